"""Follow a click: what is entered from the button let go over a card to the rules, and then to the stage.

`tests/thermometers.py` prints how many functions and files that are; it is no test.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.table.board.card_places import hand_place
from gaigel_desktop.window import theme
from tests.program_files import PROGRAM
from tests.scenario import lay

from .guest import Guest
from .laid import sits


class Entered(NamedTuple):
    """How many functions of the program were entered, and in how many files."""

    functions: int
    files: int


def followed() -> tuple[Entered, Entered]:
    """Play a card by a click: what its release enters, and what the next turn of the loop does."""
    guest = _leads_to_the_second_trick()
    place = hand_place(guest.state.stage.table, 0, len(guest.hand()))
    guest.mouse(pygame.MOUSEMOTION, place.x, place.y)
    guest.mouse(pygame.MOUSEBUTTONDOWN, place.x, place.y)
    moment, unit = guest.game.moment, guest.screen.unit
    let_go = pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=(round(place.x * unit), round(place.y * unit)))
    released = entered(lambda: guest.table.handle(let_go, guest.now))
    assert guest.game.moment == moment + 1, "the card is played"
    shown = entered(lambda: guest.table.update(guest.now + theme.FRAME))
    assert guest.state.stage.seen.trick, "it is on its way to the table"
    return released, shown


def entered(do: Callable[[], object]) -> Entered:
    """Count the functions with a name; a lambda or what stands in brackets is part of whoever wrote it."""
    functions = set[tuple[str, int]]()

    def note(frame: FrameType, what: str, _: object) -> None:
        code = frame.f_code
        if what == "call" and not code.co_name.startswith("<") and Path(code.co_filename).is_relative_to(PROGRAM):
            functions.add((code.co_filename, code.co_firstlineno))

    sys.setprofile(note)
    try:
        do()
    finally:
        sys.setprofile(None)
    return Entered(len(functions), len({file for file, _ in functions}))


def _leads_to_the_second_trick() -> Guest:
    """Somebody who has won the first trick and may lead, while nothing moves and there are cards in the talon."""
    table = lay("leinfelden", "S7", vorhand="EA EX H7 B7 BU")
    guest = sits(table, lambda table: table.opens("elfen", "EA").discards().discards().discards(), trick_stays=0.5)
    guest.wait(8.0)
    if guest.stop is not None:
        guest.key(pygame.K_SPACE)
        guest.wait(8.0)
    seen = guest.deal
    assert guest.stop is None and seen.turn == 0 and seen.done == 1 and seen.rounds > 0
    return guest
