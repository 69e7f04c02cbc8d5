"""Chalk: draws the slate at one moment, as a hand writes and a sponge wipes."""

from __future__ import annotations

import math
from typing import Final

import pygame

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pieces import piece_named
from gaigel_desktop.window.retouch import fainter

from . import strokes
from .ground import Ground
from .strokes import GIGACKEL, NUMBER, STROKE, Change, PlacedMark, Ray, Slate

STROKES: Final = 8  # drawings of each
VEES: Final = 4
SIZE: Final = 0.8  # of a mark, by what is stored
WIDEST: Final = 0.27  # of the field, that a name may take
NUMBERS: Final = 38.0
NEW: Final = {"|": "stroke", "V": "gigackel"}
WIPED: Final = {".": "stroke_wiped", "w": "gigackel_wiped"}
WAS: Final = {".": "stroke", "w": "gigackel"}


# -- the slate ---------------------------------------------------------------------------------------------------


def draw_slate(ground: Ground, slate: Slate) -> None:
    """The circle, and for each side its ray, its marks, its name."""
    rays = strokes.rays(ground.field, len(slate.rows))
    if not ground.moving:
        ground.put(ground.sprite("circle", ground.scale), *rays[0].middle)
    for side, ray in enumerate(rays):
        _draw_side(ground, slate, side, ray)


def _draw_side(ground: Ground, slate: Slate, side: int, ray: Ray) -> None:
    """The ray, the marks across it, and at its end what stands there; a name alone stands above the ray of two."""
    row, number = slate.rows[side], _number(ground, slate, side)
    if len(slate.rows) == 2 and number is None and strokes.fits(ray, row.marks, ray.length):
        end = ray.length
        _draw_above(ground, ray, row.name)
    else:
        end = _draw_words(ground, slate, side, ray, number)
    if not ground.moving:
        _draw_ray(ground, ray, side, end)
    for at, mark in enumerate(strokes.placed(ray, row.marks, end)):
        if strokes.under_way(slate, (side, at)) == ground.moving:
            _draw_mark(ground, slate, mark, (side, at))


def _draw_above(ground: Ground, ray: Ray, name: str) -> None:
    """A name above the middle of its ray, higher than the marks."""
    if not ground.moving:
        line = ground.name(name, ground.field.width * WIDEST)
        x, y = strokes.at(ray, (ray.first + ray.length) / 2)
        ground.put(line, x, y - 55 * SIZE * ground.scale * 0.78 - line.get_height() / 2 / ground.unit)


def _draw_words(ground: Ground, slate: Slate, side: int, ray: Ray, number: pygame.Surface | None) -> float:
    """Number and name at the end of a ray; how far its marks may go then. Those that find no room are counted."""
    row, sides, writing = slate.rows[side], len(slate.rows), strokes.under_way(slate, (side, NUMBER))
    lines = _lines(ground, row.name, number, sides)
    places = _places(ground, ray, lines, sides)
    if number is None and not strokes.fits(ray, row.marks, strokes.before(ray, places)):
        lines = _lines(ground, row.name, ground.words(str(strokes.worth(row.marks)), NUMBERS), sides)
        places = _places(ground, ray, lines, sides)
    for line, place in zip(lines, places, strict=True):
        if (line is number and writing) == ground.moving:
            ground.put(line, *place.middle)
    return strokes.before(ray, places)


def _lines(ground: Ground, name: str, number: pygame.Surface | None, sides: int) -> list[pygame.Surface]:
    """What stands at the end of a ray: a number, if there is one, and the name, narrower in one line with it."""
    room = ground.field.width * WIDEST
    if number is None:
        return [ground.name(name, room)]
    taken = number.get_width() / ground.unit + strokes.BETWEEN * ground.scale if sides > strokes.STACKED else 0.0
    return [number, ground.name(name, room - taken)]


def _places(ground: Ground, ray: Ray, lines: list[pygame.Surface], sides: int) -> list[Box]:
    """Where the words of a ray stand, line by line."""
    sizes = [(line.get_width() / ground.unit, line.get_height() / ground.unit) for line in lines]
    return strokes.words(ground.field, ray, sizes, sides)


def _draw_ray(ground: Ground, ray: Ray, side: int, end: float) -> None:
    start = 11 * ground.scale
    picture = ground.kit.pictures.scaled(
        piece_named(f"ray_{side % 2 + 1}").file,
        (round((end - start) * ground.unit), max(3, round(12 * min(1.0, ground.scale) * ground.unit))),
    )
    ground.put(picture, *strokes.at(ray, (start + end) / 2), ray.angle)


def _number(ground: Ground, slate: Slate, side: int) -> pygame.Surface | None:
    """The number of a side: the old one until it is wiped, then the new one as far as it is written."""
    now, before = slate.rows[side].number, slate.before[side].number
    part = strokes.done(slate, (side, NUMBER))
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


# -- marks -------------------------------------------------------------------------------------------------------


