"""A card that was pressed while somebody before the player thinks waits, lifted, for the player's turn."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.deal import has_laid
from gaigel_desktop.table.board.item import ItemId

from .table_state import TableState

TOO_EARLY: Final = "not_your_turn"  # why the rules do not let it be played yet


def may_be_kept(state: TableState, reason: str) -> bool:
    """Whether a card is only too early, so that it may wait: the player has not played to the trick that lies there,
    and is none of those who hear or read first what the others do."""
    reads_first = state.player.hears or state.lecture is not None
    return reason == TOO_EARLY and not reads_first and not has_laid(state.stage.seen, state.me)


def waiting_card(state: TableState) -> ItemId | None:
    """The card that waits for the player's turn, or None."""
    action = state.choosing.intended
    if action is None or not is_card(action) or card_of(action) not in state.hand():
        return None
    return ItemId("card", card_of(action))
