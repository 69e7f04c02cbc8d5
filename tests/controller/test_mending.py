"""Mending: what a damaged store still tells is carried over, and what it does not tell is not made up."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.controller.store import wreck
from gaigel_desktop.controller.store.mending import Carried, mend, settle
from gaigel_desktop.controller.store.schema import SEALED, columns
from gaigel_desktop.controller.store.seals import seal
from gaigel_desktop.controller.store.store import Store, StoredMatch, closing
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from tests.controller.past_games import played
from tests.controller.test_store import NOW, a_deal, started, stored

TABLE: JsonObject = {"table": "of four"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def keep(store: Store, record: Record, about: JsonObject = TABLE) -> int:
    """A match of one deal that is over; its number."""
    match = store.start_match(NOW, about)
    store.finish_deal(store.start_deal(match, NOW, record, about), NOW, record)
    return match


def change(path: Path, table: str, **values: str) -> None:
    """Somebody changes the rows of a table and seals them as they are now."""
    database = sqlite3.connect(path)
    for column, value in values.items():
        database.execute(f"UPDATE {table} SET {column} = ?", (value,))
    for row in database.execute(f"SELECT {columns(table)} FROM {table}").fetchall():
        sealed = seal(table, *row[:-1]), row[0]
        database.execute(f"UPDATE {table} SET digest = ? WHERE {SEALED[table][0]} = ?", sealed)
    database.commit()
    database.close()


def spoil(path: Path, table: str) -> None:
    """No seal of this table holds any more."""
    database = sqlite3.connect(path)
    database.execute(f"UPDATE {table} SET digest = 'broken'")
    database.commit()
    database.close()


def mended(path: Path) -> Carried:
    *_, last = mend(path)
    return last


def only_match(path: Path) -> StoredMatch:
    with closing(path) as store:
        match = store.match(1)
    assert match is not None
    return match


def test_where_nothing_waits_nothing_takes_the_place_of_the_store(path: Path) -> None:
    started(path, 3)
    before = path.read_bytes()
    assert settle(path) == "" and path.read_bytes() == before


def test_a_deal_by_rules_that_nobody_knows_here_comes_along_as_it_is(path: Path) -> None:
    with closing(path) as store:
        keep(store, a_deal())
    strange = json.dumps({"format": "gaigel-deal/99"})
    change(path, "deal", record=strange)
    assert mended(path)[2:4] == (1, 0)
    with closing(path) as store:
        assert store.database.execute("SELECT record FROM deal").fetchall() == [(strange,)]
        assert list(store.deals()) == [], "but nobody here can read it"
        assert store.database.execute("SELECT count(*) FROM past").fetchone() == (0,)


@pytest.mark.parametrize("about", [TABLE, {"file": "from a friend.jsonl"}])
def test_of_a_match_that_is_lost_its_last_deal_tells_who_sat_there_and_who_won(path: Path, about: JsonObject) -> None:
    rules = PRESETS["leinfelden"]._replace(strokes=1, scoring="race")
    (won,) = played(rules, 1)
    assert won.match is not None and won.match.after is not None
    with closing(path) as store:
        keep(store, won, about)
    spoil(path, "match")
    assert mended(path)[2:4] == (1, 0)
    match = only_match(path)
    assert (match.about, match.finished, match.winner) == (about, NOW, won.match.after.winner)


def test_of_a_match_that_is_lost_and_was_not_won_nobody_has_won(path: Path) -> None:
    with closing(path) as store:
        keep(store, a_deal())
    spoil(path, "match")
    mended(path)
    match = only_match(path)
    assert (match.about, match.finished, match.winner) == (TABLE, None, None)


def test_where_not_even_the_last_deal_can_be_read_a_match_has_a_row_all_the_same(path: Path) -> None:
    with closing(path) as store:
        keep(store, a_deal())
    change(path, "deal", about="{", record="{")
    spoil(path, "match")
    mended(path)
    match = only_match(path)
    assert (match.about, match.finished, match.winner) == ({}, None, None)


def test_of_a_deal_that_was_going_on_the_deeds_come_along_as_far_as_they_hold(path: Path) -> None:
    record = started(path, 9)
    with sqlite3.connect(path) as database:
        database.execute("UPDATE action SET digest = 'broken' WHERE number = 6")
    database.close()
    mended(path)
    assert stored(path).actions == record.actions[:6]


def test_no_deal_has_more_deeds_than_any_deal_can_have(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a damaged index could let rows go on for ever."""
    monkeypatch.setattr(wreck, "MOST_DEEDS", 4)
    record = started(path, 9)
    mended(path)
    assert stored(path).actions == record.actions[:4]


def test_a_rule_set_that_cannot_be_read_comes_along_as_it_is(path: Path) -> None:
    with closing(path) as store:
        store.keep_rules("Stammtisch", {"preset": "leinfelden"})
    change(path, "rule_set", rules="no rules")
    mended(path)
    with closing(path) as store:
        assert store.database.execute("SELECT name, rules FROM rule_set").fetchall() == [("Stammtisch", "no rules")]
