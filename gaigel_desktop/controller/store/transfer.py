"""Transfer: past deals written to a file of records, and records of a file taken in, each checked by the rules.

Both are long for a large archive, so they go on a piece at a time and tell how far they are.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from gaigel_desktop.controller.places import APP, HOME_VARIABLE, sayable, whole_file
from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.controller.records.verify import Finding, Flaw, check, continues
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.record import Record

from .archive import PastDeal
from .schema import insert_summary, link, text_of
from .summary import fingerprint, summary

ENDING: Final = ".jsonl"
LONGEST_LINE: Final = 1 << 20  # no record is nearly as long
INSERT_MATCH: Final = "INSERT INTO match (started, about, finished, winner, imported) VALUES (?, ?, ?, ?, 1)"
INSERT_DEAL: Final = """
INSERT INTO deal (match, started, record, about, finished, reason, digest) VALUES (?, ?, ?, ?, ?, ?, ?)
"""


class Taken(NamedTuple):
    """How far the taking in of a file has come."""

    lines: int = 0
    new: int = 0
    known: int = 0
    bad: tuple[Finding, ...] = ()


# -- out ---------------------------------------------------------------------------------------------------------


def exported(deals: Iterable[PastDeal]) -> Iterator[str]:
    """One line a deal. A record that does not go on where the one before it ended leaves its match score out."""
    previous: Record | None = None
    for deal in deals:
        record = deal.record._replace(legal=None)
        given_up = record.result is None and record.match is not None and record.match.after is not None
        if given_up or not continues(record, previous):
            record = record._replace(match=None)
        yield write_line(record)
        previous = record


def export(deals: Iterable[PastDeal], path: Path) -> Iterator[int]:
    """Write the deals; yields how many there are so far. The file is whole or not there; OSError where it cannot be."""
    with whole_file(path) as out:
        for number, line in enumerate(exported(deals), 1):
            out.write(line + "\n")
            yield number


def free_name(folder: Path, stem: str) -> Path:
    """A name for a new file that nothing has yet."""
    number, path = 1, folder / f"{stem}{ENDING}"
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}{ENDING}"
    return path


# -- in ----------------------------------------------------------------------------------------------------------


def take_in(database: sqlite3.Connection, path: Path, now: str) -> Iterator[Taken]:
    """Take in every record of the file that holds and is not here yet; OSError where it cannot be read."""
    taken, previous, match = Taken(), None, 0
    with path.open("rb") as lines:
        for number, line in enumerate(_lines(lines), 1):
            taken = taken._replace(lines=number)
            if not line.strip():
                continue
            try:
                record = check(line, previous)
            except Flaw as flaw:
                finding = Finding(number, flaw.action, flaw.quoted, flaw.what)
                taken, previous = taken._replace(bad=(*taken.bad, finding)), None
            else:
                if _known(database, record):
                    taken = taken._replace(known=taken.known + 1)
                else:
                    match = _keep(database, record, path.name, now, match if _same_match(record, previous) else 0)
                    taken = taken._replace(new=taken.new + 1)
                previous = record
            yield taken
    yield taken


def _lines(lines: BinaryIO) -> Iterator[bytes]:
    """The lines, of a giant one only so much that it is seen to be no record."""
    while line := lines.readline(LONGEST_LINE):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = lines.readline(LONGEST_LINE)
        yield line


def _same_match(record: Record, previous: Record | None) -> bool:
    """Whether the record tells on what the one before it told."""
    if previous is None or previous.match is None or record.match is None or record.match.before.deals == 0:
        return False
    return previous.match.after is not None


def _known(database: sqlite3.Connection, record: Record) -> bool:
    return database.execute("SELECT 1 FROM past WHERE fingerprint = ?", (fingerprint(record),)).fetchone() is not None


def _keep(database: sqlite3.Connection, record: Record, file: str, now: str, match: int) -> int:
    """The record as a deal of a match that came from this file; its number."""
    about = text_of({"file": sayable(file)})
    after = record.match.after if record.match else None
    winner = None if after is None or after.winner == NOBODY else after.winner
    line = write_line(record._replace(legal=None))
    reason = record.result.reason if record.result else None
    with database:
        if match:
            database.execute("UPDATE match SET winner = ? WHERE id = ?", (winner, match))
        else:
            match = database.execute(INSERT_MATCH, (now, about, now, winner)).lastrowid or 0
        deal = database.execute(INSERT_DEAL, (match, now, line, about, now, reason, link("", line))).lastrowid or 0
        insert_summary(database, (deal, match), summary(record, {}, now, imported=True), [])
    return match


# -- where -------------------------------------------------------------------------------------------------------


def records_folder() -> Path:
    """Where record files are looked for and put: the player's documents."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home)
    import platformdirs  # only a real game needs it

    return Path(platformdirs.user_documents_dir()) / APP


def files_there(folder: Path) -> list[Path] | None:
    """The record files of a folder, the newest first; None where nobody may look into it."""
    try:
        with os.scandir(folder) as entries:
            found = [(_changed(entry), entry.name) for entry in entries if entry.name.endswith(ENDING)]
    except FileNotFoundError:
        return []
    except OSError:
        return None
    return [folder / name for changed, name in sorted((-changed, name) for changed, name in found if changed)]


def _changed(entry: os.DirEntry[str]) -> float:
    """When a plain file was written last; never, if it is something else or hidden."""
    with suppress(OSError):
        return entry.stat().st_mtime if entry.is_file() else 0.0
    return 0.0
