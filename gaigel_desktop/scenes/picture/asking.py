"""Asking: where a panel lies that asks something, and its buttons. Pure."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.scenes.stage.around import CALLS_REACH, LINE
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import other_hand
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box

from .panels import ASKED, WHEEL, Panel
from .spots import Placed, Spot, kept_clear, lying_box, talon_boxes

PANEL: Final = 300.0  # right of the talon, above the announcements
WIDE_PANEL: Final = 410.0  # of two columns: left of the talon, and right of the pile of the left of three
PANEL_X: Final = 589.0  # the middle between those two
STRIP: Final = (556.0, theme.TARGET + 28)  # a question and its answers in a row, left of the talon, below the trick
STRIP_ASKS: Final = 0.55  # of the row, for the question
ABOVE_HAND: Final = 220.0  # from the lower edge; a King that can be pointed at stands up so far
ABOVE_CALLS: Final = CALLS_REACH + 12
CLOSE: Final = theme.TARGET
ROW: Final = theme.TARGET + 8
TOLD_ROW: Final = ROW + 8  # a button with a sentence below its words
ROW_GAP: Final = 8.0
COLUMN: Final = 3  # buttons below one another; more take two columns
TITLE: Final = 84.0  # a question; what needs many rows says it in one line
SHORT_TITLE: Final = 52.0
FEW_ROWS: Final = 2
AROUND: Final = 36.0  # question and buttons
ROOMY: Final = (1.4, 1.25, 1.15)  # so much more room for larger words, where nobody is hidden by that
SIGN: Final = (132.0, 84.0)
WHEEL_REACH: Final = (156.0, 130.0)
LOWEST: Final = 0.81  # of the reach, where the last two of five signs are


def panel_box(seen: Deal, table: Table, panel: Panel) -> Box:
    """A small sheet above the announcements. One of two columns lies above the own hand, and so does any other that
    would hide somebody, a pile or the talon: there it lies on the trick, which matters least to what is asked. What has
    to be answered leaves the line of words below it in sight. The signs have their wheel in the middle of the table."""
    if panel.kind == WHEEL:
        wide, high = 2 * WHEEL_REACH[0] + SIGN[0] + 60, (1 + LOWEST) * WHEEL_REACH[1] + SIGN[1] + 60
        return Box(table.x(545) - wide / 2, table.y(318) - high / 2, wide, high)
    *roomy, last = (box for grown in _sizes(table) for box in _places(panel, table, grown))
    return next((box for box in roomy if not _hides(box, seen, table)), last)


def _sizes(table: Table) -> Iterator[float]:
    """How much room a panel may take: more where words are large."""
    yield from (grown for grown in ROOMY if grown <= table.words)
    yield 1.0


def _places(panel: Panel, table: Table, grown: float) -> Iterator[Box]:
    """Where it may lie in this size, the best first."""
    if panel.kind == ASKED:
        yield _strip_box(table, grown)
        if grown > 1:
            return
    columns, _ = _grid(panel)
    high = _inside(panel) * grown + AROUND
    narrow = columns == 1 and not _is_told(panel)
    if narrow:
        yield Box(table.width - 12 - PANEL, table.height - ABOVE_CALLS - high, PANEL, high)
    wide = PANEL if narrow and grown == 1 else WIDE_PANEL
    above = LINE[1] + 8 if panel.kind == ASKED else ABOVE_HAND
    yield Box(table.x(PANEL_X) - wide / 2, table.height - above - high, wide, high)


def _inside(panel: Panel) -> float:
    """How high question and buttons are."""
    return _title(panel) + _grid(panel)[1] * (_row(panel) + ROW_GAP)


def _grown(panel: Panel, box: Box) -> float:
    """So many times as high they are in this box."""
    return (box.height - AROUND) / _inside(panel)


def _hides(box: Box, seen: Deal, table: Table) -> bool:
    """Whether somebody, a hand, a pile or the talon would lie below it."""
    others = (seat for seat in range(seen.players) if seat != table.me)
    backs = (lying_box(card.place) for seat in others for card in other_hand(seen, table, seat))
    return any(box.overlaps(there) for there in (*kept_clear(seen, table), *talon_boxes(table), *backs))


def _strip_box(table: Table, grown: float) -> Box:
    """Right above the line of words, so that most of the trick stays in sight."""
    wide, high = STRIP[0], STRIP[1] * grown
    return Box(table.x(PANEL_X) + WIDE_PANEL / 2 - wide, table.height - LINE[1] - 8 - high, wide, high)


def _is_strip(panel: Panel, box: Box) -> bool:
    return panel.kind == ASKED and box.width == STRIP[0]


def title_box(panel: Panel, box: Box) -> Box:
    """Where the question of a panel stands."""
    if panel.kind == WHEEL:
        return Box(box.middle[0] - 150, _hub(box) + 4, 300, 58)
    if _is_strip(panel, box):
        row = box.inset(24, 12)
        return Box(row.x, row.y, row.width * STRIP_ASKS - ROW_GAP, row.height)
    beside = 0.0 if panel.kind == ASKED else CLOSE - 12
    return box.inset(26, 16).top(_title(panel) * _grown(panel, box) - 10)._replace(width=box.width - 52 - beside)


def title_in_middle(panel: Panel, box: Box) -> Box:
    """As far from the left edge as from the cross, for a question that has room there."""
    aside = 0.0 if panel.kind in (ASKED, WHEEL) else CLOSE - 12
    return title_box(panel, box).after(aside)


def choice_boxes(panel: Panel, box: Box) -> list[Box]:
    """The buttons of a panel, column after column."""
    count = len(panel.choices)
    if panel.kind == WHEEL:
        return [_on_wheel(box, at, count) for at in range(count)]
    columns, rows = _grid(panel)
    if _is_strip(panel, box):
        row = box.inset(24, 14)
        return Box(row.x + row.width * STRIP_ASKS, row.y, row.width * (1 - STRIP_ASKS), row.height).columns(
            columns, ROW_GAP
        )
    grown = _grown(panel, box)
    first = box.inset(26, 0).below(_title(panel) * grown + 16).top(_row(panel) * grown).columns(columns, ROW_GAP)
    return [first[at // rows].moved(0, at % rows * (_row(panel) + ROW_GAP) * grown) for at in range(count)]


def _row(panel: Panel) -> float:
    return TOLD_ROW if _is_told(panel) else ROW


def _is_told(panel: Panel) -> bool:
    """Whether its buttons have sentences, which take room."""
    return any(choice.about for choice in panel.choices)


def _title(panel: Panel) -> float:
    return TITLE if _grid(panel)[1] <= FEW_ROWS and panel.kind != ASKED else SHORT_TITLE


def _grid(panel: Panel) -> tuple[int, int]:
    """How many columns of how many buttons; what has to be answered has its answers side by side."""
    count = len(panel.choices)
    if panel.kind == ASKED:
        return count, 1
    return (1, count) if count <= COLUMN else (2, math.ceil(count / 2))


def _on_wheel(box: Box, at: int, count: int) -> Box:
    turn = math.radians(360 * at / count - 90)
    x, y = box.middle[0] + math.cos(turn) * WHEEL_REACH[0], _hub(box) + math.sin(turn) * WHEEL_REACH[1]
    return Box(x - SIGN[0] / 2, y - SIGN[1] / 2, *SIGN)


def _hub(box: Box) -> float:
    """How far down the middle of the wheel is."""
    return box.y + 30 + SIGN[1] / 2 + WHEEL_REACH[1]


def close_box(box: Box) -> Box:
    """The cross in the corner of a panel, within its frame."""
    return Box(box.right - CLOSE - 9, box.y + 9, CLOSE, CLOSE)


def choices(panel: Panel, box: Box) -> list[Placed]:
    """The spots of a panel; a question that has to be answered has no cross."""
    found = [Placed(Spot("choice", at), choice) for at, choice in enumerate(choice_boxes(panel, box))]
    return found if panel.kind == ASKED else [*found, Placed(Spot("close"), close_box(box))]
