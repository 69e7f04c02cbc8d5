"""Remembered: what a regular could say of earlier evenings with the player, and what somebody says now. Pure.

Every word of it is a fact of a deal that was played together. It is said seldom: twice an evening at most, the same
thing not again for months, and nothing of today, which everybody still knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta
from itertools import pairwise
from random import Random
from typing import Final, Literal, NamedTuple, get_args

from gaigel_desktop.controller.store.company import Mention
from gaigel_desktop.rules.ending import ACCUSED_RIGHT, UEBERGAIGELT

Kind = Literal[
    "given",
    "taken",
    "accused",
    "over",
    "lied",
    "cleaned",
    "revenge_won",
    "revenge_lost",
    "streak",
    "absence",
    "owes",
    "owed",
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
RUN: Final = 5  # deals that somebody has won one after the other before it is spoken of
ABSENT: Final = timedelta(days=21)
FRESH: Final = timedelta(days=7)  # so old, something comes to mind half as easily as yesterday
EVENING: Final = timedelta(hours=12)
MOST: Final = 2  # an evening
AGAIN: Final = timedelta(days=120)  # before the same thing is told again
SAME_KIND: Final = timedelta(days=14)  # before somebody tells the same sort of thing


class Shared(NamedTuple):
    """A past deal of the player's at which somebody sat, and how it went for both."""

    deal: int
    match: int
    finished: str
    ours: bool  # they played together
    won: bool
    match_won: bool | None  # of the deal that ended its match
    reason: str
    they_won: bool
    they_took: bool  # a Gigackel
    we_took: bool
    caught: bool  # the player's sign was false, and came out
    accused_wrong: bool
    cleaned: bool  # the match ended by wiping
    company: str  # who sat there

    @property
    def day(self) -> date:
        """The day on which that match was over."""
        return datetime.fromisoformat(self.finished).date()


class Recalled(NamedTuple):
    """Something that comes to mind: what sort of thing, of which deal, when it was, how many times."""

    kind: Kind
    deal: int
    day: date
    times: int = 0


class Spoken(NamedTuple):
    """Somebody speaks of it."""

    who: str
    recalled: Recalled

    def mention(self, now: datetime) -> Mention:
        """As it is written down."""
        return Mention(self.who, self.recalled.kind, self.recalled.deal, now.isoformat(timespec="seconds"))


# -- what there is to tell ---------------------------------------------------------------------------------------


def recalled(shared: Sequence[Shared], today: date) -> list[Recalled]:
    """All that somebody could tell of deals with the player, which come newest first; nothing of today."""
    found = [Recalled(kind, each.deal, each.day) for each in shared for kind in _of_deal(each)]
    found += [*_revenges(shared), *_streak(shared), *_absence(shared, today)]
    return [each for each in found if each.day < today]


def _of_deal(each: Shared) -> Iterator[Kind]:
    """What a single deal gives to tell."""
    if not each.ours:
        if each.won and each.they_took:
            yield "given"
        if each.they_won and each.we_took:
            yield "taken"
        if not each.won and each.reason in (UEBERGAIGELT, ACCUSED_RIGHT):
            yield "over"
        if each.match_won and each.cleaned:
            yield "cleaned"
    if each.accused_wrong:
        yield "accused"
    if each.caught:
        yield "lied"


def _revenges(shared: Sequence[Shared]) -> Iterator[Recalled]:
    """A match that the player lost, and the same people once more on the same day."""
    ends = [each for each in shared if each.match_won is not None]
    for later, before in pairwise(ends):
        again = (later.company, later.day) == (before.company, before.day) and later.match != before.match
        if again and not (later.ours or before.ours or before.match_won):
            yield Recalled("revenge_won" if later.match_won else "revenge_lost", later.deal, later.day)


def _streak(shared: Sequence[Shared]) -> Iterator[Recalled]:
    """The player has won against them, one deal after the other, and they have not had their turn yet."""
    won = next((at for at, each in enumerate(shared) if each.ours or not each.won), len(shared))
    if won >= RUN:
        yield Recalled("streak", shared[0].deal, shared[0].day, won)


def _absence(shared: Sequence[Shared], today: date) -> Iterator[Recalled]:
    """They have not sat together for long."""
    if shared and today - shared[0].day >= ABSENT:
        yield Recalled("absence", shared[0].deal, shared[0].day)


# -- what is told ------------------------------------------------------------------------------------------------


def spoken(
    known: Mapping[str, Sequence[Recalled]], mentions: Sequence[Mention], now: datetime, dice: Random
) -> Spoken | None:
    """What one of them tells now, if something may be told; what is fresh comes to mind more easily."""
    if sum(_apart(now, mention) < EVENING for mention in mentions) >= MOST:
        return None
    may = [Spoken(who, each) for who, all_of in known.items() for each in all_of if _may(who, each, mentions, now)]
    if not may:
        return None
    weights = [1.0 / (1.0 + (now.date() - each.recalled.day) / FRESH) for each in may]
    return dice.choices(may, weights)[0]


def _may(who: str, each: Recalled, mentions: Sequence[Mention], now: datetime) -> bool:
    """Not what was told already, whoever told it, nor the same sort of thing by the same one soon."""
    for mention in mentions:
        since = _apart(now, mention)
        if (mention.of_deal, mention.kind) == (each.deal, each.kind) and since < AGAIN:
            return False
        if (mention.who, mention.kind) == (who, each.kind) and since < SAME_KIND:
            return False
    return True


def _apart(now: datetime, mention: Mention) -> timedelta:
    """How long ago it was said, or how long it is until then, if the clock was wrong when it was said or is so now;
    very long, where that cannot be read."""
    try:
        return abs(now - datetime.fromisoformat(mention.told).replace(tzinfo=None))
    except ValueError:
        return timedelta.max
