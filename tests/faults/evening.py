"""An evening: the whole program in this process, as it opens its window, on a clock that runs as fast as it can draw.

Somebody sits before it, who is told when an input is due and gives it to SDL. The loop, its waiting and its scenes are
the program's own; only the clock that the loop reads is ours, and the driver behind the window.
"""

from __future__ import annotations

import gc
import os
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.app import app, start
from gaigel_desktop.app.house import House
from gaigel_desktop.controller.places import HOME_VARIABLE
from gaigel_desktop.scenes.parts.how_to_think import thinking_here
from gaigel_desktop.window import loop, memory, sdl, theme
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Scenes

from .stopwatch import Stopwatch

FRAME = 0.05  # seconds from one to the next while something moves, as on a slow machine
DESKTOP = (2560, 1440)  # that of the driver is too small for what is asked for
TICK = 1e-6  # no sleep is shorter
REAL = 0.02  # of the time that passes while nothing does, so much is really waited, for whoever thinks beside us
LONGEST_REAL = 0.004  # seconds


class Somebody(Protocol):
    """Who sits before the screen."""

    def come(self, house: House, scenes: Scenes) -> None:
        """The window has opened."""

    def act(self) -> float:
        """Do something; how many seconds until the next thing."""

    def look(self) -> None:
        """Something has been drawn, or has not: look at it."""

    def leave(self) -> None:
        """The window has been closed: hold on to nothing of it."""


class Clock:
    """The clock that the loop reads, and by which somebody acts."""

    def __init__(self, somebody: Somebody) -> None:
        self._somebody = somebody
        self._now = 1000.0
        self._acts_at = 0.0

    def perf_counter(self) -> float:
        """The moment, as the loop asks for it."""
        return self._now

    def sleep(self, seconds: float) -> None:
        """From one frame to the next."""
        self._pass(self._now + seconds)

    def wait(self, seconds: float) -> None:
        """Nothing moves: on to the next input, or to what the program waits for."""
        end = self._now + max(seconds, TICK)
        asked = max(self._now, min(end, self._acts_at))
        time.sleep(min(LONGEST_REAL, REAL * (asked - self._now)))
        self._pass(asked)

    def _pass(self, to: float) -> None:
        self._now = to
        self._somebody.look()
        if self._acts_at <= to:
            self._acts_at = to + self._somebody.act()


def spend(home: Path, somebody: Somebody, watch: Stopwatch, *, here: bool = False, clock: Clock | None = None) -> None:
    """One evening, from the opening of the window until it is closed; `here`: the others think in this process."""
    clock = Clock(somebody) if clock is None else clock
    run = app.App.run

    def come_and_run(self: app.App) -> None:
        pygame.event.clear()  # of the evening before
        if here:
            self.house.thinking.new = thinking_here
        somebody.come(self.house, self._scenes)
        run(self)

    with ExitStack() as changed:
        changed.enter_context(patch.dict(os.environ, {HOME_VARIABLE: str(home)}))
        changed.enter_context(patch.object(app.App, "run", come_and_run))
        changed.enter_context(patch.object(theme, "FRAME", FRAME))
        changed.enter_context(patch.object(sdl, "work_area", lambda: DESKTOP))
        changed.enter_context(patch.object(loop, "time", clock))
        changed.enter_context(patch.object(loop, "waiting", lambda: clock.wait))
        for owner, name in ((loop, "_handle"), (loop, "_show"), (memory, "tidy"), (Pictures, "prepare")):
            changed.enter_context(patch.object(owner, name, watch.timed(name, getattr(owner, name))))
        try:
            start.open_window()
        finally:
            somebody.leave()
            pygame.mixer.quit()  # as the end of a process does
            gc.collect()  # or the next evening would freeze what is left of this one
