"""What lies over the cards, as a value: bubbles, the panel, ways to open, icons, what is focused; and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.window.boxes import Box

from . import item_boxes
from .bubbles import Bubble, call_bubble
from .cues import Cue
from .in_sight import BUBBLE, OnTable, in_sight
from .item import Item
from .layout import Table
from .note_card import LaidNoteCard
from .panels import Offer, Panel


class Tip(NamedTuple):
    """A tooltip: what something is called, what it means, and where it is."""

    words: str
    about: str
    at: Box
    below_icons: bool = False
    at_card: bool = False  # of the own hand: it stands where the line stands


class Strip(NamedTuple):
    """The slip of paper with what holds now: what stands on it, the most needed first, and the room for it."""

    suit: int
    parts: tuple[str, ...]
    room: Box
    asked: str = ""  # a question that nobody has to answer


class Mat(NamedTuple):
    """The beer mat that lies over the own points."""

    box: Box
    lifted: bool = False


class Way(NamedTuple):
    """A way to lead the first card, with its words."""

    offer: Offer
    words: str
    about: str


class Portrait(NamedTuple):
    """The large portrait of somebody who is pointed at."""

    box: Box
    file: str
    name: str
    about: str


class TopLayer(NamedTuple):
    """Everything that lies over the cards; equal values give the same picture."""

    bubbles: tuple[tuple[Bubble, Box], ...] = ()  # and what each of them is said at
    clear: tuple[Box, ...] = ()  # what they leave in sight
    solid: tuple[Box, ...] = ()  # what nothing said to the player alone lies on
    panel: tuple[Panel, Box] | None = None  # and where it lies
    ways: tuple[Way, ...] = ()
    proof: str = ""  # the words with which somebody is asked to show the hand
    items: tuple[Item, ...] = ()  # buttons and frames are drawn of them
    points: tuple[tuple[str, Box], ...] = ()
    line: str = ""
    then: str = ""  # what to press, beside the line in smaller letters
    tip: Tip | None = None  # what is pointed at
    close: Portrait | None = None
    paper: LaidNoteCard | None = None  # what a lesson or a hint says
    right: bool | None = None  # whether what was done is said there to be right
    strip: Strip | None = None
    mat: Mat | None = None
    waits: bool = False  # somebody looks at another window


def bubbles_only(said: Sequence[Cue], seen: Deal, table: Table, captions: bool) -> TopLayer:
    """The layer with what is said at the portraits and nothing else, for a table where nobody plays."""
    bubbles = [call_bubble(cue, seen.law.rules, captions) for cue in said]
    placed = ((bubble, item_boxes.portrait_box(seen, table, bubble.seat)) for bubble in bubbles)
    return TopLayer(tuple(placed), in_sight(BUBBLE, OnTable(seen, table)))
