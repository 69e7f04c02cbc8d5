"""Where a beer mat lies before each of the others, on bare table; where there is no room, none. Pure."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point

from . import layout, spread_places
from .bubbles import room_at_portrait
from .card_places import (
    back_place,
    hand_place,
    indicator_place,
    pile_place,
    reserved_place,
    talon_place,
    trick_place,
    trump_sign_place,
)
from .frame_layout import line_box
from .in_sight import BUBBLE, OnTable, in_sight
from .item_boxes import COASTER, POINTS_IN, portrait_box, strip_box
from .layout import Place, Table

AIR: Final = 5.0
CALL: Final = (170.0, 50.0)  # the bubble of an announcement
POINTS: Final = (44.0, 20.0)  # so far beyond a pile its points reach
TRUMPS: Final = (96.0, 92.0)  # the sign of the trump suit with its plate
HAND: Final = 5  # cards that everybody holds
PAIRS: Final = 2  # declarations of a side that lie at its pile

# From the middle of a portrait, the best first: at an edge of the table inwards and down, at the upper one away from
# the hand and down.
AT_A_SIDE: Final = ((196.0, -56.0), (196.0, 8.0), (196.0, 64.0), (91.0, 124.0), (91.0, -124.0), (68.0, 185.0))
ABOVE: Final = ((104.0, 4.0), (164.0, 100.0), (104.0, 80.0), (0.0, 128.0), (-64.0, 128.0), (64.0, 128.0))


def coaster_places(seen: Deal, table: Table) -> dict[int, Point]:
    """The middle of each seat's mat; it stays there for the whole deal. Open hands leave no room."""
    if table.open:
        return {}
    solid, found = tuple(occupied_boxes(seen, table)), dict[int, Point]()
    for seat in range(seen.players):
        box = _room(table, portrait_box(seen, table, seat), solid) if seat != table.me else None
        if box is not None:
            found[seat] = box.middle
            solid = (*solid, box)
    return found


class Coasters:
    """The places of the beer mats of one deal, looked for once for each layout."""

    def __init__(self) -> None:
        self._found: tuple[Table, dict[int, Point]] | None = None

    def at(self, seen: Deal, table: Table) -> dict[int, Point]:
        """The middle of each seat's beer mat."""
        bare = table._replace(order=())
        if self._found is None or self._found[0] != bare:
            self._found = bare, coaster_places(seen, bare)
        return self._found[1]


def _room(table: Table, portrait: Box, solid: tuple[Box, ...]) -> Box | None:
    """The first of the wished places where a beer mat has room; None if there is none."""
    whole = Box(0, 0, table.width, table.height)
    boxes = (box.centred(COASTER, COASTER) for box in _wished(table, portrait))
    return next((box for box in boxes if whole.contains(box) and not any(map(box.inset(-AIR).overlaps, solid))), None)


def _wished(table: Table, portrait: Box) -> Iterator[Box]:
    """The places where a beer mat might lie, the best first."""
    side = layout.at_a_side(table, portrait.x)
    inwards = portrait.x < table.width / 2 if side else back_place(table, portrait, 0, 1).x < portrait.x
    for across, down in AT_A_SIDE if side else ABOVE:
        yield portrait.moved(across if inwards else -across, down)


def occupied_boxes(seen: Deal, table: Table) -> Iterator[Box]:
    """The boxes of whatever lies or hangs somewhere, or will: all hands full, and all piles begun."""
    full, late = seen.copy(), seen.copy()
    full.tricks, full.drawn, late.drawn = [1] * seen.law.sides, 0, len(seen.talon)
    clear = in_sight(BUBBLE, OnTable(full, table))
    yield from clear
    yield line_box(table)
    if table.words > 1:
        yield strip_box(seen, table)
    for seat in range(seen.players):
        yield from (box_around(trick_place(when, table, seat)) for when in (full, late))
        at = portrait_box(seen, table, seat)
        yield room_at_portrait(at, CALL, table, clear).box
        if seat != table.me:
            yield from (box_around(back_place(table, at, card, HAND)) for card in range(HAND))
    yield Box(*trump_sign_place(table, seen.players), 0, 0).moved(0, -16).centred(*TRUMPS)
    yield from map(box_around, (talon_place(table), indicator_place(table), reserved_place(table)))
    yield from (box_around(hand_place(table, at, HAND)) for at in range(HAND))
    for side in range(seen.law.sides):
        yield from _at_pile(seen, table, side)


def _at_pile(seen: Deal, table: Table, side: int) -> Iterator[Box]:
    """The boxes of a pile's points, and of the cards and the chalk that tell of pairs."""
    pile = box_around(pile_place(seen, table, side))
    yield Box(pile.right - POINTS_IN, pile.y - POINTS[1], POINTS[0], 2 * POINTS[1])
    for at in range(PAIRS):
        yield box_around(spread_places.reminder_place(seen, table, side, at))
        yield Box(*spread_places.chalk_rect(seen, table, side, at))


def box_around(place: Place) -> Box:
    """The box around a card as it lies."""
    wide, high = place.width, place.width * theme.CARD_SHAPE
    turn = math.radians(place.angle)
    across, down = abs(math.cos(turn)), abs(math.sin(turn))
    return Box(place.x, place.y, 0, 0).centred(wide * across + high * down, wide * down + high * across)
