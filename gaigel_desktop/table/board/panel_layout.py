"""Where a panel lies that asks something, and its buttons. Pure.

It covers neither the trick nor talon and trump card, and nobody else with what is theirs. Where many sit it lies on the
own portrait and pile, and where there is no room for it at all on the own hand.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box

from .frame_layout import CALLS_REACH, LINE, line_box
from .in_sight import PANEL, OnTable, each_in_sight
from .layout import Table
from .panels import ASKED, POINT, WHEEL, Panel

EDGE: Final = 12.0  # of the table
ABOVE_HAND: Final = 220.0  # from the lower edge; a King that can be pointed at stands up so far
ABOVE_CALLS: Final = CALLS_REACH + EDGE
ABOVE_OWN: Final = 146.0  # the own portrait, and the pile beside it
PANEL_X: Final = 589.0  # the middle of what lies above the hand, left of the talon
STRIP: Final = (556.0, theme.TARGET + 28)  # a question and its answers in a row, left of the talon, below the trick
STRIP_ENDS: Final = 205.0  # right of that middle
STRIP_ASKS: Final = 0.55  # of the row, for the question
CLOSE: Final = theme.TARGET
GAP: Final = 8.0
BESIDE: Final = 16.0  # buttons, within the frame
COLUMN: Final = 3  # buttons below one another; more take several columns
FEW_ROWS: Final = 2
TITLE: Final = 84.0  # a question; what needs many rows says it in one line
SHORT_TITLE: Final = 52.0
AROUND: Final = 36.0  # question and buttons
ROOMY: Final = (1.4, 1.25, 1.15)  # so much more room for larger words, where nobody is hidden by that


class Division(NamedTuple):
    """How a panel is divided into title, rows and columns; each division of a panel has a width of its own."""

    wide: float
    title: float
    row: float  # how high a button is
    columns: int
    around: float = AROUND


def panel_box(seen: Deal, table: Table, panel: Panel) -> Box:
    """The box of a panel: as large as the words want it, and where it hides nothing, or only what is the player's own;
    the own hand only where there is no other room in any size. What has to be answered leaves the line of words in
    sight."""
    line = [line_box(table)] if panel.kind == ASKED else []
    nothing, own, hand_too = each_in_sight(PANEL, OnTable(seen, table))
    sizes = (*(grown for grown in ROOMY if grown <= table.words), 1.0)
    tries = [*product(sizes, (nothing, own)), *product(sizes, (hand_too,))]
    for grown, solid in tries:
        for box in _places(panel, table, grown):
            if not any(map(box.overlaps, (*solid, *line))):
                return box
    return box


# -- places ------------------------------------------------------------------------------------------------------


def _places(panel: Panel, table: Table, grown: float) -> Iterator[Box]:
    """The boxes where a panel may lie in this size, the best first: beside the announcement pressed, in whatever
    shape it has room there; what comes by itself in its best shape."""
    shapes = ((shape.wide, _inside(shape, len(panel.choices)) * grown + shape.around) for shape in _divisions(panel))
    boxes = [list(_boxes(wide, high, table)) for wide, high in shapes]
    if panel.kind == ASKED:
        yield _strip_box(table, grown)
    else:
        yield from (above_calls for above_calls, *_ in boxes)
    for places in boxes:
        yield from places


def _boxes(wide: float, high: float, table: Table) -> Iterator[Box]:
    """The boxes to try: above the announcements, above the hand, above what is the player's own, on it, on the hand."""
    yield Box(table.width - EDGE - wide, table.height - ABOVE_CALLS - high, wide, high)
    yield Box(table.x(PANEL_X) - wide / 2, table.height - ABOVE_HAND - high, wide, high)
    for low in (ABOVE_OWN, EDGE):
        yield Box(GAP, table.height - low - high, wide, high)
    yield Box(table.x(theme.DESIGN[0] / 2) - wide / 2, table.height - EDGE / 2 - high, wide, high)


def _strip_box(table: Table, grown: float) -> Box:
    """The box of a question in one row, right above the line of words."""
    wide, high = STRIP[0], STRIP[1] * grown
    return Box(table.x(PANEL_X) + STRIP_ENDS - wide, table.height - LINE[1] - GAP - high, wide, high)


def _is_strip(panel: Panel, box: Box) -> bool:
    return panel.kind == ASKED and box.width == STRIP[0]


