"""The page of keys: what is pressed while something is shown, and what that does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.pages import PageScene, column
from gaigel_desktop.text.explain import capital
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.widgets import Label, Text, as_row
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
    left, right = Box(flow.x, flow.y, flow.width, 0).columns(2, BETWEEN)
    flow.y = max(_column(flow, left, keys.LINES[:half]), _column(flow, right, keys.LINES[half:]))
    return flow


def _column(flow: Flow, place: Box, lines: Sequence[tuple[str, str]]) -> float:
    """A key and what it does, line by line; where the column ends."""
    pen, y = flow.pen, place.y
    wide = max(pen.width(say(key), STRONG) for key, _ in lines) + theme.GAP
    room = place.width - wide
    for key, does in lines:
        about = capital(say(does))
        high = max(pen.line_height(STRONG), pen.height(about, BODY, room))
        pressed = Label(say(key), Box(place.x, y, wide - theme.GAP / 2, pen.line_height(STRONG)), STRONG)
        flow.widgets += as_row((pressed, Text(about, Box(place.x + wide, y, room, high), BODY)))
        y += high + LINE_GAP
    return y


class KeyScene(Overlay):
    """The page of keys over what is shown: the key that opened it closes it, and so does everything of a clicker."""

    def __init__(self, desk: Desk, below: Scene) -> None:
        super().__init__(desk, below, KeyPage())

    def handle(self, event: pygame.Event, now: float) -> None:
        """Enough has been seen, or the page scrolls."""
        if event.type == pygame.KEYDOWN and keys.over_page(event):
            self.go_back()
        else:
            super().handle(event, now)
