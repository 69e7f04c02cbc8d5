"""The pad: its squares, ruled so that a stroke stands in the middle of one and the rays of two on a line."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box

from .ground import Ground

ROWS: Final = 12  # of squares
BEYOND: Final = 7.0  # so far squares may reach beyond the field on both sides
LINE: Final = 0.55  # how thick they are ruled


def rule_squares(ground: Ground, box: Box) -> None:
    """Whole squares, with a border of bare paper around."""
    for line in _lines(ground):
        ground.pen.fill(line, theme.SQUARES)


def _lines(ground: Ground) -> list[pygame.Rect]:
    """All lines, in pixels."""
    field, thick = ground.field, max(1, ground.pen.px(LINE))
    square = field.height / ROWS
    columns = _odd(int((field.width + 2 * BEYOND) / square))
    ruled = field.centred(columns * square, field.height)
    (left, top), (right, bottom) = ground.middle(ruled.x, ruled.y), ground.middle(ruled.right, ruled.bottom)
    across = (ground.middle(ruled.x, ruled.y + row * square)[1] for row in range(ROWS + 1))
    down = (ground.middle(ruled.x + column * square, ruled.y)[0] for column in range(columns + 1))
    return [
        *(pygame.Rect(left, y, right - left + thick, thick) for y in across),
        *(pygame.Rect(x, top, thick, bottom - top) for x in down),
    ]


def _odd(count: int) -> int:
    """So many or one fewer: the circle stands in the middle of a square."""
    return count - 1 + count % 2
