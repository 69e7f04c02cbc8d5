"""Idle: waiting for the next event without waking up.

`pygame.event.wait` polls every millisecond; SDL's own wait does not. It is called through ctypes in the SDL library
that pygame has loaded already; where that cannot be found, sleeping and polling must do.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

POLL_SECONDS: Final = 1 / 30

Wait = Callable[[float], None]


def waiting() -> Wait:
    """A function that returns when there is an event, or after so many seconds."""
    library = _sdl()
    if library is None or pygame.display.get_driver() in ("dummy", "offscreen"):
        return _poll
    wait = library.SDL_WaitEventTimeout
    wait.argtypes = [ctypes.c_void_p, ctypes.c_int]

    def true_wait(seconds: float) -> None:
        wait(None, max(1, round(1000 * seconds)))

    return true_wait


def _poll(seconds: float) -> None:
    """Look for events thirty times a second."""
    end = time.monotonic() + seconds
    while not pygame.event.peek() and time.monotonic() < end:
        time.sleep(POLL_SECONDS)


def _sdl() -> ctypes.CDLL | None:
    """The SDL library that pygame uses."""
    home = Path(pygame.__file__).parent
    patterns = {"win32": ["SDL2.dll", "../SDL2.dll"], "darwin": [".dylibs/libSDL2-2*"]}
    for pattern in patterns.get(sys.platform, ["../pygame_ce.libs/libSDL2-2*", "../libSDL2-2*"]):
        folder, _, name = pattern.rpartition("/")
        for path in (home / folder).glob(name):
            try:
                return ctypes.CDLL(str(path))
            except OSError:
                continue
    return None
