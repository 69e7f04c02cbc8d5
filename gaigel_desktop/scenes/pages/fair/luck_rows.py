"""Rows of luck: what the player was given, on a bar with the range that holds for all rows together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from gaigel_desktop.controller.luck.dealt import Given
from gaigel_desktop.text.numbers import counted, decimal
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.grid import Cell, Column, Drawn, GridRow, Heads
from gaigel_desktop.window.pages.widgets import Look, Meaning, OnlyShown
from gaigel_desktop.window.pen import BODY, STRONG, WARNING, Pen

BAR: Final = 10.0
TICK: Final = 2.0  # what is expected, and the line of the bar
MARK: Final = (5.0, 20.0)  # what was
BAND: Final = 0.38  # of the width, for the longer half of the range
FEW: Final = 10  # with less expected than this, tenths are told


@dataclass(slots=True)
class RangeBar(OnlyShown):
    """A line with the range on it, a tick where it is expected, and a mark where it was."""

    box: Box
    given: Given

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """Heard in the row that it stands in."""
        return Meaning("bar", "", inside(self.given), box, aloud="")

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Ink on paper; a mark outside is in the colour of wine."""
        _rule(pen, box.centred(box.width, TICK), theme.INK_SOFT)
        low, high = (self.at(box, end) for end in self.given.span)
        band = box.centred(box.width, BAR)
        pen.nine("slider_fill", Box(low, band.y, max(high - low, BAR * 2), band.height))
        _rule(pen, Box(self.at(box, self.given.expected) - TICK / 2, band.y, TICK, BAR), theme.CREAM)
        was, (wide, tall) = self.at(box, self.given.observed), MARK
        upright = Box(was - wide / 2, box.middle[1] - tall / 2, wide, tall)
        _rule(pen, upright, theme.INK if self.given.fits else theme.WINE)

    def at(self, box: Box, number: float) -> float:
        """Where a number stands: the middle is what is expected."""
        expected, (low, high) = self.given.expected, self.given.span
        half = max(expected - low, high - expected, 1.0)
        share = 0.5 + BAND * (number - expected) / half
        return box.x + box.width * min(0.98, max(0.02, share))


def _rule(pen: Pen, box: Box, colour: tuple[int, int, int]) -> None:
    area = pen.area(box)
    pen.fill(pygame.Rect(area.x, area.y, max(1, area.width), max(1, area.height)), colour)


def put_rows(flow: Flow, rows: Sequence[Given]) -> None:
    """A row for each thing that was given, with what it is above each column."""
    was, middle, span = (say(f"luck_{head}_head") for head in ("was", "expected", "range"))
    columns = (Column(grows=True), Column(grows=True), Column(was), Column(middle), Column(span))
    flow.grid(columns, [Heads(say("luck")), *(_row(given) for given in rows)])


def _row(given: Given) -> GridRow:
    was = Cell(counted(given.observed), STRONG if given.fits else WARNING)
    bar = Drawn(lambda box: RangeBar(box, given), height=MARK[1] + 4)
    return GridRow((named(given), bar, was, Cell(expected(given), BODY), Cell(range_of(given), BODY)), heard(given))


def expected(given: Given) -> str:
    """What may be expected, as exactly as it helps."""
    return decimal(given.expected) if given.expected < FEW else counted(round(given.expected))


def range_of(given: Given) -> str:
    """From where to where."""
    low, high = given.span
    return say("luck_range", {"low": counted(low), "high": counted(high)})


def inside(given: Given) -> str:
    """Whether it lies within its range."""
    if given.fits:
        return say("luck_inside")
    return say("luck_below" if given.observed < given.span.low else "luck_above")


def heard(given: Given) -> str:
    """A row for whoever does not see it."""
    figures = (
        f"{say('luck_was_head')} {counted(given.observed)}",
        f"{say('luck_expected_head')} {expected(given)}",
        f"{say('luck_range_head')} {range_of(given)}",
        inside(given),
    )
    return f"{named(given)}: {', '.join(figures)}"


def named(given: Given) -> str:
    """A row by its name."""
    return say(f"luck_{given.what}")
