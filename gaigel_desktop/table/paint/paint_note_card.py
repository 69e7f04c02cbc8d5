"""Draws the card of paper on which a lesson or a hint speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.table.board.note_card import LaidNoteCard
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import Deck, face_file
from gaigel_desktop.window.fonts import SERIF_BOLD
from gaigel_desktop.window.pen import BUTTON, Pen, Style

from .note_card_layout import BACK, WORDS, face_box, pile_boxes, words_box

UNDER: Final = 1.5  # the line below the way back
BELOW: Final = 24.0
WORTH: Final = Style(SERIF_BOLD, theme.TEXT - 1, theme.INK)


def draw_paper(pen: Pen, lain: LaidNoteCard, deck: Deck, states: Sequence[str], back: str = "normal") -> None:
    """Draw the paper: its words, the face of whoever says them, cards to be counted, buttons and the way back in their
    states."""
    pen = Pen(pen.kit, lain.words)
    pen.nine("panel_paper" if lain.leaf.pile else "bubble", lain.box)
    if lain.leaf.teller:
        face = face_box(lain)
        pen.picture(lain.leaf.teller, face.inset(4))
        pen.nine("portrait_frame", face)
    room = words_box(lain)
    high = pen.height(lain.leaf.words, WORDS, room.width)
    pen.paragraph(lain.leaf.words, room.centred(room.width, high), WORDS)
    for counted, box in zip(lain.leaf.pile, pile_boxes(lain), strict=True):
        pen.nine("card_shadow_resting", box)
        pen.picture(face_file(deck, CODES[counted.card]), box)
        pen.line(counted.worth, box._replace(y=box.bottom, height=BELOW), WORTH, "middle")
    for words, box, state in zip(lain.leaf.buttons, lain.buttons, states, strict=True):
        pen.nine(f"button_{state}", box)
        pen.line(words, box.inset(10, 0), BUTTON, "middle")
    if lain.back is not None:
        _way_back(pen, lain.leaf.back, lain.back, back)


def _way_back(pen: Pen, words: str, box: Box, state: str) -> None:
    """Draw the way back as words with a line under them, no button: it is there, and asks for nothing."""
    style = pen.shrunk(words, BACK if state == "normal" else BACK._replace(face=SERIF_BOLD), box.width)
    wide, high = pen.width(words, style), pen.line_height(style)
    pen.line(words, box, style)
    pen.fill(pen.area(Box(box.x, box.middle[1] + high / 2, wide, UNDER)), theme.WINE)
