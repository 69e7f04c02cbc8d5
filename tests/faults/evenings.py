"""Evenings: the whole program with somebody before it who does everything that is ever written down, as fast as it goes
and the same each time: seeds, dice and hours are always these."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.app import app, start
from gaigel_desktop.controller.match.players import Human, Player, Thinker
from gaigel_desktop.controller.match.setup import MatchSetup
from gaigel_desktop.controller.places import store_file
from gaigel_desktop.controller.settings import Settings, save
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes import begin
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.mending import MendingScene
from gaigel_desktop.scenes.pages.past import long_work
from gaigel_desktop.scenes.pages.past.past_games import PastScene
from gaigel_desktop.scenes.pages.tournament import entry, tournament_page
from gaigel_desktop.scenes.parts.how_to_think import Thinking, thinking_here
from gaigel_desktop.window import theme
from gaigel_desktop.window.assets import table
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Scenes
from tests.controller.past_games import make_older
from tests.controller.quick_rounds import Quick
from tests.faults.stores import base
from tests.golden.__main__ import RECORDS
from tests.scenes.pages import Visitor

FAST: Final = Settings().change(speed="none", language="en", confirm=False, talk=False, window_width=1280)
LONGEST: Final = 400  # cards that somebody tries in one deal
SAVED: Final = 3.0  # seconds after which what was changed is saved


class Somebody(Visitor):
    """A player who knows the game little and the program well."""

    def __init__(self, opened: app.App, scenes: Scenes) -> None:
        self.scenes, self.title = scenes, scenes.lying[0]
        self.house, self.services = opened.house, opened.services
        self.house.kit.sounds.muted = True
        self.settle()

    def settle(self) -> None:
        """All that is done at the start is done."""
        self.draws = self.house.keeper.damaged  # what takes long begins after the first picture
        self.turn()
        self.turn()
        self.draws = False
        while isinstance(self.scene, MendingScene):
            self.turn()

    def has(self, key: str) -> bool:
        return any(meaning.key == key for meaning in self.meanings())

    # -- at the table ----------------------------------------------------------------------------------------------

    def sit_down(self, door: str) -> None:
        """Through this door to where the cards lie."""
        if door == "play" and not self.has("play"):
            self.click("new_match")  # a match waits: another one is begun from there
        self.click(door)
        self.until_dealt()

    def until_dealt(self) -> None:
        """Whatever is in between is over, and the cards lie there."""
        for _ in range(100):
            self.key(pygame.K_SPACE)
            self.wait(0.5)
            if self.at_cards:
                return
        raise AssertionError("nobody deals")

    @property
    def at_cards(self) -> bool:
        return isinstance(self.scene, TableScene) and self.scene.state is not None

    def play_cards(self, most: int = LONGEST) -> None:
        """Some cards, by keys; at most to the end of the deal."""
        for at in range(most):
            if at % 4 == 3:
                self._press(pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE)
            else:
                self._press(pygame.K_1 + at % 5, pygame.K_RETURN, pygame.K_SPACE)
            if not self.at_cards:
                self.wait(theme.TAKEN_IN)  # until one has seen what it came to
                return
        assert most < LONGEST, "a deal does not end"

    def _press(self, *keys: int) -> None:
        for key in keys:
            if self.at_cards:
                self.key(key)
                self.wait(0.2)

    def take_back(self) -> None:
        self._press(pygame.K_u)

    def next_deal(self) -> None:
        """From the end of a deal to the next one; what the table still waited with is read first."""
        for _ in range(20):
            if not self.at_cards:
                break
            self._press(pygame.K_SPACE)
        self.wait(theme.TAKEN_IN)
        self.click("next_deal")
        self.until_dealt()

    def menu(self, key: str) -> None:
        """Open the menu at the table, and press this there."""
        for _ in range(3):  # the first may only end a motion or close a panel
            self.key(pygame.K_ESCAPE)
            self.wait(0.2)
            if not self.at_cards:
                break
        self.click(key)
        self.wait(1.0)

    def to_title(self) -> None:
        while self.scenes.top is not self.title:
            self.scenes.pop()
        self.turn()

    # -- past games ------------------------------------------------------------------------------------------------

    def to_files(self) -> None:
        self.click("past")
        self.click("tab files")

    def take_in(self, path: Path) -> None:
        self.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
        self._until_done()

    def write_out(self) -> None:
        self.click("write")
        self._until_done()

    def clear(self, what: str) -> None:
        self.click(what)
        self._until_done()

    def _until_done(self) -> None:
        assert isinstance(self.scene, PastScene)
        while any(meaning.role == "progress" for meaning in self.meanings()):
            self.look_between(0.02)


# -- what is done ----------------------------------------------------------------------------------------------------


def begins(player: Somebody) -> None:
    """The first start, and the first deal."""
    player.click("deck french")
    player.click("go")
    player.until_dealt()
    player.play_cards()
    player.wait(SAVED)
    player.to_title()


def chooses(player: Somebody) -> None:
    """Settings, one after the other, a table with rules of one's own, and these by name."""
    chooses_table(player)
    player.to_match("rules")
    player.click("topic preset")
    for name in ("Rose", "Lilie"):
        player.walk_to("rules_name")
        player.type(name)
        player.key(pygame.K_RETURN)
    player.press("forget Rose")
    player.wait(SAVED)
    player.to_title()


