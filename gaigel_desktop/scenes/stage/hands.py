"""Hands: where the cards of every hand lie, and in which order the own ones do. Pure: no pygame, no time."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gaigel_desktop.rules.cards import HIDDEN, cards
from gaigel_desktop.rules.deal import Deal, hand_size
from gaigel_desktop.window import theme

from .layout import HAND, PORTRAIT, Lying, Place, Rect, Table, at_a_side, portrait_rect

OPEN_STEP: Final = (30.0, 25.0)  # between two cards of an open hand, across and down
BELOW_SLATE: Final = 34.0  # so much lower do open hands lie where two hang below each other under the slate


def own_hand(seen: Deal, table: Table) -> list[Lying]:
    """The own cards as a shallow fan."""
    hand = sorted_hand(seen, table)
    return [Lying((HAND, table.me), card, hand_place(table, at, len(hand))) for at, card in enumerate(hand)]


def sorted_hand(seen: Deal, table: Table) -> list[int]:
    """The own cards in the player's order: those already sorted where they were, new ones to the right."""
    return list(_sorted(seen.hands[table.me], table.order))


@lru_cache(maxsize=64)
def _sorted(hand: int, order: tuple[int, ...]) -> tuple[int, ...]:
    """The same, kept because every picture asks for it several times."""
    left, found = list(cards(hand)), list[int]()
    for card in order:
        if card in left:
            left.remove(card)
            found.append(card)
    return (*found, *left)


def by_suit(seen: Deal, seat: int) -> tuple[int, ...]:
    """The cards of a seat sorted by suit, trumps first, high cards to the left."""
    return tuple(sorted(cards(seen.hands[seat]), key=lambda card: _rank_in_hand(card, seen.trump)))


def suit_order(trump: int) -> tuple[int, ...]:
    """The whole pack sorted like that: a drawn card finds its place."""
    pack = [card for card in range(24) for _ in range(2)]
    return tuple(sorted(pack, key=lambda card: _rank_in_hand(card, trump)))


def _rank_in_hand(card: int, trump: int) -> tuple[bool, int, int]:
    return card // 6 != trump, card // 6, -card


def hand_place(table: Table, at: int, size: int) -> Place:
    """The place of one own card in the fan."""
    width = theme.CARD[0]
    gap = min(108.0, 560.0 / max(size, 1))
    offset = at - (size - 1) / 2
    x = table.x(640) + offset * gap
    y = table.height - 110 + offset * offset * 3.2
    return Place(x, y, -offset * 2.6, width, True)


def other_hand(seen: Deal, table: Table, seat: int) -> list[Lying]:
    """Backs in a small fan beside the portrait, towards the middle."""
    if table.open:
        return _open_hand(seen, table, seat)
    size, portrait = hand_size(seen, seat), portrait_rect(seen, table, seat)
    return [Lying((HAND, seat), HIDDEN, back_place(table, portrait, at, size)) for at in range(size)]


def back_place(table: Table, portrait: Rect, at: int, size: int) -> Place:
    """The place of one card in the hand of whoever hangs there, above the plate with the name."""
    left, top, width, height = portrait
    offset = at - (size - 1) / 2
    if at_a_side(table, left):
        inwards = 1 if left < table.width / 2 else -1
        x = left + width / 2 + inwards * (width / 2 + 44)
        y = top + height / 2 - 11 + offset * 13
        return Place(x, y, inwards * (90 - offset * 4), theme.BACK_CARD[0], False)
    y = top + height / 2 - 2 + offset * offset
    return Place(_beside(table, left, at), y, -offset * 5, theme.BACK_CARD[0], False)


def _beside(table: Table, left: float, at: int) -> float:
    """A back to the right of a portrait, or to its left where the icons are."""
    first, step = left + PORTRAIT + 33, 7
    if first + 4 * step + theme.BACK_CARD[0] / 2 > table.width - 12 - 4 * theme.TARGET:
        return left - 69 + at * step
    return first + at * step


def _open_hand(seen: Deal, table: Table, seat: int) -> list[Lying]:
    """The cards of another seat face up and upright, so that each shows its edge with suit and value."""
    left, top, width, height = portrait_rect(seen, table, seat)
    middle, side = left + width / 2, at_a_side(table, left)
    low = BELOW_SLATE if seen.players > 6 and left < table.width / 2 else 0.0
    hand = by_suit(seen, seat)
    found: list[Lying] = []
    for at, card in enumerate(hand):
        if side:
            x = middle + (1 if middle < table.width / 2 else -1) * (width / 2 + 44)
            y = top + height / 2 + low + (at - (len(hand) - 1) / 2) * OPEN_STEP[1]
        else:
            x, y = left + width + 40 + at * OPEN_STEP[0], top + height / 2
        found.append(Lying((HAND, seat), card, Place(x, y, 0, theme.OPEN_CARD[0], True)))
    return found
