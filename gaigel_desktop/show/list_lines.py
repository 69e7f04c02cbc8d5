"""Lines: what can be chosen where a show is put together: in chalk on the slate, and in ink on the paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import CHALK_HAND
from gaigel_desktop.window.pages.controls import Chosen, draw_strip
from gaigel_desktop.window.pages.widgets import Look, Meaning
from gaigel_desktop.window.pen import SMALL, STRONG, Pen, Style

CHALK: Final = Style(CHALK_HAND, theme.CHALK_TEXT, theme.CHALK)
CHALK_NOTE: Final = Style(CHALK_HAND, theme.CHALK_SMALL_TEXT, theme.CHALK)
EDGE: Final = 8.0
SIGN: Final = 26.0
TROUBLE: Final = "warning"  # the sign of what cannot be shown as it stands
UNDER: Final = 4.0  # so far above its lower edge a line is underlined
THIN: Final = 1.5
THICK: Final = 4.0
LINE_EDGE: Final = 6.0  # above and below the words


@dataclass(slots=True)
class ChalkLine(Chosen):
    """A line on the slate, with a sign before it and a note at its end; the chosen one is underlined."""

    note: str = ""
    icon: str = ""
    chosen: bool = False
    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The words, and the note or whether it is the chosen one."""
        fits = pen.fits(self.words, CHALK, _room(self, pen, box))
        told = ", ".join(filter(None, (self.note, say("spoken_trouble") if self.icon == TROUBLE else "")))
        return Meaning("row", self.words, told, box, self.key, True, fits, chosen=self.chosen)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Sign, words, note; a line of chalk under the words."""
        inside = box.inset(EDGE, 0)
        if self.icon:
            pen.icon(self.icon, inside.left(SIGN).centred(SIGN, SIGN), theme.CHALK)
        room = _room(self, pen, box)
        words = inside.after(_sign(self)).left(room)
        pen.line(self.words, words, CHALK)
        if self.note:
            pen.line(self.note, inside, CHALK_NOTE, "right")
        if self.chosen or look.hovered:
            wide = min(room, pen.width(self.words, CHALK))
            line = pen.area(words._replace(width=wide))
            thick = max(1, pen.px(THICK if self.chosen else THIN))
            pen.fill(pygame.Rect(line.x, line.bottom - pen.px(UNDER), line.width, thick), theme.CHALK)
        if look.focused:
            pen.nine("focus", box)


def _sign(line: ChalkLine) -> float:
    return SIGN + theme.GAP / 2 if line.icon else 0.0


def _room(line: ChalkLine, pen: Pen, box: Box) -> float:
    """So wide are the words, beside sign and note."""
    note = pen.width(line.note, CHALK_NOTE) + theme.GAP if line.note else 0.0
    return box.width - 2 * EDGE - _sign(line) - note


def chalk_high(pen: Pen) -> float:
    """How high a line of the slate is."""
    return max(theme.TARGET, pen.line_height(CHALK) + 2 * LINE_EDGE)


@dataclass(slots=True)
class PaperLine(Chosen):
    """Two lines on the paper: what it is, and smaller what it is about."""

    about: str = ""
    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """Both texts of the line, in words."""
        wide = box.width - 2 * EDGE
        fits = pen.fits(self.words, STRONG, wide) and pen.fits(self.about, SMALL, wide)
        return Meaning("row", self.words, "", box, self.key, True, fits, about=self.about)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """On a strip where the mouse is."""
        if look.hovered or look.focused:
            draw_strip(pen, box, False, look)
        inside = box.inset(EDGE, LINE_EDGE)
        first = pen.line_height(STRONG)
        pen.line(self.words, inside.top(first), STRONG)
        pen.line(self.about, inside.below(first), SMALL)


def paper_high(pen: Pen) -> float:
    """How high it is."""
    return pen.line_height(STRONG) + pen.line_height(SMALL) + 2 * LINE_EDGE
