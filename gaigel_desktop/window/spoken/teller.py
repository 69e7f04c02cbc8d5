"""Teller: who tells the system in words what the window shows, as far as the game knows them, and who that is here."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final, Protocol

import pygame

from .adapter import Adapter
from .messages import Posted, Told, Wish

ASKED: Final = pygame.event.custom_type()  # somebody listens, or no longer, or wants something done


class Teller(Protocol):
    """Who tells the system, in this process or in one of its own."""

    trouble: str

    @property
    def since(self) -> float | None:
        """From when on somebody has listened; None: nobody does."""

    def settles(self, now: float) -> float:
        """How many seconds until it may be told something."""

    def take(self, posted: Posted) -> Wish | None:
        """What it has posted; what somebody wants done."""

    def look(self, now: float) -> float | None:
        """See to it; how many seconds until that must be done again."""

    def tell(self, told: Told) -> None:
        """How it is now, and what has just happened."""

    def close(self) -> None:
        """The window is gone."""


def teller_for(window: pygame.Window) -> Teller:
    """Who tells on this system what this window shows; what is asked comes as an event."""
    if sys.platform in ("win32", "darwin"):
        return Adapter(window.handle, post)
    from .apart import Apart

    return Apart(post)


def post(message: Posted) -> None:
    """From whatever thread; it ends the waiting of the loop."""
    with suppress(pygame.error):  # there is no loop any more
        pygame.event.post(pygame.Event(ASKED, message=message))
