"""The season: who has paid a round since spring or autumn, who owes whom a Viertele, and how everybody's evenings went.

The loser of a match pays a round. All of it is counted in the deals that count, and nothing of it is written down: what
is deleted or cleared is gone from the slate as well. A season is half a year, as the leagues have it: the winter from
October on, the summer from April on. What stands there is the season in which a match was played to its end last, for
nobody wipes a slate before the next match; debts of an older season are forgiven. A match of a day that is still to
come was played by a clock that was wrong: its season does not stand there before it has begun.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.regulars import REGULAR_WITH
from gaigel_desktop.controller.records.rule_sets import rules_from_json
from gaigel_desktop.controller.store.schema import object_of
from gaigel_desktop.controller.store.summary import GIVEN_UP, chairs, who_of
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.seats import sides_of

from .milestones import OWN
from .remembered import Recalled

SUMMER, WINTER = 4, 10  # the months in which they begin
OWED: Final = 2  # Viertele before somebody speaks of them
PLAYER: Final = ""  # where others have the name of their portrait
# Matches that were played to their end or given up; of a tournament the loser of a table pays nobody.
ENDED: Final = f"match_won IS NOT NULL AND {OWN} AND match NOT IN (SELECT id FROM match WHERE session IS NOT NULL)"
WITHIN: Final = "finished >= ? AND finished < ?"
COMPANY: Final = f"""
SELECT deal, past.match, finished, match_won, players, group_concat(who), total(ours),
    group_concat(CASE WHEN ours THEN who END)
FROM past CROSS JOIN company USING (deal) WHERE {ENDED} AND {WITHIN} GROUP BY deal ORDER BY deal
"""
# A deal that the player gives up the others have won; of three sides or more nobody has won it alone.
OF_TWO: Final = "2 * (SELECT 1 + total(ours) FROM company AS side WHERE side.deal = past.deal) = players"
HAD: Final = f"company.won OR (reason = '{GIVEN_UP}' AND NOT ours AND {OF_TWO})"
EVENINGS: Final = f"""
SELECT count(DISTINCT substr(finished, 1, 10)), total({HAD})
FROM company CROSS JOIN past USING (deal) WHERE who = ? AND {OWN} AND {WITHIN}
"""
OWN_EVENINGS: Final = f"SELECT count(DISTINCT substr(finished, 1, 10)), total(won) FROM past WHERE {OWN} AND {WITHIN}"


class Season(NamedTuple):
    """Half a year, by the day on which it begins."""

    first: date

    @property
    def is_winter(self) -> bool:
        """Whether it goes over the turn of the year."""
        return self.first.month == WINTER

    @property
    def bounds(self) -> tuple[str, str]:
        """The first day of it, and of the next one, as they are written down."""
        year = self.first.year
        after = date(year + 1, SUMMER, 1) if self.is_winter else date(year, WINTER, 1)
        return self.first.isoformat(), after.isoformat()


class Ended(NamedTuple):
    """A match that is over: the deal that ended it and its day, who was with the player, and who has won."""

    deal: int
    day: date
    won: bool  # by the player's side
    ours: frozenset[str]  # who shares what the player has paid or won
    theirs: frozenset[str]
    winners: frozenset[str]  # of those on other sides

    def has_won(self, who: str) -> bool:
        """Whether this one's side has."""
        return self.won if who == PLAYER or who in self.ours else who in self.winners


class Evenings(NamedTuple):
    """A line of the slate: how somebody's evenings with the player went."""

    who: str  # the name of a portrait; empty: the player
    evenings: int
    matches: int
    won: int
    deals: int  # that were won
    owes: int = 0  # Viertele to the player; below nothing the player owes them

    @property
    def rounds(self) -> int:
        """How many this one's side has paid: one for each match that was lost."""
        return self.matches - self.won


class OnTheSlate(NamedTuple):
    """What stands on the slate: the season, and a line for the player and for every regular met in it."""

    season: Season
    lines: tuple[Evenings, ...]

    @property
    def own(self) -> Evenings:
        """The line of the player on the slate."""
        return next(line for line in self.lines if line.who == PLAYER)

    @property
    def rounds(self) -> tuple[int, int]:
        """What the player's side has paid, and what the others have."""
        return self.own.rounds, self.own.won


def season_of(day: date) -> Season:
    """In which a day lies."""
    if day.month < SUMMER:
        return Season(date(day.year - 1, WINTER, 1))
    return Season(date(day.year, SUMMER if day.month < WINTER else WINTER, 1))


