"""Rights of files, as each system tells them: on Windows a file says only whether it may be written."""

from __future__ import annotations

import os
import stat
from pathlib import Path

WRITABLE, READ_ONLY, FOLDER = 0o666, 0o444, 0o777  # what Python tells of anything on Windows


def rights(path: Path) -> int:
    """Who may do what with it."""
    return stat.S_IMODE(path.stat().st_mode)


def here(mode: int) -> int:
    """What is told of a file that was made with these rights."""
    if os.name == "posix":
        return mode
    return WRITABLE if mode & stat.S_IWUSR else READ_ONLY


def here_of_a_folder(mode: int) -> int:
    """The same of a folder."""
    return mode if os.name == "posix" else FOLDER
