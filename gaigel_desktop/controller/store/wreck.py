"""The wreck: a damaged store, read row by row by number, past all that is broken; only what holds counts as read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from .head import is_broken, put_right
from .opening import BROKEN, connect
from .schema import Row, columns, holds
from .seals import link
from .store import chained

ALONE: Final = "mode=ro&immutable=1"  # whatever lies beside it
HEAD: Final = ".head"  # ends the name of a copy whose head is put right
LEAST_ROW: Final = 256  # bytes; no file holds more rows than have room in it
MOST_ROWS: Final = 1_000_000
MOST_DEEDS: Final = 2_000  # no deal has nearly as many
# Where the number of a deal stands besides its own row.
NAMED_IN: Final = (
    "SELECT id FROM deal NOT INDEXED",
    "SELECT id FROM deal NOT INDEXED ORDER BY id DESC",
    "SELECT id FROM deal INDEXED BY deal_of_match",
    "SELECT deal FROM past NOT INDEXED",
    "SELECT deal FROM past INDEXED BY past_by_match",
    "SELECT DISTINCT deal FROM action",
)


class Wreck:
    """A damaged file, seen with what lies in the log beside it, without, and with a head that is put right."""

    def __init__(self, path: Path) -> None:
        self._sights: list[sqlite3.Connection] = []  # each a way to see it
        self._copy = path.with_name(path.name + HEAD)
        self._look(path, "mode=ro")
        self._look(path, ALONE)
        with suppress(OSError):
            if is_broken(path):
                put_right(path, self._copy)
                self._look(self._copy, ALONE)
        size = path.stat().st_size
        self._most = min(size // LEAST_ROW, MOST_ROWS)

    def _look(self, path: Path, how: str) -> None:
        with suppress(*BROKEN):
            self._sights.append(connect(path, how))

    def close(self) -> None:
        """Let the file go."""
        for sight in self._sights:
            sight.close()
        self._copy.unlink(missing_ok=True)

    def secret(self) -> str:
        """By which the store knows what it has written to files; empty where that cannot be read."""
        told = (told for sight in self._sights for told in _until_broken(sight, "SELECT secret FROM owner"))
        return next((str(secret) for (secret,) in told), "")

    # -- what there is -------------------------------------------------------------------------------------------

    def heard_of(self) -> set[int]:
        """The numbers of deals that stand somewhere, whether they can be read or not."""
        numbers: set[int] = set()
        for sight in self._sights:
            for query in NAMED_IN:
                found = (each for (each,) in _until_broken(sight, query) if isinstance(each, int))
                numbers.update(each for each in found if each > 0)
        return {number for number in numbers if number <= MOST_ROWS}

    def numbers(self, heard_of: set[int]) -> range:
        """All numbers that a row may have."""
        return range(1, max(self._most, *heard_of, 0) + 1)

    # -- reading -------------------------------------------------------------------------------------------------

    def row(self, table: str, number: int) -> Row | None:
        """What the row with this number holds; None if it does not hold or cannot be read."""
        query = f"SELECT {columns(table)} FROM {table} NOT INDEXED WHERE rowid = ?"
        for sight in self._sights:
            with suppress(*BROKEN):
                row = sight.execute(query, (number,)).fetchone()
                if row is not None and holds(table, row):
                    return tuple(row[:-1])
        return None

    def deeds(self, deal: int, line: str) -> list[tuple[int, str]]:
        """Seats and actions of a deal that is not over, as far as they go on from its record."""
        seen = (_one_by_one(sight, deal) for sight in self._sights)
        found = [list(chained(rows, link("", line))) for rows in seen]
        return max(found, key=len, default=[])


def _until_broken(database: sqlite3.Connection, query: str) -> Iterator[Row]:
    with suppress(*BROKEN):
        yield from database.execute(query)


def _one_by_one(database: sqlite3.Connection, deal: int) -> Iterator[Row]:
    """The rows of a deal's actions by number, up to the first that cannot be read."""
    query = "SELECT number, seat, action, digest FROM action WHERE deal = ? AND number = ?"
    with suppress(*BROKEN):
        for number in range(MOST_DEEDS):
            row = database.execute(query, (deal, number)).fetchone()
            if row is None:
                return
            yield row
