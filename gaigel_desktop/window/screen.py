"""The screen: one window, its surface, and the design units that everything is laid out in.

A design is at least 1280 x 720 units; one unit is so many pixels that the design just fits, and what a wider or
taller window has to spare is more design, not black bars.
"""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable
from typing import Final

import pygame

from . import memory, sdl
from .boxes import Point
from .canvas import Canvas
from .idle import POLLING
from .spoken.teller import Teller
from .theme import DESIGN

Size = tuple[int, int]
NewTeller = Callable[[pygame.Window], Teller]

HIDDEN_AT_FIRST: Final = sys.platform in (
    "win32",
    "darwin",
)  # there who hears the window must know it before it is seen
FRAME: Final = (8, 40)  # pixels at most that the system lays round a window, which nobody knows before it is seen


def fitted(size: Size, area: Size | None, smallest: Size) -> Size:
    """No larger than what the desktop leaves for windows, their frames included."""
    if area is None:
        return size
    limits = zip(smallest, size, area, FRAME, strict=True)
    width, height = (max(least, min(wanted, room - frame)) for least, wanted, room, frame in limits)
    return width, height


class Screen:
    """The window and how its pixels relate to design units."""

    def __init__(
        self,
        title: str,
        size: Size,
        full_screen: bool = False,
        *,
        smallest: Size = (1, 1),
        fits: bool = False,
        new_teller: NewTeller | None = None,
    ) -> None:
        """With `fits` no larger than the desktop: where it would be, it fills the desktop. Without a teller nobody
        hears what is shown."""
        self.new_teller = new_teller
        self._full_screen = False
        self._smallest, self._fits = smallest, fits
        self._measured, self._unit = (0, 0), 1.0
        memory.give_back_large_blocks()
        pygame.display.init()
        room = self._fitted(size)
        fills = room != size and not full_screen
        shown = not HIDDEN_AT_FIRST
        self._window = pygame.Window(
            title, room, resizable=True, allow_high_dpi=True, maximized=fills and shown, hidden=not shown
        )
        self._teller: Teller | None = None
        if not shown:
            self._come_up(fills)
        self._window.minimum_size = smallest
        self.painted = 0  # pictures that were presented
        self.surface = self._window.get_surface()
        self.canvas = Canvas()
        self.lacks: Callable[[], bool] = lambda: False  # whether what has been laid is not whole
        self._present = sdl.presenter(self._window)
        if full_screen:
            self.full_screen = True

    def _come_up(self, fills: bool) -> None:
        """The window is seen from now on, if any screen shows it."""
        if pygame.display.get_driver() not in POLLING:
            self.teller()
        if fills:
            self._window.maximize()
        self._window.show()

    def teller(self) -> Teller | None:
        """Who tells the system in words what is shown here, made when first asked for; None: nobody does."""
        if self._teller is None and self.new_teller is not None:
            self._teller = self.new_teller(self._window)
        return self._teller

    @property
    def focused(self) -> bool:
        """Whether the keys go to the window."""
        return bool(self._window.focused)

    @property
    def place(self) -> tuple[int, ...]:
        """Where the window lies on the screen, and its size, as the system counts."""
        return (*self._window.position, *self._window.size)

    @property
    def pixels(self) -> Size:
        """The size of the surface."""
        return self.surface.get_size()

    @property
    def unit(self) -> float:
        """How many pixels one design unit is."""
        pixels = self.surface.get_size()
        if pixels != self._measured:
            self._measured, self._unit = pixels, min(pixels[0] / DESIGN[0], pixels[1] / DESIGN[1])
        return self._unit

    @property
    def design(self) -> tuple[float, float]:
        """The size of the window in design units: one of them as designed, the other at least."""
        width, height = self.pixels
        return width / self.unit, height / self.unit

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the monitor."""
        return self._full_screen

    @full_screen.setter
    def full_screen(self, wanted: bool) -> None:
        self._full_screen = wanted
        if wanted:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    @property
    def size(self) -> Size:
        """The size of the window as the system counts it, which is what the settings keep."""
        width, height = self._window.size
        return int(width), int(height)

    def holds(self, size: Size) -> bool:
        """Whether the window is so large, or as large as the desktop lets it be instead."""
        room = self._fitted(size)
        return self.size == size or (room != size and all(map(operator.ge, self.size, room)))

    def resize(self, size: Size) -> None:
        """Another size; the system tells of it like of one drawn with the mouse."""
        if not self._full_screen:
            self._window.restore()
            self._window.size = self._fitted(size)

    def _fitted(self, size: Size) -> Size:
        return fitted(size, sdl.work_area(), self._smallest) if self._fits else size

    def to_design(self, point: tuple[int, int]) -> Point:
        """A point of the mouse in design units; on a dense screen the window has more pixels than points."""
        width, height = self._window.size
        pixels = self.pixels
        return point[0] * pixels[0] / width / self.unit, point[1] * pixels[1] / height / self.unit

    def show(self) -> None:
        """Paint and present what has changed on the canvas, unless something lacks."""
        if self.lacks():
            self.canvas.leave()
            return
        parts = self.canvas.paint(self.surface)
        self.painted += bool(parts)
        if parts and (self._present is None or not self._present(parts)):
            self._window.flip()

    def expose(self) -> None:
        """The system has lost what was presented."""
        self._window.flip()

    # -- while the window is being drawn larger or smaller --------------------------------------------------------

    def stretch(self, picture: pygame.Surface) -> None:
        """Present a picture in the window's size, whatever that is at the moment."""
        pygame.transform.scale(picture, self.surface.get_size(), self.surface)
        self.canvas.forget()
        self._window.flip()

    def icon(self, picture: pygame.Surface) -> None:
        """The picture in the title bar."""
        self._window.set_icon(picture)

    def hide(self) -> None:
        """The window is neither seen nor heard any more."""
        self._window.hide()
        if self._teller is not None:
            self._teller.close()

    def close(self) -> None:
        """The window is gone."""
        self._window.destroy()
