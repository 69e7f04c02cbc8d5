"""Thrown away: what a player has deleted lies beside the games for a day, and then it is gone."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from .places import store_file, write_whole

NAMED: Final = "thrown-away-"  # how the names of such files begin
KEPT_FOR: Final = 24 * 60 * 60.0  # seconds
Clock = Callable[[], float]


def folder() -> Path:
    """The folder in which what was thrown away lies."""
    return store_file().parent


def throw_away(path: Path) -> None:
    """The file goes there; OSError where it stays. One that is not there is gone already."""
    if path.exists():
        to = free_place(path.name)
        path.replace(to)
        os.utime(to)  # from now on it lies here


def throw_words_away(name: str, words: str) -> Path:
    """What was no file becomes one there; OSError where it cannot."""
    place = free_place(name)
    write_whole(place, words)
    return place


def free_place(name: str) -> Path:
    """Where something of this name can lie there; OSError where there can be no folder."""
    folder().mkdir(parents=True, exist_ok=True)
    named, number = Path(name), 1
    while os.path.lexists(place := folder() / f"{NAMED}{named.stem}-{number}{named.suffix}"):
        number += 1
    return place


def lying(ending: str, clock: Clock = time.time) -> list[Path]:
    """What lies there of a kind, what was thrown away last first."""
    return [path for _, path in sorted(_found(clock()), reverse=True) if path.suffix == ending]


def sweep(clock: Clock = time.time) -> None:
    """What has lain there for a day goes."""
    now = clock()
    fresh = {path for _, path in _found(now)}
    with suppress(OSError):
        for path in folder().glob(f"{NAMED}*"):
            if path not in fresh:
                path.unlink()


def _found(now: float) -> list[tuple[float, Path]]:
    """The files of the last day, and since when they lie there."""
    with suppress(OSError):
        since = [(path.stat().st_mtime, path) for path in folder().glob(f"{NAMED}*")]
        return [(at, path) for at, path in since if now - at < KEPT_FOR]
    return []
