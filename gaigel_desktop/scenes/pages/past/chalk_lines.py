"""Chalk: what a hand draws on a slate: lines, straight, bent and broken, and strokes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.store.summary import GIGACKEL
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pages.widgets import Look, Meaning, OnlyShown
from gaigel_desktop.window.pen import Pen

LINE: Final = 2.6  # how broad the chalk is
FAINT: Final = 1.4
WOBBLE: Final = 1.1  # how far a hand strays from the line
RULED: Final = 50.0  # so far a hand draws a straight line before it strays
FINER: Final = 2  # times as many pixels are drawn as are seen
DASH: Final = 9.0
SLATE_EDGE: Final = 26.0


class Blackboard(NamedTuple):
    """A picture of chalk alone, to be laid on a slate."""

    on: pygame.Surface
    unit: float

    def ruled(self, corners: Sequence[Point]) -> None:
        """Faint straight lines from corner to corner."""
        points: list[pygame.Vector2] = []
        for start, end in pairwise(map(pygame.Vector2, corners)):
            parts = max(1, round(start.distance_to(end) / RULED))
            points += (start.lerp(end, part / parts) for part in range(parts + 1))
        self.line([(point.x, point.y) for point in points], FAINT)

    def line(self, points: Sequence[Point], width: float = LINE) -> None:
        """Through the points, as a hand draws: never quite straight, and the same every time."""
        pixels = [
            (
                (x + WOBBLE * math.sin(at * 2.4 + y / 17)) * self.unit,
                (y + WOBBLE * math.sin(at * 1.7 + x / 13)) * self.unit,
            )
            for at, (x, y) in enumerate(points)
        ]
        pygame.draw.lines(self.on, theme.CHALK, False, pixels, max(1, round(width * self.unit)))
        for at in pixels[1:-1]:  # where it bends
            pygame.draw.circle(self.on, theme.CHALK, at, width * self.unit / 2)

    def pale(self, points: Sequence[Point]) -> None:
        """Rubbed in with the flat of the chalk, within these points."""
        pixels = [(x * self.unit, y * self.unit) for x, y in points]
        pygame.draw.polygon(self.on, (*theme.CHALK, theme.RUBBED), pixels)

    def dashes(self, start: Point, end: Point) -> None:
        """Draw a broken line from one point to the other."""
        first, last = pygame.Vector2(start), pygame.Vector2(end)
        length = first.distance_to(last)
        for at in range(int(length / (2 * DASH)) + 1):
            here, there = 2 * at * DASH / length, min(1.0, (2 * at + 1) * DASH / length)
            if here < there:
                ends = first.lerp(last, here), first.lerp(last, there)
                self.line([(end.x, end.y) for end in ends], FAINT)


def lay(pen: Pen, key: object, box: Box, draw: Callable[[Blackboard, Box], None]) -> None:
    """What is drawn in this box; drawn once for its size, larger than it is seen, so that its edges are soft."""
    area = pen.area(box)

    def make() -> pygame.Surface:
        picture = pygame.Surface((area.width * FINER, area.height * FINER), pygame.SRCALPHA)
        picture.fill((*theme.CHALK, 0))
        draw(Blackboard(picture, pen.unit * FINER), Box(0, 0, box.width, box.height))
        return pygame.transform.smoothscale(picture, area.size)

    pen.surface.blit(pen.pictures.made(("chalk", key, area.size), make), area)


@dataclass(slots=True)
class Strokes(OnlyShown):
    """Strokes as they were drawn on the slate; a double game is a Gigackel."""

    box: Box
    strokes: int
    words: str
    variant: int = 0

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """How many strokes there are, in words; they are heard with the side that got them."""
        return Meaning("strokes", self.words, "", box, aloud="")

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Draw the stroke or the Gigackel, as high as the box; nothing where there is none."""
        name = f"gigackel_{self.variant % 4 + 1}" if self.strokes == GIGACKEL else f"stroke_{self.variant % 8 + 1}"
        if self.strokes:
            wide, high = pen.sprite_size(name)
            scale = box.height / high
            pen.sprite(name, Box(box.x, box.y, wide * scale, high * scale))
