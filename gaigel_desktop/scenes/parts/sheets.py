"""Sheets: how what is shown after a deal and a match is laid out: slate, paper, and the ways on below."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pages.controls import Button, button_width
from gaigel_desktop.window.pages.widgets import Widget
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.pieces import grows

SHARE: Final = 0.47  # of the width, for the sheet of paper
SLATE_SHAPE: Final = 0.66  # height by width
PAPER: Final = "panel_paper"
MORE: Final = "more_ways"  # the key of the button with three dots
LARGEST: Final = 1.1  # than other pages: slate and paper lie side by side


class Halves(NamedTuple):
    """The table between two sheets: where the slate hangs, where the paper lies, where the buttons are."""

    slate: Box
    paper: Box
    window: Box  # within the edges of the paper
    row: Box


def halves(design: Point) -> Halves:
    """In the middle of the window, as large as it may be."""
    whole = Box(0, 0, *design).inset(theme.EDGE)
    whole = whole.centred(min(whole.width, theme.PAGE[0] * LARGEST), min(whole.height, theme.PAGE[1] * LARGEST))
    upper = whole._replace(height=whole.height - theme.TARGET - 2 * theme.GAP)
    left = upper.width * (1 - SHARE)
    paper = upper.after(left)
    window = paper.inset(theme.PANEL_EDGE, theme.PANEL_EDGE - 8)
    return Halves(upper.left(left - 2 * theme.GAP), paper, window, whole.below(whole.height - theme.TARGET))


def hung(room: Box, below: float = 0.0) -> Box:
    """A slate in the middle of the room that leaves so much free below it."""
    wide = min(room.width, (room.height - below) / SLATE_SHAPE)
    high = wide * SLATE_SHAPE
    return Box(room.x + (room.width - wide) / 2, room.y + (room.height - below - high) / 2, wide, high)


def expect_halves(pen: Pen, board: str) -> None:
    """Such a sheet will come on: the largest pictures of it, paper and board, are made before."""
    place = halves(pen.kit.screen.design)
    slate, paper = hung(place.slate), pen.area(place.paper.inset(-grows(PAPER)))
    pen.pictures.expect_nine(PAPER, paper.size, pen.unit)
    pen.pictures.expect_nine(board, (pen.px(slate.width), pen.px(slate.height)), pen.unit)


Offer = tuple[str, str, Callable[[], None]]  # the key of its words, its icon, and what it does


def ways_on(
    pen: Pen,
    row: Box,
    offers: Sequence[Offer],
    *,
    values: Mapping[str, object] | None = None,
    first: str = "call",
    more: Callable[[], None] | None = None,
) -> list[Widget]:
    """Buttons in a row, with the values in their words; the first of them is of enamel, or as said. At its end, small,
    may be one for everything else that can be done."""
    if more is not None:
        *buttons, last = ways_on(
            pen, row._replace(width=row.width - row.height - theme.GAP), offers, values=values, first=first
        )
        at = Box(last.box.right + theme.GAP, row.y, row.height, row.height)
        aside = (row.width - (at.right - (buttons[0].box.x if buttons else last.box.x))) / 2
        made: list[Widget] = [*buttons, last, Button(MORE, say(MORE), at, more, "more", help=say(MORE), bare=True)]
        start = made[0].box.x
        for each in made:
            each.box = each.box.moved(row.x + aside - start, 0)
        return made
    gaps = theme.GAP * (len(offers) - 1)
    wide = max(200.0, *(button_width(pen, say(key, values), icon) for key, icon, _ in offers))
    wide = min(wide, (row.width - gaps) / len(offers))
    columns = row.centred(wide * len(offers) + gaps, row.height).columns(len(offers), theme.GAP)
    return [
        Button(key, say(key, values), box, press, icon, "button" if at else first)
        for at, ((key, icon, press), box) in enumerate(zip(offers, columns, strict=True))
    ]
