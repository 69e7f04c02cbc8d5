"""Sheets: how what is shown after a deal and a match is laid out: slate, paper, and the ways on below."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pages.form import Pressable, button_of, button_wide
from gaigel_desktop.window.pages.widgets import Widget
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.pieces import grows

SHARE: Final = 0.47  # of the width, for the sheet of paper
SLATE_SHAPE: Final = 0.66  # height by width
PAPER: Final = "panel_paper"
MORE: Final = "more_ways"  # the key of the button with three dots
LEAST_BUTTON: Final = 200.0
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
    ways = [
        Pressable(key, say(key, values), press, icon, "button" if at else first)
        for at, (key, icon, press) in enumerate(offers)
    ]
    if more is not None:
        ways.append(Pressable(MORE, say(MORE), more, "more", help=say(MORE), bare=True))
    return in_a_row(pen, row, ways)


def in_a_row(pen: Pen, row: Box, ways: Sequence[Pressable]) -> list[Widget]:
    """Buttons in the middle of a row: those with words of the same width, or each as its words need where there is too
    little."""
    bare = row.height * sum(way.bare for way in ways)
    room = row.width - theme.GAP * (len(ways) - 1) - bare
    needed = {way.key: button_wide(pen, way) for way in ways if not way.bare}
    same = max(LEAST_BUTTON, *needed.values())
    if same * len(needed) <= room:
        wides = dict.fromkeys(needed, same)
    else:
        wides = {key: wide * min(1.0, room / sum(needed.values())) for key, wide in needed.items()}
    x, made = row.x + (room - sum(wides.values())) / 2, list[Widget]()
    for way in ways:
        made.append(button_of(way, Box(x, row.y, wides.get(way.key, row.height), row.height)))
        x += made[-1].box.width + theme.GAP
    return made
