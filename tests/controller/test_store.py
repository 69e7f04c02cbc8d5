"""The store: nothing is lost when the program is killed, and nothing passes for another game."""

from __future__ import annotations

import sqlite3
from itertools import count
from pathlib import Path

import pytest

from gaigel_desktop.controller.match.dealer import Seed, kept_seed, seed_in
from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.controller.store.reviewed import PHASES, Lost, Reviewed
from gaigel_desktop.controller.store.schema import MARK, session_of, text_of
from gaigel_desktop.controller.store.seals import link
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from tests.controller.self_play import killed, play_into
from tests.tiers import first_of

KILLS = 12
NOW = "2026-11-21T20:15:00"


def a_deal(seed: str = "store") -> Record:
    """A whole deal, played by chance."""
    return next(simulate(Plan(PRESETS["leinfelden"], 1, seed)))


def started(path: Path, actions: int) -> Record:
    """A store with one match in which some actions of a deal have been played."""
    record = a_deal()
    with closing(path) as store:
        deal = store.start_deal(store.start_match(NOW, {"seats": ["Karle"]}), NOW, record, {"aids": []})
        for number, deed in enumerate(record.actions[:actions]):
            store.note(deal, number, deed)
    return record


def stored(path: Path) -> Record:
    """The one deal that the store holds."""
    with closing(path) as store:
        (deal,) = store.deals()
        return deal.record


def test_a_deal_is_found_again_as_far_as_it_was_played(tmp_path: Path) -> None:
    record = started(tmp_path / "games.sqlite", 9)
    assert stored(tmp_path / "games.sqlite") == record._replace(actions=record.actions[:9], result=None)
    with closing(tmp_path / "games.sqlite") as store:
        (match,) = store.unfinished()
        assert match.about == {"seats": ["Karle"]} and match.finished is None


def test_a_finished_deal_is_kept_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    record = started(path, 5)
    with closing(path) as store:
        (deal,) = store.deals()
        store.finish_deal(deal.id, NOW, record)
        store.finish_match(deal.match, NOW, 0)
        assert list(store.unfinished()) == []
    assert stored(path) == record


def test_a_match_that_was_left_for_another_can_still_be_continued(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        left, played, newest = (store.start_match(NOW, {}) for _ in range(3))
        assert [match.id for match in store.unfinished()] == [newest, played, left]
        store.finish_match(played, NOW, 1)
        store.finish_match(newest, NOW, None)
        assert [match.id for match in store.unfinished()] == [left]
        store.clear()
        assert store.database.execute("SELECT id FROM match").fetchall() == [(left,)]


def test_actions_can_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    record = started(path, 9)
    with closing(path) as store:
        (deal,) = store.deals()
        store.take_back(deal.id, 6)
        store.note(deal.id, 6, record.actions[6])
    assert stored(path).actions == record.actions[:7]


def test_an_action_cannot_be_noted_before_its_turn(tmp_path: Path) -> None:
    record = started(tmp_path / "games.sqlite", 3)
    with closing(tmp_path / "games.sqlite") as store, pytest.raises(sqlite3.IntegrityError):
        store.note(1, 5, record.actions[5])


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE action SET seat = (seat + 1) % 4 WHERE number = 4",
        'UPDATE action SET action = \'["play", "SA"]\' WHERE number = 4',
        "DELETE FROM action WHERE number = 4",
        "UPDATE action SET digest = (SELECT digest FROM action WHERE number = 3) WHERE number = 4",
    ],
)
def test_a_changed_action_ends_the_deal_before_it(tmp_path: Path, change: str) -> None:
    path = tmp_path / "games.sqlite"
    record = started(path, 9)
    with sqlite3.connect(path) as database:
        database.execute(change)
    assert stored(path).actions == record.actions[:4]


@pytest.mark.parametrize("action", ["5", "null", "[" * 100_000, '[["play"]]', '{"play": 1}'])
def test_an_action_that_is_none_ends_the_deal_before_it_though_its_chain_holds(tmp_path: Path, action: str) -> None:
    path = tmp_path / "games.sqlite"
    record = started(path, 9)
    with sqlite3.connect(path) as database:
        before = database.execute("SELECT digest FROM action WHERE number = 3").fetchone()[0]
        seat = database.execute("SELECT seat FROM action WHERE number = 4").fetchone()[0]
        made = link(before, f"{seat} {action}")
        database.execute("UPDATE action SET action = ?, digest = ? WHERE number = 4", (action, made))
    assert stored(path).actions == record.actions[:4]


