"""Rows of luck: what each place was given, on a bar with the range that holds for all rows together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import pygame

from gaigel_desktop.controller.luck.dealt import Given
from gaigel_desktop.text.numbers import counted, decimal
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.widgets import Label, Look, Meaning, OnlyShown, as_one, text
from gaigel_desktop.window.pen import BODY, SMALL, STRONG, WARNING, Pen

BAR: Final = 10.0
TICK: Final = 2.0  # what is expected, and the line of the bar
MARK: Final = (5.0, 20.0)  # what was
BAND: Final = 0.38  # of the width, for the longer half of the range
COLUMNS: Final = ((0.27, 0.31), (0.6, 0.11), (0.72, 0.12), (0.85, 0.15))  # the bar and three figures: where, how wide
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
    """One group for each thing that was given, a row for each place."""
    for what, group in groupby(rows, key=lambda row: row.what):
        flow.space(theme.GAP)
        _put_head(flow, say(f"luck_{what}"))
        for row in group:
            _put_row(flow, row)


def _put_head(flow: Flow, title: str) -> None:
    """What it is about, and above the figures what they are."""
    row = Box(flow.x, flow.y, flow.width, 0)
    (_, bar), *figures = COLUMNS
    name = text(flow.pen, title, row.left(row.width * (COLUMNS[0][0] + bar)), STRONG)
    high = flow.pen.line_height(SMALL)
    keys = ("luck_was_head", "luck_expected_head", "luck_range_head")
    for key, (start, wide) in zip(keys, figures, strict=True):
        place = Box(row.x + row.width * start, name.box.bottom - high, row.width * wide, high)
        flow.widgets.append(Label(say(key), place, SMALL, "right", aloud=""))
    flow.widgets.append(name)
    flow.y = name.box.bottom + 2


def _put_row(flow: Flow, given: Given) -> None:
    row = Box(flow.x, flow.y, flow.width, max(MARK[1], flow.pen.line_height(STRONG)) + 4)
    places = [Box(row.x + row.width * start, row.y, row.width * wide, row.height) for start, wide in COLUMNS]
    was = counted(given.observed), STRONG if given.fits else WARNING
    figures = [was, (expected(given), BODY), (range_of(given), BODY)]
    cells = [
        Label(say(f"luck_{given.place}"), row.left(row.width * COLUMNS[0][0] - theme.GAP), BODY),
        *(Label(words, place, style, "right") for (words, style), place in zip(figures, places[1:], strict=True)),
    ]
    flow.widgets += [*as_one(cells, heard(given)), RangeBar(places[0], given)]
    flow.y = row.bottom


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
    return f"{say(f'luck_{given.what}')}, {say(f'luck_{given.place}')}"
