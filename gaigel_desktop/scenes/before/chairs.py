"""Chairs: where everybody sits while cards are turned up round the table, and the way from one chair to another."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.controller.match.setup import ME, MatchSetup
from gaigel_desktop.rules.seats import next_sits_right
from gaigel_desktop.table.board.plan import INN
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point

PORTRAIT: Final = INN.portrait
CARD: Final = theme.TRICK_CARD[0] * 0.82
SMALLER: Final = 0.84  # where seven or eight sit round the table, two of them below each other
EDGE: Final = 20.0  # between a portrait and the edge of the window


def seat_box(setup: MatchSetup, design: Point, chair: int) -> Box:
    """Where a chair stands: the own one below, the others where they are at the table."""
    players = setup.rules.players
    if chair == ME:
        return Box(design[0] / 2 - PORTRAIT / 2, design[1] - PORTRAIT - 44, PORTRAIT, PORTRAIT)
    steps = chair if next_sits_right(setup.rules) else players - chair
    x, y = INN.seats[players][steps - 1]
    across, down = design[0] / theme.DESIGN[0], design[1] / theme.DESIGN[1]
    return inside(design, (x + PORTRAIT / 2) * across - PORTRAIT / 2, (y + PORTRAIT / 2) * down - PORTRAIT / 2)


def inside(design: Point, x: float, y: float) -> Box:
    """A portrait with its corner as near to this as the window lets it be."""
    right, bottom = design[0] - PORTRAIT - EDGE, design[1] - PORTRAIT - EDGE
    return Box(min(max(x, EDGE), right), min(max(y, EDGE), bottom), PORTRAIT, PORTRAIT)


def round_the_table(before: Box, after: Box, middle: Point, t: float) -> Box:
    """On the way from chair to chair one walks round the table, not over it."""
    shape = middle[0] / middle[1]  # the table is as much wider than high as the window
    start, end = (
        pygame.Vector2(box.middle[0] - middle[0], (box.middle[1] - middle[1]) * shape) for box in (before, after)
    )
    if start == end:
        return before
    turn = (start.angle_to(end) + 180) % 360 - 180
    at = start.rotate(turn * t).normalize() * (start.length() + (end.length() - start.length()) * t)
    return Box(middle[0] + at.x - PORTRAIT / 2, middle[1] + at.y / shape - PORTRAIT / 2, PORTRAIT, PORTRAIT)


def card_at(x: float, y: float, players: int) -> Box:
    """A card with its middle here, so large that it leaves those of the other chairs in sight."""
    wide = CARD * (SMALLER if players > 6 else 1.0)
    return Box(x, y, 0, 0).centred(wide, wide * theme.CARD_SHAPE)
