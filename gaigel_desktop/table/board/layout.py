"""The table as it is laid out, and where everybody sits at it. Pure.

Places are in design units, a card's place is its middle. The own seat sits below; the next in play sits to the right
or, played clockwise, to the left.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import NOBODY, Deal
from gaigel_desktop.rules.seats import next_sits_right
from gaigel_desktop.window import theme

from .plan import INN, Plan

LOWER: Final = theme.DESIGN[1] / 2  # half of the table
Rect = tuple[float, float, float, float]  # x, y, width, height
Zone = tuple[str, int]  # "hand", "trick": with a seat; "indicator", "reserved": with 0

HAND: Final = "hand"
TRICK: Final = "trick"
INDICATOR: Final = "indicator"
RESERVED: Final = "reserved"


class Place(NamedTuple):
    """Where a card lies: its middle, how it is turned, how wide it is, which side is up."""

    x: float
    y: float
    angle: float
    width: float
    face_up: bool


class PlacedCard(NamedTuple):
    """A card on the table: whose or what, which face, and where; `high` above the table if it is lifted."""

    zone: Zone
    face: int
    place: Place
    high: float = 0.0


class Table(NamedTuple):
    """A table as it is laid out: the size of the design, the own seat, the order of the own hand."""

    width: float
    height: float
    me: int
    order: tuple[int, ...] = ()  # the own hand as the player has sorted it; what is missing comes last
    past: bool = False  # a past deal is looked at: nobody announces anything
    open: frozenset[int] = frozenset()  # and these hands of others lie face up
    partner_collects: bool = False  # the own side's pile lies with the partner
    untold: bool = False  # nobody is to see yet who takes the trick that lies there
    plan: Plan = INN
    lit: int = NOBODY  # whose hand lies in front instead of the own one
    words: float = 1.0  # so large the player wants them
    unknown: frozenset[str] = frozenset()  # the calls that nobody ever makes at this table: they have no button
    covered: bool = False  # all look on: the hand in front lies face down

    def x(self, at: float) -> float:
        """A place across the table, from a place in the design of 1280 units."""
        return at * self.width / theme.DESIGN[0]

    def y(self, at: float) -> float:
        """A place down the table, from a place in the design of 720 units."""
        return at * self.height / theme.DESIGN[1]

    @property
    def front(self) -> int:
        """The seat whose hand lies large at the lower edge."""
        return self.me if self.lit == NOBODY else self.lit

    def shows(self, seat: int) -> bool:
        """Whether a hand lies face up: it is open, or one plays with it."""
        return seat in self.open or (seat == self.me and not self.plan.watched and not self.covered)


# -- seats -------------------------------------------------------------------------------------------------------


def position(seen: Deal, table: Table, seat: int) -> int:
    """How many places a seat is round the table to the right of the own one."""
    steps = (seat - table.me) % seen.players
    return steps if next_sits_right(seen.law.rules) else -steps % seen.players


def portrait_rect(seen: Deal, table: Table, seat: int) -> Rect:
    """The rectangle of a seat's portrait."""
    plan, wide = table.plan, table.plan.portrait
    if seat == table.me:
        return plan.own_seat[0], table.height - plan.own_seat[1], wide, wide
    x, y = plan.seats[seen.players][position(seen, table, seat) - 1]
    if y > LOWER:
        y -= plan.rises * max(0.0, table.words - 1)
    return _inside(table, table.x(x + wide / 2), table.y(y + wide / 2))


def _inside(table: Table, x: float, y: float) -> Rect:
    """A portrait around this middle, but wholly on the table."""
    wide = table.plan.portrait
    left = min(max(x - wide / 2, 8.0), table.width - wide - 8)
    top = min(max(y - wide / 2, 8.0), table.height - wide - 8)
    return left, top, wide, wide


def at_a_side(table: Table, left: float) -> bool:
    """Whether a portrait hangs at the left or the right edge."""
    return left < 120 or left > table.width - 120 - table.plan.portrait
