"""Reading: what lies in a file of ours comes through here, once, and is data of a sane size, or nothing at all.

Somebody may have edited the file, a disk may have spoilt it, and something else may lie in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from gaigel_desktop import bounded
from gaigel_desktop.bounded import Plain

from .places import set_aside

MOST_OF_JSON: Final = 1 << 16  # bytes: several times as many as a tournament of sixty needs
MOST_OF_TOML: Final = 1 << 13  # several times as many as the settings need
LARGEST: Final = 1 << 31
LONGEST: Final = 200  # letters of one text
DEEPEST: Final = 6  # of lists in lists


class Unreadable(Exception):
    """Nothing that lies in the file can be used."""


def toml_in(path: Path) -> Plain | None:
    """The fields of a file of TOML, whatever they hold; None where there is no file, Unreadable where it is none."""
    return _parsed(path, bounded.toml, MOST_OF_TOML)


def json_in(path: Path) -> Plain | None:
    """The object in a file of JSON, in which everything is sound; None where there is no file."""
    data = _parsed(path, bounded.json, MOST_OF_JSON)
    if data is not None and not sound(data):
        raise Unreadable
    return data


def entries_in(path: Path, field: str, most: int) -> tuple[list[Plain], bool]:
    """The objects of a list in a file of JSON, each by itself: those in which everything is sound, and whether that is
    all of them; none where there is no file."""
    data = _parsed(path, bounded.json, most) or {field: []}
    found = data.get(field)
    if not isinstance(found, list):
        raise Unreadable
    entries = [each for each in found if isinstance(each, dict) and sound(each)]
    return entries, len(entries) == len(found)


def _parsed(path: Path, parse: Callable[[str], object], most: int) -> Plain | None:
    try:
        data = parse(bounded.text_in(path, most))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError):
        raise Unreadable from None
    if not isinstance(data, dict):
        raise Unreadable
    return data


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
