"""The hall: the other tables of a tournament, played in a process of their own while the player plays.

Where no process can be started, a thread does it: the pace of the picture suffers a little, the tournament does not.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple

from gaigel_desktop.rules.match import POINTS, Standing, rutesheim_points

from .simulation import Evening, one_deal
from .tournament import AT_A_TABLE, DEALS_A_SESSION, RULES, Points, Tournament, session_score, tables_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    Asked = tuple[int, int, tuple[str, ...], int, str, int, Points]

NICE: Final = 10  # the table before the player comes first


class Task(NamedTuple):
    """One deal at one table; plain values, for they travel to another process."""

    number: int
    table: int
    players: tuple[str, ...]
    dealer: int
    seed: str
    deals: int
    score: Points


def task(tournament: Tournament, number: int, table: int) -> Task:
    """What has to be played at a table in a round."""
    seats = tables_of(tournament, number)[table]
    return Task(
        number,
        table,
        tuple(tournament.entrants[entrant].player for entrant in seats),
        number % AT_A_TABLE,
        f"{tournament.seed} {number} {table}",
        number % DEALS_A_SESSION,
        session_score(tournament, number, table),
    )


def play(wanted: Task) -> Points:
    """The game points of one deal; equal card points are cut for."""
    standing = Standing(POINTS, wanted.deals, wanted.score)
    record = one_deal(RULES, wanted.players, wanted.dealer, Evening(wanted.seed, standing))
    assert record.result is not None
    dice = Random(f"cut {wanted.seed}")
    return rutesheim_points(record.result, tuple(sorted(range(AT_A_TABLE), key=lambda _: dice.random())))


class Hall:
    """Plays what it is asked for, one task after the other, and says what came of it."""

    def __init__(self) -> None:
        self._here, there = get_context("spawn").Pipe()
        self._stop = _started(there)
        self.waiting: set[tuple[int, int]] = set()

    def ask(self, wanted: Task) -> None:
        """One more deal to be played."""
        self.waiting.add((wanted.number, wanted.table))
        with suppress(OSError):
            self._here.send(tuple(wanted))

    def finished(self) -> list[tuple[int, int, Points]]:
        """The rounds and tables that were finished since the last time; never waits."""
        found: list[tuple[int, int, Points]] = []
        with suppress(OSError, EOFError):
            while self._here.poll():
                number, table, points = self._here.recv()
                self.waiting.discard((number, table))
                found.append((number, table, points))
        return found

    def close(self) -> None:
        """Nobody plays any more."""
        self._here.close()
        self._stop()


def _started(there: Connection[tuple[int, int, Points], Asked]) -> Callable[[], None]:
    """Somebody who plays at the other end of the pipe; how to send them home."""
    process = get_context("spawn").Process(target=serve, args=(there,), daemon=True)
    try:
        process.start()
    except OSError:
        Thread(target=serve, args=(there,), daemon=True).start()
        return lambda: None
    there.close()
    return process.kill


def serve(pipe: Connection[tuple[int, int, Points], Asked]) -> None:
    """Play until the pipe is closed."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            wanted = Task(*pipe.recv())
            pipe.send((wanted.number, wanted.table, play(wanted)))
