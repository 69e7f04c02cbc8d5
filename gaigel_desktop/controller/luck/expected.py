"""Expected: what a shuffled pack has in store for a player, counted out. Pure.

A lot says in how many of all cases, each as likely as the others, none, one, two … of something come to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final

from gaigel_desktop.rules.cards import HAND_SIZE, PACK_SIZE, RANKS, SUITS

Lot = tuple[int, ...]

COPIES: Final = 2  # of each card
OF_A_RANK: Final = COPIES * len(SUITS)  # aces, or Sevens, in the pack
TRUMPS: Final = COPIES * len(RANKS) - 1  # besides the one that was turned up


@cache
def drawn_from(pack: int, wanted: int, cards: int) -> Lot:
    """So many cards out of so many, among which so many are wanted: the hypergeometric count."""
    most = min(wanted, cards)
    return tuple(comb(wanted, found) * comb(pack - wanted, cards - found) for found in range(most + 1))


def of_a_rank() -> Lot:
    """Aces, or Sevens, in a first hand."""
    return drawn_from(PACK_SIZE, OF_A_RANK, HAND_SIZE)


def trumps() -> Lot:
    """Trumps in a first hand: the card that was turned up lies in none."""
    return drawn_from(PACK_SIZE - 1, TRUMPS, HAND_SIZE)


@cache
def pairs() -> Lot:
    """Kings with an Ober of their suit in one first hand: for each suit Kings and Obers, then the rest of the cards."""
    ways = {(0, 0): 1}  # cards taken so far, pairs among them: in how many ways
    for _ in SUITS:
        ways = _with_one_more_suit(ways)
    others = PACK_SIZE - len(SUITS) * 2 * COPIES
    most = max(found for _, found in ways)
    return tuple(
        sum(way * comb(others, HAND_SIZE - cards) for (cards, found), way in ways.items() if found == wanted)
        for wanted in range(most + 1)
    )


def _with_one_more_suit(ways: dict[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    longer: dict[tuple[int, int], int] = {}
    for (cards, found), way in ways.items():
        for kings in range(COPIES + 1):
            for obers in range(COPIES + 1):
                at = cards + kings + obers, found + min(kings, obers)
                if at[0] <= HAND_SIZE:
                    longer[at] = longer.get(at, 0) + way * comb(COPIES, kings) * comb(COPIES, obers)
    return longer


def one_of_round(found: int, cards: int) -> Lot:
    """What one card of a round of drawing is, among which so many were found: who draws which of them nobody can
    know."""
    return cards - found, found


def one_of(amounts: Sequence[int]) -> Lot:
    """One of these amounts, whichever."""
    return tuple(amounts.count(amount) for amount in range(max(amounts) + 1))


def mean(lot: Lot) -> float:
    """What comes of it on the average."""
    return sum(found * cases for found, cases in enumerate(lot)) / sum(lot)


def variance(lot: Lot) -> float:
    """How far from that, squared, on the average."""
    squares = sum(found * found * cases for found, cases in enumerate(lot)) / sum(lot)
    return squares - mean(lot) ** 2
