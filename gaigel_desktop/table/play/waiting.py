"""Whether everybody waits for the player."""

from __future__ import annotations

from gaigel_desktop.rules.deal import CLAIM
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.window import theme

from .table_state import TableState


def waited_for(state: TableState, long: float = theme.REMINDED) -> bool:
    """Whether everybody has been waiting for a card of the player for a while."""
    quiet = state.quiet_for > long and not state.covered
    return quiet and next_to_act(state.seen) == state.me and not state.shown.busy(state.now)


def plays_at_once(state: TableState) -> bool:
    """Whether a card of the player's is played as soon as it is pressed, also while the table has stopped."""
    seen = state.seen
    return seen.turn == state.me and seen.phase < CLAIM and not state.covered
