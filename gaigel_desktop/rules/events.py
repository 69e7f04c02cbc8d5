"""Events: what happened at the table, in the past tense. A `View` follows the game by folding them.

A card that the listener may not see is HIDDEN. Suits, seats, sides, modes and reasons are the numbers and
keys of this room; `text` has the words.
"""

from __future__ import annotations

from typing import NamedTuple


class Opened(NamedTuple):
    """Vorhand announced a mode and led the first card."""

    seat: int
    mode: int
    card: int


class Played(NamedTuple):
    """A card was played."""

    seat: int
    card: int


class LaidFaceDown(NamedTuple):
    """A card was laid face down to the first trick."""

    seat: int
    card: int


class Turned(NamedTuple):
    """The face-down cards of the first trick were turned, Vorhand's first."""

    cards: tuple[int, ...]


class TrickTaken(NamedTuple):
    """The trick was complete and went to this seat's side."""

    seat: int


class PairWindowOpened(NamedTuple):
    """Before the drawing these seats declare or pass, in this order."""

    seats: tuple[int, ...]


class LastChanceOpened(NamedTuple):
    """Before the last drawing these seats exchange the Seven or pass, in this order."""

    seats: tuple[int, ...]


class Passed(NamedTuple):
    """A seat had its chance in a window and let it go by."""

    seat: int


class Drawn(NamedTuple):
    """Everybody drew a card, the winner of the trick first; the last card is open if it was the indicator."""

    seat: int
    cards: tuple[int, ...]
    last_open: bool


class Declared(NamedTuple):
    """King and Ober of a suit were declared; `pairs` 2 means both at once."""

    seat: int
    suit: int
    pairs: int


class Swapped(NamedTuple):
    """The Seven of trumps took the place of the indicator, which went into the hand."""

    seat: int


class Reserved(NamedTuple):
    """The Seven of trumps was put under the talon beside the indicator."""

    seat: int


class Taken(NamedTuple):
    """The reserved indicator was taken into the hand."""

    seat: int


class Announced(NamedTuple):
    """A seat announced that it plays for Sevens or for a suit; the number is the action."""

    seat: int
    what: int


class SevensMelded(NamedTuple):
    """Five Sevens were shown and count 101 (U)."""

    seat: int


class HandShown(NamedTuple):
    """A hand was laid open: on request after a trump to the first trick, or to prove five Sevens or a suit."""

    seat: int
    cards: tuple[int, ...]


class Signed(NamedTuple):
    """A seat made a sign."""

    seat: int
    sign: int


class AusCalled(NamedTuple):
    """A seat called "Aus!"; the counting follows at once, or the opponents question it or let it stand first (U)."""

    seat: int


class Questioned(NamedTuple):
    """A seat questioned the Aus that was called; the counting follows at once."""

    seat: int


class Accused(NamedTuple):
    """A seat accused a side of having overgaigelt; the counting follows at once."""

    seat: int
    side: int


class Ended(NamedTuple):
    """The deal was over: why, who won, how many strokes each side gets."""

    reason: str
    winners: tuple[int, ...]
    strokes: tuple[int, ...]


Said = (
    Declared
    | PairWindowOpened
    | LastChanceOpened
    | Passed
    | Swapped
    | Reserved
    | Taken
    | Announced
    | SevensMelded
    | Signed
    | AusCalled
    | Questioned
    | Accused
)
Event = Opened | Played | LaidFaceDown | Turned | TrickTaken | Drawn | HandShown | Ended | Said
