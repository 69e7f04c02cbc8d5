"""Leaf: the card of paper on which somebody asks and tells, as widgets of a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.scenes.picture import spots
from gaigel_desktop.scenes.picture.paper import HOME, WORDS, Leaf, face_box, laid_at, room, shapes, words_box
from gaigel_desktop.scenes.picture.spots import kept_clear, lying_box, talon_boxes
from gaigel_desktop.scenes.stage.around import slate_rect
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import sorted_hand, trick_place
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Panel, Picture, Text

BROAD: Final = 0.85  # of its height it is at least as wide, if it can be
IN_PLACE_OF_CALLS: Final = (1100.0, 590.0)  # it is answered: nobody announces anything
TOLD: Final = Style(SERIF, theme.TEXT, theme.INK)  # there is more to read
LEAD: Final = TOLD._replace(face=SERIF_BOLD, colour=theme.WINE)


class PaperWay(NamedTuple):
    """A button of the paper: how the page knows it, its words, and what it does."""

    key: str
    words: str
    press: Callable[[], None]


class Spoken(NamedTuple):
    """What stands on the paper, the face of whoever says it, and the ways on."""

    words: str
    teller: str
    ways: Sequence[PaperWay]


def on_leaf(pen: Pen, said: Spoken, seen: Deal, table: Table, clear: tuple[Box, ...]) -> Part:
    """The paper where there is room for it; it hides neither the trick, the own hand nor what is to be kept clear."""
    first, _, rest = said.words.partition("\n")
    style, head = (TOLD, LEAD) if rest else (WORDS, WORDS)
    leaf = Leaf(said.words, said.teller, tuple(way.words for way in said.ways), style=head)
    paper = laid_at(pen, leaf, _place(pen, leaf, seen, table, clear))
    face, words = face_box(paper.box), words_box(paper)
    high = pen.height(first, head, words.width)
    below = pen.height(rest, style, words.width) if rest else 0.0
    words = words.centred(words.width, min(words.height, high + below))
    buttons = (Button(way.key, way.words, box, way.press) for way, box in zip(said.ways, paper.buttons, strict=True))
    return Part(
        (
            Panel("panel_paper", paper.box),
            Picture(said.teller, face.inset(4)),
            Panel("portrait_frame", face),
            Text(first, words.top(high), head, role="said"),
            *([Text(rest, words.below(high), style, role="said")] if rest else []),
            *buttons,
        )
    )


def _place(pen: Pen, leaf: Leaf, seen: Deal, table: Table, clear: tuple[Box, ...]) -> Box:
    """As near to its home as can be; the more there is to read, the more it may lie on."""
    who = ((seen.leader + step) % seen.players for step in range(len(seen.trick)))
    trick = [lying_box(trick_place(seen, table, seat)) for seat in who]
    hand = [box for _, box in spots.hand(table, len(sorted_hand(seen, table)))]
    kept, talon = kept_clear(seen, table), talon_boxes(table)
    slate = Box(*slate_rect(table))
    without = tuple(box for box in kept if box != slate)
    whole = Box(0, 0, table.width, table.height)
    x, y = IN_PLACE_OF_CALLS if table.past else HOME
    home = Box(table.x(x), table.y(y), 0, 0)
    formats, gives_way = shapes(pen, leaf), ((*kept, *talon), (*without, *talon), talon)
    broad = tuple(each for each in formats if each.wide >= BROAD * each.high)
    return room(broad or formats, (home,), (*trick, *hand, *clear), gives_way, whole)
