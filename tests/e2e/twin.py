"""The twin: the same pages without a screen, pressed at in step with the program, so that we know where to click."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.controller.match.setup import to_json
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.controller.store.store import open_store
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.window.screen import Screen
from tests.scenes.pages import Visitor

from .program import Program

SIZE = (1280, 720)


class Twin:
    """Somebody who presses the same in two places."""

    def __init__(self, program: Program, folder: Path, unfinished: bool = False, **settings: SettingValue) -> None:
        os.environ["GAIGEL_HOME"] = str(folder)
        self._program = program
        store = open_store(folder / "games.sqlite")
        self.visitor = Visitor(Screen("Gaigel", SIZE), store, **settings)
        if unfinished:
            store.start_match("2026-11-21T20:15:00", to_json(self.visitor.player.setup))
            title = self.visitor.scene
            assert isinstance(title, PageScene)
            title.refresh()

    def click(self, key: str, x: float = 0.5) -> None:
        """Click on a widget by its key, here and there."""
        box = self.visitor.find(key).box
        self._program.click(box.x + box.width * x, box.middle[1])
        self.visitor.click(key, x)

    def press(self, key: str) -> None:
        """Walk to a widget by keys, wherever it has to be scrolled to, and press it, here and there."""
        while self.visitor.page.focus != key:
            self._program.key("Tab")
            self.visitor.key(pygame.K_TAB)
        self._program.key("Return")
        self.visitor.key(pygame.K_RETURN)

    def ask_first(self) -> None:
        """The program has never run before."""
        self.visitor.scenes.pop()
        self.visitor.player.learner.welcome()
        self.visitor.app.open_title()
