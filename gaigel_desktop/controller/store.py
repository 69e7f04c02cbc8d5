"""The store: every match and deal in SQLite, written action by action, so that closing the window loses nothing.

A deal is kept as its record without the actions, the actions one row each, and a digest beside them that every row
carries on: a row that was changed, lost or exchanged is noticed and the deal ends before it.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.record import Deed, Record

from .notation import JsonObject, from_json, read_line, to_json, write_line
from .places import set_aside

VERSION: Final = 1
SCHEMA: Final = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY, started TEXT NOT NULL, about TEXT NOT NULL, finished TEXT, winner INTEGER
);
CREATE TABLE deal (
    id INTEGER PRIMARY KEY, match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE, started TEXT NOT NULL,
    record TEXT NOT NULL, about TEXT NOT NULL, finished TEXT, reason TEXT, digest TEXT NOT NULL
);
CREATE TABLE action (
    deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE, number INTEGER NOT NULL,
    seat INTEGER NOT NULL, action TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (deal, number)
) WITHOUT ROWID;
CREATE TABLE rule_set (name TEXT PRIMARY KEY, rules TEXT NOT NULL);
CREATE INDEX deal_of_match ON deal (match);
"""
# How an older store becomes the next version, one script each, in order.
MIGRATIONS: Final[tuple[str, ...]] = ()


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


class Store:
    """An open store. sqlite3.Error where the disk is full or the folder is gone: the game plays on without."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def close(self) -> None:
        """Leave one whole file behind."""
        with suppress(sqlite3.Error):
            self._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._database.close()

    # -- writing -------------------------------------------------------------------------------------------------

    def start_match(self, started: str, about: JsonObject) -> int:
        """A new match; its number."""
        return self._insert("INSERT INTO match (started, about) VALUES (?, ?)", started, _text(about))

    def finish_match(self, match: int, finished: str, winner: int | None) -> None:
        """The match is over, won by a side, or by nobody because it was given up."""
        with self._database:
            self._database.execute("UPDATE match SET finished = ?, winner = ? WHERE id = ?", (finished, winner, match))

    def start_deal(self, match: int, started: str, record: Record, about: JsonObject) -> int:
        """A new deal of the match, dealt out but not played; its number."""
        line = write_line(record._replace(actions=(), result=None))
        digest = _digest("", line)
        return self._insert(
            "INSERT INTO deal (match, started, record, about, digest) VALUES (?, ?, ?, ?, ?)",
            *(match, started, line, _text(about), digest),
        )

    def note(self, deal: int, number: int, deed: Deed) -> None:
        """One more action of the deal; they count from 0."""
        before = self._digest_before(deal, number)
        said = _text(list(SPELLED[deed[1]]))
        row = (deal, number, deed[0], said, _digest(before, f"{deed[0]} {said}"))
        with self._database:
            self._database.execute("INSERT INTO action VALUES (?, ?, ?, ?, ?)", row)

    def take_back(self, deal: int, number: int) -> None:
        """Forget the actions from this one on."""
        with self._database:
            self._database.execute("DELETE FROM action WHERE deal = ? AND number >= ?", (deal, number))

    def finish_deal(self, deal: int, finished: str, record: Record) -> None:
        """The deal is over; from now on it is kept as its whole record."""
        reason = record.result.reason if record.result else None
        line = write_line(record)
        row = (line, finished, reason, _digest("", line), deal)
        with self._database:
            self._database.execute(
                "UPDATE deal SET record = ?, finished = ?, reason = ?, digest = ? WHERE id = ?", row
            )
            self._database.execute("DELETE FROM action WHERE deal = ?", (deal,))

    def clear(self) -> None:
        """Forget every match and deal, but not the rule sets."""
        with self._database:
            self._database.execute("DELETE FROM match")
        self._database.execute("VACUUM")

    def _insert(self, statement: str, *values: object) -> int:
        with self._database:
            return self._database.execute(statement, values).lastrowid or 0

    def _digest_before(self, deal: int, number: int) -> str:
        if number == 0:
            row = self._database.execute("SELECT digest FROM deal WHERE id = ?", (deal,)).fetchone()
        else:
            query = "SELECT digest FROM action WHERE deal = ? AND number = ?"
            row = self._database.execute(query, (deal, number - 1)).fetchone()
        if row is None:
            raise sqlite3.IntegrityError("an action before this one is missing")
        return str(row[0])

    # -- reading -------------------------------------------------------------------------------------------------

    def unfinished(self) -> StoredMatch | None:
        """The match that was played last, if it is not over."""
        row = self._database.execute("SELECT * FROM match ORDER BY id DESC LIMIT 1").fetchone()
        return _match(row) if row and row[3] is None else None

    def matches(self) -> Iterator[StoredMatch]:
        """All matches, the newest first."""
        for row in self._database.execute("SELECT * FROM match ORDER BY id DESC"):
            yield _match(row)

    def deals(self, match: int | None = None) -> Iterator[StoredDeal]:
        """The deals of a match, or all of them, in order; those whose digest does not hold are left out."""
        where, values = ("WHERE match = ?", (match,)) if match is not None else ("", ())
        query = f"SELECT id, match, started, record, about, finished, digest FROM deal {where} ORDER BY id"
        for deal, of_match, started, line, about, finished, digest in self._database.execute(query, values).fetchall():
            if digest != _digest("", line):
                continue
            with suppress(GaigelError):
                record = read_line(line.encode())
                if finished is None:
                    record = record._replace(actions=tuple(self._actions(deal, record, digest)))
                yield StoredDeal(deal, of_match, started, record, _object(about), finished)

    def _actions(self, deal: int, record: Record, digest: str) -> list[Deed]:
        """The actions as far as the chain of digests holds."""
        rows = self._database.execute(
            "SELECT number, seat, action, digest FROM action WHERE deal = ? ORDER BY number", (deal,)
        )
        said: list[list[object]] = []
        for number, seat, action, own in rows:
            digest = _digest(digest, f"{seat} {action}")
            if own != digest or number != len(said):
                break
            said.append([seat, *json.loads(action)])
        whole = to_json(record) | {"actions": said}
        return list(from_json(whole).actions)

    # -- rule sets -----------------------------------------------------------------------------------------------

    def keep_rules(self, name: str, rules: JsonObject) -> None:
        """Save a rule set by name, over an older one of that name."""
        with self._database:
            self._database.execute("INSERT OR REPLACE INTO rule_set VALUES (?, ?)", (name, _text(rules)))

    def forget_rules(self, name: str) -> None:
        """Forget a saved rule set."""
        with self._database:
            self._database.execute("DELETE FROM rule_set WHERE name = ?", (name,))

    def kept_rules(self) -> dict[str, JsonObject]:
        """The saved rule sets by name."""
        rows = self._database.execute("SELECT name, rules FROM rule_set ORDER BY name")
        return {name: _object(rules) for name, rules in rows}


# -- opening -----------------------------------------------------------------------------------------------------


def open_store(path: Path) -> Opened:
    """Open the store, or start a new one; a damaged or newer one is set aside, an older one brought up to date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = backup = None
    database, version = _open_sound(path)
    if database is None or version > VERSION:
        if database is not None:
            database.close()
        aside = _set_all_aside(path)
        database, version = _connect(path), 0
    if 0 < version < VERSION:
        backup = path.with_name(f"{path.stem}.version-{version}{path.suffix}")
        shutil.copyfile(path, backup)
    _bring_up_to_date(database, version)
    return Opened(Store(database), aside, backup)


