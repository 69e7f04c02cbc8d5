"""Somebody before a screen: real events go to the scene that lies on top."""

from __future__ import annotations

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.scenes.desk import Desk
from gaigel_desktop.window.scene import Scene, Scenes


class Somebody:
    """What visitors of pages and guests at a table have in common: a desk, scenes, and a mouse."""

    desk: Desk
    scenes: Scenes

    @property
    def scene(self) -> Scene:
        assert self.scenes.top is not None
        return self.scenes.top

    def mouse(self, kind: int, x: float, y: float) -> None:
        """An event of the mouse, at a point of the design."""
        unit = self.desk.stage.screen.unit
        self.scene.handle(pygame.Event(kind, button=1, pos=(round(x * unit), round(y * unit))))

    def click_at(self, x: float, y: float) -> None:
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.mouse(kind, x, y)
