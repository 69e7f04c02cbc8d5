"""What is laid out for the player to choose from: the ways to lead the first card, and whose hand may be seen."""

from __future__ import annotations

from gaigel_desktop.rules.actions import PROOF, card_of, mode_of
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.table.board.panels import Offer, opening_offers

from .lesson_note import lesson_speaks
from .table_state import TableState


def seats_to_ask(state: TableState) -> tuple[int, ...]:
    """The seats that can be asked to show their hand, while nothing has to be answered."""
    seen = state.stage.seen
    if not seen.proof or state.choosing.asked:
        return ()
    played = (seat for seat in range(seen.players) if seen.proof >> seat & 1)
    return tuple(seat for seat in played if state.chair.why_not(PROOF + seat) is None)


def ways_to_open(state: TableState) -> tuple[Offer, ...]:
    """The ways to lead the first card that are laid out now: those of the chosen card, or all that the hand has. Where
    there is only one, or the way is chosen and the card is not, nothing is laid out, nor before what has to be read or
    below an open panel."""
    choosing = state.choosing
    picked = choosing.picked
    if not state.opening or choosing.mode is not None or choosing.panel is not None:
        return ()
    if picked is None and (choosing.hint is not None or lesson_speaks(state)):
        return ()
    offers = opening_offers(every_way(state) if picked is None else ways_that_fit(state, picked))
    return offers if len(offers) > 1 else ()


def every_way(state: TableState) -> tuple[int, ...]:
    """The ways in which any card of the hand can be led."""
    return tuple({mode_of(action) for action in card_actions(state.seen)})


def ways_that_fit(state: TableState, card: int | None) -> tuple[int, ...]:
    """The ways in which this card can be led."""
    return tuple(mode_of(action) for action in card_actions(state.seen) if card_of(action) == card)
