"""Follow a click: how far a card goes from the button let go to the rules and back to the stage, counted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import gaigel_desktop.window

# ruff: isort: split
import pygame

import gaigel_desktop
from gaigel_desktop.scenes.stage.lying import hand_place
from gaigel_desktop.window import theme
from tests.scenario import lay

from .guest import Guest
from .laid import sits

HOUSE = Path(gaigel_desktop.__file__).parent
LET_GO = 76, 26  # functions, files
NEXT_UPDATE = 136, 38


class Way(NamedTuple):
    """What was entered on a way through the house, and who stood above the rules when they were reached."""

    functions: frozenset[tuple[str, int]]
    above: tuple[str, ...]

    @property
    def files(self) -> frozenset[str]:
        return frozenset(file for file, _ in self.functions)


def traced(do: Callable[[], object]) -> Way:
    """Every function with a name that is entered; what stands in brackets is part of whoever wrote it."""
    entered, above = set[tuple[str, int]](), list[str]()

    def note(frame: FrameType, what: str, _: object) -> None:
        code = frame.f_code
        file = Path(code.co_filename)
        if what != "call" or not file.is_relative_to(HOUSE):
            return
        if not code.co_name.startswith("<"):
            entered.add((str(file.relative_to(HOUSE)), code.co_firstlineno))
        if code.co_name == "perform" and not above:
            above.extend(rooms_above(frame))

    sys.setprofile(note)
    try:
        do()
    finally:
        sys.setprofile(None)
    return Way(frozenset(entered), tuple(above))


def rooms_above(frame: FrameType | None) -> list[str]:
    """The rooms of those who called each other, the first one first."""
    found = list[str]()
    while frame is not None:
        file = Path(frame.f_code.co_filename)
        if file.is_relative_to(HOUSE):
            found.insert(0, "/".join(file.relative_to(HOUSE).parts[:-1]))
        frame = frame.f_back
    return found


def in_the_second_trick() -> Guest:
    """The player has won the first trick and leads; there are cards in the talon."""
    table = lay("leinfelden", "S7", vorhand="EA EX H7 B7 BU")
    guest = sits(table, lambda table: table.opens("elfen", "EA").discards().discards().discards(), trick_stays=0.5)
    guest.wait(8.0)
    if guest.stop is not None:
        guest.key(pygame.K_SPACE)
        guest.wait(8.0)
    seen = guest.sitting.chair.seen
    assert guest.stop is None and seen.turn == 0 and seen.done == 1 and seen.rounds > 0
    return guest


def test_a_card_let_go_is_played_by_few_and_the_stage_hears_of_it_from_few() -> None:
    guest = in_the_second_trick()
    place = hand_place(guest.sitting.stage.table, 0, len(guest.hand()))
    guest.mouse(pygame.MOUSEMOTION, place.x, place.y)
    guest.mouse(pygame.MOUSEBUTTONDOWN, place.x, place.y)
    moment, unit = guest.game.moment, guest.screen.unit
    let_go = pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=(round(place.x * unit), round(place.y * unit)))
    played = traced(lambda: guest.table.handle(let_go, guest.now))
    assert guest.game.moment == moment + 1
    shown = traced(lambda: guest.table.update(guest.now + theme.FRAME))
    assert guest.sitting.stage.seen.trick, "it is on its way to the table"
    assert (len(played.functions), len(played.files)) <= LET_GO and len(played.files) <= LET_GO[1], sorted(played.files)
    assert len(shown.functions) <= NEXT_UPDATE[0] and len(shown.files) <= NEXT_UPDATE[1], sorted(shown.files)


def test_on_the_way_to_the_rules_no_room_is_entered_twice() -> None:
    guest = in_the_second_trick()
    way = traced(lambda: guest.key(pygame.K_1))
    rooms = [room for room, _ in groupby(way.above)]
    assert rooms == ["window", "scenes/table", "controller/match", "rules"]
