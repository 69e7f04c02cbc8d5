"""Allowance: a page that has much to read is seen when it is whole, and no frame of it reads more than a little."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from gaigel_desktop.window import allowance, loop, theme
from gaigel_desktop.window.assets import asset
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud

from .test_loop import Nobody

CARDS = [f"cards/wuerttemberg/{path.name}" for path in sorted(asset("cards/wuerttemberg").glob("*_*.webp"))]


class Spread:
    """A scene that shows every card on the table, and moves or not."""

    def __init__(self, pause: float | None = None) -> None:
        self.pause, self.drawn = pause, 0

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        self.kit = kit
        self.resize()

    def resize(self) -> None:
        self.dirty = True

    def handle(self, event: pygame.Event, now: float) -> None: ...

    def update(self, now: float) -> float | None:
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


@pytest.fixture
def scenes() -> Iterator[Scenes]:
    screen = Screen("Gaigel", (1280, 720))
    yield Scenes(Kit(screen, Fonts(), Pictures(), Sounds(), Aloud()), Nobody())
    screen.close()


def seen(scenes: Scenes) -> bytes:
    return pygame.image.tobytes(scenes.kit.screen.surface, "RGB")


def whole() -> bytes:
    """As it looks when everything is read at once."""
    screen = Screen("Gaigel", (1280, 720))
    scenes = Scenes(Kit(screen, Fonts(), Pictures(), Sounds(), Aloud()), Nobody())
    scenes.push(Spread())
    assert scenes.top is not None
    scenes.top.draw()
    found = seen(scenes)
    screen.close()
    return found


def test_a_page_is_seen_when_it_is_whole_and_never_before(scenes: Scenes) -> None:
    spread, reads, load = Spread(), list[int](), pygame.image.load
    scenes.push(spread)
    bare, read = seen(scenes), 0

    def reading(path: Path) -> pygame.Surface:
        nonlocal read
        read += path.stat().st_size
        return load(path)

    with patch.object(pygame.image, "load", reading):
        while loop._show(scenes) == 0:
            assert seen(scenes) == bare, "what was seen before stays"
            reads.append(read)
            read = 0
            assert len(reads) < 60, "it goes on"
    assert seen(scenes) == whole()
    assert len(reads) > 3 and max(reads) <= allowance.FRAME * allowance.READ
    assert loop._show(scenes) is None and spread.drawn == len(reads) + 1, "then it rests"


def test_an_input_in_between_does_not_leave_it_half_seen(scenes: Scenes) -> None:
    scenes.push(Spread())
    window = loop._Size(scenes)
    while loop._show(scenes) == 0:
        loop._handle(scenes, window, pygame.Event(pygame.MOUSEMOTION, pos=(5, 5)))
    assert seen(scenes) == whole()


def test_what_moves_does_not_wait_for_files(scenes: Scenes) -> None:
    scenes.push(Spread(pause=0))
    loop._show(scenes)
    assert seen(scenes) == whole()


def test_after_a_new_size_what_moves_is_made_bit_by_bit_too(scenes: Scenes) -> None:
    spread = Spread(pause=0)
    scenes.push(spread)
    loop._show(scenes)
    window = loop._Size(scenes)
    window.change()
    while window.update(time.perf_counter()) is not None:
        time.sleep(0.01)
    shown = spread.drawn
    loop._show(scenes)
    assert scenes.kit.screen.lacks(), "it is not read in one go"
    while scenes.kit.screen.lacks():
        loop._show(scenes)
    assert spread.drawn > shown + 3 and seen(scenes) == whole()


def test_what_takes_the_room_of_one_another_is_seen_all_the_same(scenes: Scenes) -> None:
    scenes.push(Spread())
    scenes.kit.pictures._kept.room = scenes.kit.pictures._whole.room = 1
    for _ in range(allowance.MOST + 2):
        loop._show(scenes)
    assert seen(scenes) == whole()
