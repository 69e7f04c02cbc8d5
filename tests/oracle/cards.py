"""The cards: suits, ranks, the pack, and what a card counts (rules.md 1).

A card is a string of two letters, suit then rank: "EA", "SX", "H7".
"""

from __future__ import annotations

SUITS = ("E", "B", "H", "S")
RANKS = ("A", "X", "K", "O", "U", "7")  # high to low

FACES = tuple(suit + rank for suit in SUITS for rank in RANKS)
PACK = tuple(sorted(FACES + FACES))  # two copies of each: 48 cards

STANDARD_POINTS = {"A": 11, "X": 10, "K": 4, "O": 3, "U": 2, "7": 0}
POINTS_OF_1907 = {"A": 11, "X": 10, "K": 9, "O": 8, "U": 7, "7": 0}


class Bad(Exception):
    """Something that rules.md or record-format.md refuses; the text says what."""


def suit_of(card: str) -> str:
    return card[0]


def rank_of(card: str) -> str:
    return card[1]


def is_seven(card: str) -> bool:
    return card[1] == "7"


def higher(card: str, other: str) -> bool:
    """Is `card` of a higher rank than `other`? (Only asked of cards of one suit.)"""
    return RANKS.index(card[1]) < RANKS.index(other[1])


def points_of(card: str, card_points: str) -> int:
    """rules.md 1: the points of one card under `card_points`."""
    return (STANDARD_POINTS if card_points == "standard" else POINTS_OF_1907)[card[1]]


def is_int(value: object) -> bool:
    """A whole number, and not True or False, which Python also takes for numbers."""
    return type(value) is int


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards less one copy of `card`, if there is one."""
    left = list(cards)
    if card in left:
        left.remove(card)
    return tuple(left)


def with_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards and one more, in a fixed order so that equal hands are equal tuples."""
    return tuple(sorted((*cards, card)))
