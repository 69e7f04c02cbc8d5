"""The table in numbers: how large everything on it is, and where it belongs. Pure.

Places are those of a design of 1280 x 720 units; lengths stay what they are in a larger one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Point

Round = dict[int, tuple[Point, ...]]  # by the number of players: a point for each seat, round to the right


class Fan(NamedTuple):
    """The numbers of the hand that lies in front."""

    card: float  # how wide
    gap: float  # from card to card
    widest: float  # and so far from the first to the last at most, with one gap more
    up: float  # the middle card, from the lower edge
    drops: float  # so much lower lie those beside it,
    leans: float  # and so far they are turned


class TalonAt(NamedTuple):
    """The numbers of the talon, crosswise on the trump card, and of what lies around it, seen from its middle."""

    at: Point
    card: float
    trump: Point
    number: Point
    reserved: Point
    reserved_leans: float


class Rows(NamedTuple):
    """Hands of others that lie upright in a row beside the portrait, towards the middle of the table."""

    away: float  # from the portrait
    step: float  # from back to back
    open_step: float  # and from card to card, where they lie face up


@dataclass(frozen=True, eq=False)  # a plan is itself, and equal to no other
class Plan:
    """Everything that is a number in the layout of a table."""

    portrait: float
    seats: Round  # corners of the portraits, from the one on the right round to the one on the left
    rises: float  # so far lower portraits at the sides hang higher where words are twice as large: what holds is below
    own_seat: Point  # of the own portrait: from the left, and up from the lower edge
    fan: Fan
    back: float  # how wide cards are in the hands of the others,
    open_back: float  # and there face up
    open_step: Point  # between two of these, across and down
    rows: Rows | None  # None: in small fans, and an open one as `open_step` says
    watched: bool  # nobody plays: the own hand, too, is seen only if it is open
    trick: float  # cards of the trick
    askew: float  # times a few degrees, so far they are turned
    smaller: float  # times that of seven or more
    tricks: Round  # from the middle to the card of each seat, from the own one round to the right
    middle: Point
    middle_of_many: Point  # five or more leave the talon its place
    middle_later: Point  # and lie in the middle when it is gone
    talon: TalonAt
    trumps_of_many: float  # the sign of the trump suit beside the trick in the middle
    own_pile: Point  # from the left, and up from the lower edge
    own_pile_larger: float  # times a card in the hands of the others
    shown_at: Point  # how far down a hand is shown to all: of somebody else, and the own one
    counted_in: tuple[float, float, float, float]  # where won cards are counted: corner and size
    counted: float  # and how wide they are
    sum_in: tuple[float, float, float, float]  # in that rectangle, what they come to
    slate: tuple[float, float, float, float]  # the score, in units of the window


INN: Final = Plan(
    portrait=96.0,
    seats={
        2: ((592, 8),),
        3: ((930, 70), (290, 70)),
        4: ((1150, 240), (592, 8), (34, 240)),
        5: ((1150, 240), (800, 8), (384, 8), (34, 240)),
        6: ((1150, 240), (880, 8), (592, 8), (300, 8), (34, 240)),
        7: ((1150, 398), (1150, 200), (760, 8), (424, 8), (34, 200), (34, 398)),
        8: ((1150, 398), (1150, 200), (880, 8), (592, 8), (300, 8), (34, 200), (34, 398)),
    },
    rises=52.0,
    own_seat=(24.0, 136.0),
    fan=Fan(card=theme.CARD[0], gap=108.0, widest=560.0, up=106.0, drops=3.2, leans=2.6),
    back=theme.BACK_CARD[0],
    open_back=theme.OPEN_CARD[0],
    open_step=(30.0, 25.0),
    rows=None,
    watched=False,
    trick=theme.TRICK_CARD[0],
    askew=1.0,
    smaller=0.86,
    tricks={  # each shows its index, and lies before whoever played it; below the own one is the room of the paper
        2: ((0, 65), (0, -83)),
        3: ((0, 64), (97, -41), (-97, -41)),
        4: ((0, 65), (112, 0), (0, -83), (-112, 0)),
        5: ((0, 58), (190, -2), (94, -79), (-94, -79), (-190, -2)),
        6: ((0, 58), (222, -4), (110, -79), (2, -90), (-110, -79), (-222, -4)),
        7: ((0, 66), (188, 62), (188, -72), (64, -89), (-64, -89), (-188, -72), (-188, 62)),
        8: ((0, 66), (188, 62), (188, -72), (96, -89), (0, -114), (-96, -89), (-188, -72), (-188, 62)),
    },
    middle=(620.0, 304.0),
    middle_of_many=(520.0, 312.0),
    middle_later=(640.0, 312.0),
    talon=TalonAt((880.0, 315.0), theme.TRICK_CARD[0], (0, 57), (-65, 66), (58, 53), -12),
    trumps_of_many=985.0,
    own_pile=(188.0, 84.0),
    own_pile_larger=1.3,
    shown_at=(236.0, 420.0),
    counted_in=(230.0, 96.0, 790.0, 430.0),
    counted=theme.COUNTED_CARD,
    sum_in=(64.0, 44.0, 160.0, 84.0),
    slate=(12.0, 12.0, 240.0, 150.0),
)
