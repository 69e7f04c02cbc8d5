"""Kept: a card that was pressed while somebody before the player thinks waits, lifted, for the player's turn."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.deal import has_laid

from .state import TableState

TOO_EARLY: Final = "not_your_turn"  # why the rules do not let it be played yet


def may_be_kept(state: TableState, reason: str) -> bool:
    """Whether it is only too early: the player has not played to the trick that lies there, and is none of those who
    hear or read first what the others do."""
    reads_first = state.desk.kit.aloud.heard or state.lecture is not None
    return reason == TOO_EARLY and not reads_first and not has_laid(state.stage.seen, state.me)


def lifted(state: TableState) -> int | None:
    """The place in the hand of the card that waits."""
    action, hand = state.choosing.intended, state.hand()
    waits = action is not None and is_card(action) and card_of(action) in hand
    return hand.index(card_of(action)) if action is not None and waits else None
