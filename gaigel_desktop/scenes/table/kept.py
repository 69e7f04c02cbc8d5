"""Kept: a card that was pressed while somebody before the player thinks waits, lifted, for the player's turn."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import Action, card_of, is_card
from gaigel_desktop.rules.deal import has_laid
from gaigel_desktop.window import theme

from . import holding
from .sitting import Sitting

TOO_EARLY: Final = "not_your_turn"  # why the rules do not let it be played yet


def may_be_kept(sitting: Sitting, reason: str) -> bool:
    """Whether it is only too early: the player has not played to the trick that lies there, and is none of those who
    hear or read first what the others do."""
    reads_first = sitting.desk.kit.aloud.heard or sitting.lecture is not None
    return reason == TOO_EARLY and not reads_first and not has_laid(sitting.stage.seen, sitting.me)


def keep(sitting: Sitting, action: Action) -> None:
    """It waits, in the place of any other; pressed once more it is taken back, unless that is a double click."""
    choosing = sitting.choosing
    if action != choosing.intended:
        sitting.choosing = choosing._replace(intended=action, kept_at=sitting.now)
    elif sitting.now >= choosing.kept_at + theme.DOUBLE_CLICK:
        sitting.choosing = choosing._replace(intended=None)
    else:
        return
    holding.flick(sitting)


def lifted(sitting: Sitting) -> int | None:
    """The place in the hand of the card that waits."""
    action, hand = sitting.choosing.intended, sitting.hand()
    waits = action is not None and is_card(action) and card_of(action) in hand
    return hand.index(card_of(action)) if action is not None and waits else None
