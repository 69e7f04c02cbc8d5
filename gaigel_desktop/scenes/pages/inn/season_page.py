"""The season in full: a large slate with everybody's evenings, and who owes whom a Viertele."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.pages import Content, PageScene, column, frame, header, inn_ground, scrolled
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.flow import Flow
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import Style
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Label, Panel, as_heads, as_row

from .slate_on_wall import TITLE, WORDS, name_of, season_name
from .tally import rounds_told

if TYPE_CHECKING:
    from gaigel_desktop.controller.inn.season import Evenings, OnTheSlate

WIDE: Final = 860.0
EDGE: Final = 34.0
NAME: Final = 0.25  # of a line
HEADS: Final = ("season_evenings", "season_matches", "season_wins", "season_deals", "season_rounds")
SEASON: Final = WORDS._replace(size=theme.CHALK_HEAD_TEXT)
APART: Final = 26.0  # between two columns, at least


class AtTheSlate(Content):
    """A slate with columns."""

    def __init__(self, told: OnTheSlate) -> None:
        self._told = told

    def ground(self, view: PageScene) -> pygame.Surface:
        """The picture of the inn, on which the slate hangs."""
        return inn_ground(view.kit, None)

    def sheet(self, view: PageScene) -> Sheet:
        """The head and the slate."""
        pen = view.pen
        head, body = frame(view.kit.screen.design)
        slate = body.centred(min(body.width, WIDE * max(1.0, pen.text_size)), body.height)
        flow = column(pen, slate.inset(EDGE))
        self._put(flow, view.desk.name)
        slate = slate.top(min(slate.height, flow.y - slate.y + EDGE))
        window = slate.inset(EDGE)
        widgets = Panel("slate", slate), *header(view, head, say("season_head"))
        return Sheet((Part(widgets), scrolled(flow, window, "season")))

    def _put(self, flow: Flow, own: str) -> None:
        """The season, everybody's line, the debts, and what all of it is."""
        flow.text(season_name(self._told.season), SEASON)
        flow.space(theme.GAP / 2)
        heads = [say(head) for head in HEADS]
        flow.widgets += as_heads(self._cells(flow, [say("season_who"), *heads], TITLE))
        for line in self._told.lines:
            flow.widgets += as_row(self._cells(flow, [name_of(line, own), *_figures(line)], WORDS), heads)
        flow.space()
        for words in (*_debts(self._told.lines, own), rounds_told(self._told.rounds)):
            flow.text(words, WORDS)
        flow.space()
        flow.text(say("season_page"), TITLE)

    def _cells(self, flow: Flow, words: Sequence[str], style: Style) -> list[Label]:
        """A line of the table: a name, and figures under one another."""
        high, wides = flow.pen.line_height(style) + 2, _columns(flow)
        x = flow.x + flow.width - sum(wides)
        cells = [Label(words[0], Box(flow.x, flow.y, x - flow.x, high), style)]
        for each, wide in zip(words[1:], wides, strict=True):
            cells.append(Label(each, Box(x + APART, flow.y, wide - APART, high), style, "right"))
            x += wide
        flow.y += high
        return cells


def _columns(flow: Flow) -> list[float]:
    """As wide as their heads, and what is left shared out; names have room of their own."""
    wides = [flow.pen.width(say(head), TITLE) + APART + 2 for head in HEADS]
    more = (flow.width * (1 - NAME) - sum(wides)) / len(wides)
    return [wide + more for wide in wides]


def _figures(line: Evenings) -> list[str]:
    return [str(many) for many in (line.evenings, line.matches, line.won, line.deals, line.rounds)]


def _debts(lines: Sequence[Evenings], own: str) -> list[str]:
    """Who owes whom, a sentence each."""
    owed = [line for line in lines if line.owes]
    if not owed:
        return [say("season_quits")]
    return [
        say("owes_you" if line.owes > 0 else "you_owe", {"name": name_of(line, own), "count": abs(line.owes)})
        for line in owed
    ]


def season_page(desk: Desk, told: OnTheSlate) -> PageScene:
    """The page as a scene."""
    return PageScene(desk, AtTheSlate(told))
