"""What happened: a deed of the player's and all that came of it, for whoever judges what kind of mistake it was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from gaigel_desktop.rules.actions import Action, card_of
from gaigel_desktop.rules.cards import SUIT, faces, remove
from gaigel_desktop.rules.events import Event, TrickTaken
from gaigel_desktop.rules.views import View


class Happened(NamedTuple):
    """A deed and what came of it, as the player saw it."""

    seat: int
    before: View
    action: Action
    told: tuple[Event, ...]  # the deed and all that followed
    after: View

    @property
    def side(self) -> int:
        """Whose mistake it was."""
        return self.before.law.side[self.seat]

    @property
    def card(self) -> int:
        """The card that was played."""
        return card_of(self.action)

    @property
    def taker(self) -> int | None:
        """Who has taken the trick; nobody, where no card was played."""
        return next((event.seat for event in self.told if isinstance(event, TrickTaken)), None)

    @property
    def is_lost(self) -> bool:
        """Whether the opponents have taken the trick."""
        return self.taker is not None and self.before.law.side[self.taker] != self.side

    @property
    def in_trick(self) -> int:
        """The card points of the trick."""
        return sum(map(self.worth, self.after.last_trick))

    @property
    def others(self) -> tuple[int, ...]:
        """The own cards besides the one that was played."""
        return tuple(map(int, faces(remove(self.before.hands[self.seat], self.card))))

    def worth(self, card: int) -> int:
        """The card's points at this table."""
        return self.before.law.card_points[card]

    def is_trump(self, card: int) -> bool:
        """Whether it is one."""
        return SUIT[card] == self.before.trump


class Mistake(NamedTuple):
    """The key of a sentence, and what stands in it."""

    key: str
    values: Mapping[str, int]
