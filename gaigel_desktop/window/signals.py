"""Signals: Ctrl-C and a terminal that is closed end the game as SIGTERM does, so that everything is written down.

SDL makes a QUIT of SIGTERM by itself. Of the others Python only takes note, and it would not look before the wait for
the next event is over; so somebody else waits for them.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread, current_thread, main_thread
from types import FrameType
from typing import Final

import pygame

ENDING: Final = ("SIGINT", "SIGHUP")  # Windows knows only the first


@contextmanager
def end_the_game() -> Iterator[None]:
    """In here they do; who was started deaf to one of them stays so."""
    if current_thread() is not main_thread():  # nobody else can hear signals
        yield
        return
    numbers = [signal.Signals[name] for name in ENDING if name in signal.Signals.__members__]
    before = {number: signal.getsignal(number) for number in numbers}
    heard = [number for number in numbers if before[number] is not signal.SIG_IGN]
    reading, writing = os.pipe()
    if sys.platform != "win32":  # which does not ask for it
        os.set_blocking(writing, False)
    waked = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    for number in heard:
        signal.signal(number, _taken_note_of)
    Thread(target=_quit_at, args=(reading,), daemon=True).start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(waked)
        for number in heard:
            signal.signal(number, before[number])
        os.close(writing)  # whoever waits at the other end goes


def _taken_note_of(number: int, frame: FrameType | None) -> None:
    """It stands in the pipe already."""


def _quit_at(reading: int) -> None:
    """The window is asked to close as soon as a signal comes."""
    while os.read(reading, 1):
        pygame.event.post(pygame.Event(pygame.QUIT))
    os.close(reading)
