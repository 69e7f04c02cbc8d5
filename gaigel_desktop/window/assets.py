"""Assets: where pictures and sounds lie, in a checkout, in an installed package and in an executable."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import gaigel_desktop

if TYPE_CHECKING:
    from concurrent.futures import Executor

_PACKAGE: Final = Path(gaigel_desktop.__file__).parent
# An installed package carries its assets inside; in a checkout they lie beside it.
_HOMES: Final = (_PACKAGE / "assets", _PACKAGE.parent / "assets")

Table = dict[str, dict[str, object]]


@cache
def home() -> Path:
    """The folder of all assets."""
    return next((folder for folder in _HOMES if folder.is_dir()), _HOMES[0])


def asset(name: str) -> Path:
    """The file of an asset, by its path below the folder."""
    return home() / name


@cache
def table(name: str) -> Table:
    """A table of pieces; empty where the file is missing or broken, and the game uses plain shapes. The first picture
    waits for it: JSON is read much faster than TOML."""
    try:
        read = json.loads(asset(name).read_text(encoding="utf-8"))
        return read if isinstance(read, dict) else {}
    except (OSError, ValueError):
        return {}


@cache
def reader() -> Executor:
    """Who reads files while the loop goes on: a card takes it 10 ms."""
    from concurrent.futures import ThreadPoolExecutor  # not on the way to the first picture

    return ThreadPoolExecutor(1, "reader")
