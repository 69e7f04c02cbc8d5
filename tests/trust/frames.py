"""No frame is dropped: `python -m tests.trust.frames`, best on a machine that does nothing else.

Somebody doubts deals of two, four and eight at 1920x1080: mixes, swaps cards and asks again, while a process of its own
thinks. What is told is how long each turn of the loop took the processor of the window, and the clock; the first come
before the first press, while the page is read: in them is made what will be needed.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from functools import partial
from statistics import median
from typing import Final, NamedTuple
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from gaigel_desktop.scenes.parts.thinking import thinking_beside
from gaigel_desktop.window import theme
from tests.scenes import shot
from tests.scenes.shot import Guest
from tests.yardstick import yardstick

FULL_HD: Final = (1920, 1080)
TABLES: Final = ("trust-2", "trust-change", "trust-8")
TIMES: Final = 6
READS: Final = 300  # frames
THINKS: Final = 3.0  # seconds that an answer may take
LONGEST: Final = 0.35  # yardsticks: three times what the longest turn takes


class Turn(NamedTuple):
    """One turn of the loop, in milliseconds."""

    processor: float
    clock: float


def turned(guest: Guest, key: int = 0) -> Turn:
    """A key is pressed, or time passes; then the next picture, and a little of what will be needed, as in the loop."""
    began, used = time.perf_counter(), time.thread_time()
    if key:
        guest.scenes.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""), guest.now)
    if guest.turn() != 0:
        guest.desk.kit.pictures.prepare()
    turn = Turn(1000 * (time.thread_time() - used), 1000 * (time.perf_counter() - began))
    left = theme.FRAME - (time.perf_counter() - began)
    time.sleep(max(0.0, left))
    guest.now += theme.FRAME
    return turn


def read(guest: Guest) -> Iterator[Turn]:
    """Nobody has pressed anything yet."""
    for _ in range(READS):
        yield turned(guest)


def experiment(guest: Guest) -> Iterator[Turn]:
    """Everything hidden is mixed, the question asked, and the answers awaited."""
    yield turned(guest, pygame.K_m)
    yield turned(guest, pygame.K_a)
    end = time.perf_counter() + THINKS
    while time.perf_counter() < end:
        yield turned(guest)


def watched(name: str) -> list[Turn]:
    """Some experiments at one table."""
    with patch.object(shot, "Twin", partial(thinking_beside, False)), shot.opened(name, FULL_HD, draws=True) as guest:
        guest.desk.mind.warm()  # as the title does
        turns = [*read(guest), *(turn for _ in range(TIMES) for turn in experiment(guest))]
        guest.desk.mind.close()
        return turns


def main() -> int:
    """Say it for each table; 1 if a turn took the processor much longer than one does, on a machine as fast as this."""
    longest = 0.0
    for name in TABLES:
        turns = watched(name)
        own = sorted(turn.processor for turn in turns)
        longest = max(longest, own[-1])
        clock, late = max(turn.clock for turn in turns), sum(each > 1000 * theme.FRAME for each in own)
        print(f"{name}: {len(turns)} turns, median {median(own):.1f} ms, longest {own[-1]:.1f} ({clock:.1f} by clock),")
        print(f"    {late} longer than a frame")
    return int(longest > 1000 * LONGEST * yardstick())


if __name__ == "__main__":
    sys.exit(main())
