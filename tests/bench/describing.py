"""What it costs to say what lies on a table after each change of it: `python -m tests.bench.describing`.

A deal is under way, the player is in turn, and the mouse goes from place to place. After each move the table is
described anew, as before each picture, and put into words, as for somebody who hears it. All of it is processor time,
the best round of each, in milliseconds and in thousandths of a yardstick (tests/yardstick.py) of the same rounds, which
is nearly the same on a slow machine and on a fast one. Nothing is painted, so no screen is needed.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from gaigel_desktop.controller.settings import AIDS
from tests.scenes.shot import Guest, opened

# ruff: isort: split
import pygame

from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.table.play import described
from gaigel_desktop.window import theme
from tests.yardstick import yardstick

SIZE: Final = (1280, 720)
TABLES: Final = {4: "table-4-trick", 8: "table-8-trick"}
ROUNDS: Final = 9
COLUMNS, LINES = 8, 5  # of the places where the mouse comes to rest
SETTLED: Final = 60.0  # seconds after which nobody at the table does anything new
RESTS: Final = theme.NAMED + theme.FRAME  # the name of what the mouse points at has come on by then


class Row(NamedTuple):
    """What one change costs, in seconds, and how long a yardstick was."""

    name: str
    seconds: float
    stick: float

    def __str__(self) -> str:
        thousandths = 1000 * self.seconds / self.stick
        return f"{self.name:58}{1000 * self.seconds:9.3f} ms{thousandths:10.3f} thousandths of a yardstick"


def describe(guest: Guest) -> None:
    """Make all values from which the next picture of the table is painted.

    Of this bench only these lines know how the program does that; whatever takes the place of these values is made here
    instead, and the row goes on to mean the same.
    """
    table = guest.scene
    assert isinstance(table, TableScene) and table.state is not None
    described.describe(table.state)


def measured(guest: Guest, spent: dict[str, float]) -> None:
    """Move the mouse once across the table, and add what each part of that has cost."""
    screen = guest.house.kit.screen
    width, height = screen.pixels
    for at in range(COLUMNS * LINES):
        line, column = divmod(at, COLUMNS)
        place = width * (2 * column + 1) // (2 * COLUMNS), height * (2 * line + 1) // (2 * LINES)
        moved = pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 0), buttons=(0, 0, 0))
        spent["described"] += timed(partial(guest.scene.handle, moved, guest.now))  # finds what lies there
        guest.wait(RESTS)
        spent["described"] += timed(partial(describe, guest))
        spent["in words"] += timed(guest.scene.spoken)


def timed(do: Callable[[], object]) -> float:
    """The seconds of a processor that it takes."""
    began = time.thread_time()
    do()
    return time.thread_time() - began


def rows(players: int, rounds: int) -> list[Row]:
    """Measure at a table of so many in rounds, and take the best of each part."""
    best = defaultdict[str, float](lambda: float("inf"))
    stick = float("inf")
    with opened(TABLES[players], SIZE, language="de", **dict.fromkeys(AIDS, True)) as guest:
        guest.wait(SETTLED)
        for _ in range(rounds):
            spent = defaultdict[str, float](float)
            measured(guest, spent)
            best |= {part: min(best[part], seconds) for part, seconds in spent.items()}
            stick = min(stick, yardstick(parts=4))
    changes = COLUMNS * LINES
    return [Row(f"table {part}, {players} players", seconds / changes, stick) for part, seconds in best.items()]


def main() -> None:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    rounds = parser.parse_args().rounds
    for players in TABLES:
        for row in rows(players, rounds):
            print(row, flush=True)


if __name__ == "__main__":
    main()
