"""Where every single card lies that can be seen on the table: hands, trick, talon and piles. Pure."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gaigel_desktop.rules.cards import HIDDEN, cards
from gaigel_desktop.rules.deal import NOBODY, Deal, hand_size, taker
from gaigel_desktop.window import theme

from .layout import HAND, INDICATOR, RESERVED, TRICK, Place, PlacedCard, Rect, Table, at_a_side, portrait_rect, position
from .plan import Rows

LIFTS: Final = 16.0  # so far up the screen is a card that is lifted,
LIFTED: Final = 0.1  # and so high above the table
BELOW_SLATE: Final = 20.0  # so much lower do open hands lie where two hang below each other under the slate,
ABOVE_BOARD: Final = 14.0  # and so much higher over the board of a deal that is told again


def visible_cards(seen: Deal, table: Table) -> list[PlacedCard]:
    """Every single card that can be seen on the table; stacks and piles have places of their own."""
    found: list[PlacedCard] = []
    for seat in range(seen.players):
        found += front_hand(seen, table) if seat == table.front else other_hand(seen, table, seat)
    found += trick_cards(seen, table)
    if seen.indicator != HIDDEN:
        found.append(PlacedCard((INDICATOR, 0), seen.indicator, indicator_place(table)))
    if seen.reserver >= 0:
        found.append(PlacedCard((RESERVED, 0), seen.trump * 6, reserved_place(table)))
    return found


def trick_cards(seen: Deal, table: Table) -> list[PlacedCard]:
    """The cards of the trick in the order of play; the one that takes it is lifted as soon as that is seen."""
    winner, found = NOBODY if table.untold else taker(seen), list[PlacedCard]()
    for step, card in enumerate(seen.trick):
        seat = (seen.leader + step) % seen.players
        place = trick_place(seen, table, seat)._replace(face_up=not seen.face_down)
        one = PlacedCard((TRICK, seat), HIDDEN if seen.face_down and seat != table.me else card, place)
        found.append(lift_winner(one) if seat == winner else one)
    return found


def lift_winner(card: PlacedCard) -> PlacedCard:
    """The winning card, moved a little nearer to the eye and straighter than the others."""
    place = card.place
    return card._replace(place=place._replace(y=place.y - LIFTS, angle=place.angle / 2), high=LIFTED)


# -- hands ---------------------------------------------------------------------------------------------------------


def front_hand(seen: Deal, table: Table) -> list[PlacedCard]:
    """The cards of the hand in front as a shallow fan: the own one, or whose is talked about."""
    seat = table.front
    if not _shown(seen, table, seat):
        size = hand_size(seen, seat)
        places = (hand_place(table, at, size)._replace(face_up=False) for at in range(size))
        return [PlacedCard((HAND, seat), HIDDEN, place) for place in places]
    hand = sorted_hand(seen, table)
    return [PlacedCard((HAND, seat), card, hand_place(table, at, len(hand))) for at, card in enumerate(hand)]


def _shown(seen: Deal, table: Table, seat: int) -> bool:
    """Whether a hand lies face up; a hand that nobody has seen never does."""
    return table.shows(seat) and bool(seen.hands[seat])


def sorted_hand(seen: Deal, table: Table) -> list[int]:
    """The cards of the hand in front in the player's order: those already sorted where they were, new ones to the
    right."""
    return list(_sorted(seen.hands[table.front], table.order))


@lru_cache(maxsize=64)
def _sorted(hand: int, order: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a hand in this order, kept because every picture asks for them several times."""
    left, found = list(cards(hand)), list[int]()
    for card in order:
        if card in left:
            left.remove(card)
            found.append(card)
    return (*found, *left)


def sorted_by_suit(seen: Deal, seat: int) -> tuple[int, ...]:
    """The cards of a seat sorted by suit, trumps first, high cards to the left."""
    return tuple(sorted(cards(seen.hands[seat]), key=lambda card: _rank_in_hand(card, seen.trump)))


def suit_order(trump: int) -> tuple[int, ...]:
    """The whole pack sorted by suit, trumps first and high cards to the left, so that a drawn card finds its place."""
    pack = [card for card in range(24) for _ in range(2)]
    return tuple(sorted(pack, key=lambda card: _rank_in_hand(card, trump)))


def _rank_in_hand(card: int, trump: int) -> tuple[bool, int, int]:
    return card // 6 != trump, card // 6, -card


