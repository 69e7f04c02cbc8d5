"""Draws a panel: a small sheet of paper with a question, its choices and a cross for those who would rather not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gaigel_desktop.table.board import panel_layout
from gaigel_desktop.table.board.item import Item, ItemId, Look, look_of
from gaigel_desktop.table.board.panels import ASKED, WHEEL, Choice, Panel
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style

QUESTION: Final = Style(SERIF_BOLD, theme.TEXT, theme.INK)
CHOICE: Final = Style(SERIF_BOLD, theme.TEXT + 1, theme.CREAM, shadow=True)
SIGN: Final = CHOICE._replace(size=theme.TEXT)
TOLD: Final = Style(SERIF, theme.SMALL_TEXT, theme.CREAM)
NUMBER: Final = Style(SERIF, theme.SMALL_TEXT - 2, theme.CREAM)  # the key that chooses it
BESIDE_NUMBER: Final = 14.0  # words of a button
CROSS: Final = 24.0
SIGN_ICON: Final = 44.0
SIGN_WORDS: Final = (0.45, 0.64)  # of the height of a sign; the larger part where words are large
SAID_PART: Final = 0.52  # of a button with a sentence below its words, for the words
NARROW: Final = (200.0, 0.42)  # a button less wide than this, and its part: there the sentence needs two lines
BELOW: Final = 0.9  # of the words, as large is the sentence at most


def draw_panel(pen: Pen, panel: Panel, sheet: Box, items: Mapping[ItemId, Item]) -> None:
    """Draw a small sheet of paper with a question and its choices."""
    pen.nine("panel_paper", sheet)
    middle, room = panel_layout.title_in_middle(panel, sheet), panel_layout.title_box(panel, sheet)
    room = middle if pen.has_room(panel.title, QUESTION, middle) else room
    style = style_that_fits(pen, panel.title, room, QUESTION)
    high = pen.height(panel.title, style, room.width)
    pen.paragraph(panel.title, room.centred(room.width, high), style, "middle")
    if panel.kind != ASKED:
        _cross(pen, panel_layout.close_box(sheet), look_of(items, ItemId("close")))
    boxes = panel_layout.choice_boxes(panel, sheet)
    style = _choice_style(pen, panel, boxes)
    for at, (choice, box) in enumerate(zip(panel.choices, boxes, strict=True)):
        pen.nine(f"button_{look_of(items, ItemId('choice', at)).button}", box)
        if panel.kind == WHEEL:
            _sign(pen, choice, box, style)
        else:
            _choice(pen, choice, box, _faint(style, choice))
        if panel.kind != ASKED:
            pen.line(str(at + 1), box.inset(7, 3).top(NUMBER.size + 4), _faint(NUMBER, choice))


def _faint(style: Style, choice: Choice) -> Style:
    """The style for a choice: what cannot be done now looks so, and its words are to be read all the same."""
    return style._replace(colour=theme.INK, shadow=False) if choice.refused else style


def _cross(pen: Pen, box: Box, look: Look) -> None:
    """A small cross for those who would rather not."""
    colour = theme.INK_SOFT if look.button == "normal" else theme.WINE
    pen.icon("close", box.centred(CROSS, CROSS), colour)


def _choice_style(pen: Pen, panel: Panel, boxes: list[Box]) -> Style:
    """The style of all choices, as large as the longest words allow: no button smaller than its neighbours."""
    placed = zip(panel.choices, boxes, strict=True)
    if panel.kind == WHEEL:
        styles = [sign_style(pen, suit_of(choice), sign_words(pen, box)) for choice, box in placed]
    else:
        styles = [style_that_fits(pen, choice.words, said_in(choice, box), CHOICE) for choice, box in placed]
    return min(styles, key=lambda style: style.size, default=CHOICE)


def said_in(choice: Choice, box: Box) -> Box:
    """The box of the words of a button: above the sentence, if there is one."""
    room = box.inset(BESIDE_NUMBER, 3)
    return room.top(room.height * _part(box)) if choice.about else room


def _part(box: Box) -> float:
    """How much of a button with a sentence its words may take."""
    narrow, part = NARROW
    return part if box.width < narrow else SAID_PART


def _choice(pen: Pen, choice: Choice, box: Box, style: Style) -> None:
    """Draw the words of a button, in two lines if need be, and a sentence about it where there is room for it: else
    only whoever points at the button reads it."""
    below, size = told_in(box), min(TOLD.size, style.size * BELOW)
    told = style_that_fits(pen, choice.about, below, _faint(TOLD, choice)._replace(size=size))
    has_room = bool(choice.about) and pen.has_room(choice.about, told, below)
    room = said_in(choice, box) if has_room else box.inset(BESIDE_NUMBER, 3)
    pen.paragraph(choice.words, room.centred(room.width, pen.height(choice.words, style, room.width)), style, "middle")
    if has_room:
        high = pen.height(choice.about, told, below.width)
        pen.paragraph(choice.about, below.centred(below.width, high), told, "middle")


def told_in(box: Box) -> Box:
    """The box of the sentence of a button, below its words."""
    room = box.inset(theme.GAP - 4, 1)
    return room.below(room.height * _part(box))


def _sign(pen: Pen, choice: Choice, box: Box, style: Style) -> None:
    """Draw a sign: what the hand or the face does, and what it means."""
    words = sign_words(pen, box)
    size = min(SIGN_ICON, words.y - box.y - 4)
    pen.icon(choice.icon, Box(box.middle[0] - size / 2, box.y + 4, size, size), theme.CREAM)
    suit = suit_of(choice)
    pen.paragraph(suit, words.centred(words.width, pen.height(suit, style, words.width)), style, "middle")


def suit_of(choice: Choice) -> str:
    """The suit that a sign means, without how it is made."""
    return choice.words.partition(":")[0]


def sign_style(pen: Pen, suit: str, room: Box) -> Style:
    """The style for what a sign means, so small that its longest word has room, too."""
    style = style_that_fits(pen, suit, room, SIGN)
    while not pen.has_room(suit, style, room) and style.size > theme.SMALLEST_TEXT:
        style = style._replace(size=style.size - 1 / max(1.0, pen.text_size))
    return style


def sign_words(pen: Pen, box: Box) -> Box:
    """The box of what a sign means: below the gesture."""
    return box.inset(3, 3).below((box.height - 6) * (1 - SIGN_WORDS[pen.text_size > 1]))


def style_that_fits(pen: Pen, words: str, room: Box, style: Style) -> Style:
    """The style, so much smaller that the words fit into the room."""
    step = 1 / max(1.0, pen.text_size)
    while pen.height(words, style, room.width) > room.height and style.size > theme.SMALLEST_TEXT:
        style = style._replace(size=style.size - step)
    return style
