"""The season in full: a large slate with everybody's evenings, and who owes whom a Viertele."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, column, frame, header, inn_ground, scrolled
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.grid import Column, GridRow, GridStyle, Heads
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel

from .slate_on_wall import TITLE, WORDS, name_of, season_name
from .tally import rounds_told

if TYPE_CHECKING:
    from gaigel_desktop.controller.inn.season import Evenings, OnTheSlate

WIDE: Final = 860.0
EDGE: Final = 34.0
HEADS: Final = ("season_evenings", "season_matches", "season_wins", "season_deals", "season_rounds")
SEASON: Final = WORDS._replace(size=theme.CHALK_HEAD_TEXT)
IN_CHALK: Final = GridStyle(TITLE, TITLE, WORDS, WORDS)


class AtTheSlate(Content):
    """A slate with columns."""

    def __init__(self, told: OnTheSlate) -> None:
        self._told = told

    def ground(self, view: PageScene) -> pygame.Surface:
        """The picture of the inn, on which the slate hangs."""
        return inn_ground(view.kit)

    def sheet(self, view: PageScene) -> Sheet:
        """The head and the slate."""
        pen = view.pen
        head, body = frame(view.kit.screen.design)
        slate = body.centred(min(body.width, WIDE * max(1.0, pen.text_size)), body.height)
        flow = column(pen, slate.inset(EDGE))
        self._put(flow, view.player.name)
        slate = slate.top(min(slate.height, flow.y - slate.y + EDGE))
        window = slate.inset(EDGE)
        widgets = Panel("slate", slate), *header(view, head, say("season_head"))
        return Sheet((Part(widgets), scrolled(flow, window, "season")))

    def _put(self, flow: Flow, own: str) -> None:
        """The season, everybody's line, the debts, and what all of it is."""
        flow.text(season_name(self._told.season), SEASON)
        flow.space(theme.GAP / 2)
        columns = Column(grows=True), *(Column(say(head)) for head in HEADS)
        rows = [GridRow((name_of(line, own), *_figures(line))) for line in self._told.lines]
        flow.grid(columns, [Heads(say("season_who")), *rows], IN_CHALK)
        flow.space()
        for words in (*_debts(self._told.lines, own), rounds_told(self._told.rounds)):
            flow.text(words, WORDS)
        flow.space()
        flow.text(say("season_page"), TITLE)


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


def season_page(player: OwnPlayer, told: OnTheSlate) -> PageScene:
    """The page as a scene."""
    return PageScene(player, AtTheSlate(told))
