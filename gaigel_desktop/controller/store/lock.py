"""The lock: whether this is the only Gaigel that writes into the folder; two would mix up one another's games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO


def hold(folder: Path) -> IO[bytes] | None:
    """A file that is held until it is closed or the program ends, however it ends; None: another one holds it. What
    stands in it is for whoever holds it.

    Where the folder cannot be written nobody keeps games, so that nobody is in the way: OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    held = (folder / "open").open("a+b")
    try:
        _lock(held)
    except OSError:
        held.close()
        return None
    return held


def _lock(held: IO[bytes]) -> None:
    """OSError if somebody else has locked it."""
    if sys.platform == "win32":
        import msvcrt

        held.seek(0)
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
