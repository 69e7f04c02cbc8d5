"""Typeset: words in columns with cards beside them, as they are to stand on sheets of A4; in millimetres."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from .fonts import SANS, SERIF, SERIF_BOLD

SHEET: Final = (210.0, 297.0)  # A4
EDGE: Final = 12.0
WIDTH: Final = SHEET[0] - 2 * EDGE  # of what is written


class Type(NamedTuple):
    """In what letters something is set; the size in points."""

    face: str
    points: float


TITLE: Final = Type(SERIF_BOLD, 24)
HEAD: Final = Type(SERIF_BOLD, 12.5)
WORDS: Final = Type(SERIF, 10)
SMALL: Final = Type(SERIF, 9)
STRONG: Final = Type(SERIF_BOLD, 10)
NOTE: Final = Type(SANS, 8.8)
LABEL: Final = Type(SANS, 8)


class Cell(NamedTuple):
    """Words in a column: where it begins, and how wide it is."""

    words: str
    type: Type = WORDS
    left: float = 0.0
    width: float = WIDTH


class Line(NamedTuple):
    """Cells beside one another, as high as the highest."""

    cells: tuple[Cell, ...]
    above: float = 0.0


class Block(NamedTuple):
    """Rows that stay together on a sheet, with a row of cards at their right end."""

    rows: tuple[Line, ...]
    above: float = 4.0
    ruled: bool = False  # whether a fine line is drawn above it
    cards: tuple[Path, ...] = ()
    card_high: float = 17.0
