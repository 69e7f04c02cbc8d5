"""What is shown to a room besides the cards, as a value: caption, calls, light, slate, a title; and where."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.rules.deal import NOBODY, Deal
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.table.board.card_places import suit_order
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.room_plan import room_plan
from gaigel_desktop.table.slate.strokes import Slate
from gaigel_desktop.window.boxes import Box, Point


class TitleCard(NamedTuple):
    """What stands on the card of paper between two scenes."""

    words: str
    gist: str = ""
    number: str = ""  # "3 / 6"


class Said(NamedTuple):
    """What somebody calls, or says, and from which seat."""

    seat: int
    words: str
    joke: bool = False


class Room(NamedTuple):
    """What the room sees besides the cards; equal values give the same picture."""

    said: tuple[str, ...] = ()  # the caption: one line, or one in each of two languages
    asked: bool = False  # it is a question to the room
    held: int = NOBODY  # whose cards the presenter plays
    branched: bool = False  # it goes on otherwise than it was
    points: bool = False  # those of all sides, large in chalk
    calls: tuple[Said, ...] = ()
    looks: tuple[tuple[int, str], ...] = ()  # how somebody looks
    at: tuple[Box, ...] = ()  # what is pointed at
    letters: tuple[tuple[str, Box], ...] = ()  # A, B, C in chalk on these cards
    slate: Slate | None = None  # large in the middle of the table, where it is the thing
    title: TitleCard | None = None  # instead of the deal
    cards: RuleSet | None = None  # instead of the deal: what they count by these rules
    blank: bool = False  # nothing at all


def room_table(design: Point, seen: Deal, me: int, open_hands: frozenset[int], lit: int = NOBODY) -> Table:
    """The table as it is laid out for a room in a window of this size."""
    plan = room_plan(*design)
    return Table(*design, me, suit_order(seen.trump), past=True, open=open_hands, plan=plan, lit=lit)
