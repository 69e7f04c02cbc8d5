"""Stumbles: somebody plays, and again and again something breaks at its so-and-so-manieth call, wherever that is.

    python -m tests.faults.stumbles --count 1000 [--seed N]

Each time a page must come that leads on to exactly this card, with every deed that was done, and what is written down
must be what was played. Says what broke, how often, and where that was noticed.
"""

from __future__ import annotations

import argparse
import inspect
import os
import pkgutil
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from traceback import walk_tb
from types import FrameType, FunctionType, ModuleType
from typing import Final, Protocol
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import gaigel_desktop.app
import gaigel_desktop.show
import gaigel_desktop.table
import gaigel_desktop.window  # before pygame

# ruff: isort: split
import pygame

from gaigel_desktop import rules, scenes
from gaigel_desktop.app.mishap import MishapScene
from gaigel_desktop.controller import match
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Player, Thinker
from gaigel_desktop.controller.match.setup import MatchSetup
from gaigel_desktop.controller.records.notation import read_line
from gaigel_desktop.controller.store.store import open_store
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes import begin
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.scenes.parts.how_to_think import Thinking
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.window.scene import Scenes
from gaigel_desktop.window.screen import Screen
from tests.referee import deal_of
from tests.scenes.pages import Visitor

ROOMS: Final = (
    scenes,
    gaigel_desktop.app,
    gaigel_desktop.show,
    gaigel_desktop.table,
    gaigel_desktop.window,
    match,
    rules,
)
# What is no scene's: the house itself, the page, and what they are opened and closed by.
HOUSE: Final = (
    "app.app",
    "app.house",
    "app.start",
    "own_player",
    "window.loop",
    "window.screen",
    "window.scene",
    "window.memory",
)
OUTSIDE: Final = ("mishap", *HOUSE)
LATEST: Final = 40  # the call at which something breaks
PATIENCE: Final = 40  # turns of the robot in which it must have been called so often
MEANWHILE: Final = 0.3  # of the times something breaks while one goes on
LOOKS: Final = 150  # turns in which it is seen what is called at all

Place = tuple[type | ModuleType, str]  # a class or a module, and the name of a function there


class Planted(Exception):
    """What broke on purpose."""


