"""What every seat may do now: one judge, and the lists made with it."""

from __future__ import annotations

from .announce import (
    SIGNS,
    refuse_accuse,
    refuse_announce,
    refuse_aus,
    refuse_proof,
    refuse_show,
    refuse_signal,
)
from .cards import SUITS, is_int
from .exchange import refuse_reserve, refuse_swap, refuse_take
from .pairs import refuse_declare
from .state import Action, State, first_card_is_due, played_out, turn
from .trick import openings, playable_cards, special_first_trick

NUMBER_OF_PARTS = {
    "open": (3,),
    "play": (2,),
    "declare": (2, 3),
    "pass": (1,),
    "swap": (1,),
    "reserve": (1,),
    "take": (1,),
    "aus": (1,),
    "question": (1,),
    "accuse": (2,),
    "proof": (2,),
    "announce": (2,),
    "show": (2,),
    "signal": (2,),
}

IN_WINDOW = {
    "declare": ("declare", "swap", "pass"),
    "exchange": ("swap", "pass"),
    "claim": ("question", "pass"),
}


def refusal(state: State, seat: object, action: object) -> str | None:
    """Why this seat may not do this now, as a sentence; None if it may."""
    if not is_int(seat) or seat not in range(state.rules.players):
        return "no such seat"
    if not isinstance(action, tuple) or not action or not isinstance(action[0], str):
        return "not an action"
    if len(action) not in NUMBER_OF_PARTS.get(action[0], ()):
        return "not an action"
    if state.result is not None:
        return "the deal is over"
    return refuse_moment(state, seat, action[0]) or refuse_kind(state, seat, action)  # type: ignore[arg-type]


def refuse_moment(state: State, seat: int, kind: str) -> str | None:
    """Windows (rules.md 7, 8 and 10) and the end of the cards (rules.md 10) leave little."""
    if kind in ("aus", "accuse") and not claim_is_open(state):
        return None
    if state.window is not None:
        if seat != state.window.seats[0]:
            return "in a window the seat next in order acts"
        if kind not in IN_WINDOW[state.window.kind]:
            return "nothing else is possible in a window"
        return None
    if kind in ("pass", "question"):
        return "there is nothing to pass or to question"
    if played_out(state) and kind != "signal":
        return "all cards are played"
    return None


def claim_is_open(state: State) -> bool:
    """rules.md 10: then "nothing else is possible for anybody, Aus, accusation, signs and proofs included"."""
    return state.window is not None and state.window.kind == "claim"


def refuse_kind(state: State, seat: int, action: Action) -> str | None:
    kind, args = action[0], action[1:]
    if kind == "open":
        return refuse_open(state, seat, args)
    if kind == "play":
        return refuse_play(state, seat, args[0])
    if kind == "declare":
        return refuse_declare(state, seat, args)
    if kind in ("pass", "question"):
        return None
    if kind == "swap":
        return refuse_swap(state, seat)
    if kind == "reserve":
        return refuse_reserve(state, seat)
    if kind == "take":
        return refuse_take(state, seat)
    if kind == "aus":
        return refuse_aus(state)
    if kind == "accuse":
        return refuse_accuse(state, seat, args[0])
    if kind == "proof":
        return refuse_proof(state, seat, args[0])
    if kind == "announce":
        return refuse_announce(state, seat, args[0])
    if kind == "show":
        return refuse_show(state, seat, args[0])
    return refuse_signal(state, seat, args[0])


def opening_is_due(state: State) -> bool:
    return special_first_trick(state) and first_card_is_due(state)


def refuse_open(state: State, seat: int, args: tuple[object, ...]) -> str | None:
    if not opening_is_due(state):
        return "the deal is opened once, by Vorhand"
    if turn(state) != seat:
        return "it is not this seat's turn"
    return None if any(args == pair for pair in openings(state, seat)) else "this card does not open so"


def refuse_play(state: State, seat: int, card: object) -> str | None:
    if turn(state) != seat:
        return "it is not this seat's turn"
    if opening_is_due(state):
        return "Vorhand must open"
    if card not in state.hands[seat]:
        return "the card is not in the hand"
    return None if card in playable_cards(state, seat) else "another card must be played"


def card_actions(state: State) -> list[tuple[str, ...]]:
    """All open and play actions of the seat in turn, sorted element by element by code point."""
    seat = turn(state)
    if seat is None:
        return []
    if opening_is_due(state):
        return sorted(("open", mode, card) for mode, card in openings(state, seat))
    return sorted(("play", card) for card in playable_cards(state, seat))


def candidates(state: State) -> list[Action]:
    """Every action anybody could ever think of, but for the cards."""
    rules = state.rules
    actions: list[Action] = [("pass",), ("swap",), ("reserve",), ("take",), ("aus",), ("question",)]
    actions += [("declare", suit) for suit in SUITS]
    actions += [("declare", suit, 2) for suit in SUITS]
    actions += [("accuse", side) for side in range(rules.sides())]
    actions += [("proof", seat) for seat in range(rules.players)]
    actions += [("announce", what) for what in ("siebener", "dissle", "farbe")]
    actions += [("show", what) for what in ("sevens", "farbe")]
    actions += [("signal", sign) for sign in SIGNS]
    return actions


def legal(state: State, seat: int) -> set[Action]:
    """All legal actions of the seat now."""
    actions = {action for action in candidates(state) if refusal(state, seat, action) is None}
    if turn(state) == seat:
        actions |= set(card_actions(state))
    return actions
