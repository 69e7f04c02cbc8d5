"""Draws who sits at a table that is shown to a room, and the points of all sides.

The portraits are small; the one talked about stands in the light, with a name.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.table.board import layout
from gaigel_desktop.table.board.chrome import lit_portrait
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.room_plan import name_rect, points_rect, scale_of_room
from gaigel_desktop.text.calls import side_called
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.fonts import CHALK_HAND, SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style

from .room_picture import Room

EDGE: Final = 4.0  # of the frame of a portrait
NAME: Final = 33.0
LIGHT: Final = (44, 44)  # points that a soft light is made of
SHINES: Final = 26.0  # so far round it
HELD: Final = 40.0  # the hand of who plays for somebody


class Seats(NamedTuple):
    """What is seen of those who sit at the table, as a value."""

    table: Table
    front: int
    turn: int
    held: int
    portraits: tuple[str, ...]
    name: str  # of the one talked about
    points: tuple[str, ...]


def seats_of(seen: Deal, table: Table, room: Room, seating: Seating) -> Seats:
    """The seats of a deal as they are seen in a room, as a value."""
    looks = dict(room.looks)
    portraits = tuple(portrait_file(who, looks.get(seat, "")) for seat, who in enumerate(seating.portraits))
    points = tuple(_points(seen, table, side) for side in range(seen.law.sides)) if room.points else ()
    bare = table._replace(order=(), open=frozenset())
    return Seats(bare, table.front, lit_portrait(seen, table), room.held, portraits, seating.names[table.front], points)


def _points(seen: Deal, table: Table, side: int) -> str:
    """The points of a side in words; of two teams with who they are."""
    if seen.law.sides > 2 or seen.law.sides == seen.players:
        return str(seen.points[side])
    called = side_called(side == seen.law.side[table.me], seen.law.rules, captions=True)
    return f"{called} {seen.points[side]}"


def draw_seats(pen: Pen, seen: Deal, table: Table, seats: Seats) -> None:
    """Draw everybody at the table, and the points of each side."""
    for seat, portrait in enumerate(seats.portraits):
        _draw_seat(pen, seats, seat, portrait, Box(*layout.portrait_rect(seen, table, seat)))
    for side, points in enumerate(seats.points):
        _draw_points(pen, points, Box(*points_rect(seen, table, side)), table)


def _draw_points(pen: Pen, points: str, box: Box, table: Table) -> None:
    """Draw the number large, and before it whose it is, as large as there is room."""
    whose, _, number = points.rpartition(" ")
    style = Style(CHALK_HAND, box.height, theme.CHALK, shadow=True)
    wide = pen.width(f" {number}", style) + EDGE
    named = pen.shrunk(whose, style, box.width - wide)
    if box.middle[0] >= table.width / 2:
        box = box.after(box.width - pen.width(whose, named) - wide)
    pen.line(whose, box, named)
    pen.line(f" {number}", box.moved(pen.width(whose, named), 0)._replace(width=wide), style)


def _draw_seat(pen: Pen, seats: Seats, seat: int, portrait: str, box: Box) -> None:
    t, table = scale_of_room(seats.table), seats.table
    lit = seat == seats.front
    if lit:
        _shine(pen, box.inset(-SHINES * t))
    pen.picture(portrait, box.inset(EDGE * t))
    pen.nine("portrait_frame_turn" if seat == seats.turn else "portrait_frame", box)
    if lit:
        style = Style(SERIF_BOLD, NAME * t, theme.CREAM, shadow=True)
        align = "left" if box.middle[0] < table.width / 2 else "right"
        pen.line(seats.name, Box(*name_rect(table, box)), style, align)
    if seat == seats.held:
        size = HELD * t
        corner = Box(box.right - size * 0.6, box.y - size * 0.4, size, size)
        pen.icon("winken", corner.moved(1, 2), theme.SHADE)
        pen.icon("winken", corner, theme.GOLD)


def _shine(pen: Pen, box: Box) -> None:
    """Draw a soft light round somebody."""
    area = pen.area(box)
    pen.surface.blit(pen.pictures.made(("shine", area.size), lambda: _light(area.size)), area)


def _light(size: tuple[int, int]) -> pygame.Surface:
    small = pygame.Surface(LIGHT, pygame.SRCALPHA)
    for x in range(LIGHT[0]):
        for y in range(LIGHT[1]):
            across, down = (2 * (at + 0.5) / length - 1 for at, length in zip((x, y), LIGHT, strict=True))
            away = min(1.0, (across**4 + down**4) ** 0.25)
            small.set_at((x, y), (*theme.GOLD, round(theme.SHINES * (1 - away) ** 0.8)))
    return pygame.transform.smoothscale(small, size)
