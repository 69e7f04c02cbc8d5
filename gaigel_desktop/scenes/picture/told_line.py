"""Told line: a sentence above the own hand, and beside it, quietly, what to press; in one row as long as it can be."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style

from .over import line_box

TOLD: Final = Style(SERIF_BOLD, theme.TEXT, theme.CREAM)
THEN: Final = Style(SERIF, theme.SMALL_TEXT, theme.PAPER_DARK)
AROUND: Final = 18.0  # wood beside the words
BETWEEN: Final = 22.0
LEFT_FREE: Final = 140.0  # of the table, on both sides: somebody may sit there


class Written(NamedTuple):
    """Words in one line, and where."""

    words: str
    style: Style
    box: Box


class Told(NamedTuple):
    """A plate, and what stands on it."""

    plate: Box
    rows: tuple[Written, ...]


def draw_told(pen: Pen, words: str, then: str, table: Table) -> None:
    """The sentence on its plate, and what to press."""
    told = told_line(pen, words, then, table)
    pen.nine("tooltip", told.plate)
    for row in told.rows:
        pen.line(row.words, row.box, row.style, "middle")


def told_line(pen: Pen, words: str, then: str, table: Table) -> Told:
    """Beside each other, if need be a little smaller; else one below the other, upwards over the trick."""
    widest = table.width - 2 * LEFT_FREE - 2 * AROUND
    wide = pen.width(words, TOLD) + BETWEEN + pen.width(then, THEN)
    share = min(1.0, widest / wide)
    return (
        _beside(pen, words, then, table, share)
        if share >= theme.SMALLEST_SHRINK
        else _below(pen, words, then, table, widest)
    )


def _beside(pen: Pen, words: str, then: str, table: Table, share: float) -> Told:
    told, small = (style._replace(size=style.size * share) for style in (TOLD, THEN))
    long, short = pen.width(words, told), pen.width(then, small)
    plate = _plate(table, long + BETWEEN * share + short, pen.line_height(told))
    inside = plate.inset(AROUND, 0)
    return Told(
        plate, (Written(words, told, inside.left(long)), Written(then, small, inside.after(inside.width - short)))
    )


def _below(pen: Pen, words: str, then: str, table: Table, widest: float) -> Told:
    """As many rows as the sentence needs, and one more."""
    found = [*((line, TOLD) for line in pen.lines(words, TOLD, widest)), (then, THEN)]
    wide, highs = max(pen.width(*one) for one in found), [pen.line_height(style) for _, style in found]
    plate = _plate(table, wide, sum(highs) + 8)
    tops = [plate.y + 4 + sum(highs[:at]) for at in range(len(found))]
    boxes = [Box(plate.x + AROUND, top, wide, high) for top, high in zip(tops, highs, strict=True)]
    return Told(plate, tuple(Written(*one, box) for one, box in zip(found, boxes, strict=True)))


def _plate(table: Table, wide: float, high: float) -> Box:
    """Above the own hand, in the middle; what is higher than the line reaches upwards."""
    room = line_box(table)
    plate = room.centred(wide + 2 * AROUND, max(room.height, high))
    return plate.moved(0, room.bottom - plate.bottom)
