"""Small coloured signs by which things are seen to belong together; each has a shape of its own, so that nobody has to
tell colours apart."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.window import theme

from .pictures import Pictures

Shape = tuple[tuple[float, float], ...]

FINER: Final = 4  # times larger it is drawn first
ROUND: Final = 0  # the first sign is a disc
SHAPES: Final[tuple[Shape, ...]] = (
    (),
    ((0.12, 0.12), (0.88, 0.12), (0.88, 0.88), (0.12, 0.88)),
    ((0.5, 0.06), (0.98, 0.9), (0.02, 0.9)),
    ((0.5, 0.0), (0.98, 0.5), (0.5, 1.0), (0.02, 0.5)),
)


def sign(pictures: Pictures, number: int, size: int) -> pygame.Surface:
    """The picture of a sign, so many pixels wide and high."""
    return pictures.made(("coloured_sign", number, size), lambda: _drawn(number, size))


def _drawn(number: int, size: int) -> pygame.Surface:
    wide, colour, edge = size * FINER, theme.SIGN_COLOURS[number], max(1, size * FINER // 12)
    large = pygame.Surface((wide, wide), pygame.SRCALPHA)
    large.fill((*colour, 0))
    if number == ROUND:
        pygame.draw.circle(large, colour, (wide / 2, wide / 2), 0.46 * wide)
        pygame.draw.circle(large, theme.INK, (wide / 2, wide / 2), 0.46 * wide, edge)
    else:
        outline = [(x * wide, y * wide) for x, y in SHAPES[number]]
        pygame.draw.polygon(large, colour, outline)
        pygame.draw.polygon(large, theme.INK, outline, edge)
    return pygame.transform.smoothscale(large, (size, size))
