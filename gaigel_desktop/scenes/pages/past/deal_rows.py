"""Rows: the list of deals, grouped by match, on a sheet of paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.store.archive import PastDeal
from gaigel_desktop.controller.store.summary import GIGACKEL
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Chosen, draw_strip
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.widgets import Divider, Label, Look, Meaning
from gaigel_desktop.window.pen import BODY, SMALL, STRONG, Pen

from .deal_words import (
    company,
    ended_words,
    match_result,
    match_words,
    outcome_words,
    score_told,
    score_words,
    strokes_of,
)

MARK: Final = 26.0
POINTS: Final = STRONG
LEAST_NAMES: Final = 0.85  # of their size
MARKS: Final = {True: "star", False: "star_empty", None: "import"}


@dataclass(slots=True)
class DealRow(Chosen):
    """One deal: whether it was won, which it was (its words), how it ended, the points, and a Gigackel."""

    deal: PastDeal
    seating: Seating
    chosen: bool
    help: str = ""

    @property
    def _double(self) -> bool:
        return GIGACKEL in strokes_of(self.deal)

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The deal in a few words."""
        columns = self._columns(pen, box)
        words = self.words, self._outcome(pen, columns[1]), score_words(self.deal, self.seating.me)
        styles = BODY, STRONG, POINTS
        fits = all(pen.fits(*each) for each in zip(words, styles, [c.width for c in columns], strict=True))
        double = say("spoken_double") if self._double else ""
        told = self.words, outcome_words(self.deal, self.seating), score_told(self.deal, self.seating), double
        aloud = ", ".join(filter(None, told))
        return Meaning("row", ", ".join(words), double, box, self.key, True, fits, chosen=self.chosen, aloud=aloud)

    def _outcome(self, pen: Pen, room: Box) -> str:
        """Won or lost, and how it ended. For names of people there may be no room, unless they were written much
        smaller; they stand on the slate, too."""
        words = outcome_words(self.deal, self.seating)
        large = pen.width(words, STRONG) * LEAST_NAMES <= room.width and pen.fits(words, STRONG, room.width)
        return words if large or not self.seating.to_all else ended_words(self.deal)

    def _columns(self, pen: Pen, box: Box) -> tuple[Box, Box, Box]:
        """Number, how it ended, points."""
        room = box.inset(14, 0).after(MARK + 12)
        room = room._replace(width=room.width - MARK - 12)
        first = min(room.width * 0.2, 92 * pen.text_size)
        last = min(room.width * 0.24, 104 * pen.text_size)
        middle = room.after(first + 8)
        return room.left(first), middle._replace(width=middle.width - last - 8), room.after(room.width - last)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """On a strip of its own."""
        draw_strip(pen, box, self.chosen, look)
        number, ending, points = self._columns(pen, box)
        colour = theme.WINE if self.deal.won else theme.INK_SOFT
        high = (box.height - MARK) / 2
        pen.icon(MARKS[self.deal.won], Box(box.x + 14, box.y + high, MARK, MARK), colour)
        pen.line(self.words, number, BODY)
        pen.line(self._outcome(pen, ending), ending, STRONG)
        pen.line(score_words(self.deal, self.seating.me), points, POINTS, "right")
        if self._double:
            pen.icon("gigackel", Box(box.right - MARK - 10, box.y + high, MARK, MARK), theme.WINE)


def put_match(flow: Flow, deal: PastDeal, seating: Seating) -> None:
    """The heading of a match: when, by which rules, with whom, who won it."""
    high = flow.pen.line_height(STRONG)
    words = flow.pen.shortened(match_words(deal), STRONG, flow.width)  # a file may have any name
    flow.put(lambda box: Label(words, box, STRONG, role="heading"), high)
    about = match_result(deal, seating), "" if deal.match.imported else company(deal, seating)
    flow.text(" · ".join(filter(None, about)), SMALL)
    flow.put(Divider, 6)
    flow.space(2)
