"""What the marks on the beam mean: a page with the beam itself, and a line for each that stands there. What is not
reached yet is blank wood, and nowhere named."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, frame, header, inn_ground, on_paper
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import day_in_words
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, Panel, Text, as_row
from gaigel_desktop.window.pen import BODY, STRONG

from .beam import short
from .beam_writing import OnBeam
from .season_slate import OnSlate
from .tally import rounds_told

WIDE: Final = 760.0
EDGE: Final = 40.0


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
        days = [day_in_words(mark.day.isoformat()) for mark in marks]
        left = max((flow.pen.width(day, BODY) for day in days), default=0.0) + theme.GAP
        left = min(left, flow.width / 2)
        for mark, day in zip(marks, days, strict=True):
            room = flow.width - left
            what, about = short(mark), say(f"beam_about_{mark.kind}")
            top, high = flow.pen.line_height(STRONG), flow.pen.height(about, BODY, room)
            row = Box(flow.x, flow.y, flow.width, top + high)
            flow.widgets += as_row(
                (
                    Label(day, row.left(left - theme.GAP / 2)._replace(height=top), BODY),
                    Label(what, row.after(left)._replace(height=top), STRONG),
                    Text(about, row.after(left).below(top), BODY),
                )
            )
            flow.y = row.bottom + theme.GAP / 2


def beam_page(desk: Desk, chalked: OnBeam, slated: OnSlate) -> PageScene:
    """The page as a scene."""
    return PageScene(desk, OnTheBeam(chalked, slated))