def test_a_match_whose_row_is_damaged_goes_on_by_what_its_deals_tell(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    started(path, 4)
    with closing(path) as store:
        store.database.execute("UPDATE match SET about = '{'")
        (match,) = store.unfinished()
        assert match.about == {"aids": []}
        (deal,) = store.deals(match.id)
        store.finish_deal(deal.id, NOW, a_deal())
        store.finish_match(match.id, NOW, 0)
        assert list(store.unfinished()) == []


def test_a_word_that_was_given_to_one_pack_does_not_pass_to_the_next_where_a_damaged_match_goes_on(
    tmp_path: Path,
) -> None:
    """Else the next secret would seem to have been shuffled with it, and would prove another pack."""
    table: JsonObject = {"aids": []}
    with closing(tmp_path / "games.sqlite") as store:
        number = store.start_match(NOW, table)
        store.start_deal(number, NOW, a_deal(), table | kept_seed(Seed("secret", "word")))
        store.database.execute("UPDATE match SET started = 'never'")
        (match,) = store.unfinished()
        assert match.about == table
        assert seed_in(match.about | kept_seed(Seed("next"))) == Seed("next")


@pytest.mark.parametrize("about", ["'{'", "x'00ff'"])
def test_what_is_marked_is_found_beside_what_cannot_be_read(tmp_path: Path, about: str) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        abouts: list[JsonObject] = [{"mark": 1}, {"mark": 2}, {}]
        damaged, whole, other = (store.start_match(NOW, told) for told in abouts)
        store.start_deal(damaged, NOW, a_deal(), {"mark": 1})
        store.database.execute(f"UPDATE match SET about = {about} WHERE id IN (?, ?)", (damaged, other))
        assert [(match.id, match.about) for match in store.marked("mark")] == [
            (whole, {"mark": 2}),
            (damaged, {"mark": 1}),
        ]


def test_a_changed_record_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    started(path, 2)
    with sqlite3.connect(path) as database:
        database.execute("UPDATE deal SET record = replace(record, '\"dealer\": 0', '\"dealer\": 1')")
    with closing(path) as store:
        assert list(store.deals()) == []


def test_rule_sets_are_kept_by_name(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        store.keep_rules("Stammtisch", {"preset": "leinfelden", "strokes": 5})
        store.keep_rules("Stammtisch", {"preset": "leinfelden", "strokes": 7})
        store.keep_rules("Oma", {"preset": "wikipedia"})
        store.forget_rules("Oma")
        store.clear()
        assert store.kept_rules() == {"Stammtisch": {"preset": "leinfelden", "strokes": 7}}


def test_clearing_forgets_all_games(tmp_path: Path) -> None:
    started(tmp_path / "games.sqlite", 9)
    with closing(tmp_path / "games.sqlite") as store:
        store.clear()
        assert len(list(store.deals())) == 1  # the match that is being played
        store.finish_match(1, NOW, None)
        store.clear()
        assert list(store.deals()) == []
        assert store.database.execute("SELECT id FROM match").fetchall() == []


def test_deals_are_counted_also_where_they_cannot_be_read(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        match = store.start_match(NOW, {})
        for deal in [store.start_deal(match, NOW, a_deal(), {}) for _ in range(3)][:2]:
            store.finish_deal(deal, NOW, a_deal())
        assert (store.deals_begun(match), store.deals_over(match)) == (3, 2)
        store.database.execute("UPDATE deal SET record = '{' WHERE id = 1")
        assert (store.deals_begun(match), store.deals_over(match)) == (3, 2) and len(list(store.deals(match))) == 2
        assert store.match(match + 1) is None


def test_nothing_is_added_to_a_deal_that_is_damaged(tmp_path: Path) -> None:
    """It would be sealed with what is wrong in it."""
    path = tmp_path / "games.sqlite"
    started(path, 2)
    with closing(path) as store:
        store.finish_deal(1, NOW, a_deal())
        store.database.execute("UPDATE deal SET about = '{}', digest = 'broken'")
        before = store.database.execute("SELECT about, digest FROM deal").fetchall()
        store.keep_guess(1, 42)
        store.keep_review(1, Reviewed(None, None, tuple(Lost(1, 0.0) for _ in PHASES), ()))
        assert store.database.execute("SELECT about, digest FROM deal").fetchall() == before
        assert store.database.execute("SELECT count(*) FROM review").fetchone() == (0,)


# -- sessions of a tournament ----------------------------------------------------------------------------------------


def steps_to(store: Store, mark: list[object]) -> tuple[int | None, int]:
    """The session with this mark, and how many steps SQLite took to it."""
    steps = count()
    store.database.set_progress_handler(lambda: next(steps) < 0, 1)
    found = store.session(mark)
    store.database.set_progress_handler(None, 1)
    return found.id if found else None, next(steps)


@pytest.mark.parametrize("over", [None, NOW])
def test_a_session_is_found_as_soon_among_five_thousand_matches(tmp_path: Path, over: str | None) -> None:
    others: list[JsonObject] = [
        {"seats": ["Karle"]},
        {MARK: ["another", 1]},
        {MARK: ["Süßmost", 0]},
        {MARK: "Süßmost"},
        {MARK: 1},
    ]
    rows = [(NOW, text_of(about), over, session_of(about)) for about in others]
    insert = "INSERT INTO match (started, about, finished, session) VALUES (?, ?, ?, ?)"
    with closing(tmp_path / "games.sqlite") as store:
        session = store.start_match(NOW, {"seats": ["Karle"], MARK: ["Süßmost", 1]})
        for times in (1, 1000):
            with store.database:
                store.database.executemany(insert, rows * times)
            found, steps = steps_to(store, ["Süßmost", 1])
            missed, in_vain = steps_to(store, ["Süßmost", 2])
            assert (found, missed) == (session, None)
            assert max(steps, in_vain) < 40


def test_of_two_sessions_with_one_mark_the_newer_goes_on(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        _, newer = (store.start_match(NOW, {MARK: ["Most", 0]}) for _ in range(2))
        assert steps_to(store, ["Most", 0])[0] == newer


# -- bad days ----------------------------------------------------------------------------------------------------


@first_of(1, "number", range(KILLS))
def test_a_killed_program_loses_the_last_action_at_most(tmp_path: Path, number: int) -> None:
    noted, found = killed(tmp_path, f"kill {number}")
    assert noted - 1 <= found <= noted + 1


def test_self_play_fills_a_store(tmp_path: Path) -> None:
    play_into(tmp_path / "games.sqlite", tmp_path / "log", 3)
    with closing(tmp_path / "games.sqlite") as store:
        assert [deal.finished is not None for deal in store.deals()] == [True] * 3
