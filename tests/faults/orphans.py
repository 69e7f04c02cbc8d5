"""A game whose helpers are all busy: run by a test, which kills it.

    python -m tests.faults.orphans

of which each process says its number as soon as it is in the middle of something that does not end by itself.
"""

from __future__ import annotations

import os
import sys
import time
from multiprocessing.connection import Connection
from unittest.mock import patch

from gaigel_desktop.controller.minds import worker
from gaigel_desktop.controller.minds.process import READY, Asked, Told
from gaigel_desktop.controller.tournament import other_tables
from gaigel_desktop.controller.tournament.other_tables import Hall, Played, Task
from gaigel_desktop.pipe import Beside
from tests import processes

ENDS_WHAT_STANDS_STILL = sys.platform == "linux"  # the only system that is asked to
HELPERS = 3 if ENDS_WHAT_STANDS_STILL else 2
DEAL = Task(0, 0, ("greedy",) * 3, 0, "orphans", 0, (0, 0, 0))


def think_for_ever(pipe: Connection[Told, Asked], longest: float) -> None:
    """A search that looks neither at the clock nor at the pipe."""
    pipe.send((READY, None, False, ""))
    print(f"{os.getpid()}\n", end="", flush=True)  # at once, for others say theirs there as well
    spin()


def play_for_ever(pipe: Connection[Played, Task]) -> None:
    """A deal that is not over yet."""
    pipe.send((DEAL.number, DEAL.table, (3, 3, 3), ""))
    print(f"{os.getpid()}\n", end="", flush=True)  # at once, for others say theirs there as well
    spin()


def stand_still(pipe: Connection[str, object]) -> None:
    """Nothing that Python does there goes on."""
    pipe.send("begun")
    print(f"{os.getpid()}\n", end="", flush=True)  # at once, for others say theirs there as well
    processes.stand_still()


def spin() -> None:
    while True:
        sum(range(1000))


def main() -> None:
    """Start them, and wait to be killed."""
    with patch.object(worker, "serve", think_for_ever), patch.object(other_tables, "serve", play_for_ever):
        mind, hall = worker.Worker(), Hall()
        still = Beside(stand_still) if ENDS_WHAT_STANDS_STILL else None
        mind.warm()
        time.sleep(600)
    del mind, hall, still


if __name__ == "__main__":
    main()
