"""Somebody before a screen: real events go to the scene that lies on top, and time passes as in the loop, which asks a
scene again when it wanted to be asked and not before."""

from __future__ import annotations

import math

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.app.house import House
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.window.scene import Scene, Scenes

TICK = 1e-6  # no sleep is shorter


class Somebody:
    """What visitors of pages and guests at a table have in common: a house, scenes, a mouse, and a clock that stands
    still until the test waits."""

    house: House
    services: Services
    scenes: Scenes
    now = 0.0
    wakes_at = 0.0  # when the scene that was asked last wants to be asked again
    asked: Scene | None = None
    frame = 0.05  # seconds from one to the next while something moves: as on a slow machine
    draws = False  # whether each frame is painted: only where a test looks at pixels, for it is dear

    @property
    def player(self) -> OwnPlayer:
        return self.house.player

    @property
    def scene(self) -> Scene:
        assert self.scenes.top is not None
        return self.scenes.top

    # -- time ----------------------------------------------------------------------------------------------------

    def turn(self) -> float | None:
        """One turn of the loop: the scene on top goes on to this moment; the pause that it asks for."""
        top = self.asked = self.scenes.top
        pause = self.scenes.update(self.now)
        if self.draws and self.scenes.top is top:
            self.scenes.draw()
            pause = pause if self.scenes.top is top else 0
        self.wakes_at = math.inf if pause is None else self.now + (max(pause, TICK) if pause else self.frame)
        return pause

    def wait(self, seconds: float) -> None:
        """So much time passes; the scene goes on when it asked for it, however long that is, and never between."""
        end = self.now + seconds
        if self.scenes.top is not self.asked:
            self.turn()  # it has just come on
        while self.wakes_at <= end:
            self.wake()
        self.now = end

    def wake(self) -> None:
        """On to the moment for which the scene has asked."""
        assert self.wakes_at < math.inf, "the scene waits for the player alone"
        self.now = max(self.now, self.wakes_at)
        self.turn()

    def look_between(self, seconds: float) -> float | None:
        """So much time passes at once, and the scene is asked whether it wanted to be or not; its pause."""
        self.now += seconds
        return self.turn()

    # -- input ---------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """An event, and the turn of the loop that follows it."""
        self.scenes.handle(event, self.now)
        self.turn()

    def mouse(self, kind: int, x: float, y: float) -> None:
        """An event of the mouse, at a point of the design."""
        unit = self.house.kit.screen.unit
        self.handle(pygame.Event(kind, button=1, pos=(round(x * unit), round(y * unit))))

    def click_at(self, x: float, y: float) -> None:
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.mouse(kind, x, y)