def _connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, timeout=2.0, check_same_thread=False)
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")  # a killed program loses nothing, only a power cut may
    return database


def _open_sound(path: Path) -> tuple[sqlite3.Connection | None, int]:
    """The store and the version of its schema, or None if the file is damaged."""
    database = sqlite3.connect(path)
    try:
        sound = database.execute("PRAGMA quick_check").fetchone()[0] == "ok"
        version = int(database.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.DatabaseError:
        sound, version = False, 0
    database.close()
    return (_connect(path), version) if sound else (None, 0)


def _bring_up_to_date(database: sqlite3.Connection, version: int) -> None:
    with database:
        if version == 0:
            database.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
            return
        for step in range(version, VERSION):
            database.executescript(f"BEGIN; {MIGRATIONS[step - 1]} PRAGMA user_version = {step + 1}; COMMIT;")


def _set_all_aside(path: Path) -> Path:
    """The store and what SQLite keeps beside it."""
    aside = set_aside(path)
    for ending in ("-wal", "-shm"):
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + ending))
    return aside


@contextmanager
def closing(path: Path) -> Iterator[Store]:
    """A store for the time of a `with`."""
    store = open_store(path).store
    try:
        yield store
    finally:
        store.close()


def _digest(before: str, text: str) -> str:
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def _object(text: str) -> JsonObject:
    data: object = json.loads(text)
    return data if isinstance(data, dict) else {}


def _match(row: tuple[int, str, str, str | None, int | None]) -> StoredMatch:
    return StoredMatch(row[0], row[1], _object(row[2]), row[3], row[4])
