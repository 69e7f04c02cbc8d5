"""The tempo: how fast motion is at this table, or whether there is any."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.table.board.layout import Place
from gaigel_desktop.window import theme

from .card_sounds import SILENT, Noise
from .sprite import Leg


class Tempo(NamedTuple):
    """The speed that the player has chosen: 0 is none; gentle are fades instead of motion."""

    speed: float = 1.0
    gentle: bool = False

    def longer(self, times: float) -> Tempo:
        """A tempo at which everything takes so many times as long."""
        return self._replace(speed=self.speed * times)

    def lasts(self, seconds: float) -> float:
        """How long a motion lasts at this tempo; a fade leaves as much time to see it."""
        return seconds * self.speed

    def becomes(self, seconds: float) -> float:
        """How long something takes to be elsewhere: a motion, or a fade instead; without motion neither."""
        return theme.FADE if self.gentle and self.speed else self.lasts(seconds)

    def waits(self, seconds: float) -> float:
        """How long the picture rests between two motions."""
        return seconds * self.speed

    def apart(self, seconds: float) -> float:
        """How far apart two cards set out: never less than a frame, for two cards never set out together."""
        return max(theme.FRAME, seconds * self.speed) if self.speed else 0.0

    @property
    def rings(self) -> float:
        """How long a knock on the pack is left to ring before the cards fly."""
        return max(theme.SHORTEST_RING, self.waits(theme.KNOCK_RINGS)) if self.speed else 0.0

    def shows(self, seconds: float) -> float:
        """How long something is held up, and never too short to be read; without motion it can still be seen, but
        nothing waits for it."""
        return max(min(seconds, theme.SHOWN_AT_LEAST), seconds * (self.speed or 1.0))

    def leg(
        self,
        began: float,
        seconds: float,
        to: Place,
        *,
        rise: float = 1.0,
        high: float = 0.0,
        level: int = 0,
        noise: Noise = SILENT,
    ) -> Leg:
        """A stretch of a card's way at this tempo."""
        fades = theme.FADE if self.gentle else 0.0
        return Leg(began, self.lasts(seconds), to, 0.0 if self.gentle else rise, high, 0.0, level, fades, noise)


def tempo_of(player: LocalPlayer) -> Tempo:
    """The tempo that the player has chosen."""
    return Tempo(theme.SPEEDS[player.settings.speed], player.calm)
