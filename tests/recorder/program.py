"""The program in this process: begun as by its player, in a loop whose clock is told; what it does is written down."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Concatenate, Final, NamedTuple, ParamSpec
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.app import app, start
from gaigel_desktop.controller import places, settings
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.setup import MatchSetup, keep, setup_file
from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.controller.settings import Settings
from gaigel_desktop.controller.store.store import Store, open_store
from gaigel_desktop.controller.teaching import progress
from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.window.scene import Scenes
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.tree import InWords, Node

from .recording import MOMENTS, Entry
from .stillness import nothing_left_to_chance

Given = ParamSpec("Given")
FRAME: Final = 1 / 60  # what is due within so many seconds is no stop
MOVING: Final = 0.05  # seconds from one frame to the next while something moves, as on a slow machine
BEGINS: Final = 100.0  # the moment at which the program is begun
STEPS_OF_DRAG: Final = 4
QUIET: Final = 1.0  # seconds in which nothing changes
MOST_TURNS: Final = 200_000  # of a scenario
Pictures = Callable[[int, pygame.Surface], None]  # is given each that is seen at a stop, after so many entries
NOTHING_SPOKEN: Final = InWords("", ())


class Home(NamedTuple):
    """What lies in the folder of whoever begins the program."""

    settings: Settings | None  # None: the program has never run here
    table: MatchSetup | None = None
    learned: Progress = Progress()
    played: Callable[[Store], None] = lambda store: None  # puts past games into the store


class Program:
    """The program while it runs: time passes and events come as its player wants it, and everything is noted."""

    def __init__(self, scenes: Scenes, name: str, *, heard: bool, pictures: Pictures) -> None:
        self.name = name
        self.entries: list[Entry] = []
        self.tutor: Tutor | None = None  # of the lesson that was begun last
        self.finished = 0  # deals that have come to their end
        self._scenes, self._pictures = scenes, pictures
        self._now, self._wakes_at, self._pause = BEGINS, BEGINS, 0.0
        self._changed = BEGINS  # when something was noted last
        self._turns, self._painted = 0, -1
        self._tree = self._pixels = ""
        scenes.kit.aloud.heard = heard

    # -- time ----------------------------------------------------------------------------------------------------

    def wait(self, seconds: float) -> None:
        """So much time passes; the scene goes on when it asked for it."""
        end = self._now + seconds
        while self._wakes_at <= end and self._scenes.top is not None:
            self._now = max(self._now, self._wakes_at)
            self._turn()
        self._now = end

    def rest(self, most: float = 30.0) -> None:
        """Until nothing has moved, nor anything else changed, for a while."""
        end = self._now + most
        while self._now < end and not self.over:
            if self._now - self._changed >= QUIET and self._wakes_at - self._now > MOVING:
                return
            self.wait(max(self._wakes_at - self._now, 0.0) if self._wakes_at < end else QUIET)

    def _turn(self) -> None:
        """One turn of the loop."""
        self._turns += 1
        assert self._turns < MOST_TURNS, f"{self.name} does not come to its end"
        top = self._scenes.top
        pause = self._scenes.update(self._now)
        if self._scenes.top is not top:
            pause = 0
        self._hear()
        self._wakes_at = math.inf if pause is None else self._now + (max(pause, FRAME) if pause else MOVING)
        self._scenes.draw()
        if self._scenes.top is top and (pause is None or pause > FRAME):
            self._look()

    # -- events --------------------------------------------------------------------------------------------------

    def key(self, key: int, letter: str = "", mod: int = 0) -> None:
        """A key goes down and up."""
        self._event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0)
        self._event(pygame.KEYUP, key=key, mod=mod, unicode=letter, scancode=0)

    def move(self, x: float, y: float) -> None:
        """The mouse goes to a place of the design."""
        self._event(pygame.MOUSEMOTION, pos=self._at(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def click(self, x: float, y: float) -> None:
        """The mouse goes there, and its button down and up."""
        self.move(x, y)
        self._button(pygame.MOUSEBUTTONDOWN, x, y)
        self.wait(0.08)
        self._button(pygame.MOUSEBUTTONUP, x, y)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """What lies there is carried to another place and let go."""
        self.move(*start)
        self._button(pygame.MOUSEBUTTONDOWN, *start)
        for step in range(1, STEPS_OF_DRAG + 1):
            self.wait(0.05)
            share = step / STEPS_OF_DRAG
            self.move(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        self.wait(0.05)
        self._button(pygame.MOUSEBUTTONUP, *end)

    def focus(self, *, there: bool) -> None:
        """The player goes to another window, or comes back."""
        self._event(pygame.WINDOWFOCUSGAINED if there else pygame.WINDOWFOCUSLOST)

    def _button(self, kind: int, x: float, y: float) -> None:
        self._event(kind, button=1, pos=self._at(x, y), touch=False)

    def _at(self, x: float, y: float) -> tuple[int, int]:
        unit = self._scenes.kit.screen.unit
        return round(x * unit), round(y * unit)

    def _event(self, kind: int, **what: object) -> None:
        """What the loop does with an event, and the turn that follows it."""
        self._scenes.handle(pygame.Event(kind, what), self._now)
        self._turn()

    # -- what is there -------------------------------------------------------------------------------------------

    def tree(self) -> InWords:
        """What is there now, in words."""
        return self._scenes.spoken() or NOTHING_SPOKEN

    @property
    def over(self) -> bool:
        """Whether the program has ended."""
        return self._scenes.top is None

    @property
    def design(self) -> tuple[float, float]:
        """The size of the window in the units of the tree."""
        return self._scenes.kit.screen.design

    def touch(self, kind: str) -> None:
        """Somebody does something of this kind."""
        self.note("did", kind)

    # -- what is written down ------------------------------------------------------------------------------------

    def note(self, kind: str, text: str) -> None:
        """Now."""
        self._changed = self._now
        self.entries.append(Entry(f"{self._now - BEGINS:.{MOMENTS}f}", kind, text))

    def _hear(self) -> None:
        for words in self._scenes.kit.aloud.fetch():
            self.note("aloud", " / ".join(words.split("\n")))

    def _look(self) -> None:
        """The tree and the picture, where they are not as before."""
        kit = self._scenes.kit
        tree = "\n".join(told(self.tree()))
        if tree != self._tree:
            self._tree = tree
            self.note("tree", tree)
        if kit.screen.painted == self._painted:
            return
        self._painted = kit.screen.painted
        pixels = blake2b(pygame.image.tobytes(kit.screen.surface, "RGB"), digest_size=6).hexdigest()
        if pixels != self._pixels:
            self._pixels = pixels
            self.note("pixels", pixels)
            self._pictures(len(self.entries), kit.screen.surface)


def told(spoken: InWords) -> Iterator[str]:
    """A tree as lines: of each thing its role and name, how it stands, and what can be done with it; no keys."""
    yield f"= {spoken.title}"
    yield from _told(spoken.nodes, spoken.focus, "")


def _told(nodes: tuple[Node, ...], focus: str, deep: str) -> Iterator[str]:
    for node in nodes:
        states = [word for word, on in _states(node, focus) if on]
        parts = (f"{node.role} {node.name}", f"= {node.value}" * bool(node.value), f"- {node.about}" * bool(node.about))
        line = " ".join((*filter(None, parts), *(f"[{state}]" for state in states)))
        yield deep + " / ".join(line.split("\n"))
        yield from _told(node.inside, focus, f"{deep}  ")


def _states(node: Node, focus: str) -> Iterator[tuple[str, bool]]:
    yield "focus", bool(focus) and node.key == focus
    yield "usable", node.usable
    yield "dimmed", node.dimmed
    yield "on" if node.on else "off", node.on is not None
    yield "chosen" if node.chosen else "not chosen", node.chosen is not None
    if node.range is not None:
        yield " ".join(f"{number:g}" for number in node.range), True


# -- one scenario ------------------------------------------------------------------------------------------------


def played(
    name: str,
    home: Home,
    play: Callable[[Program], None],
    *,
    heard: bool = True,
    pictures: Pictures = lambda at, picture: None,
) -> Program:
    """A scenario from the beginning of the program to its end; what was written down of it."""
    programs: list[Program] = []

    def run(scenes: Scenes) -> None:
        program = Program(scenes, name, heard=heard, pictures=pictures)
        programs.append(program)
        with _noted(program):
            program.wait(0.0)
            play(program)
            scenes.close()

    with TemporaryDirectory() as folder, ExitStack() as stack:
        stack.enter_context(patch.dict(os.environ, {places.HOME_VARIABLE: folder}))
        stack.enter_context(nothing_left_to_chance(name))
        stack.enter_context(patch.object(app, "run", run))
        stack.enter_context(_a_screen_that_goes())
        _lay_out(home)
        mask = os.umask(0o022)
        try:
            start.open_window()
        finally:
            os.umask(mask)
        broken = [path.read_text() for path in Path(folder).rglob("report-*")]
        assert not broken, f"{name} broke\n{broken[0]}"
    return programs[0]


@contextmanager
def _a_screen_that_goes() -> Iterator[None]:
    """The window of the scenario is gone after it, as with its process."""
    screens: list[Screen] = []
    make = Screen.__init__

    def made(screen: Screen, *given: object, **named: object) -> None:
        make(screen, *given, **named)  # type: ignore[arg-type]
        screens.append(screen)

    with patch.object(Screen, "__init__", made):
        yield
    for screen in screens:
        screen.close()


def _lay_out(home: Home) -> None:
    """The files of whoever begins the program."""
    if home.settings is not None:
        settings.save(home.settings, places.settings_file())
        progress.save(home.learned, progress.progress_file())
    if home.table is not None:
        keep(home.table, setup_file())
    store = open_store(places.store_file())
    home.played(store)
    store.close()


@contextmanager
def _noted(program: Program) -> Iterator[None]:
    """What the game and the sounds do is noted, and which lesson is begun."""
    with ExitStack() as stack:
        for name in ("begin", "offer", "count", "take_back", "give_up_deal"):
            done = getattr(Game, name)
            stack.enter_context(patch.object(Game, name, _noting(program, name, done)))
        for name in ("play", "start_music", "stop_music", "fade_tune"):
            stack.enter_context(patch.object(Sounds, name, _heard(program, name)))
        begin = Tutor.__init__

        def begun(tutor: Tutor, *given: object, **named: object) -> None:
            begin(tutor, *given, **named)  # type: ignore[arg-type]
            program.tutor = tutor

        stack.enter_context(patch.object(Tutor, "__init__", begun))
        yield


def _noting(
    program: Program, name: str, do: Callable[Concatenate[Game, Given], None]
) -> Callable[Concatenate[Game, Given], None]:
    """A deed of the game, as it is written in records, and whether the deal is over by it."""

    def noted(game: Game, /, *given: Given.args, **named: Given.kwargs) -> None:
        before, was = game.moment if name == "offer" else 0, name != "begin" and game.playing
        do(game, *given, **named)
        if name == "offer":
            for seat, action in game.record_so_far().actions[before:]:
                program.note("game", " ".join(map(str, (seat, *SPELLED[action]))))
        elif name == "begin":
            program.note("game", write_line(game.record_so_far()))
        else:
            program.note("game", " ".join((name, *map(str, given))))
        program.finished += was and not game.playing

    return noted


def _heard(program: Program, name: str) -> object:
    """What would be heard, unless the player has it silent."""

    def heard(sounds: Sounds, *given: object, **named: float) -> None:
        volume = sounds.music_volume if name == "start_music" else sounds.volume
        if sounds.muted or volume <= 0:
            return
        words = (each for each in given if isinstance(each, str))
        how = (f"{key} {value:.2f}" for key, value in named.items() if value)
        program.note("sound", " ".join((name, *words, *how)))

    return heard
