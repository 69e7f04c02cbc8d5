"""Draws the table top: wood, felt or linen under the lamp, or a cover of the player's own."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.pictures import Pictures
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
        ground = table_ground(kit.pictures, table, size, scale)
        if bordered:
            _embroider(ground, kit, scale)
        ground.blit(kit.pictures.drawn(piece_named("lamp").file, size), (0, 0))
        if strong:
            ground.fill(theme.STRONG_DARK, special_flags=pygame.BLEND_RGB_MULT)
        return ground

    return kit.pictures.ground(("wood", table, size, bordered, strong), make)


def table_ground(pictures: Pictures, table: str, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The picture of the table, so many pixels large: tiles of the house, or a cover of the player's own that is seen
    once."""
    if table in SURFACES:
        return pictures.tiled(table, size, scale)
    width, height = max(size[0], size[1] * 16 // 9), max(size[1], size[0] * 9 // 16)
    cover = pictures.drawn(table, (width, height))
    if table in pictures.missing:
        return pictures.tiled(SURFACES[0], size, scale)
    ground = pygame.Surface(size).convert()
    ground.blit(cover, ((size[0] - width) // 2, (size[1] - height) // 2))
    return ground


def _embroider(cloth: pygame.Surface, kit: Kit, scale: float) -> None:
    """Draw a border along the upper and the lower edge of a cloth, cut off alike at both sides."""
    file, (wide, high), *_ = piece_named("linen_border")
    border = kit.pictures.drawn(file, (round(wide * scale), round(high * scale)))
    upside_down = pygame.transform.flip(border, False, True)
    width, height = cloth.get_size()
    for x in range(width // 2 % border.get_width() - border.get_width(), width, border.get_width()):
        cloth.blit(upside_down, (x, 0))
        cloth.blit(border, (x, height - border.get_height()))