def hand_place(table: Table, at: int, size: int) -> Place:
    """The place of one own card in the fan."""
    fan = table.plan.fan
    gap = min(fan.gap, fan.widest / max(size, 1))
    offset = at - (size - 1) / 2
    x = table.x(640) + offset * gap
    y = table.height - fan.up + offset * offset * fan.drops
    return Place(x, y, -offset * fan.leans, fan.card, True)


def other_hand(seen: Deal, table: Table, seat: int) -> list[PlacedCard]:
    """The cards of another seat: backs in a small fan beside the portrait, towards the middle, or all in a row."""
    if table.plan.rows is not None:
        return _hand_in_a_row(seen, table, seat, table.plan.rows)
    if table.shows(seat):
        return _open_hand(seen, table, seat)
    size, portrait = hand_size(seen, seat), portrait_rect(seen, table, seat)
    return [PlacedCard((HAND, seat), HIDDEN, back_place(table, portrait, at, size)) for at in range(size)]


def back_place(table: Table, portrait: Rect, at: int, size: int) -> Place:
    """The place of one card in the hand of another seat, above the plate with the name."""
    left, top, width, height = portrait
    offset = at - (size - 1) / 2
    if at_a_side(table, left):
        inwards = 1 if left < table.width / 2 else -1
        x = left + width / 2 + inwards * (width / 2 + 44)
        y = top + height / 2 - 15 + offset * 13
        return Place(x, y, inwards * (90 - offset * 4), table.plan.back, False)
    y = top + height / 2 - 9 + offset * offset
    return Place(_beside(table, left, at), y, -offset * 5, table.plan.back, False)


def _beside(table: Table, left: float, at: int) -> float:
    """A back to the right of a portrait, or to its left where the icons are."""
    first, step = left + table.plan.portrait + 33, 7
    if first + 4 * step + table.plan.back / 2 > table.width - 12 - 4 * theme.TARGET:
        return left - 69 + at * step
    return first + at * step


def _open_hand(seen: Deal, table: Table, seat: int) -> list[PlacedCard]:
    """The cards of another seat face up and upright, so that each shows its edge with suit and value."""
    hand = sorted_by_suit(seen, seat)
    return [
        PlacedCard((HAND, seat), card, open_hand_place(seen, table, seat, at, len(hand)))
        for at, card in enumerate(hand)
    ]


def open_hand_place(seen: Deal, table: Table, seat: int, at: int, size: int) -> Place:
    """The place of one card in an open hand of this size."""
    left, top, width, height = portrait_rect(seen, table, seat)
    middle, step = left + width / 2, table.plan.open_step
    low = 0.0 if seen.players <= 6 else BELOW_SLATE if middle < table.width / 2 else -ABOVE_BOARD
    if at_a_side(table, left):
        x = middle + (1 if middle < table.width / 2 else -1) * (width / 2 + 44)
        y = top + height / 2 + low + (at - (size - 1) / 2) * step[1]
    else:
        x, y = left + width + 40 + at * step[0], top + height / 2
    return Place(x, y, 0, table.plan.open_back, True)


def _hand_in_a_row(seen: Deal, table: Table, seat: int, row: Rows) -> list[PlacedCard]:
    """The cards of another seat small and upright beside the portrait, each showing its left edge."""
    left, top, wide, high = portrait_rect(seen, table, seat)
    shown, plan = _shown(seen, table, seat), table.plan
    hand = sorted_by_suit(seen, seat) if shown else (HIDDEN,) * hand_size(seen, seat)
    card, step = (plan.open_back, row.open_step) if shown else (plan.back, row.step)
    rightwards = left + wide / 2 < table.width / 2
    reach = (len(hand) - 1) * step + card / 2
    first = left + wide + row.away + card / 2 if rightwards else left - row.away - reach
    return [
        PlacedCard((HAND, seat), face, Place(first + at * step, top + high / 2, 0, card, shown))
        for at, face in enumerate(hand)
    ]


# -- the middle ----------------------------------------------------------------------------------------------------


def trick_middle(seen: Deal, table: Table) -> tuple[float, float]:
    """Where the trick lies: it moves once, when all have drawn for the last time and no card of a trick lies there."""
    plan = table.plan
    x, y = plan.middle if seen.players <= 4 else plan.middle_of_many if talon_face_down(seen) else plan.middle_later
    return table.x(x), table.y(y)


def talon_face_down(seen: Deal) -> int:
    """How many cards lie face down in the talon."""
    return max(0, len(seen.talon) - seen.drawn)


