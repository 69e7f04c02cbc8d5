"""Draws strokes and Gigackel as far as they are made, whatever they are made with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.window.boxes import Point
from gaigel_desktop.window.retouch import fainter

from . import strokes
from .ground import Ground
from .strokes import GIGACKEL, STROKE, Change, PlacedMark, Slate

SIZE: Final = 0.8  # of a mark, by what is stored
DRAWN: Final = {STROKE: "stroke", GIGACKEL: "gigackel"}
FAINT: Final = 0.7  # pixels a unit as marks are stored; thin ones are faint with fewer
VARIANTS: Final = {STROKE: 8, GIGACKEL: 4}  # drawings of each

Sign = Callable[[Ground, PlacedMark, str], pygame.Surface]
TakeBack = Callable[[Ground, PlacedMark, str, float], None]


class Manner(NamedTuple):
    """How a mark looks, and how a hand takes back what counts no more."""

    sign: Sign
    take_back: TakeBack


def draw_mark(ground: Ground, slate: Slate, mark: PlacedMark, change: Change, manner: Manner) -> None:
    """Draw a mark as far as it is made or taken back."""
    part = strokes.part_done(slate, change)
    side, at = change
    before = slate.before[side].marks
    old = before[at] if at < len(before) else ""
    if part <= 0.0:
        if old:
            put_mark(ground, manner.sign(ground, mark, old), mark)
    elif part >= 1.0 or old == mark.sign:
        put_mark(ground, manner.sign(ground, mark, mark.sign), mark)
    elif slate.fades:
        for sign, strength in ((old, 1 - part), (mark.sign, part)):
            if sign:
                put_mark(ground, fainter(manner.sign(ground, mark, sign), strength), mark)
    elif old:
        manner.take_back(ground, mark, old, part)
    else:
        whole = manner.sign(ground, mark, mark.sign)
        put_mark(ground, _begun(whole, mark.sign, part), mark)
        draw_tool(ground, mark, _tip(ground, mark, whole, part))


def put_mark(ground: Ground, picture: pygame.Surface, mark: PlacedMark) -> None:
    """Draw a mark where it stands; thin ones are faint where they are small, and are laid twice."""
    for _ in range(2 if ground.writes.thin and ground.scale * ground.unit < FAINT else 1):
        ground.put(picture, mark.x, mark.y, mark.angle)


def drawn_sign(ground: Ground, sign: str, variant: int) -> pygame.Surface:
    """The picture of a stroke or Gigackel from which nothing is taken back, in one of its drawings."""
    number = variant % VARIANTS[sign] + 1
    return ground.sprite(f"{ground.writes.pieces}{DRAWN[sign]}_{number}", ground.scale * SIZE)


def _begun(whole: pygame.Surface, sign: str, part: float) -> pygame.Surface:
    """The picture of a mark that is not finished: a stroke from the top down, of a Gigackel down and up again."""
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


def _tip(ground: Ground, mark: PlacedMark, whole: pygame.Surface, part: float) -> Point:
    """Where the line ends now, from the middle of the mark as it stands upright."""
    width, height = whole.get_width() / ground.unit, whole.get_height() / ground.unit
    if mark.sign == GIGACKEL:
        return width * (min(part, 1.0) - 0.5) * 0.8, height * (abs(2 * part - 1) * -1 + 0.5)
    return 0.0, height * (part - 0.5)


def draw_tool(ground: Ground, mark: PlacedMark, tip: Point) -> None:
    """Draw what the hand writes with, its tip at this point."""
    _, _, tool, (across, down), askew, _ = ground.writes
    end = pygame.Vector2(tip).rotate(mark.angle)
    size = min(1.0, max(0.45, ground.scale * 0.6))
    ground.put(ground.sprite(tool, size), mark.x + end.x + across * size, mark.y + end.y + down * size, askew)
