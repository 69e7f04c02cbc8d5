"""The log: what went wrong without the player noticing, a line each, for whoever wants to know afterwards."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from .places import store_file

MOST: Final = 100_000  # bytes; then it begins anew


def log_file() -> Path:
    """Where the log lies: beside the games."""
    return store_file().with_name("gaigel.log")


def keep_log(path: Path) -> logging.Handler | None:
    """From now on warnings are written there too; where the folder cannot be written there is no log."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():
            return None  # a pipe would wait for somebody to read it
        full = path.exists() and path.stat().st_size > MOST
        handler = logging.FileHandler(path, mode="w" if full else "a", encoding="utf-8")
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        ours = logging.getLogger("gaigel_desktop")
        for older in list(ours.handlers):  # one evening, one log
            ours.removeHandler(older)
            older.close()
        ours.addHandler(handler)
        return handler
    return None
