"""Limits: the window is opened and somebody plays where the system gives less memory, files or processes than usual.

python -m tests.faults.limits [--only NAME ...]

Each time the program is started in a process of its own, without a screen. It has to play a deal and be left, or to end
with one sentence; never with a traceback, and what was played before lies there afterwards. Where memory just does for
Python and not for SDL, that may end the program without a word (a library in C asks for memory and does not look what
it was given): then only what was played counts.
"""

from __future__ import annotations

import argparse
import errno
import multiprocessing.util
import os
import resource
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

MB: Final = 1 << 20
TOO_LITTLE: Final = 100 * MB  # of memory, for the program alone: nobody can play
OF_C: Final = (-signal.SIGSEGV, -signal.SIGABRT, -signal.SIGBUS)
PATIENCE: Final = 300.0  # seconds
PLAYED: Final = "played to the end"
DEALS: Final = 1
LIMITS: Final = {
    "memory": (resource.RLIMIT_AS, tuple(size * MB for size in (50, 70, 90, 120, 150, 200, 400, 800))),
    "files": (resource.RLIMIT_NOFILE, (8, 10, 12, 14, 16, 20, 24, 32)),
    "room in a file": (resource.RLIMIT_FSIZE, (0, 1024, 100_000)),
    "processes": (resource.RLIMIT_NPROC, (0,)),
}


class Came(NamedTuple):
    """What a window came to: how it ended, and what was said."""

    code: int
    out: str
    err: str
    scarce: bool = False  # memory was

    @property
    def is_well(self) -> bool:
        """It was played, or said in a sentence; nobody saw where in the program that was."""
        told = [line for line in self.err.splitlines() if line]
        if "Traceback" in self.err:
            return False
        if self.code in OF_C:
            return self.scarce
        return PLAYED in self.out if self.code == 0 else len(told) == 1

    def __str__(self) -> str:
        said = self.err.strip().splitlines()
        return f"{self.code} {'played' if PLAYED in self.out else ''} {said[-1] if said else ''}"


@contextmanager
def evening_before() -> Iterator[Path]:
    """A folder in which much was played."""
    from tests.faults.evenings import usual  # nothing of the program is loaded where there is little memory

    with TemporaryDirectory() as name:
        home = Path(name) / "home"
        home.mkdir()
        usual(home)
        yield home


def opened(home: Path, kind: int, limit: int) -> Came:
    """The program, with no more than this of that."""

    def less() -> None:
        resource.setrlimit(kind, (limit, limit))

    command = [sys.executable, "-m", "tests.faults.limits", "--play", str(home)]
    scarce = kind == resource.RLIMIT_AS
    if scarce and limit < TOO_LITTLE:
        command = [sys.executable, "-m", "gaigel_desktop"]
    if kind == resource.RLIMIT_NPROC:
        command.append("--alone")
    about = os.environ | {"GAIGEL_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        command, capture_output=True, text=True, preexec_fn=less, timeout=PATIENCE, check=False, env=about
    )
    return Came(done.returncode, done.stdout, done.stderr, scarce)


@contextmanager
def alone() -> Iterator[None]:
    """No process and no thread can be begun; root is allowed as many as it likes, whatever the limit."""

    def refused(*_: object, **__: object) -> None:
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    def not_begun(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with (
        patch.object(threading.Thread, "start", not_begun),
        patch.object(subprocess, "Popen", refused),
        patch.object(multiprocessing.util, "spawnv_passfds", refused),
    ):
        yield


def tried(kind: int, limit: int) -> tuple[Came, bool]:
    """One window, and whether something of what was played before is gone afterwards."""
    from tests.faults.killed import lying

    with evening_before() as home:
        before = lying(home)
        came = opened(home, kind, limit)
        after = lying(home)
    return came, any(deal not in after or (after[deal] < before[deal] and not after[deal].over) for deal in before)


def play(home: Path) -> int:
    """What the process does that has so little: what a player starts, and somebody before it."""
    from gaigel_desktop import cli
    from gaigel_desktop.app import start
    from tests.faults import evening
    from tests.faults.regular import Regular
    from tests.faults.stopwatch import Stopwatch

    class Perhaps(Regular):
        """The window may never have opened."""

        def leave(self) -> None:
            with suppress(AttributeError):
                super().leave()

    somebody = Perhaps(1, DEALS, DEALS, lambda deals: None)
    really = start.open_window

    def opens(asked: object = None) -> None:
        with patch.object(start, "open_window", really):
            evening.spend(home, somebody, Stopwatch(somebody.where))

    with patch.object(start, "open_window", opens):
        code = cli.main([])
    if somebody.deals >= DEALS:
        print(PLAYED)
    return code


def main() -> int:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", choices=LIMITS, default=list(LIMITS))
    parser.add_argument("--least", action="store_true", help="only the least of each")
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        with alone() if args.alone else nullcontext():
            return play(args.play)
    bad = 0
    for name in args.only:
        kind, sizes = LIMITS[name]
        for size in sizes[: 1 if args.least else None]:
            came, lost = tried(kind, size)
            bad += not came.is_well or lost
            print(f"{name} {size}: {came}{'' if came.is_well else ', BAD'}{', LOST' if lost else ''}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
