"""Pages under test: the app without a screen, pressed and typed at like by a player, told of in words."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

import gaigel_desktop.window  # noqa: F401 - before pygame
from gaigel_desktop.scenes.pages.settings import MORE, MOST

# ruff: isort: split
import pygame

from gaigel_desktop.app.app import App
from gaigel_desktop.app.house import House
from gaigel_desktop.controller import places
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.setup import first_setup
from gaigel_desktop.controller.settings import Settings, SettingValue
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.store.store import Store
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.deal.cover import CoverScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.scenes.replay.replay_scene import Replay
from gaigel_desktop.scenes.review.asking_scene import AskingScene
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pages.page import Page
from gaigel_desktop.window.pages.widgets import Meaning
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud
from gaigel_desktop.window.spoken.tree import Deed, Wanted

from .somebody import Somebody


def keeper_of(store: Store | None) -> Keeper:
    """Whoever keeps what is played in this store, or nowhere."""
    keeper = Keeper(places.store_file(), keeps=store is not None)
    keeper.ledger.store = store
    return keeper


class Visitor(Somebody):
    """Somebody before the screen: sees meanings, not pixels."""

    def __init__(self, screen: Screen, store: Store | Keeper | None = None, **settings: SettingValue) -> None:
        chosen = Settings().change(**({"language": "en"} | settings))
        keeper = store if isinstance(store, Keeper) else keeper_of(store)
        self.house = House(Kit(screen, Fonts(), Pictures(), Sounds(), Aloud()), chosen, first_setup(), keeper)
        self.app = App(self.house)
        self.services = self.app.services
        self.scenes: Scenes = self.app.open_title()
        self.title = self.scene
        self.house.kit.sounds.muted = True

    @property
    def page(self) -> Page:
        assert isinstance(self.scene, PageScene | Overlay | Replay | AskingScene)
        assert self.scene.page is not None
        return self.scene.page

    def meanings(self) -> list[Meaning]:
        return self.page.meanings()

    def find(self, key: str) -> Meaning:
        return next(meaning for meaning in self.meanings() if meaning.key == key)

    def sees(self, words: str) -> bool:
        return any(words in f"{told.name}\n{told.value}\n{told.about}" for told in self.meanings())

    def key(self, key: int, mod: int = 0, letter: str = "") -> None:
        self.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))

    def type(self, words: str) -> None:
        for letter in words:
            self.key(ord(letter.lower()), letter=letter)
            self.handle(pygame.Event(pygame.TEXTINPUT, text=letter))

    def click(self, key: str, x: float = 0.5, y: float = 0.5) -> None:
        """Press somewhere on a widget, by shares of its box."""
        self.scroll_to(key)
        box = self.find(key).box
        self.click_at(box.x + box.width * x, box.y + box.height * y)

    def scroll_to(self, key: str) -> None:
        """Turn the wheel until a widget is in sight."""
        for _ in range(200):
            placed = next(each for each in self.page.placed() if each.widget.key == key)
            window = placed.part.window
            if window is None or window.contains(Box(window.x, placed.box.y, 0, placed.box.height)):
                return
            if placed.box.height > window.height and placed.box.overlaps(window):
                return
            down = placed.box.y > window.y
            self.mouse(pygame.MOUSEMOTION, *window.middle)
            self.handle(pygame.Event(pygame.MOUSEWHEEL, y=-1 if down else 1))

    def ask(self, key: str, deed: Deed = "press", value: str | float = "") -> None:
        """As whoever hears the page does: by its name, wherever it is scrolled to, and never too early."""
        self.scenes.do(Wanted(key, deed, value), self.now)
        self.turn()

    def refresh(self) -> None:
        """The page as things stand now: something has changed that it cannot know of."""
        assert isinstance(self.scene, PageScene | Overlay)
        self.scene.refresh()

    def answer(self, key: str) -> None:
        """Press an answer to a question, as soon as it hears."""
        self.wait(theme.DEAF)
        self.click(key)

    def at_table(self) -> bool:
        """Whether one sits at the table once the Umschlag is over, doing no more than to go on where it is new."""
        end = self.now + 60
        while isinstance(self.scene, UmschlagScene) and self.now < end:
            if self.wakes_at < math.inf:
                self.wake()
            else:
                self.key(pygame.K_SPACE)
        return isinstance(self.scene, TableScene | CutScene | CoverScene)

    def to_settings(self, leaf: str = MOST) -> None:
        """From the title to the settings that most look for, or to all others."""
        self.click("settings")
        if leaf == MORE:
            self.click(MORE)

    def to_match(self, tab: str) -> None:
        """From the title to a tab of the new match."""
        self.click("new_match")
        self.click(f"tab {tab}")

    def press(self, widget: str, key: int = pygame.K_RETURN) -> None:
        """By keys alone: walk there, and press one."""
        self.walk_to(widget)
        self.key(key)

    def walk_to(self, key: str) -> None:
        """Tab until it has the focus."""
        for _ in range(200):
            if self.page.focus == key:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"{key} is never reached")


def game_at(visitor: Visitor) -> Game:
    """The match at the table where one sits, whatever lies over it."""
    match = next(scene for scene in reversed(visitor.scenes.lying) if isinstance(scene, TableScene)).match
    assert isinstance(match, Game)
    return match


def clipboard(copied: list[str], *, there: bool = True) -> Callable[[str], bool]:
    """One that notes what is copied, or to which nothing can be copied."""

    def copy(words: str) -> bool:
        copied.append(words)
        return there

    return copy


def comes_back(visitor: Visitor) -> None:
    """To the title from another page: what hangs there is read anew."""
    visitor.click("rules")
    visitor.key(pygame.K_ESCAPE)


def troubles(visitor: Visitor) -> list[str]:
    """What a designer would not sign: too small, outside, in the way of each other, or clipped."""
    width, height = visitor.house.kit.screen.design
    canvas = Box(0, 0, width, height)
    placed = [(each, each.widget.meaning(visitor.page.pen, each.box)) for each in visitor.page.placed()]
    found = [f"clipped: {told.role} {told.name!r}" for _, told in placed if not told.fits]
    for each, told in placed:
        if told.key and (told.box.width < 47.9 or told.box.height < 47.9):
            found.append(f"small: {told.key} {told.box}")
        across = Box(told.box.x, 0, told.box.width, 1)
        inside = canvas.contains(told.box) if each.part.window is None else Box(0, 0, width, 1).contains(across)
        if not inside:
            found.append(f"outside: {told.role} {told.name!r} {told.box}")
    return found + _collisions([(each.part.key, told) for each, told in placed])


def _collisions(told: list[tuple[str, Meaning]]) -> list[str]:
    found: list[str] = []
    solid = [(part, each) for part, each in told if each.role not in ("panel", "picture") and each.name]
    for at, (part, one) in enumerate(solid):
        for other_part, other in solid[at + 1 :]:
            if part != other_part or not one.box.overlaps(other.box):
                continue
            if (one.key and not other.key and one.box.contains(other.box)) or (
                other.key and not one.key and other.box.contains(one.box)
            ):
                continue
            found.append(f"overlap: {one.role} {one.name!r} {one.box} and {other.role} {other.name!r} {other.box}")
    return found


class Open(Protocol):
    """Somebody comes in, to a window of this size and with these settings."""

    def __call__(self, size: tuple[int, int] = (1280, 720), /, **settings: SettingValue) -> Visitor: ...
