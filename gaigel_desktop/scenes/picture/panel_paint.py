"""Draws a panel: a small sheet of paper with a question, its choices and a cross for those who would rather not."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import BUTTON, Pen, Style

from . import asking
from .over import Over, state_of
from .panels import ASKED, WHEEL, Choice, Panel
from .spots import Spot

QUESTION: Final = Style(SERIF_BOLD, theme.TEXT, theme.INK)
CHOICE: Final = Style(SERIF_BOLD, theme.TEXT + 1, theme.CREAM, shadow=True)
TOLD: Final = Style(SERIF, theme.SMALL_TEXT, theme.CREAM)
CROSS: Final = 24.0
SAID_PART: Final = 0.52  # of a button with a sentence below its words, for the words
NARROW: Final = (200.0, 0.36)  # the same of one that is not as wide: there the sentence needs two lines
BELOW: Final = 0.9  # of the words, as large is the sentence at most


def draw_panel(pen: Pen, panel: Panel, sheet: Box, over: Over) -> None:
    """A small sheet of paper with a question and its choices."""
    pen.nine("panel_paper", sheet)
    middle, room = asking.title_in_middle(panel, sheet), asking.title_box(panel, sheet)
    room = middle if pen.has_room(panel.title, QUESTION, middle) else room
    style = fitting(pen, panel.title, room, QUESTION)
    high = pen.height(panel.title, style, room.width)
    pen.paragraph(panel.title, room.centred(room.width, high), style, "middle")
    if panel.kind != ASKED:
        _cross(pen, asking.close_box(sheet), over)
    boxes = asking.choice_boxes(panel, sheet)
    style = _choice_style(pen, panel, boxes)
    for at, (choice, box) in enumerate(zip(panel.choices, boxes, strict=True)):
        if panel.kind == WHEEL:
            _sign(pen, choice, box, Spot("choice", at), over)
        else:
            _choice(pen, choice, box, state_of(Spot("choice", at), over), style)


def _cross(pen: Pen, box: Box, over: Over) -> None:
    """A small cross for those who would rather not."""
    colour = theme.INK_SOFT if state_of(Spot("close"), over) == "normal" else theme.WINE
    pen.icon("close", box.centred(CROSS, CROSS), colour)


def _choice_style(pen: Pen, panel: Panel, boxes: list[Box]) -> Style:
    """As large as the longest words of a panel allow: no button smaller than its neighbours."""
    placed = zip(panel.choices, boxes, strict=True)
    styles = (fitting(pen, choice.words, said_in(choice, box), CHOICE) for choice, box in placed)
    return min(styles, key=lambda style: style.size, default=CHOICE)


def said_in(choice: Choice, box: Box) -> Box:
    """Where the words of a button stand: above the sentence, if there is one."""
    room = box.inset(theme.GAP, 3)
    return room.top(room.height * _part(box)) if choice.about else room


def _part(box: Box) -> float:
    """How much of a button with a sentence its words may take."""
    narrow, part = NARROW
    return part if box.width < narrow else SAID_PART


def _choice(pen: Pen, choice: Choice, box: Box, state: str, style: Style) -> None:
    """A button with its words, in two lines if need be, and a sentence about it."""
    pen.nine(f"button_{state}", box)
    room = said_in(choice, box)
    pen.paragraph(choice.words, room.centred(room.width, pen.height(choice.words, style, room.width)), style, "middle")
    if choice.about:
        below = told_in(box)
        told = fitting(pen, choice.about, below, TOLD._replace(size=min(TOLD.size, style.size * BELOW)))
        high = pen.height(choice.about, told, below.width)
        pen.paragraph(choice.about, below.centred(below.width, high), told, "middle")


def told_in(box: Box) -> Box:
    """Where the sentence of a button stands."""
    room = box.inset(theme.GAP - 4, 1)
    return room.below(room.height * _part(box))


def _sign(pen: Pen, choice: Choice, box: Box, spot: Spot, over: Over) -> None:
    """A sign: what the hand or the face does, and what it means."""
    pen.nine(f"button_{state_of(spot, over)}", box)
    pen.icon(choice.icon, Box(box.middle[0] - 22, box.y + 6, 44, 44), theme.CREAM)
    suit = choice.words.partition(":")[0]
    pen.line(suit, box.inset(8, 0).below(54).top(30), BUTTON._replace(size=theme.TEXT), "middle")


def fitting(pen: Pen, words: str, room: Box, style: Style) -> Style:
    """The style, so much smaller that the words fit into the room."""
    step = 1 / max(1.0, pen.text_size)
    while pen.height(words, style, room.width) > room.height and style.size > theme.SMALLEST_TEXT:
        style = style._replace(size=style.size - step)
    return style
