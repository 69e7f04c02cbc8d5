"""Fonts: made anew at each pixel size, and lines of text kept as pictures."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from importlib.resources import files
from pathlib import Path
from string import ascii_letters, digits
from typing import Final

import pygame

from .shelf import MEGABYTE, Shelf
from .theme import SMALLEST_SHRINK, Colour

SERIF: Final = "serif"
SERIF_BOLD: Final = "serif bold"
SANS: Final = "sans"
CHALK_HAND: Final = "chalk"
# Package and file of each face. The OpenType files of Source Serif: its TrueType ones kern „G into each other.
FACES: Final = {
    SERIF: ("font_source_serif_pro", "SourceSerifPro-Regular.otf"),
    SERIF_BOLD: ("font_source_serif_pro", "SourceSerifPro-Bold.otf"),
    SANS: ("font_source_sans_pro", "SourceSansPro-Semibold.otf"),
    CHALK_HAND: ("font_amatic_sc", "AmaticSC-Bold.ttf"),
}
LINES: Final = 8 * MEGABYTE  # of lines as pictures that are kept
MOST_WRAPS: Final = 2000
MOST_WIDTHS: Final = 4000
ROUNDED: Final = 0.95  # of a width, as letters come in whole sizes: a word that just fits when shrunk may not
TRIED: Final = (ascii_letters + digits)[::6]  # as many as show that a part of the file is lost
TRIED_AT: Final = 16
MOST_FONTS: Final = 48  # a page needs two dozen at most; each keeps its file open and its letters in memory


class Fonts:
    """Text at any size, in the faces of the program."""

    def __init__(self) -> None:
        pygame.font.init()
        self.missing: set[str] = set()  # faces for which pygame's own font stands in
        self._fonts: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()
        self._lines = Shelf(LINES)
        self._wraps: dict[tuple[str, str, int, int], list[str]] = {}
        self._widths: dict[tuple[str, str, int], int] = {}

    def font(self, face: str, pixels: float) -> pygame.font.Font:
        """A face at a size in pixels; those used last are kept."""
        size = _whole(pixels)
        font = self._fonts.get((face, size))
        if font is None:
            font = self._fonts[face, size] = self._opened(face, size)
            if len(self._fonts) > MOST_FONTS:
                self._fonts.popitem(last=False)
        self._fonts.move_to_end((face, size))
        return font

    def _opened(self, face: str, size: int) -> pygame.font.Font:
        file = font_file(face)
        if file is None:
            self.missing.add(face)
        return pygame.font.Font(file, size)

    def line(self, text: str, face: str, pixels: float, colour: Colour) -> pygame.Surface:
        """One line of text as a picture; the ones used last are kept."""
        key = text, face, _whole(pixels), colour
        return self._lines.find(key, lambda: self.font(face, pixels).render(text, True, colour))

    def width(self, text: str, face: str, pixels: float) -> int:
        """How wide a line will be, in pixels."""
        key = text, face, _whole(pixels)
        if key not in self._widths:
            if len(self._widths) >= MOST_WIDTHS:
                self._widths.clear()
            self._widths[key] = self.font(face, pixels).size(text)[0]
        return self._widths[key]

    def wrapped(self, text: str, face: str, pixels: float, width: float) -> list[str]:
        """The text in lines that fit into the width; a word that does not fit has a line of its own, and is broken
        where it has no room even when it is shrunk, like a long path."""
        key = text, face, _whole(pixels), round(width)
        if key not in self._wraps:
            if len(self._wraps) >= MOST_WRAPS:
                self._wraps.clear()
            self._wraps[key] = self._wrap(text, face, pixels, width)
        return self._wraps[key]

    def _wrap(self, text: str, face: str, pixels: float, width: float) -> list[str]:
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                wide = self.width(longer, face, pixels)
                if line and wide > width:
                    lines.append(line)
                    longer, wide = word, self.width(word, face, pixels)
                line = longer
                while len(line) > 1 and wide * SMALLEST_SHRINK > ROUNDED * width:
                    fit = max(1, int(len(line) * width / wide))
                    while fit > 1 and self.width(line[:fit], face, pixels) > width:
                        fit -= 1
                    lines.append(line[:fit])
                    line = line[fit:]
                    wide = self.width(line, face, pixels)
            lines.append(line)
        return lines

    def forget(self) -> None:
        """The size has changed: nothing kept fits any more."""
        self._fonts.clear()
        self._lines = Shelf(LINES)
        self._wraps.clear()
        self._widths.clear()


def _whole(pixels: float) -> int:
    """The size in which letters come; smaller ones nobody reads."""
    return max(6, round(pixels))


@cache
def font_file(face: str) -> Path | None:
    """The file of a face; None, so that pygame's own font stands in, where it is missing or broken."""
    package, name = FACES[face]
    try:
        path = Path(str(files(package))) / "files" / name
    except ModuleNotFoundError:
        return None
    return path if _is_usable(path) else None


def _is_usable(path: Path) -> bool:
    """Whether letters of it have a width: a font of which a part is lost may open all the same."""
    try:
        font = pygame.font.Font(path, TRIED_AT)
        return all(width > 0 for letter in TRIED for width in font.size(letter)[:1])
    except (OSError, ValueError, pygame.error):
        return False
