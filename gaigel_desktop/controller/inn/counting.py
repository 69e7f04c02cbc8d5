"""Counting: how near the guesses before a count came, and whether they come nearer."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from gaigel_desktop.controller.store.archive import Wanted, where


class Guessed(NamedTuple):
    """What the player said, and what the own side had."""

    points: int
    has: int

    @property
    def off(self) -> int:
        """How far that is from one another."""
        return abs(self.points - self.has)


def guesses(database: sqlite3.Connection, wanted: Wanted) -> tuple[Guessed, ...]:
    """Of the deals that are wanted and count, oldest first."""
    condition, values = where(wanted)
    said = f"counted AND {condition} AND guess IS NOT NULL AND points IS NOT NULL"
    query = f"SELECT guess, points FROM kept CROSS JOIN past USING (deal) WHERE {said} ORDER BY match, deal"
    return tuple(Guessed(int(guess), int(points)) for guess, points in database.execute(query, values))


def mean_off(guessed: Sequence[Guessed]) -> float:
    """How far off they are on average."""
    return sum(each.off for each in guessed) / len(guessed)


def curve(guessed: Sequence[Guessed], window: int) -> list[float]:
    """For each guess the mean of the last ones up to it; the first ones look back on what there is."""
    return [mean_off(guessed[max(0, at - window) : at]) for at in range(1, len(guessed) + 1)]
