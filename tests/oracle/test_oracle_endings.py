"""Sevens and suits, going out, signs (rules.md 9, 10, 12) and perft, on small tables."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from . import Bad, act, card_actions, count, deal, legal, perft, refusal, rules_from, ties, turn
from .cards import PACK
from .state import State
from .table import CALM, cards, finish_trick, lay, opened, pack_with

# 9: Sevens and suits


SEVENS = ["E7 E7 B7 B7 HA", "EA", "", ""]


def test_siebener_as_the_opening() -> None:
    state = lay(SEVENS, "SX", auf_siebener=True)
    assert ("open", "siebener", "HA") in card_actions(state)
    assert ("open", "siebener", "E7") not in card_actions(state)
    assert not any(action[0] == "announce" for action in legal(state, 0))
    state = act(state, 0, ("open", "siebener", "HA"))
    state = act(state, 1, ("play", "EA"))
    state = finish_trick(state)
    assert state.won_by == (1,)  # the lead is the first card by anybody else


def test_siebener_by_another_keeps_the_sevens() -> None:
    state = lay(["EA", "H7 H7 B7 B7 SA"], "SX", auf_siebener=True)
    assert ("announce", "siebener") in legal(state, 1)
    state = act(act(state, 1, ("announce", "siebener")), 0, ("open", "elfen", "EA"))
    assert card_actions(state) == [("play", "SA")]  # the ban does not bind the powerless card


def test_dissle_fails_with_a_trick() -> None:
    state = act(lay(["HA"], "SX", auf_dissle="vorhand"), 0, ("open", "dissle", "HA"))
    while state.result is None:
        state = act(state, turn(state) or 0, card_actions(state)[0])
    assert (state.result.reason, state.result.strokes) == ("dissle_failed", (1, 0))


def test_five_sevens_dealt() -> None:
    state = lay(["E7 E7 B7 B7 H7"], "SX", sevens_dealt=True)
    ended = act(state, 0, ("show", "sevens"))
    assert ended.result is not None and ended.result.strokes == (0, 1)


def test_a_meld_of_sevens_counts_101() -> None:
    hands = ["EA B7 B7 H7 H7"]
    state = lay(hands, "SX", talon="E7", sevens_held="meld")
    state = act(state, 0, ("open", "elfen", "EA"))
    state = finish_trick(state)
    before = state.points[0]
    state = act(state, 0, ("show", "sevens"))
    assert state.points[0] == before + 101 and ("show", "sevens") not in legal(state, 0)
    over = act(state, 0, ("play", "B7"))
    assert over.overgaigelt == (0,)
    accused = act(over, 1, ("accuse", 0))
    assert accused.result is not None and accused.result.strokes == (2, 0)


def test_auf_farbe() -> None:
    state = lay(["EA EX EK EO EU", "HA HX HK HO HU"], "SX", auf_farbe=True)
    assert ("announce", "farbe") in legal(state, 0) and ("announce", "farbe") not in legal(state, 1)
    state = act(state, 0, ("announce", "farbe"))
    ended = act(state, 0, ("show", "farbe"))
    assert ended.result is not None and ended.result.reason == "farbe"


# 10: going out


def test_aus_too_early_costs_double() -> None:
    state = lay(CALM, "S7")
    assert refusal(state, 0, ("aus",)) is not None
    ended = act(opened(), 3, ("aus",))
    assert ended.result is not None
    assert (ended.result.reason, ended.result.strokes) == ("untergaigelt", (0, 2))


def test_aus_without_a_trick_of_the_others_is_double() -> None:
    ended = act(replace(opened(), points=(101, 0)), 2, ("aus",))
    assert ended.result is not None and ended.result.strokes == (0, 2)


@pytest.mark.parametrize(("setting", "cards_played"), [("automatic_card", 1), ("automatic_trick", 4)])
def test_overgaigelt_by_itself(setting: str, cards_played: int) -> None:
    state = replace(opened(missed_out=setting), points=(110, 0), reached=(1, None))
    assert ("accuse", 0) not in legal(state, 1)
    for number in range(cards_played):
        assert state.result is None, number
        state = act(state, turn(state) or 0, card_actions(state)[0])
    assert state.result is not None
    assert (state.result.reason, state.result.strokes) == ("uebergaigelt", (2, 0))
    assert sum(state.result.tricks) == (1 if setting == "automatic_card" else 2)


def test_a_wrong_accusation() -> None:
    ended = act(opened(), 1, ("accuse", 0))
    assert ended.result is not None
    assert (ended.result.reason, ended.result.strokes) == ("accused_wrong", (0, 2))


def test_five_tricks() -> None:
    state = replace(opened(five_tricks_double=True), won_by=(0, 2, 0, 2), tricks=((),) * 4)
    state = replace(state, hands=(("EA",), ("E7",), ("EU",), ("EO",)))
    state = cards(state, (0, "EA"), (1, "E7"), (2, "EU"), (3, "EO"))
    assert state.result is not None
    assert (state.result.reason, state.result.strokes) == ("five_tricks", (0, 2))


def test_nobody_called() -> None:
    state = replace(opened(), hands=((), (), (), ()), talon=(), points=(130, 130), reached=(12, 12))
    assert ties(state) == (0, 1)
    assert legal(state, 1) >= {("aus",), ("accuse", 0), ("signal", "TA")}
    with pytest.raises(Bad):
        count(state)
    ended = count(state, 1)
    assert ended.result is not None and ended.result.winners == (1,) and ended.result.reason == "counted"
    over = count(replace(state, overgaigelt=(1, 0)))
    assert over.result is not None and (over.result.reason, over.result.strokes) == ("uebergaigelt", (0, 2))


def test_the_lowest_loses() -> None:
    state = lay(["EA"], "SX", preset="wikipedia", players=3)
    state = act(state, 0, ("open", "elfen", "EA"))
    state = finish_trick(state)
    state = replace(state, won_by=(0, 1, 2), tricks=state.tricks * 3, points=(120, 20, 20))
    ended = act(state, 0, ("aus",))
    assert ended.result is not None and ended.result.strokes == (0, 0, 1)  # of equal ones the last from Vorhand


def test_the_lowest_loses_only_where_nobody_is_without_a_trick() -> None:
    state = lay(["EA"], "SX", preset="wikipedia", players=3)
    state = finish_trick(act(state, 0, ("open", "elfen", "EA")))
    state = replace(state, won_by=(0, 0, 2), tricks=state.tricks * 3, points=(120, 0, 0))
    for points in ((120, 0, 0), (120, 10, 0), (120, 0, 10)):
        ended = act(replace(state, points=points), 0, ("aus",))
        assert ended.result is not None and ended.result.strokes == (0, 2, 0)


@pytest.mark.parametrize(
    ("setting", "reason"),
    [("accusation", "revoke"), ("automatic_trick", "revoke"), ("automatic_card", "uebergaigelt")],
)
def test_a_card_that_is_both_overgaigelt_and_a_revoke(setting: str, reason: str) -> None:
    state = replace(opened(missed_out=setting, revoke="forfeits"), talon=(), points=(20, 110), reached=(None, 1))
    state = replace(state, hands=(("EX",), ("E7", "HX"), ("HU",), ("HA",)))
    ended = act(cards(state, (0, "EX")), 1, ("play", "HX")).result
    assert ended is not None and (ended.reason, ended.points, ended.tricks) == (reason, (20, 110), (1, 0))


def showing(hand: str, suit: str, led: str) -> State:
    """Seat 1 has shown a pair; a card lies before it, and the talon is gone (strict, forfeits)."""
    state = replace(opened(revoke="forfeits", pair_must_play=True), talon=(), leader=0, won_by=(1,))
    state = replace(state, hands=(("EX",), tuple(hand.split()), ("HA",), ("BX",)), trick=((0, led),))
    return act(state, 1, ("declare", suit))


def test_under_forfeits_the_cards_shown_bind_if_one_of_them_keeps_the_duty() -> None:
    state = showing("EX EK EO HA", "E", "EO")
    assert card_actions(state) == [("play", "EK"), ("play", "EO")]
    assert act(state, 1, ("play", "EK")).result is None
    ended = act(state, 1, ("play", "EO")).result  # the King could beat, the Ober does not
    assert ended is not None and ended.reason == "revoke"


def test_under_forfeits_the_whole_hand_is_free_if_none_of_the_cards_shown_keeps_the_duty() -> None:
    state = showing("EA HK HO", "H", "EX")
    assert card_actions(state) == [("play", "EA"), ("play", "HK"), ("play", "HO")]
    assert act(state, 1, ("play", "EA")).result is None
    ended = act(state, 1, ("play", "HK")).result
    assert ended is not None and ended.reason == "revoke"


def test_the_most_points_win_also_where_two_sides_are_at_101() -> None:
    state = replace(opened(), hands=((), (), (), ()), talon=(), points=(120, 130), reached=(12, 12))
    assert ties(state) == ()
    ended = count(state).result
    assert ended is not None and (ended.reason, ended.winners) == ("counted", (1,))


# 12 and perft


def test_signs_need_teams() -> None:
    assert ("signal", "TA") in legal(opened(), 3)
    alone = deal(rules_from({"preset": "leinfelden", "players": 3}), 0, False, PACK)
    assert not any(action[0] == "signal" for seat in range(3) for action in legal(alone, seat))


def test_perft_counts_what_legal_lists() -> None:
    state = lay(CALM, "S7")
    assert perft(state, 0) == 1
    assert perft(state, 1) == len(card_actions(state))
    twice = sum(len(card_actions(act(state, 0, action))) for action in card_actions(state))
    assert perft(state, 2) == twice
    assert perft(act(opened(), 3, ("aus",)), 1) == 0


def test_pack_with_lays_what_it_is_told() -> None:
    pack = pack_with(4, CALM, "S7", talon="EO")
    assert Counter(pack) == Counter(PACK) and pack[20:22] == ("S7", "EO")
