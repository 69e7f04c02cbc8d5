"""Lying: the postcard and its shadow as somebody has laid them on the table, turned beside what is seen meanwhile."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.assets import reader
from gaigel_desktop.window.retouch import smoothly_turned

LIES: Final = 2.0  # degrees, as somebody has laid it there
FAINT: Final = 70  # of 255, the shadow
Size = tuple[int, int]


class TurnedCard(NamedTuple):
    """The card and its shadow, turned as they lie."""

    card: pygame.Surface
    shade: pygame.Surface


class LaidPostcard:
    """To scale and turn so large a picture takes longer than a frame: until that is done the table is empty, and after
    the window was resized the card lies there for a moment as large as before."""

    def __init__(self) -> None:
        self.lain: TurnedCard | None = None
        self._size: Size = (0, 0)
        self._work: Future[TurnedCard] | None = None

    @property
    def goes_on(self) -> bool:
        """Whether it is being turned: when it no longer is, the page lays it."""
        return self._work is not None and not self._work.done()

    def lay(self, picture: pygame.Surface, size: Size) -> bool:
        """Lay what has been turned, and see that it will be so many pixels large; whether there is more to lay."""
        if not self.goes_on:
            if self._work is not None:
                self.lain, self._work = self._work.result(), None
            if size != self._size:
                self._size, self._work = size, reader().submit(_turned, picture, size)
        return self._work is not None


def _turned(whole: pygame.Surface, size: Size) -> TurnedCard:
    shade = pygame.Surface(size, pygame.SRCALPHA)
    shade.fill((*theme.SHADE, FAINT))
    return TurnedCard(*(smoothly_turned(flat, LIES) for flat in (pygame.transform.smoothscale(whole, size), shade)))
