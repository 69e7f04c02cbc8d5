"""A laptop that several people share: who has it before them, whose hand lies open, and to whom it goes next.

Hands lie face down until whoever is wanted lifts the cover. To whom the laptop goes, and when, is decided by what all
may see, and never by what a hand holds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.rules.deal import NOBODY, Deal
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.window import theme


class People(NamedTuple):
    """The people who share a laptop: where each sits at the game, and what each has chosen and learned."""

    players: Mapping[int, LocalPlayer]
    party: Callable[[int], Party]  # as this person sees the game
    onlookers: Callable[[int], Party]  # as all may see it, from this person's side of the table


class SharedLaptop:
    """Who has the laptop before them."""

    def __init__(self, people: People, front: int) -> None:
        """In the beginning all look on, from this side of the table."""
        self.people = people
        self.front = front
        self.covered = True
        self._listens_until = -math.inf  # to whoever has it, and is not awaited

    @property
    def party(self) -> Party:
        """The game as it may be seen now."""
        return (self.people.onlookers if self.covered else self.people.party)(self.front)

    @property
    def player(self) -> LocalPlayer:
        """Whoever has the laptop."""
        return self.people.players[self.front]

    def cover(self, seat: int) -> None:
        """All hands lie face down; the table is seen from this person's side."""
        self.front, self.covered, self._listens_until = seat, True, -math.inf

    def lift(self, seat: int, now: float, *, asked_for_word: bool = False) -> None:
        """This person's hand lies open. Whoever only wants to say something keeps the laptop for a while, and not
        longer: nobody holds up the table."""
        self.front, self.covered = seat, False
        self._listens_until = now + theme.LISTENED_TO if asked_for_word else -math.inf

    def goes_to(self, seen: Deal, now: float, *, is_choosing: bool) -> int:
        """The person who is to get the laptop now; NOBODY where one of the regulars is awaited, or whoever has it.
        Whoever has begun something may end it, and not longer."""
        awaited = next_to_act(seen)
        if awaited not in self.people.players or (awaited == self.front and not self.covered):
            return NOBODY
        if is_choosing and self._listens_until == -math.inf:
            self._listens_until = now + theme.LISTENED_TO
        return NOBODY if now < self._listens_until else awaited

    @property
    def wakes_at(self) -> float:
        """When whoever has the laptop has had the time to say something; infinity where nobody is listened to."""
        return math.inf if self._listens_until == -math.inf else self._listens_until
