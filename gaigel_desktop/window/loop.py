"""The loop: events in, frames out, at an absolute pace while something moves, and a true wait while nothing does."""

from __future__ import annotations

import time
from typing import Final

import pygame

from .idle import Wait, waiting
from .scene import Scenes

FRAME: Final = 1 / 60
LONGEST_WAIT: Final = 60.0
SOUND_CHECK: Final = 2.0


def run(scenes: Scenes) -> None:
    """Show scenes until there is none."""
    wait = waiting()
    due = time.perf_counter()
    while scenes.top is not None:
        for event in pygame.event.get():
            _handle(scenes, event)
        top = scenes.top
        if top is None:
            return
        pause = top.update(time.perf_counter())
        top.draw()
        due = _until_next(scenes, wait, pause, due)


def _until_next(scenes: Scenes, wait: Wait, pause: float | None, due: float) -> float:
    """Sleep until the next frame is due, or until something happens."""
    now = time.perf_counter()
    if pause == 0:
        due = max(due + FRAME, now - FRAME)
        if due > now:
            time.sleep(due - now)
        return due
    sounds = scenes.stage.sounds
    sounds.rest(now)
    longest = SOUND_CHECK if sounds.awake else LONGEST_WAIT
    wait(min(longest, LONGEST_WAIT if pause is None else pause))
    return time.perf_counter()


def _handle(scenes: Scenes, event: pygame.Event) -> None:
    top = scenes.top
    if top is None:
        return
    if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
        scenes.close()
    elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED):
        if event.type == pygame.WINDOWSIZECHANGED:
            scenes.stage.pictures.forget()
            scenes.stage.fonts.forget()
        top.resize()
    else:
        top.handle(event)
