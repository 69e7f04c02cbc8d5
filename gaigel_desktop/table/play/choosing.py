"""What the player has open and has chosen so far: a panel, a card, a way to lead, a hint. Pure."""

from __future__ import annotations

import math
from typing import NamedTuple

from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.deal import ENDGAME, Deal
from gaigel_desktop.table.board.panels import ASKED, POINT, Panel
from gaigel_desktop.window import theme


class Advised(NamedTuple):
    """What a hint has said, what is highlighted for it, and what it tells to do, if it has come to that."""

    words: str
    lit: tuple[str, ...] = ()  # what lies on the table
    cards: tuple[int, ...] = ()  # and in the hand
    deed: tuple[Action, ...] | None = None


class Choosing(NamedTuple):
    """An open panel, the card and the way chosen for the opening, a card that waits for its moment, and advice."""

    panel: Panel | None = None
    picked: int | None = None  # the card chosen for the opening
    mode: int | None = None  # the way chosen for it
    intended: Action | None = None  # a card that is played as soon as it may
    kept_at: float = 0.0  # when a card was pressed before the turn of the player
    hint: Advised | None = None
    asked_at: float = -math.inf  # when a question came by itself
    called_at: float = -math.inf  # when a call was made that may ask which one is meant, and did not

    def just_called(self, now: float) -> bool:
        """Whether a number pressed now may still be an answer to what was not asked."""
        return now < self.called_at + theme.NOT_ASKED

    @property
    def asked(self) -> bool:
        """Whether an open panel asks something that has to be answered."""
        return self.panel is not None and self.panel.kind == ASKED

    def waits_for_turn(self, seen: Deal, me: int) -> bool:
        """Whether a card is kept until those before the player have played."""
        return self.intended is not None and seen.phase <= ENDGAME and seen.turn != me

    @property
    def points(self) -> bool:
        """Whether a card of the hand is asked for."""
        return self.panel is not None and self.panel.kind == POINT
