"""Hands: somebody who knows the game little plays it, one with the mouse and one with keys, until a match is over."""

from __future__ import annotations

import time
from collections.abc import Callable

from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import hand_place

from .program import Program

TABLE = Table(1280.0, 720.0, 0)
WAYS_TO_OPEN = ((420.0, 326.0), (580.0, 326.0))  # two or three cards lie side by side there
FREE_WOOD = (760.0, 480.0)  # a click beside the cards gathers a trick and goes on
NEXT = (360.0, 677.0)  # the first button below the slate after a deal
LONGEST_DEAL = 150.0  # seconds

Turn = Callable[[Program, int], None]


def with_the_mouse(program: Program, at: int) -> None:
    """A card, clicked or drawn to the middle; a way to open; on. Between two deals the next one, or the cut."""
    place = hand_place(TABLE, at % 5, 5)
    if program.running() is None:
        program.click(*NEXT)
    elif at % 3 == 2:
        program.drag((place.x, place.y - 30), (640, 330))
    else:
        program.click(place.x, place.y - 30)
    program.click(*WAYS_TO_OPEN[at % 2])
    program.click(*FREE_WOOD)


def with_keys(program: Program, at: int) -> None:
    """A card by its number, or by arrows and Enter; Space goes on. Between two deals what has the focus: that
    is another look at the deal if an arrow came after its last card, so now and then back from there, to the left."""
    if program.running() is None and at % 9 == 8:
        program.key("Escape", "Left", "Left")
    elif program.running() is None:
        program.key("Return" if at % 2 else "space")
    elif at % 4 == 3:
        program.key("Right", "Return", "Return", "space")
    else:
        program.key(str(at % 5 + 1), "Return", "space")


def play(program: Program, turn: Turn, until: Callable[[], bool]) -> None:
    """Turn after turn until something is so; a deal that does not end is one too many."""
    deals, end, at = program.finished_deals(), time.monotonic() + LONGEST_DEAL, 0
    while not until():
        assert program.alive, "the program has ended"
        if program.finished_deals() > deals:
            deals, end = program.finished_deals(), time.monotonic() + LONGEST_DEAL
        assert time.monotonic() < end, f"deal {deals + 1} does not end: {program.running()}"
        turn(program, at)
        at += 1
