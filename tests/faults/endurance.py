"""Endurance: the whole program, used for long by somebody who never rests, holds on to nothing and never stands still.

    python -m tests.faults.endurance --minutes M [--seed S]    a robot that goes everywhere and does everything
    python -m tests.faults.endurance --deals N [--seed S]      one deal after the other, and nothing else

It runs on SDL's dummy drivers, in a folder of its own, by a clock that runs as fast as the program can draw. Memory is
weighed at the same place each time, when litter has been picked up and holes have been given back. The robot has the
window drawn anew before: what pictures and lines have been kept for an older size would else be weighed too, and that
is as much as there is room for on the shelves, whatever was done before. In pure play nothing of that is thrown away.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pygame

from gaigel_desktop.window.offscreen import as_png
from tests.golden.__main__ import MATCHES
from tests.yardstick import yardstick

from .evening import Somebody, spend
from .holdings import Holdings, held, left_over, resident
from .regular import Regular
from .robot import Robot
from .sights import EVERYTHING
from .stopwatch import Piece, Stopwatch

MINUTE = 60.0
MOST_GROWN = 10.0  # megabytes, from when everything has been seen once
WARM = 10  # minutes until then, twice over; a short run begins when the robot has been everywhere once
WARM_DEALS = 100
EVERY = 25  # deals from one weighing to the next
LONGEST = 2.0  # yardsticks that a piece of work may take: three times as long as any does
SEEN_BY = 2.4  # minutes after which the robot has usually been everywhere
MUST_SEE = 20.0  # minutes after which it has to: what is seen in fewer is left to chance, and only told


class Weight(NamedTuple):
    """What the process weighs after so many minutes or deals."""

    at: float
    megabytes: float


class Run:
    """What is noted while somebody uses the program, and what is wrong with it."""

    def __init__(self, longest: float = LONGEST) -> None:
        """A piece of work may take so many yardsticks."""
        self.began = time.monotonic()
        self.curve: list[Weight] = []
        self.before = self.after = Holdings(Counter(), Counter(), Counter())
        self.evenings = 0
        self.longest = longest * yardstick(parts=4)  # seconds that a piece of work may take on this machine
        self.broken = ""  # the traceback of what has escaped

    @property
    def minutes(self) -> float:
        """How long it has been going on, by the clock on the wall."""
        return (time.monotonic() - self.began) / MINUTE

    def weigh(self, at: float) -> None:
        """So much is in memory now; said at once, for whoever waits."""
        self.curve.append(Weight(at, resident()))
        print(
            f"{at:g}: {self.curve[-1].megabytes:.1f} MB after {self.minutes:.1f} minutes", file=sys.stderr, flush=True
        )

    def grown(self, warm: float) -> float:
        """How much more is in memory at the end than when it was warm, or when it was weighed first after that."""
        late = [weight.megabytes for weight in self.curve if weight.at >= warm]
        return late[-1] - late[0] if late else 0.0


def too_slow(pieces: Iterable[Piece], longest: float) -> Iterator[str]:
    """What took longer than a player may wait for a picture."""
    return (f"too slow: {piece}" for piece in pieces if piece.seconds > longest)


def faults(run: Run, warm: float, slowest: Iterable[Piece], never: Iterable[str], warned: Iterable[str]) -> list[str]:
    """Everything that is wrong, a line each."""
    found = [f"escaped: {run.broken}"] if run.broken else []
    found += [f"in the log: {words}" for words in warned]
    found += too_slow(slowest, run.longest)
    if run.grown(warm) > MOST_GROWN:
        found.append(f"memory has grown by {run.grown(warm):.1f} MB from {warm:g} on")
    found += [f"left over: {held}" for held in left_over(run.before, run.after)]
    found += [f"never seen: {name}" for name in sorted(never)]
    return found


class Tracebacks(logging.Handler):
    """What the program has caught itself and written into its log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.noted: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Remember it."""
        self.noted.append(self.format(record))


def use(run: Run, home: Path, somebody: Somebody, watch: Stopwatch, *, here: bool = False) -> bool:
    """An evening with somebody; whether it ended as it should."""
    run.evenings += 1
    try:
        spend(home, somebody, watch, here=here)
    except Exception:  # whatever it is, it is what we look for
        run.broken = traceback.format_exc()
    return not run.broken


# -- the robot ---------------------------------------------------------------------------------------------------


def gifts(folder: Path) -> list[Path]:
    """What is dropped on the window: good records, rubbish, nothing, a folder, names that are no names."""
    lines = MATCHES.read_bytes().splitlines(keepends=True)
    made = {
        b"good.jsonl": b"".join(lines[:12]),
        b"more.jsonl": b"".join(lines[12:80]),
        b"rubbish.jsonl": Random(1).randbytes(20_000),
        b"half.jsonl": lines[0][:500],
        b"empty.jsonl": b"",
        b"odd \xff.jsonl": lines[0],
        "Grüß\u00a0Gott \U0001f0a1.jsonl".encode(): lines[1],
    }
    for name, content in made.items():
        Path(os.fsdecode(os.fsencode(folder) + b"/" + name)).write_bytes(content)
    return [*sorted(folder.iterdir()), folder, folder / "not here.jsonl"]


def load_pillow() -> None:
    """Who saves a picture for the first time has pillow loaded, for good: 12 MB, and half a second at that press."""
    as_png(pygame.Surface((8, 8)))


def robot(run: Run, minutes: float, seed: int) -> int:
    """Let it loose; the exit code."""
    noted = Tracebacks()
    logging.getLogger().addHandler(noted)
    with TemporaryDirectory() as home, TemporaryDirectory() as folder:
        load_pillow()
        somebody = Robot(seed, gifts(Path(folder)), run, minutes)
        watch = Stopwatch(somebody.where)
        while run.minutes < minutes and use(run, Path(home), somebody, watch, here=run.evenings % 3 == 2):
            run.before = run.before if run.evenings > 1 else held()
        run.after = held()
    never = EVERYTHING - set(somebody.seen)
    warm = WARM if minutes >= 2 * WARM else SEEN_BY
    _tell(run, somebody, watch)
    print("not seen:", ", ".join(sorted(never)) or "nothing")
    if run.broken:
        print(
            f"repeat: --minutes {minutes:g} --seed {seed}; input {somebody.inputs}, the last:",
            *somebody.last,
            sep="\n  ",
        )
    return _judge(faults(run, warm, watch.slowest, never if minutes >= MUST_SEE else (), noted.noted))


# -- pure play ---------------------------------------------------------------------------------------------------


def deals(run: Run, number: int, seed: int) -> int:
    """Let a regular play; the exit code."""
    noted = Tracebacks()
    logging.getLogger().addHandler(noted)
    with TemporaryDirectory() as home:
        for count in (1, number):
            somebody = Regular(seed, count, EVERY, run.weigh)
            watch = Stopwatch(somebody.where)
            use(run, Path(home), somebody, watch)
            run.before = run.before if run.evenings > 1 else held()
        run.after = held()
    _tell(run, somebody, watch)
    return _judge(faults(run, WARM_DEALS, watch.slowest, (), noted.noted))


# -- telling -----------------------------------------------------------------------------------------------------


def _tell(run: Run, somebody: Robot | Regular, watch: Stopwatch) -> None:
    """The table."""
    seen = sorted(somebody.seen.items(), key=lambda pair: (-pair[1], pair[0]))
    rows = {
        "minutes": f"{run.minutes:.1f}, {run.evenings} evenings",
        "frames": somebody.looks,
        "inputs": somebody.inputs,
        "resizes": somebody.resizes,
        "deals": somebody.deals,
        "memory": " ".join(f"{at:g}:{megabytes:.1f}" for at, megabytes in run.curve),
        "held": f"{run.before}; at the end {run.after}",
        "pieces of work": watch.pieces,
        "seen": ", ".join(f"{name} {count}" for name, count in seen if name in EVERYTHING),
    }
    for name, value in rows.items():
        print(f"{name:16}{value}")
    print("the slowest pieces:", *watch.slowest, sep="\n  ", flush=True)


def _judge(found: list[str]) -> int:
    print(*found or ["nothing is wrong"], sep="\n", flush=True)
    return 1 if found else 0


def main() -> int:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked = parser.add_mutually_exclusive_group(required=True)
    asked.add_argument("--minutes", type=float, help="how long the robot uses the program")
    asked.add_argument("--deals", type=int, help="how many deals are played instead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=LONGEST, help="yardsticks that a piece of work may take")
    args = parser.parse_args()
    run = Run(args.longest)
    return robot(run, args.minutes, args.seed) if args.minutes else deals(run, args.deals, args.seed)


if __name__ == "__main__":
    sys.exit(main())
