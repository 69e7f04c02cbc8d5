"""Draws chalk marks: chalk as a hand writes it, the shade below a count, knuckles on the table."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache, partial
from itertools import pairwise
from random import Random
from typing import Final

import pygame

from gaigel_desktop.table.board import chalk_marks
from gaigel_desktop.table.board.chalk_marks import Mark
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.easing import ease
from gaigel_desktop.window.faces import suit_file
from gaigel_desktop.window.fonts import CHALK_HAND
from gaigel_desktop.window.pen import Pen, Style
from gaigel_desktop.window.retouch import fainter

from .paint_card import Look

STEPS: Final = 16  # of a line that is drawn; finer is not seen
SHADES: Final = 3  # as large as it is, a shade is kept in few strengths
BANDS: Final = 5  # of a shade: it is drawn down and up again, so that no frame has all of it to make and to lay
BAND: Final = 0.7  # of the time that a shade takes, for each of them
SHADE: Final = (48, 32)  # points that a shade is made of
COARSE: Final = 4  # pixels of a shade that are one: it grows dark too slowly for that to be seen
SOFT: Final = 0.75  # of the way from the edge to the middle it grows darker
LINE: Final = 4.5  # how broad chalk is, in units
THIN_LINE: Final = 3.8
TICK: Final[list[Point]] = [(0.14, 0.22), (0.5, 0.8), (0.88, 0.2)]  # it points at the card
GRAIN: Final = 0.16  # how much of a line the rough wood leaves out
GRAIN_TILE: Final = 96
SIGN_FINER: Final = 2  # a sign is drawn larger and scaled down, so that it is smooth
DARK: Final = 110  # of 255: what is darker on a sign is a line
THIN: Final = 85  # of 255, there


def draw_mark(pen: Pen, look: Look, mark: Mark, now: float) -> None:
    """Draw a mark as far as it is drawn, or as much as is left of it."""
    box, done = Box(*mark.rect), _stepped(mark.done(now))
    match mark.kind:
        case chalk_marks.WORDS:
            _draw_words(pen, look, mark, done)
        case chalk_marks.SUIT:
            _draw_suit(pen, look, mark.suit, box.centred(box.height, box.height), done)
        case chalk_marks.RING | chalk_marks.STRIKE:
            path = ring_points if mark.kind == chalk_marks.RING else strike_points
            _lay(pen, (mark.kind, done), box, lambda size: chalk_line(path(done), size, LINE * pen.unit))
        case chalk_marks.GAIN:
            _draw_gain(pen, mark, box, 1.0 - ease(mark.done(now)))
        case chalk_marks.TICK:
            _lay(pen, (mark.kind, done), box, lambda size: chalk_line(TICK, size, THIN_LINE * pen.unit))
        case chalk_marks.KNOCK:
            size = box.width * (1.0 + 0.14 * math.sin(math.pi * done))  # lifted once, between two raps
            pen.icon("knock", box.centred(size, size), theme.CREAM)
        case chalk_marks.SHADE:
            dark = dark_bands(min(mark.done(now), mark.left(now)))
            pen.still((mark.rect, dark), lambda: _draw_shade(pen, box, dark))


def _stepped(share: float) -> float:
    return round(STEPS * share) / STEPS


def _lay(pen: Pen, key: tuple[object, ...], box: Box, make: Callable[[tuple[int, int]], pygame.Surface]) -> None:
    """Lay a picture that is made once for its size."""
    area = pen.area(box)
    pen.surface.blit(pen.pictures.passing(("mark", *key, area.size), lambda: make(area.size)), area)


# -- writing -------------------------------------------------------------------------------------------------------


def _draw_words(pen: Pen, look: Look, mark: Mark, done: float) -> None:
    """Draw words that appear from the left, as they are written; with a suit, its sign after them."""
    box = Box(*mark.rect)
    style = Style(CHALK_HAND, box.height * 0.95, theme.CHALK)
    window = pen.surface.get_clip()
    pen.surface.set_clip(pen.area(box.left(max(1.0, box.width * done))).clip(window))
    words, sign = (box, None) if mark.suit < 0 else (box.left(box.width / 2), box.after(box.width / 2))
    pen.line(mark.words, words, style, "middle")
    if sign is not None:
        _draw_suit(pen, look, mark.suit, sign.centred(sign.width * 0.8, sign.width * 0.8), 1.0)
    pen.surface.set_clip(window)


def _draw_gain(pen: Pen, mark: Mark, there: Box, away: float) -> None:
    """Draw a number on its slate, so much of its way from where it will be."""
    slate = there.moved(mark.comes[0] * away, mark.comes[1] * away)
    pen.nine("plate", slate)
    pen.line(mark.words, slate.inset(6, 0), Style(CHALK_HAND, theme.CHALK_TEXT, theme.CHALK), "middle")


def _draw_suit(pen: Pen, look: Look, suit: int, box: Box, done: float) -> None:
    """Draw the sign of a suit in chalk, as one draws it: its outline and what is dark on it; fainter until it is
    drawn."""
    file = suit_file(look.deck, suit)

    def make(size: tuple[int, int]) -> pygame.Surface:
        large = size[0] * SIGN_FINER, size[1] * SIGN_FINER
        lines = _in_lines(pen.pictures.scaled(file, large), LINE * pen.unit * SIGN_FINER / 2)
        return fainter(_grained(pygame.transform.smoothscale(lines, size)), done)

    _lay(pen, (chalk_marks.SUIT, file, done), box, make)


# -- lines ---------------------------------------------------------------------------------------------------------


def _in_lines(sign: pygame.Surface, broad: float) -> pygame.Surface:
    """A sign without its colours: its outline, and the lines on it."""
    drawn = pygame.Surface(sign.get_size(), pygame.SRCALPHA)
    drawn.fill((*theme.CHALK, 0))
    chalk, whole = (*theme.CHALK, theme.FULL), pygame.mask.from_surface(sign)
    dark = pygame.mask.from_threshold(sign, theme.BLACK, (DARK, DARK, DARK, theme.FULL)).overlap_mask(whole, (0, 0))
    if dark.count() < whole.count() * 0.7:  # a black sign has no lines on it
        dark.to_surface(drawn, setcolor=chalk, unsetcolor=None)
    for part in whole.connected_components(minimum=whole.count() // 50):
        points = part.outline()
        pygame.draw.lines(drawn, chalk, True, points, round(broad))
    return drawn


def ring_points(done: float) -> list[Point]:
    """The points of a ring by hand: it begins at the top, goes round against the clock, and overshoots a little."""
    points: list[Point] = []
    for at in range(round(60 * done) + 1):
        turn = math.radians(-70 - 400 * at / 60)
        wide = 0.46 + 0.012 * math.sin(3 * turn) + 0.0004 * at
        points.append((0.5 + wide * math.cos(turn), 0.5 + (wide - 0.03) * math.sin(turn)))
    return points


def strike_points(done: float) -> list[Point]:
    """The points of a stroke through what is not enough."""
    return [(0.05 + 0.9 * at / 12, 0.8 - 0.6 * at / 12 + 0.03 * math.sin(at)) for at in range(round(12 * done) + 1)]


def chalk_line(points: list[Point], size: tuple[int, int], broad: float) -> pygame.Surface:
    """The picture of chalk along points of a unit square, drawn twice as large and scaled down so that it is smooth."""
    large = pygame.Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
    large.fill((*theme.CHALK, 0))
    places = [(x * large.get_width(), y * large.get_height()) for x, y in points]
    for first, last in pairwise(places):
        steps = max(1, round(math.dist(first, last) / max(1.0, broad)))
        for step in range(steps + 1):
            middle = pygame.Vector2(first).lerp(last, step / steps)
            pygame.draw.circle(large, theme.CHALK, middle, broad)
    return _grained(pygame.transform.smoothscale(large, size))


def _grained(picture: pygame.Surface) -> pygame.Surface:
    """The picture without the places that chalk does not reach in the grain of the wood; the same every time."""
    wide, high = picture.get_size()
    for x in range(0, wide, GRAIN_TILE):
        for y in range(0, high, GRAIN_TILE):
            picture.blit(_grain(), (x, y), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@cache
def _grain() -> pygame.Surface:
    """The tile of places where chalk is thinner."""
    dice, tile = Random(7), pygame.Surface((GRAIN_TILE, GRAIN_TILE), pygame.SRCALPHA)
    tile.fill((*theme.WHITE, 255))
    for _ in range(round(GRAIN * GRAIN_TILE**2)):
        tile.set_at((dice.randrange(GRAIN_TILE), dice.randrange(GRAIN_TILE)), (*theme.WHITE, THIN))
    return tile


# -- shades --------------------------------------------------------------------------------------------------------


def dark_bands(share: float) -> tuple[float, ...]:
    """How dark the bands of a shade are, from the uppermost on, when so much of it is drawn."""
    later = (1.0 - BAND) / (BANDS - 1)
    return tuple(math.ceil(SHADES * min(1.0, max(0.0, share - later * band) / BAND)) / SHADES for band in range(BANDS))


def _draw_shade(pen: Pen, box: Box, dark: tuple[float, ...]) -> None:
    area = pen.area(box)
    for band, strength in enumerate(dark):
        top, bottom = (area.height * at // BANDS for at in (band, band + 1))
        if strength:
            make = partial(_shade, (area.width, bottom - top), band, strength)
            shade = pen.pictures.shadow((chalk_marks.SHADE, strength, area.size, band), make)
            pen.surface.blit(shade, (area.x, area.y + top))


def _shade(size: tuple[int, int], band: int, strength: float) -> pygame.Surface:
    """Darkness that nobody sees the edge of: drawn small and stretched, the last step quickly."""
    wide, high = max(1, size[0] // COARSE), max(1, size[1] // COARSE)
    coarse = pygame.transform.smoothscale(fainter(_small_shade(), strength), (wide, BANDS * high))
    return pygame.transform.scale(coarse.subsurface((0, band * high, wide, high)), size)


@cache
def _small_shade() -> pygame.Surface:
    small = pygame.Surface(SHADE, pygame.SRCALPHA)
    for x in range(SHADE[0]):
        for y in range(SHADE[1]):
            across, down = abs(2 * (x + 0.5) / SHADE[0] - 1), abs(2 * (y + 0.5) / SHADE[1] - 1)
            out = min(1.0, (across**4 + down**4) ** 0.25)
            dark = theme.COUNT_SHADE * ease(min(1.0, (1.0 - out) / SOFT))
            small.set_at((x, y), (*theme.SHADE, round(dark)))
    return small
