"""The first trick without trumps, sure tricks, auf Dissle and auf Siebener (rules.md 5, 7, 9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from . import act, card_actions, legal, turn
from .state import Reservation, State
from .table import CALM, cards, finish_trick, lay, opened


def set_hand(state: State, seat: int, hand: str) -> tuple[tuple[str, ...], ...]:
    return (*state.hands[:seat], tuple(sorted(hand.split())), *state.hands[seat + 1 :])


# 5: first_trumps = powerless; trumps are bells


def powerless(hands: list[str], mode: str, card: str, **options: object) -> State:
    return act(lay(hands, "S7", first_trumps="powerless", **options), 0, ("open", mode, card))


def test_any_card_may_follow_and_a_trump_wins_nothing() -> None:
    state = powerless(CALM, "dive", "H7")
    state = cards(state, (1, "HU"), (2, "SX"), (3, "SO"))
    assert state.won_by == (1,)
    assert not any(action[0] == "proof" for seat in range(4) for action in legal(state, seat))


def test_of_the_table_only_the_leading_stays() -> None:
    state = lay(["SA SX HA H7 EK"], "S7", first_trumps="powerless")
    assert card_actions(state) == [
        ("open", "dive", "EK"),
        ("open", "dive", "H7"),
        ("open", "elfen", "HA"),
        ("open", "second", "HA"),
    ]


def test_five_trumps_open_with_trumps_and_the_highest_of_the_suit_wins() -> None:
    hands = ["SU SX SK SO S7", "SA EA HA H7 E7", "SX E7 H7 B7 B7", "SK HX HK EU BU"]
    state = powerless(hands, "trumps", "SU")
    assert ("play", "EA") in card_actions(state)
    assert cards(state, (1, "SA"), (2, "SX"), (3, "SK")).won_by == (1,)


def test_in_siebener_the_suit_of_the_first_card_with_power_counts_whichever_it_is() -> None:
    hands = ["E7 E7 B7 B7 HA", "SU EA", "SX HX", "HA"]
    state = powerless(hands, "siebener", "HA", auf_siebener=True)
    assert cards(state, (1, "SU"), (2, "SX"), (3, "HA")).won_by == (2,)
    banned = act(lay(hands, "S7", auf_siebener=True), 0, ("open", "siebener", "HA"))
    assert ("play", "SU") not in card_actions(banned)


def test_the_first_trick_alone_is_without_trumps() -> None:
    state = finish_trick(powerless(["EA SK SO S7 H7"], "elfen", "EA"))
    before = state.points[0]
    assert act(state, 0, ("declare", "S")).points[0] == before + 40
    assert ("swap",) not in legal(state, 0)  # the indicator is a Seven


def test_with_a_plain_opening_section_6_applies_from_the_first_card() -> None:
    state = lay(CALM, "S7", preset="uspcc-1907", knock=True, knock_deal="five", first_trumps="powerless")
    assert cards(state, (0, "EA"), (1, "B7"), (2, "SX"), (3, "SO")).won_by == (2,)


# 7: the sure trick of a first trick


def sure(mode: str, led: str, partner: str, **options: object) -> bool:
    """Seat 0 leads, seat 1 plays a low card: may seat 2 declare its hearts?"""
    held = " ".join([*partner.split(), "EU", "EU", "EO"][:5])
    state = lay([led, "E7", held, ""], "S7", auf_dissle="vorhand", **options)
    state = cards(act(state, 0, ("open", mode, led.split(maxsplit=1)[0])), (1, "E7"))
    return ("declare", "H") in legal(state, 2)


@pytest.mark.parametrize("first_trumps", ["banned", "powerless"])
def test_every_higher_card_of_the_suit_that_counts_beats(first_trumps: str) -> None:
    assert sure("dissle", "BA", "HK HO", first_trumps=first_trumps)  # no trump wins here
    assert not sure("dissle", "BX", "HK HO", first_trumps=first_trumps)
    assert not sure("dissle", "BX", "HK HO BA", first_trumps=first_trumps)
    assert sure("dissle", "BX", "HK HO BA BA", first_trumps=first_trumps)
    assert sure("elfen", "BA", "HK HO", first_trumps=first_trumps)
    assert not sure("second", "BA", "HK HO", first_trumps=first_trumps)  # face down


def test_in_trumps_every_higher_trump_beats_card_by_card() -> None:
    trumps = "SX SX SK SU S7"  # the declarer cannot know where a Daus of trumps lies
    assert not sure("trumps", trumps, "HK HO")
    assert not sure("trumps", trumps, "HK HO SA", first_trumps="powerless")
    assert sure("trumps", trumps, "HK HO SA SA", first_trumps="powerless")


def test_a_meld_of_sevens_is_a_known_hand() -> None:
    """An opponent whose whole hand is known holds no other card."""
    state = replace(opened(sevens_held="meld"), won_by=(1,), points=(0, 0))
    state = replace(state, hands=set_hand(state, 2, "BK HK HO SX SO"))
    state = replace(state, hands=set_hand(state, 3, "B7 B7 E7 H7 H7"))
    led = cards(state, (0, "EX"), (1, "E7"))
    assert ("declare", "H") not in legal(led, 2)  # seat 3 may trump
    assert ("declare", "H") in legal(act(led, 3, ("show", "sevens")), 2)


# 9: auf Dissle with `any`

DISSLE = "E7 E7 B7 H7 SA"


def test_dissle_binds_to_non_sevens() -> None:
    state = lay(["EA", "E7 E7 B7 H7 BU"], "SX", auf_dissle="any")
    assert ("announce", "dissle") in legal(state, 1)
    assert ("announce", "dissle") not in legal(state, 2)  # not four Sevens
    state = act(act(state, 1, ("announce", "dissle")), 0, ("open", "elfen", "EA"))
    assert card_actions(state) == [("play", "BU")]


def test_dissle_opens_with_a_trump_where_there_is_no_other_non_seven() -> None:
    state = lay([DISSLE], "SX", auf_dissle="any")
    assert [choice for choice in card_actions(state) if choice[1] == "dissle"] == [("open", "dissle", "SA")]
    assert ("open", "dive", "E7") in card_actions(state)  # not announced, not bound
    free = lay([DISSLE], "SX", auf_dissle="vorhand")
    assert ("open", "dissle", "SA") not in card_actions(free)
    assert ("open", "dissle", "E7") in card_actions(free)


def test_dissle_plays_a_forced_trump_to_the_first_trick() -> None:
    state = lay(["HX", DISSLE], "SX", auf_dissle="any")
    state = act(act(state, 1, ("announce", "dissle")), 0, ("open", "dive", "HX"))
    assert card_actions(state) == [("play", "SA")]
    state = finish_trick(act(state, 1, ("play", "SA")))
    assert state.won_by != (1,) and ("proof", 1) in legal(state, 0)


def test_within_the_bond_of_dissle_the_whole_duty_holds() -> None:
    state = replace(opened(auf_dissle="any", revoke="forfeits"), talon=(), dissle=frozenset({1}), leader=0)
    state = replace(state, trick=((0, "EX"),), hands=(("H7",), ("E7", "E7", "EA", "HA", "SU"), ("HX",), ("HO",)))
    assert card_actions(state) == [("play", "EA"), ("play", "HA"), ("play", "SU")]  # bound, but free to revoke
    assert act(state, 1, ("play", "EA")).result is None
    for card in ("HA", "SU"):
        ended = act(state, 1, ("play", card)).result
        assert ended is not None and ended.reason == "revoke"
    only_sevens = replace(state, hands=set_hand(state, 1, "E7 E7 B7 B7 HA"))
    assert card_actions(only_sevens) == [("play", "HA")]
    assert act(only_sevens, 1, ("play", "HA")).result is None


# 9: auf Siebener not when the fifth was drawn too late


def fifth_drawn(points: tuple[int, int], **options: object) -> State:
    """Seat 1 plays auf Siebener and draws the fifth Seven after the first trick."""
    state = lay(["EA", "E7 E7 B7 B7 HA", "", ""], "SX", talon="EX H7", auf_siebener=True, **options)
    state = act(act(state, 1, ("announce", "siebener")), 0, ("open", "elfen", "EA"))
    return finish_trick(replace(act(state, 1, ("play", "HA")), points=points))


def test_the_fifth_seven_comes_too_late() -> None:
    assert ("show", "sevens") in legal(fifth_drawn((0, 0)), 1)
    assert ("show", "sevens") in legal(fifth_drawn((0, 101)), 1)  # the own side
    assert ("show", "sevens") not in legal(fifth_drawn((101, 0)), 1)
    assert ("show", "sevens") not in legal(fifth_drawn((101, 101), sevens_held="meld"), 1)


def test_under_quiet_it_may_be_shown_all_the_same() -> None:
    ended = act(fifth_drawn((101, 0), sevens_held="quiet"), 1, ("show", "sevens")).result
    assert ended is not None and (ended.reason, ended.winners) == ("sevens", (1,))


def test_a_fifth_drawn_in_time_may_be_shown_later() -> None:
    state = replace(fifth_drawn((0, 0)), points=(101, 0))
    assert ("show", "sevens") in legal(state, 1)


def test_a_seven_given_back_is_not_drawn() -> None:
    hands = ["EA", "", "S7", ""]
    state = finish_trick(act(lay(hands, "SX", auf_siebener=True), 0, ("open", "elfen", "EA")))
    held = tuple(sorted(["E7", "E7", "B7", "B7"]))
    state = replace(state, hands=(held, *state.hands[1:]), siebener=frozenset({0}), points=(20, 101), leader=1)
    state = replace(state, reserved=Reservation(0, 0), exchanged_by=0)
    state = act(state, turn(state) or 0, card_actions(state)[0])
    assert ("show", "sevens") not in legal(state, 0)
    assert ("show", "sevens") in legal(act(state, 2, ("swap",)), 0)
