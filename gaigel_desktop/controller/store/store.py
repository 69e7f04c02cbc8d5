"""The store: every match and deal in SQLite, written action by action, so that closing the window loses nothing.

A deal is kept as its record without the actions, the actions one row each, and a digest beside them that every row
carries on: a row that was changed, lost or exchanged is noticed and the deal ends before it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.controller.records.notation import JsonObject, read_deed, read_line, write_line
from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.record import Deed, Record

from .schema import SESSION, insert_summary, link, object_of, open_file, text_of
from .summary import opponents, summary

ASIDE: Final = "aside"  # by this the actions that did not hold any more are found in what is told about a deal


class Opened(NamedTuple):
    """A store that can be used, and where an unusable one was put (or a backup before a migration)."""

    store: Store
    aside: Path | None = None
    backup: Path | None = None


class StoredMatch(NamedTuple):
    """A match as it lies in the store; `about` is what the controller wants to find again."""

    id: int
    started: str
    about: JsonObject
    finished: str | None
    winner: int | None


class StoredDeal(NamedTuple):
    """A deal as it lies in the store."""

    id: int
    match: int
    started: str
    record: Record
    about: JsonObject
    finished: str | None
    noted: int = 0  # actions of a deal that is not over, also those that cannot be read any more


class Store:
    """An open store. sqlite3.Error where the disk is full or the folder is gone: the game plays on without."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database  # for those who look things up: archive, statistics
        self.doubtful = False  # something could not be read or written

    def close(self) -> None:
        """Leave one whole file behind."""
        with suppress(sqlite3.Error):
            self.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.database.close()

    # -- writing -------------------------------------------------------------------------------------------------

    def start_match(self, started: str, about: JsonObject) -> int:
        """A new match; its number."""
        return self._insert("INSERT INTO match (started, about) VALUES (?, ?)", started, text_of(about))

    def finish_match(self, match: int, finished: str, winner: int | None) -> None:
        """The match is over, won by a side, or by nobody because it was given up: then it is lost."""
        with self.database:
            self.database.execute("UPDATE match SET finished = ?, winner = ? WHERE id = ?", (finished, winner, match))
            if winner is None:
                last = "(SELECT max(deal) FROM past WHERE match = ?)"
                self.database.execute(f"UPDATE past SET match_won = 0 WHERE deal = {last}", (match,))

    def start_deal(self, match: int, started: str, record: Record, about: JsonObject) -> int:
        """A new deal of the match, dealt out but not played; its number."""
        line = write_line(record._replace(actions=(), result=None))
        digest = link("", line)
        return self._insert(
            "INSERT INTO deal (match, started, record, about, digest) VALUES (?, ?, ?, ?, ?)",
            *(match, started, line, text_of(about), digest),
        )

    def tell_about(self, deal: int, about: JsonObject) -> None:
        """What is told about a deal has changed while it is played."""
        with self.database:
            self.database.execute("UPDATE deal SET about = ? WHERE id = ?", (text_of(about), deal))

    def note(self, deal: int, number: int, deed: Deed) -> None:
        """One more action of the deal; they count from 0."""
        before = self._digest_before(deal, number)
        said = text_of(list(SPELLED[deed[1]]))
        row = (deal, number, deed[0], said, link(before, f"{deed[0]} {said}"))
        with self.database:
            self.database.execute("INSERT INTO action VALUES (?, ?, ?, ?, ?)", row)

    def take_back(self, deal: int, number: int) -> None:
        """Forget the actions from this one on."""
        with self.database:
            self.database.execute("DELETE FROM action WHERE deal = ? AND number >= ?", (deal, number))

    def set_aside(self, deal: int, number: int, about: JsonObject) -> JsonObject:
        """The actions from this one on do not hold any more, and others will stand in their place: what was stored is
        kept in what is told about the deal, which is given back."""
        query = "SELECT seat, action FROM action WHERE deal = ? AND number >= ? ORDER BY number"
        with self.database:
            rows = self.database.execute(query, (deal, number)).fetchall()
            earlier = about.get(ASIDE)
            kept: JsonObject = {"from": number, "actions": [f"{seat} {action}" for seat, action in rows]}
            about = about | {ASIDE: [*(earlier if isinstance(earlier, list) else []), kept]}
            self.database.execute("UPDATE deal SET about = ? WHERE id = ?", (text_of(about), deal))
            self.database.execute("DELETE FROM action WHERE deal = ? AND number >= ?", (deal, number))
        return about

    def finish_deal(self, deal: int, finished: str, record: Record) -> None:
        """The deal is over, or given up without a result; from now on it is kept as its whole record."""
        reason = record.result.reason if record.result else None
        line = write_line(record)
        row = (line, finished, reason, link("", line), deal)
        with self.database:
            self.database.execute(
                "UPDATE deal SET record = ?, finished = ?, reason = ?, digest = ? WHERE id = ?", row
            )
            self.database.execute("DELETE FROM action WHERE deal = ?", (deal,))
            self._summarise(deal, finished, record)

    def _summarise(self, deal: int, finished: str, record: Record) -> None:
        query = "SELECT match, about FROM deal WHERE id = ?"
        for match, about in self.database.execute(query, (deal,)).fetchall():
            told = object_of(about)
            summed = summary(record, told, finished, imported=False)
            insert_summary(self.database, (deal, match), summed, opponents(record, told))

    def clear(self, given_up: Collection[int] = ()) -> None:
        """Forget every match that is over or given up, and its deals; rule sets stay."""
        places = ", ".join("?" * len(given_up))
        forgotten = f"imported OR finished IS NOT NULL OR id IN ({places})"
        with self.database:
            self.database.execute(f"DELETE FROM match WHERE {forgotten}", tuple(given_up))
        self.clear_figures()
        self.database.execute("VACUUM")

    def clear_figures(self) -> None:
        """Start counting anew; the past games stay."""
        with self.database:
            self.database.execute("UPDATE past SET counted = 0")

    def _insert(self, statement: str, *values: object) -> int:
        with self.database:
            return self.database.execute(statement, values).lastrowid or 0

    def _digest_before(self, deal: int, number: int) -> str:
        if number == 0:
            row = self.database.execute("SELECT digest FROM deal WHERE id = ?", (deal,)).fetchone()
        else:
            query = "SELECT digest FROM action WHERE deal = ? AND number = ?"
            row = self.database.execute(query, (deal, number - 1)).fetchone()
        if row is None:
            raise sqlite3.IntegrityError("an action before this one is missing")
        return str(row[0])

    # -- reading -------------------------------------------------------------------------------------------------

    def unfinished(self) -> Iterator[StoredMatch]:
        """The own matches that are not over, the newest first; one that was left for another is not lost."""
        query = "SELECT * FROM match WHERE NOT imported AND finished IS NULL ORDER BY id DESC"
        for row in self.database.execute(query).fetchall():
            yield _match(row)

    def session(self, mark: list[object]) -> StoredMatch | None:
        """The session of a tournament that carries this mark, if it has begun."""
        query = f"SELECT * FROM match WHERE {SESSION} = json(?) ORDER BY id DESC"
        row = self.database.execute(query, (text_of(mark),)).fetchone()
        return _match(row) if row is not None else None

    def deals(self, match: int | None = None) -> Iterator[StoredDeal]:
        """The deals of a match, or all of them, in order; those whose digest does not hold are left out."""
        where, values = ("WHERE match = ?", (match,)) if match is not None else ("", ())
        query = f"SELECT id, match, started, record, about, finished, digest FROM deal {where} ORDER BY id"
        for deal, of_match, started, line, about, finished, digest in self.database.execute(query, values).fetchall():
            if digest != link("", line):
                continue
            with suppress(GaigelError):
                record, noted = read_line(line.encode()), 0
                if finished is None:
                    deeds, noted = self._actions(deal, digest)
                    record = record._replace(actions=tuple(deeds))
                yield StoredDeal(deal, of_match, started, record, object_of(about), finished, noted)

    def deals_begun(self, match: int) -> int:
        """How many deals the match has, also those that cannot be read."""
        return int(self.database.execute("SELECT count(*) FROM deal WHERE match = ?", (match,)).fetchone()[0])

    def deals_over(self, match: int) -> int:
        """How many of them are over."""
        query = "SELECT count(*) FROM deal WHERE match = ? AND finished IS NOT NULL"
        return int(self.database.execute(query, (match,)).fetchone()[0])

    def _actions(self, deal: int, digest: str) -> tuple[list[Deed], int]:
        """The actions as far as the chain of digests holds and they can be read, and how many there are."""
        query = "SELECT number, seat, action, digest FROM action WHERE deal = ? ORDER BY number"
        rows = self.database.execute(query, (deal,)).fetchall()
        deeds: list[Deed] = []
        for number, seat, action, own in rows:
            digest = link(digest, f"{seat} {action}")
            if own != digest or number != len(deeds):
                break
            try:
                deeds.append(read_deed([seat, *json.loads(action)]))
            except GaigelError:  # what nobody can do in this version
                break
        return deeds, len(rows)

    # -- rule sets -----------------------------------------------------------------------------------------------

    def keep_rules(self, name: str, rules: JsonObject) -> None:
        """Save a rule set by name, over an older one of that name."""
        with self.database:
            self.database.execute("INSERT OR REPLACE INTO rule_set VALUES (?, ?)", (name, text_of(rules)))

    def forget_rules(self, name: str) -> None:
        """Forget a saved rule set."""
        with self.database:
            self.database.execute("DELETE FROM rule_set WHERE name = ?", (name,))

    def kept_rules(self) -> dict[str, JsonObject]:
        """The saved rule sets by name."""
        rows = self.database.execute("SELECT name, rules FROM rule_set ORDER BY name")
        return {name: object_of(rules) for name, rules in rows}


# -- opening -----------------------------------------------------------------------------------------------------


def open_store(path: Path, in_order: bool = False) -> Opened:
    """Open the store, or start a new one; a damaged or newer one is set aside, an older one brought up to date. One
    that is known to be in order is not looked at page by page."""
    file = open_file(path, in_order)
    return Opened(Store(file.database), file.aside, file.backup)


@contextmanager
def closing(path: Path) -> Iterator[Store]:
    """A store for the time of a `with`."""
    store = open_store(path).store
    try:
        yield store
    finally:
        store.close()


def _match(row: tuple[int, str, str, str | None, int | None]) -> StoredMatch:
    return StoredMatch(row[0], row[1], object_of(row[2]), row[3], row[4])
