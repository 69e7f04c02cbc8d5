"""Exchanging the Seven of trumps (rules.md 8, The Diß)."""

from __future__ import annotations

from dataclasses import replace

from .cards import is_seven, with_card, without
from .state import (
    Reservation,
    State,
    drawing_to_come,
    last_round_to_come,
    seats_from,
    set_at,
    side_of,
    tricks_of_seat,
    tricks_of_side,
    trump_seven,
    turn,
)
from .trick import holds_trump_seven


def has_trick_to_exchange(state: State, seat: int) -> bool:
    """`exchange_needs`."""
    if state.rules.exchange_needs == "side_trick":
        return tricks_of_side(state, side_of(state, seat)) > 0
    return tricks_of_seat(state, seat) > 0


def is_barred(state: State, seat: int) -> bool:
    """ "A side may do neither once either has been done by another side"."""
    return state.exchanged_by is not None and state.exchanged_by != side_of(state, seat)


def indicator_is_seven(state: State) -> bool:
    return is_seven(state.talon[-1])


def refuse_exchange(state: State, seat: int) -> str | None:
    """What swapping and reserving have in common."""
    if state.rules.exchange == "off":
        return "the Seven of trumps is not exchanged at this table"
    if not drawing_to_come(state):
        return "no more cards are drawn"
    if not has_trick_to_exchange(state, seat):
        return "no trick has been won for an exchange"
    if is_barred(state, seat):
        return "another side has exchanged or reserved"
    if indicator_is_seven(state):
        return "the indicator is itself a Seven"
    if not holds_trump_seven(state, seat):
        return "there is no Seven of trumps in the hand"
    return None


def refuse_swap(state: State, seat: int) -> str | None:
    """In turn and before playing, or as the seat next in one of the windows (rules.md 7 and 8)."""
    if state.window is None and turn(state) != seat:
        return "only in turn"
    if state.reserved is not None and state.reserved.seat == seat:
        return "the reserver can only take"
    return refuse_exchange(state, seat)


def refuse_reserve(state: State, seat: int) -> str | None:
    if turn(state) != seat:
        return "only in turn"
    if state.rules.exchange != "reserve":
        return "the Seven of trumps is not reserved at this table"
    if state.reserved is not None:
        return "a reservation stands"
    return refuse_exchange(state, seat)


def refuse_take(state: State, seat: int) -> str | None:
    if turn(state) != seat:
        return "only in turn"
    if state.reserved is None or state.reserved.seat != seat:
        return "no Seven has been reserved by this player"
    if state.reserved.trick == len(state.tricks):
        return "not in the same turn"
    return None


def give(state: State, seat: int, card: str) -> State:
    """A card comes into the hand openly: everybody knows it lies there."""
    return replace(
        state,
        hands=set_at(state.hands, seat, with_card(state.hands[seat], card)),
        known=set_at(state.known, seat, with_card(state.known[seat], card)),
    )


def put_seven(state: State, seat: int) -> State:
    """The Seven of trumps leaves the hand openly."""
    seven = trump_seven(state)
    return replace(
        state,
        hands=set_at(state.hands, seat, without(state.hands[seat], seven)),
        known=set_at(state.known, seat, without(state.known[seat], seven)),
        exchanged_by=side_of(state, seat),
    )


def swap(state: State, seat: int) -> State:
    """The Seven takes the indicator's place; a partner's reserved Seven goes back to the hand it came from."""
    indicator = state.talon[-1]
    state = give(put_seven(state, seat), seat, indicator)
    if state.reserved is not None:
        state = replace(give(state, state.reserved.seat, trump_seven(state)), reserved=None)
    return replace(state, talon=(*state.talon[:-1], trump_seven(state)))


def reserve(state: State, seat: int) -> State:
    """The Seven goes beside the indicator; the hand is one card short."""
    return replace(put_seven(state, seat), reserved=Reservation(seat, len(state.tricks)))


def take(state: State) -> State:
    """The reserver takes the indicator; the Seven then lies where it lay."""
    assert state.reserved is not None
    taken = give(state, state.reserved.seat, state.talon[-1])
    return replace(taken, talon=(*state.talon[:-1], trump_seven(state)), reserved=None)


def last_chance_seats(state: State) -> tuple[int, ...]:
    """The last chance: who swaps or passes before the last round, in order from the trick's winner."""
    if state.rules.exchange == "off" or not last_round_to_come(state) or indicator_is_seven(state):
        return ()
    reserver = None if state.reserved is None else state.reserved.seat
    return tuple(
        seat
        for seat in seats_from(state, state.leader)
        if has_trick_to_exchange(state, seat) and not is_barred(state, seat) and seat != reserver
    )
