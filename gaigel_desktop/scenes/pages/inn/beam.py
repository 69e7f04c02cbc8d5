"""The beam: a long piece of wood under the ceiling, with what was reached at this inn in chalk, the newest last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import day_in_words
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import CHALK_HAND
from gaigel_desktop.window.pages.controls import Chosen
from gaigel_desktop.window.pages.widgets import Look, Meaning
from gaigel_desktop.window.pen import Pen, Style

from .beam_writing import OnBeam
from .season_slate import OnSlate
from .tally import draw_tally, rounds_told, tally_wide

if TYPE_CHECKING:
    from gaigel_desktop.controller.inn.milestones import Milestone

SHADOW: Final = 8.0  # below the wood
EDGE: Final = 26.0
GAP: Final = 8.0  # between a mark and its date
APART: Final = 34.0  # from one mark to the next
STEPS: Final = 24  # of the newest as it is written; finer is not seen
WORDS: Final = Style(CHALK_HAND, theme.CHALK_TEXT, theme.CHALK)
DATE: Final = WORDS._replace(colour=theme.CHALK_FAINT)


def short(mark: Milestone) -> str:
    """What stands on the wood."""
    return say(f"beam_{mark.kind}")


def dated(mark: Milestone) -> str:
    """The month, as one chalks it."""
    return f"{mark.day.month}/{mark.day.year % 100:02}"


def told(mark: Milestone) -> str:
    """What it means, and the day."""
    return say("beam_told", {"what": say(f"beam_about_{mark.kind}"), "day": day_in_words(mark.day.isoformat())})


@dataclass(slots=True)
class Beam(Chosen):
    """It can be pressed: a page tells what stands there."""

    chalked: OnBeam
    slated: OnSlate
    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The newest mark is its value, and the rounds of the season."""
        marks = self.chalked.marks
        newest = told(marks[-1]) if marks else say("beam_blank")
        told_too = f" {rounds_told(self.slated.told.rounds)}" if self.slated.told else ""
        return Meaning("button", self.words, newest + told_too, box, self.key, True)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The wood, and on its right end the rounds; of the marks as many of the newest as there is room for."""
        pen.nine("beam", box._replace(height=box.height + SHADOW))
        if look.hovered or look.focused:
            pen.nine("row_hover", box.inset(EDGE / 3, 3))
        room = self._beside_rounds(pen, box.inset(EDGE, 0))
        places = list(_places(pen, room, self.chalked.marks))
        for at, (mark, place) in enumerate(places):
            done = self.chalked.written if at == len(places) - 1 else 1.0
            _write(pen, mark, place, round(done * STEPS) / STEPS)

    def _beside_rounds(self, pen: Pen, room: Box) -> Box:
        """The rounds, if there are any; what is left beside them."""
        if self.slated.told is None:
            return room
        rounds = self.slated.told.rounds
        left = room.width - tally_wide(pen, rounds)
        draw_tally(pen, room.after(left), rounds)
        return room.left(left - APART)


def _wide(pen: Pen, mark: Milestone) -> float:
    return pen.width(short(mark), WORDS) + GAP + pen.width(dated(mark), DATE) + 2


def _places(pen: Pen, room: Box, marks: tuple[Milestone, ...]) -> Iterator[tuple[Milestone, Box]]:
    """Side by side from the left; where not all of them fit, the newest."""
    wides = [_wide(pen, mark) for mark in marks]
    first = 0
    while first < len(marks) - 1 and sum(wides[first:]) + APART * (len(marks) - first - 1) > room.width:
        first += 1
    x = room.x
    for mark, wide in zip(marks[first:], wides[first:], strict=True):
        yield mark, Box(x, room.y, min(wide, room.right - x), room.height)
        x += wide + APART


def _write(pen: Pen, mark: Milestone, place: Box, done: float) -> None:
    """From the left, as far as the hand has come."""
    window = pen.surface.get_clip()
    pen.surface.set_clip(pen.area(place.left(max(1.0, place.width * done))).clip(window))
    date = pen.width(dated(mark), DATE) + 2
    pen.line(short(mark), place.left(place.width - date - GAP), WORDS)
    pen.line(dated(mark), place.after(place.width - date), DATE)
    pen.surface.set_clip(window)


def beam_high(pen: Pen) -> float:
    """How high the wood is: larger words need more of it."""
    return max(theme.TARGET, pen.line_height(WORDS) + 6)
