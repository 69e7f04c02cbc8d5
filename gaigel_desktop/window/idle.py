"""Idle: waiting for the next event without waking up."""

from __future__ import annotations

import time
from typing import Final

import pygame

from . import sdl, theme

POLLING: Final = ("dummy", "offscreen")  # where SDL itself can only look again and again


def waiting() -> sdl.Wait:
    """A function that returns when there is an event, or after so many seconds."""
    if pygame.display.get_driver() in POLLING:
        return _poll
    return sdl.event_wait() or _poll


def _poll(seconds: float) -> None:
    """Look for events thirty times a second."""
    end = time.monotonic() + seconds
    while not pygame.event.peek() and time.monotonic() < end:
        time.sleep(theme.POLL)
