"""Heard: what sounds while one reads what a deal came to: a tune, the chalk stroke by stroke, then the next dealer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.window import theme
from gaigel_desktop.window.sound import Sounds

SHUFFLES_SOFTLY: Final = 4.0  # decibels below what is looked at


class SheetSounds:
    """Whatever has been heard is not heard again, and what is skipped never."""

    def __init__(
        self, sounds: Sounds, tune: str, strokes: Sequence[tuple[float, str]], pan: float, *, shuffles: bool
    ) -> None:
        """The tune, if there is one, comes first; who shuffles waits for it and for the last stroke. The hand is heard
        from where the slate hangs."""
        self._sounds, self._tune, self._strokes, self._pan = sounds, tune, list(strokes), pan
        last = self._strokes[-1][0] if self._strokes else 0.0
        self._shuffles_at = max(last + theme.SHUFFLES_LATER, theme.SHUFFLES_AFTER) if shuffles else None

    def go_on(self, time: float, now: float) -> float | None:
        """So long after the sheet came on; after how many seconds something else is to be heard besides strokes."""
        if self._tune:
            self._sounds.play(self._tune, now)
            self._tune = ""
        while self._strokes and self._strokes[0][0] <= time:
            self._sounds.play(self._strokes.pop(0)[1], now, pan=self._pan)
        if self._shuffles_at is not None and self._shuffles_at <= time:
            self._sounds.play("shuffle", now, softer=SHUFFLES_SOFTLY)
            self._shuffles_at = None
        return None if self._shuffles_at is None else self._shuffles_at - time

    def skip(self) -> None:
        """The hand is not watched to the end."""
        self._strokes.clear()
