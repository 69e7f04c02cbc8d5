"""Round the table, as a picture in the rules: who sits where, and lines between those who play together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.pages.widgets import Look, Meaning, OnlyShown
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.retouch import smoothly_scaled

FACE: Final = 48.0
OWN: Final = 28.0  # the sign for whoever reads this
RIM: Final = 3.0
LINE: Final = 3.5
FINER: Final = 4  # so many times as large as it is seen it is drawn, so that its edges are soft


@dataclass(slots=True)
class TablePicture(OnlyShown):
    """A round table from above; the reader sits at the bottom."""

    sides: tuple[int, ...]  # of each seat
    box: Box

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The seats by their numbers, those of one side together."""
        pairs = ", ".join("+".join(str(seat + 1) for seat in seats) for seats in partners(self.sides))
        words = say("spoken_partners", {"count": len(self.sides), "pairs": pairs})
        return Meaning("picture", words, "", box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The table top with its lines, and faces round it."""
        place = box.left(box.height)
        size = pen.area(place).size
        key = "partners", self.sides, size
        top = pen.pictures.made(key, lambda: _table_top(self.sides, size, pen.unit))
        pen.surface.blit(top, pen.area(place))
        for seat, (x, y) in enumerate(spots(len(self.sides), place.height)):
            face = Box(place.x + x - FACE / 2, place.y + y - FACE / 2, FACE, FACE)
            if seat:
                pen.picture(portrait_file(REGULARS[seat % len(REGULARS)].portrait), face)
            else:
                pen.icon("person", face.centred(OWN, OWN), theme.CREAM)


def partners(sides: Sequence[int]) -> list[list[int]]:
    """The seats of each side."""
    return [[seat for seat, of in enumerate(sides) if of == side] for side in range(max(sides) + 1)]


def spots(players: int, high: float) -> list[tuple[float, float]]:
    """Where they sit in a square so high, from the one at the bottom on."""
    away = (high - FACE) / 2  # so that nobody reaches out of it
    turns = (math.tau * seat / players for seat in range(players))
    return [(high / 2 + away * math.sin(turn), high / 2 + away * math.cos(turn)) for turn in turns]


def _table_top(sides: tuple[int, ...], size: tuple[int, int], unit: float) -> pygame.Surface:
    """The table, the lines, the reader's in the colour of wine, and the reader's seat."""
    fine = unit * FINER
    drawn = pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
    places = [(x * fine, y * fine) for x, y in spots(len(sides), size[1] / unit)]
    middle = drawn.get_rect().center
    away = middle[1] - FACE * fine / 2
    pygame.draw.circle(drawn, theme.PAPER_DARK, middle, away)
    pygame.draw.circle(drawn, theme.INK_SOFT, middle, away, round(RIM * fine))
    for seats in reversed(partners(sides)):
        corners = [places[seat] for seat in (*seats, seats[0])]
        colour = theme.WINE if 0 in seats else theme.INK_SOFT
        for start, end in pairwise(corners):
            pygame.draw.line(drawn, colour, start, end, round(LINE * fine))
    pygame.draw.circle(drawn, theme.WINE, places[0], FACE * fine / 2)
    return smoothly_scaled(drawn, size)
