"""Questioned claims, pairs across the table and the swap in a window, by the second implementation alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from . import Bad, act, card_actions, count, deal, legal, rules_from, ties, to_be_counted, turn
from .cards import PACK
from .state import Result, State
from .table import cards, finish_trick, lay, opened, tell

AUS, PASS, QUESTION = ("aus",), ("pass",), ("question",)


def ended(state: State) -> Result:
    assert state.result is not None
    return state.result


def fate(state: State) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    result = ended(state)
    return result.reason, result.winners, result.strokes


# 10: claims = questioned


def claimed(points: tuple[int, int], **options: object) -> State:
    """Seat 0 has won the first trick and calls Aus."""
    return act(replace(opened(claims="questioned", **options), points=points), 0, AUS)


def test_the_opponents_are_asked_in_order_and_nothing_else_is_possible() -> None:
    state = claimed((40, 0))
    assert turn(state) is None
    assert [legal(state, seat) for seat in range(4)] == [set(), {QUESTION, PASS}, set(), set()]
    state = act(state, 1, PASS)
    assert [legal(state, seat) for seat in range(4)] == [set(), set(), set(), {QUESTION, PASS}]


def test_if_all_pass_the_claim_stands_as_it_was_made() -> None:
    for points in ((40, 0), (120, 0)):
        state = tell(claimed(points), (1, PASS), (3, PASS))
        assert fate(state) == ("aus", (0,), (0, 2))
        assert ended(state).points == points


def test_a_claim_that_is_questioned_is_counted() -> None:
    assert fate(tell(claimed((100, 0)), (1, QUESTION))) == ("untergaigelt", (1,), (2, 0))
    wrong = tell(claimed((101, 0)), (1, PASS), (3, QUESTION))
    assert fate(wrong) == ("questioned_wrong", (0,), (0, 2))
    assert ended(wrong).claimer == 0 and "claimer" not in ended(wrong).to_json()


def test_a_trick_that_is_not_complete_counts_nowhere() -> None:
    state = cards(replace(opened(claims="questioned"), points=(95, 0)), (0, "EX"), (1, "BU"))
    state = act(act(state, 2, AUS), 3, QUESTION)
    assert fate(state) == ("untergaigelt", (1,), (2, 0)) and ended(state).points == (95, 0)


def test_with_counted_there_is_no_question() -> None:
    assert not any(QUESTION in legal(opened(), seat) for seat in range(4))
    assert fate(act(replace(opened(), points=(101, 0)), 0, AUS)) == ("aus", (0,), (0, 2))


def test_a_claim_closes_any_other_window() -> None:
    state = opened(preset="uspcc-1907", knock=True, opening="gaigel")
    assert state.window is not None and state.window.kind == "declare"
    state = act(state, 3, AUS)
    assert [legal(state, seat) for seat in range(4)] == [{QUESTION, PASS}, set(), set(), set()]
    assert fate(tell(state, (0, PASS), (2, PASS))) == ("aus", (1,), (1, 0))


def test_a_claim_in_the_count_can_be_questioned_too() -> None:
    played = replace(opened(claims="questioned"), hands=((), (), (), ()), talon=(), points=(120, 120))
    assert to_be_counted(played) and ties(played) == (0, 1)
    state = act(played, 1, AUS)
    assert not to_be_counted(state) and ties(state) == ()
    with pytest.raises(Bad):
        count(state, 0)
    assert fate(act(state, 2, QUESTION)) == ("questioned_wrong", (1,), (2, 0))


def test_a_claim_costs_what_a_correct_aus_costs() -> None:
    """Three sides, `lowest`: the one with the fewest points of those that did not win, and each without a trick."""
    state = lay(["EA"], "SX", preset="wikipedia", players=3, claims="questioned")
    state = finish_trick(act(state, 0, ("open", "elfen", "EA")))
    state = replace(state, won_by=(0, 1, 2), tricks=state.tricks * 3, points=(10, 30, 60))
    assert fate(tell(state, (0, AUS), (1, PASS), (2, PASS))) == ("aus", (0,), (0, 1, 0))
    assert fate(tell(state, (2, AUS), (0, PASS), (1, QUESTION))) == ("untergaigelt", (0, 1), (0, 0, 2))
    state = replace(state, points=(10, 30, 101))
    assert fate(tell(state, (2, AUS), (0, QUESTION))) == ("questioned_wrong", (1, 2), (2, 0, 0))


def test_a_late_claim_comes_before_the_trick_costs_the_deal() -> None:
    state = replace(opened(claims="questioned", missed_out="automatic_trick"), points=(110, 0), reached=(1, None))
    state = act(cards(state, (0, "EX")), 2, AUS)
    assert fate(act(state, 3, QUESTION)) == ("questioned_wrong", (0,), (0, 2))


# 2: pairs across the table


@pytest.mark.parametrize(("players", "sides"), [(4, 2), (6, 3), (8, 4), (5, 5), (2, 2), (7, 7)])
def test_those_who_sit_opposite_are_a_side(players: int, sides: int) -> None:
    rules = rules_from({"preset": "uspcc-1907", "players": players, "teams": "opposite"})
    assert rules.sides() == sides
    assert [rules.side_of(seat) for seat in range(players)] == [seat % sides for seat in range(players)]


def six(**options: object) -> State:
    """Six in three pairs; seat 0 has won the first trick."""
    hands = ["EA S7", "HX", "", "HK HO S7"]
    state = lay(hands, "SX", players=6, teams="opposite", **options)
    return finish_trick(act(state, 0, ("open", "elfen", "EA")))


def test_the_partner_sits_opposite() -> None:
    state = six()
    assert ("declare", "H") in legal(state, 3)
    assert ("signal", "TA") in legal(state, 5)
    assert {action for action in legal(state, 4) if action[0] == "accuse"} == {("accuse", 0), ("accuse", 2)}
    state = act(state, 0, ("reserve",))
    while turn(state) != 3:
        state = act(state, turn(state) or 0, card_actions(state)[0])
    assert ("swap",) in legal(state, 3)


def test_pairs_claim_lose_and_are_asked_as_three_sides() -> None:
    state = replace(six(claims="questioned"), points=(101, 20, 20))
    state = act(state, 4, AUS)
    assert state.window is not None and state.window.seats == (5, 0, 2, 3)
    assert fate(tell(state, (5, PASS), (0, QUESTION))) == ("untergaigelt", (0, 2), (0, 2, 0))
    stands = tell(state, (5, PASS), (0, PASS), (2, PASS), (3, PASS))
    assert fate(stands) == ("aus", (1,), (1, 0, 2))


def test_the_window_of_a_pair() -> None:
    state = six(pair_when="before_draw")
    assert state.window is not None and state.window.seats == (0, 3)


# 4: knock_deal, 7 and 8: the swap in the window of before_draw


def test_a_knocked_deal_in_packets() -> None:
    five = deal(rules_from("leinfelden"), 3, True, PACK)
    packets = deal(rules_from({"preset": "leinfelden", "knock_deal": "packets"}), 3, True, PACK)
    cut = deal(rules_from("leinfelden"), 3, False, PACK)
    assert set(five.hands[0]) == set(PACK[:5])
    assert (packets.hands, packets.talon) == (cut.hands, cut.talon) and packets.hands != five.hands


def window(**options: object) -> State:
    """The window after the first trick: seat 0 holds the Seven and the King of trumps, the Ober lies turned."""
    hands = ["EA SK S7 H7 B7", "BU B7 HU HX E7", "EA SU SX BK HO", "BA BX HA HK SO"]
    state = lay(hands, "SO", preset="uspcc-1907", knock=True, opening="gaigel", **options)
    return cards(act(state, 0, ("open", "elfen", "EA")), (1, "B7"), (2, "BK"), (3, "HK"))


def test_the_card_taken_can_be_declared_at_once() -> None:
    state = window()
    assert legal(state, 0) == {("swap",), PASS, AUS} and legal(state, 2) == {AUS}
    state = act(state, 0, ("swap",))
    assert state.window is not None and state.window.seats == (0, 2)  # the swap is no answer
    assert legal(state, 0) == {("declare", "S"), PASS, AUS}
    state = act(state, 0, ("declare", "S"))
    assert state.window is not None and state.window.seats == (2,) and state.talon[-1] == "S7"


def test_the_window_does_not_reserve() -> None:
    assert ("reserve",) not in legal(window(exchange="reserve"), 0)
    assert ("swap",) not in legal(window(exchange="off"), 0)
    closed = tell(window(exchange="reserve"), (0, PASS), (2, PASS))
    assert ("reserve",) in legal(closed, 0)


def test_after_a_swap_in_the_window_there_is_no_last_chance() -> None:
    state = lay(["EA S7"], "SA", preset="uspcc-1907", knock=True, players=8, opening="gaigel")
    state = finish_trick(act(state, 0, ("open", "elfen", "EA")))
    state = act(state, 0, ("swap",))
    state = tell(state, *((seat, PASS) for seat in (0, 2, 4, 6)))
    assert state.window is None and "S7" in state.hands[7]
