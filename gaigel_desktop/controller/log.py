"""The log: what went wrong without the player noticing, a line each, for whoever wants to know afterwards."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from traceback import walk_tb
from typing import Final

from .places import store_file

MOST: Final = 100_000  # bytes; then it begins anew
LONGEST: Final = 4000  # letters of what an exception says
OUTER, INNER = 10, 30  # so many steps of a trace are told from where it began, and up to where it ended


def log_file() -> Path:
    """Where the log lies: beside the games."""
    return store_file().with_name("gaigel.log")


def keep_log(path: Path) -> logging.Handler | None:
    """From now on warnings are written there too; where the folder cannot be written there is no log."""
    logging.raiseExceptions = False  # where the disk is full a line is missing, and nothing is shown on a terminal
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():
            return None  # a pipe would wait for somebody to read it
        full = path.exists() and path.stat().st_size > MOST
        handler = logging.FileHandler(path, mode="w" if full else "a", encoding="utf-8", errors="backslashreplace")
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        ours = logging.getLogger("gaigel_desktop")
        for older in list(ours.handlers):  # one evening, one log
            ours.removeHandler(older)
            older.close()
        ours.addHandler(handler)
        return handler
    return None


def keep_some_log() -> None:
    """Something is to be written down now: where nobody keeps a log yet, it begins here; where it cannot, nothing is
    shown on a terminal instead."""
    ours = logging.getLogger("gaigel_desktop")
    if not ours.handlers and keep_log(log_file()) is None:
        ours.addHandler(logging.NullHandler())


def write_down(error: Exception) -> None:
    """What has gone wrong where nobody would hear of it, and the way there."""
    keep_some_log()
    logging.getLogger("gaigel_desktop").error("gone wrong beside the picture\n%s", trace(error))


# -- how something came to go wrong ------------------------------------------------------------------------------


def trace(error: BaseException) -> str:
    """What went wrong, and the way there by modules, lines and functions; a path would tell whose computer this is."""
    return "\n".join(line for each in reversed(list(_chain(error))) for line in _told(each))


def _chain(error: BaseException) -> Iterator[BaseException]:
    """It, and what it came of, each once."""
    seen: set[int] = set()
    each: BaseException | None = error
    while each is not None and id(each) not in seen:
        yield each
        seen.add(id(each))
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)


def _told(error: BaseException) -> list[str]:
    way = [
        f"  {frame.f_globals.get('__name__')}, line {line}, {frame.f_code.co_name}"
        for frame, line in walk_tb(error.__traceback__)
    ]
    if len(way) > OUTER + INNER:
        way[OUTER:-INNER] = [f"  ... {len(way) - OUTER - INNER} more"]
    return [*way, f"{type(error).__name__}: {_said(error)}"]


def _said(error: BaseException) -> str:
    try:
        return str(error)[:LONGEST]
    except Exception:  # it is broken itself
        return ""
