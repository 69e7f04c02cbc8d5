"""Lying: every single card that can be seen on the table, and where. Pure: no pygame, no time."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import Deal, taker

from .hands import other_hand, own_hand
from .layout import INDICATOR, RESERVED, TRICK, Lying, Table
from .middle import indicator_place, reserved_place, trick_place

LIFTS: Final = 16.0  # so far up the screen is a card that is lifted,
LIFTED: Final = 0.1  # and so high above the table


def lying(seen: Deal, table: Table) -> list[Lying]:
    """Every single card that can be seen on the table; stacks and piles have places of their own."""
    found: list[Lying] = []
    for seat in range(seen.players):
        found += own_hand(seen, table) if seat == table.me else other_hand(seen, table, seat)
    winner = taker(seen)
    for step, card in enumerate(seen.trick):
        seat = (seen.leader + step) % seen.players
        place = trick_place(seen, table, seat)._replace(face_up=not seen.face_down)
        one = Lying((TRICK, seat), HIDDEN if seen.face_down and seat != table.me else card, place)
        found.append(lifted(one) if seat == winner else one)
    if seen.indicator != HIDDEN:
        found.append(Lying((INDICATOR, 0), seen.indicator, indicator_place(table)))
    if seen.reserver >= 0:
        found.append(Lying((RESERVED, 0), seen.trump * 6, reserved_place(table)))
    return found


def lifted(card: Lying) -> Lying:
    """The winning card: a little nearer to the eye, and straighter than the others."""
    place = card.place
    return card._replace(place=place._replace(y=place.y - LIFTS, angle=place.angle / 2), high=LIFTED)
