"""The lock: whether this is the only Gaigel that writes into the folder; two would mix up one another's games."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import IO, Final

from gaigel_desktop.controller.places import set_aside

NAME: Final = "open"
TAKEN: Final = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES)  # what systems say when somebody else has locked it


def hold(folder: Path) -> IO[bytes] | None:
    """A file that is held until it is closed or the program ends, however it ends; None: another one holds it. What
    stands in it is for whoever holds it. A folder that knows no locks (some on a network are such) is held by whoever
    asks: nobody can tell, and everybody wants to play.

    Where the folder cannot be written nobody keeps games, so that nobody is in the way: OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / NAME
    if os.path.lexists(path) and not (path.is_file() and os.access(path, os.R_OK | os.W_OK)):
        set_aside(path)  # nobody can hold that
    held = path.open("a+b")
    try:
        _lock(held)
    except OSError as error:
        if error.errno in TAKEN:
            held.close()
            return None
    return held


def _lock(held: IO[bytes]) -> None:
    """OSError if somebody else has locked it, or if it cannot be locked at all."""
    if sys.platform == "win32":
        import msvcrt

        held.seek(0)
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
