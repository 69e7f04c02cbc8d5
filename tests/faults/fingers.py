"""Fingers: what somebody does with mouse and keyboard, given to SDL as its own events, and what they see to aim at."""

from __future__ import annotations

from collections import deque

import gaigel_desktop.window  # noqa: F401 - before pygame
from tests.scenes.table.there import pressable

# ruff: isort: split
import pygame

from gaigel_desktop.app.house import House
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pages.page import Page
from gaigel_desktop.window.scene import Scene, Scenes

REMEMBERED = 20
Pixels = tuple[int, int]


class Fingers:
    """Mouse and keyboard before a program that has been opened."""

    def __init__(self, house: House, scenes: Scenes, last: deque[str]) -> None:
        self.house, self.scenes = house, scenes
        self.inputs = 0
        self.last = last  # what was done, as far as anybody wants to remember

    # -- what there is -------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene | None:
        """What lies on top."""
        return self.scenes.top

    @property
    def page(self) -> Page | None:
        """The page that lies on top, if one does."""
        page = getattr(self.scene, "page", None)
        return page if isinstance(page, Page) else None

    def targets(self) -> list[Box]:
        """Everything that can be pressed where it is seen now."""
        scene = self.scene
        if isinstance(scene, TableScene):
            return [placed.box for placed in pressable(scene.state)] if scene.state is not None else []
        return [box for _, box in self.usable()]

    def usable(self) -> list[tuple[str, Box]]:
        """The widgets of the page that can be used, those that are scrolled out of sight among them."""
        page = self.page
        return [] if page is None else page.spots()

    # -- what they do --------------------------------------------------------------------------------------------

    def post(self, kind: int, **values: object) -> None:
        """An event for SDL's queue."""
        self.inputs += 1
        self.last.append(f"{pygame.event.event_name(kind)} {values}")
        pygame.event.post(pygame.Event(kind, {}, **values))

    def key(self, key: int, mod: int = 0, letter: str = "") -> None:
        """A key goes down and up; what it writes comes beside it."""
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode=letter)
        if letter.isprintable() and letter:
            self.post(pygame.TEXTINPUT, text=letter)
        self.post(pygame.KEYUP, key=key, mod=mod)

    def mouse(self, kind: int, point: Point, button: int = 1) -> None:
        """The mouse moves, or a button goes down or up, at a point of the design."""
        unit = self.house.kit.screen.unit
        self.post(kind, pos=(round(point[0] * unit), round(point[1] * unit)), button=button)

    def click(self, point: Point, button: int = 1) -> None:
        """Point there, press, let go."""
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.mouse(kind, point, button)
