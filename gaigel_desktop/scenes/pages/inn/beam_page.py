"""What the marks on the beam mean: a page with the beam itself, and a line for each that stands there. What is not
reached yet is blank wood, and nowhere named."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.controller.inn.milestones import Milestone
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, frame, header, inn_ground, on_paper
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import day_in_words
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.grid import Cell, Column, GridRow, GridStyle, Stacked
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel
from gaigel_desktop.window.pen import BODY, STRONG

from .beam import short
from .beam_writing import OnBeam
from .season_slate import OnSlate
from .tally import rounds_told

WIDE: Final = 760.0
EDGE: Final = 40.0
COLUMNS: Final = Column(), Column(align="left", grows=True)
LINES: Final = GridStyle(air=theme.GAP / 2)


class OnTheBeam(Content):
    """A sheet of paper below the beam."""

    def __init__(self, chalked: OnBeam, slated: OnSlate) -> None:
        self._chalked, self._slated = chalked, slated

    def ground(self, view: PageScene) -> pygame.Surface:
        """The picture of the inn, in which the beam lies."""
        return inn_ground(view.kit)

    def sheet(self, view: PageScene) -> Sheet:
        """The head and the paper."""
        pen = view.pen
        head, body = frame(view.kit.screen.design)
        paper = body.centred(min(body.width, WIDE * max(1.0, pen.text_size)), body.height)
        window = paper.inset(theme.PANEL_EDGE, EDGE - 8)
        return Sheet(
            (
                Part((Panel("panel_paper", paper), *header(view, head, say("beam_head")))),
                on_paper(pen, window, "beam", self._put),
            )
        )

    def _put(self, flow: Flow) -> None:
        """The day on the left, what it was on the right; the oldest first."""
        marks = self._chalked.marks
        blank = not marks and self._slated.told is None
        flow.text(say("beam_blank_page" if blank else "beam_page"), BODY)
        if self._slated.told is not None:
            flow.text(rounds_told(self._slated.told.rounds), STRONG)
        flow.space()
        flow.grid(COLUMNS, [_row(mark) for mark in marks], LINES)


def _row(mark: Milestone) -> GridRow:
    """The day, and beside it what it was and what that means."""
    about = Cell(say(f"beam_about_{mark.kind}"), BODY)
    return GridRow((day_in_words(mark.day.isoformat()), Stacked((Cell(short(mark), STRONG), about))))


def beam_page(player: OwnPlayer, chalked: OnBeam, slated: OnSlate) -> PageScene:
    """The page as a scene."""
    return PageScene(player, OnTheBeam(chalked, slated))
