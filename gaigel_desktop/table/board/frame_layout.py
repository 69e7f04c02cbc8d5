"""Where slate, announcements, icons and the line of words are on the table. Pure."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable
from typing import Final

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box

from .buttons import CALLS, ICON, ICONS
from .layout import Table

LINE: Final = (230.0, 250.0, 34.0)  # the words above the hand: from both sides, from the lower edge, and how high
PAPER_HIGH: Final = 58.0  # the card of paper, or the ways to open, in the place of that line
PAPER_ASIDE: Final = 24.0  # so much is free beside the widest of them,
BESIDE_NAMES: Final = 200.0  # and where somebody sits there
WAY: Final = (290.0, 46.0)  # a way to open
BETWEEN_WAYS: Final = 10.0
CALL: Final = theme.TARGET  # high enough for two lines
BELOW_CALL: Final = 4.0
LEAST_BELOW: Final = 8.0  # the lowest of them
ROWS_OF_CALLS: Final = math.ceil(len(CALLS) / 2)
CALLS_REACH: Final = LEAST_BELOW + ROWS_OF_CALLS * (CALL + BELOW_CALL) - BELOW_CALL  # so far up from the lower edge


def line_box(table: Table) -> Box:
    """The box of the line of words above the own hand."""
    aside, up, high = LINE
    return Box(aside, table.height - up, table.width - 2 * aside, high)


def paper_room(table: Table, seats: Iterable[Box] = ()) -> Box:
    """The room of the card of paper: above the own hand, as wide as the table, but between those who sit there. What
    needs more lines grows upwards."""
    line = line_box(table)
    top = line.bottom - PAPER_HIGH
    beside = any(seat.y < line.bottom and top < seat.bottom for seat in seats)
    aside = BESIDE_NAMES if beside else PAPER_ASIDE
    return Box(aside, top, table.width - 2 * aside, PAPER_HIGH)


def way_boxes(table: Table, count: int) -> list[Box]:
    """The boxes of the ways to lead the first card, side by side on one paper."""
    room, (wide, high) = paper_room(table), WAY
    wide = min(wide, (table.width - 2 * BESIDE_NAMES) / max(count, 1) - BETWEEN_WAYS)
    left = room.middle[0] - (count * wide + (count - 1) * BETWEEN_WAYS) / 2
    top = room.middle[1] - high / 2
    return [Box(left + at * (wide + BETWEEN_WAYS), top, wide, high) for at in range(count)]


def slate_rect(table: Table) -> Box:
    """The box of the slate: in the corner, or where the plan has it."""
    return Box(*table.plan.slate)


def button_rects(table: Table) -> dict[str, Box]:
    """The boxes of the calls that this table knows by their names, two in a row, and a last one as wide as both; where
    there are few of them they grow with the words. They never move. Empty where a past deal is looked at."""
    if table.past:
        return {}
    names = [row.name for row in CALLS if row.name not in table.unknown]
    rows = math.ceil(len(names) / 2)
    room = (CALLS_REACH - LEAST_BELOW + BELOW_CALL) / rows - BELOW_CALL
    wide, high = 156.0, min(room, CALL * max(1.0, table.words))
    left, top = table.width - 332, table.height - LEAST_BELOW - rows * (high + BELOW_CALL) + BELOW_CALL
    across, down = wide + 8, high + BELOW_CALL
    boxes: dict[str, Box] = {
        name: Box(left + at % 2 * across, top + at // 2 * down, wide, high) for at, name in enumerate(names)
    }
    if len(names) % 2:
        boxes[names[-1]] = boxes[names[-1]]._replace(width=across + wide)
    return boxes


def icon_rects(table: Table, there: Container[str] = tuple(ICON)) -> dict[str, Box]:
    """The boxes of the small buttons in the upper right corner, those that are there close together: what always is in
    the first row, aids in the second."""
    size, right = theme.TARGET, table.width - 12
    lines = [[row.name for row in ICONS if row.line == line and row.name in there] for line in (0, 1)]
    return {
        name: Box(right - (len(names) - at) * size, 12.0 + line * (size + 4), size, size)
        for line, names in enumerate(lines)
        for at, name in enumerate(names)
    }
