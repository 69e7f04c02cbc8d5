"""The schema: the tables of the store, and how the file is opened, set aside or brought up to date."""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.controller.places import set_aside
from gaigel_desktop.controller.records.notation import JsonObject, read_line, rules_from_json
from gaigel_desktop.rules.errors import GaigelError

from .summary import Summary, opponents, summary

VERSION: Final = 3
MARK: Final = "tournament"  # by this a session of one is known among the matches
# What lies there since the second version: a short row for every deal that is over.
PAST: Final = """
CREATE TABLE past (
    deal INTEGER PRIMARY KEY REFERENCES deal ON DELETE CASCADE, match INTEGER NOT NULL,
    counted INTEGER NOT NULL, finished TEXT NOT NULL, rules TEXT NOT NULL, players INTEGER NOT NULL,
    number INTEGER NOT NULL, reason TEXT NOT NULL, aided INTEGER, won INTEGER, match_won INTEGER,
    given INTEGER NOT NULL, taken INTEGER NOT NULL, accused INTEGER, points INTEGER, fingerprint TEXT NOT NULL
);
CREATE INDEX past_by_match ON past (match, deal);
CREATE INDEX past_by_fingerprint ON past (fingerprint);
CREATE TABLE opponent (
    who TEXT NOT NULL, deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE, PRIMARY KEY (who, deal)
) WITHOUT ROWID;
CREATE INDEX opponent_of_deal ON opponent (deal);
"""
# And since the third: the way to a session, past all other matches.
SESSION: Final = f"json_extract(about, '$.{MARK}')"
BY_SESSION: Final = f"CREATE INDEX match_by_session ON match ({SESSION});"
SCHEMA: Final = f"""
CREATE TABLE match (
    id INTEGER PRIMARY KEY, started TEXT NOT NULL, about TEXT NOT NULL, finished TEXT, winner INTEGER,
    imported INTEGER NOT NULL DEFAULT 0
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
{PAST}
{BY_SESSION}
"""


class File(NamedTuple):
    """A store that has been opened, and where an unusable one was put (or a backup before a migration)."""

    database: sqlite3.Connection
    aside: Path | None = None
    backup: Path | None = None


def open_file(path: Path, in_order: bool = False) -> File:
    """Open the store, or start a new one; a damaged or newer one is set aside, an older one brought up to date.
    Every page is looked at, which takes long where there are many, unless it is known to be in order."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = backup = None
    database = _connect(path)
    version = _sound_version(database, in_order)
    if version is None or version > VERSION:
        database.close()
        aside = _set_all_aside(path)
        database, version = _connect(path), 0
    if 0 < version < VERSION:
        backup = path.with_name(f"{path.stem}.version-{version}{path.suffix}")
        shutil.copyfile(path, backup)
    _make_ready(database)
    _bring_up_to_date(database, version)
    return File(database, aside, backup)


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=2.0, check_same_thread=False)


def _sound_version(database: sqlite3.Connection, in_order: bool) -> int | None:
    """The version of the schema; None if the file is damaged."""
    try:
        version = int(database.execute("PRAGMA user_version").fetchone()[0])
        sound = in_order or database.execute("PRAGMA quick_check").fetchone()[0] == "ok"
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise  # somebody else has it; that is no damage
        return None
    return version if sound else None


def _make_ready(database: sqlite3.Connection) -> None:
    database.create_function("known", 1, lambda about: known(object_of(about)), deterministic=True)
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")  # a killed program loses nothing, only a power cut may


def _bring_up_to_date(database: sqlite3.Connection, version: int) -> None:
    if version == 0:
        database.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
        return
    for step in range(version, VERSION):
        with database:  # all of a step or nothing of it
            database.execute("BEGIN")
            MIGRATIONS[step - 1](database)
            database.execute(f"PRAGMA user_version = {step + 1}")


def _set_all_aside(path: Path) -> Path:
    """The store and what SQLite keeps beside it."""
    aside = set_aside(path)
    for ending in ("-wal", "-shm"):
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + ending))
    return aside


# -- from version to version -------------------------------------------------------------------------------------


def _summarise(database: sqlite3.Connection) -> None:
    """From 1 to 2: a summary of every deal that is over, made from its record."""
    database.execute("ALTER TABLE match ADD COLUMN imported INTEGER NOT NULL DEFAULT 0")
    for statement in PAST.split(";"):
        database.execute(statement)
    rows = database.execute("SELECT id, match, record, about, finished, digest FROM deal WHERE finished IS NOT NULL")
    for deal, match, line, about, finished, own in rows.fetchall():
        if own == link("", line):
            with suppress(GaigelError):
                record = read_line(line.encode())
                told = object_of(about)
                summed = summary(record, told, finished, imported=False)
                insert_summary(database, (deal, match), summed, opponents(record, told))


def _index_sessions(database: sqlite3.Connection) -> None:
    """From 2 to 3: the way to a session."""
    database.execute(BY_SESSION)


Migration = Callable[[sqlite3.Connection], None]
# How an older store becomes the next version, in order.
MIGRATIONS: Final[tuple[Migration, ...]] = (_summarise, _index_sessions)


# -- rows --------------------------------------------------------------------------------------------------------


def insert_summary(database: sqlite3.Connection, at: tuple[int, int], summed: Summary, against: list[str]) -> None:
    """The short row of a deal and its match; only deals of one's own count in the figures."""
    row = (*at, summed.won is not None, *summed)
    database.execute(f"INSERT OR REPLACE INTO past {_COLUMNS} VALUES ({', '.join('?' * len(row))})", row)
    database.executemany("INSERT OR REPLACE INTO opponent VALUES (?, ?)", [(who, at[0]) for who in against])


_COLUMNS: Final = f"(deal, match, counted, {', '.join(Summary._fields)})"


def known(about: JsonObject) -> bool:
    """Whether this program knows the rules of a match; a newer one may have written it."""
    try:
        return "rules" not in about or bool(rules_from_json(about["rules"]))
    except GaigelError:
        return False


def link(before: str, text: str) -> str:
    """A link of the chain that every row carries on."""
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()


def text_of(data: object) -> str:
    """Plain data as a column holds it."""
    return json.dumps(data, ensure_ascii=False)


def object_of(text: str) -> JsonObject:
    """What `text_of` wrote; nothing where it was something else."""
    data: object = json.loads(text)
    return data if isinstance(data, dict) else {}
