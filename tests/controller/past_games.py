"""Past games for tests: whole matches played by chance, stored as if somebody had sat on chair 0."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from gaigel_desktop.controller.match.setup import MatchSetup, first_setup, to_json, with_rules
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.controller.settings import NO_AIDS, Aids
from gaigel_desktop.controller.store.schema import VERSION
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.record import Record

BEGAN: Final = datetime(2026, 11, 1, 20)


def played(rules: RuleSet, deals: int, seed: str = "past") -> list[Record]:
    """Records with their match scores."""
    return list(simulate(Plan(rules, deals, seed, match=True)))


def table(rules: RuleSet, aids: Aids = NO_AIDS) -> MatchSetup:
    """The first table with these rules."""
    return with_rules(first_setup(), rules)._replace(aids=aids)


def keep(store: Store, setup: MatchSetup, records: list[Record], began: datetime = BEGAN) -> None:
    """Store the deals as they would be while they are played, a quarter of an hour each."""
    match, at = 0, began
    about = to_json(setup)
    for number, record in enumerate(records):
        if not match:
            match = store.start_match(at.isoformat(), about)
        deal = store.start_deal(match, at.isoformat(), record, about | {"seed": f"seed {number}"})
        at += timedelta(minutes=15)
        store.finish_deal(deal, at.isoformat(), record)
        assert record.match is not None and record.match.after is not None
        if record.match.after.winner != NOBODY:
            store.finish_match(match, at.isoformat(), record.match.after.winner)
            match = 0


def keep_many(store: Store, deals: int, presets: tuple[str, ...] = ("leinfelden", "wikipedia")) -> None:
    """Matches of several rule sets, with and without aids."""
    if store.database.execute("SELECT 1 FROM match").fetchone():
        _keep_each(store, deals, presets)
    else:
        _first_kept(deals, presets).backup(store.database)


def make_older(path: Path) -> None:
    """The store as the version before today's would have left it: without what this one has brought."""
    with sqlite3.connect(path) as database:
        database.executescript(f"DROP TABLE owner; DROP INDEX match_open; PRAGMA user_version = {VERSION - 1};")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


@cache
def _first_kept(deals: int, presets: tuple[str, ...]) -> sqlite3.Connection:
    """The same in a store where nothing was before: played and written once."""
    kept = sqlite3.connect(":memory:")
    with TemporaryDirectory() as folder, closing(Path(folder) / "games.sqlite") as store:
        _keep_each(store, deals, presets)
        store.database.backup(kept)
    return kept


def _keep_each(store: Store, deals: int, presets: tuple[str, ...]) -> None:
    for at, preset in enumerate(presets):
        setup = table(PRESETS[preset], Aids(hint=bool(at % 2)))
        keep(store, setup, played(PRESETS[preset], deals // len(presets), preset), BEGAN + timedelta(days=at))
