"""Widgets: what stands on a page. Each can be drawn, and tells in words what it is; some can be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pen import BODY, Pen, Style
from gaigel_desktop.window.spoken.tree import Node, Span, Wanted
from gaigel_desktop.window.theme import Colour

RETURN: Final = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
NOWHERE: Final = Box(0, 0, 0, 0)
FRAME: Final = 4.0  # so far it reaches beyond a portrait
LEAST_FILL: Final = 16.0  # a groove is filled from here on: both ends of the filling are round


class Meaning(NamedTuple):
    """What a widget is, in words: for whoever cannot see it, and for tests without pixels."""

    role: str
    name: str
    value: str
    box: Box
    key: str = ""
    usable: bool = False
    fits: bool = True  # its words have room
    on: bool | None = None  # of a switch
    chosen: bool | None = None  # of one among several
    range: Span | None = None  # of what can be more or less
    about: str = ""  # a sentence more
    items: tuple[Node, ...] = ()  # of a choice: which there are
    of: str = (
        ""  # of what is only read: whose name it is or what it explains, by its key or how the keys of a list begin
    )
    aloud: str | None = None  # what is heard instead of the words; empty: something else says it


class Look(NamedTuple):
    """How a widget stands to the player's mouse and keys."""

    focused: bool = False
    hovered: bool = False
    pressed: bool = False
    at: Point = (-1.0, -1.0)  # where the mouse is
    writes: bool = False  # what is typed goes there, also where the mouse has led there


class Widget(Protocol):
    """Something on a page. One with a key can have the focus; a widget that is only shown has none."""

    key: str
    box: Box
    help: str  # a sentence for the help line

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """What it is, in words."""

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Draw it here; a scrolled page shows it elsewhere than it was laid out."""

    def hold(self, pen: Pen, box: Box, point: Point) -> None:
        """The mouse is held down at this point, having been pressed on it."""
        return

    def click(self, pen: Pen, box: Box, point: Point) -> bool:
        """The mouse was pressed and released on it; whether something was done."""
        return False

    def typed(self, event: pygame.Event) -> bool:
        """A key while it has the focus; whether it was meant for it."""
        return False

    def asked(self, wanted: Wanted) -> bool:
        """Whoever hears it wants something of it; whether that was done."""
        return wanted.deed == "press" and self.typed(RETURN)


class OnlyShown(Widget):
    """What is only looked at: it never has the focus, and there is nothing to help with."""

    key: str = ""
    help: str = ""


class Decoration(OnlyShown):
    """What makes a page pleasant: the words beside it say what it is."""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """A picture without a name."""
        return Meaning("picture", "", "", box)


@dataclass(slots=True)
class Words(OnlyShown):
    """What is only read, in one line or in several."""

    words: str
    box: Box
    style: Style = BODY
    align: str = "left"
    role: str = "text"
    of: str = ""
    aloud: str | None = None

    def told(self, box: Box, fits: bool) -> Meaning:
        """The words as they are."""
        return Meaning(self.role, self.words, "", box, fits=fits, of=self.of, aloud=self.aloud)


@dataclass(slots=True)
class Label(Words):
    """A line of words, shrunk to fit."""

    role: str = "label"

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The words as they are, and whether they have room in one line."""
        high = pen.line_height(pen.shrunk(self.words, self.style, box.width)) <= box.height + 1
        return self.told(box, high and pen.fits(self.words, self.style, box.width))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """In the middle of the height."""
        pen.line(self.words, box, self.style, self.align)


@dataclass(slots=True)
class Text(Words):
    """Words in as many lines as they need."""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The words as they are, and whether the box is large enough for them."""
        return self.told(box, pen.has_room(self.words, self.style, box))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Draw the words from the top of the box, in as many lines as they need."""
        pen.paragraph(self.words, box, self.style, self.align)


def text(pen: Pen, words: str, place: Box, style: Style = BODY, align: str = "left") -> Text:
    """Words as wide as the place and as high as they need to be."""
    return Text(words, place.top(pen.height(words, style, place.width)), style, align)


@dataclass(slots=True)
class Spoken(OnlyShown):
    """What is heard of pictures that lie here."""

    words: str
    box: Box

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The words for all of them."""
        return Meaning("picture", self.words, "", box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The pictures are drawn by themselves."""


@dataclass(slots=True)
class ListName(Decoration):
    """What the widgets whose keys begin so are called together; the eye sees it by how they stand."""

    words: str
    of: str
    box: Box = NOWHERE

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The name of that list."""
        return Meaning("picture", self.words, "", box, of=self.of)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Nothing of it is seen."""


@dataclass(slots=True)
class Panel(OnlyShown):
    """A sheet of paper or a board that other widgets stand on."""

    piece: str
    box: Box

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """That a panel lies there; it has no words of its own."""
        return Meaning("panel", "", "", box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Draw the piece, stretched to the box."""
        pen.nine(self.piece, box)


@dataclass(slots=True)
class Picture(OnlyShown):
    """A picture of the assets, or a white piece in a colour; one that says something has words."""

    file: str
    box: Box
    colour: Colour | None = None
    words: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """What is seen on it."""
        return Meaning("picture", self.words, "", box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """As it is, or tinted."""
        if self.colour is not None:
            pen.icon(self.file, box, self.colour)
        else:
            pen.picture(self.file, box)


@dataclass(slots=True)
class Portrait(Decoration):
    """Somebody's portrait in its frame."""

    file: str
    box: Box

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The frame lies around it."""
        pen.picture(self.file, box)
        pen.nine("portrait_frame", box.inset(-FRAME))


@dataclass(slots=True)
class Divider(Decoration):
    """A line between two parts of a sheet."""

    box: Box

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """A thin line in the middle of the height, in the colour of wine."""
        area = pen.area(box)
        line = pygame.Rect(area.x, area.centery, area.width, max(1, pen.px(1.5)))
        pen.fill(line, theme.WINE)


@dataclass(slots=True)
class Progress(OnlyShown):
    """How far something long is; the words beside it say what."""

    share: float
    box: Box
    name: str

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """Of what, and the share of a hundred."""
        hundredths = round(100 * self.share)
        return Meaning("progress", self.name, "", box, range=Span(hundredths, 0, 100, 1))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """A groove that fills up from the left."""
        pen.nine("slider_track", box)
        if box.width * self.share > LEAST_FILL:
            pen.nine("slider_fill", box.left(box.width * round(self.share, 2)))
