"""Where everything is on the table that can be pointed at or lies before somebody. Pure."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point

from . import layout
from .card_places import hand_place, indicator_place, pile_place, talon_place
from .frame_layout import CALLS_REACH, line_box
from .layout import Place, Table

NAME_REACHES: Final = 23.0  # the plate below a portrait reaches so far down
COASTER: Final = 84.0  # a beer mat
STRIP_BELOW_MAT: Final = 44.0  # of five or six somebody may have a mat there
STRIP_ROOM: Final = (320.0, 54.0)  # for what holds now: as wide as the announcements, and so high if it can be
POINTS_IN: Final = 14.0  # the points of a side begin so far within the right edge of its pile
PROOF: Final = (96.0, theme.TARGET)


def in_order(seen: Deal, table: Table) -> list[int]:
    """The seats from the own one on."""
    return [(table.me + step) % seen.players for step in range(seen.players)]


# -- single boxes ------------------------------------------------------------------------------------------------


def card_boxes(table: Table, size: int) -> list[Box]:
    """The boxes of the own cards in a hand of this size, from the left."""
    return [card_box(table, at, size) for at in range(size)]


def card_box(table: Table, at: int, size: int) -> Box:
    """The box of an own card; its small angle in the fan is left aside."""
    place = hand_place(table, at, size)
    wide, high = place.width, place.width * theme.CARD_SHAPE
    return Box(place.x - wide / 2, place.y - high / 2, wide, high)


def portrait_box(seen: Deal, table: Table, seat: int) -> Box:
    """The box of somebody's portrait."""
    return Box(*layout.portrait_rect(seen, table, seat))


def seat_box(seen: Deal, table: Table, seat: int) -> Box:
    """The box of somebody's portrait with the room for the name below it."""
    box = portrait_box(seen, table, seat)
    return box._replace(height=box.height + NAME_REACHES)


def pile_box(seen: Deal, table: Table, side: int) -> Box:
    """The box of a side's pile."""
    return lying_box(pile_place(seen, table, side))


def coaster_box(middle: Point) -> Box:
    """The box of a beer mat with this middle."""
    return Box(*middle, 0, 0).inset(-COASTER / 2)


def talon_boxes(table: Table) -> tuple[Box, Box]:
    """The boxes of the talon and of the trump card."""
    return lying_box(talon_place(table)), lying_box(indicator_place(table))


def lying_box(place: Place) -> Box:
    """The box of a card that lies upright or crosswise."""
    wide, high = place.width, place.width * theme.CARD_SHAPE
    if abs(place.angle) % 180 > 45:
        wide, high = high, wide
    return Box(place.x - wide / 2, place.y - high / 2, wide, high)


def mat_box(seen: Deal, table: Table, side: int) -> Box:
    """The box of the beer mat that covers the points of a side, which stand at its pile."""
    pile, size = pile_box(seen, table, side), theme.TARGET + 6
    x = min(pile.right - POINTS_IN, table.width - size - 4)
    return Box(x, pile.y + 9 - size / 2, size, size)


def strip_box(seen: Deal, table: Table) -> Box:
    """The box of the slip with what holds now: above the announcements and below whoever sits there."""
    left, low = table.width - STRIP_ROOM[0] - 12, table.height - CALLS_REACH - 2
    below_line = line_box(table).bottom + 1
    seats = (seat_box(seen, table, seat) for seat in range(seen.players) if seat != table.me)
    top = max((box.bottom for box in seats if box.right > left), default=0.0)
    wide, high = (STRIP_ROOM[0], STRIP_BELOW_MAT) if seen.players in (5, 6) else STRIP_ROOM
    if table.words > 1:
        high = low - below_line  # as far up as the line of words; a mat finds another place, or there is none
    top = max(top, low - high)
    return Box(left, top, wide, low - top)


def proof_box(seen: Deal, table: Table, seat: int) -> Box:
    """The box of the button "Zeig!" on the portrait of whoever played a trump to the first trick."""
    portrait = portrait_box(seen, table, seat)
    return portrait.centred(*PROOF).moved(0, 14)
