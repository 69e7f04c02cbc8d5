"""Leaning over: faces and what they say, along the upper edge of the slate, as if they looked over it at the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.table.board.bubbles import TAIL, Berth, tail_box
from gaigel_desktop.table.paint.paint_top_layer import SAID
from gaigel_desktop.table.play.remark import Remark
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.pages.widgets import Look, Meaning, OnlyShown
from gaigel_desktop.window.pen import Pen

FACE: Final = 92.0
APART: Final = 8.0
LEANS: Final = 14.0  # over the edge of what hangs below
ACROSS: Final = 20.0  # from the words to the edge of their bubble
DOWN: Final = 11.0
LEAST_SLATE: Final = 120.0


@dataclass(slots=True)
class Leaning(OnlyShown):
    """Somebody who looks over the edge and says something."""

    told: str  # who says what
    words: str
    portrait: str
    face: Box
    bubble: Box
    box: Box

    @property
    def reaches(self) -> float:
        """Down to where the edge is that they lean over."""
        return max(self.face.bottom - LEANS, self.bubble.bottom + APART)

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """Who says what, and whether it has room."""
        return Meaning("text", self.told, "", self.bubble, fits=pen.fits(self.words, SAID, _inside(self.bubble).width))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """A portrait in its frame, and a bubble that points at it."""
        pen.nine("card_shadow_resting", self.face)
        pen.picture(self.portrait, self.face.inset(7))
        pen.nine("portrait_frame", self.face)
        pen.nine("bubble", self.bubble)
        side = "west" if self.face.x < self.bubble.x else "east"
        pen.sprite(f"tail_{side}", tail_box(Berth(self.bubble, side), self.face))
        pen.line(self.words, _inside(self.bubble), SAID, "middle")


def leaning(
    pen: Pen, room: Box, talk: Sequence[Remark], seating: Seating, below: float = 0.0
) -> tuple[list[Leaning], Box]:
    """As many of them as leave room for a slate and what stands below it, by turns from the left and from the right;
    and that room."""
    for count in range(len(talk), 0, -1):
        there = _leaning(pen, room, talk[:count], seating)
        left = room.below(max(each.reaches for each in there) - room.y)
        if left.height >= below + LEAST_SLATE:
            return there, left
    return [], room


def _leaning(pen: Pen, room: Box, talk: Sequence[Remark], seating: Seating) -> list[Leaning]:
    bubbles = _bubbles(pen, room, talk)
    return [
        Leaning(_told(remark, seating), remark.words, _portrait(remark, seating), face, bubble, face)
        for remark, face, bubble in zip(talk, _faces(room, bubbles), bubbles, strict=True)
    ]


def over_edge(there: Sequence[Leaning], place: Box) -> list[Leaning]:
    """The same where the slate hangs lower than they reach: it is that edge they lean over."""
    down = place.y - max((each.reaches for each in there), default=0.0)
    return [replace(each, face=each.face.moved(0, down), bubble=each.bubble.moved(0, down)) for each in there]


def told(talk: Sequence[Remark], seating: Seating) -> list[str]:
    """What they say, for whoever hears it."""
    return [_told(remark, seating) for remark in talk]


def _told(remark: Remark, seating: Seating) -> str:
    return say("did_announce", {"name": seating.names[remark.seat], "call": remark.words})


def _portrait(remark: Remark, seating: Seating) -> str:
    return portrait_file(seating.portraits[remark.seat], remark.look)


def _bubbles(pen: Pen, room: Box, talk: Sequence[Remark]) -> list[Box]:
    """A line each, one below the other beside the faces; a single one in the middle of its height."""
    beside = FACE + TAIL
    widest = room.width - beside * min(2, len(talk)) - 2 * ACROSS
    found: list[Box] = []
    y = room.y
    for at, remark in enumerate(talk):
        style = pen.shrunk(remark.words, SAID, widest)
        wide = min(widest, pen.width(remark.words, style)) + 2 * ACROSS
        high = pen.line_height(style) + 2 * DOWN
        x = room.right - beside - wide if at % 2 else room.x + beside
        found.append(Box(x, y, wide, high))
        y += high + APART
    return found if len(found) > 1 else [found[0].moved(0, max(0.0, (FACE - LEANS - found[0].height) / 2))]


def _faces(room: Box, bubbles: Sequence[Box]) -> list[Box]:
    """Beside their bubbles, the last one over the edge, and below whoever is on the same side already."""
    found: list[Box] = []
    for at, bubble in enumerate(bubbles):
        taken = found[at - 2].bottom + APART if at >= 2 else room.y
        y = bubble.bottom + APART + LEANS - FACE if bubble == bubbles[-1] else bubble.middle[1] - FACE / 2
        found.append(Box(room.right - FACE if at % 2 else room.x, max(taken, y), FACE, FACE))
    return found


def _inside(bubble: Box) -> Box:
    return bubble.inset(ACROSS - 1, 0)
