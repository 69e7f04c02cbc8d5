"""The frame of the table: where slate, announcements, icons and the line of words are. Pure: no pygame, no time."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box

from .layout import Table

LINE: Final = (230.0, 253.0, 34.0)  # the words above the hand: from both sides, from the lower edge, and how high
ICONS: Final = (("last_trick", "log", "rules", "menu"), ("hint", "take_back", "gone", "keys"))
ALL_ICONS: Final = tuple(name for row in ICONS for name in row)
CALL: Final = theme.TARGET  # high enough for two lines
BELOW_CALL: Final = 4.0
CALLS_REACH: Final = 8 + 3 * CALL + 2 * BELOW_CALL  # so far up from the lower edge
BUTTONS: Final = ("melden", "diss", "winken", "uebergaigelt", "aus")


def line_box(table: Table) -> Box:
    """The line of words above the own hand."""
    aside, up, high = LINE
    return Box(aside, table.height - up, table.width - 2 * aside, high)


def slate_rect(table: Table) -> Box:
    """The slate hangs in the corner, or where the plan has it."""
    return Box(*table.plan.slate)


def button_rects(table: Table) -> dict[str, Box]:
    """The five announcements and "…": they never move."""
    if table.past:
        return {}
    left, top = table.width - 332, table.height - CALLS_REACH
    wide, high = 156.0, CALL
    across, down = wide + 8, high + BELOW_CALL
    names = enumerate((*BUTTONS, "more"))
    return {name: Box(left + at % 2 * across, top + at // 2 * down, wide, high) for at, name in names}


def icon_rects(table: Table, there: Container[str] = ALL_ICONS) -> dict[str, Box]:
    """Small buttons in the upper right corner, those that are there close together: what always is in the first
    row, aids in the second."""
    size, right = theme.TARGET, table.width - 12
    rows = [[name for name in names if name in there] for names in ICONS]
    return {
        name: Box(right - (len(names) - at) * size, 12.0 + row * (size + 4), size, size)
        for row, names in enumerate(rows)
        for at, name in enumerate(names)
    }
