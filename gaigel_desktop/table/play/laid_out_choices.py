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
    """The ways to lead the first card that are laid out now; empty where there is nothing to choose."""
    picked, mode = state.choosing.picked, state.choosing.mode
    card_comes_first = picked is None and mode is None and lesson_speaks(state)
    if not state.opening or card_comes_first:
        return ()
    possible = ways_that_fit(state, picked)
    return opening_offers(possible if mode is None else (*possible, mode))


def ways_that_fit(state: TableState, card: int | None) -> tuple[int, ...]:
    """The ways in which this card can be led."""
    return tuple(mode_of(action) for action in card_actions(state.seen) if card_of(action) == card)
