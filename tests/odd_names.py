"""Odd names of files and folders, of which each system allows others: on Windows no name has two lines and a whole path
is hardly longer than one name elsewhere; on macOS a name is Unicode."""

from __future__ import annotations

import sys
from typing import Final, NamedTuple


class OddNames(NamedTuple):
    """What a system allows."""

    unsayable: str  # cannot be drawn
    said: str  # the same as it is said
    others: tuple[str, ...]
    longest: int  # letters of a name


ON_LINUX: Final = OddNames("n\udcff", r"n\xff", ("two\nlines", "nul"), 255)  # a byte that belongs to no letter
ON_MACOS: Final = OddNames("n\x1b", r"n\x1b", ("two\nlines", "nul"), 255)
ON_WINDOWS: Final = OddNames("n\u200b", r"n\u200b", ("%TEMP%", "$home"), 120)
HERE: Final = {"win32": ON_WINDOWS, "darwin": ON_MACOS}.get(sys.platform, ON_LINUX)

ENDING: Final = ".jsonl"
LONGEST: Final = "i" * (HERE.longest - len(ENDING))
FILES: Final = [name + ENDING for name in (HERE.unsayable, *HERE.others, "~", "W" * 114, LONGEST)]
