"""Draws the table top: wood, felt or linen under the lamp."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.pieces import piece_named
from gaigel_desktop.window.scene import Kit

SURFACES: Final = ("wood_dark", "wood_light", "felt", "linen")
LINEN: Final = "linen"


def wood_ground(kit: Kit, table: str, *, laid: bool = False) -> pygame.Surface:
    """The picture of the table with the lamp above it; a cloth has its border where it is laid to play on, not where
    one reads."""
    size, (width, height) = kit.screen.pixels, kit.screen.design
    bordered, strong = laid and table == LINEN, kit.pictures.strong

    def make() -> pygame.Surface:
        scale = max(width / theme.DESIGN[0], height / theme.DESIGN[1]) * kit.screen.unit
        ground = kit.pictures.tiled(table, size, scale)
        if bordered:
            _embroider(ground, kit, scale)
        ground.blit(kit.pictures.drawn(piece_named("lamp").file, size), (0, 0))
        if strong:
            ground.fill(theme.STRONG_DARK, special_flags=pygame.BLEND_RGB_MULT)
        return ground

    return kit.pictures.ground(("wood", table, size, bordered, strong), make)


def _embroider(cloth: pygame.Surface, kit: Kit, scale: float) -> None:
    """Draw a border along the upper and the lower edge of a cloth, cut off alike at both sides."""
    file, (wide, high), *_ = piece_named("linen_border")
    border = kit.pictures.drawn(file, (round(wide * scale), round(high * scale)))
    upside_down = pygame.transform.flip(border, False, True)
    width, height = cloth.get_size()
    for x in range(width // 2 % border.get_width() - border.get_width(), width, border.get_width()):
        cloth.blit(upside_down, (x, 0))
        cloth.blit(border, (x, height - border.get_height()))
