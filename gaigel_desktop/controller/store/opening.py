"""Opening: what kind of file lies where the store should be, and what is done about it.

Only a file that SQLite calls corrupt or no database, or of which some page does not stand the look at it, is damaged.
A full disk, a lock, a missing right, a store of another version are no damage: then the file stays as it is.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from functools import lru_cache
from pathlib import Path
from typing import Final

from gaigel_desktop.rules.errors import GaigelError

from .head import is_broken
from .schema import VERSION, WORKED_OUT, known, make_new, object_of, work_out_anew

PATIENCE: Final = 0.3  # seconds for whoever is just leaving; a store that is open does not wait at all
NEWER: Final = range(VERSION + 1, 1000)  # numbers that a later program may have; any others are no version at all
LEAST_ROOM: Final = 1 << 16  # bytes; with less nothing can be opened, whatever SQLite calls it
BROKEN: Final = (sqlite3.Error, UnicodeDecodeError)  # the second where SQLite would quote what is broken
CALLED_DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
OF_HEAD: Final = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_READONLY)  # what SQLite calls a head that says what none says
IN_EVERY_VERSION: Final = {"match", "deal", "action", "rule_set"}  # tables
SINCE_THIS_VERSION: Final = {"owner", "match_open"}  # a table and an index, by which a store of today is known
HALF: Final = ".half"  # ends the name of a file that is being made
MENDED: Final = ".mended"  # and this that of a whole new store that waits for its place


class Damaged(Exception):
    """The file is no store any more, or not a whole one."""


class Unusable(Exception):
    """The file is whole and cannot be used now; the key of the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Older(Unusable):
    """The store of an older program, whose tables this one does not read."""

    def __init__(self) -> None:
        super().__init__("store_unreachable")


def open_file(path: Path, in_order: bool = False, patience: float = PATIENCE) -> sqlite3.Connection:
    """The store, a new one where there is none. Unless it is known to be in order, every page is looked at, which takes
    long where there are many. Damaged, Older, Unusable, OSError or sqlite3.Error."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        raise Unusable("store_odd")
    return _opened(path, connect(path, patience=patience), in_order, writes=True)


def open_to_read(path: Path) -> sqlite3.Connection:
    """The store of another program that has it open, or of a folder that cannot be written: it is only read."""
    try:
        return _opened(path, connect(path, "mode=ro"), in_order=True, writes=False)
    except sqlite3.OperationalError as error:
        if _code(error) != sqlite3.SQLITE_CANTOPEN:
            raise
        # nothing can be made beside it, so nobody writes it either
        return _opened(path, connect(path, "mode=ro&immutable=1"), in_order=True, writes=False)


def connect(path: Path, how: str = "mode=rwc", patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection to the file; text that is none is read as something that holds nowhere."""
    address = f"{path.absolute().as_uri()}?{how}"
    database = sqlite3.connect(address, uri=True, timeout=patience, check_same_thread=False)
    database.text_factory = lambda text: text.decode("utf-8", "replace")
    return database


def _opened(path: Path, database: sqlite3.Connection, in_order: bool, writes: bool) -> sqlite3.Connection:
    try:
        is_empty = _is_empty(database, in_order)
        if writes:
            _write_ahead(database)
            _make_whole(database, is_empty)
        elif is_empty:
            raise Unusable("store_unreachable")
        _make_ready(database)
    except BaseException as error:
        database.close()
        if is_damage(error) or (isinstance(error, sqlite3.Error) and _code(error) in OF_HEAD and is_broken(path)):
            raise Damaged from error
        raise
    return database


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that the file itself is broken."""
    return isinstance(error, UnicodeDecodeError) or (isinstance(error, sqlite3.Error) and _code(error) in CALLED_DAMAGE)


def _code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _is_empty(database: sqlite3.Connection, in_order: bool) -> bool:
    """Whether nothing was ever written here. The number of the version is believed where it can be, else the tables;
    where it is not that of today: Unusable or Older."""
    number = int(database.execute("PRAGMA user_version").fetchone()[0])
    if number in NEWER:
        raise Unusable("store_newer")
    if not in_order and database.execute("PRAGMA quick_check").fetchone()[0] != "ok":
        raise Damaged
    if in_order and number == VERSION:
        return False
    named = _named(database)
    if not named:
        return True
    if not named >= IN_EVERY_VERSION:
        raise Unusable("store_odd")
    if not named & SINCE_THIS_VERSION:
        raise Older
    return False


def _named(database: sqlite3.Connection) -> set[str]:
    """The tables and indexes that there are."""
    return {name for (name,) in database.execute("SELECT name FROM sqlite_master")}


def _write_ahead(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")  # a killed program loses nothing, only a power cut may


def _make_whole(database: sqlite3.Connection, is_empty: bool) -> None:
    """The tables of an empty store; in one of today, what is missing and can be worked out."""
    if is_empty:
        make_new(database)
    elif database.execute("PRAGMA user_version").fetchone()[0] != VERSION:
        database.execute(f"PRAGMA user_version = {VERSION}")
    if any(table not in _named(database) for table in WORKED_OUT):
        work_out_anew(database)


def _make_ready(database: sqlite3.Connection) -> None:
    database.create_function("known", 1, _known, deterministic=True)
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("PRAGMA busy_timeout = 0")  # what cannot be done now is caught up: nothing waits in a frame
    database.execute("PRAGMA temp_store = MEMORY")
    database.execute("CREATE TEMP TABLE damaged (deal INTEGER PRIMARY KEY)")


@lru_cache(maxsize=256)  # each question after deals asks it of the same few matches
def _known(about: str) -> bool:
    try:
        return known(object_of(about))
    except GaigelError:
        return False


# -- in words ----------------------------------------------------------------------------------------------------

_OF_SQLITE: Final = {
    sqlite3.SQLITE_FULL: "store_full",
    sqlite3.SQLITE_BUSY: "store_locked",
    sqlite3.SQLITE_LOCKED: "store_locked",
    sqlite3.SQLITE_READONLY: "store_unwritable",
    sqlite3.SQLITE_PERM: "store_unwritable",
    sqlite3.SQLITE_CANTOPEN: "store_unwritable",
}
_OF_SYSTEM: Final = {
    errno.ENOSPC: "store_full",
    errno.EDQUOT: "store_full",
    errno.EACCES: "store_unwritable",
    errno.EPERM: "store_unwritable",
    errno.EROFS: "store_unwritable",
    errno.ENOTDIR: "store_unwritable",
    errno.EEXIST: "store_unwritable",
}


def why(error: OSError | sqlite3.Error | Unusable, folder: Path) -> str:
    """The key of the sentence that says what is wrong."""
    if isinstance(error, Unusable):
        return error.key
    if _is_full(folder):
        return "store_full"
    if isinstance(error, OSError):
        return _OF_SYSTEM.get(error.errno or 0, "store_unreachable")
    if _code(error) == sqlite3.SQLITE_CANTOPEN and os.access(folder, os.W_OK):
        return "store_unreachable"
    return _OF_SQLITE.get(_code(error), "store_unreachable")


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < LEAST_ROOM
    except OSError:
        return False
