"""The window: a scene never draws for a size that it does not know, and a press is where it is seen on any screen."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from threading import Timer

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame
import pytest

from gaigel_desktop.window import loop, theme
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.idle import waiting
from gaigel_desktop.window.loop import run
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud

from .bare import Bare, Nobody

SIZES = ((1600, 900), (1024, 640), (1280, 720))


class Dense(pygame.Window):
    """A window on a screen with two pixels for each point in which the system counts."""

    @property
    def size(self) -> tuple[int, int]:
        width, height = self.get_surface().get_size()
        return width // 2, height // 2

    @size.setter
    def size(self, size: object) -> None:
        raise AssertionError(f"nobody has asked for {size}")


def test_on_a_dense_screen_a_press_is_where_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Screen("Gaigel", (2560, 1440))
    assert usual.to_design((1280, 720)) == (640, 360), "where pixels are points it is half as far"
    usual.close()
    monkeypatch.setattr(pygame, "Window", Dense)
    screen = Screen("Gaigel", (2560, 1440))
    assert screen.unit == 2.0 and screen.design == (1280.0, 720.0)
    for point in ((0, 0), (640, 360), (1279, 719)):
        assert screen.to_design(point) == point
    screen.close()


class Asks(Bare):
    """A scene that wants to be asked again soon, and notes when it was."""

    PAUSE = 0.05

    def __init__(self) -> None:
        self.asked: list[float] = []

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        self.scenes = scenes

    def update(self, now: float) -> float | None:
        self.asked.append(now)
        if len(self.asked) == 8:
            self.scenes.close()
        return self.PAUSE


class Noting:
    """The real clock of the loop, which notes how long it is asked to wait."""

    def __init__(self, wait: Callable[[float], None]) -> None:
        self._wait = wait
        self.waits: list[float] = []

    def perf_counter(self) -> float:
        return time.perf_counter()

    def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        time.sleep(seconds)

    def wait(self, seconds: float) -> None:
        self.waits.append(seconds)
        self._wait(seconds)


class Told(Bare):
    """A scene that is told the moment with whatever comes, and brings another on."""

    def __init__(self) -> None:
        self.moments: list[float] = []

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        self.scenes = scenes
        self.moments.append(now)

    def handle(self, event: pygame.Event, now: float) -> None:
        self.moments.append(now)
        self.scenes.push(Told())

    def update(self, now: float) -> float | None:
        self.moments.append(now)
        self.scenes.pop()
        return None


def opened() -> Scenes:
    pygame.display.init()
    pygame.event.clear()
    return Scenes(Kit(Screen("Gaigel", (1280, 720)), Fonts(), Pictures(), Sounds(), Aloud()), Nobody())


def test_a_scene_is_asked_again_when_it_wanted_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes, scene = opened(), Asks()
    scenes.push(scene)
    clock = Noting(waiting())
    monkeypatch.setattr(loop, "waiting", lambda: clock.wait)
    monkeypatch.setattr(loop, "time", clock)
    impatience = Timer(120.0, lambda: pygame.event.post(pygame.Event(pygame.QUIT)))
    impatience.start()
    run(scenes)
    impatience.cancel()
    scenes.kit.screen.close()
    pauses = [later - one for one, later in pairwise(scene.asked)]
    assert len(pauses) == 7, "it was asked much too seldom"
    assert min(pauses) >= scene.PAUSE - 0.001
    assert len(clock.waits) >= 7 and max(clock.waits) <= scene.PAUSE, "it never waits longer than was wanted"


def test_whoever_comes_on_is_told_the_moment_in_which_that_happens() -> None:
    scenes, below = opened(), Told()
    scenes.push(below)
    scenes.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE), 7.0)
    above = scenes.top
    assert isinstance(above, Told) and above.moments == [7.0]
    assert scenes.update(9.0) == 0, "another has come on, and is asked with the next frame"
    assert above.moments == [7.0, 9.0] and below.moments == [0.0, 7.0, 9.0]
    scenes.kit.screen.close()


HOUR = 3600.0


class Standing:
    """A clock by which an hour passes in each wait and in each frame, as if the computer slept then."""

    def __init__(self) -> None:
        self.now = 1000.0

    def perf_counter(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds + HOUR

    wait = sleep


class Reads(Bare):
    """A scene that leaves when so many seconds have passed in which it was to be read, or has moved so long."""

    LONG = 8.0

    def __init__(self, clock: Standing, pause: float) -> None:
        self.moments: list[float] = []
        self._clock, self._pause = clock, pause

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        self.scenes = scenes

    def update(self, now: float) -> float | None:
        self.moments.append(now)
        if now - self.moments[0] > self.LONG:
            self.scenes.close()
        return self._pause

    def draw(self) -> None:
        self._clock.now += HOUR


@pytest.mark.parametrize("pause", [0.0, 5.0])
def test_nobody_misses_what_passed_while_the_computer_slept(pause: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Standing()
    scenes, scene = opened(), Reads(clock, pause)
    monkeypatch.setattr(loop, "waiting", lambda: clock.wait)
    monkeypatch.setattr(loop, "time", clock)
    scenes.push(scene)
    run(scenes)
    scenes.kit.screen.close()
    steps = [later - one for one, later in pairwise(scene.moments)]
    assert len(steps) > scene.LONG and min(steps) > 0 and max(steps) < 1.0, "it comes on again and again, and goes on"
    assert clock.now > HOUR * len(steps)


class Late(Standing):
    """A clock of a busy machine: whoever waits is woken much too late."""

    LATE = 1.5

    def sleep(self, seconds: float) -> None:
        self.now += seconds + self.LATE

    wait = sleep


def test_on_a_busy_machine_whoever_waits_still_waits_no_longer_than_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Late()
    scenes, scene = opened(), Asks()
    scenes.push(scene)
    monkeypatch.setattr(loop, "waiting", lambda: clock.wait)
    monkeypatch.setattr(loop, "time", clock)
    run(scenes)
    scenes.kit.screen.close()
    assert all(later - one >= scene.PAUSE for one, later in pairwise(scene.asked))
    assert clock.now - 1000.0 <= 8 * (scene.PAUSE + clock.LATE) + 1.0


class Unplugged(Bare):
    """A scene under which a device goes, and another one comes."""

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        self.scenes = scenes
        self.found: list[bool] = []
        kit.sounds.play("card_snap", now)
        self.post(pygame.AUDIODEVICEREMOVED, 1)

    @staticmethod
    def post(kind: int, iscapture: int) -> None:
        pygame.event.post(pygame.Event(kind, which=2, iscapture=iscapture))

    def update(self, now: float) -> float | None:
        self.found.append(self.scenes.kit.sounds.awake)
        if len(self.found) == 2:
            self.post(pygame.AUDIODEVICEREMOVED, 0)
            self.post(pygame.AUDIODEVICEADDED, 0)
        elif len(self.found) == 4:
            self.scenes.close()
        return 0


def test_a_device_that_is_unplugged_is_let_go_of_and_a_microphone_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes, scene = opened(), Unplugged()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    scenes.push(scene)
    run(scenes)
    scenes.kit.screen.close()
    assert scene.found == [True, True, False, False] and scenes.kit.sounds.works
    pygame.mixer.quit()


class Drawn(Bare):
    """A scene that asks for another size at each key, and notes for which size it draws."""

    def __init__(self) -> None:
        self.sizes = list(SIZES)
        self.wrong: list[tuple[int, int]] = []
        self.laid_out: list[tuple[int, int]] = []

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        self.screen, self.scenes = kit.screen, scenes
        self.resize()
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11))

    def resize(self) -> None:
        self.laid_out.append(self.screen.pixels)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11))

    def handle(self, event: pygame.Event, now: float) -> None:
        if event.type == pygame.KEYDOWN and self.screen.pixels == self.laid_out[-1]:
            if self.sizes:
                self.screen.resize(self.sizes.pop(0))
            else:
                self.scenes.close()

    def update(self, now: float) -> float | None:
        return theme.FRAME

    def draw(self) -> None:
        if self.screen.pixels != self.laid_out[-1]:
            self.wrong.append(self.screen.pixels)
        self.screen.canvas.blit(pygame.Surface(self.screen.pixels), (0, 0))
        self.screen.show()


def test_nothing_is_drawn_for_a_size_that_the_scene_does_not_know_yet() -> None:
    pygame.display.init()
    pygame.event.clear()
    screen = Screen("Gaigel", (1280, 720))
    scenes, scene = Scenes(Kit(screen, Fonts(), Pictures(), Sounds(), Aloud()), Nobody()), Drawn()
    scenes.push(scene)
    run(scenes)
    screen.close()
    assert scene.wrong == []
    assert scene.laid_out == [(1280, 720), *SIZES]