def _divisions(panel: Panel) -> tuple[Division, ...]:
    """How a panel may be divided, the best first; the last one is as wide as the own hand."""
    count = len(panel.choices)
    rows = math.ceil(count / 2)
    title = TITLE if rows <= FEW_ROWS else SHORT_TITLE
    if panel.kind == WHEEL:
        roomy, low = Division(432, 60, 84, 3), Division(356, 51, 51, 2, 28)
        return roomy, low, Division(352, 40, 62, 3, 28), Division(348, 36, 54, 3, 26), Division(308, 36, 54, 3, 26)
    if panel.kind == ASKED:
        return Division(408, 72, 56, count), Division(352, 84, 62, count, 30)
    if panel.kind == POINT:
        return (Division(300, TITLE, 56, 1),)
    if any(choice.about for choice in panel.choices):
        across = 1 if count <= COLUMN else 2
        last = Division(552, 40, 154, count, 26) if count <= COLUMN else Division(552, 36, 78, COLUMN, 26)
        return Division(352, SHORT_TITLE, 64, across, 30), Division(300, SHORT_TITLE, 72, across, 30), last
    one = (Division(300, TITLE if count <= FEW_ROWS else SHORT_TITLE, 56, 1),) if count <= COLUMN else ()
    if count == 1:
        return (*one, Division(356, TITLE, 56, 1))
    narrow = (Division(308, 36, 54, 2, 26),) if count <= COLUMN else ()
    return (*one, Division(408, title, 56, 2), Division(352, 44, 50, 2, 26), *narrow, Division(548, TITLE, 50, 4, 26))


def _division(panel: Panel, box: Box) -> Division:
    """How the panel in this box is divided."""
    return next(shape for shape in _divisions(panel) if shape.wide == box.width)


def _inside(shape: Division, count: int) -> float:
    """How high question and buttons are."""
    return shape.title + math.ceil(count / shape.columns) * (shape.row + GAP)


# -- what stands on it -------------------------------------------------------------------------------------------


def _grown(panel: Panel, box: Box) -> float:
    """How many times as high question and buttons are in this box."""
    shape = _division(panel, box)
    return (box.height - shape.around) / _inside(shape, len(panel.choices))


def title_box(panel: Panel, box: Box) -> Box:
    """The box of a panel's question."""
    if _is_strip(panel, box):
        row = box.inset(24, 12)
        return Box(row.x, row.y, row.width * STRIP_ASKS - GAP, row.height)
    shape = _division(panel, box)
    inside = box.inset(BESIDE + 10, shape.around / 2 - 2).top(shape.title * _grown(panel, box) - 8)
    return inside._replace(width=inside.width - _cross(panel))


def _cross(panel: Panel) -> float:
    return 0.0 if panel.kind == ASKED else CLOSE - 18


def title_in_middle(panel: Panel, box: Box) -> Box:
    """The box of a question that has room in the middle: as far from the left edge as from the cross."""
    return title_box(panel, box).after(0.0 if _is_strip(panel, box) else _cross(panel))


def choice_boxes(panel: Panel, box: Box) -> list[Box]:
    """The buttons of a panel, in the order in which one reads."""
    count = len(panel.choices)
    if _is_strip(panel, box):
        row = box.inset(24, 14)
        right = Box(row.x + row.width * STRIP_ASKS, row.y, row.width * (1 - STRIP_ASKS), row.height)
        return right.columns(count, GAP)
    shape, grown = _division(panel, box), _grown(panel, box)
    below = box.inset(BESIDE, 0).below(shape.title * grown + shape.around / 2 - 2)
    rows = [below.moved(0, at * (shape.row + GAP) * grown).top(shape.row * grown) for at in range(count)]
    pairs = zip(rows, _by_rows(count, shape.columns), strict=False)
    return [place for row, here in pairs for place in _in_a_row(row, here, shape)]


def _by_rows(count: int, columns: int) -> list[int]:
    """How many buttons stand in each row."""
    return [min(columns, count - first) for first in range(0, count, columns)]


def _in_a_row(row: Box, here: int, shape: Division) -> list[Box]:
    """The boxes of so many buttons, in the middle of a row."""
    places = row.columns(shape.columns, GAP)
    aside = (shape.columns - here) * (places[0].width + GAP) / 2
    return [place.moved(aside, 0) for place in places[:here]]


def close_box(box: Box) -> Box:
    """The box of the cross in the corner of a panel, within its frame."""
    return Box(box.right - CLOSE - 7, box.y + 5, CLOSE, CLOSE)
