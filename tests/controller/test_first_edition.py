"""What programs of the first edition of the rules left: stores and files in which a preset means what it meant then.

The third version of the store and the files are of one program, the fourth version of a later one; in both a match by
Wikipedia and one by the rules of 1907 wait, a session of a tournament, and a match of which a deal that is over and the
running one have a deed that has been refused since: the Sevens that somebody auf Dissle has to keep.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Final

import pytest

from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.controller.match.setup import first_setup, keep, last, with_rules
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.records.notation import read_line
from gaigel_desktop.controller.records.rule_sets import rules_from_json
from gaigel_desktop.controller.records.verify import findings
from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, count, in_order
from gaigel_desktop.controller.store.mending import mend
from gaigel_desktop.controller.store.schema import columns
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.controller.store.transfer import export, take_in
from gaigel_desktop.controller.tournament.rounds import RULES
from gaigel_desktop.controller.tournament.steward import kept
from gaigel_desktop.controller.unfinished import table_of
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.options import PRESETS
from tests.controller.older_stores import FIRST
from tests.controller.test_editions import LINES, THEN, WIKIPEDIA_THEN

NOW: Final = "2026-11-22T20:00:00"
U_THEN: Final = PRESETS["uspcc-1907"]._replace(claims="counted")
DISSLE: Final = PRESETS["leinfelden"]._replace(auf_dissle="any")
PLAYED: Final = {1: WIKIPEDIA_THEN, 2: U_THEN, 3: DISSLE, 5: RULES}  # the own matches by their numbers
RUNNING: Final = {3: (12, 12), 5: (10, 10), 8: (10, 14), 11: (9, 9)}  # deals: how many deeds hold, of how many


@pytest.fixture(params=[3, 4], ids=lambda version: f"version {version}")
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A store that was left then."""
    return Path(shutil.copy(FIRST / f"store-{request.param}.sqlite", tmp_path / "games.sqlite"))


def texts(path: Path) -> dict[int, str]:
    """The records as they lie there."""
    with sqlite3.connect(path) as database:
        return dict(database.execute("SELECT id, record FROM deal").fetchall())


def rows(path: Path) -> list[list[object]]:
    """All that is sealed, as anybody reads it who has SQLite."""
    with sqlite3.connect(path) as database:
        tables = ("match", "deal", "rule_set")
        return [database.execute(f"SELECT {columns(table)} FROM {table} ORDER BY 1").fetchall() for table in tables]


def is_as_agreed(store: Store) -> None:
    """Whether every rule set says what it said then."""
    matches = {match.id: match for match in store.unfinished()}
    assert matches.keys() == PLAYED.keys()
    for number, rules in PLAYED.items():
        setup = table_of(store, matches[number])
        assert setup is not None and setup.rules == rules
        assert {deal.record.rules for deal in store.deals(number)} == {rules}
        assert all(rules_from_json(deal.about["rules"]) == rules for deal in store.deals(number))
    assert {name: rules_from_json(rules) for name, rules in store.kept_rules().items()} == {
        "1907": U_THEN,
        "Daheim": PRESETS["leinfelden"]._replace(players=3),
        "Stammtisch": WIKIPEDIA_THEN._replace(strokes=5),
    }


# -- the store -------------------------------------------------------------------------------------------------------


def test_what_was_agreed_stays_as_it_was(left: Path) -> None:
    before = texts(left)
    with closing(left) as store:
        is_as_agreed(store)
        assert len(list(store.deals())) == len(before) == 11
        past = list(in_order(store.database, EVERYTHING))
        assert len(past) == count(store.database, EVERYTHING) == 7
    (copy,) = left.parent.glob("games.version-*.sqlite")
    assert texts(copy) == texts(left) == before, "records keep their text, with which the chain of their deeds begins"


def test_it_is_written_out_once(left: Path) -> None:
    with closing(left) as store:
        today = store.start_match(NOW, {"rules": {"preset": "wikipedia"}})
        store.keep_rules("Heute", {"preset": "uspcc-1907"})
    before = rows(left)
    with closing(left) as store:
        (match,) = (match for match in store.unfinished() if match.id == today)
        assert match.about == {"rules": {"preset": "wikipedia"}}
        assert rules_from_json(store.kept_rules()["Heute"]) == PRESETS["uspcc-1907"]
    assert rows(left) == before


def test_what_did_not_hold_then_is_not_touched(tmp_path: Path) -> None:
    path = Path(shutil.copy(FIRST / "store-4.sqlite", tmp_path / "games.sqlite"))
    with sqlite3.connect(path) as database:
        for table in ("match", "deal"):
            database.execute(
                f"UPDATE {table} SET about = replace(about, '\"dealer\": 0', '\"dealer\": 1') WHERE id = 1"
            )
    before = rows(path)
    with closing(path) as store:
        assert {deal.id for deal in store.deals()} == set(range(2, 12))
    after = rows(path)
    assert [table[0] for table in after[:2]] == [table[0] for table in before[:2]]
    assert after[1][1] != before[1][1], "another deal of the same match says what was agreed"


def test_past_games_of_then_are_told_apart_from_those_of_the_preset_of_today(left: Path) -> None:
    with closing(left) as store:
        assert count(store.database, Wanted(rules="wikipedia")) == 0
        assert count(store.database, Wanted(rules="wikipedia+")) == 3
        assert count(store.database, Wanted(rules="uspcc-1907+")) == 1
        shares = {share.key: share.deals for share in figures(store.database, EVERYTHING).by_rules}
        assert shares == {"wikipedia+": 2, "leinfelden+": 2, "uspcc-1907+": 1, "rutesheim": 1}


