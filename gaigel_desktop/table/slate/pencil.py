"""Pencil marks on paper, where a stroke that counts no more is erased by a further small mark across it (P)."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.window.boxes import Point
from gaigel_desktop.window.pieces import piece_named

from .ground import Ground
from .strokes import GIGACKEL, STROKE, STROKES, PlacedMark
from .tally_marks import SIZE, draw_tool, drawn_sign, put_mark

CROSSES: Final = 4  # drawings
STANDS: Final = {".": STROKE, "v": GIGACKEL, "w": GIGACKEL}  # what is still seen of each: all of it
STEM, RIGHT, LEFT = (0.5, 0.33), (0.79, 0.3), (0.22, 0.3)  # where small marks lie, in parts of the drawing
ERASED: Final[dict[str, tuple[Point, ...]]] = {".": (STEM,), "v": (RIGHT,), "w": (RIGHT, LEFT)}
ACROSS: Final = {1: (1.5, 1.0), 2: (1.25, 0.75)}  # by how it is stored, on one stroke or arms: seen on both sides
LONGEST: Final = 1.3  # times the way from stroke to stroke: a small mark must not reach the next one
RISES: Final = 0.3  # of its height, from the middle to the ends of a small mark


def mark_drawing(ground: Ground, mark: PlacedMark, sign: str) -> pygame.Surface:
    """The drawing of a mark, and across what counts no more of it a small mark."""
    return _crossed(ground, mark, sign, ERASED.get(sign, ()))


def draw_erasing(ground: Ground, mark: PlacedMark, old: str, part: float) -> None:
    """Draw how the pencil puts one small mark across each stroke that is erased."""
    there, all_of_them = ERASED.get(old, ()), ERASED.get(mark.sign, ())
    new = all_of_them[len(there) :]
    if not new:
        put_mark(ground, mark_drawing(ground, mark, mark.sign), mark)
        return
    made = int(part * len(new))
    picture = _crossed(ground, mark, mark.sign, all_of_them[: len(there) + made])
    here, begun = new[made], part * len(new) - made
    cross, rises = _cross(ground, mark, here), -RISES if here == RIGHT else RISES
    middle = picture.get_width() * here[0], picture.get_height() * here[1]
    width, height = cross.get_size()
    picture.blit(cross, (middle[0] - width / 2, middle[1] - height / 2), (0, 0, round(width * begun), height))
    put_mark(ground, picture, mark)
    tip = middle[0] + width * (begun - 0.5), middle[1] - height * rises * (2 * begun - 1)
    across, down = (end - size / 2 for end, size in zip(tip, picture.get_size(), strict=True))
    draw_tool(ground, mark, (across / ground.unit, down / ground.unit))


def _crossed(ground: Ground, mark: PlacedMark, sign: str, places: tuple[Point, ...]) -> pygame.Surface:
    """The drawing of a mark, with small marks in these places."""
    picture = drawn_sign(ground, STANDS.get(sign, sign), mark.variant).copy()
    for place in places:
        cross = _cross(ground, mark, place)
        middle = round(picture.get_width() * place[0]), round(picture.get_height() * place[1])
        picture.blit(cross, cross.get_rect(center=middle))
    return picture


def _cross(ground: Ground, mark: PlacedMark, place: Point) -> pygame.Surface:
    """A small mark, steeper where strokes stand close; it falls where its stroke rises, so that it crosses it."""
    file, (wide, high), *_ = piece_named(f"pencil_cross_{mark.variant % CROSSES + 1}")
    size = ground.scale * SIZE
    wider, higher = ACROSS[STROKES[mark.sign]]
    wide, high = min(wide * wider * size, LONGEST * mark.step), high * higher * size
    pixels = max(1, round(wide * ground.unit)), max(1, round(high * ground.unit))
    cross = ground.kit.pictures.scaled(file, pixels)
    return pygame.transform.flip(cross, flip_x=True, flip_y=False) if place == RIGHT else cross
