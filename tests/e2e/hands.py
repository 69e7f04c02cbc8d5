"""Hands: somebody who knows the game little plays it, one with the mouse and one with keys, until a match is over."""

from __future__ import annotations

import time
from collections.abc import Callable

from gaigel_desktop.table.board.card_places import hand_place
from gaigel_desktop.table.board.layout import Table

from .program import Program

TABLE = Table(1280.0, 720.0, 0)
WAYS_TO_OPEN = ((420.0, 326.0), (580.0, 326.0))  # two or three cards lie side by side there
# A click beside the cards gathers a trick and goes on, and at the Umschlag, too. When the sheet about the deal has come
# meanwhile, the slate hangs there: on its right half, the paper's own ways on would lie under such a click.
FREE_WOOD = (300.0, 250.0)
NEXT = (250.0, 677.0)  # the first button below the slate after a deal
PACK = (300.0, 380.0)  # spread out to be cut; at the table nothing lies there
LIFT = ((640.0, 618.0), (640.0, 646.0))  # the button on the cover: in the first deal a line stands below it
LONGEST_DEAL = 600.0  # seconds
ASTRAY = 20.0  # seconds in which nothing goes on: who has come to another page by a late click takes Esc back

Turn = Callable[[Program, int], None]


def with_the_mouse(program: Program, at: int) -> None:
    """A card, clicked or drawn to the middle; a way to open; on. Between two deals the next one, or the cut."""
    place = hand_place(TABLE, at % 5, 5)
    running = program.running()
    if running is not None and not running.deeds:
        program.click(*PACK)
    if running is None:
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


def at_one_laptop(program: Program, at: int) -> None:
    """Two people by turns: the cover is lifted with the mouse or with Enter, and the cards go as ever."""
    if at % 2:
        for place in LIFT:
            program.click(*place)
        with_the_mouse(program, at // 2)
    else:
        with_keys(program, at // 2)


def play(program: Program, turn: Turn, until: Callable[[], bool]) -> None:
    """Turn after turn until something is so; a deal that does not end is one too many."""
    deals, at, lay = -1, 0, None
    began = moved = time.monotonic()
    while not until():
        assert program.alive, "the program has ended"
        now, running = time.monotonic(), program.running()
        if program.finished_deals() > deals:
            deals, began = program.finished_deals(), now
        if running != lay:
            lay, moved = running, now
        assert now < began + LONGEST_DEAL, f"deal {deals + 1} does not end: {running}"
        if now > moved + ASTRAY:
            program.key("Escape")
            moved = now
        turn(program, at)
        at += 1
