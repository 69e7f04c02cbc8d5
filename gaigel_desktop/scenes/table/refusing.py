"""Refusing: why something is not done, told to the player alone as long as it is so, or until the next press."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.scenes.picture.bubbles import Aside, Bubble
from gaigel_desktop.window import theme

from .sitting import Sitting


def at_hand(sitting: Sitting, words: str, card: int | None, holds: Callable[[], bool]) -> None:
    """In a bubble at a card of the own hand, or at the own seat."""
    sitting.said.refuse(
        Bubble(words, sitting.me, sitting.now + theme.REFUSAL, card, to_player=True), holds, sitting.now
    )


def on_line(sitting: Sitting, words: str, holds: Callable[[], bool]) -> None:
    """Where the table says what it waits for."""
    sitting.said.refuse(Aside(words, sitting.now + theme.REFUSAL), holds, sitting.now)
