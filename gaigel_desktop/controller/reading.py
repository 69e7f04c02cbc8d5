"""Reading: what lies in a file of ours comes through here, once, and is data of a sane size, or nothing at all.

Somebody may have edited the file, a disk may have spoilt it, and something else may lie in its place.
"""

from __future__ import annotations

import json
import stat
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from .places import set_aside

Plain = dict[str, object]  # by name: truths, numbers, texts, and lists and objects of them

MOST_OF_JSON: Final = 1 << 16  # bytes: several times as many as a tournament of sixty needs
MOST_OF_TOML: Final = 1 << 13  # several times as many as the settings need; more could take seconds to read
LARGEST: Final = 1 << 31
LONGEST: Final = 200  # letters of one text
DEEPEST: Final = 6  # of lists in lists


class Unreadable(Exception):
    """Nothing that lies in the file can be used."""


def toml_in(path: Path) -> Plain | None:
    """The fields of a file of TOML, whatever they hold; None where there is no file, Unreadable where it is none."""
    return _parsed(path, tomllib.loads, MOST_OF_TOML)


def json_in(path: Path) -> Plain | None:
    """The object in a file of JSON, in which everything is sound; None where there is no file."""
    data = _parsed(path, json.loads, MOST_OF_JSON)
    if data is not None and not sound(data):
        raise Unreadable
    return data


def _parsed(path: Path, parse: Callable[[str], object], most: int) -> Plain | None:
    try:
        data = parse(_bytes_in(path, most).decode("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError, RecursionError):
        raise Unreadable from None
    if not isinstance(data, dict):
        raise Unreadable
    return data


def _bytes_in(path: Path, most: int) -> bytes:
    """All of a plain file; a pipe or a device in its place would never end."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise Unreadable
    with path.open("rb") as file:
        read = file.read(most + 1)
    if len(read) > most:
        raise Unreadable
    return read


def sound(data: object, deepest: int = DEEPEST) -> bool:
    """Whether all of it can be drawn, stored and counted with."""
    match data:
        case None | bool():
            return True
        case int() | float():
            return abs(data) <= LARGEST  # which what is no number is not
        case str():
            return len(data) <= LONGEST and data.isprintable()
        case list():
            return deepest > 0 and all(sound(each, deepest - 1) for each in data)
        case dict():
            return deepest > 0 and all(sound(key) and sound(value, deepest - 1) for key, value in data.items())
    return False


def put_aside(path: Path) -> Path | None:
    """Keep a file that cannot be used under another name; None where it cannot be moved, and stays."""
    with suppress(OSError):
        return set_aside(path)
    return None
