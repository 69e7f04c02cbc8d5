"""The loop: events in, frames out, at an absolute pace while something moves, and a true wait while nothing does."""

from __future__ import annotations

import time
from typing import Final

import pygame

from . import memory, sdl, signals, theme
from .idle import waiting
from .mouse import any_input
from .scene import Scenes, sooner
from .spoken.hearing import Hearing

OF_DEVICES: Final = (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)


def run(scenes: Scenes) -> None:
    """Show scenes until there is none."""
    with memory.undisturbed(), signals.end_the_game():
        _run(scenes)


class _Clock:
    """The moments that scenes are told: those of the system, less what passed while nobody could see anything, because
    the computer slept, the program was stopped, or one frame took very long. So no stop is over before it was read."""

    def __init__(self) -> None:
        self._read = time.perf_counter()
        self._waits = self._unseen = 0.0

    def now(self) -> float:
        """The moment, as scenes know it."""
        now = time.perf_counter()
        late, self._read = now - self._read - self._waits, now
        seen = self._waits if late <= theme.HELD else 0.0  # whoever was held may not have seen that either
        self._unseen += max(0.0, late + self._waits - seen - theme.LATE)
        self._waits = 0.0
        return now - self._unseen

    def let_pass(self, wait: sdl.Wait, seconds: float) -> None:
        """Wait for so long, or for the next event."""
        self._waits = seconds
        wait(seconds)
        self.now()


def _run(scenes: Scenes) -> None:
    wait, clock, window, hearing = waiting(), _Clock(), _Size(scenes), Hearing(scenes)
    due = time.perf_counter()
    while scenes.top is not None:
        for event in _events():
            if not hearing.handle(event, clock.now()):
                _handle(scenes, window, event, clock.now())
        began = time.perf_counter()
        pause = window.update(began) or _show(scenes, clock.now())
        now = time.perf_counter()
        pause = sooner(pause, hearing.go_on(now, rests=pause != 0, worked=now - began))
        if pause == 0:
            due = _sleep_until_next(due)
        elif scenes.top is not None:
            if not memory.tidy() and not scenes.kit.pictures.prepare():
                clock.let_pass(wait, _longest(scenes, pause, clock.now()))
            due = time.perf_counter()


def _events() -> list[pygame.Event]:
    """What has happened. When the last window is closed the system says both: then the player leaves, and the program
    is not being ended by the system."""
    events = pygame.event.get()
    if any(event.type == pygame.WINDOWCLOSE for event in events):
        return [event for event in events if event.type != pygame.QUIT]
    return events


def _show(scenes: Scenes, now: float) -> float | None:
    """Let the scene on top go on and draw; how many seconds until the next time."""
    top = scenes.top
    pause = scenes.update(now)
    if scenes.top is not top:
        return 0
    allowance = scenes.kit.pictures.allowance
    lacked = allowance.again()
    with allowance.spare(freely=pause == 0 and not lacked):  # what moves does not wait for files
        if lacked:
            scenes.resize()
        if scenes.top is top:
            scenes.draw()
    return 0 if allowance.lacks or scenes.top is not top else pause


def _sleep_until_next(due: float) -> float:
    """Sleep until the next frame is due; a late one is not made up for."""
    now = time.perf_counter()
    due = max(due + theme.FRAME, now)
    time.sleep(due - now)
    return due


def _longest(scenes: Scenes, pause: float | None, now: float) -> float:
    """How long the loop may sleep if nothing happens."""
    rests = scenes.kit.sounds.rest(now)
    return sooner(theme.LONGEST_WAIT, rests, pause) or 0.0


class _Size:
    """The size of the window: while it is being drawn, what was seen is stretched; when it rests, all is made anew."""

    def __init__(self, scenes: Scenes) -> None:
        self._scenes = scenes
        self._stretched: pygame.Surface | None = None
        self._rests_at = 0.0
        self._pixels = scenes.kit.screen.pixels

    def change(self) -> None:
        """Another size, perhaps one of many."""
        screen = self._scenes.kit.screen
        self._pixels = screen.pixels
        self._stretched = self._stretched or screen.canvas.copy()
        self._rests_at = time.perf_counter() + theme.SIZE_RESTS
        if self._stretched is not None:
            screen.stretch(self._stretched)

    def update(self, now: float) -> float | None:
        """How long until the size rests; None if it does. A size that the program has asked for is there before the
        system tells of it."""
        if self._scenes.kit.screen.pixels != self._pixels:
            self.change()
        if not self._rests_at:
            return None
        if now < self._rests_at:
            return self._rests_at - now
        self._rests_at, self._stretched = 0.0, None
        kit = self._scenes.kit
        kit.pictures.make_room(kit.screen.pixels)
        kit.fonts.forget()
        kit.pictures.allowance.lacks = True  # all of it: what is shown next begins anew
        return None


def _hear_of_device(scenes: Scenes, event: pygame.Event) -> None:
    """Something that sounds has come or gone; what only listens is none of ours."""
    if not event.iscapture:
        sounds = scenes.kit.sounds
        (sounds.find_device if event.type == pygame.AUDIODEVICEADDED else sounds.lose_device)()


def _handle(scenes: Scenes, window: _Size, event: pygame.Event, now: float) -> None:
    if event.type == pygame.WINDOWCLOSE:
        scenes.leave()
    elif event.type == pygame.QUIT:
        scenes.close()
    elif event.type == pygame.WINDOWSIZECHANGED:
        window.change()
    elif event.type == pygame.WINDOWEXPOSED:
        scenes.kit.screen.expose()
    elif event.type in OF_DEVICES:
        _hear_of_device(scenes, event)
    else:
        if any_input(event):
            scenes.kit.sounds.wake(now)
        with scenes.kit.pictures.allowance.spare():
            scenes.handle(event, now)
