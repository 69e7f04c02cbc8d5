"""Statistics: the figures of the deals one has played oneself, made in one pass over their summaries."""

from __future__ import annotations

import sqlite3
from typing import Final, NamedTuple

from gaigel_desktop.rules.ending import ACCUSED_RIGHT, ACCUSED_WRONG, QUESTIONED_WRONG, UEBERGAIGELT, UNTERGAIGELT

from .archive import Bound, Wanted, where
from .summary import GIVEN_UP, longest_run

BIN: Final = 10  # points that stand in one column of the histogram
WINDOW: Final = 20  # deals that a moving share looks back on


class Share(NamedTuple):
    """How many of something were won."""

    key: str
    deals: int
    won: int
    matches: int
    matches_won: int


class Faults(NamedTuple):
    """Who overgaigelt, untergaigelt and accused, whether it was right, and who questioned a right Aus."""

    own_over: int
    others_over: int
    own_under: int
    others_under: int
    right: int  # own accusations
    wrong: int
    rightly_accused: int
    wrongly_accused: int
    own_doubts: int
    others_doubts: int


class Figures(NamedTuple):
    """Everything that the figures tell."""

    total: Share
    given: int  # Gigackel
    taken: int
    given_up: int
    faults: Faults
    average: float | None  # points a deal
    longest_run: int
    by_rules: tuple[Share, ...]
    by_opponent: tuple[Share, ...]
    by_aids: tuple[Share, ...]
    course: tuple[bool, ...]  # won or lost, oldest first
    histogram: tuple[int, ...]  # deals by points, ten to a column


def figures(database: sqlite3.Connection, wanted: Wanted) -> Figures:
    """The figures of one's own deals that are wanted."""
    condition, values = where(wanted)
    condition = f"counted AND {condition}"
    course = _course(database, condition, values)
    histogram = _histogram(database, condition, values)
    totals = _totals(database, condition, values)
    return Figures(
        total=Share("", *totals[:4]),
        given=totals[4],
        taken=totals[5],
        given_up=totals[6],
        faults=Faults(*totals[7:17]),
        average=_average(database, condition, values),
        longest_run=longest_run(course),
        by_rules=_shares(database, "rules", "past", condition, values),
        by_opponent=_shares(database, "who", "past JOIN opponent USING (deal)", condition, values),
        by_aids=_shares(database, "aided", "past", condition, values),
        course=course,
        histogram=histogram,
    )


_WON: Final = "count(*), total(won), count(match_won), total(match_won)"


def _totals(database: sqlite3.Connection, condition: str, values: Bound) -> list[int]:
    over = f"reason IN ('{UEBERGAIGELT}', '{ACCUSED_RIGHT}')"
    under, right, wrong = f"reason = '{UNTERGAIGELT}'", f"reason = '{ACCUSED_RIGHT}'", f"reason = '{ACCUSED_WRONG}'"
    doubted = f"reason = '{QUESTIONED_WRONG}'"
    counted = (
        *("given", "taken", f"reason = '{GIVEN_UP}'"),
        *(f"{over} AND NOT won", f"{over} AND won", f"{under} AND NOT won", f"{under} AND won"),
        *(f"{right} AND accused", f"{wrong} AND accused"),
        *(f"{right} AND NOT won", f"{wrong} AND NOT accused AND won"),
        *(f"{doubted} AND NOT won", f"{doubted} AND won"),
    )
    sums = ", ".join(f"total({one})" for one in counted)
    row = database.execute(f"SELECT {_WON}, {sums} FROM past WHERE {condition}", values).fetchone()
    return list(map(int, row))


def _average(database: sqlite3.Connection, condition: str, values: Bound) -> float | None:
    average: float | None = database.execute(f"SELECT avg(points) FROM past WHERE {condition}", values).fetchone()[0]
    return average


def _shares(database: sqlite3.Connection, key: str, tables: str, condition: str, values: Bound) -> tuple[Share, ...]:
    """What was won, by one column; what was played most comes first."""
    query = f"SELECT {key}, {_WON} FROM {tables} WHERE {condition} GROUP BY {key} ORDER BY count(*) DESC, {key}"
    return tuple(Share(str(name), *map(int, sums)) for name, *sums in database.execute(query, values))


def _course(database: sqlite3.Connection, condition: str, values: Bound) -> tuple[bool, ...]:
    rows = database.execute(f"SELECT won FROM past WHERE {condition} ORDER BY match, deal", values)
    return tuple(won == 1 for (won,) in rows)


def _histogram(database: sqlite3.Connection, condition: str, values: Bound) -> tuple[int, ...]:
    query = f"SELECT points / {BIN}, count(*) FROM past WHERE {condition} AND points IS NOT NULL GROUP BY 1"
    columns: dict[int, int] = dict(database.execute(query, values).fetchall())
    return tuple(columns.get(at, 0) for at in range(max(columns, default=-1) + 1))


# -- pure --------------------------------------------------------------------------------------------------------


def moving_share(course: tuple[bool, ...], window: int = WINDOW) -> list[float]:
    """For each deal the share of wins among the last ones up to it; young lists look back on what there is."""
    shares: list[float] = []
    won = 0
    for at, this in enumerate(course):
        won += this - (course[at - window] if at >= window else 0)
        shares.append(won / min(at + 1, window))
    return shares
