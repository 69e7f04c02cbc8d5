"""The board: draws the score at one moment, on the slate or in beer mats."""

from __future__ import annotations

import math

import pygame

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.canvas import Canvas
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Stage
from gaigel_desktop.window.screen import Point

from . import slate as slates
from .chalk import draw_slate
from .ground import Ground
from .mats import draw_mats, size_of
from .slate import Slate


def draw_score(pen: Pen, box: Box, slate: Slate) -> None:
    """The score at one moment: what rests is one picture, and over it lies what moves."""
    size = box.width, box.height
    begun = math.floor(slate.made) + (0.5 if slate.made % 1 else 0.0) if math.isfinite(slate.made) else slate.made
    resting = slate._replace(made=begun)
    key = "score", resting, size, pen.unit
    find = pen.pictures.passing if math.isfinite(slate.made) else pen.pictures.made
    pen.surface.blit(find(key, lambda: score_picture(pen.stage, size, resting)), pen.area(box))
    if resting.made % 1:
        _draw(_ground(pen.stage, pen.surface, box, slate, moving=True), slate)


def score_picture(kit: Stage, size: Point, slate: Slate) -> pygame.Surface:
    """The score without what moves, a picture of so many units."""
    box, sides = Box(0, 0, *size), len(slate.rows)

    def bare() -> pygame.Surface:
        picture = pygame.Surface([round(length * kit.screen.unit) for length in size], pygame.SRCALPHA)
        _ground(kit, picture, box, slate).frame("panel_wood" if slate.mats else "slate", box)
        return picture

    picture = kit.pictures.made(("bare", size, kit.screen.unit, sides, slate.mats), bare).copy()
    _draw(_ground(kit, picture, box, slate), slate)
    return picture


def _ground(kit: Stage, on: pygame.Surface | Canvas, box: Box, slate: Slate, *, moving: bool = False) -> Ground:
    field, sides = slates.field_of(box), len(slate.rows)
    scale = size_of(field, sides) if slate.mats else slates.scale_of(field, sides)
    return Ground(kit, on, field, scale, moving)


def _draw(ground: Ground, slate: Slate) -> None:
    draw = draw_mats if slate.mats else draw_slate
    draw(ground, slate)