# -- in the store ------------------------------------------------------------------------------------------------


def look_for(database: sqlite3.Connection, today: date) -> Iterator[OnTheSlate | None]:
    """One question after the other, so that somebody can do something else in between; last what stands there, if a
    match is over."""
    season = _last_season(database, today)
    if season is None:
        return
    yield None
    ends = _ended_in(database, season)
    yield None
    lines = [_line(ends, PLAYER, *database.execute(OWN_EVENINGS, season.bounds).fetchone())]
    for who in REGULAR_WITH:
        yield None
        evenings, deals = database.execute(EVENINGS, (who, *season.bounds)).fetchone()
        lines += [_line(ends, who, evenings, deals)] if evenings else []
    yield OnTheSlate(season, in_order(lines))


def ended(database: sqlite3.Connection, today: date) -> list[Ended]:
    """The matches of the season that stands on the slate, the oldest first."""
    season = _last_season(database, today)
    return [] if season is None else _ended_in(database, season)


def _last_season(database: sqlite3.Connection, today: date) -> Season | None:
    """That in which a match was over last, up to the one in which we are."""
    _, next_one = season_of(today).bounds
    (last,) = database.execute(f"SELECT max(finished) FROM past WHERE {ENDED} AND finished < ?", (next_one,)).fetchone()
    return None if last is None else season_of(datetime.fromisoformat(last).date())


def _ended_in(database: sqlite3.Connection, season: Season) -> list[Ended]:
    return [_ended(database, row) for row in database.execute(COMPANY, season.bounds).fetchall()]


def _ended(database: sqlite3.Connection, row: tuple[object, ...]) -> Ended:
    """A row as what it means; of two sides it is clear who has won."""
    deal, match, finished, won, players, everybody, with_me, partners = row
    ours = frozenset(str(partners).split(",")) if partners else frozenset[str]()
    theirs = frozenset(str(everybody).split(",")) - ours
    two_sides = 2 * (int(float(str(with_me))) + 1) == players
    winners = frozenset[str]()
    if not won:
        winners = theirs if two_sides else _winners(database, int(str(match))) & theirs
    day = datetime.fromisoformat(str(finished)).date()
    return Ended(int(str(deal)), day, bool(won), ours, theirs, winners)


def _winners(database: sqlite3.Connection, match: int) -> frozenset[str]:
    """Of three sides or more those who have won the match; nobody, where it was given up or cannot be said."""
    row = database.execute("SELECT about, winner FROM match WHERE id = ?", (match,)).fetchone()
    if row is None or row[1] is None:
        return frozenset()
    try:
        about = object_of(row[0])
        side = sides_of(rules_from_json(about.get("rules")))
    except GaigelError:
        return frozenset()
    return frozenset(who_of(chair) for at, chair in zip(side, chairs(about), strict=False) if at == row[1])


# -- pure --------------------------------------------------------------------------------------------------------


def _line(ends: Sequence[Ended], who: str, evenings: int, deals: float) -> Evenings:
    there = [each for each in ends if who == PLAYER or who in each.ours | each.theirs]
    won = sum(each.has_won(who) for each in there)
    return Evenings(who, evenings, len(there), won, int(deals), owed_by(ends, who))


def in_order(lines: Sequence[Evenings]) -> tuple[Evenings, ...]:
    """Who has won most matches stands first, then who has won most deals in fewer evenings, as on any table."""
    return tuple(sorted(lines, key=lambda line: (-line.won, -line.deals, line.evenings, line.who)))


def owed_by(ends: Sequence[Ended], who: str) -> int:
    """How many Viertele this one owes the player: one for each match lost to the player, less those won."""
    return sum(who in each.theirs for each in ends if each.won) - sum(who in each.winners for each in ends)


def owing(ends: Sequence[Ended], who: str, today: date) -> list[Recalled]:
    """What this one could say of it: how many, and when the last of them was lost; nothing of today alone."""
    owed = owed_by(ends, who)
    if abs(owed) < OWED:
        return []
    lost = [each for each in ends if (who in each.theirs and each.won if owed > 0 else who in each.winners)]
    before = [each for each in lost if each.day < today]
    if not before:
        return []
    return [Recalled("owed" if owed > 0 else "owes", before[-1].deal, before[-1].day, abs(owed))]
