"""A game whose helpers are all busy: run by a test, which kills it.

    python -m tests.faults.orphans

prints the numbers of its processes as soon as each is in the middle of something that does not end by itself.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

from gaigel_desktop.controller.minds import worker as worker_module
from gaigel_desktop.controller.minds.process import READY
from gaigel_desktop.controller.tournament import other_tables
from gaigel_desktop.controller.tournament.other_tables import Hall, Task
from gaigel_desktop.pipe import Beside
from tests import processes

ENDS_WHAT_STANDS_STILL = sys.platform == "linux"  # the only system that is asked to
HELPERS = 3 if ENDS_WHAT_STANDS_STILL else 2
DEAL = Task(0, 0, ("greedy",) * 3, 0, "orphans", 0, (0, 0, 0))


def think_for_ever(pipe: Connection, longest: float) -> None:
    """A search that looks neither at the clock nor at the pipe."""
    pipe.send((READY, None, False))
    spin()


def play_for_ever(pipe: Connection) -> None:
    """A deal that is not over yet."""
    pipe.send((DEAL.number, DEAL.table, (3, 3, 3), ""))
    spin()


def stop(pipe: Connection) -> None:
    """Nothing that Python does there goes on."""
    pipe.send("begun")
    processes.stand_still()


def spin() -> None:
    while True:
        sum(range(1000))


def wait_for(there: Callable[[], object]) -> None:
    while not there():
        time.sleep(0.01)


def main() -> None:
    """Start them, say who they are, and wait to be killed."""
    worker_module.serve = think_for_ever
    other_tables.serve = play_for_ever
    worker, hall = worker_module.Worker(), Hall()
    hall.ask(DEAL)
    worker.warm()
    wait_for(lambda: worker._there.process.is_alive() and worker._there._pipe.poll())
    wait_for(hall.finished)
    busy = [worker.process_id, hall._there.process.pid]
    if ENDS_WHAT_STANDS_STILL:
        still = Beside(stop)
        wait_for(still._pipe.poll)
        busy.append(still.process.pid)
    print(*busy, flush=True)
    time.sleep(60)


if __name__ == "__main__":
    main()
