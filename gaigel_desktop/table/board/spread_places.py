"""Where cards lie while something is shown: a pair in the middle, an open hand, a count, a reminder. Pure."""

from __future__ import annotations

import math
from typing import Final

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.options import as_in_1907
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box

from .card_places import (
    indicator_place,
    pile_place,
    reserved_place,
    talon_count,
    talon_place,
    trick_middle,
    trick_place,
)
from .layout import Place, Rect, Table, portrait_rect

FAN_STEP: Final = 0.62  # between the cards of a pair, in card widths
FAN_ANGLE: Final = 7.0
ROW_STEP: Final = 0.84  # an open hand
NAMED: Final = 36.0  # so far below a portrait reaches the plate with its name
BESIDE_NAME: Final = 48.0  # the points on the pile there, and some air
COUNT_STEP: Final = 0.62  # the rows of a count overlap
COUNT_DOWN: Final = 0.66  # of the height of a card
IN_A_ROW: Final = 14
BESIDE_TALON: Final = 14.0
HEAD: Final = 140.0  # above the rows stands the sum


def pair_places(seen: Deal, table: Table, seat: int, size: int) -> list[Place]:
    """The places of a pair, or four cards, fanned out in front of the one who declares, towards the middle."""
    x, y = _before(seen, table, seat, 0.45)
    width = table.plan.trick * 1.1
    return [
        Place(x + off * width * FAN_STEP, y + abs(off) * 4, -off * FAN_ANGLE, width, True) for off in _offsets(size)
    ]


def open_hand_places(table: Table, seat: int, size: int) -> list[Place]:
    """The places of a hand laid open in a row for all to see."""
    plan = table.plan
    x, y, width = table.x(plan.middle[0]), table.y(plan.shown_at[seat == table.me]), plan.trick
    return [Place(x + off * width * ROW_STEP, y, -off * 1.2, width, True) for off in _offsets(size)]


def _before(seen: Deal, table: Table, seat: int, near: float) -> tuple[float, float]:
    """A point on the table in front of a seat: so much of the way from the middle to its card of the trick."""
    card = trick_place(seen, table, seat)
    middle = trick_middle(seen, table)
    return middle[0] + (card.x - middle[0]) * near, middle[1] + (card.y - middle[1]) * near


def _offsets(size: int) -> list[float]:
    return [at - (size - 1) / 2 for at in range(size)]


# -- under the talon -----------------------------------------------------------------------------------------------


def before_talon(table: Table) -> Place:
    """Where a Seven is laid down before it goes under the talon."""
    place = reserved_place(table)
    return place._replace(x=place.x + 46, y=place.y + 40)


def lifted_out(table: Table) -> Place:
    """The place of the trump card while it is drawn out from under the talon."""
    place = indicator_place(table)
    return place._replace(x=place.x + place.width * 0.3, y=place.y + place.width * theme.CARD_SHAPE * 0.42)


# -- the piles -----------------------------------------------------------------------------------------------------


def reminder_place(seen: Deal, table: Table, side: int, at: int) -> Place:
    """The place of a card of a declared suit that sticks out of the pile, face up; the next one lies beside it."""
    pile = pile_place(seen, table, side)
    aside = math.radians(pile.angle)
    out, along = pile.width * theme.CARD_SHAPE * 0.34, pile.width * 0.46 * at
    x = pile.x - math.sin(aside) * out + math.cos(aside) * along
    y = pile.y - math.cos(aside) * out - math.sin(aside) * along
    return Place(x, y, pile.angle - 8.0 - 6.0 * at, pile.width, True)


def chalk_rect(seen: Deal, table: Table, side: int, at: int) -> Rect:
    """The rectangle of chalk on the table beside a pile, towards the middle.

    The next sign of a suit stands further on beside the piles of others, where their cards lie below; numbers, which
    are twice as wide, and the own ones stand one below the other.
    """
    pile, size = pile_place(seen, table, side), theme.CHALK_MARK
    wide = pile.width * (theme.CARD_SHAPE if abs(math.sin(math.radians(pile.angle))) > 0.7 else 1.0) / 2 + 8
    to_right = pile.x < table.width * 0.4
    left, top = pile.x + wide if to_right else pile.x - wide - 2 * size, pile.y - pile.width * 0.6
    step = at * size * 1.1
    if as_in_1907(seen.law.rules):
        return left, top + step, 2 * size, size
    left += size / 2
    if side == seen.law.side[table.me]:
        return left, top + step, size, size
    return left + (step if to_right else -step), top, size, size


# -- counting ------------------------------------------------------------------------------------------------------


def count_rect(table: Table, seen: Deal) -> Rect:
    """The middle of the table, where won cards are laid out and counted: up to the talon, as long as one lies there."""
    x, y, wide, high = table.plan.counted_in
    left, top, width, height = table.x(x), table.y(y), table.x(wide), table.y(high)
    talon = talon_place(table)
    free = talon.x - talon.width * theme.CARD_SHAPE / 2 - BESIDE_TALON - left
    return left, top, min(width, free) if talon_count(seen) else width, height


def sum_rect(table: Table, seen: Deal) -> Rect:
    """Where the running count stands in chalk: no card on its way to the rows crosses it, and it stands on nobody's
    name; right of whoever sits there."""
    left, top, _, _ = count_rect(table, seen)
    x, y, width, height = table.plan.sum_in
    box = Box(left + x, top + y, width, height)
    for seat in range(seen.players):
        sits = Box(*portrait_rect(seen, table, seat))
        if box.overlaps(sits._replace(height=sits.height + NAMED)):
            box = box._replace(x=sits.right + BESIDE_NAME)
    return box.x, box.y, box.width, box.height


def guess_rect(table: Table, seen: Deal) -> Rect:
    """The rectangle of what somebody has guessed: beside the running count, smaller."""
    x, y, width, height = sum_rect(table, seen)
    return x + width, y + height * 0.3, width * 0.7, height * 0.6


def count_places(table: Table, seen: Deal, size: int) -> list[Place]:
    """The places of the won cards in rows, each overlapping the one before."""
    left, top, width, height = count_rect(table, seen)
    card = table.plan.counted
    in_a_row = min(IN_A_ROW, 1 + int((width - card) / (card * COUNT_STEP)))
    rows = -(-size // in_a_row)
    room = height - HEAD - 40 - card * theme.CARD_SHAPE
    down = min(card * theme.CARD_SHAPE * COUNT_DOWN, room / max(1, rows - 1))
    across = card * COUNT_STEP
    start = left + width / 2 - (min(size, in_a_row) - 1) / 2 * across
    first = top + HEAD + card * theme.CARD_SHAPE / 2
    return [
        Place(start + at % in_a_row * across, first + at // in_a_row * down, at * 29 % 5 - 2.0, card, True)
        for at in range(size)
    ]
