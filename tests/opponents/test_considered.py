"""Thoughts: the deed of whoever has manners, every way for whoever has none, and figures that go together."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose
from random import Random
from typing import Final

import pytest

from gaigel_desktop.opponents.considered import ENOUGH, Looks, considered
from gaigel_desktop.opponents.levels import LEVELS
from gaigel_desktop.opponents.thought import Thought
from gaigel_desktop.opponents.ways import ways_for
from gaigel_desktop.rules.actions import ACTION_OF, AUS, PASS, QUESTION, SPELLED
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.judge import legal_actions, next_to_act
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.views import view
from tests.opponents.asking import memory_of, quick
from tests.opponents.positions import positions
from tests.opponents.test_good_play import leader_of_three, over_101
from tests.rules.table import Table
from tests.scenario import lay
from tests.scramble import reshuffled
from tests.tiers import thorough

ALL: Final = [level.name for level in LEVELS]


# -- figures that go together ----------------------------------------------------------------------------------------


def thoughts(number: int, looks: Looks, seed: int) -> Iterator[tuple[Deal, int, Thought]]:
    """The coach at moments of all kinds of deals, with what one could play asked about."""
    dice = Random(seed)
    for deal, _, memories in positions(number, seed=seed):
        seat = max(0, next_to_act(deal))
        plays = dice.choice(legal_actions(deal, seat) or [None])
        asked = looks._replace(plays=plays)
        yield deal, seat, considered(view(deal, seat), seat, memories[seat], 5, asked, character=quick("master"))


@thorough
def test_worths_and_differences_agree() -> None:
    for _, _, thought in thoughts(15, Looks(tries=150), seed=32):
        best = thought.ways[thought.advised]
        for at, way in enumerate(thought.ways):
            assert isclose(best.worth - way.worth, thought.apart(thought.advised, at).mean, abs_tol=1e-9)
            for other in range(len(thought.ways)):
                there, back = thought.apart(at, other), thought.apart(other, at)
                assert isclose(there.mean, -back.mean, abs_tol=1e-9) and isclose(there.error, back.error)
                assert thought.common[at][other].tries == min(way.tries, thought.ways[other].tries)


@thorough
def test_what_guesses_saw_are_shares_of_them() -> None:
    for deal, _, thought in thoughts(15, Looks(tries=150), seed=33):
        for way in thought.ways:
            if way.saw is not None:
                trick, points, won, double_won, double_lost = way.saw
                assert 0 <= double_won <= won <= 1 and 0 <= trick <= 1 and 0 <= points <= 240
                assert won + double_lost <= 1
                assert deal.law.sides > 2 or way.tries < ENOUGH or abs(way.worth) <= 2 + 1e-9


@thorough
def test_no_figure_depends_on_hidden_cards() -> None:
    dice = Random(7)
    for deal, _, memories in positions(15, seed=34):
        seat = dice.choice((max(0, next_to_act(deal)), dice.randrange(deal.players)))
        other = reshuffled(deal, seat, dice)
        looks = Looks(tries=60)
        first = considered(view(deal, seat), seat, memories[seat], 5, looks)
        assert considered(view(other, seat), seat, memories[seat], 5, looks) == first


# -- budgets ---------------------------------------------------------------------------------------------------------


def lead(looks: Looks) -> Thought:
    """Vorhand has made the first trick with the ace and leads."""
    table = lay("leinfelden", "S7", vorhand="EA BX HU E7 HK", talon="SU").opens("elfen", "EA").rest_discard()
    return considered(view(table.deal, 0), 0, memory_of(table.told, 0), 3, looks)


def last_of_three(looks: Looks) -> Thought:
    """There is only one good card."""
    return advised(leader_of_three().plays("BX B7"), 2, looks)


@thorough
def test_what_was_played_is_tried_as_often_as_what_is_advised() -> None:
    hopeless = last_of_three(Looks(tries=2400))
    worst = min(hopeless.ways, key=lambda way: way.worth)
    assert worst.tries < hopeless.ways[hopeless.advised].tries
    asked = last_of_three(Looks(plays=worst.course[0], tries=2400))
    place = place_of(asked, worst.course[0])
    assert asked.ways[place].tries == asked.ways[asked.advised].tries > worst.tries


@thorough
def test_it_goes_on_until_the_doubt_is_as_small_as_it_was_asked_for_or_the_budget_is_spent() -> None:
    plays = ACTION_OF["play", "BX"]
    short, long = lead(Looks(plays, 300)), lead(Looks(plays, 15000, 0.07))
    errors = [thought.apart(thought.advised, place_of(thought, plays)).error for thought in (short, long)]
    assert errors[1] < 0.07 < errors[0]
    spent = lead(Looks(plays, 600, 0.001))
    assert 600 <= sum(way.tries for way in spent.ways) < 800


def place_of(thought: Thought, deed: int | None) -> int:
    place = thought.best_with(deed)
    assert place is not None
    return place


def test_the_only_way_is_priced_too() -> None:
    table = lay("leinfelden", "S7", vorhand="EA BX HU E7 HK").opens("elfen", "EA").rest_discard()
    thought = considered(view(table.deal, 2), 2, memory_of(table.told, 2), 3, Looks(tries=400))
    assert [way.course for way in thought.ways] == [()] and thought.deed() is None
    assert thought.ways[0].tries >= ENOUGH and thought.ways[0].worth != 0


# -- whatever can be said is a way -----------------------------------------------------------------------------------


def advised(table: Table, seat: int, looks: Looks | None = None, standing: Standing | None = None) -> Thought:
    seen, memory = view(table.deal, seat), memory_of(table.told, seat, standing)
    return considered(seen, seat, memory, 3, looks or Looks(tries=900))


def spelled(deed: int | None) -> str:
    return "" if deed is None else " ".join(str(part) for part in SPELLED[deed])


def courses(table: Table, seat: int) -> list[str]:
    return [", ".join(map(spelled, course)) for course in ways_for(view(table.deal, seat), seat)]


def test_it_accuses_at_once() -> None:
    table = over_101().discards()
    for seat in (1, 3):
        thought = advised(table, seat)
        assert spelled(thought.deed()) == "accuse 0"
        assert thought.ways[thought.advised].worth == pytest.approx(2)
        assert max(way.worth for at, way in enumerate(thought.ways) if at != thought.advised) <= 1


def test_at_101_it_calls_and_out_of_turn_the_other_way_is_to_wait() -> None:
    table = over_101()
    thought = advised(table, 0)
    assert spelled(thought.deed()) == "aus"
    assert {round(way.worth, 9) for at, way in enumerate(thought.ways) if at != thought.advised} == {-2}, "overgaigelt"
    thought = advised(table, 2)
    assert courses(table, 2) == ["", "aus"] and spelled(thought.deed()) == "aus"
    assert thought.ways[place_of(thought, None)].worth == pytest.approx(-2), "the partner plays on, and is accused"


def test_below_101_nobody_thinks_of_calling_unless_somebody_did() -> None:
    table = lay("leinfelden", "S7", vorhand="EA BX HU E7 HK").opens("elfen", "EA").rest_discard()
    assert not any("aus" in course or "accuse" in course for course in courses(table, 0))
    thought = advised(table, 0, Looks(plays=AUS, tries=400))
    assert thought.ways[place_of(thought, AUS)].worth == pytest.approx(-2)
    assert spelled(thought.deed()).startswith("play")


@thorough
def test_pairs_and_the_seven_are_ways_with_the_cards_after_them() -> None:
    table = lay("leinfelden", "SK", vorhand="EA B7 HO HU S7", talon="SO").opens("elfen", "EA").rest_discard()
    assert spelled(advised(table, 0).deed()) == "swap"
    words = {course.rsplit(", ", 1)[0] for course in courses(table, 0) if "," in course}
    assert words == {"swap, declare S", "reserve"}


def test_a_claim_is_questioned_by_who_has_counted() -> None:
    """U: of a wrong one the claiming side suffers, of a right one whoever questions it."""
    for have, deed in ((False, QUESTION), (True, PASS)):
        hand = "EA SK SO HK HO" if have else "EA SK SO H7 BO"
        table = lay("leinfelden", "S7", claims="questioned", vorhand=hand, third="BK BO EK EO E7")
        table = table.opens("elfen", "EA").rest_discard().seat(0).declares("S")
        if have:
            table = table.seat(0).declares("H").seat(2).declares("B").seat(2).declares("E")
        table = table.seat(0).calls_aus()
        assert advised(table, 1).deed() == deed


def test_a_wrong_claim_is_thought_to_be_questioned() -> None:
    table = lay("leinfelden", "S7", claims="questioned", vorhand="EA SK SO H7 BO").opens("elfen", "EA").rest_discard()
    thought = advised(table, 0, Looks(plays=AUS, tries=400))
    assert thought.ways[place_of(thought, AUS)].worth == pytest.approx(-2)


def test_nobody_lets_a_window_go_by_with_a_pair_unless_they_did() -> None:
    table = lay("uspcc-1907", "S7", vorhand="EA HK HO BX E7").plays("EA . . .")
    assert courses(table, 0) == ["declare H"]
    passed = ways_for(view(table.deal, 0), 0, plays=PASS)
    assert [spelled(course[0]) for course in passed] == ["declare H", "pass"]


def test_every_way_may_be_gone_and_everything_of_use_is_one() -> None:
    for deal, _, _ in positions(60, seed=35):
        for seat in range(deal.players):
            found = ways_for(view(deal, seat), seat)
            legal = set(legal_actions(deal, seat))
            assert all(not course or course[0] in legal for course in found)
            assert len(set(found)) == len(found) >= 1
            assert (() in found) == (next_to_act(deal) != seat)
