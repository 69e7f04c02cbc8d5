"""What the player may mean at the table, by mouse, by keys or by ear: each is a value, and a session does it."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.window.boxes import Point

# -- the mouse -----------------------------------------------------------------------------------------------------


class Hover(NamedTuple):
    """The mouse is on this, or on nothing."""

    item: ItemId | None
    at: Point | None = None  # where it is; None: nobody knows


class Take(NamedTuple):
    """An own card is taken between two fingers at this point: the card that lies there, None while it still flies."""

    item: ItemId
    card: int | None
    at: Point


class Carry(NamedTuple):
    """The mouse carries what it holds to this point."""

    to: Point


class Drop(NamedTuple):
    """The button of the mouse is let go at this point."""

    at: Point


class Press(NamedTuple):
    """This is pressed, or the table where nothing lies."""

    item: ItemId | None


class Beside(NamedTuple):
    """While a panel lies there the mouse is pressed beside its buttons."""

    item: ItemId | None  # a button beside the panel, which closes it and does what it says
    outside: bool  # outside of the sheet
    on_deed: bool  # on something by which the deal would go on


# -- keys ----------------------------------------------------------------------------------------------------------


class Tab(NamedTuple):
    """Go to the next thing that can be pressed, or the one before."""

    by: int


class NextName(NamedTuple):
    """Go to the next thing that only has a name, or the one before."""

    by: int


class Arrow(NamedTuple):
    """Go to what lies in this direction; within the hand the card goes there itself, if it is carried."""

    direction: tuple[int, int]
    carries: bool


class Back(NamedTuple):
    """Leave a panel, a choice or a hint, or open the menu."""


class Accept(NamedTuple):
    """Enter: what has the focus is pressed."""


class GoOn(NamedTuple):
    """Space: what moves is at its end, or what lies there has been seen."""


class Number(NamedTuple):
    """Choose a card of the hand, an answer or a choice, by its place."""

    at: int


class Call(NamedTuple):
    """Make an announcement by its key."""

    name: str


class Icon(NamedTuple):
    """Press a small button by its key."""

    name: str


class ShowKeys(NamedTuple):
    """Show the page with all keys."""


class ShowCards(NamedTuple):
    """Show the picture of the cards."""


class AskForWord(NamedTuple):
    """Somebody else who shares the laptop wants to say something."""

    seat: int


class SwitchSound(NamedTuple):
    """Switch the sounds off, or on again."""


class AskScore(NamedTuple):
    """Ask how the deal stands."""


class OtherKey(NamedTuple):
    """A key that means nothing; it ends what moves."""


# -- by ear --------------------------------------------------------------------------------------------------------


class Focus(NamedTuple):
    """Whoever hears the table comes to this; None: it is no longer there."""

    item: ItemId | None


class PressHeard(NamedTuple):
    """Whoever hears the table presses this; None: it is no longer there."""

    item: ItemId | None


class GoOnHeard(NamedTuple):
    """Go on, for whoever hears the table."""


# -- the window ----------------------------------------------------------------------------------------------------


class Away(NamedTuple):
    """Another window has the keys, or this one has them again."""

    away: bool


ByMouse = Hover | Take | Carry | Drop | Press | Beside
ByKey = (
    Tab
    | NextName
    | Arrow
    | Back
    | Accept
    | GoOn
    | Number
    | Call
    | Icon
    | ShowKeys
    | ShowCards
    | SwitchSound
    | AskForWord
    | AskScore
    | OtherKey
)
ByEar = Focus | PressHeard | GoOnHeard
Intent = ByMouse | ByKey | ByEar | Away
