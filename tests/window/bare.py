"""Bare: a scene that shows and says nothing, of which a test makes what it needs, and nobody who keeps the house."""

from __future__ import annotations

import pygame

from gaigel_desktop.window.scene import Kit, Scene, Scenes, Stumble
from gaigel_desktop.window.spoken.tree import InWords, Wanted


class Bare:
    """Nothing happens there."""

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None: ...
    def resize(self) -> None: ...
    def handle(self, event: pygame.Event, now: float) -> None: ...
    def draw(self) -> None: ...
    def do(self, wanted: Wanted, now: float) -> None: ...

    def update(self, now: float) -> float | None:
        return None

    def spoken(self) -> InWords:
        return InWords("", ())


class Nobody:
    """Nobody keeps the house, and nothing stands in for what breaks."""

    def key(self, key: int) -> bool:
        return False

    def update(self, now: float) -> float | None:
        return None

    def stumbled(self, stumble: Stumble) -> Scene | None:
        return None

    def last_word(self) -> Scene | None:
        return None
