"""The robot: goes everywhere in the program and does at random what can be done there, and never gets tired.

Each visit is a way to some place and what is done there, input by input; between two visits it goes back to the title.
What it looks for and never finds is no fault: it goes on with the next visit.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from random import Random
from typing import Protocol

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.app.house import House
from gaigel_desktop.controller.match.setup import (
    PARTNERS,
    STRENGTHS,
    MatchSetup,
    Sitter,
    first_setup,
    with_rules,
    with_strength,
)
from gaigel_desktop.controller.places import settings_file
from gaigel_desktop.controller.settings import OWN_PORTRAITS
from gaigel_desktop.controller.teaching.progress import progress_file
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.new_match.new_match_page import TABS as MATCH_TABS
from gaigel_desktop.scenes.pages.past.past_games import TABS as PAST_TABS
from gaigel_desktop.scenes.pages.past.past_games import UNFINISHED
from gaigel_desktop.scenes.pages.settings import MORE
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.sheets import MORE as MORE_WAYS
from gaigel_desktop.scenes.review.asking_scene import AskingScene
from gaigel_desktop.show.plan.stations import DEAL
from gaigel_desktop.show.programme_list import ChooserScene
from gaigel_desktop.show.show_scene import ShowScene
from gaigel_desktop.text.rule_book.pages import CHAPTERS
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.scene import Scenes

from .fingers import REMEMBERED, Fingers
from .sights import sights

PlayerActions = Iterator[float]  # after each of them so many seconds pass
STANDARD = (1280, 720)
SIZES = (STANDARD, (1024, 640), (1600, 900), (1920, 1080), (1100, 1000))
LARGEST = (2560, 1400)
TABLES = (
    ("leinfelden", 2),
    ("wikipedia", 3),
    ("leinfelden", 4),
    ("uspcc-1907", 5),
    ("wikipedia", 6),
    ("uspcc-1907", 7),
    ("uspcc-1907", 8),
    ("rutesheim", 3),
)
CARDS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5)
ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
LETTERS = "mdwgaqslorhucpitbn.?xäß1907 "
CLICKER = (*(5 * (pygame.K_PAGEDOWN,)), pygame.K_PAGEUP, pygame.K_F5, pygame.K_ESCAPE)
SHOW_LETTERS = "bhouwtqqnp.?0123456781234"
KEYS = (
    *(3 * (*CARDS, *ARROWS, pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB)),
    *(pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END, pygame.K_PAGEDOWN),
    *(pygame.K_PAGEUP, pygame.K_F1, pygame.K_F5, pygame.K_F11, pygame.K_KP_ENTER),
)
MODS = (*(6 * (0,)), pygame.KMOD_SHIFT, pygame.KMOD_CTRL)
FIELDS = ("name", "search", "path", "word")
NOT_AT_RANDOM = ("quit",)
AFTER_A_DEAL = (
    "to_the_match",
    "next_deal",
    "next_deal",
    MORE_WAYS,
    "to_standings",
    "to_days",
    "revenge",
)
WAYS_OUT = ("leave", "stop_lesson", "stop_practice", "to_title", "to_standings", "to_days")
PATIENCE = 200  # inputs until a deal is left


SHARES = 0.1  # how often a seat belongs to somebody who shares the laptop


def _with_person(setup: MatchSetup, seat: int) -> MatchSetup:
    """Somebody sits down here who shares the laptop."""
    chairs = list(setup.chairs)
    chairs[seat] = Sitter(f"Nr. {seat + 1}", OWN_PORTRAITS[seat % len(OWN_PORTRAITS)])
    return setup._replace(chairs=tuple(chairs))


class Scales(Protocol):
    """Who knows how long the robot has been at it, and weighs the program now and then."""

    @property
    def minutes(self) -> float:
        """How long."""

    def weigh(self, at: float) -> None:
        """Note what it weighs."""


class Robot:
    """Somebody who does everything."""

    def __init__(self, seed: int, gifts: list[Path], scales: Scales, minutes: float) -> None:
        """The `gifts` are dropped on the window now and then; after so many minutes it closes the window for good."""
        self.dice = Random(seed)
        self._gifts, self._scales, self._minutes = gifts, scales, minutes
        self._weighed = 0  # minutes
        self._visits: deque[Callable[[], PlayerActions]] = deque()
        self.seen: Counter[str] = Counter()
        self.inputs = self.looks = self.resizes = self.deals = 0
        self._over = False
        self.last: deque[str] = deque(maxlen=REMEMBERED)

    def begin_with(self, visit: Callable[[], PlayerActions]) -> None:
        """This before everything else."""
        self._visits.appendleft(visit)

    # -- the protocol of somebody --------------------------------------------------------------------------------

    def come(self, house: House, scenes: Scenes) -> None:
        """Begin, or begin again."""
        self.house, self.scenes = house, scenes
        self.fingers = Fingers(house, scenes, self.last)
        self._chosen = house.player.settings
        self._deeds = self._evening()

    @property
    def player(self) -> OwnPlayer:
        return self.house.player

    def act(self) -> float:
        """The next input."""
        before = self.fingers.inputs
        pause = next(self._deeds)
        self.inputs += self.fingers.inputs - before
        return pause

    def look(self) -> None:
        """Note what is seen, and what has been chosen."""
        self.looks += 1
        self.seen.update(sights(self.scenes.top))
        if self.player.settings != self._chosen:
            pairs = zip(self._chosen.written().split("\n"), self.player.settings.written().split("\n"), strict=True)
            self.seen.update(f"setting {new.split(' =')[0]}" for old, new in pairs if old != new)
            self._chosen = self.player.settings
        over = "AfterDeal" in sights(self.scenes.top)
        self.deals += over and not self._over
        self._over = over

    def leave(self) -> None:
        """Forget the program that was used."""
        del self.house, self.scenes, self.fingers, self._deeds

    def where(self) -> str:
        """What is on the screen, and how large that is."""
        names = list(sights(self.scenes.top)) or ["nothing"]
        return "{} at {}x{}".format(names[-1], *self.house.kit.screen.pixels)

    # -- an evening ----------------------------------------------------------------------------------------------

    def _evening(self) -> PlayerActions:
        if not self.inputs:
            yield 1.0
            yield from self._press("go")  # without the first lesson
        yield from self._fiddle(6)
        while self._scales.minutes < self._minutes:
            yield from self.home()
            yield from self._weighing()
            yield from self._next_visit()()
            yield from self._resize(self.dice.choice(SIZES)) if self.dice.random() < 0.4 else ()
        yield from self._close()

    def _next_visit(self) -> Callable[[], PlayerActions]:
        """Everywhere once, in any order, and then again in another."""
        if not self._visits:
            self._visits += self.dice.sample(self._everywhere(), len(self._everywhere()))
        return self._visits.popleft()

    def _weighing(self) -> PlayerActions:
        """Once a minute, and at the end."""
        if self._scales.minutes >= self._weighed + 1:
            self._weighed = int(self._scales.minutes)
            yield from self._rest()
            self._scales.weigh(self._weighed)

    def _everywhere(self) -> list[Callable[[], PlayerActions]]:
        tables = [lambda preset=preset, players=players: self._match(preset, players) for preset, players in TABLES]
        pages = (
            self._settings,
            self._new_match,
            self._rules,
            self._past,
            self._own_looks,
            self._tournament,
            self._whole_match,
            self._talk_over,
            self.show,
            self._programmes,
            self._by_itself,
            self._guess,
            self._running_pack,
        )
        return [*tables, *pages, self.learn, self.wander, self._close]

    def home(self) -> PlayerActions:
        """Back to the title, by the ways that there are."""
        for _ in range(80):
            if isinstance(self.scenes.top, TitleScene):
                return
            keys = self._keys()
            leave = next((key for key in WAYS_OUT if key in keys), "")
            if leave:
                yield from self._press(leave)
            elif isinstance(self.scenes.top, UmschlagScene):
                yield from self._key(pygame.K_RETURN)
            else:
                yield from self._key(pygame.K_ESCAPE)
            yield 0.6
        raise AssertionError(f"there is no way back to the title from {self.where()}")

    def _rest(self) -> PlayerActions:
        """At the title, in a window of the usual size that has just been drawn anew, until nothing is left to do."""
        yield from self.home()
        if self.player.settings.full_screen:
            yield from self._key(pygame.K_F11)
        for size in (SIZES[1], STANDARD):
            yield from self._resize(size)
            yield 1.0
        yield 30.0

    # -- visits --------------------------------------------------------------------------------------------------

    def wander(self) -> PlayerActions:
        """Wherever one thing after the other leads."""
        yield from self._fiddle(60)

    def _settings(self) -> PlayerActions:
        yield from self._press("settings")
        yield from self._change_settings()
        yield from self._press("deck french")
        yield from self._press(MORE)
        yield from self._change_settings()
        for _ in range(2):
            yield from self._press("nines")  # which only that deck has

    def _change_settings(self) -> PlayerActions:
        """Every one that is on this leaf."""
        yield from self._press_all(lambda key: key not in ("back", MORE) and not key.startswith("own"))

    def _new_match(self) -> PlayerActions:
        for tab in self.dice.sample(MATCH_TABS, len(MATCH_TABS)):
            if f"tab {tab}" not in self._keys():
                yield from self.home()
                yield from self._press("new_match")
            yield from self._press(f"tab {tab}")
            yield from self._fiddle(15)
        yield from self.home()
        self.player.choose_table(with_rules(first_setup(), PRESETS["leinfelden"]._replace(signals=False)))
        yield from self._press("new_match")
        yield from self._press("tab rules")
        yield from self._press("to_preset")

    def _rules(self) -> PlayerActions:
        yield from self._press("rules")
        for chapter in self.dice.sample(tuple(CHAPTERS), len(CHAPTERS)):
            yield from self._press(f"chapter {chapter}")
            yield from self._fiddle(2)
            if "RulesPages" not in sights(self.scenes.top):
                yield from self.home()
                yield from self._press("rules")

    def learn(self) -> PlayerActions:
        """Some lessons, as somebody plays them who does not read: much is wrong, and taken back."""
        for _ in range(2):
            yield from self.home()
            yield from self._press("learn")
            lessons = [key for key in self._keys() if key.startswith("lesson ")]
            yield from self._press(self.dice.choice(lessons or ["none"]))
            yield from self._learn(25)

    def _learn(self, inputs: int) -> PlayerActions:
        for _ in range(inputs):
            keys = (*CARDS, pygame.K_SPACE, pygame.K_SPACE, pygame.K_m, pygame.K_d, pygame.K_a)
            yield from self._key(self.dice.choice(keys)) if self.dice.random() < 0.8 else self._press_something()
            yield self.dice.uniform(0.2, 1.5)

    def _past(self) -> PlayerActions:
        yield from self._begin_match()
        yield from self._play(20)
        yield from self.home()
        for tab in (*PAST_TABS, UNFINISHED, *PAST_TABS):
            if f"tab {tab}" not in self._keys():
                yield from self.home()
                yield from self._press("past")
            yield from self._press(f"tab {tab}")
            yield from self._at_past(tab)

    def _at_past(self, tab: str) -> PlayerActions:
        """What is there to be done under a tab, and anything besides."""
        if tab == "deals":
            yield from self._press("to_filter")
            yield from self._press_all(lambda key: key.startswith("filter_"))
            yield from self._press("tab deals")
        if tab == "files":
            yield from self._drop(self.dice.choice(self._gifts))
            yield 3.0
            yield from self._press("write")
            yield 3.0
            files = [key for key in self._keys() if key.startswith("file ")]
            for key in (self.dice.choice(files), "take") if files else ():
                yield from self._press(key)
            yield 3.0
            yield from self._press(self.dice.choice(("clear_figures", "clear_figures", "clear_all")))
            yield 1.0
            yield from self._press(self.dice.choice(("clear_yes", "clear_yes", "clear_no")))
            yield 3.0
            if self.dice.random() < 0.5:
                yield from self._press("clear_undo")
                yield 3.0
        elif tab == "deals" and "look_at" in self._keys():
            yield from self._press("look_at")
            yield from self._key(pygame.K_SPACE)
            yield 5.0
            yield from self._key(pygame.K_c)
            yield from self._press("back")
            yield from self._key(pygame.K_i)
            yield from self._fiddle(10)
        elif tab == "figures":
            yield 1.0
            if "luck" in self._keys():
                yield from self._press("luck")
                yield 3.0
                yield from self._press("tab sealed")
                yield from self._press("back")
            yield from self._press("to_own_play")
            yield 1.0
        yield from self._fiddle(8)

    def _own_looks(self) -> PlayerActions:
        """A back from a photograph, as far as there is one."""
        for key in ("settings", "own_back"):
            yield from self._press(key)
        yield from self._fiddle(6)
        yield from self.home()

    def _tournament(self) -> PlayerActions:
        yield from self._press("new_match")
        yield from self._press("tournament")
        yield from self._give_up()
        for key in ("another", "draw"):
            yield from self._press(key)
        yield from self._fiddle(4)
        yield from self.home()
        yield from self._press("new_match")
        yield from self._press("tournament")
        yield from self._press("table")
        yield from self._play(PATIENCE)
        yield from self.home()
        yield from self._press("new_match")
        yield from self._press("tournament")
        yield 3.0
        yield from self._give_up()

    def _give_up(self) -> PlayerActions:
        yield from self._press("give_up")
        yield 1.0
        yield from self._press("yes")

    def _close(self) -> PlayerActions:
        """The window is closed, and opened again; sometimes as if the program had never run before."""
        yield from self.home()
        if self.dice.random() < 0.5:
            yield 5.0
            for file in (settings_file(), progress_file()):
                file.unlink(missing_ok=True)
        self.fingers.post(pygame.QUIT)
        while True:
            yield 1.0

    def _match(self, preset: str, players: int) -> PlayerActions:
        yield from self._table(PRESETS[preset]._replace(players=players, strokes=self.dice.randint(1, 10)))
        yield from self._play(PATIENCE)
        yield from self._look_up()
        yield from self._play(PATIENCE // 2)

    def _look_up(self) -> PlayerActions:
        """Everything that lies over the table on demand."""
        for letter in "lochr?v":
            if isinstance(self.scenes.top, TableScene):
                yield from self._key(0, letter=letter) if letter == "?" else self._key(ord(letter), letter=letter)
                yield from self._fiddle(1)
                yield from self._key(pygame.K_ESCAPE)

    def _running_pack(self) -> PlayerActions:
        """Is it fair? Behind the menu of a table, by a straight way, with the hash of the pack that is being played."""
        yield from self._begin_match()
        for _ in range(12):
            if "fair" in self._keys():
                break
            yield 0.5
            yield from self._key(pygame.K_ESCAPE)
        yield from self._press("fair")
        yield from self._key(pygame.K_ESCAPE)

    def _whole_match(self) -> PlayerActions:
        """A match to its end, a picture of it, and a revenge."""
        yield from self._table(PRESETS["leinfelden"]._replace(players=2, strokes=1))
        for _ in range(8):
            yield from self._play(PATIENCE, ("to_the_match", "next_deal"), fiddling=0.0)
            if "revenge" in self._keys():
                yield 1.0
                yield from self._press("save_picture")
                yield 2.0
                yield from self._press("revenge")
                return

    def _talk_over(self) -> PlayerActions:
        """A deal to its end, and what was decided in it."""
        yield from self._table(PRESETS["leinfelden"]._replace(players=2))
        yield from self._play(PATIENCE, ("review",), fiddling=0.0)
        all_shown = False  # the same button puts them away again
        for _ in range(30):
            rows = [key for key in self._keys() if key.startswith("decision")]
            if rows or (not all_shown and "all" in self._keys()):
                yield from self._press(self.dice.choice(rows) if rows else "all")
                all_shown = True
            yield 2.0
            if isinstance(self.scenes.top, AskingScene):
                break
        yield from self._fiddle(8)

    def show(self) -> PlayerActions:
        """What is shown to a room, by somebody whose clicker and keyboard lie in a pram."""
        yield from self._press("show")
        yield from self._press("go")
        yield from self._hold_somebody()
        yield from self._lead(50)
        yield from self._key(pygame.K_ESCAPE, pygame.KMOD_SHIFT)

    def _hold_somebody(self) -> PlayerActions:
        """A straight way to what chance seldom presses: on until a deal lies there, a seat is lit, and its cards are
        taken."""
        for _ in range(20):
            if not isinstance(self.scenes.top, ShowScene) or self.scenes.top.presented.place.up == DEAL:
                break
            yield 1.0
            yield from self._key(pygame.K_PAGEDOWN)
        for key, letter in ((pygame.K_2, "2"), (pygame.K_h, "h")):
            yield 1.0
            yield from self._key(key, letter=letter)

    def _lead(self, inputs: int) -> PlayerActions:
        """Mostly on; and to the end of the scene now and then."""
        for _ in range(inputs):
            if self.dice.random() < 0.6:
                yield from self._key(
                    self.dice.choice((*CLICKER, pygame.K_TAB, pygame.K_END, pygame.K_HOME, pygame.K_F1))
                )
            elif self.dice.random() < 0.8:
                letter = self.dice.choice(SHOW_LETTERS)
                yield from self._key(ord(letter), self.dice.choice(MODS), letter=letter)
            else:
                yield from self._press_something()
            yield self.dice.uniform(0.0, 1.5)

    def _programmes(self) -> PlayerActions:
        """Something else than the programme of the house, and one of one's own."""
        yield from self._press("show")
        yield from self._fiddle(4)
        if not isinstance(self.scenes.top, ChooserScene):
            yield from self.home()
            yield from self._press("show")
        yield from self._press("new")
        yield from self._fiddle(12)
        yield from self.home()
        yield from self._press("show")
        yield from self._press("scenes")
        scenes = [key for key in self._keys() if key.startswith("scene ")]
        yield from self._press(self.dice.choice(scenes or ["none"]))
        yield from self._lead(25)

    def _by_itself(self) -> PlayerActions:
        """Nobody touches the title for a while."""
        self.player.change(shows_itself=True)
        yield theme.UNTOUCHED + 1
        yield 20.0
        yield from self._any_key()
        self.player.change(shows_itself=False)

    def _guess(self) -> PlayerActions:
        """Somebody who counts alone, and is asked before each count."""
        self.player.choose_aids(False)
        self.player.change(guess=True)
        yield from self._begin_match()
        yield from self._play(300, fiddling=0.0)
        self.player.change(guess=False)

    def _table(self, rules: RuleSet) -> PlayerActions:
        """At a table of these rules, with people who mostly do not think long."""
        setup = with_rules(first_setup(), rules)._replace(partners=self.dice.choice(PARTNERS))
        for seat in range(1, rules.players):
            setup = with_strength(setup, seat, self.dice.choice(("beginner", "beginner", "guest", *STRENGTHS)))
            if self.dice.random() < SHARES:
                setup = _with_person(setup, seat)
        self.player.choose_table(setup)
        if self.dice.random() < 0.5:  # a setting at random is mostly off
            self.player.choose_aids(True)
        yield from self._begin_match()

    def _begin_match(self) -> PlayerActions:
        """At the title; where a match waits, another one is begun from the page of a new match."""
        if "play" not in self._keys():
            yield from self._press("new_match")
            yield 0.5
        yield from self._press("play")
        yield from self._sit_down()

    def _sit_down(self) -> PlayerActions:
        while isinstance(self.scenes.top, UmschlagScene):
            yield 1.0
            yield from self._key(pygame.K_RETURN)

    def _play(self, inputs: int, then: tuple[str, ...] = AFTER_A_DEAL, fiddling: float = 0.15) -> PlayerActions:
        """A deal, or as much of it as so many inputs come to, and what is pressed after it."""
        for _ in range(inputs):
            if isinstance(self.scenes.top, TitleScene):
                return
            if {MORE_WAYS, "revenge"} & set(self._keys()):
                break
            if self.dice.random() < fiddling:
                yield from self._something()
            elif "own_word" in self._keys() and self.dice.random() < 0.3:
                yield from self._press("own_word")
                yield from self._key(pygame.K_ESCAPE)
            elif self.dice.random() < 0.02:
                yield from self._key(self.dice.choice(CARDS), pygame.KMOD_ALT)
            else:
                yield from self._key(
                    self.dice.choice((*CARDS, pygame.K_RETURN, pygame.K_SPACE, pygame.K_SPACE, pygame.K_s))
                )
            yield self.dice.uniform(0.1, 0.8)
        yield 1.0  # in the first moments of a result nothing leads on
        yield from self._press(self.dice.choice([key for key in then if key in self._keys()] or ["none"]))

    # -- anything ------------------------------------------------------------------------------------------------

    def _fiddle(self, times: int) -> PlayerActions:
        """So many things at random."""
        for _ in range(times):
            yield from self._something()
            yield self.dice.choice((0.0, 0.05, 0.2, 0.2, 0.5, 2.0, 2.0 if self.dice.random() < 0.9 else 40.0))

    def _something(self) -> PlayerActions:
        ways = {
            self._press_something: 40,
            self._click_anywhere: 10,
            self._any_key: 25,
            self._type: 4,
            self._drag: 6,
            self._wheel: 6,
            self._window_event: 4,
            self._drop_something: 2,
            self._any_size: 1,
        }
        yield from self.dice.choices(tuple(ways), tuple(ways.values()))[0]()

    def _press_something(self) -> PlayerActions:
        if isinstance(self.scenes.top, TableScene):
            targets = self.fingers.targets()
            yield from self._click(self.dice.choice(targets).middle) if targets else ()
        else:
            keys = [key for key in self._keys() if key not in NOT_AT_RANDOM]
            yield from self._press(self.dice.choice(keys)) if keys else self._any_key()

    def _press_all(self, wanted: Callable[[str], bool]) -> PlayerActions:
        """Every widget that is wanted, one after the other; choices at several places."""
        keys = [key for key in self._keys() if wanted(key)]
        for key in self.dice.sample(keys, len(keys)):
            for _ in range(self.dice.randint(1, 3)):
                yield from self._press(key)
                yield 0.1
            yield from self._type() if key in FIELDS else self._key(pygame.K_SPACE)

    def _any_point(self) -> tuple[float, float]:
        width, height = self.house.kit.screen.design
        return self.dice.uniform(-5, width + 5), self.dice.uniform(-5, height + 5)

    def _click_anywhere(self) -> PlayerActions:
        yield from self._click(self._any_point())

    def _any_key(self) -> PlayerActions:
        yield from self._key(self.dice.choice(KEYS), self.dice.choice(MODS))

    def _type(self) -> PlayerActions:
        for _ in range(self.dice.randint(1, 6)):
            letter = self.dice.choice(LETTERS)
            yield from self._key(ord(letter), letter=letter)

    def _drag(self) -> PlayerActions:
        targets = [box.middle for box in self.fingers.targets()]
        begin = self.dice.choice(targets) if targets and self.dice.random() < 0.8 else self._any_point()
        self.fingers.mouse(pygame.MOUSEBUTTONDOWN, begin)
        yield 0.05
        end = begin
        for _ in range(self.dice.randint(1, 8)):
            end = self._any_point()
            self.fingers.mouse(pygame.MOUSEMOTION, end)
            yield 0.05
        self.fingers.mouse(pygame.MOUSEBUTTONUP, end)
        yield 0.1

    def _wheel(self) -> PlayerActions:
        self.fingers.mouse(pygame.MOUSEMOTION, self._any_point())
        self.fingers.post(pygame.MOUSEWHEEL, x=0, y=self.dice.randint(-8, 8))
        yield 0.1

    def _window_event(self) -> PlayerActions:
        kinds = (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE)
        self.fingers.post(self.dice.choice(kinds))
        yield 0.1

    def _drop_something(self) -> PlayerActions:
        yield from self._drop(self.dice.choice(self._gifts))

    def _drop(self, gift: Path) -> PlayerActions:
        self.fingers.post(pygame.DROPFILE, file=str(gift))
        yield 0.2

    def _any_size(self) -> PlayerActions:
        yield from self._resize(LARGEST if self.dice.random() < 0.1 else self.dice.choice(SIZES))

    # -- single inputs -------------------------------------------------------------------------------------------

    def _keys(self) -> list[str]:
        """What can be pressed on the page on top."""
        return [key for key, _ in self.fingers.usable()]

    def _resize(self, size: tuple[int, int]) -> PlayerActions:
        """As somebody draws the window larger or smaller; a full screen stays."""
        self.resizes += 1
        self.fingers.last.append(f"resize {size}")
        self.house.kit.screen.resize(size)
        yield 0.3

    def _key(self, key: int, mod: int = 0, letter: str = "") -> PlayerActions:
        self.fingers.key(key, mod, letter)
        yield 0.05

    def _click(self, point: tuple[float, float]) -> PlayerActions:
        self.fingers.click(point, self.dice.choice((1, 1, 1, 1, 1, 1, 1, 1, 1, 3)))
        yield 0.1

    def _press(self, key: str) -> PlayerActions:
        """Scroll to a widget and click on it, somewhere; nothing where there is none."""
        box = yield from self._brought_into_sight(key)
        if box is not None:
            self.seen[f"pressed {key}"] += 1
            x, y = self.dice.uniform(0.1, 0.9), self.dice.uniform(0.2, 0.8)
            self.fingers.click((box.x + x * box.width, box.y + y * box.height))
            yield 0.2

    def _brought_into_sight(self, key: str) -> Generator[float, None, Box | None]:
        """Turn the wheel over the part in which it stands, as far as it needs."""
        for _ in range(60):
            page = self.fingers.page
            placed = page.placed() if page is not None else ()
            found = next((each for each in placed if each.widget.key == key), None)
            if found is None:
                return None
            window, box = found.part.window, found.box
            if window is None or window.contains(box) or box.height > window.height:
                return box
            self.fingers.mouse(pygame.MOUSEMOTION, window.middle)
            self.fingers.post(pygame.MOUSEWHEEL, x=0, y=1 if box.y < window.y else -1)
            yield 0.02
        return Box(0, 0, 1, 1)
