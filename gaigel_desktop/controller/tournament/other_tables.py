"""Other tables: those of a tournament without the player, played in a process of their own while the player plays.

A process that dies is started again. Where none can be started, a thread does it: the pace of the picture suffers a
little, the tournament does not. Nor does it where somebody stumbles: then the deal is played by the rule of thumb.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from random import Random
from traceback import format_exc
from typing import TYPE_CHECKING, Final, NamedTuple

from gaigel_desktop.pipe import Beside
from gaigel_desktop.rules.match import POINTS, RUTESHEIM_POINTS, Standing, rutesheim_points

from .rounds import AT_A_TABLE, DEALS_A_SESSION, RULES, Points, Tournament, session_score, tables_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Asked = tuple[int, int, tuple[str, ...], int, str, int, Points]  # a task
Finished = tuple[int, int, Points]
Played = tuple[int, int, Points, str]  # and what went wrong

NICE: Final = 10  # the table before the player comes first
MOST_DEATHS: Final = 3  # without a deal in between; then a thread takes over
BY_THUMB: Final = ("greedy",) * AT_A_TABLE
SHARED: Final = (3, 3, 3)  # the nine points, where not even the rule of thumb came to an end


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
    from gaigel_desktop.controller.self_play.simulation import Occasion, one_deal  # only the other tables need it

    standing = Standing(POINTS, wanted.deals, wanted.score)
    record = one_deal(RULES, wanted.players, wanted.dealer, Occasion(wanted.seed, standing))
    assert record.result is not None
    dice = Random(f"cut {wanted.seed}")
    return rutesheim_points(record.result, tuple(sorted(range(AT_A_TABLE), key=lambda _: dice.random())))


def played(wanted: Task) -> tuple[Points, str]:
    """The game points of one deal, however it came to an end, and what went wrong before."""
    trouble = ""
    for players in (wanted.players, BY_THUMB):
        try:
            return play(wanted._replace(players=players)), trouble
        except Exception:  # whatever it is, the others wait for this table
            trouble = trouble or format_exc()
    return SHARED, trouble


class Hall:
    """Plays what it is asked for, one task after the other, and says what came of it."""

    def __init__(self) -> None:
        self.stumbled = False  # somebody could not play a deal to its end, and the rule of thumb did
        self.waiting: dict[tuple[int, int], Task] = {}
        self._deaths = 0
        self._there = self._started()

    def ask(self, wanted: Task) -> None:
        """One more deal to be played."""
        self.waiting[wanted.number, wanted.table] = wanted
        with suppress(OSError):
            self._there.say(wanted[:])  # nothing but plain values

    def finished(self) -> list[Finished]:
        """The rounds and tables that were finished since the last time; never waits."""
        found: list[Finished] = []
        try:
            for number, table, points, trouble in self._there.heard():
                _check_shared(points)
                if self.waiting.pop((number, table), None) is not None:
                    self._deaths = 0
                    found.append((number, table, points))
                    self._note(trouble)
        except (EOFError, OSError, TypeError, ValueError):  # gone, or it talks rubbish
            self._begin_again()
        return found

    def _note(self, trouble: str) -> None:
        if trouble:
            import logging  # not on the way to the first picture

            self.stumbled = True
            logging.getLogger(__name__).error("a deal at another table was ended by the rule of thumb\n%s", trouble)

    def close(self) -> None:
        """Nobody plays any more."""
        self.waiting.clear()
        self._there.leave()

    def _begin_again(self) -> None:
        """Whoever played has gone: somebody else plays what is still waited for."""
        if not self.waiting:
            return
        import logging  # not on the way to the first picture

        logging.getLogger(__name__).warning("the process of the other tables died and is started again")
        self._deaths += 1
        self._there.leave()
        self._there = self._started()
        for wanted in list(self.waiting.values()):
            self.ask(wanted)

    def _started(self) -> Beside[Asked, Played]:
        try:
            return Beside(serve, in_a_thread=self._deaths >= MOST_DEATHS)
        except (OSError, ValueError):
            return Beside(serve, in_a_thread=True)


def _check_shared(points: Points) -> None:
    """ValueError if this cannot have come of a deal."""
    if len(points) != AT_A_TABLE or sum(points) != RUTESHEIM_POINTS:
        raise ValueError


def serve(pipe: Connection[Played, Asked]) -> None:
    """Play until the pipe is closed."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(NICE)
    with suppress(EOFError, OSError):
        while True:
            wanted = Task(*pipe.recv())
            pipe.send((wanted.number, wanted.table, *played(wanted)))
