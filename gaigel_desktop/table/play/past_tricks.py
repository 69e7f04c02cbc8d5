"""The past tricks: which cards lay in each, in the order in which they were played, as the player saw them. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from gaigel_desktop.rules.events import Event, LaidFaceDown, Opened, Played, TrickTaken, Turned


class Trick(NamedTuple):
    """The cards of a trick, who played each of them, and who took it."""

    cards: tuple[int, ...]
    seats: tuple[int, ...]
    taker: int

    @property
    def laid(self) -> tuple[tuple[int, int], ...]:
        """Each card of the trick with the seat that played it."""
        return tuple(zip(self.cards, self.seats, strict=True))


def all_tricks(past: Sequence[Event]) -> list[Trick]:
    """All tricks that have been taken, the first one first."""
    taken: list[Trick] = []
    cards: list[int] = []
    seats: list[int] = []
    for event in past:
        match event:
            case Opened() | Played() | LaidFaceDown():
                cards.append(event.card)
                seats.append(event.seat)
            case Turned():
                cards = [*event.cards]
            case TrickTaken():
                taken.append(Trick(tuple(cards), tuple(seats), event.seat))
                cards, seats = [], []
    return taken


def since_last_trick(past: Sequence[Event]) -> Sequence[Event]:
    """The events of the last trick and of the one that is being played."""
    ends = [at for at, event in enumerate(past) if isinstance(event, TrickTaken)]
    return past[ends[-2] + 1 :] if len(ends) > 1 else past


def by_trick(past: Sequence[Event]) -> list[Sequence[Event]]:
    """The events of a deal, trick by trick."""
    ends = [0, *(at + 1 for at, event in enumerate(past) if isinstance(event, TrickTaken)), len(past)]
    return [past[start:end] for start, end in pairwise(ends)]
