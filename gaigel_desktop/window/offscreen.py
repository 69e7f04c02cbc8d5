"""Offscreen: a pen that draws on a sheet of its own, beside the window and in a thread of its own if need be."""

from __future__ import annotations

import pygame

from .canvas import Canvas
from .fonts import Fonts
from .pen import Pen
from .pictures import Pictures
from .scene import Kit


class SheetPen(Pen):
    """Draws as on the screen, with pictures and letters that nobody else has in hand at the moment."""

    def __init__(self, kit: Kit, unit: float) -> None:
        """So many pixels a unit."""
        super().__init__(kit._replace(fonts=Fonts(), pictures=Pictures()))
        self._unit = unit
        self._canvas = Canvas()

    @property
    def unit(self) -> float:
        """Pixels a design unit, whatever the window's are."""
        return self._unit

    @property
    def surface(self) -> Canvas:
        """The sheet."""
        return self._canvas

    def sheet(self, size: tuple[int, int]) -> pygame.Surface:
        """All that was drawn, on a sheet of so many pixels."""
        sheet = pygame.Surface(size, depth=32)
        self._canvas.paint(sheet)
        return sheet
