"""Chalk: what is written and drawn on a slate: lines of words, strokes, and the figures that are better looked at."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.store.summary import GIGACKEL
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import CHALKED, Pen, Style
from gaigel_desktop.window.screen import Point
from gaigel_desktop.window.widgets import Look, Meaning, OnlyShown

LINE: Final = 2.6  # how broad the chalk is
FAINT: Final = 1.4
WOBBLE: Final = 1.1  # how far a hand strays from the line
RULED: Final = 50.0  # so far a hand draws a straight line before it strays
FINER: Final = 2  # times as many pixels are drawn as are seen
MOST_POINTS: Final = 240  # of a curve; more cannot be seen
DASH: Final = 9.0
HATCH: Final = 7.0
HIGHEST: Final = 0.84  # of the room, that the highest column takes
TITLE_GAP: Final = 14.0
MARGIN: Final = 4.0  # chalk strays so far beyond its room
MARKED: Final = (0, 50, OUT, 150, 200)  # points that stand under the columns
SLATE_EDGE: Final = 26.0
SCALE: Final = Style(CHALKED.face, theme.CHALK_SMALL_TEXT, theme.CHALK)
TITLE: Final = Style(CHALKED.face, theme.CHALK_TITLE_TEXT, theme.CHALK)


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


def plot_room(pen: Pen, box: Box) -> Box:
    """Where the drawing stands on its slate: under the title, beside the scale."""
    inside = box.inset(SLATE_EDGE + 6, SLATE_EDGE - 4)
    low = pen.line_height(SCALE)
    left = pen.width(_percent(100), SCALE) + 10
    top = pen.line_height(TITLE) + TITLE_GAP
    return Box(inside.x + left, inside.y + top, inside.width - left, inside.height - top - low - 4)


def _percent(hundredths: int) -> str:
    return say("figures_share", {"share": hundredths})


def write_title(pen: Pen, box: Box, words: str) -> None:
    """The title of a drawing."""
    inside = box.inset(SLATE_EDGE + 6, SLATE_EDGE - 4)
    pen.line(words, inside.top(pen.line_height(TITLE)), TITLE)


def title_fits(pen: Pen, box: Box, words: str) -> bool:
    """Whether the title and a drawing have room."""
    inside = box.inset(SLATE_EDGE + 6, SLATE_EDGE - 4)
    return pen.fits(words, TITLE, inside.width) and plot_room(pen, box).height > 40


@dataclass(slots=True)
class Course(OnlyShown):
    """The share of deals won as it went up and down, a chalk line from the first deal to the last."""

    box: Box
    title: str
    words: str  # what is seen, in words
    shares: Sequence[float]

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The title and the last value."""
        return Meaning("plot", self.title, self.words, box, fits=title_fits(pen, box, self.title))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """A slate, the halves broken, the curve."""
        pen.nine("slate", box)
        write_title(pen, box, self.title)
        room = plot_room(pen, box)
        for y, hundredths in ((room.bottom, 0), (room.middle[1], 50), (room.y, 100)):
            high = pen.line_height(SCALE)
            place = Box(
                box.x + SLATE_EDGE + 6,
                y - high / 2,
                room.x - box.x - SLATE_EDGE - 14,
                high,
            )
            pen.line(_percent(hundredths), place, SCALE, "right")
        lay(pen, ("course", tuple(self._picked())), room.inset(-MARGIN), self._draw)

    def _draw(self, board: Blackboard, whole: Box) -> None:
        room = whole.inset(MARGIN)
        board.dashes((room.x, room.middle[1]), (room.right, room.middle[1]))
        board.ruled([(room.x, room.y), (room.x, room.bottom), (room.right, room.bottom)])
        shares = self._picked()
        across = room.width / max(1, len(shares) - 1)
        points = [(room.x + at * across, room.bottom - share * room.height) for at, share in enumerate(shares)]
        board.line(points if len(points) > 1 else [*points, (room.right, points[0][1])])

    def _picked(self) -> list[float]:
        """As many of the shares as can be seen."""
        count = min(MOST_POINTS, len(self.shares))
        return [self.shares[at * (len(self.shares) - 1) // max(1, count - 1)] for at in range(count)]


@dataclass(slots=True)
class Histogram(OnlyShown):
    """How often how many points: hatched columns, and a broken line where a deal is won."""

    box: Box
    title: str
    words: str
    columns: Sequence[int]
    wide: int  # points a column

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The title, and the highest column."""
        return Meaning("plot", self.title, self.words, box, fits=title_fits(pen, box, self.title))

    @property
    def _count(self) -> int:
        """How many columns there is room for."""
        return max(len(self.columns), OUT // self.wide + 3)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """A slate, the columns, the scale."""
        pen.nine("slate", box)
        write_title(pen, box, self.title)
        room = plot_room(pen, box)
        lay(pen, ("histogram", tuple(self.columns)), room.inset(-MARGIN), self._draw)
        across = room.width / self._count
        for points in MARKED:
            if points <= self._count * self.wide:
                x = room.x + across * points / self.wide
                place = Box(x - 30, room.bottom + 2, 60, pen.line_height(SCALE))
                pen.line(str(points), place, SCALE, "middle")

    def _draw(self, board: Blackboard, whole: Box) -> None:
        room = whole.inset(MARGIN)
        across, highest = room.width / self._count, max(self.columns, default=0) or 1
        for at, deals in enumerate(self.columns):
            if deals:
                high = max(6.0, room.height * HIGHEST * deals / highest)
                _column(board, Box(room.x + at * across + 2, room.bottom - high, across - 4, high))
        board.ruled([(room.x, room.bottom), (room.right, room.bottom)])
        out = room.x + across * OUT / self.wide
        board.dashes((out, room.y), (out, room.bottom))


def _column(board: Blackboard, column: Box) -> None:
    """An outline with chalk strokes across it."""
    corners = [(column.x, column.bottom), (column.x, column.y), (column.right, column.y)]
    board.line([*corners, (column.right, column.bottom)], FAINT)
    slope, y = column.width * 0.6, column.bottom
    while y - slope > column.y:
        board.line([(column.x, y), (column.right, y - slope)], FAINT)
        y -= HATCH


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
