"""The plan of a table that is shown to a room: what is talked about can be read at eight metres. Pure.

Everything grows with the window, so that the cards of the trick are a quarter of it high, the hand in front a third.
Above all of it hangs the band with the caption; portraits with small hands hang at both sides, trick and talon lie
between them. Lengths are those of a window of 1280 x 720.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Point

from .card_places import pile_place, talon_face_down, talon_place
from .layout import Rect, Table, portrait_rect
from .plan import Fan, Plan, Round, Rows, TalonAt

NARROWEST: Final = 1130.0  # a window that is narrower for its height shows everything smaller
EDGE: Final = 16.0
BAND: Final = (4.0, 88.0)  # how far down it hangs, and how high it is: two lines of letters of 1/22
TOP: Final = 104.0  # below the band, and so far that a card that is lifted has room
FRONT: Final = 246.0  # so much at the lower edge is for the hand in front
PORTRAIT: Final = 72.0
OWN_UP: Final = PORTRAIT + 12.0  # of the own portrait, from the lower edge
SLOTS: Final = 125.0  # from portrait to portrait at a side
HANGS: Final = 59.0  # above the middle of the trick: below a portrait lies a pile
BESIDE: Final = 6.0  # between the hand at the upper edge and the trick
CARD: Final = 150.0  # of the hand in front: a third of the height, by its shape
TRICK: Final = 113.0  # a quarter
ACROSS: Final = 120.0  # from card to card of the trick
DOWN: Final = 91.0  # from the middle of the trick to its two rows
SMALL: Final = 44.0  # cards in the hands of the others
ROW: Final = Rows(away=8.0, step=10.0, open_step=24.0)
REACH: Final = EDGE + PORTRAIT + ROW.away + SMALL + 4 * ROW.open_step  # of a portrait with its open hand
TALON: Final = 96.0
POINTS: Final = 66.0  # how high they are written in a lower corner
SIGN: Final = 92.0  # of the trump suit, over the talon
BELOW_SIGN: Final = 38.0  # the talon, seen from the middle
FEW_ASIDE: Final = ACROSS / 3


class Sit(NamedTuple):
    """How many sit on which side of the table, round to the right; of eight one more sits in the lower right corner."""

    right: int
    above: int
    left: int


SIDES: Final = {
    2: Sit(right=0, above=1, left=0),
    3: Sit(right=1, above=0, left=1),
    4: Sit(right=1, above=1, left=1),
    5: Sit(right=2, above=0, left=2),
    6: Sit(right=3, above=0, left=2),
    7: Sit(right=3, above=0, left=3),
    8: Sit(right=3, above=0, left=3),
}

# In the trick, from the own card round to the right: how many steps across from the middle, and in which row.
LIE: Final[Round] = {
    2: ((0, 1), (0, -1)),
    3: ((0, 1), (0.54, -1), (-0.54, -1)),
    4: ((0, 1), (1, 0), (0, -1), (-1, 0)),
    5: ((0, 1), (1.5, 0.2), (0.5, -1), (-0.5, -1), (-1.5, 0.2)),
    6: ((0, 1), (1, 1), (1, -1), (0, -1), (-1, -1), (-1, 1)),
    7: ((0, 1), (1, 1), (1.5, -1), (0.5, -1), (-0.5, -1), (-1.5, -1), (-1, 1)),
    8: ((-0.5, 1), (0.5, 1), (1.5, 1), (1.5, -1), (0.5, -1), (-0.5, -1), (-1.5, -1), (-1.5, 1)),
}


class Wall(NamedTuple):
    """A window, and how much larger everything is in it."""

    width: float
    height: float

    @property
    def times(self) -> float:
        """How many times as large everything is as in a window of 1280 x 720."""
        return min(self.height / theme.DESIGN[1], self.width / NARROWEST)

    def long(self, *units: float) -> tuple[float, ...]:
        """These lengths in the size of this window."""
        return tuple(self.times * each for each in units)

    @property
    def tall(self) -> float:
        """How many times as high as a window of 720 it is: for what is measured by its height."""
        return self.height / theme.DESIGN[1]

    @property
    def air(self) -> float:
        """The room that is left between the left side, the trick, the talon and the right side."""
        taken = 2 * REACH + 3 * ACROSS + TRICK + TALON * theme.CARD_SHAPE
        return (self.width - taken * self.times) / 3

    @property
    def middle(self) -> Point:
        """The middle of the trick, between band and hand."""
        above, below = TOP * self.tall, FRONT * self.times
        return self.times * (REACH + (3 * ACROSS + TRICK) / 2) + self.air, (above + self.height - below) / 2

    def middle_of(self, players: int) -> Point:
        """The middle of the trick by how many sit there: a trick of few lies nearer to the middle of the window."""
        x, y = self.middle
        return (x + self.times * FEW_ASIDE if players <= 4 else x), y

    @property
    def talon(self) -> Point:
        """The middle of the talon, below the sign of trumps."""
        aside = self.times * (REACH + TALON * theme.CARD_SHAPE / 2) + self.air
        return self.width - aside, self.middle[1] - BELOW_SIGN * self.times

    def drawn(self, place: Point) -> Point:
        """A place in this window as a plan has it, in units of the design."""
        return place[0] * theme.DESIGN[0] / self.width, place[1] * theme.DESIGN[1] / self.height


@lru_cache(maxsize=8)
def room_plan(width: float, height: float) -> Plan:
    """The plan for a window of this size in units."""
    wall = Wall(width, height)
    t, middle, few = wall.times, wall.drawn(wall.middle), wall.drawn(wall.middle_of(4))
    left, top, wide, high = middle_rect(wall)
    return Plan(
        portrait=PORTRAIT * t,
        seats={players: tuple(_seats(wall, players)) for players in SIDES},
        rises=0.0,
        own_seat=(EDGE * t, OWN_UP * t),
        fan=Fan(CARD * t, gap=122 * t, widest=610 * t, up=126 * t, drops=0.8 * t, leans=1.2),
        back=SMALL * t,
        open_back=SMALL * t,
        open_step=(0.0, 0.0),
        rows=Rows(*wall.long(*ROW)),
        watched=True,
        trick=TRICK * t,
        askew=0.3,
        smaller=1.0,
        tricks={players: tuple(_lie(wall, each) for each in LIE[players]) for players in LIE},
        middle=few,
        middle_of_many=middle,
        middle_later=middle,
        talon=TalonAt(wall.drawn(wall.talon), TALON * t, (0, 57 * t), (-65 * t, 66 * t), (58 * t, 53 * t), -12),
        trumps_of_many=wall.drawn(wall.talon)[0],
        own_pile=(46 * t, 135 * t),
        own_pile_larger=1.0,
        shown_at=(middle[1], middle[1]),
        counted_in=(*wall.drawn((left, top)), *wall.drawn((wide, high))),
        counted=theme.COUNTED_CARD * t,
        sum_in=(300 * t, 16 * t, 220 * t, 110 * t),
        slate=middle_rect(wall),
    )


def _seats(wall: Wall, players: int) -> list[Point]:
    """The corners of the portraits, from the one on the right round to the one on the left."""
    sit = SIDES[players]
    size, edge = wall.long(PORTRAIT, EDGE)
    far = wall.width - edge - size
    corner = [(far, wall.height - wall.times * OWN_UP)] if players == 8 else []
    right = [(far, y) for y in reversed(_slots(wall, sit.right))]
    beside = wall.middle_of(players)[0] - wall.times * (TRICK / 2 + REACH - EDGE + BESIDE)
    upper = [(beside, _slots(wall, 3)[0])] * sit.above
    left = [(edge, y) for y in _slots(wall, sit.left)]
    return [_corner(wall, place) for place in (*corner, *right, *upper, *left)]


def _slots(wall: Wall, count: int) -> list[float]:
    """How far down so many portraits hang at a side, from the upper one."""
    first = wall.middle[1] - HANGS * wall.times
    return [first + (at - (count - 1) / 2) * SLOTS * wall.times for at in range(count)]


def _corner(wall: Wall, place: Point) -> Point:
    """The corner of a portrait as a plan has it, by its middle."""
    half = PORTRAIT * wall.times / 2
    x, y = wall.drawn((place[0] + half, place[1] + half))
    return x - half, y - half


def _lie(wall: Wall, steps: Point) -> Point:
    return steps[0] * ACROSS * wall.times, steps[1] * DOWN * wall.times


def middle_rect(wall: Wall) -> Rect:
    """The rectangle between the two sides, the band and the hand in front."""
    aside, below = wall.long(REACH + 2, FRONT)
    above = TOP * wall.tall
    return aside, above, wall.width - 2 * aside, wall.height - above - below


# -- what hangs there besides cards --------------------------------------------------------------------------------


def scale_of_room(table: Table) -> float:
    """How many times as large everything is as in a window of 1280 x 720."""
    return Wall(table.width, table.height).times


def letter_scale(table: Table) -> float:
    """How many times as large letters are as in such a window: they are measured by its height."""
    return Wall(table.width, table.height).tall


def band_rect(table: Table) -> Rect:
    """The rectangle of the caption: above everything, so that nobody's head is before it."""
    edge, tall = EDGE * scale_of_room(table), letter_scale(table)
    return edge, BAND[0] * tall, table.width - 2 * edge, BAND[1] * tall


