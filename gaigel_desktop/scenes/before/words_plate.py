"""The plate with what is chosen: in the lower left corner, with nobody's name under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pen import BUTTON, CHALKED, Pen, Style

LEFT: Final = 48.0  # the words: from the edge,
UP: Final = 40.0  # from below,
APART: Final = 32.0  # and from the own name
WIDEST: Final = 0.36  # of the window
WOOD: Final = (24.0, 14.0)  # beside and above them
SMALLER: Final = 0.95  # from one size of letters to the next,
LEAST: Final = 0.5  # down to this


class WordsPlate(NamedTuple):
    """Where title and words stand, and in which letters."""

    box: Box
    title: Style
    words: Style

    @property
    def wood(self) -> Box:
        """All of the plate."""
        return self.box.inset(-WOOD[0], -WOOD[1])


def place_words(pen: Pen, design: Point, said: tuple[str, str], own: Box, others: Sequence[Box]) -> WordsPlate:
    """A plate beside the own name and below those of the others, if need be in smaller letters; `said` are title and
    words."""
    size = 1.0
    while True:
        plate = _plate(pen, design, said, own, size)
        if size * SMALLER < LEAST or not any(map(plate.wood.overlaps, others)):
            return plate
        size *= SMALLER


def _plate(pen: Pen, design: Point, said: tuple[str, str], own: Box, size: float) -> WordsPlate:
    head, style = (each._replace(size=each.size * size) for each in (CHALKED, BUTTON))
    title, words = said
    widest = max(pen.width(title, head), *(pen.width(line, style) for line in words.split("\n"))) + 2
    wide = min(design[0] * WIDEST, own.x - APART - LEFT, widest)
    high = pen.line_height(head) + pen.height(words, style, wide)
    return WordsPlate(Box(LEFT, design[1] - UP - high, wide, high), head, style)


def draw_words(pen: Pen, said: tuple[str, str], plate: WordsPlate) -> None:
    """Draw the title in chalk, and below it what is said."""
    title, words = said
    head = pen.line_height(plate.title)
    pen.nine("tooltip", plate.wood)
    pen.line(title, plate.box.top(head), plate.title, "middle")
    pen.paragraph(words, plate.box.below(head), plate.words, "middle")
