"""Allowance: a page that has much to read is seen when it is whole, and no frame of it reads more than a little."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from gaigel_desktop.window import allowance, loop, pictures, theme
from gaigel_desktop.window.assets import asset
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.loop import run
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.shelf import Shelf
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud
from tests.tiers import thorough

from .bare import Bare, Nobody

CARDS = [f"cards/wuerttemberg/{path.name}" for path in sorted(asset("cards/wuerttemberg").glob("*_*.webp"))]


class Spread(Bare):
    """A scene that shows every card on the table, and moves or not."""

    def __init__(self, pause: float | None = None, before: Callable[[], None] = lambda: None) -> None:
        self.pause, self.before, self.drawn = pause, before, 0

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        self.kit = kit
        self.resize()

    def resize(self) -> None:
        self.dirty = True

    def update(self, now: float) -> float | None:
        self.before()
        return self.pause

    def draw(self) -> None:
        if not self.dirty:
            return
        self.dirty = False
        self.drawn += 1
        screen = self.kit.screen
        screen.canvas.blit(self.kit.pictures.plain(screen.pixels, theme.PAPER), (0, 0))
        for at, card in enumerate(CARDS):
            screen.canvas.blit(self.kit.pictures.scaled(card, (50, 80)), (52 * at, 0))
        screen.show()


def opened() -> Scenes:
    return Scenes(Kit(Screen("Gaigel", (1280, 720)), Fonts(), Pictures(), Sounds(), Aloud()), Nobody())


@pytest.fixture
def scenes() -> Iterator[Scenes]:
    scenes = opened()
    yield scenes
    scenes.kit.screen.close()


def seen(scenes: Scenes) -> bytes:
    return pygame.image.tobytes(scenes.kit.screen.surface, "RGB")


def whole() -> bytes:
    """As it looks when everything is read at once."""
    scenes = opened()
    scenes.push(Spread())
    assert scenes.top is not None
    scenes.top.draw()
    found = seen(scenes)
    scenes.kit.screen.close()
    return found


def shown_until_it_rests(scenes: Scenes) -> None:
    """The loop shows what is there; when nothing moves any more, it is closed."""
    pygame.event.clear()  # what is left of other windows: while a size rests, the loop waits as well
    with patch.object(loop, "waiting", lambda: lambda seconds: scenes.close()):
        run(scenes)


@thorough
def test_a_page_is_seen_when_it_is_whole_and_never_before(scenes: Scenes) -> None:
    frames, load = list[tuple[bytes, int]](), pygame.image.load
    bare, read = seen(scenes), 0

    def look() -> None:
        nonlocal read
        frames.append((seen(scenes), read))
        read = 0

    def reading(path: Path) -> pygame.Surface:
        nonlocal read
        read += path.stat().st_size
        return load(path)

    spread = Spread(before=look)
    scenes.push(spread)
    with patch.object(pygame.image, "load", reading):
        shown_until_it_rests(scenes)
    assert seen(scenes) == whole()
    lacking = [read for picture, read in frames[1:] if picture == bare]  # before the first nothing has been drawn
    assert frames[-1][0] in (bare, whole()), "what was seen before stays"
    assert 3 < len(lacking) < 60 and max(lacking) <= allowance.FRAME * allowance.READ
    assert {picture for picture, _ in frames[len(lacking) + 1 :]} <= {whole()}
    assert spread.drawn == len(lacking) + 1, "then it rests"


@thorough
def test_an_input_in_between_does_not_leave_it_half_seen(scenes: Scenes) -> None:
    def move() -> None:
        if scenes.kit.screen.lacks():
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
            moved.append(scenes.top)

    moved: list[object] = []
    scenes.push(Spread(before=move))
    shown_until_it_rests(scenes)
    assert len(moved) > 3 and seen(scenes) == whole()


@thorough
def test_what_moves_does_not_wait_for_files(scenes: Scenes) -> None:
    shown: list[bytes] = []

    def look() -> None:
        shown.append(seen(scenes))
        if len(shown) > 1:
            scenes.close()

    scenes.push(Spread(pause=0, before=look))
    run(scenes)
    assert shown[1] == whole(), "the first picture"


@thorough
def test_after_a_new_size_what_moves_is_made_bit_by_bit_too(scenes: Scenes) -> None:
    lacked: list[bool] = []

    def look() -> None:
        lacked.append(scenes.kit.screen.lacks())
        if len(lacked) == 2:
            pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED))
        if len(lacked) > 3 and not lacked[-1]:
            scenes.close()

    spread = Spread(pause=0, before=look)
    scenes.push(spread)
    with patch.object(loop, "waiting", lambda: time.sleep):
        run(scenes)
    assert not any(lacked[:2]) and all(lacked[3:-1]), "it is not read in one go"
    assert len(lacked) > 7 and seen(scenes) == whole()


@thorough
def test_what_takes_the_room_of_one_another_is_seen_all_the_same() -> None:
    with patch.object(pictures, "Shelf", lambda room: Shelf(1)):
        scenes = opened()
    scenes.push(Spread())
    shown_until_it_rests(scenes)
    assert seen(scenes) == whole()
    scenes.kit.screen.close()
