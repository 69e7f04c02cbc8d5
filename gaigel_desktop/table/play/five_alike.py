"""Five Sevens, or five of a suit, are shown by a press on any of them, as one lays them down at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.controller.match.chair import Chair
from gaigel_desktop.rules.actions import SHOW_FARBE, SHOW_SEVENS, Action
from gaigel_desktop.rules.cards import RANK, SEVEN, SUIT

FIVE: Final = 5


def five_shown_with(card: int, hand: Sequence[int], chair: Chair) -> Action | None:
    """The action that shows five cards by a press on this one, where that may be done now; otherwise None. It is never
    worse than playing it."""
    may = chair.why_not
    if RANK[card] == SEVEN and may(SHOW_SEVENS) is None:
        return SHOW_SEVENS
    alike = sum(SUIT[other] == SUIT[card] for other in hand)
    return SHOW_FARBE if alike >= FIVE and may(SHOW_FARBE) is None else None
