"""What the score is drawn on, with which pieces and letters, and how large."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from gaigel_desktop.window import coloured_signs, theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.fonts import CHALK_HAND
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.pieces import piece_named
from gaigel_desktop.window.scene import Kit

from .strokes import NAME, SMALLEST

SIGN: Final = 0.5  # of the height of a line,
SIGN_ROOM: Final = 0.7  # and so much the words move aside for it
AND: Final = " & "  # between two names
NARROWEST: Final = 0.62  # of their width, that letters keep where there is another way
LINES_APART: Final = 0.85  # of the height of a line


class Writing(NamedTuple):
    """What somebody writes the score with: chalk or a pencil."""

    pieces: str  # how their names begin
    colour: theme.Colour
    tool: str
    middle: Point  # of the tool, from its tip, as it is held
    askew: float
    thin: bool = False


CHALK: Final = Writing("", theme.CHALK, "chalk_piece", (19.0, -17.0), -42.0)
PENCIL: Final = Writing("pencil_", theme.PENCIL, "pencil_piece", (19.5, -25.0), -52.0, thin=True)


class Ground(NamedTuple):
    """What the score is drawn on: with what, where its corner lies in pixels, and the slate within its frame."""

    pen: Pen
    corner: tuple[int, int]
    field: Box
    scale: float
    moving: bool  # whether what is being made at this moment is drawn, or all the rest
    writes: Writing = CHALK
    letters: float = SMALLEST  # how large they are at least

    @property
    def kit(self) -> Kit:
        """The kit that pictures and letters come from."""
        return self.pen.kit

    @property
    def unit(self) -> float:
        """How many pixels a design unit has."""
        return self.pen.unit

    def middle(self, x: float, y: float) -> tuple[int, int]:
        """The point in pixels of a place in design units."""
        return self.corner[0] + self.pen.px(x), self.corner[1] + self.pen.px(y)

    def sprite(self, name: str, size: float) -> pygame.Surface:
        """The picture of a piece, so many times as large as it is stored."""
        file, (width, height), *_ = piece_named(name)
        pixels = max(1, round(width * size * self.unit)), max(1, round(height * size * self.unit))
        return self.kit.pictures.scaled(file, pixels)

    def put(self, picture: pygame.Surface, x: float, y: float, angle: float = 0.0) -> None:
        """Draw a picture with its middle here, turned clockwise."""
        if abs(angle % 360) > 0.5:
            picture = pygame.transform.rotozoom(picture, -angle, 1.0)
        self.pen.surface.blit(picture, picture.get_rect(center=self.middle(x, y)))

    def frame(self, name: str, box: Box) -> None:
        """Draw a nine-patch, all of it within the box."""
        size = self.pen.px(box.width), self.pen.px(box.height)
        self.pen.surface.blit(self.kit.pictures.nine(name, size, self.unit), self.corner)

    def words(self, text: str, size: float) -> pygame.Surface:
        """The picture of words written by hand, never too small to read."""
        return self.kit.fonts.line(
            text, CHALK_HAND, max(self.letters, size * self.scale) * self.unit, self.writes.colour
        )

    def name(self, text: str, room: float, sign: int | None = None) -> pygame.Surface:
        """The picture of a name, with the sign of its side before it; one that is longer than its room in narrower
        letters."""
        line = self.words(text, NAME)
        if sign is not None:
            high = line.get_height()
            mark = coloured_signs.sign(self.kit.pictures, sign, round(high * SIGN))
            whole = pygame.Surface((line.get_width() + round(high * SIGN_ROOM), high), pygame.SRCALPHA)
            whole.blit(mark, (0, (high - mark.get_height()) // 2))
            whole.blit(line, (whole.get_width() - line.get_width(), 0))
            line = whole
        return self._narrowed(line, room)

    def names(self, text: str, width: float, height: float) -> pygame.Surface:
        """The picture of the names of a side; those of two that would be hard to read in one line in two."""
        line = self.words(text, NAME)
        if AND not in text or line.get_width() * NARROWEST <= width * self.unit:
            return self._narrowed(line, width)
        first, second = text.split(AND, 1)
        lines = [self.words(first + AND.rstrip(), NAME), self.words(second, NAME)]
        down = round(lines[0].get_height() * LINES_APART)
        smaller = min(1.0, height * self.unit / (down + lines[1].get_height()))
        lines = [self._narrowed(each, width / smaller) for each in lines]
        wide = max(each.get_width() for each in lines)
        whole = pygame.Surface((wide, down + lines[1].get_height()), pygame.SRCALPHA)
        for at, each in enumerate(lines):
            whole.blit(each, ((wide - each.get_width()) // 2, at * down))
        return pygame.transform.smoothscale_by(whole, smaller)

    def _narrowed(self, line: pygame.Surface, room: float) -> pygame.Surface:
        """A line in such narrow letters that it has room."""
        widest = room * self.unit
        if line.get_width() <= widest:
            return line
        return pygame.transform.smoothscale(line, (round(widest), line.get_height()))
