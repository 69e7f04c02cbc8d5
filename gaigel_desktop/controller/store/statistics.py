"""Statistics: the figures of the deals one has played oneself, made in one pass over the summaries, piece by piece."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.rules.ending import ACCUSED_RIGHT, ACCUSED_WRONG, QUESTIONED_WRONG, UEBERGAIGELT, UNTERGAIGELT

from .archive import Wanted, where
from .summary import GIVEN_UP

LOST: Final = b"\0"  # a deal in the course of all of them
PIECE: Final = 250  # deals that are counted in one go
WINDOW: Final = 20  # deals that a moving share looks back on


Result = tuple[int, int | None, int]  # whether deals were won, and the match with them; and how many deals


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


class _Kind(NamedTuple):
    """What deals may have in common."""

    rules: str
    aided: int | None
    won: int
    match_won: int | None
    given: int
    taken: int
    reason: str
    accused: int | None


class Met(NamedTuple):
    """Against whom, and how it went."""

    who: str
    won: int
    match_won: int | None


class _Sums(NamedTuple):
    """How many deals of each kind there were, how many with so many points, how many against whom; and who won, in
    order."""

    kinds: Counter[_Kind]
    points: Counter[int]
    met: Counter[Met]
    course: bytearray


class Counted(NamedTuple):
    """How far the counting is: deals that were looked at; in the end the figures."""

    looked_at: int
    figures: Figures | None = None


def figures(database: sqlite3.Connection, wanted: Wanted) -> Figures:
    """The figures of one's own deals that are wanted."""
    *_, last = counting(database, wanted)
    assert last.figures is not None
    return last.figures


def counting(database: sqlite3.Connection, wanted: Wanted) -> Iterator[Counted]:
    """The same a piece at a time, oldest first: of a long life they take a while."""
    condition, values = where(wanted)
    here = f"counted AND {condition} AND (match, deal) > (?, ?) AND (match, deal) <= (?, ?)"
    of_kind, of_points = _grouped(", ".join(_Kind._fields), "past", here), _grouped("points", "past", here)
    of_met = _grouped(", ".join(Met._fields), "past CROSS JOIN opponent USING (deal)", here)
    of_won = f"SELECT won FROM past WHERE {here} ORDER BY match, deal"
    sums, looked_at, last = _Sums(Counter(), Counter(), Counter(), bytearray()), 0, (0, 0)
    while (until := _end_of_piece(database, last)) is not None:
        bounds = (*values, *last, *until)
        for *kind, deals in database.execute(of_kind, bounds):
            sums.kinds[_Kind._make(kind)] += deals
        for points, deals in database.execute(f"{of_points} HAVING points IS NOT NULL", bounds):
            sums.points[points] += deals
        for *met, deals in database.execute(of_met, bounds):
            sums.met[Met._make(met)] += deals
        sums.course.extend([won for (won,) in database.execute(of_won, bounds).fetchall()])
        looked_at, last = looked_at + PIECE, until
        yield Counted(looked_at)
    yield Counted(looked_at, _figures(sums))


def _grouped(columns: str, tables: str, condition: str) -> str:
    """How many deals of each sort there are."""
    return f"SELECT {columns}, count(*) FROM {tables} WHERE {condition} GROUP BY {columns}"


def _end_of_piece(database: sqlite3.Connection, last: tuple[int, int]) -> tuple[int, int] | None:
    """The last deal of the piece that follows; None where none does."""
    after = "SELECT match, deal FROM past WHERE (match, deal) > (?, ?) ORDER BY match, deal LIMIT ?"
    row = database.execute(f"SELECT * FROM ({after}) ORDER BY match DESC, deal DESC LIMIT 1", (*last, PIECE)).fetchone()
    return None if row is None else (row[0], row[1])


def _figures(sums: _Sums) -> Figures:
    """What all of it adds up to."""
    kinds, points, _, won = sums
    course = tuple(map(bool, won))

    def all_of(fits: Callable[[_Kind], object]) -> int:
        return sum(deals for kind, deals in kinds.items() if fits(kind))

    def faulty(*reasons: str, won: bool) -> int:
        return all_of(lambda kind: kind.reason in reasons and bool(kind.won) == won)

    def accused(reason: str, *, own: bool) -> int:
        return all_of(lambda kind: kind.reason == reason and kind.accused == own)

    over = UEBERGAIGELT, ACCUSED_RIGHT
    faults = Faults(
        own_over=faulty(*over, won=False),
        others_over=faulty(*over, won=True),
        own_under=faulty(UNTERGAIGELT, won=False),
        others_under=faulty(UNTERGAIGELT, won=True),
        right=accused(ACCUSED_RIGHT, own=True),
        wrong=accused(ACCUSED_WRONG, own=True),
        rightly_accused=faulty(ACCUSED_RIGHT, won=False),
        wrongly_accused=all_of(lambda kind: kind.reason == ACCUSED_WRONG and not kind.accused and kind.won),
        own_doubts=faulty(QUESTIONED_WRONG, won=False),
        others_doubts=faulty(QUESTIONED_WRONG, won=True),
    )
    results = [(kind.won, kind.match_won, deals) for kind, deals in kinds.items()]
    return Figures(
        total=_share("", results),
        given=all_of(lambda kind: kind.given),
        taken=all_of(lambda kind: kind.taken),
        given_up=all_of(lambda kind: kind.reason == GIVEN_UP),
        faults=faults,
        average=sum(each * deals for each, deals in points.items()) / sum(points.values()) if points else None,
        longest_run=max(map(len, bytes(won).split(LOST))),
        by_rules=_shares((kind.rules, kind.won, kind.match_won, deals) for kind, deals in kinds.items()),
        by_opponent=_shares((*met, deals) for met, deals in sums.met.items()),
        by_aids=_shares((str(kind.aided), kind.won, kind.match_won, deals) for kind, deals in kinds.items()),
        course=course,
    )


def _shares(results: Iterable[tuple[str, *Result]]) -> tuple[Share, ...]:
    """What was won, by one thing; what was played most comes first."""
    by_key: defaultdict[str, list[Result]] = defaultdict(list)
    for key, won, match_won, deals in results:
        by_key[key].append((won, match_won, deals))
    shares = [_share(key, found) for key, found in by_key.items()]
    return tuple(sorted(shares, key=lambda share: (-share.deals, share.key)))


def _share(key: str, results: Sequence[Result]) -> Share:
    ends = [(won, deals) for _, won, deals in results if won is not None]
    return Share(
        key,
        deals=sum(deals for *_, deals in results),
        won=sum(won * deals for won, _, deals in results),
        matches=sum(deals for _, deals in ends),
        matches_won=sum(won * deals for won, deals in ends),
    )


# -- pure --------------------------------------------------------------------------------------------------------


def moving_share(course: tuple[bool, ...], window: int = WINDOW) -> list[float]:
    """For each deal the share of wins among the last ones up to it; young lists look back on what there is."""
    shares: list[float] = []
    won = 0
    for at, this in enumerate(course):
        won += this - (course[at - window] if at >= window else 0)
        shares.append(won / min(at + 1, window))
    return shares
