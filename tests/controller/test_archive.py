"""Past games: every deal that is over is found again, by everything that one may look for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.controller.store import archive
from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, choices, count, in_order, page
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.controller.store.summary import GIVEN_UP
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.cards import count as cards_in
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import replay
from gaigel_desktop.rules.views import view
from tests.controller.past_games import keep, keep_many, played, table
from tests.tiers import thorough

LEINFELDEN = PRESETS["leinfelden"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(tmp_path / "games.sqlite") as opened:
        yield opened


def test_the_newest_come_first_page_by_page(store: Store) -> None:
    records = played(LEINFELDEN, 30)
    keep(store, table(LEINFELDEN), records)
    first, second = page(store.database, EVERYTHING, 0, 20), page(store.database, EVERYTHING, 20, 20)
    lines = list(map(write_line, records))
    assert [write_line(deal.record) for deal in (*first, *second)] == lines[::-1]
    assert [write_line(deal.record) for deal in in_order(store.database, EVERYTHING)] == lines
    assert count(store.database, EVERYTHING) == 30


def test_the_running_deal_is_left_out(store: Store) -> None:
    (record,) = played(LEINFELDEN, 1)
    match = store.start_match("2026-11-21T20:00:00", {})
    deal = store.start_deal(match, "2026-11-21T20:00:00", record, {})
    for number, deed in enumerate(record.actions):
        store.note(deal, number, deed)
    assert count(store.database, EVERYTHING) == 0 and page(store.database, EVERYTHING, 0, 9) == []


def test_a_deal_that_was_given_up_is_lost(store: Store) -> None:
    (record,) = played(LEINFELDEN, 1)
    match = store.start_match("2026-11-21T20:00:00", {})
    deal = store.start_deal(match, "2026-11-21T20:00:00", record, {})
    store.finish_deal(deal, "2026-11-21T20:09:00", record._replace(actions=record.actions[:7], result=None, match=None))
    store.finish_match(match, "2026-11-21T20:09:00", None)
    (lost,) = page(store.database, Wanted(won=False), 0, 9)
    assert (lost.reason, lost.match.given_up) == (GIVEN_UP, True)


@thorough
def test_everything_can_be_looked_for(store: Store) -> None:
    keep_many(store, 300)
    found = {deal.id: deal for deal in in_order(store.database, EVERYTHING)}
    assert len(found) == 300

    def expect(wanted: Wanted, ids: set[int]) -> None:
        assert {deal.id for deal in in_order(store.database, wanted)} == ids, wanted
        assert count(store.database, wanted) == len(ids) > 0

    results = {at: deal.record.result for at, deal in found.items()}
    expect(Wanted(rules="wikipedia"), {at for at, deal in found.items() if deal.record.rules.preset == "wikipedia"})
    expect(Wanted(won=True), {at for at, result in results.items() if result and 0 in result.winners})
    expect(Wanted(won=False), {at for at, result in results.items() if result and 0 not in result.winners})
    expect(Wanted(who="eugen", match=1), {at for at, deal in found.items() if deal.match.id == 1})


def test_opponents_are_those_on_the_other_side(store: Store) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 1))
    partner = table(LEINFELDEN).chairs[2].portrait
    offered = choices(store.database)
    assert partner not in offered.who and len(offered.who) == 2
    assert offered.rules == ("leinfelden",)


def test_rules_of_ones_own_are_another_rule_set(store: Store) -> None:
    own = LEINFELDEN._replace(players=3, strokes=5)
    keep(store, table(own), played(own, 1))
    assert choices(store.database).rules == ("leinfelden+",)


def test_a_changed_record_is_not_shown(store: Store) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 2))
    store.database.execute("UPDATE deal SET record = replace(record, '\"dealer\": 0', '\"dealer\": 1')")
    assert len(page(store.database, EVERYTHING, 0, 9)) == 1


def test_clearing_the_figures_leaves_the_games(store: Store) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 40))
    store.clear_figures()
    assert count(store.database, EVERYTHING) == 40


# -- told again --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["leinfelden", "uspcc-1907", "rutesheim"])
def test_a_deal_is_told_again_as_a_seat_saw_it(preset: str) -> None:
    for record in played(PRESETS[preset], 20):
        deal = replay(record)
        for seat in (0, record.rules.players - 1):
            steps = retold(record, seat)
            last = steps[-1].seen
            assert last.hands == view(deal, seat).hands and last.result == record.result and last.phase == OVER
            for step in steps:
                others = [other for other in range(record.rules.players) if other != seat]
                assert all(step.seen.hands[other] == step.seen.known[other] for other in others)
                assert set(step.seen.talon) <= {HIDDEN}


def test_a_deal_is_told_again_with_all_hands_open() -> None:
    for record in played(LEINFELDEN, 20):
        steps = retold(record, None)
        deal = replay(record)
        assert (steps[-1].seen.hands, steps[-1].seen.points) == (deal.hands, deal.points)
        assert all(cards_in(hand) for hand in steps[0].seen.hands)
        assert steps[0].event is None and steps[0].seen.result is None


def test_a_deal_that_turns_out_to_be_damaged_is_named_by_its_number_and_its_day(store: Store) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 3))
    store.database.execute("UPDATE deal SET about = '{}' WHERE id = 2")
    assert archive.damaged(store.database) == []
    assert [deal.id for deal in page(store.database, EVERYTHING, 0, 9)] == [3, 1]
    ((number, finished),) = archive.damaged(store.database)
    assert (number, finished[:10]) == (2, "2026-11-01") and count(store.database, EVERYTHING) == 2


def test_what_was_kept_beside_a_deal_is_found_by_its_record(store: Store) -> None:
    first, second, strange = played(LEINFELDEN, 3)
    keep(store, table(LEINFELDEN), [first, second])
    assert [archive.about_of(store.database, record).get("seed") for record in (second, first)] == ["seed 1", "seed 0"]
    assert archive.about_of(store.database, strange) == {}
    store.database.execute("DROP TABLE opponent")
    store.database.execute("DROP TABLE past")
    assert archive.about_of(store.database, first) == {}, "where nothing can be looked up nothing is told"
