"""The wreck: a damaged store, read row by row by number, past all that is broken; only what holds counts as read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.controller.records.editions import EDITION, EDITIONS, FIRST

from .head import is_broken, put_right
from .opening import BROKEN, connect
from .schema import HELD_BEFORE, SEALED, Row, holds, with_rules_agreed
from .seals import link
from .store import chained

ALONE: Final = "mode=ro&immutable=1"  # whatever lies beside it
HEAD: Final = ".head"  # ends the name of a copy whose head is put right
LEAST_ROW: Final = 256  # bytes; no file holds more rows than have room in it
MOST_ROWS: Final = 1_000_000
MOST_DEEDS: Final = 2_000  # no deal has nearly as many
# Columns that older stores did not have, and what they would have held.
SINCE: Final = {"imported": "0", "counted": "1", "digest": "''"}
# Where the number of a deal stands besides its own row.
NAMED_IN: Final = (
    "SELECT id FROM deal NOT INDEXED",
    "SELECT id FROM deal NOT INDEXED ORDER BY id DESC",
    "SELECT id FROM deal INDEXED BY deal_of_match",
    "SELECT deal FROM past NOT INDEXED",
    "SELECT deal FROM past INDEXED BY past_by_match",
    "SELECT DISTINCT deal FROM action",
)


class Sight(NamedTuple):
    """One way to see the file."""

    database: sqlite3.Connection
    selects: dict[str, str]  # what is asked of each table
    sealed: bool  # whether its rows are
    edition: int  # by which its rule sets are to be read


class Wreck:
    """A damaged file, seen with what lies in the log beside it, without, and with a head that is put right."""

    def __init__(self, path: Path) -> None:
        self._sights: list[Sight] = []
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
            self._sights.append(_seen(connect(path, how)))

    def close(self) -> None:
        """Let the file go."""
        for sight in self._sights:
            sight.database.close()
        self._copy.unlink(missing_ok=True)

    def secret(self) -> str:
        """By which the store knows what it has written to files; empty where that cannot be read."""
        told = (told for sight in self._sights for told in _until_broken(sight.database, "SELECT secret FROM owner"))
        return next((str(secret) for (secret,) in told), "")

    # -- what there is -------------------------------------------------------------------------------------------

    def heard_of(self) -> set[int]:
        """The numbers of deals that stand somewhere, whether they can be read or not."""
        numbers: set[int] = set()
        for sight in self._sights:
            for query in NAMED_IN:
                found = (each for (each,) in _until_broken(sight.database, query) if isinstance(each, int))
                numbers.update(each for each in found if each > 0)
        return {number for number in numbers if number <= MOST_ROWS}

    def numbers(self, heard_of: set[int]) -> range:
        """All numbers that a row may have."""
        return range(1, max(self._most, *heard_of, 0) + 1)

    # -- reading -------------------------------------------------------------------------------------------------

    def row(self, table: str, number: int) -> Row | None:
        """What the row with this number holds, as it is written today; None if it does not hold or cannot be read."""
        for sight in self._sights:
            with suppress(*BROKEN):
                row = sight.database.execute(f"{sight.selects[table]} WHERE rowid = ?", (number,)).fetchone()
                if row is not None and (holds(table, row) if sight.sealed else HELD_BEFORE[table](row)):
                    return with_rules_agreed(table, tuple(row[:-1]), sight.edition)
        return None

    def deeds(self, deal: int, line: str) -> list[tuple[int, str]]:
        """Seats and actions of a deal that is not over, as far as they go on from its record."""
        seen = (_one_by_one(sight.database, deal) for sight in self._sights)
        found = [list(chained(rows, link("", line))) for rows in seen]
        return max(found, key=len, default=[])


def _seen(database: sqlite3.Connection) -> Sight:
    """What can be asked of this file; sqlite3.Error if nothing can."""
    try:
        has = {table: _columns(database, table) for table in SEALED}
    except BROKEN:
        database.close()
        raise
    selects = {table: _select(table, has[table]) for table in SEALED}
    return Sight(database, selects, "digest" in has["match"], _edition(database))


def _edition(database: sqlite3.Connection) -> int:
    """The edition that the file names; where it could name one and cannot be read, today's."""
    if not _columns(database, "edition"):
        return FIRST
    named = {number for (number,) in _until_broken(database, "SELECT number FROM edition")}
    return next((edition for edition in EDITIONS if edition in named), EDITION)


def _columns(database: sqlite3.Connection, table: str) -> set[str]:
    return {name for (name,) in database.execute(f"SELECT name FROM pragma_table_info('{table}')")}


def _select(table: str, has: set[str]) -> str:
    asked = (column if column in has else SINCE.get(column, "NULL") for column in (*SEALED[table], "digest"))
    return f"SELECT {', '.join(asked)} FROM {table} NOT INDEXED"


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
