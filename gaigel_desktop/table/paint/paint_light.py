"""Draws the light on what is spoken of and the dark over everything else, as if a hand shaded the lamp."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen

REACHES = 22.0  # so far around it the light goes
ROUND = 18.0
COARSE = 9.0  # units of the edge that are one: it is soft
STRIP = 128  # pixels: the dark is laid in strips of one picture


def draw_light(pen: Pen, lit: Sequence[Box]) -> None:
    """Shade the table, but not these boxes."""
    if lit:
        pen.still(("light", tuple(lit)), lambda: _draw(pen, lit))


def _draw(pen: Pen, lit: Sequence[Box]) -> None:
    whole = pygame.Rect((0, 0), pen.kit.screen.pixels)
    holes = [hole.clip(whole) for hole in merge_touching([pen.area(box.inset(-REACHES)) for box in lit])]
    for part in boxes_around_holes(whole, holes):
        _shade(pen, part)
    edge, corner = pen.px(REACHES), pen.px(ROUND)
    for hole in holes:
        picture = pen.pictures.made(("light", hole.size, edge), partial(_edge, hole.size, edge, corner, pen.px(COARSE)))
        pen.surface.blit(picture, hole)


def merge_touching(holes: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The rectangles, with those that touch each other merged into one."""
    found: list[pygame.Rect] = []
    for hole in holes:
        one = hole
        while (at := one.collidelist(found)) >= 0:
            one = one.union(found.pop(at))
        found.append(one)
    return found


def boxes_around_holes(whole: pygame.Rect, holes: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """What is left of the whole around the holes, in rectangles that do not overlap."""
    edges = sorted({whole.top, whole.bottom, *(y for hole in holes for y in (hole.top, hole.bottom))})
    parts: list[pygame.Rect] = []
    for top, bottom in pairwise(edges):
        there = sorted((hole for hole in holes if hole.top <= top < hole.bottom), key=lambda hole: hole.left)
        lefts, rights = [whole.left, *(hole.right for hole in there)], [*(hole.left for hole in there), whole.right]
        parts += [pygame.Rect(x, top, to - x, bottom - top) for x, to in zip(lefts, rights, strict=True) if to > x]
    return parts


def _shade(pen: Pen, part: pygame.Rect) -> None:
    """Draw the dark over a part, in strips of one picture that is as wide as the window."""
    strip = pen.pictures.made(("dark", pen.kit.screen.pixels[0]), lambda: _strip(pen.kit.screen.pixels[0]))
    window = pen.surface.get_clip()
    pen.surface.set_clip(part.clip(window))
    for y in range(part.top, part.bottom, STRIP):
        pen.surface.blit(strip, (0, y))
    pen.surface.set_clip(window)


def _strip(wide: int) -> pygame.Surface:
    strip = pygame.Surface((wide, STRIP)).convert()
    strip.fill(theme.SHADE)
    strip.set_alpha(theme.IN_THE_DARK)
    return strip


def _edge(size: tuple[int, int], edge: int, corner: int, coarse: int) -> pygame.Surface:
    """The picture of the edge between light and dark: drawn small and stretched, so that nobody sees a line."""
    small = pygame.Surface((max(1, size[0] // coarse), max(1, size[1] // coarse)), pygame.SRCALPHA)
    small.fill((*theme.SHADE, theme.IN_THE_DARK))
    inside = small.get_rect().inflate(-edge // coarse - 1, -edge // coarse - 1)
    pygame.draw.rect(small, (*theme.SHADE, 0), inside, border_radius=corner // coarse)
    return pygame.transform.smoothscale(small, size)