def sign_rect(seen: Deal, table: Table) -> Rect:
    """The rectangle of the sign of the trump suit: over the talon, and larger where that was."""
    x, y, _, wide, _ = talon_place(table)
    size = SIGN * scale_of_room(table)
    if talon_face_down(seen):
        return x - size / 2, y - wide / 2 - 8 * scale_of_room(table) - size, size, size
    return x - wide * 0.8, y - wide * 0.8, wide * 1.6, wide * 1.6


def name_rect(table: Table, portrait: Rect) -> Rect:
    """The rectangle of a name, or of what is called, beside a portrait: where the small hand lies."""
    left, top, wide, high = portrait
    away, room = ROW.away * scale_of_room(table), (REACH - EDGE - PORTRAIT - ROW.away) * scale_of_room(table)
    return (left + wide + away if left + wide / 2 < table.width / 2 else left - away - room), top, room, high


def called_rect(seen: Deal, table: Table, seat: int) -> Rect:
    """The rectangle where there is room for what a seat calls: beside its portrait, up to the trick or the hand in
    front; at the upper edge on the other side, where the trick is near."""
    left, top, size, high = portrait_rect(seen, table, seat)
    t, wall = scale_of_room(table), Wall(table.width, table.height)
    apart, edge = 14 * t, EDGE * t
    if top + high > table.height - FRONT * t:
        reach = 2.5 * 122 * t + apart
        bounds = table.x(640) - reach, table.x(640) + reach
    else:
        reach = (max(abs(across) for across, _ in LIE[seen.players]) * ACROSS + TRICK / 2 + 4) * t
        middle = wall.middle_of(seen.players)[0]
        bounds = middle - reach, middle + reach
    if edge < left < bounds[0] and left > 2 * size:
        return edge, top, left - apart - edge, high
    if left < table.width / 2:
        return left + size + apart, top, bounds[0] - left - size - apart, high
    return bounds[1], top, left - apart - bounds[1], high


def points_rect(seen: Deal, table: Table, side: int) -> Rect:
    """The rectangle of the points of a side in chalk: over its pile in a lower corner, or beside the pile below a
    portrait."""
    t, pile = scale_of_room(table), pile_place(seen, table, side)
    if abs(pile.angle) > 45:
        left, wide, high = pile.x + 38 * t, 68 * t, 46 * t
        at_left = pile.x < 2 * PORTRAIT * t  # not at the upper edge, where the trick is near
        return (left if at_left else pile.x - 38 * t - wide), pile.y - high / 2, wide, high
    wide = 225 * t
    left = EDGE * t if pile.x < table.width / 2 else table.width - EDGE * t - wide
    return left, table.height - (FRONT + 1) * t, wide, POINTS * t