def _draw_mark(ground: Ground, slate: Slate, mark: PlacedMark, change: Change) -> None:
    """A mark as far as it is made: the chalk draws it, the sponge wipes it."""
    part = strokes.done(slate, change)
    side, at = change
    before = slate.before[side].marks
    old = before[at] if at < len(before) else ""
    if part <= 0.0:
        if old:
            ground.put(_sign(ground, old, mark.variant), mark.x, mark.y, mark.angle)
    elif part >= 1.0 or old == mark.sign:
        ground.put(_sign(ground, mark.sign, mark.variant), mark.x, mark.y, mark.angle)
    elif slate.fades:
        for sign, strength in ((old, 1 - part), (mark.sign, part)):
            if sign:
                ground.put(fainter(_sign(ground, sign, mark.variant), strength), mark.x, mark.y, mark.angle)
    elif old:
        _draw_wiping(ground, mark, old, part)
    else:
        whole = _sign(ground, mark.sign, mark.variant)
        ground.put(_begun(whole, mark.sign, part), mark.x, mark.y, mark.angle)
        _draw_chalk(ground, mark, whole, part)


def _sign(ground: Ground, sign: str, variant: int) -> pygame.Surface:
    """The drawing of a mark."""
    size = ground.scale * SIZE
    if sign == "v":
        left, right = _sign(ground, STROKE, variant), _sign(ground, ".", variant)
        both = pygame.Surface((round(left.get_width() * 2), left.get_height()), pygame.SRCALPHA)
        both.blit(left, (0, 0))
        both.blit(right, right.get_rect(midtop=(both.get_width() * 3 // 4, 0)))
        return both
    number = variant % (STROKES if sign in "|." else VEES) + 1
    if sign in NEW:
        return ground.sprite(f"{NEW[sign]}_{number}", size)
    return _in_place(ground.sprite(f"{WIPED[sign]}_{number}", size), ground.sprite(f"{WAS[sign]}_{number}", size))


def _in_place(trace: pygame.Surface, was: pygame.Surface) -> pygame.Surface:
    """A trace with its middle where that of the mark was: the sponge has smeared it to the right."""
    smeared = trace.get_width() - was.get_width()
    placed = pygame.Surface((trace.get_width() + smeared, trace.get_height()), pygame.SRCALPHA)
    placed.blit(trace, (smeared, 0))
    return placed


def _begun(whole: pygame.Surface, sign: str, part: float) -> pygame.Surface:
    """A mark that is not finished: a stroke from the top down, of a Gigackel down and up again."""
    width, height = whole.get_size()
    begun = pygame.Surface((width, height), pygame.SRCALPHA)
    if sign != GIGACKEL:
        begun.blit(whole, (0, 0), (0, 0, width, round(height * part)))
        return begun
    half = width // 2
    begun.blit(whole, (0, 0), (0, 0, half, round(height * min(1.0, 2 * part))))
    risen = round(height * max(0.0, 2 * part - 1))
    begun.blit(whole, (half, height - risen), (half, height - risen, width - half, risen))
    return begun


def _draw_chalk(ground: Ground, mark: PlacedMark, whole: pygame.Surface, part: float) -> None:
    """The piece of chalk, its end where the line ends now."""
    width, height = whole.get_width() / ground.unit, whole.get_height() / ground.unit
    if mark.sign == GIGACKEL:
        across = width * (min(part, 1.0) - 0.5) * 0.8
        down = height * (abs(2 * part - 1) * -1 + 0.5)
    else:
        across, down = 0.0, height * (part - 0.5)
    tip = pygame.Vector2(across, down).rotate(mark.angle)
    size = min(1.0, max(0.45, ground.scale * 0.6))
    ground.put(ground.sprite("chalk_piece", size), mark.x + tip.x + 19 * size, mark.y + tip.y - 17 * size, -42)


def _draw_wiping(ground: Ground, mark: PlacedMark, old: str, part: float) -> None:
    """The sponge goes over the mark, and what it leaves behind is a trace."""
    before, after = _sign(ground, old, mark.variant), _sign(ground, mark.sign, mark.variant)
    width = max(before.get_width(), after.get_width())
    height = max(before.get_height(), after.get_height())
    both = pygame.Surface((width, height), pygame.SRCALPHA)
    gone = round(width * part)
    for picture, area in ((after, (0, 0, gone, height)), (before, (gone, 0, width - gone, height))):
        both.set_clip(area)
        both.blit(picture, picture.get_rect(center=(width // 2, height // 2)))
    both.set_clip(None)
    ground.put(both, mark.x, mark.y, mark.angle)
    size = min(1.2, max(0.4, ground.scale * 0.55))
    swing = math.sin(part * math.pi * 3) * 14 * ground.scale
    reach = pygame.Vector2((part - 0.5) * (width / ground.unit + 20 * size), swing).rotate(mark.angle)
    ground.put(ground.sprite("sponge_damp", size), mark.x + reach.x, mark.y + reach.y)
