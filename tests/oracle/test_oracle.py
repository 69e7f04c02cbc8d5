"""The second implementation by itself: small tables, each with the sentence of rules.md that it shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from . import Bad, act, card_actions, deal, legal, refusal, rules_from, turn
from .cards import PACK
from .state import State
from .table import CALM, cards, finish_trick, lay, opened, tell

# 2 to 4: sides, options, the deal


def test_even_seats_against_odd_seats() -> None:
    assert [rules_from("leinfelden").side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [rules_from({"preset": "uspcc-1907", "players": 5}).side_of(seat) for seat in range(5)] == [0, 1, 2, 3, 4]
    assert rules_from({"preset": "wikipedia", "teams": "none"}).sides() == 4


@pytest.mark.parametrize(
    "rules",
    [
        "skat",
        {},
        {"preset": "leinfelden", "players": 5},
        {"preset": "rutesheim", "players": 4},
        {"preset": "leinfelden", "players": 4.0},
        {"preset": "leinfelden", "knock": 1},
        {"preset": "leinfelden", "colour": "red"},
        {"preset": "leinfelden", "clean_double": True},
        {"preset": "leinfelden", "scoring": "rutesheim"},
        {"preset": "leinfelden", "auf_siebener": True, "auf_dissle": "any"},
        {"preset": "uspcc-1907", "strokes": 100},
        7,
        None,
    ],
)
def test_what_is_refused(rules: object) -> None:
    with pytest.raises(Bad):
        rules_from(rules)


def test_effectless_fields_are_accepted() -> None:
    rules_from({"preset": "uspcc-1907", "auf_dissle": "vorhand"})
    rules_from({"preset": "uspcc-1907", "players": 7, "signals": True})


@pytest.mark.parametrize(("players", "talon"), [(2, 38), (3, 33), (4, 28), (5, 23), (6, 18), (7, 13), (8, 8)])
def test_the_talon(players: int, talon: int) -> None:
    state = deal(rules_from({"preset": "uspcc-1907", "players": players}), 0, False, PACK)
    assert len(state.talon) == talon
    assert all(len(hand) == 5 for hand in state.hands)


@pytest.mark.parametrize(("pattern", "place"), [("3T2", 12), ("32T", 20), ("23T", 20)])
def test_where_the_indicator_lies(pattern: str, place: int) -> None:
    state = deal(rules_from({"preset": "leinfelden", "deal_pattern": pattern}), 3, False, PACK)
    assert state.talon[-1] == PACK[place]
    packet = 2 if pattern == "23T" else 3
    assert set(PACK[:packet]) <= set(state.hands[0])


def test_no_knocking_where_it_is_not_known() -> None:
    with pytest.raises(Bad):
        deal(rules_from("uspcc-1907"), 0, True, PACK)


def test_a_wrong_pack_is_refused() -> None:
    with pytest.raises(Bad):
        deal(rules_from("leinfelden"), 0, False, (*PACK[:-1], "EA"))


# 5: the first trick


def test_the_openings() -> None:
    state = lay(CALM, "S7")
    assert ("open", "elfen", "EA") in card_actions(state)
    assert ("open", "second", "EA") in card_actions(state)
    assert ("open", "dive", "EX") in card_actions(state)
    assert ("open", "dive", "EA") not in card_actions(state)
    assert not any(mode in ("trumps", "dissle", "siebener") for _, mode, _ in card_actions(state))
    assert refusal(state, 0, ("play", "EA")) == "Vorhand must open"


def test_elfen_wins_whatever_is_played() -> None:
    assert opened().won_by == (0,)


def test_the_second_ace_wins() -> None:
    state = cards(act(lay(CALM, "S7"), 0, ("open", "second", "EA")), (1, "B7"), (2, "EA"), (3, "HK"))
    assert state.won_by == (2,)


def test_dive_goes_to_the_highest_card_of_the_suit() -> None:
    state = cards(act(lay(CALM, "S7"), 0, ("open", "dive", "H7")), (1, "HX"), (2, "HO"), (3, "HA"))
    assert state.won_by == (3,)


def test_nobody_may_play_a_trump_to_the_first_trick() -> None:
    state = cards(act(lay(CALM, "S7"), 0, ("open", "elfen", "EA")), (1, "B7"))
    assert refusal(state, 2, ("play", "SX")) is not None


def test_a_forced_trump_cannot_win_and_is_shown_on_request() -> None:
    state = lay(["E7", "SA SX SK SO SU", "", ""], "S7")
    state = act(state, 0, ("open", "dive", "E7"))
    state = act(state, 1, ("play", "SA"))
    assert ("proof", 1) not in legal(state, 0)  # it lies face down
    for seat in (2, 3):
        state = act(state, seat, next(action for action in card_actions(state)))
    assert state.won_by != (1,)
    assert ("proof", 1) in legal(state, 0)
    assert ("proof", 1) not in legal(state, 3)  # only an opponent asks
    state = act(state, 0, ("proof", 1))
    assert state.known[1] == state.hands[1]


def test_forced_trumps_in_trumps() -> None:
    state = lay(["SX SK SO SU S7", "E7", "SA SX SK SO SU"], "S7")
    assert {mode for _, mode, _ in card_actions(state)} == {"trumps"}
    state = act(act(state, 0, ("open", "trumps", "SX")), 1, ("play", "E7"))
    state = act(state, 2, ("play", "SA"))
    assert act(state, 3, card_actions(state)[0]).won_by == (2,)


# 6: later tricks


def endgame(hands: list[str], led: list[tuple[int, str]], **options: object) -> State:
    """The talon is gone; some cards lie on the table, trumps are bells."""
    state = opened(**options)
    held = tuple(tuple(sorted(hand.split())) for hand in hands)
    return replace(state, talon=(), hands=held, leader=led[0][0], trick=tuple(led))


@pytest.mark.parametrize(
    ("duty", "hand", "led", "expected"),
    [
        ("follow", "E7 EA HX", [(0, "EX")], "E7 EA"),
        ("follow", "SA HX", [(0, "EX")], "SA HX"),
        ("follow_win", "E7 EA HX", [(0, "EX")], "EA"),
        ("follow_win", "E7 EA HX", [(3, "EX"), (0, "SU")], "E7 EA"),
        ("follow_win", "SA S7 HX", [(3, "EX"), (0, "SU")], "SA"),
        ("follow_win", "S7 HX", [(3, "EX"), (0, "SU")], "S7 HX"),
        ("strict", "S7 HX", [(3, "EX"), (0, "SU")], "S7"),
        ("strict", "S7 SA HX", [(3, "EX"), (0, "SU")], "SA"),
        ("strict", "E7 EA", [(3, "EX"), (0, "SU")], "E7 EA"),
        ("strict_head", "E7 EA", [(3, "EX"), (0, "SU")], "EA"),
        ("strict_head", "S7 HX", [(3, "EX"), (0, "SU")], "S7"),
        ("strict", "SA SX S7", [(0, "SX")], "SA"),
    ],
)
def test_the_duty_of_the_endgame(duty: str, hand: str, led: list[tuple[int, str]], expected: str) -> None:
    state = endgame(["HK HO", hand, "HU", "HA"], led, endgame=duty)
    assert {card for _, card in card_actions(state)} == set(expected.split())


def test_any_card_while_the_talon_lasts() -> None:
    state = opened()
    assert {card for _, card in card_actions(state)} == set(state.hands[0])


def test_a_revoke_forfeits() -> None:
    state = endgame(["EX HO", "E7 HX", "HU", "HA"], [(0, "EX")], revoke="forfeits")
    assert card_actions(state) == [("play", "E7"), ("play", "HX")]
    ended = act(state, 1, ("play", "HX"))
    assert ended.result is not None
    assert (ended.result.reason, ended.result.strokes, ended.result.winners) == ("revoke", (0, 1), (0,))


def test_with_five_players_the_talon_is_closed() -> None:
    state = deal(rules_from({"preset": "uspcc-1907", "players": 5}), 0, False, PACK)
    while any(state.hands):
        if state.window is not None:
            state = act(state, state.window.seats[0], ("pass",))
        else:
            state = act(replace(state, reached=(None,) * 5), turn(state) or 0, card_actions(state)[0])
        if state.result is not None:
            break
    assert len(state.talon) % 5 == 3


# 7: pairs


def test_a_pair_needs_a_trick() -> None:
    state = lay(["EA EX EK EO H7", *CALM[1:]], "S7")
    assert ("declare", "E") not in legal(state, 0)
    state = cards(act(state, 0, ("open", "elfen", "EA")), (1, "B7"), (2, "BK"), (3, "HK"))
    assert ("declare", "E") in legal(state, 0)
    state = act(state, 0, ("declare", "E"))
    assert state.points == (19 + 20, 0)
    assert ("declare", "E") not in legal(state, 0)  # a card once used stays used


def test_an_elfen_card_of_the_own_side_is_certain() -> None:
    hands = ["EA EX EK EO H7", "BU B7 HU HX E7", "HK HO SX BK SA", "BA BX HA HK SO"]
    state = act(lay(hands, "S7"), 0, ("open", "elfen", "EA"))
    assert ("declare", "H") in legal(state, 2)
    assert ("declare", "E") not in legal(state, 0)  # the declarer has yet to play
    unsure = act(lay(hands, "S7", pair_on_sure_trick=False), 0, ("open", "elfen", "EA"))
    assert ("declare", "H") not in legal(unsure, 2)
    down = act(lay(hands, "S7"), 0, ("open", "second", "EA"))
    assert ("declare", "H") not in legal(down, 2)  # face down is never sure


def test_a_sure_trick_later() -> None:
    hands = ["SA EX EK EO EA", "BU B7 HU HX E7", "HK HO SX BK BA", "BA BX HA HK SO"]
    state = lay(hands, "S7", talon="B7 BX E7 H7")
    state = cards(act(state, 0, ("open", "dive", "EX")), (1, "B7"), (2, "BK"), (3, "HA"))
    lost = replace(state, won_by=(), points=(0, 0))  # as if nobody had a trick yet
    led = act(lost, 0, ("play", "SA"))
    assert ("declare", "H") in legal(led, 2)  # of equal cards the first played wins: nothing beats the Daus
    led = act(lost, 0, ("play", "EA"))
    assert ("declare", "H") not in legal(led, 2)  # a trump may lie with an opponent
    led = cards(led, (1, "E7"))
    assert ("declare", "H") not in legal(led, 2)


def test_a_forced_trump_after_siebener_is_sure_only_without_opponents_to_come() -> None:
    hands = ["EX E7 E7 B7 B7", "SA SK SO SU S7", "SX SX SK SO S7", "HK HO BA HA EA"]
    state = act(lay(hands, "SU", auf_siebener=True), 0, ("open", "siebener", "EX"))
    state = cards(state, (1, "SA"))
    assert ("declare", "H") not in legal(state, 3)
    state = cards(state, (2, "SX"))
    assert ("declare", "H") in legal(state, 3)


def test_double_only_and_double() -> None:
    hands = ["EK EK EO EO EA"]
    state = lay(hands, "S7", pair_when="any_time", preset="uspcc-1907", opening="gaigel")
    state = act(state, 0, ("open", "elfen", "EA"))
    state = finish_trick(state)
    assert ("declare", "E", 2) in legal(state, 0)
    once = act(state, 0, ("declare", "E"))
    assert not any(action[0] == "declare" and action[1] == "E" for action in legal(once, 0))
    both = act(state, 0, ("declare", "E", 2))
    assert both.points[0] == state.points[0] + 40


def test_show_four() -> None:
    state = lay(["EK EK EO EO EA"], "S7", pair_second="show_four", pair_must_play=True)
    state = act(state, 0, ("open", "elfen", "EA"))
    state = finish_trick(state)
    once = act(state, 0, ("declare", "E"))
    assert ("declare", "E") in legal(once, 0)
    assert ("declare", "E", 2) not in legal(once, 0)
    assert card_actions(once) == [("play", "EK"), ("play", "EO")]  # pair_must_play
    played = act(once, 0, ("play", "EK"))
    assert ("declare", "E") not in legal(played, 0)


def test_the_window_before_the_drawing() -> None:
    state = opened(preset="uspcc-1907", opening="gaigel")
    assert state.window is not None and state.window.seats == (0, 2)
    assert legal(state, 1) == {("aus",)}
    assert legal(state, 0) == {("aus",), ("pass",)}
    state = tell(state, (0, ("pass",)), (2, ("pass",)))
    assert state.window is None and len(state.hands[0]) == 5


# 8: the Seven of trumps


def exchanging(**options: object) -> State:
    hands = ["EA EX EK S7 H7", "BU B7 HU HX E7", "EA SU S7 BK HO", "BA BX HA HK SO"]
    state = lay(hands, "SA", **options)
    return cards(act(state, 0, ("open", "elfen", "EA")), (1, "B7"), (2, "BK"), (3, "HK"))


def test_swap() -> None:
    state = act(exchanging(), 0, ("swap",))
    assert state.talon[-1] == "S7" and "SA" in state.hands[0]
    assert ("swap",) not in legal(cards(state, (0, "H7"), (1, "BU")), 2)  # the indicator is a Seven


def test_reserve_take_and_the_partner() -> None:
    state = act(exchanging(), 0, ("reserve",))
    assert len(state.hands[0]) == 4
    assert ("take",) not in legal(state, 0)  # not in the same turn
    state = cards(state, (0, "H7"), (1, "BU"))
    assert ("reserve",) not in legal(state, 2) and ("swap",) in legal(state, 2)
    given_back = act(state, 2, ("swap",))
    assert given_back.talon[-1] == "S7" and "SA" in given_back.hands[2] and "S7" in given_back.hands[0]
    state = cards(state, (2, "HO"), (3, "HA"))
    while turn(state) != 0:
        state = act(state, turn(state) or 0, card_actions(state)[0])
    state = act(state, 0, ("take",))
    assert state.talon[-1] == "S7" and "SA" in state.hands[0] and state.reserved is None


def test_own_trick() -> None:
    state = exchanging(exchange_needs="own_trick")
    state = cards(state, (0, "H7"), (1, "BU"))
    assert ("swap",) not in legal(state, 2)


@pytest.mark.parametrize(("indicator", "seats"), [("SA", (0, 2, 4, 6)), ("S7", None)])
def test_the_last_chance(indicator: str, seats: tuple[int, ...] | None) -> None:
    state = lay(["EA"], indicator, preset="uspcc-1907", players=8, opening="gaigel", exchange_needs="side_trick")
    state = finish_trick(act(state, 0, ("open", "elfen", "EA")))
    assert state.window is not None and state.window.kind == "declare"
    for seat in (0, 2, 4, 6):
        state = act(state, seat, ("pass",))
    assert (state.window.seats if state.window is not None else None) == seats


def test_the_last_chance_ends_with_the_indicator() -> None:
    state = lay(["EA S7"], "SA", preset="uspcc-1907", players=8, pair_when="any_time", opening="gaigel")
    state = finish_trick(act(state, 0, ("open", "elfen", "EA")))
    assert state.window is not None and state.window.seats == (0,)  # own_trick
    assert legal(state, 0) == {("swap",), ("pass",), ("aus",)} and legal(state, 1) == {("aus",)}
    state = act(state, 0, ("swap",))
    assert state.window is None and "SA" in state.hands[0] and state.hands[7].count("S7") >= 1
