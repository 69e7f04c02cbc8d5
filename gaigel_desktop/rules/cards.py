"""Cards: the 24 faces of the pack, and hands of them as small bit sets.

A card is its face, 0 to 23: suit * 6 + rank. Both copies of a face are the same card for the rules.
A hand has two layers: bit `face` says "at least one copy", bit `face + 24` says "both copies". Taking away
the upper bit first and adding the lower bit first keeps this exact; `a | b` is then the larger count of
each face, and "all hearts", "higher than this card" or "King and Ober of one suit" are one mask each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SUITS: Final = "EBHS"
RANKS: Final = "7UOKXA"

ACORNS: Final = 0
LEAVES: Final = 1
HEARTS: Final = 2
BELLS: Final = 3

SEVEN: Final = 0
UNTER: Final = 1
OBER: Final = 2
KING: Final = 3
TEN: Final = 4
ACE: Final = 5

HIDDEN: Final = -1  # a card that the holder of a view cannot see
PACK_SIZE: Final = 48
HAND_SIZE: Final = 5

CODES: Final[tuple[str, ...]] = tuple(suit + rank for suit in SUITS for rank in RANKS)
FACE_OF: Final[dict[str, int]] = {code: face for face, code in enumerate(CODES)}
SUIT: Final[tuple[i64, ...]] = tuple(face // 6 for face in range(24))
RANK: Final[tuple[int, ...]] = tuple(face % 6 for face in range(24))

BIT: Final[tuple[i64, ...]] = tuple(1 << face for face in range(24))
FACES: Final = (1 << 24) - 1  # the lower layer
ABOVE: Final[tuple[i64, ...]] = tuple(FACES & -2 << face for face in range(24))
OF_SUIT: Final[tuple[i64, ...]] = tuple(63 << 6 * suit for suit in range(4))
SEVENS: Final = 0b000001_000001_000001_000001
OBERS: Final = SEVENS << OBER
ACES: Final = SEVENS << ACE

# Points of the faces, by rank from the Seven to the Daus. U prints other values, and no king: its "9" is
# read as the king (rules.md 1).
STANDARD_POINTS: Final[tuple[int, ...]] = (0, 2, 3, 4, 10, 11) * 4
POINTS_OF_1907: Final[tuple[int, ...]] = (0, 7, 8, 9, 10, 11) * 4

_BY_SUIT: Final[tuple[tuple[tuple[i64, ...], ...], ...]] = tuple(
    tuple(tuple(suit * 6 + rank for rank in range(6) if few >> rank & 1) for few in range(64)) for suit in range(4)
)
_ACORNS: Final = _BY_SUIT[ACORNS]
_LEAVES: Final = _BY_SUIT[LEAVES]
_HEARTS: Final = _BY_SUIT[HEARTS]
_BELLS: Final = _BY_SUIT[BELLS]


def faces(hand: i64) -> tuple[i64, ...]:
    """The faces in a hand, each once, in ascending order."""
    return _ACORNS[hand & 63] + _LEAVES[hand >> 6 & 63] + _HEARTS[hand >> 12 & 63] + _BELLS[hand >> 18 & 63]


def first(hand: i64) -> int:
    """The lowest face of a hand that is not empty."""
    lowest: int = hand & -hand
    return lowest.bit_length() - 1


def pick(hand: i64, place: i64) -> int:
    """The face at this place, from 0 on, in a hand of which the upper layer is empty."""
    while place > 0:
        hand &= hand - 1
        place -= 1
    return first(hand)


def cards(hand: i64) -> tuple[i64, ...]:
    """All cards of a hand, a face twice where both copies are there."""
    return tuple(sorted(faces(hand) + faces(hand >> 24)))


def hand_of(some: tuple[i64, ...] | list[i64]) -> i64:
    """The hand that holds these cards."""
    hand: i64 = 0
    for card in some:
        bit: i64 = 1 << card
        hand |= bit << 24 if hand & bit else bit
    return hand


def add(hand: i64, card: i64) -> i64:
    """The hand with one more card."""
    bit: i64 = 1 << card
    return hand | (bit << 24 if hand & bit else bit)


def remove(hand: i64, card: i64) -> i64:
    """The hand without one copy of the card; a hand that does not hold it stays as it is."""
    bit: i64 = 1 << card
    return hand ^ bit << 24 if hand >> 24 & bit else hand & ~bit


def copies(hand: i64, card: i64) -> int:
    """How many copies of the card the hand holds."""
    return (hand >> card & 1) + (hand >> card + 24 & 1)


def sevens_in(hand: i64) -> int:
    """How many Sevens the hand holds."""
    return count(hand & (SEVENS << 24 | SEVENS))


def pairs_held(hand: i64, suit: i64) -> i64:
    """How many pairs of King and Ober of the suit the hand holds."""
    return min(copies(hand, suit * 6 + KING), copies(hand, suit * 6 + OBER))


def count(hand: int) -> int:
    """How many cards the hand holds."""
    return hand.bit_count()


def spelled(some: tuple[i64, ...] | list[i64]) -> str:
    """Cards as a record writes them: `EA SX H7`."""
    return " ".join(CODES[card] for card in some)
