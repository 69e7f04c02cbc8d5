"""Captions: what is said to a room while a deal is shown: where something new or decisive happens, otherwise nothing.

What is worth a caption stands in `worth`. Here it is weighed, step by step and never by what is still to come: so
whoever goes back sees what stood there, and a branch says before it left nothing else than the line.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.retelling import Step
from gaigel_desktop.rules.events import Drawn, LastChanceOpened, PairWindowOpened, Passed, TrickTaken, Turned

from .moments import Instant, Values, moment
from .worth import CALLED, DEAR, KINDS, LITTLE, MUCH, NEVER, NEW, OVER, WORTH_IT, CaptionKind

# What comes of the card before it, so that it belongs to that card.
COMES_OF_A_CARD: Final = (Turned, TrickTaken, PairWindowOpened, LastChanceOpened, Passed, Drawn)
# With so many captions in the deal, only what is worth this much is still said: 20 are never passed.
FULL: Final = ((19, OVER), (17, CALLED), (14, DEAR), (12, NEW))


# What is said must be worth the more, the more captions there were for each trick.
BY_LEAD: Final = (LITTLE, WORTH_IT, WORTH_IT, MUCH, NEW, DEAR)


class Caption(NamedTuple):
    """Something to be said: of which kind, whom it is about, and the numbers of what stands in it."""

    kind: str
    seat: int
    values: Values


def captions(steps: list[Step], me: int, known: Collection[str] = (), first: int = 0) -> dict[int, Caption]:
    """What is said at which step, from the first one that is shown; `me` is the seat whose hand is talked about, and
    `known` are the kinds that were said in the scenes before."""
    if first >= len(steps):
        return {}
    told = _Teller(me, known)
    seen = steps[first].seen
    told.hears(first, moment(None, seen, seen))
    for at, (before, after) in enumerate(pairwise(steps[first:]), first + 1):
        told.hears(at, moment(after.event, before.seen, after.seen))
    return told.said


class _Teller:
    """Whoever says something now and then, and remembers what has been said."""

    def __init__(self, me: int, known: Collection[str]) -> None:
        self.said: dict[int, Caption] = {}
        self._me = me
        self._known = set(known)
        self._begun = 0  # tricks that were whole when the scene began
        self._silent = False  # the card that lies there has its caption

    def hears(self, at: int, now: Instant) -> None:
        """Weigh what happened, and say the dearest if it is worth it."""
        if now.event is None:
            self._begun = now.after.done
        if not isinstance(now.event, COMES_OF_A_CARD):
            self._silent = False
        if self._silent:
            return
        found = [(self._worth(kind, told.seat), kind, told) for kind in KINDS if (told := kind.happened(now))]
        if not found:
            return
        worth, kind, told = max(found, key=lambda each: each[0])
        if worth >= self._needed(now):
            self.said[at] = Caption(kind.name, told.seat, told.values)
            self._known.add(kind.name)
            self._silent = True

    def _worth(self, kind: CaptionKind, seat: int) -> int:
        """A thing counts less when it was said before, and a little more when the seat does it that is talked about."""
        if kind.after and self._known.isdisjoint(kind.after):
            return NEVER
        worth = kind.again if kind.name in self._known else kind.new
        return worth + (seat == self._me and LITTLE < worth < NEW)

    def _needed(self, now: Instant) -> int:
        """What a caption must be worth: little where a whole trick went by without one, more the more there were."""
        many = len(self.said)
        full = next((worth for most, worth in FULL if many >= most), 0)
        ahead = many - (now.after.done - self._begun) - 1
        return max(full, BY_LEAD[min(max(ahead, 0), len(BY_LEAD) - 1)])
