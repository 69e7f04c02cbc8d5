"""The line above the own hand, and beside it in smaller letters what to press; one row, below the whole trick."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.table.board.frame_layout import line_box
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style

TOLD: Final = Style(SERIF_BOLD, theme.TEXT, theme.CREAM)
THEN: Final = Style(SERIF, theme.SMALL_TEXT, theme.PAPER_DARK)
AROUND: Final = 18.0  # wood beside the words
BETWEEN: Final = 22.0
LEFT_FREE: Final = 140.0  # of the table, on both sides
NEXT_TO_EDGE: Final = 16.0  # what is left free where the words need the room
FREE_FOR_NAMES: Final = 200.0  # where somebody sits beside the line
STEP: Final = 1 / 32  # of their size, in which words shrink
LEAST: Final = 1 / 2

Said = tuple[tuple[str, Style], ...]


class Written(NamedTuple):
    """Words in one line, with their style and their box."""

    words: str
    style: Style
    box: Box


class Told(NamedTuple):
    """A plate with what stands on it."""

    plate: Box
    rows: tuple[Written, ...]


def draw_told(pen: Pen, words: str, then: str, table: Table, solid: tuple[Box, ...]) -> None:
    """Draw the sentence on its plate, and what to press."""
    told = told_line(pen, words, then, table, left_free(table, solid))
    pen.nine("tooltip", told.plate)
    for row in told.rows:
        pen.line(row.words, row.box, row.style, "middle")


def left_free(table: Table, solid: tuple[Box, ...]) -> float:
    """How much of the table stays free on both sides: more where somebody sits there, with a name."""
    line = line_box(table)
    beside = any(box.y < line.bottom and line.y < box.bottom and not line.x < box.x < line.right for box in solid)
    return FREE_FOR_NAMES if beside else LEFT_FREE


def told_line(pen: Pen, words: str, then: str, table: Table, free: float = LEFT_FREE) -> Told:
    """The sentence with what to press beside it, if need be over the whole table, then a little smaller; where that is
    not enough, the sentence alone."""
    both = ((words, TOLD), (then, THEN))
    if free == LEFT_FREE and _fitting(pen, both, _widest(table, free)) < 1:
        free = NEXT_TO_EDGE
    widest = _widest(table, free)
    share = _fitting(pen, both, widest)
    if share >= theme.SMALLEST_SHRINK:
        return _in_a_row(pen, _smaller(both, share), table)
    alone = both[:1]
    return _in_a_row(pen, _smaller(alone, _fitting(pen, alone, widest)), table)


def _widest(table: Table, free: float) -> float:
    """How much room there is for words, where so much stays free on both sides."""
    return table.width - 2 * free - 2 * AROUND


def _fitting(pen: Pen, said: Said, widest: float) -> float:
    """How much of its size leaves a text room; letters come in whole sizes."""
    share = 1.0
    while _wide(pen, _smaller(said, share)) > widest and share > LEAST:
        share -= STEP
    return share


def _smaller(said: Said, share: float) -> Said:
    return tuple((words, style._replace(size=style.size * share)) for words, style in said)


def _wide(pen: Pen, said: Said) -> float:
    return sum(pen.width(*one) for one in said) + BETWEEN * (len(said) - 1)


def _in_a_row(pen: Pen, said: Said, table: Table) -> Told:
    """The plate with these texts in a row; what is higher than the line reaches upwards."""
    line, wides = line_box(table), [pen.width(*one) for one in said]
    plate = line.centred(_wide(pen, said) + 2 * AROUND, max(line.height, pen.line_height(said[0][1])))
    plate = plate.moved(0, line.bottom - plate.bottom)
    lefts = [AROUND + sum(wides[:at]) + BETWEEN * at for at in range(len(said))]
    boxes = [plate.after(left).left(wide) for left, wide in zip(lefts, wides, strict=True)]
    return Told(plate, tuple(Written(*one, box) for one, box in zip(said, boxes, strict=True)))
