"""The page of keys: what is pressed while something is shown, and what that does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene, column
from gaigel_desktop.text.explain import capital
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.grid import Cell, Column, GridRow, GridStyle
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pen import BODY, STRONG, Pen
from gaigel_desktop.window.scene import Scene

from . import keys
from .sheet_over import on_paper

KEYS: Final = "keys"
BETWEEN: Final = 40.0
LINE_GAP: Final = 6.0


class KeyPage(OverContent):
    """The keys in two columns on a sheet of paper."""

    def sheet(self, view: PageScene) -> Sheet:
        """The keys; below them the way back."""
        return on_paper(
            view, say("show_keys"), lambda body: ((_lines(view.pen, body), body, "keys"),), back=view.go_back
        )


def _lines(pen: Pen, body: Box) -> Flow:
    flow = column(pen, body)
    half = (len(keys.LINES) + 1) // 2
    flow.side_by_side([partial(_put, lines=lines) for lines in (keys.LINES[:half], keys.LINES[half:])], BETWEEN)
    return flow


def _put(flow: Flow, lines: Sequence[tuple[str, str]]) -> None:
    """A key and what it does, line by line."""
    rows = [GridRow((Cell(say(key), STRONG), Cell(capital(say(does)), BODY))) for key, does in lines]
    flow.grid((Column(), Column(align="left", grows=True)), rows, GridStyle(air=LINE_GAP))


class KeyScene(Overlay):
    """The page of keys over what is shown: the key that opened it closes it, and so does everything of a clicker."""

    def __init__(self, player: OwnPlayer, below: Scene) -> None:
        super().__init__(player, below, KeyPage())

    def handle(self, event: pygame.Event, now: float) -> None:
        """Enough has been seen, or the page scrolls."""
        if event.type == pygame.KEYDOWN and keys.over_page(event):
            self.go_back()
        else:
            super().handle(event, now)