def talon_count(seen: Deal) -> int:
    """How many cards lie in the talon, with the trump card below it."""
    return talon_face_down(seen) + (seen.indicator != HIDDEN)


def trick_place(seen: Deal, table: Table, seat: int) -> Place:
    """Where a seat's card of the trick lies: towards its owner, a little askew."""
    x, y = trick_middle(seen, table)
    across, down = table.plan.tricks[seen.players][position(seen, table, seat)]
    width = table.plan.trick * (1.0 if seen.players <= 6 else table.plan.smaller)
    return Place(x + across, y + down, ((seat * 37 % 11) - 5.0) * table.plan.askew, width, True)


def talon_place(table: Table) -> Place:
    """Where the talon lies: crosswise on the trump card."""
    return Place(*point_at_talon(table, (0, 0)), 90, table.plan.talon.card, False)


def point_at_talon(table: Table, away: tuple[float, float]) -> tuple[float, float]:
    """The point that lies so far away from the middle of the talon."""
    x, y = table.plan.talon.at
    return table.x(x) + away[0], table.y(y) + away[1]


def talon_number_place(table: Table) -> tuple[float, float]:
    """The middle of the number of cards in the talon: below it, beside the trump card, towards the trick."""
    return point_at_talon(table, table.plan.talon.number)


def trump_sign_place(table: Table, players: int) -> tuple[float, float]:
    """Where the sign of the trump suit stands when the talon is gone."""
    x, y = table.plan.talon.at
    return table.x(x if players <= 4 else table.plan.trumps_of_many), table.y(y)


def indicator_place(table: Table) -> Place:
    """Where the trump card lies, half under the talon."""
    talon = table.plan.talon
    return Place(*point_at_talon(table, talon.trump), 0, talon.card, True)


def reserved_place(table: Table) -> Place:
    """Where a Seven lies that was put under the talon, beside the trump card."""
    talon = table.plan.talon
    return Place(*point_at_talon(table, talon.reserved), talon.reserved_leans, talon.card, True)


def pile_place(seen: Deal, table: Table, side: int) -> Place:
    """Where the tricks of a side lie: beside the own portrait, or with whoever of that side sits nearest to the
    player."""
    if seen.law.side[table.me] == side and not table.partner_collects:
        plan = table.plan
        return Place(plan.own_pile[0], table.height - plan.own_pile[1], 8, plan.back * plan.own_pile_larger, False)
    portrait = portrait_rect(seen, table, _collector(seen, table.me, side))
    return _pile_at(seen, table, portrait) if table.plan.rows is None else _pile_below(seen, table, portrait)


def _pile_below(seen: Deal, table: Table, portrait: Rect) -> Place:
    """The place of a pile below a portrait; of two sides, and of whoever sits in the lower corner, across from the own
    one."""
    left, top, wide, high = portrait
    plan = table.plan
    if seen.law.sides == 2 or top > table.height - 2 * high:
        x, up = plan.own_pile
        return Place(table.width - x, table.height - up, -8, plan.back * plan.own_pile_larger, False)
    return Place(left + wide / 2, top + high * 4 / 3, 90, plan.back, False)


def _collector(seen: Deal, me: int, side: int) -> int:
    """Whoever of a side sits nearest to a player on either hand, of two as near the next in play: so the piles of
    three and four pairs lie to the left and to the right."""
    away = (step for step in range(1, seen.players) if seen.law.side[(me + step) % seen.players] == side)
    nearest = min(away, key=lambda step: (min(step, seen.players - step), step), default=0)
    return (me + nearest) % seen.players


def _pile_at(seen: Deal, table: Table, portrait: Rect) -> Place:
    """The place of a pile: at a side above the portrait, so that what opens above the announcements leaves it in sight;
    of two that hang below the slate the upper one has its pile beyond its hand. At the upper edge below the hand."""
    left, top, width, height = portrait
    middle, wide = left + width / 2, table.plan.back
    if at_a_side(table, left):
        if seen.players > 6 and top < table.height / 3 and left < table.width / 2:
            return Place(middle + 172, top + height / 2, 0, wide, False)
        return Place(middle, top - 39, 90, wide, False)
    if seen.players == 3:
        return Place(middle, top + height + 62, 90, wide, False)
    x = left - 50 if left > table.width * 0.6 else left + width + (54 if seen.players <= 4 else 38)
    return Place(x, top + height + (46 if seen.players <= 4 else 26), 90, wide, False)
