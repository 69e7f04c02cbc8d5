"""Pieces: what the table of pieces says of each, and how one is drawn out to a size."""

from __future__ import annotations

from functools import cache

import pygame

from . import assets


def piece_named(name: str) -> dict[str, object]:
    """A piece of the table, the widgets or the icons."""
    for pieces in assets.table("table/table.toml").values():
        piece = pieces.get(name)
        if isinstance(piece, dict):
            return piece
    return {"file": f"missing/{name}", "size": [96, 48], "scale": 1, "margins": [8, 8, 8, 8]}


@cache
def grows(name: str) -> float:
    """How far a piece reaches beyond what it lies around, in units."""
    grow = piece_named(name).get("grow", 0)
    return float(grow) if isinstance(grow, int | float) else 0.0


def numbers(value: object) -> list[float]:
    """A list of numbers from a table."""
    return [float(number) for number in value if isinstance(number, int | float)] if isinstance(value, list) else []


def stretched(
    whole: pygame.Surface, size: tuple[int, int], margins: tuple[int, int, int, int]
) -> pygame.Surface:
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


def _pressed(length: int, first: int, last: int) -> tuple[int, int]:
    """Both ends of a side; where they find no room beside each other, pressed together."""
    if first + last <= length:
        return first, last
    shorter = round(first * length / (first + last))
    return shorter, length - shorter


def _parts(length: int, first: int, last: int) -> list[tuple[int, int]]:
    """Start and length of the three parts of a side."""
    return [(0, first), (first, length - first - last), (length - last, last)]
