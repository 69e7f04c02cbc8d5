"""Transfer: past deals written to a file of records, and records of a file taken in, each checked by the rules; what
this store has written comes back as it was.

Both are long for a large archive, so they go on a piece at a time and tell how far they are.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from io import BufferedReader
from itertools import count, groupby
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.bounded import plain_file
from gaigel_desktop.controller.places import APP, HOME_VARIABLE, documents_folder, sayable, sweep, whole_file
from gaigel_desktop.controller.records.lines import pieces_of
from gaigel_desktop.controller.records.match_head import Sender, head_line
from gaigel_desktop.controller.records.notation import LONGEST_LINE, MOST_COMMAS, JsonObject, write_line
from gaigel_desktop.controller.records.verify import NOTHING, Finding, Judged, continues, judged
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.record import Record
from gaigel_desktop.text.speech import say

from .archive import PastDeal
from .schema import change, insert_deal, insert_match, insert_summary, text_of
from .summary import fingerprint, summary
from .way_back import MOST_IN_A_HEAD, Kept, bring_back, head_of, kept_in

ENDING: Final = ".jsonl"
COPY: Final = ".gaigel"  # a copy of everything
AT_ONCE: Final = 4  # lines that are taken in together, in one transaction


class Taken(NamedTuple):
    """How far the taking in of a file has come; of the lines that do not hold only the first is kept."""

    share: float = 0.0  # of the file that has been read
    new: int = 0
    known: int = 0
    bad: int = 0
    first_bad: Finding | None = None


# -- out ---------------------------------------------------------------------------------------------------------


class _Lines:
    """One after the other: a record that does not go on where the one before it ended leaves its match score out."""

    def __init__(self) -> None:
        self._previous: Record | None = None

    def of(self, record: Record) -> str:
        """The line for the next record, which goes on with the match of the one before if it can."""
        record = record._replace(legal=None)
        given_up = record.result is None and record.match is not None and record.match.after is not None
        if given_up or not continues(record, self._previous):
            record = record._replace(match=None)
        self._previous = record
        return write_line(record)


def export(deals: Iterable[PastDeal], path: Path, *, heads: bool = False) -> Generator[int, None, None]:
    """Write the deals; yields how many there are so far. The file is whole or not there; OSError where it cannot be.
    Below heads, which say who sat there, own deals find their way back."""
    sweep(path.parent, (f"{ENDING}.new",))
    with whole_file(path, given=True) as out:
        written = 0
        for line, number in _told(deals, heads=heads):
            out.write(line + "\n")
            if number > written:  # a head is no deal
                written = number
                yield number


def as_text(deals: Iterable[PastDeal]) -> str:
    """What a file of these deals would hold, below heads."""
    return "".join(f"{line}\n" for line, _ in _told(deals, heads=True))


def _told(deals: Iterable[PastDeal], *, heads: bool) -> Iterator[tuple[str, int]]:
    """Line by line, and how many deals there are so far."""
    number, lines = 0, _Lines()
    for _, some in groupby(deals, key=_place()):
        for head, told in _headed(list(some)):
            if heads:
                yield head, number
            for deal in told:
                number += 1
                yield lines.of(deal.record), number


def _headed(deals: list[PastDeal]) -> Iterator[tuple[str, list[PastDeal]]]:
    """Deals of one match and the head above them, which is no longer than whoever reads it will read."""
    head, half = head_line(head_of(deals)), len(deals) // 2
    if half and (len(head.encode()) > LONGEST_LINE or head.count(",") > MOST_COMMAS):
        yield from _headed(deals[:half])
        yield from _headed(deals[half:])
    else:
        yield head, deals


def _place() -> Callable[[PastDeal], tuple[int, int]]:
    """Deals of one match have one head together, unless they are many."""
    numbers = count()
    return lambda deal: (deal.match.id, next(numbers) // MOST_IN_A_HEAD)


def free_name(folder: Path, stem: str, ending: str = ENDING) -> Path:
    """A name for a new file that nothing has yet."""
    number, path = 1, folder / f"{stem}{ending}"
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}{ending}"
    return path


# -- in ----------------------------------------------------------------------------------------------------------


def take_in(database: sqlite3.Connection, path: Path, now: str) -> Iterator[Taken]:
    """Take in every record of the file that holds and is not here yet, a few lines and then a pause.

    OSError or ValueError where it cannot be read, NoPlainFile where it is none; sqlite3.Error where nothing more can be
    kept. What was told as taken in before stays.
    """
    with plain_file(path) as file:
        intake = _Intake(database, path.name, now)
        for some in _handfuls(judged(pieces_of(file))):
            with database:
                for line in some:
                    intake.take(line)
            yield intake.taken._replace(share=_share(file))
    yield intake.taken._replace(share=1.0)


def _handfuls(lines: Iterable[Judged]) -> Iterator[list[Judged]]:
    """A few lines, the fewer the longer they are."""
    some: list[Judged] = []
    for line in lines:
        some.append(line)
        if line is NOTHING or len(some) == AT_ONCE:
            yield some
            some = []
    yield some


def _share(file: BufferedReader) -> float:
    """How much of the file has been read; it may have become shorter since."""
    return min(1.0, file.tell() / max(1, os.fstat(file.fileno()).st_size))


class _Intake:
    """What comes in from one file: each line goes on where the one before it ended."""

    def __init__(self, database: sqlite3.Connection, file: str, now: str) -> None:
        self.taken = Taken()
        self._database = database
        self._file = file
        self._about = _about(file, Sender())
        self._kept: Kept | None = None  # beside own deals that are to come
        self._now = now
        self._previous: Record | None = None
        self._match = 0

    def take(self, line: Judged) -> None:
        """One line more; who calls begins and ends the transaction."""
        if line.finding is not None:
            first = self.taken.first_bad or line.finding
            self.taken = self.taken._replace(bad=self.taken.bad + 1, first_bad=first)
            self._previous = None
        elif line.head is not None:
            self._about, self._kept = _about(self._file, line.head.sender), kept_in(self._database, line.head)
        elif line.record is not None:
            if self._take(line.record):
                self.taken = self.taken._replace(new=self.taken.new + 1)
            else:
                self.taken = self.taken._replace(known=self.taken.known + 1)
            self._previous = line.record

    def _take(self, record: Record) -> bool:
        """A record, as an own deal where a head of our own names it; whether it is new."""
        kept = self._kept
        told = kept.take(record) if kept is not None else None
        if kept is not None and told is not None and not (kept.match.imported and _known(self._database, record)):
            return bring_back(self._database, kept.match, told, record)
        return self._take_record(record)

    def _take_record(self, record: Record) -> bool:
        """A stranger's; whether it is new."""
        if _known(self._database, record):
            return False
        match = self._match if _same_match(record, self._previous) else 0
        self._match = _keep(self._database, record, self._about, self._now, match)
        return True


