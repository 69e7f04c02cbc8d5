"""The piles: what each side has taken and declared, as everybody saw it happen.

A view knows the points of each side but not which pile a card lies in; who watched knows it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from gaigel_desktop.controller.match.retelling import Step
from gaigel_desktop.rules import events
from gaigel_desktop.rules.cards import HIDDEN, SUIT
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.views import View, fold


class Meld(NamedTuple):
    """A declaration: its suit, or -1 for five Sevens, and what it counts."""

    suit: int
    points: int


class Reminder(NamedTuple):
    """A declared pair has a card of its suit face up in the pile; HIDDEN where the pile has none."""

    side: int
    at: int  # the how manyeth of its side
    suit: int
    card: int


class WonPiles:
    """The piles and the declarations of all sides."""

    def __init__(self, seen: Deal) -> None:
        self._law = seen.law
        self._trick: list[int] = []
        self.cards: list[list[int]] = [[] for _ in range(seen.law.sides)]
        self.melds: list[list[Meld]] = [[] for _ in range(seen.law.sides)]

    def follow(self, event: Event, gained: int) -> None:
        """Note what an event changes in the piles; `gained` is what the points went up by."""
        match event:
            case events.Opened() | events.Played() | events.LaidFaceDown():
                self._trick.append(event.card)
            case events.Turned():
                self._trick = list(event.cards)
            case events.TrickTaken():
                self.cards[self._law.side[event.seat]] += self._trick
                self._trick = []
            case events.Declared():
                self._meld(event.seat, event.suit, gained)
            case events.SevensMelded():
                self._meld(event.seat, -1, gained)
            case _:
                pass

    def points(self, side: int) -> int:
        """The points of a side, counted from its cards and declarations."""
        return sum(self.worth(card) for card in self.cards[side]) + sum(meld.points for meld in self.melds[side])

    def _meld(self, seat: int, suit: int, points: int) -> None:
        self.melds[self._law.side[seat]].append(Meld(suit, points))

    def worth(self, card: int) -> int:
        """The points that a card counts at this table."""
        return self._law.card_points[card]

    def reminders(self) -> list[Reminder]:
        """For every declared pair the first card of its suit that the side won and that is not yet turned."""
        return [
            Reminder(side, at, meld.suit, card)
            for side, melds in enumerate(self.melds)
            for at, (meld, card) in enumerate(zip(melds, self._turned(side), strict=True))
            if meld.suit >= 0
        ]

    def _turned(self, side: int) -> list[int]:
        """The card of the pile that is turned for each declaration."""
        of_suit = {suit: [card for card in self.cards[side] if SUIT[card] == suit] for suit in range(4)}
        return [
            of_suit[meld.suit].pop(0) if meld.suit >= 0 and of_suit[meld.suit] else HIDDEN for meld in self.melds[side]
        ]


def piles_after(steps: list[Step]) -> WonPiles:
    """The piles of a deal that was watched from its start."""
    won = WonPiles(steps[0].seen)
    for before, (event, seen) in pairwise(steps):
        if event is not None:
            won.follow(event, sum(seen.points) - sum(before.seen.points))
    return won


def fold_piles(won: WonPiles, seen: View, event: Event) -> None:
    """Fold an event into the view, and note in the piles what it changes."""
    before = sum(seen.points)
    fold(seen, event)
    won.follow(event, sum(seen.points) - before)
