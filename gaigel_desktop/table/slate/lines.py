"""Draws what a hand draws on slate and paper: a circle, a ray for each side with its marks, its name or number."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pieces import piece_named

from . import chalk, pencil, strokes
from .ground import Ground
from .strokes import NUMBER, ON_PAPER, Ray, Slate
from .tally_marks import SIZE, Manner, draw_mark

WIDEST: Final = 0.27  # of the field, that a name may take beside a number or among many
ALONE: Final = 0.36  # in its corner, or above its ray
BELOW_NUMBER: Final = 0.36  # of the height of the field, for names
NUMBERS: Final = 38.0
CHALKED: Final = Manner(chalk.mark_drawing, chalk.draw_wiping)
PENCILLED: Final = Manner(pencil.mark_drawing, pencil.draw_erasing)


def draw_lines(ground: Ground, slate: Slate) -> None:
    """Draw the circle, and for each side its ray, its marks, its name."""
    rays = strokes.rays(ground.field, len(slate.rows), ground.letters)
    if not ground.moving:
        ground.put(ground.sprite(ground.writes.pieces + "circle", ground.scale), *rays[0].middle)
    for side, ray in enumerate(rays):
        _draw_side(ground, slate, side, ray)


def _draw_side(ground: Ground, slate: Slate, side: int, ray: Ray) -> None:
    """Draw the ray, the marks across it, and at its end what stands there; a name alone stands above the ray of two."""
    row, number = slate.rows[side], _number(ground, slate, side)
    if len(slate.rows) == 2 and number is None and strokes.row_fits(ray, row.marks, ray.length):
        end = ray.length
        _draw_above(ground, ray, row.name)
    else:
        end = _draw_words(ground, slate, side, ray, number)
    if not ground.moving:
        _draw_ray(ground, ray, side, end)
    for at, mark in enumerate(strokes.placed_marks(ray, row.marks, end)):
        if strokes.under_way(slate, (side, at)) == ground.moving:
            draw_mark(ground, slate, mark, (side, at), PENCILLED if slate.dress == ON_PAPER else CHALKED)


def _draw_above(ground: Ground, ray: Ray, name: str) -> None:
    """Draw a name above the middle of its ray, higher than the marks."""
    if not ground.moving:
        x, y = strokes.point_on_ray(ray, (ray.first + ray.length) / 2)
        bottom = y - 55 * SIZE * ground.scale * 0.78
        line = ground.names(name, ground.field.width * ALONE, bottom - ground.field.y)
        ground.put(line, x, bottom - line.get_height() / 2 / ground.unit)


def _draw_words(ground: Ground, slate: Slate, side: int, ray: Ray, number: pygame.Surface | None) -> float:
    """Draw number and name at the end of a ray; gives back how far its marks may go then. Those that find no room are
    counted."""
    row, sides, writing = slate.rows[side], len(slate.rows), strokes.under_way(slate, (side, NUMBER))
    lines = _lines(ground, slate, side, number)
    places = _places(ground, ray, lines, sides)
    if number is None and not strokes.row_fits(ray, row.marks, strokes.ray_end(ray, places)):
        lines = _lines(ground, slate, side, ground.words(str(strokes.strokes_in_row(row.marks)), NUMBERS))
        places = _places(ground, ray, lines, sides)
    for line, place in zip(lines, places, strict=True):
        if (line is number and writing) == ground.moving:
            ground.put(line, *place.middle)
    return strokes.ray_end(ray, places)


def _lines(ground: Ground, slate: Slate, side: int, number: pygame.Surface | None) -> list[pygame.Surface]:
    """The pictures of what stands at the end of a ray: a number, if there is one, and the name, narrower in one line
    with it."""
    name, sign, sides = slate.rows[side].name, side if slate.signs else None, len(slate.rows)
    room = ground.field.width * (widest_name(sides) if number is None else WIDEST)
    if sides == 2:
        names = ground.names(name, room, ground.field.height * BELOW_NUMBER)
        return [names] if number is None else [number, names]
    if number is None:
        return [ground.name(name, room, sign)]
    taken = number.get_width() / ground.unit + strokes.BETWEEN * ground.scale if sides > strokes.STACKED else 0.0
    return [number, ground.name(name, room - taken, sign)]


def widest_name(sides: int) -> float:
    """How much of the field a name may take that no number stands with: more in a corner."""
    return WIDEST if sides in strokes.ANGLES else ALONE


def _places(ground: Ground, ray: Ray, lines: list[pygame.Surface], sides: int) -> list[Box]:
    """The boxes of the words of a ray, line by line."""
    sizes = [(line.get_width() / ground.unit, line.get_height() / ground.unit) for line in lines]
    return strokes.name_boxes(ground.field, ray, sizes, sides)


def _draw_ray(ground: Ground, ray: Ray, side: int, end: float) -> None:
    start = 11 * ground.scale
    picture = ground.kit.pictures.scaled(
        piece_named(f"{ground.writes.pieces}ray_{side % 2 + 1}").file,
        (round((end - start) * ground.unit), max(3, round(12 * min(1.0, ground.scale) * ground.unit))),
    )
    ground.put(picture, *strokes.point_on_ray(ray, (start + end) / 2), ray.angle)


def _number(ground: Ground, slate: Slate, side: int) -> pygame.Surface | None:
    """The picture of the number of a side: the old one until it is wiped, then the new one as far as it is written.
    None if there is none."""
    now, before = slate.rows[side].number, slate.before[side].number
    part = strokes.part_done(slate, (side, NUMBER))
    if not now and not before:
        return None
    if part >= 1.0 or now == before:
        return ground.words(now, NUMBERS)
    wiping = part < 0.5
    whole = ground.words(before if wiping else now, NUMBERS)
    shown = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    written = round(whole.get_width() * (2 * part if wiping else 2 * part - 1))
    area = pygame.Rect(written, 0, whole.get_width() - written, whole.get_height())
    shown.blit(whole, area if wiping else (0, 0), area if wiping else (0, 0, written, whole.get_height()))
    return shown