def _same_match(record: Record, previous: Record | None) -> bool:
    """Whether the record tells on what the one before it told."""
    if previous is None or previous.match is None or record.match is None or record.match.before.deals == 0:
        return False
    return previous.match.after is not None


def _known(database: sqlite3.Connection, record: Record) -> bool:
    return database.execute("SELECT 1 FROM past WHERE fingerprint = ?", (fingerprint(record),)).fetchone() is not None


def _about(file: str, sender: Sender) -> str:
    """Where it came from, and who sat there, where that is told."""
    seats = zip(sender.names, sender.portraits, strict=True)
    # A chair without a strength is that of whoever played there.
    chairs = [{"name": name or say("sender"), "portrait": portrait, "strength": "sent"} for name, portrait in seats]
    if chairs:
        del chairs[sender.me]["strength"]
    told: JsonObject = {"file": sayable(file)}
    return text_of(told | {"chairs": chairs} if chairs else told)


def _keep(database: sqlite3.Connection, record: Record, about: str, now: str, match: int) -> int:
    """The record as a deal of a match that came from a file; the number of the match."""
    after = record.match.after if record.match else None
    winner = None if after is None or after.winner == NOBODY else after.winner
    line = write_line(record._replace(legal=None))
    reason = record.result.reason if record.result else None
    if match:
        change(database, "match", match, winner=winner)
    else:
        match = insert_match(database, (now, about, now, winner, 1), None)
    deal = insert_deal(database, (match, now, line, about, now, reason, 1))
    insert_summary(database, (deal, match), summary(record, {}, now, imported=True), [])
    return match


# -- where -------------------------------------------------------------------------------------------------------


def records_folder() -> Path:
    """Where record files are looked for and put: the player's documents."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home)
    return documents_folder() / APP


def files_there(folder: Path) -> list[Path] | None:
    """The record files of a folder, the newest first; None where nobody may look into it."""
    try:
        with os.scandir(folder) as entries:
            found = [(_changed(entry), entry.name) for entry in entries if entry.name.endswith((ENDING, COPY))]
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
