"""Laying a table for a test: hands, indicator and the top of the talon by name, the rest as it comes."""

from __future__ import annotations

from .act import act
from .cards import PACK, without
from .legal import card_actions
from .options import rules_from
from .state import Action, State, deal, turn

CALM = ["EA EX EK BO H7", "BU B7 HU HX E7", "EA SU SX BK HO", "BA BX HA HK SO"]  # trumps are bells


def pack_with(players: int, hands: list[str], indicator: str, talon: str = "", last: str = "") -> tuple[str, ...]:
    """A pack that deals these hands after a knock, Vorhand's first; `last` lies just above the indicator."""
    left = PACK
    for card in [*" ".join(hands).split(), indicator, *talon.split(), *last.split()]:
        assert card in left, card + " lies there already"
        left = without(left, card)
    rest = list(left)
    dealt: list[str] = []
    for place in range(players):
        hand = hands[place].split() if place < len(hands) else []
        while len(hand) < 5:
            hand.append(rest.pop())
        dealt += hand
    return (*dealt, indicator, *talon.split(), *rest, *last.split())


def lay(hands: list[str], indicator: str, /, **words: object) -> State:
    """A deal with seat 0 as Vorhand: hands by seat, the others' filled up with what is left; `talon` and `last` as in
    `pack_with`, and the other words say how the table plays."""
    talon, last = str(words.pop("talon", "")), str(words.pop("last", ""))
    rules = rules_from({"preset": "leinfelden", "knock": True, **words})
    return deal(rules, rules.players - 1, True, pack_with(rules.players, hands, indicator, talon, last))


def tell(state: State, *deeds: tuple[int, Action]) -> State:
    """What happens, one deed after the other."""
    for seat, action in deeds:
        state = act(state, seat, action)
    return state


def cards(state: State, *deeds: tuple[int, str]) -> State:
    """Cards played one after the other."""
    return tell(state, *((seat, ("play", card)) for seat, card in deeds))


def opened(**options: object) -> State:
    """Seat 0 has led and won the first trick."""
    return cards(act(lay(CALM, "S7", **options), 0, ("open", "elfen", "EA")), (1, "B7"), (2, "BK"), (3, "HK"))


def finish_trick(state: State) -> State:
    """Everybody still to play to this trick plays the first card of the list."""
    while state.trick:
        state = act(state, turn(state) or 0, card_actions(state)[0])
    return state
