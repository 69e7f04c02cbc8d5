"""The middle: where trick and talon lie, and the piles beside those who collect them. Pure: no pygame, no time."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.window import theme

from .layout import Place, Rect, Table, at_a_side, portrait_rect, position

MIDDLE: Final = (620.0, 306.0)
MIDDLE_OF_MANY: Final = (520.0, 312.0)  # five or more leave the talon its place
MIDDLE_LATER: Final = (640.0, 312.0)  # and lie in the middle when it is gone

# From the middle to the card of each seat in the trick, from the own one round to the right: each shows its index,
# and lies before whoever played it.
TRICKS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((0, 82), (0, -82)),
    3: ((0, 82), (97, -41), (-97, -41)),
    4: ((0, 82), (112, 0), (0, -82), (-112, 0)),
    5: ((0, 78), (190, -2), (80, -79), (-80, -79), (-190, -2)),
    6: ((0, 78), (222, -4), (110, -79), (0, -79), (-110, -79), (-222, -4)),
    7: ((0, 88), (188, 68), (188, -72), (64, -89), (-64, -89), (-188, -72), (-188, 68)),
    8: ((0, 88), (188, 68), (188, -72), (96, -89), (0, -114), (-96, -89), (-188, -72), (-188, 68)),
}
SMALLER: Final = 0.86  # are the cards of a trick of seven or more
TALON: Final = (880.0, 330.0)
TRUMPS_OF_MANY: Final = 985.0  # the sign of the trump suit beside the trick in the middle


def middle_of(seen: Deal, table: Table) -> tuple[float, float]:
    """Where the trick lies: it moves once, when all have drawn for the last time and no card of a trick lies there."""
    x, y = MIDDLE if seen.players <= 4 else MIDDLE_OF_MANY if talon_left(seen) else MIDDLE_LATER
    return table.x(x), table.y(y)


def talon_left(seen: Deal) -> int:
    """The cards that lie face down in the talon."""
    return max(0, len(seen.talon) - seen.drawn)


def trick_place(seen: Deal, table: Table, seat: int) -> Place:
    """Where a seat's card of the trick lies: towards its owner, a little askew."""
    x, y = middle_of(seen, table)
    across, down = TRICKS[seen.players][position(seen, table, seat)]
    width = theme.TRICK_CARD[0] * (1.0 if seen.players <= 6 else SMALLER)
    return Place(x + across, y + down, (seat * 37 % 11) - 5.0, width, True)


def talon_place(table: Table) -> Place:
    """The talon lies crosswise on the trump card."""
    return Place(table.x(TALON[0]), table.y(TALON[1]), 90, theme.TRICK_CARD[0], False)


def trumps_place(table: Table, players: int) -> tuple[float, float]:
    """Where the sign of the trump suit stands when the talon is gone."""
    return table.x(TALON[0] if players <= 4 else TRUMPS_OF_MANY), table.y(TALON[1])


def indicator_place(table: Table) -> Place:
    """The trump card, half under the talon."""
    return Place(table.x(TALON[0]), table.y(TALON[1]) + 57, 0, theme.TRICK_CARD[0], True)


def reserved_place(table: Table) -> Place:
    """A Seven put under the talon, beside the trump card."""
    return Place(table.x(TALON[0]) + 58, table.y(TALON[1]) + 53, -12, theme.TRICK_CARD[0], True)


def pile_place(seen: Deal, table: Table, side: int) -> Place:
    """The tricks of a side: beside the own portrait, or at the side's first seat."""
    if seen.law.side[table.me] == side and not table.partner_collects:
        return Place(188.0, table.height - 84, 8, theme.BACK_CARD[0] * 1.3, False)
    others = ((table.me + step) % seen.players for step in range(1, seen.players + 1))
    seat = next(seat for seat in others if seen.law.side[seat] == side)
    return _pile_at(seen, table, portrait_rect(seen, table, seat))


def _pile_at(seen: Deal, table: Table, portrait: Rect) -> Place:
    """At a side above the portrait, so that what opens above the announcements leaves it in sight; of two that hang
    below each other the upper one has its pile beyond its hand. At the upper edge below the hand."""
    left, top, width, height = portrait
    middle, wide = left + width / 2, theme.BACK_CARD[0]
    if at_a_side(table, left):
        if seen.players > 6 and top < table.height / 3:
            return Place(middle + (172 if left < table.width / 2 else -172), top + height / 2, 0, wide, False)
        return Place(middle, top - 39, 90, wide, False)
    if seen.players == 3:
        return Place(middle, top + height + 62, 90, wide, False)
    x = left - 50 if left > table.width * 0.6 else left + width + (54 if seen.players <= 4 else 38)
    return Place(x, top + height + (46 if seen.players <= 4 else 26), 90, wide, False)
