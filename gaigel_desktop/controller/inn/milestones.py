"""Milestones: what is chalked on the beam of the inn, found in the deals that count, with the day of the deal by which
it was reached. Nothing of it is written down twice: what is deleted or cleared is gone from the beam as well.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date, datetime
from typing import Final, NamedTuple

from gaigel_desktop.controller.store.archive import DATED, KNOWN
from gaigel_desktop.controller.store.summary import CHANGED
from gaigel_desktop.rules.ending import ACCUSED_RIGHT
from gaigel_desktop.rules.options import PRESETS

ROW: Final = 5  # deals won one after the other
HITS: Final = 5  # counts that were right to the point
EVENINGS: Final = (10, 50, 100)
OWN: Final = f"counted AND {KNOWN} AND {DATED}"
FIRST: Final = "ORDER BY match, deal LIMIT 1"
NEAR_NOTHING: Final = 0.05  # strokes: as much as nobody could know better


class Milestone(NamedTuple):
    """Something that was reached, and when."""

    kind: str
    day: date


def _first(condition: str, tables: str = "past") -> str:
    """The first deal of these."""
    return f"SELECT deal, finished FROM {tables} WHERE {OWN} AND {condition} {FIRST}"


def _evening(number: int) -> str:
    """The first deal of that evening; an evening is a day on which somebody has played."""
    days = f"SELECT min(deal) AS deal, min(finished) AS finished FROM past WHERE {OWN} GROUP BY substr(finished, 1, 10)"
    return f"{days} ORDER BY 2 LIMIT 1 OFFSET {number - 1}"


_RUN: Final = f"""
SELECT deal, finished FROM (
    SELECT match, deal, finished, total(won) OVER last AS won, count(*) OVER last AS deals FROM past WHERE {OWN}
    WINDOW last AS (ORDER BY match, deal ROWS {ROW - 1} PRECEDING)
) WHERE won = {ROW} AND deals = {ROW} {FIRST}
"""
_ALL_PRESETS: Final = f"""
SELECT max(deal), max(finished) FROM (
    SELECT min(deal) AS deal, min(finished) AS finished FROM past WHERE {OWN} GROUP BY rtrim(rules, '{CHANGED}')
) HAVING count(*) = {len(PRESETS)}
"""
_HITS: Final = f"""
SELECT deal, finished FROM past JOIN kept USING (deal) WHERE {OWN} AND guess = points
ORDER BY match, deal LIMIT 1 OFFSET {HITS - 1}
"""
_FLAWLESS: Final = (
    f"lost_opening + lost_talon + lost_endgame < {NEAR_NOTHING} AND in_opening + in_talon + in_endgame > 0"
    " AND deal NOT IN (SELECT deal FROM dear)"
)
FOUND_BY: Final[dict[str, str]] = {
    "first_match": _first("match_won"),
    "first_gigackel": _first("won AND deal IN (SELECT deal FROM company WHERE taken AND NOT ours)"),
    "first_accusation": _first(f"reason = '{ACCUSED_RIGHT}' AND kept.accused", "past JOIN kept USING (deal)"),
    "first_cleaned": _first("match_won AND cleaned", "past JOIN kept USING (deal)"),
    "five_in_a_row": _RUN,
    "flawless": _first(_FLAWLESS, "past JOIN review USING (deal)"),
    "counted": _HITS,
    "all_presets": _ALL_PRESETS,
    **{f"evenings_{number}": _evening(number) for number in EVENINGS},
}
TOURNAMENT: Final = "tournament"  # is known by what the player has learned
KINDS: Final = (*FOUND_BY, TOURNAMENT)


def look_for(database: sqlite3.Connection) -> Iterator[Milestone | None]:
    """One after the other, so that somebody can do something else in between: what was reached, or None."""
    for kind, query in FOUND_BY.items():
        row = database.execute(query).fetchone()
        yield None if row is None else Milestone(kind, datetime.fromisoformat(row[1]).date())


def in_order(found: list[Milestone]) -> tuple[Milestone, ...]:
    """The oldest first; of one day as they are named."""
    return tuple(sorted(found, key=lambda each: (each.day, KINDS.index(each.kind))))


# -- tournaments -------------------------------------------------------------------------------------------------


def tournament_name(seed: str, day: date) -> str:
    """By this a tournament that was won is known among what was shown once: only the last one is kept whole."""
    return f"{TOURNAMENT}:{day.isoformat()}:{seed}"


def is_noted(shown: Sequence[str], seed: str) -> bool:
    """Whether this tournament is among them."""
    return any(name.startswith(f"{TOURNAMENT}:") and name.endswith(f":{seed}") for name in shown)


def tournament_won(shown: Sequence[str]) -> list[Milestone]:
    """The first one that was won, if there is one."""
    days: list[date] = []
    for name in shown:
        if name.startswith(f"{TOURNAMENT}:"):
            with suppress(ValueError):
                days.append(date.fromisoformat(name.split(":")[1]))
    return [Milestone(TOURNAMENT, min(days))] if days else []
