"""Draws the squares of a pad of paper, ruled so that a stroke stands in one and the rays of two sides on a line."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box

from .ground import Ground

ROWS: Final = 12  # of squares
BEYOND: Final = 7.0  # so far squares may reach beyond the field on both sides
SHADE: Final = 2.5  # of the tape, over the ends of the lines
LINE: Final = 0.55  # how thick they are ruled


def rule_squares(ground: Ground) -> None:
    """Draw lines across and down, from the tape on, with a border of bare paper at the other edges."""
    ruled, columns = ruled_area(ground.field)
    thick, square = max(1, ground.pen.px(LINE)), ruled.height / ROWS
    (left, top), (right, bottom) = ground.middle(ruled.x, ruled.y + SHADE), ground.middle(ruled.right, ruled.bottom)
    for row in range(1, ROWS + 1):
        y = ground.middle(ruled.x, ruled.y + row * square)[1]
        ground.pen.fill(pygame.Rect(left, y, right - left + thick, thick), theme.SQUARES)
    for column in range(columns + 1):
        x = ground.middle(ruled.x + column * square, ruled.y)[0]
        ground.pen.fill(pygame.Rect(x, top, thick, bottom - top), theme.SQUARES)


def ruled_area(field: Box) -> tuple[Box, int]:
    """The box in which whole squares are ruled, and how many columns of them."""
    square = field.height / ROWS
    columns = _odd(int((field.width + 2 * BEYOND) / square))
    return field.centred(columns * square, field.height), columns


def _odd(count: int) -> int:
    """This number or one fewer, so that it is odd: the circle stands in the middle of a square."""
    return count - 1 + count % 2
