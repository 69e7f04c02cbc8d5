"""A pen that draws on a sheet of its own, beside the window and in a thread of its own if need be; and its PNG."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Final

import pygame

from .canvas import Canvas
from .fonts import Fonts
from .pen import Pen
from .pictures import Pictures
from .scene import Kit

if TYPE_CHECKING:
    from PIL import Image

COLOURS: Final = 256
LARGEST: Final = 1_400_000  # bytes: small enough to be sent to others


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
        """The canvas of the sheet."""
        return self._canvas

    def sheet(self, size: tuple[int, int]) -> pygame.Surface:
        """All that was drawn, on a sheet of so many pixels."""
        sheet = pygame.Surface(size, depth=32)
        self._canvas.paint(sheet)
        return sheet


def as_png(sheet: pygame.Surface) -> bytes:
    """The sheet as the bytes of a PNG; one that would be large has fewer colours."""
    from PIL import Image, PngImagePlugin  # noqa: F401 - only for this; without the plugin it tries all formats

    picture = Image.frombytes("RGB", sheet.get_size(), pygame.image.tobytes(sheet, "RGB"))
    png = _saved(picture)
    return png if len(png) <= LARGEST else _saved(picture.quantize(COLOURS))


def _saved(picture: Image.Image) -> bytes:
    out = BytesIO()
    picture.save(out, "PNG", compress_level=6)
    return out.getvalue()
