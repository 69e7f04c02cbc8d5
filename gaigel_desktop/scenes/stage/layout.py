"""Layout: the table as it is laid out, and where everybody sits at it. Pure: no pygame, no time.

Places are in design units, a card's place is its middle. The own seat sits below; the next in play sits to the right
or, played clockwise, to the left.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.seats import next_sits_right
from gaigel_desktop.window import theme

Rect = tuple[float, float, float, float]  # x, y, width, height
Zone = tuple[str, int]  # "hand", "trick": with a seat; "indicator", "reserved": with 0

HAND: Final = "hand"
TRICK: Final = "trick"
INDICATOR: Final = "indicator"
RESERVED: Final = "reserved"

# Corners of the portraits at 1280 x 720, from the seat on the right round to the one on the left.
PORTRAIT: Final = 96.0
SEATS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((592, 8),),
    3: ((930, 70), (290, 70)),
    4: ((1150, 240), (592, 8), (34, 240)),
    5: ((1150, 240), (800, 8), (384, 8), (34, 240)),
    6: ((1150, 240), (880, 8), (592, 8), (300, 8), (34, 240)),
    7: ((1150, 398), (1150, 200), (760, 8), (424, 8), (34, 200), (34, 398)),
    8: ((1150, 398), (1150, 200), (880, 8), (592, 8), (300, 8), (34, 200), (34, 398)),
}


class Place(NamedTuple):
    """Where a card lies: its middle, how it is turned, how wide it is, which side is up."""

    x: float
    y: float
    angle: float
    width: float
    face_up: bool


class Lying(NamedTuple):
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
    open: bool = False  # and all hands lie face up
    partner_collects: bool = False  # the own side's pile lies with the partner
    untold: bool = False  # nobody is to see yet who takes the trick that lies there

    def x(self, at: float) -> float:
        """A place across the design of 1280 units."""
        return at * self.width / theme.DESIGN[0]

    def y(self, at: float) -> float:
        """A place down the design of 720 units."""
        return at * self.height / theme.DESIGN[1]


# -- seats -------------------------------------------------------------------------------------------------------


def position(seen: Deal, table: Table, seat: int) -> int:
    """How many places a seat is round the table to the right of the own one."""
    steps = (seat - table.me) % seen.players
    return steps if next_sits_right(seen.law.rules) else -steps % seen.players


def portrait_rect(seen: Deal, table: Table, seat: int) -> Rect:
    """Where a seat's portrait hangs."""
    if seat == table.me:
        return 24.0, table.height - 136, PORTRAIT, PORTRAIT
    corner = SEATS[seen.players][position(seen, table, seat) - 1]
    return _inside(table, table.x(corner[0] + PORTRAIT / 2), table.y(corner[1] + PORTRAIT / 2))


def _inside(table: Table, x: float, y: float) -> Rect:
    """A portrait around this middle, but wholly on the table."""
    half = PORTRAIT / 2
    left = min(max(x - half, 8.0), table.width - PORTRAIT - 8)
    top = min(max(y - half, 8.0), table.height - PORTRAIT - 8)
    return left, top, PORTRAIT, PORTRAIT


def at_a_side(table: Table, left: float) -> bool:
    """Whether a portrait hangs at the left or the right edge."""
    return left < 120 or left > table.width - 120 - PORTRAIT
