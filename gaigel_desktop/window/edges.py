"""Edges: the lines round everything that can be used or read, where high contrast is wanted."""

from __future__ import annotations

from typing import Final

import pygame

from . import theme
from .pieces import stretched
from .theme import Colour

FOCUS: Final = (
    theme.BLACK,
    theme.STRONG[theme.GOLD],
)  # the outer line first: seen on paper and on wood
EITHER: Final = (theme.BLACK, theme.WHITE)
PIECES: Final[dict[tuple[str, ...], tuple[Colour, ...]]] = {
    ("focus", "field_focus"): FOCUS,
    ("row_chosen", "row_hover"): EITHER,
    ("panel_paper", "bubble", "field", "tab", "slider_track"): (theme.BLACK,),
    ("button", "call", "plate", "tooltip", "panel_wood"): (theme.WHITE,),
}
DEEPER: Final = ("button", "panel_wood")  # white words stand on them
FINER: Final = 4  # times as large is it drawn, to be scaled down


def edges_of(name: str) -> tuple[Colour, ...]:
    """The lines round a piece; none round shadows, light and what is only a part of something."""
    return next((colours for names, colours in PIECES.items() if name.startswith(names)), ())


def deeper(picture: pygame.Surface) -> pygame.Surface:
    """The same in a darker wood."""
    dark = picture.copy()
    dark.fill(theme.STRONG_WOOD, special_flags=pygame.BLEND_RGB_MULT)
    return dark


def framed(size: tuple[int, int], name: str, unit: float) -> pygame.Surface:
    """The lines alone, with round corners."""
    colours = edges_of(name)
    broad = max(1.0, (theme.STRONG_FOCUS if colours == FOCUS else theme.STRONG_EDGE) * unit)
    corner = round(theme.STRONG_ROUND * unit)
    side = min(4 * corner, *size)
    large = pygame.Surface((side * FINER, side * FINER), pygame.SRCALPHA)
    large.fill((*colours[0], 0))
    for at, colour in enumerate(colours):
        inwards = round(at * broad * FINER)
        ring = large.get_rect().inflate(-2 * inwards, -2 * inwards)
        pygame.draw.rect(large, colour, ring, round(broad * FINER), border_radius=max(1, corner * FINER - inwards))
    small = pygame.transform.smoothscale(large, (side, side))
    end = (side - 1) // 2
    return stretched(small, size, (end, end, end, end))
