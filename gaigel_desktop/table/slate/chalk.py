"""Chalk marks on a slate, and how a sponge wipes them: what counts no more leaves a trace."""

from __future__ import annotations

import math
from typing import Final

import pygame

from .ground import Ground
from .strokes import GIGACKEL, STROKE, PlacedMark
from .tally_marks import SIZE, VARIANTS, drawn_sign

WIPED: Final = {".": STROKE, "w": GIGACKEL}  # what each trace was
TRACES: Final = {".": "stroke_wiped", "w": "gigackel_wiped"}


def mark_drawing(ground: Ground, mark: PlacedMark, sign: str) -> pygame.Surface:
    """The drawing of a mark, or the trace of what it was; of a Gigackel with one arm left that arm and a trace."""
    return _signed(ground, sign, mark.variant)


def _signed(ground: Ground, sign: str, variant: int) -> pygame.Surface:
    if sign == "v":
        left, right = drawn_sign(ground, STROKE, variant), _signed(ground, ".", variant)
        both = pygame.Surface((round(left.get_width() * 2), left.get_height()), pygame.SRCALPHA)
        both.blit(left, (0, 0))
        both.blit(right, right.get_rect(midtop=(both.get_width() * 3 // 4, 0)))
        return both
    if sign not in WIPED:
        return drawn_sign(ground, sign, variant)
    was = WIPED[sign]
    trace = ground.sprite(f"{TRACES[sign]}_{variant % VARIANTS[was] + 1}", ground.scale * SIZE)
    return _in_place(trace, drawn_sign(ground, was, variant))


def _in_place(trace: pygame.Surface, was: pygame.Surface) -> pygame.Surface:
    """The trace with its middle where that of the mark was: the sponge has smeared it to the right."""
    smeared = trace.get_width() - was.get_width()
    placed = pygame.Surface((trace.get_width() + smeared, trace.get_height()), pygame.SRCALPHA)
    placed.blit(trace, (smeared, 0))
    return placed


def draw_wiping(ground: Ground, mark: PlacedMark, old: str, part: float) -> None:
    """Draw the sponge on its way over a mark, and the trace that it leaves behind."""
    before, after = mark_drawing(ground, mark, old), mark_drawing(ground, mark, mark.sign)
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
