"""A stopwatch: how long each piece of work of the loop took, without the time it waited for a processor."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import NamedTuple, TypeVar

T = TypeVar("T")
WAITED = Path("/proc/thread-self/schedstat")  # nanoseconds that ran, that waited for a processor; how often
TELLS = WAITED.exists()
MOST_KEPT = 10
WORTH_NAMING = 0.02  # seconds


class Piece(NamedTuple):
    """A piece of work: how long it took, and what it was."""

    seconds: float
    what: str

    def __str__(self) -> str:
        return f"{1000 * self.seconds:7.1f} ms  {self.what}"


class Stopwatch:
    """Keeps the slowest."""

    def __init__(self, where: Callable[[], str]) -> None:
        self._where = where
        self.slowest: list[Piece] = []
        self.pieces = 0

    def timed(self, name: str, work: Callable[..., T]) -> Callable[..., T]:
        """The same work, and how long it takes."""

        @wraps(work)
        def and_timed(*what: object) -> T:
            where, began = self._where, moment()
            before = where()
            try:
                return work(*what)
            finally:
                self.note(moment() - began, lambda: f"{name} {before}")

        return and_timed

    def note(self, seconds: float, what: Callable[[], str]) -> None:
        """So long it took."""
        self.pieces += 1
        if seconds > WORTH_NAMING:
            self.slowest = sorted((*self.slowest, Piece(seconds, what())), reverse=True)[:MOST_KEPT]


def moment() -> float:
    """Seconds by the clock, without those in which this thread could have run and had no processor: what it waits for
    a file or for somebody else counts."""
    waited = int(WAITED.read_text(encoding="ascii").split()[1]) / 1e9 if TELLS else 0.0
    return time.perf_counter() - waited
