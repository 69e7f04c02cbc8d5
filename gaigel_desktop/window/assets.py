"""Assets: where pictures and sounds lie, in a checkout, in an installed package and in an executable."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import gaigel_desktop

from . import theme

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from concurrent.futures import Executor, Future

_PACKAGE: Final = Path(gaigel_desktop.__file__).parent
# An installed package carries its assets inside; in a checkout they lie beside it.
_HOMES: Final = (_PACKAGE / "assets", _PACKAGE.parent / "assets")

Table = dict[str, dict[str, object]]
T = TypeVar("T")


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


class Beside(Generic[T]):
    """What the reader is at, one thing after the other."""

    def __init__(self) -> None:
        self._at: tuple[Hashable, Future[T]] | None = None

    def brought(self, wanted: Hashable, job: Callable[[], Callable[[], T]]) -> T:
        """What came of the job, or a TimeoutError while the reader is at it. What it was at before may have been at
        hand sooner, and nobody has fetched it: that is not what is wanted now."""
        if self._at is None or self._at[0] != wanted:
            self._at = wanted, reader().submit(job())
        coming = self._at[1]
        try:
            return coming.result(theme.FILE_WAIT)
        finally:
            self._at = None if coming.done() else self._at

    def forget(self) -> None:
        """Nothing is wanted any more."""
        self._at = None
