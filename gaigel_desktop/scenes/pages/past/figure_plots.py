"""Plots: the figures that are better looked at, each drawn in chalk on a slate of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pages.widgets import Look, Meaning, OnlyShown
from gaigel_desktop.window.pen import CHALKED, Pen, Style

from .chalk_lines import SLATE_EDGE, Blackboard, lay

MOST_POINTS: Final = 240  # of a curve; more cannot be seen
TITLE_GAP: Final = 14.0
MARGIN: Final = 4.0  # chalk strays so far beyond its room
SCALE: Final = Style(CHALKED.face, theme.CHALK_SMALL_TEXT, theme.CHALK)
TITLE: Final = Style(CHALKED.face, theme.CHALK_TITLE_TEXT, theme.CHALK)


@dataclass(slots=True)
class Plot(OnlyShown):
    """A slate with a title and a scale; what is drawn between them every kind of plot knows itself."""

    box: Box
    title: str
    words: str  # what is seen, in words

    @property
    def drawn(self) -> object:
        """What the drawing depends on, but for its size."""
        raise NotImplementedError

    def chalk(self, board: Blackboard, room: Box) -> None:
        """Draw it into this room."""
        raise NotImplementedError

    def scale(self) -> Iterator[tuple[float, str]]:
        """The words on the left, and how high they stand, from 0 to 1."""
        yield from ()

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The title, and in words what is drawn."""
        return Meaning("plot", self.title, self.words, box, fits=_fits(pen, box, self.title))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The slate, the title, the scale, the chalk."""
        pen.nine("slate", box)
        pen.line(self.title, _inside(box).top(pen.line_height(TITLE)), TITLE)
        room, high = plot_room(pen, box), pen.line_height(SCALE)
        for share, words in self.scale():
            y = room.bottom - share * room.height
            place = Box(box.x + SLATE_EDGE + 6, y - high / 2, room.x - box.x - SLATE_EDGE - 14, high)
            pen.line(words, place, SCALE, "right")
        lay(pen, self.drawn, room.inset(-MARGIN), lambda board, whole: self.chalk(board, whole.inset(MARGIN)))


def plot_room(pen: Pen, box: Box) -> Box:
    """Where the drawing stands on its slate: under the title, beside the scale."""
    inside, low = _inside(box), pen.line_height(SCALE)
    left = pen.width(_percent(100), SCALE) + 10
    top = pen.line_height(TITLE) + TITLE_GAP
    return Box(inside.x + left, inside.y + top, inside.width - left, inside.height - top - low - 4)


def draw_axes(board: Blackboard, room: Box) -> None:
    """The height on the left, and the ground."""
    board.ruled([(room.x, room.y), (room.x, room.bottom), (room.right, room.bottom)])


def along(room: Box, shares: Sequence[float]) -> list[Point]:
    """The corners of a curve, each share of the height as far from the next; a single one is a level line."""
    if len(shares) == 1:
        shares = [*shares, *shares]
    across = room.width / (len(shares) - 1)
    return [
        (room.x + at * across, room.bottom - min(1.0, max(0.0, share)) * room.height) for at, share in enumerate(shares)
    ]


def _inside(box: Box) -> Box:
    return box.inset(SLATE_EDGE + 6, SLATE_EDGE - 4)


def _fits(pen: Pen, box: Box, words: str) -> bool:
    """Whether the title and a drawing have room."""
    return pen.fits(words, TITLE, _inside(box).width) and plot_room(pen, box).height > 40


def _percent(hundredths: int) -> str:
    return say("figures_share", {"share": hundredths})


@dataclass(slots=True)
class Course(Plot):
    """The share of deals won as it went up and down, a chalk line from the first deal to the last."""

    shares: Sequence[float]

    @property
    def drawn(self) -> object:
        """All that is drawn of the shares."""
        return "course", tuple(self._picked())

    def scale(self) -> Iterator[tuple[float, str]]:
        """None, half and all of them."""
        for share in (0.0, 0.5, 1.0):
            yield share, _percent(round(100 * share))

    def chalk(self, board: Blackboard, room: Box) -> None:
        """The half broken, the curve."""
        board.dashes((room.x, room.middle[1]), (room.right, room.middle[1]))
        draw_axes(board, room)
        board.line(along(room, self._picked()))

    def _picked(self) -> list[float]:
        """As many of the shares as can be seen."""
        count = min(MOST_POINTS, len(self.shares))
        return [self.shares[at * (len(self.shares) - 1) // max(1, count - 1)] for at in range(count)]
