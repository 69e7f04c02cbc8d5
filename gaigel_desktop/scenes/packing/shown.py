"""Shown: a whole pack, face up in rows, and the piece of paper that a half of its seed is written on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gaigel_desktop.rules.cards import CODES, PACK_SIZE
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import listed
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import Deck, face_file
from gaigel_desktop.window.pen import SOURCE, STRONG, Pen
from gaigel_desktop.window.widgets import Look, Meaning, OnlyShown

ACROSS: Final = 8
GAP: Final = 4.0
EDGE: Final = 14.0
ICON: Final = 26.0


@dataclass(slots=True)
class WholePack(OnlyShown):
    """All cards of a pack, from the top, as large as there is room for them."""

    box: Box
    deck: Deck
    pack: tuple[int, ...]

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """Card by card."""
        return Meaning("picture", say("packing_pack"), listed([card_name(card) for card in self.pack]), box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Row by row."""
        for card, place in zip(self.pack, _places(box), strict=True):
            pen.picture(face_file(self.deck, CODES[card]), place)


def _places(box: Box) -> list[Box]:
    """In the middle of the room."""
    rows = PACK_SIZE // ACROSS
    wide = (box.width - GAP * (ACROSS - 1)) / ACROSS
    wide = min(wide, (box.height - GAP * (rows - 1)) / rows / theme.CARD_SHAPE)
    high = wide * theme.CARD_SHAPE
    whole = box.centred(ACROSS * (wide + GAP) - GAP, rows * (high + GAP) - GAP)
    return [
        Box(whole.x + at % ACROSS * (wide + GAP), whole.y + at // ACROSS * (high + GAP), wide, high)
        for at in range(PACK_SIZE)
    ]


@dataclass(slots=True)
class Slip(OnlyShown):
    """A piece of paper with a name and what is written on it; an envelope has a lock."""

    box: Box
    name: str
    words: str
    icon: str

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """What can be read on it."""
        return Meaning("text", self.name, self.words, box, fits=pen.has_room(self.words, SOURCE, _inside(pen, box)))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Paper on paper, with its name above what is written."""
        pen.nine("field", box)
        pen.icon(self.icon, Box(box.x + EDGE, box.y + EDGE - 2, ICON, ICON), theme.WINE)
        room = _inside(pen, box)
        pen.line(self.name, room.moved(0, -pen.line_height(STRONG)).top(pen.line_height(STRONG)), STRONG)
        pen.paragraph(self.words, room, SOURCE)


def _inside(pen: Pen, box: Box) -> Box:
    return box.inset(EDGE, EDGE - 4).after(ICON + 10).below(pen.line_height(STRONG))


def slip_height(pen: Pen, words: str, width: float) -> float:
    """How high such a paper must be."""
    room = _inside(pen, Box(0, 0, width, 0)).width
    return pen.line_height(STRONG) + pen.height(words, SOURCE, room) + 2 * EDGE