def places() -> list[Place]:
    """Every method of a class of these rooms, and every function."""
    found: list[Place] = []
    for room in ROOMS:
        for module in (import_module(each.name) for each in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")):
            if not module.__name__.endswith(OUTSIDE):
                found += _places_of(module)
    found += [(TableScene, name) for name in ("enter", "handle", "update", "draw", "resize")]
    return found


def _places_of(module: ModuleType) -> Iterator[Place]:
    for name, thing in vars(module).items():
        if getattr(thing, "__module__", None) != module.__name__:
            continue
        if isinstance(thing, FunctionType) and not inspect.isgeneratorfunction(thing):
            yield module, name
        elif isinstance(thing, type):
            methods = (each for each, value in vars(thing).items() if isinstance(value, FunctionType))
            yield from ((thing, each) for each in methods if not each.startswith("__") or each == "__init__")


class Called(Protocol):
    """Whatever function it is."""

    def __call__(self, *given: object, **named: object) -> object:
        """As it is called."""


@contextmanager
def breaking(place: Place, at: int) -> Iterator[list[int]]:
    """The function breaks once, at this call; the list is empty as soon as it has."""
    where, name = place
    real: Called = vars(where)[name]
    left = [at]

    def counted(*given: object, **named: object) -> object:
        if left:
            left[0] -= 1
            if left[0] <= 0:
                left.clear()
                raise Planted(f"{where.__name__}.{name}")
        return real(*given, **named)

    holders: list[type] | list[ModuleType] = [where] if isinstance(where, type) else _who_holds(name, real)
    for holder in holders:
        setattr(holder, name, counted)
    try:
        yield left
    finally:
        for holder in holders:
            setattr(holder, name, real)


def _who_holds(name: str, function: object) -> list[ModuleType]:
    """Every module that calls it by its name."""
    ours = [module for key, module in sys.modules.items() if key.startswith("gaigel_desktop")]
    return [module for module in ours if vars(module).get(name) is function]


class Robot(Visitor):
    """Plays whatever is allowed, and looks at this and that meanwhile."""

    frame = 0.1
    draws = True

    def __init__(self, screen: Screen, folder: Path, seed: str) -> None:
        self.store = open_store(folder / "games.sqlite")
        super().__init__(screen, self.store, speed="none", confirm=False, trick_stays=0.5)
        self.dice = Random(seed)
        self.pages = 0

    @property
    def game(self) -> Game | None:
        """The match that is being played, wherever the robot is just now."""
        again = self.house.current.table.again if self.house.current.table is not None else None
        return again.args[0] if isinstance(again, partial) else None

    def act(self) -> None:
        """One thing that somebody may do there; what breaks breaks then."""
        match self.scene:
            case TitleScene():
                self.click(self.dice.choice([key for key in ("continue", "play") if self._has(key)]))
            case CutScene():
                self.key(self.dice.choice((pygame.K_RETURN, pygame.K_LEFT)))
            case TableScene():
                self._play()
            case Overlay():
                self._leave_overlay()
            case MishapScene():
                return
            case _:
                self.key(pygame.K_ESCAPE)
        self.wait(self.dice.choice((0.1, 0.3, 1.0)))

    def _has(self, key: str) -> bool:
        return any(meaning.key == key for meaning in self.meanings())

    def _leave_overlay(self) -> None:
        ways = [key for key in ("next_deal", "revenge", "resume") if self._has(key)]
        self.click(ways[0]) if ways else self.key(pygame.K_ESCAPE)

    def _play(self) -> None:
        """A card by its number, or by the table's own way for what has no key; now and then something else."""
        assert isinstance(self.scene, TableScene)
        what = self.dice.random()
        if what < 0.06:
            self.key(self.dice.choice((pygame.K_ESCAPE, pygame.K_l, pygame.K_t, pygame.K_F1, pygame.K_LEFT)))
        elif what < 0.09:
            self.scenes.resize()
        elif what < 0.5 or self.game is None or not self.game.playing:
            self.key(pygame.K_SPACE)
        elif next_to_act(deal_of(self.game)) == 0:
            self.key(pygame.K_1 + self.dice.randrange(5))
            if isinstance(self.scene, TableScene):
                self.key(pygame.K_RETURN)

    # -- when it has stumbled --------------------------------------------------------------------------------------

    def go_on(self, meanwhile: Place | None = None) -> None:
        """By the page, with every deed that was done, also where something else breaks meanwhile."""
        assert isinstance(self.scene, MishapScene), f"{self.scene} and no page"
        before = self.deeds()
        self.pages += 1
        with breaking(meanwhile, 1) if meanwhile is not None else nullcontext():
            self.click("mishap_go_on")
        if meanwhile is not None and isinstance(self.scene, MishapScene):
            self.pages += 1
            self.click("mishap_go_on")
        assert not isinstance(self.scene, MishapScene)
        after = self.deeds()
        assert after[: len(before)] == before, f"{before} became {after}"

    def deeds(self) -> tuple[Deed, ...]:
        """Those of the running deal, as a report would tell them, or of the one that is over."""
        running = self.house.current.table.running() if self.house.current.table is not None else None
        if running is not None:
            return read_line(running.record.encode()).actions
        over = self.game.last_record if self.game is not None else None
        return over.actions if over is not None else ()

    def check(self) -> None:
        """What is written down is what was played."""
        story = self.house.current.story
        if self.game is None or story is None:
            return
        deals = list(self.store.deals(story.match))
        assert sum(deal.finished is not None for deal in deals) == len(self.game.past)
        if self.game.playing:
            assert deals[-1].record.actions == self.game.record_so_far().actions


def quick(thinking: Thinking, setup: MatchSetup, dice: str) -> list[Player]:
    """People who decide at once, and the same again when they are asked the same."""

    def choose(seen: View, seat: int) -> Action | None:
        return random_cards(seen, seat, Random(f"{dice} {seat} {sum(seen.tricks)} {len(seen.trick)}"))

    return [Human(), *(Thinker(choose) for _ in range(setup.rules.players - 1))]


@contextmanager
def sitting(seed: str) -> Iterator[Robot]:
    """A robot in a folder of its own, with people who decide at once."""
    with (
        TemporaryDirectory() as folder,
        patch.dict(os.environ, GAIGEL_HOME=folder),
        patch.object(begin, "players_of", quick),
    ):
        screen = Screen("Gaigel", (1280, 720))
        robot = Robot(screen, Path(folder), seed)
        yield robot
        robot.store.close()
        screen.close()


def stumbles(robot: Robot, count: int, seed: str) -> Counter[str]:
    """Break so many things; where it was."""
    found: Counter[str] = Counter()
    called, dice = calls(robot), Random(seed)
    deep = [place for place in called if told(place).startswith(("rules", "controller"))]
    while found.total() < count:
        place = dice.choice([*called])
        meanwhile = dice.choice(deep) if dice.random() < MEANWHILE else None
        if broke(robot, place, dice.randint(1, min(LATEST, called[place])), meanwhile):
            found[told(place)] += 1
    return found


def told(place: Place) -> str:
    """In which file it is."""
    where = place[0]
    name = where.__module__ if isinstance(where, type) else where.__name__
    return name.removeprefix("gaigel_desktop.")


def calls(robot: Robot) -> Counter[Place]:
    """What is called while somebody plays, and how often."""
    codes = {vars(where)[name].__code__: (where, name) for where, name in places()}
    found: Counter[Place] = Counter()

    def look(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in codes:
            found[codes[frame.f_code]] += 1

    sys.setprofile(look)
    for _ in range(LOOKS):
        robot.act()
    sys.setprofile(None)
    return found


def broke(robot: Robot, place: Place, at: int, meanwhile: Place | None = None) -> bool:
    """Whether it was called so often, in which case the page came and led on, although something else breaks then."""
    with breaking(place, at) as left:
        turns = 0
        while left and turns < PATIENCE:
            turns += 1
            if not _acted(robot):
                return False
        if left:
            return False
    try:
        robot.go_on(meanwhile)
        robot.check()
    except BaseException:
        print(place, at, meanwhile)
        raise
    return True


def _acted(robot: Robot) -> bool:
    """Whether the robot could act; where something broke as it looked, nobody's scene has stumbled."""
    try:
        robot.act()
    except Planted as planted:
        if any(frame.f_globals["__name__"] == Scenes.__module__ for frame, _ in walk_tb(planted.__traceback__)):
            raise
        return False
    return True


def main() -> None:
    """Break as much as was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", default="stumbles")
    asked = parser.parse_args()
    began = time.process_time()
    with sitting(asked.seed) as robot:
        found = stumbles(robot, asked.count, asked.seed)
    for where, times in sorted(found.items()):
        print(f"{times:5} {where}")
    print(f"{found.total()} things broke, the page came each time; {time.process_time() - began:.0f} s")


if __name__ == "__main__":
    main()
