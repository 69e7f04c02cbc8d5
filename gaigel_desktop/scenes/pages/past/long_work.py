"""Long work: deals being written to a file, or taken in from one, a piece at a time; how far it is, and how it went."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.bounded import NoPlainFile
from gaigel_desktop.controller.store.archive import Wanted, in_order
from gaigel_desktop.controller.store.transfer import Taken, export, free_name, records_folder, take_in
from gaigel_desktop.controller.store.way_back import make_secret
from gaigel_desktop.text.numbers import counted
from gaigel_desktop.text.speech import printable, say

HELD: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
KIND: Final = 0xFF  # of what SQLite says went wrong


class Step(NamedTuple):
    """How far it is in words and as a share, and what is said if it is stopped here."""

    said: str
    share: float = 1.0
    stopped: str = ""
    whole: bool = False  # all that was to be done is


def writing(database: sqlite3.Connection, wanted: Wanted, count: int) -> Iterator[Step]:
    """Write these deals, about so many, to a new file."""
    path, number = records_folder(), 0
    with suppress(sqlite3.Error):  # where nothing can be kept, the deals are written without what was kept beside them
        make_secret(database)
    try:
        path = free_name(path, f"gaigel-{datetime.now():%Y-%m-%d}")
        for number in export(in_order(database, wanted), path, heads=True):
            total = max(count, number)
            said = say("files_writing", {"number": counted(number), "count": counted(total)})
            yield Step(said, number / total, say("files_stopped_out"))
    except (OSError, sqlite3.Error):
        yield Step(say("files_not_written", {"path": printable(str(path))}))
    else:
        yield Step(say("files_written", {"number": counted(number), "path": printable(str(path))}))


def taking(database: sqlite3.Connection, path: Path) -> Iterator[Step]:
    """Take in what the file holds."""
    taken, now, where = Taken(), datetime.now().isoformat(timespec="seconds"), {"path": printable(str(path))}
    try:
        for taken in take_in(database, path, now):
            said = say("files_taking", {"file": printable(path.name), "new": counted(taken.new)})
            yield Step(said, taken.share, say("files_stopped_in", {"taken": taken_words(taken)}))
    except NoPlainFile:
        yield Step(say("files_no_file", where))
    except (OSError, ValueError):  # also a path that no system knows
        yield Step(_broken_off(taken, say("files_not_read", where)))
    except sqlite3.Error as error:
        yield Step(_broken_off(taken, say(_not_kept(error))))
    else:
        yield Step(taken_words(taken), whole=True)


def taken_words(taken: Taken) -> str:
    """How it went, and the first line that does not hold."""
    words = say("files_taken", {"new": counted(taken.new), "known": counted(taken.known)})
    if taken.first_bad is None:
        return words
    key = "files_bad_one" if taken.bad == 1 else "files_bad"
    return f"{words} {say(key, {'count': counted(taken.bad), 'finding': str(taken.first_bad)})}"


def _broken_off(taken: Taken, trouble: str) -> str:
    """What came in before the trouble stays, so it is said too."""
    return trouble if taken == Taken() else f"{taken_words(taken)} {trouble}"


def _not_kept(error: sqlite3.Error) -> str:
    """The key of why no more deals can be kept."""
    match getattr(error, "sqlite_errorcode", 0) & KIND:
        case kind if kind in HELD:
            return "files_held"
        case sqlite3.SQLITE_FULL:
            return "files_full"
    return "files_not_kept"