def chooses_table(player: Somebody) -> None:
    """Settings, one after the other, and a table with rules of one's own."""
    player.to_settings()
    for key in ("speed", "deck french", "sounds", "portrait mina"):
        if player.has(key):
            player.click(key, 0.6)
        player.wait(SAVED)
    player.to_title()
    player.to_match("rules")
    player.click("topic deal")
    player.click("knock")
    player.wait(SAVED)
    player.to_title()


def plays(player: Somebody) -> None:
    """Deals that end, that are taken back, that are given up; a match that is."""
    player.sit_down("play")
    player.play_cards(4)
    player.take_back()
    player.play_cards()
    player.next_deal()
    player.play_cards(2)
    player.menu("give_up_deal")
    player.next_deal()
    player.play_cards(2)
    player.menu("give_up_match")
    player.to_title()


def shows(player: Somebody) -> None:
    """A deal that runs is shown to others, and another one is dealt in its place; then the next one too."""
    player.sit_down("play")
    for _ in range(2):
        player.play_cards(2)
        player.menu("show_deal")
        player.click("show_deal_yes")
        player.key(pygame.K_PAGEDOWN)
        player.wait(1.0)
        player.key(pygame.K_ESCAPE, pygame.KMOD_SHIFT)
        player.until_dealt()
    player.to_title()


def enters(player: Somebody) -> None:
    """A tournament: some rounds, given up, entered again."""
    for rounds in (2, 0):
        player.click("new_match")
        player.click("tournament")
        player.press("size", pygame.K_HOME)
        player.key(pygame.K_RIGHT)
        player.press("draw")
        for _ in range(rounds):
            player.sit_down("table")
            player.play_cards()
            player.click("to_standings")
            player.wait(1.0)
        if rounds:
            player.click("give_up")
        player.to_title()


def carries(player: Somebody) -> None:
    """Files in and out, and clearing."""
    player.to_files()
    player.take_in(store_file().with_name("more.jsonl"))
    player.write_out()
    player.clear("clear_figures")
    player.clear("clear_all")
    player.take_in(store_file().with_name("more.jsonl"))
    player.to_title()


def goes_on(player: Somebody) -> None:
    """The match that waits, and a look at what was."""
    player.sit_down("continue")
    player.play_cards()
    player.to_title()
    player.click("past")
    player.wait(1.0)
    player.to_title()


def looks(player: Somebody) -> None:
    """Nothing but the title."""


# -- where it is done ------------------------------------------------------------------------------------------------

Lay = Callable[[Path], None]


def empty(home: Path) -> None:
    """Where the program has never run."""


