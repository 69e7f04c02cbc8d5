"""Leaf: the card of paper on which somebody asks and tells, as widgets of a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.scenes.picture.paper import WORDS, Leaf, face_box, lain, words_box
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Panel, Picture, Text


LEAD: Final = WORDS._replace(colour=theme.WINE)


class WayOn(NamedTuple):
    """A button of the paper: how the page knows it, its words, and what it does."""

    key: str
    words: str
    press: Callable[[], None]


class Spoken(NamedTuple):
    """What stands on the paper, the face of whoever says it, and the ways on."""

    words: str
    teller: str
    ways: Sequence[WayOn]


def on_leaf(pen: Pen, said: Spoken, seen: Deal, table: Table, clear: tuple[Box, ...]) -> Part:
    """The paper beside what it is about; it hides neither cards nor what is to be kept clear."""
    paper = lain(pen, Leaf(said.words, said.teller, tuple(way.words for way in said.ways)), seen, table, clear)
    face, room = face_box(paper.box), words_box(paper)
    room = room.centred(room.width, min(room.height, pen.height(said.words, WORDS, room.width)))
    first, _, rest = said.words.partition("\n")
    high = pen.height(first, WORDS, room.width)
    buttons = (Button(way.key, way.words, box, way.press) for way, box in zip(said.ways, paper.buttons, strict=True))
    return Part(
        (
            Panel("panel_paper", paper.box),
            Picture(said.teller, face.inset(4)),
            Panel("portrait_frame", face),
            Text(first, room.top(high), LEAD if rest else WORDS, role="said"),
            *([Text(rest, room.below(high), WORDS, role="said")] if rest else []),
            *buttons,
        )
    )
