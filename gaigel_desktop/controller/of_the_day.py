"""The deal of the day: made from the date, the same for everybody; it counts once, and is compared by what each gave
away.

The seed is public, as docs/fairness.md says: cards, cut, who deals and the dice of the others all come from the date.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final, NamedTuple

from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides_of

from .match.dealer import Seed
from .match.deals import given_up
from .match.passed_on import PassedOn
from .match.regulars import REGULARS
from .match.setup import ME, SEATED, MatchSetup, Sitter, sitting
from .store.reviewed import REVIEW, Reviewed, reviewed_in, told_of
from .store.schema import DAY
from .store.store import Store, StoredDeal

PUBLIC: Final = "gaigel-desktop deal of the day "  # begins the seed of each day
LATER: Final = "later"  # so it is kept that the day was over when its deal was begun
COMPANY: Final = REGULARS[:3]  # always those who come first, the second of them with the player
STRENGTH: Final = "regular"
DEALERS: Final = (0, 2, 3)  # one of them deals: whoever sits before them cuts by the dice of the seed
DAYS_BACK: Final = 28


class Came(NamedTuple):
    """What a deal has come to for the player."""

    won: bool
    strokes: int  # that the losers were given
    gave: float | None  # strokes given away by own decisions; None: nobody has looked back on it


class Day(NamedTuple):
    """A day and its deal, as far as it was played."""

    date: str  # as in 2026-11-23
    deal: StoredDeal | None = None  # None: it was never begun
    later: bool = False

    @property
    def came(self) -> Came | None:
        """What it has come to; None as long as it is not over."""
        return came_to(self.deal) if self.deal is not None and self.deal.finished is not None else None

    def looked_back(self, found: Reviewed) -> Day:
        """With what somebody has found in its deal."""
        deal = self.deal
        return self if deal is None else self._replace(deal=deal._replace(about=deal.about | {REVIEW: told_of(found)}))


def seed_of_day(day: str) -> Seed:
    """Of which the pack is made."""
    return Seed(f"{PUBLIC}{day}")


def is_public(seed: Seed) -> bool:
    """Whether it is that of a day, so that anybody could have known the pack before."""
    return seed.secret.startswith(PUBLIC)


def dice_of_day(day: str) -> str:
    """By which the others play."""
    return f"gaigel-desktop dice of the day {day}"


def dealer_of_day(day: str) -> int:
    """Everybody but who would have the player cut, in turn."""
    return DEALERS[date.fromisoformat(day).toordinal() % len(DEALERS)]


def table_of_the_day() -> MatchSetup:
    """Who sits there: the player on the first chair, and always the same three."""
    company = (sitting(regular, STRENGTH) for regular in COMPANY)
    return MatchSetup(PRESETS["leinfelden"], (Sitter("", ""), *company), SEATED)


def days(store: Store, today: str) -> list[Day]:
    """Today and the days before it, and whatever was played before those; the newest first."""
    first = date.fromisoformat(today)
    dates = [(first - timedelta(back)).isoformat() for back in range(DAYS_BACK)]
    played = {day.date: day for day in _played(store)}
    return [played.get(day, Day(day)) for day in sorted({*dates, *played}, reverse=True)]


def _played(store: Store) -> Iterator[Day]:
    """The days whose deal was begun; of one that was begun twice the first counts."""
    for match in store.marked(DAY):
        day, deals = match.about.get(DAY), list(store.deals(match.id))
        if isinstance(day, str) and _is_date(day) and deals:
            yield Day(day, deals[0], bool(match.about.get(LATER)))


def _is_date(day: str) -> bool:
    try:
        return date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


def came_to(deal: StoredDeal) -> Came:
    """A deal that is over; one that was given up is lost."""
    side, record = sides_of(deal.record.rules)[ME], deal.record
    result = record.result or given_up(record.rules, side)
    review = reviewed_in(deal.about)
    gave = sum(phase.loss for phase in review.phases) if review is not None else None
    return Came(side in result.winners, max(result.strokes), gave)


class Once(PassedOn):
    """The story of a match that is one deal long."""

    def take_out(self) -> bool:
        """It is dealt once for everybody."""
        return False

    def finish_deal(self, record: Record) -> None:
        """With the deal the match is over, won by whoever has won it."""
        super().finish_deal(record)
        super().finish_match(record.result.winners[0] if record.result is not None else None)

    def finish_match(self, winner: int | None) -> None:
        """That is known already."""
