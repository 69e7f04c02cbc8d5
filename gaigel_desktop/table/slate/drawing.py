"""Draws the score at one moment, on the slate, in beer mats or on paper."""

from __future__ import annotations

import math
from typing import Final

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen

from . import strokes
from .ground import CHALK, PENCIL, Ground
from .lines import draw_lines
from .mats import draw_mats, mat_scale
from .pad import rule_squares
from .strokes import ON_MATS, ON_PAPER, ON_SLATE, Slate

LIES_ON: Final = {ON_SLATE: "slate", ON_MATS: "panel_wood", ON_PAPER: "pad"}


def draw_score(pen: Pen, box: Box, slate: Slate, text_size: float = 1.0) -> None:
    """Draw the score at one moment: what rests, and over it what moves; letters as large as the player wants them."""
    moving = math.isfinite(slate.made) and slate.made % 1 > 0
    resting = slate._replace(made=math.floor(slate.made) + 0.5) if moving else slate
    pen.still((resting, box), lambda: draw_resting(pen, box, resting, text_size))
    if moving:
        _draw(_ground(pen, box, slate, text_size, moving=True), slate)


def draw_resting(pen: Pen, box: Box, slate: Slate, text_size: float) -> None:
    """Draw the score without what moves."""
    ground = _ground(pen, box, slate, text_size)
    ground.frame(piece_of(slate), box)
    if slate.dress == ON_PAPER:
        rule_squares(ground)
    _draw(ground, slate)


def piece_of(slate: Slate) -> str:
    """The name of the piece that the score stands or lies on."""
    return LIES_ON[slate.dress]


def _ground(pen: Pen, box: Box, slate: Slate, text_size: float, *, moving: bool = False) -> Ground:
    whole, sides = Box(0, 0, box.width, box.height), len(slate.rows)
    field = strokes.field_of(whole)
    scale = mat_scale(field, sides) if slate.dress == ON_MATS else strokes.scale_of(field, sides)
    writes = PENCIL if slate.dress == ON_PAPER else CHALK
    letters = strokes.SMALLEST if slate.dress == ON_MATS else strokes.least_letters(field, sides, text_size)
    return Ground(pen, pen.area(box).topleft, field, scale, moving, writes, letters)


def _draw(ground: Ground, slate: Slate) -> None:
    draw = draw_mats if slate.dress == ON_MATS else draw_lines
    draw(ground, slate)
