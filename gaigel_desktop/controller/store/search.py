"""Searching: the numbers of the deals that are wanted, found a piece at a time, the newest first.

So the first page is there at once however many there are, every other one is read by its numbers, and what there is to
choose from is known when all have been looked at.
"""

from __future__ import annotations

import sqlite3
from array import array
from typing import Final

from .archive import Choices, PastDeal, Wanted, choices, read_deals, where

PIECE: Final = 250  # short rows that are looked at in one go
BEYOND: Final = (1 << 62, 0)  # a place after all deals


class Search:
    """What was found so far."""

    def __init__(self, database: sqlite3.Connection, wanted: Wanted) -> None:
        self.deals = array("q")
        self.looked_at = 0
        self.over = False
        self._database = database
        self._condition, self._values = where(wanted)
        self._last = BEYOND
        self._rules: set[str] = set()

    def go_on(self) -> None:
        """Look through one piece more of the past deals."""
        fits = f"SELECT match, deal, rules, {self._condition} FROM past"
        query = f"{fits} WHERE (match, deal) < (?, ?) ORDER BY match DESC, deal DESC LIMIT {PIECE}"
        rows = self._database.execute(query, (*self._values, *self._last)).fetchall()
        found = [row for row in rows if row[-1]]
        self.deals.extend(row[1] for row in found)
        self._rules.update(row[2] for row in found)
        self.looked_at += len(rows)
        self.over = len(rows) < PIECE
        if rows:
            self._last = rows[-1][:2]

    def page(self, first: int, length: int) -> list[PastDeal]:
        """So many deals from a place of the list on."""
        return read_deals(self._database, list(self.deals[first : first + length]))

    def choices(self) -> Choices:
        """What those that were found differ in."""
        return choices(self._database, self._rules)