def test_a_mended_store_keeps_what_was_agreed_too(left: Path) -> None:
    before = texts(left)
    list(mend(left))
    with closing(left) as store:
        is_as_agreed(store)
        assert count(store.database, Wanted(rules="wikipedia+")) == 3
        mended = [(deal.id, len(deal.record.actions)) for deal in store.deals() if deal.finished is None]
        assert mended == [(deal, deeds) for deal, (_, deeds) in RUNNING.items()]
    assert texts(left) == before
    list(mend(left))
    with closing(left) as store:
        is_as_agreed(store)


# -- its deals -------------------------------------------------------------------------------------------------------


def test_a_running_deal_goes_on_as_far_as_it_holds(left: Path) -> None:
    with closing(left) as store:
        running = [deal for deal in store.deals() if deal.finished is None]
        assert [deal.id for deal in running] == list(RUNNING)
        for deal in running:
            rules = PLAYED[deal.match]
            game = Game(rules, [Thinker(lambda *_: None) for _ in range(rules.players)], 0, Forgotten())
            assert (game.resume_deal(deal.record), deal.noted) == RUNNING[deal.id]
            assert game.record_so_far().rules == rules


def test_a_match_of_then_is_played_on_by_its_rules_and_its_file_holds(left: Path, tmp_path: Path) -> None:
    """One of its records lies there as it was written, the next one is written today."""
    with closing(left) as store:
        deal = next(deal for deal in store.deals(1) if deal.finished is None)
        line = next(line for line in LINES if read_line(line).deck == deal.record.deck)
        record = read_line(line)
        assert record.actions[: deal.noted] == deal.record.actions
        for number, deed in enumerate(record.actions[deal.noted :], deal.noted):
            store.note(deal.id, number, deed)
        store.finish_deal(deal.id, NOW, record)
        *_, written = export(in_order(store.database, Wanted(match=1)), tmp_path / "out.jsonl")
        assert written == 3
    assert ["gaigel-deal/2" in text for text in list(texts(left).values())[:3]] == [False, False, True]
    out = (tmp_path / "out.jsonl").read_bytes()
    assert list(findings([out])) == [None] * 3
    assert [json.loads(line)["match"]["deals"] for line in out.splitlines()] == [0, 1, 2]


def test_deals_of_then_are_known_again_however_they_are_written(left: Path, tmp_path: Path) -> None:
    """The first six lines are two that lie there as own deals, one that was taken in, and one of U; two are new."""
    (tmp_path / "in.jsonl").write_bytes(b"".join(LINES[:6]))
    with closing(left) as store:
        *_, taken = take_in(store.database, tmp_path / "in.jsonl", NOW)
        assert (taken.known, taken.new, taken.bad) == (4, 2, 0)
        list(export(in_order(store.database, Wanted(rules="wikipedia+")), tmp_path / "out.jsonl"))
        *_, taken = take_in(store.database, tmp_path / "out.jsonl", NOW)
        assert taken.new == taken.bad == 0


def test_a_deal_with_a_deed_that_is_refused_today_is_told_as_far_as_it_holds(left: Path, tmp_path: Path) -> None:
    with closing(left) as store:
        past = list(in_order(store.database, EVERYTHING))
        ends = [retold(deal.record, seat)[-1].seen.phase == OVER for deal in past for seat in (0, None)]
        assert ends.count(False) == 2
        (refused,) = (deal for deal in past if retold(deal.record, 0)[-1].seen.phase != OVER)
        assert refused.reason == "dissle_failed" and refused.won is not None, "it is counted as it ended"
        steps = retold(refused.record, None)
        assert steps[-1].seen.dissle == 0 and len(steps) < len(refused.record.actions) + 2
        list(export([refused], tmp_path / "out.jsonl"))
    (finding,) = findings([(tmp_path / "out.jsonl").read_bytes()])
    assert finding is not None
    assert str(finding).endswith('"dissle", "S7"]: who collects Sevens keeps them while there is another card')


# -- the files -------------------------------------------------------------------------------------------------------


def test_the_table_of_last_time_keeps_what_was_agreed(tmp_path: Path) -> None:
    path = Path(shutil.copy(FIRST / "table.json", tmp_path))
    found = last(path)
    assert not found.broken and found.setup.rules == WIKIPEDIA_THEN._replace(strokes=7)
    keep(found.setup, path)
    assert last(path) == found
    today = with_rules(first_setup(), PRESETS["wikipedia"])
    keep(today, path)
    assert last(path).setup == today


@pytest.mark.parametrize("edition", [3, 0, "2", True, None])
def test_a_table_of_another_edition_stays_as_it_is(tmp_path: Path, edition: object) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(json.loads((FIRST / "table.json").read_text()) | {"edition": edition}))
    before = path.read_bytes()
    assert last(path).broken
    assert path.read_bytes() == before


def test_a_tournament_goes_on_by_the_rules_it_has_always_had(tmp_path: Path) -> None:
    """Its file holds no rules: they are those of Rutesheim, which mean today what they meant then."""
    path = Path(shutil.copy(FIRST / "tournament.json", tmp_path))
    found = kept(path)
    assert not found.broken and found.tournament is not None and found.tournament.rounds[0] == ((5, 3, 1),)
    assert {name: getattr(RULES, name) for name in THEN} == THEN
