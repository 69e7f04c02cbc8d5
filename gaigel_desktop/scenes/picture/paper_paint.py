"""Draws the card of paper on which a lesson speaks."""

from __future__ import annotations

from collections.abc import Sequence

from gaigel_desktop.window.pen import BUTTON, Pen

from .paper import Lain, face_box, words_box


def draw_paper(pen: Pen, lain: Lain, states: Sequence[str]) -> None:
    """Leaf, words, the face that leans over it, and the buttons in their states."""
    pen.nine("panel_paper", lain.box)
    if lain.leaf.teller:
        face = face_box(lain.box)
        pen.picture(lain.leaf.teller, face.inset(4))
        pen.nine("portrait_frame", face)
    room = words_box(lain)
    high = pen.height(lain.leaf.words, lain.leaf.style, room.width)
    pen.paragraph(lain.leaf.words, room.centred(room.width, high), lain.leaf.style)
    for words, box, state in zip(lain.leaf.buttons, lain.buttons, states, strict=True):
        pen.nine(f"button_{state}", box)
        pen.line(words, box.inset(10, 0), BUTTON, "middle")
