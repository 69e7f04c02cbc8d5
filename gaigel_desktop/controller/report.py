"""Reports: what somebody who mends the program has to know after it stumbled, and nothing about whoever plays.

A report is a file beside the log. It names no path, no file, no player and no computer: whatever is written goes
through `Private` once.
"""

from __future__ import annotations

import getpass
import json
import logging
import os
import platform
import re
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop import __version__
from gaigel_desktop.bounded import plain_file
from gaigel_desktop.rules import compiled

from .log import keep_some_log, log_file, trace
from .places import write_whole
from .settings import Settings

MOST: Final = 10  # reports that are kept
TAIL: Final = 40  # lines of the log
LONGEST: Final = 500  # letters of each
OWNER: Final = 0o600  # nobody else reads it
HIDDEN: Final = "..."
ENDINGS: Final = (
    "sqlite|sqlite-wal|sqlite-shm|jsonl|json|toml|log|txt|po|mo|py|pyc|so|dll|dylib|exe|webp|png|jpg|ogg|otf|ttf"
    "|zip|gz|db|csv|md|new|tmp|lock"
)
FILES: Final = (
    rf"""(["'])(?:(?!\1).)*(?:[/\\]|\.(?:{ENDINGS})\b)(?:(?!\1).)*\1""",  # in quotes, with whatever spaces
    rf"[^\s'\"]*[/\\](?:.*(?:[/\\]|\.(?:{ENDINGS})\b))?[^\s'\"]*",  # from a separator to the last one in the line
    rf"[^\s'\"]+\.(?:{ENDINGS})\b",
)
ANY_FILE: Final = re.compile("|".join(f"(?:{each})" for each in FILES[1:]))
QUOTED: Final = re.compile(FILES[0])

_log = logging.getLogger(__name__)


class Private:
    """What nobody else needs to know: names that were typed, those of the user and of the computer, and where anything
    lies."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        known = {name.strip() for name in (*names, *_of_this_computer())} - {""}
        parts = {part for name in known for part in re.findall(r"\w\w+", name)}
        words = known | parts | {spelled for name in known | parts for spelled in _spelled(name)}
        longest = sorted(map(re.escape, words), key=len, reverse=True)
        self._names = re.compile(rf"(?<!\w)(?:{'|'.join(longest)})(?!\w)", re.IGNORECASE) if words else None

    def hide(self, text: str) -> str:
        """The text without any of it."""
        text = ANY_FILE.sub(HIDDEN, QUOTED.sub(HIDDEN, text))
        return self._names.sub(HIDDEN, text) if self._names else text


def _spelled(name: str) -> Iterator[str]:
    """As it stands where something is shown as a program writes it."""
    yield from (repr(name)[1:-1], ascii(name)[1:-1], json.dumps(name)[1:-1])


def _of_this_computer() -> Iterator[str]:
    """Who is at it, and what it is called; a system need not know."""
    with suppress(Exception):
        yield getpass.getuser()
    with suppress(Exception):
        yield Path.home().name
    with suppress(Exception):
        yield from (platform.node(), platform.node().split(".")[0])


class Running(NamedTuple):
    """The deal in which it happened: its record as a line, where its pack comes from, and how many deeds were done."""

    record: str
    seed: str
    deeds: int


class Circumstances(NamedTuple):
    """Where something went wrong: what was being done, on which machine, with which settings."""

    doing: str
    machine: Mapping[str, object] = {}  # what only the window knows
    settings: Settings = Settings()
    running: Running | None = None
    names: tuple[str, ...] = ()  # that were typed


def reports_folder() -> Path:
    """Where the reports lie: beside the log."""
    return log_file().with_name("reports")


def report(error: Exception, where: Circumstances) -> Path | None:
    """Write it down, in the log and as a report; None where that cannot be kept. Whatever goes wrong here, there is
    nobody left to tell it."""
    with suppress(Exception):
        private = Private((where.settings.name, *where.names))
        told = private.hide(trace(error))
        with suppress(Exception):
            keep_some_log()
            letters = told.encode(errors="backslashreplace").decode()
            _log.error("%s stumbled\n%s", private.hide(where.doing), letters)
        return _kept(reports_folder(), private.hide(_written(told, where)) + _record(where.running))
    return None


def _written(told: str, where: Circumstances) -> str:
    return "\n\n".join((_head(where), told, _chosen(where.settings), _tail(log_file()), _dealt(where.running)))


def _head(where: Circumstances) -> str:
    """The program, what it stands on, and what it was doing."""
    facts = {
        "moment": datetime.now().isoformat(" ", "seconds"),
        "doing": where.doing,
        "program": f"{__version__}, rules {'compiled' if compiled() else 'in plain Python'}",
        "python": f"{sys.version.split()[0]} {platform.python_implementation()}",
        "sqlite": sqlite3.sqlite_version,
        "system": f"{platform.system()} {platform.release()} {platform.machine()}, {os.cpu_count()} processors",
        **where.machine,
    }
    return "\n".join(f"{name}: {value}" for name, value in facts.items())


def _chosen(settings: Settings) -> str:
    """What differs from the first start, but for the name."""
    first = Settings().written().splitlines()
    lines = (line for line in settings._replace(name="").written().splitlines() if line not in first)
    return "\n".join(("settings:", *lines))


def _tail(log: Path) -> str:
    """What the log told last."""
    lines: list[str] = []
    with suppress(OSError), plain_file(log) as file:
        begins = max(0, os.fstat(file.fileno()).st_size - TAIL * LONGEST)
        file.seek(begins)
        whole = file.read().decode("utf-8", errors="replace").splitlines()[1 if begins else 0 :]
        lines = whole[-TAIL:]
    return "\n".join(("log:", *(line[:LONGEST] for line in lines)))


def _dealt(running: Running | None) -> str:
    return f"deal after {running.deeds} deeds, seed {running.seed}:\n" if running is not None else "no deal\n"


def _record(running: Running | None) -> str:
    """As `verify` reads it: it holds cards, and nothing that was typed."""
    return f"{running.record}\n" if running is not None else ""


# -- keeping them ------------------------------------------------------------------------------------------------


def _kept(folder: Path, text: str) -> Path:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = _free(folder, datetime.now().strftime("report-%Y-%m-%d-%H%M%S"))
    try:
        write_whole(path, text.encode("utf-8", "backslashreplace").decode("utf-8"))
    except BaseException:
        path.unlink(missing_ok=True)  # nothing that is only half a report
        raise
    path.chmod(OWNER)
    for old in sorted(folder.glob("report-*.txt"), key=_age)[:-MOST]:
        old.unlink(missing_ok=True)
    return path


def _free(folder: Path, stem: str) -> Path:
    """A name that nobody else has or gets, for the owner alone."""
    number = 1
    while True:
        path = folder / (f"{stem}-{number}.txt" if number > 1 else f"{stem}.txt")
        with suppress(FileExistsError):
            path.touch(OWNER, exist_ok=False)
            return path
        number += 1


def _age(path: Path) -> list[int]:
    """By the moment in the name, and the number after it."""
    return [int(digits) for digits in re.findall(r"\d+", path.stem)]
