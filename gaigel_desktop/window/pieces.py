"""Pieces: what the table of pieces says of each, and how one is drawn out to a size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import pygame

from . import assets

Sides = tuple[float, float, float, float]
MISSING: Final = (96.0, 48.0)  # how large a piece is of which nothing is known


class Piece(NamedTuple):
    """A piece of the table, the widgets or the icons; lengths in units."""

    file: str
    size: tuple[float, float]
    margins: Sides  # of a nine-patch: the ends that are not drawn out, from the left one round
    place: Sides  # of a stack: where the back lies that is seen on top
    grow: float  # how far it reaches beyond what it lies around


def piece_named(name: str) -> Piece:
    """What the table says of a piece; paper where it says nothing."""
    for pieces in assets.table("table/table.json").values():
        piece = pieces.get(name)
        if isinstance(piece, dict):
            return _piece(piece)
    return Piece(f"missing/{name}", MISSING, (8.0, 8.0, 8.0, 8.0), (0.0, 0.0, *MISSING), 0.0)


def _piece(said: dict[str, object]) -> Piece:
    width, height = _numbers(said["size"])
    margins, place = said.get("margins", [0, 0, 0, 0]), said.get("place", [0, 0, width, height])
    (grow,) = _numbers([said.get("grow", 0)])
    return Piece(str(said["file"]), (width, height), _sides(margins), _sides(place), grow)


def _sides(value: object) -> Sides:
    left, top, right, bottom = _numbers(value)
    return left, top, right, bottom


def _numbers(value: object) -> list[float]:
    return [float(number) for number in value if isinstance(number, int | float)] if isinstance(value, list) else []


@cache
def grows(name: str) -> float:
    """How far a piece reaches beyond what it lies around, in units."""
    return piece_named(name).grow


def in_pixels(name: str, unit: float) -> tuple[str, tuple[int, int]]:
    """The file of a piece, and how large it is before it is drawn out, with so many pixels a unit."""
    piece = piece_named(name)
    return piece.file, (round(piece.size[0] * unit), round(piece.size[1] * unit))


def margins_of(name: str, unit: float) -> tuple[int, int, int, int]:
    """The ends of a piece that are not drawn out, in pixels."""
    left, top, right, bottom = (round(margin * unit) for margin in piece_named(name).margins)
    return left, top, right, bottom


def stretched(whole: pygame.Surface, size: tuple[int, int], margins: tuple[int, int, int, int]) -> pygame.Surface:
    """The nine parts of a picture in their places: the corners as they are, the sides drawn out."""
    left, top, right, bottom = margins
    columns = _parts(whole.get_width(), left, right), _parts(size[0], *_pressed(size[0], left, right))
    rows = _parts(whole.get_height(), top, bottom), _parts(size[1], *_pressed(size[1], top, bottom))
    drawn = pygame.Surface(size, whole.get_flags(), whole)
    for (x, width), (to_x, to_width) in zip(*columns, strict=True):
        for (y, height), (to_y, to_height) in zip(*rows, strict=True):
            if min(width, height, to_width, to_height) > 0:
                part, room = whole.subsurface((x, y, width, height)), (to_width, to_height)
                pygame.transform.smoothscale(part, room, drawn.subsurface((to_x, to_y), room))
    return drawn


def strewn(picture: pygame.Surface, pieces: Sequence[pygame.Surface], edge: int) -> pygame.Surface:
    """With pieces all over it, but not on so wide an edge."""
    field = picture.subsurface(picture.get_rect().inflate(-2 * edge, -2 * edge))
    for piece in pieces:
        for x in range(0, field.get_width(), piece.get_width()):
            for y in range(0, field.get_height(), piece.get_height()):
                field.blit(piece, (x, y))
    return picture


def _pressed(length: int, first: int, last: int) -> tuple[int, int]:
    """Both ends of a side; where they find no room beside each other, pressed together."""
    if first + last <= length:
        return first, last
    shorter = round(first * length / (first + last))
    return shorter, length - shorter


def _parts(length: int, first: int, last: int) -> list[tuple[int, int]]:
    """Start and length of the three parts of a side."""
    return [(0, first), (first, length - first - last), (length - last, last)]
