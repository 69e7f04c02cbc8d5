"""Bounded: what a stranger may have written is measured before it is parsed, here and nowhere else.

A parser believes what it is given. That of TOML takes time and memory by the square of the parts of one key, and any
may be led deep into lists of lists, or to a number of a million digits. So a text has first to look like one of ours,
as far as that can be seen in one look at it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader
from pathlib import Path
from stat import S_ISREG
from typing import Final

Plain = dict[str, object]  # by name: truths, numbers, texts, and lists and objects of them

LONGEST_LINE: Final = 200  # letters besides what stands in quotes: several times as many as any line of ours has
MOST_DOTS: Final = 10  # in a line: each divides a key once more
DEEPEST: Final = 12  # of lists in lists
LONGEST_NUMBER: Final = 18  # digits
# A pipe that nobody writes to is opened all the same; on Windows nothing is taken for the end of a line.
AT_ONCE: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
# What no parser looks into: texts of either kind, also of more than one line, to the end where none is seen; comments.
ASIDE: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?(?:"{3,5}|\Z)|' r"'''.*?(?:'{3,5}|\Z)|" r'"(?:[^"\\\n]|\\.)*"?|' r"'[^'\n]*'?|" r"#[^\n]*",
    re.DOTALL,
)
BRACKET: Final = re.compile(r"[\[\]{}]")


class NoPlainFile(OSError):
    """A folder, a pipe or a device: the last two may never end, and opening them may do something."""


class TooMuch(ValueError):
    """More, longer or deeper than anything of ours is; nothing of it was parsed."""


# -- files -------------------------------------------------------------------------------------------------------


@contextmanager
def plain_file(path: Path) -> Iterator[BufferedReader]:
    """The file, open to be read; OSError where it cannot be, or is none, and ValueError for what is no path."""
    _check_plain(path.stat())
    with os.fdopen(os.open(path, AT_ONCE), "rb") as file:
        _check_plain(os.fstat(file.fileno()))  # another one may lie there by now
        yield file


def _check_plain(found: os.stat_result) -> None:
    if not S_ISREG(found.st_mode):
        raise NoPlainFile


def text_in(path: Path, most: int) -> str:
    """All that stands in a plain file of so many bytes at most; OSError, TooMuch, or ValueError for what is no text."""
    with plain_file(path) as file:
        read = file.read(most + 1)
    if len(read) > most:
        raise TooMuch
    return read.decode("utf-8")


# -- texts -------------------------------------------------------------------------------------------------------


def toml(text: str) -> Plain:
    """The fields of TOML; TooMuch, or ValueError for what is none."""
    import tomllib  # not on the way to the first picture

    bare = ASIDE.sub('""', text)
    for line in bare.split("\n"):
        if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS:
            raise TooMuch
    _check_depth(bare)
    return tomllib.loads(text)


def json(text: str) -> object:
    """What stands there as JSON; TooMuch, or ValueError for what is none."""
    from json import loads

    _check_depth(ASIDE.sub('""', text))
    return loads(text, parse_int=_number, parse_constant=_no_number)


def _check_depth(bare: str) -> None:
    depth = 0
    for bracket in BRACKET.finditer(bare):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            raise TooMuch


def _number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise TooMuch
    return int(digits)


def _no_number(_: str) -> float:
    raise TooMuch