def usual(home: Path) -> None:
    """Eighty deals, one of them running, settings, and a file that can be taken in."""
    (home / "games.sqlite").write_bytes(_usual())
    (home / "more.jsonl").write_bytes(b"\n".join(RECORDS.read_bytes().splitlines()[20:40]) + b"\n")
    save(FAST, home / "settings.toml")


def older(home: Path) -> None:
    """The same as a program of before left it."""
    usual(home)
    make_older(home / "games.sqlite")


def damaged(home: Path) -> None:
    """The same with some pages overwritten."""
    usual(home)
    path = home / "games.sqlite"
    data, dice = bytearray(path.read_bytes()), Random("damaged")
    for _ in range(2):
        at = dice.randrange(len(data) // 8192, len(data) // 4096) * 4096
        data[at : at + 4096] = dice.randbytes(4096)
    path.write_bytes(data)


@cache
def _usual() -> bytes:
    """Made once."""
    with TemporaryDirectory() as folder:
        base(Path(folder) / "games.sqlite")
        return (Path(folder) / "games.sqlite").read_bytes()


class Evening(NamedTuple):
    """Where somebody comes in, and what is done there."""

    lay: Lay
    play: Callable[[Somebody], None]


EVENINGS: Final = {
    "the first start": Evening(empty, begins),
    "settings and rules": Evening(usual, chooses),
    "a match": Evening(usual, plays),
    "a deal that is shown": Evening(usual, shows),
    "a tournament": Evening(usual, enters),
    "files": Evening(usual, carries),
    "going on": Evening(usual, goes_on),
    "an older store": Evening(older, looks),
    "a damaged store": Evening(damaged, looks),
}


# -- the program -----------------------------------------------------------------------------------------------------


def by_chance(thinking: Thinking, setup: MatchSetup, dice: str) -> list[Player]:
    """The others play at once whatever is allowed, in the same round the same, wherever it was gone on from."""

    def act(seen: View, seat: int) -> Action | None:
        return random_cards(seen, seat, Random(f"{dice} {seat} {seen.rounds}"))

    return [Human(), *(Thinker(act) for _ in range(1, setup.rules.players))]


class Then(datetime):
    """It is always the same evening."""

    @classmethod
    def now(cls, tz: object = None) -> Then:
        return cls(2026, 11, 22, 20, 15)


@contextmanager
def the_same_each_time(home: Path) -> Iterator[None]:
    """Everything is kept here; seeds, dice and hours are always these, and nobody thinks beside."""
    seeds = count()
    with ExitStack() as held:
        held.enter_context(patch.dict(os.environ, GAIGEL_HOME=str(home)))
        for where, name, instead in (
            (secrets, "token_hex", lambda _: f"seed {next(seeds)}"),
            (begin, "datetime", Then),
            (long_work, "datetime", Then),
            (begin, "players_of", by_chance),
            (start, "thinking_beside", lambda _: thinking_here()),
            (tournament_page, "Hall", Quick),
            (entry, "Hall", Quick),
            (Pictures, "prepare", lambda _: False),
        ):
            held.enter_context(patch.object(where, name, instead))
        yield


def warm() -> None:
    """Read what every evening reads, so that none need do so: for those who begin many."""
    _usual()
    for name in ("table/table.json", "sounds/sounds.json"):
        table(name)


@contextmanager
def run_by(evening: Callable[[app.App, Scenes], None]) -> Iterator[None]:
    """Who does what the loop does, in whichever program is opened."""
    whole = app.App.run

    def run(self: app.App) -> None:
        with patch.object(app, "run", partial(evening, self)):
            whole(self)

    with patch.object(app.App, "run", run):
        yield


def spend(home: Path, play: Callable[[Somebody], None]) -> None:
    """The whole program in this folder from its start to its end."""

    def evening(opened: app.App, scenes: Scenes) -> None:
        play(Somebody(opened, scenes))
        scenes.close()

    with the_same_each_time(home), run_by(evening):
        start.open_window()
