"""Idle: waiting for the next event without waking up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

import pygame

from . import sdl, theme

POLLING: Final = ("dummy", "offscreen")  # where SDL itself can only look again and again


def waiting() -> sdl.Wait:
    """A function that returns when there is an event, or after so many seconds."""
    if pygame.display.get_driver() in POLLING:
        return _poll
    return sdl.event_wait() or _poll


def within(seconds: float) -> Iterator[None]:
    """Once more and once more as long as the seconds last: for long work between two frames."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        yield


def _poll(seconds: float) -> None:
    """Look for events thirty times a second."""
    end = time.monotonic() + seconds
    while not pygame.event.peek() and time.monotonic() < end:
        time.sleep(theme.POLL)
