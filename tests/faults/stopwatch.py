"""A stopwatch: how long each piece of work of the loop took, without the time it waited for a processor."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import wraps
from threading import enumerate as enumerate_threads
from typing import NamedTuple, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
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

    def __init__(self, where: Callable[[], str], clock: Callable[[], Moment] | None = None) -> None:
        self._where, self._clock = where, clock or moment
        self.slowest: list[Piece] = []
        self.pieces = 0

    def timed(self, name: str, work: Callable[P, T]) -> Callable[P, T]:
        """The same work, and how long it takes."""

        @wraps(work)
        def and_timed(*what: P.args, **named: P.kwargs) -> T:
            before, began = self._where(), self._clock()
            try:
                return work(*what, **named)
            finally:
                self.note(self._clock().since(began), lambda: f"{name} {before}")

        return and_timed

    def note(self, seconds: float, what: Callable[[], str]) -> None:
        """So long it took."""
        self.pieces += 1
        if seconds > WORTH_NAMING:
            self.slowest = sorted((*self.slowest, Piece(seconds, what())), reverse=True)[:MOST_KEPT]


class Moment(NamedTuple):
    """When it is by the clock, and how long each thread has waited for a processor by then."""

    clock: float
    waited: dict[int, int]

    def since(self, before: Moment) -> float:
        """Seconds between the two, without those in which a thread of ours could have run and had no processor: any
        of them, for one may be what another waits for. What waits for a file or for somebody else counts."""
        waited = sum(self.waited[thread] - early for thread, early in before.waited.items() if thread in self.waited)
        return self.clock - before.clock - waited / 1e9


def moment() -> Moment:
    """Now."""
    threads = {thread.native_id: _waited(thread.native_id) for thread in enumerate_threads() if thread.native_id}
    return Moment(time.perf_counter(), {thread: waited for thread, waited in threads.items() if waited >= 0})


def _waited(thread: int) -> int:
    """Nanoseconds that it waited; -1 if nobody tells, or it has ended."""
    try:
        opened = os.open(f"/proc/self/task/{thread}/schedstat", os.O_RDONLY)
    except OSError:
        return -1
    try:
        return int(os.read(opened, 100).split()[1])
    except OSError:
        return -1
    finally:
        os.close(opened)
