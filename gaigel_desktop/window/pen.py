"""The pen: draws and measures in design units, with words as large as the player wants them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from . import theme
from .boxes import Box
from .canvas import Canvas, Layer
from .edges import DEEPER, deeper, edges_of, framed
from .fonts import CHALK_HAND, SANS, SERIF, SERIF_BOLD
from .pictures import Pictures
from .pieces import grows, piece_named
from .scene import Kit
from .theme import Colour

SHADOW: Final = 2.0  # how far below words on wood their shadow lies


class Style(NamedTuple):
    """How words are written."""

    face: str
    size: float
    colour: Colour
    shadow: bool = False


BODY: Final = Style(SERIF, theme.TEXT, theme.INK)
STRONG: Final = Style(SERIF_BOLD, theme.NAME_TEXT, theme.INK)
SMALL: Final = Style(SERIF, theme.SMALL_TEXT + 1, theme.INK_SOFT)
SOURCE: Final = Style(SANS, theme.SMALL_TEXT, theme.INK_SOFT)
WARNING: Final = Style(SERIF_BOLD, theme.TEXT, theme.WINE)
HEAD: Final = Style(SERIF_BOLD, theme.LEAD_TEXT + 4, theme.WINE)
BUTTON: Final = Style(SERIF_BOLD, theme.BUTTON_TEXT, theme.CREAM, shadow=True)
ON_WOOD: Final = Style(SERIF_BOLD, theme.NAME_TEXT, theme.CREAM)
PAGE_HEAD: Final = Style(SERIF_BOLD, theme.PAGE_HEAD_TEXT, theme.CREAM, shadow=True)
CHALKED: Final = Style(CHALK_HAND, theme.CHALK_TEXT, theme.CHALK)
HELP: Final = Style(SERIF, theme.TEXT, theme.CREAM)


class Pen:
    """Words and pieces on the screen."""

    def __init__(self, kit: Kit, text_size: float = 1.0) -> None:
        self._kit = kit
        self.text_size = text_size
        self._lain: dict[object, Layer] = {}  # what lay still in the last picture, and in this one
        self._lies: dict[object, Layer] = {}

    @property
    def kit(self) -> Kit:
        """What it draws and measures with."""
        return self._kit

    @property
    def unit(self) -> float:
        """Pixels a design unit."""
        return self._kit.screen.unit

    @property
    def pictures(self) -> Pictures:
        """Where pictures come from."""
        return self._kit.pictures

    @property
    def surface(self) -> Canvas:
        """What is drawn on."""
        return self._kit.screen.canvas

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.unit)

    def area(self, box: Box) -> pygame.Rect:
        """A box in pixels; boxes that touch still touch."""
        x, y = self.px(box.x), self.px(box.y)
        return pygame.Rect(x, y, self.px(box.right) - x, self.px(box.bottom) - y)

    # -- what lies still -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Another picture begins: only what is laid in it counts as lying still for the next one."""
        self._lain, self._lies = self._lies, {}

    def forget(self) -> None:
        """Nothing lies as it lay: the window has another size, or another look was chosen."""
        self._lain, self._lies = {}, {}

    def still(self, key: object, draw: Callable[[], None]) -> None:
        """Lay what was laid for the same key in the last picture, or draw it."""
        lain = self._lain.get(key)
        if lain is not None:
            self._lies[key] = lain
            self.surface.lay(lain)
            return
        count = self.surface.count()
        draw()
        if not self.pictures.allowance.lacks:
            self._lies[key] = self.surface.since(count)

    # -- measuring -----------------------------------------------------------------------------------------------

    def _pixels(self, style: Style) -> float:
        return style.size * self.text_size * self.unit

    def width(self, words: str, style: Style) -> float:
        """How wide a line is."""
        return self._kit.fonts.width(words, style.face, self._pixels(style)) / self.unit

    def line_height(self, style: Style) -> float:
        """From one line to the next."""
        return self._kit.fonts.font(style.face, self._pixels(style)).get_linesize() / self.unit

    def lines(self, words: str, style: Style, width: float) -> list[str]:
        """The words in lines of this width."""
        return self._kit.fonts.wrapped(words, style.face, self._pixels(style), width * self.unit)

    def height(self, words: str, style: Style, width: float) -> float:
        """How high the words are in lines of this width."""
        return self.line_height(style) * len(self.lines(words, style, width))

    def shrunk(self, words: str, style: Style, width: float) -> Style:
        """The style, so much smaller that a line fits into the width."""
        wide = self.width(words, style)
        if wide <= width:
            return style
        factor = max(theme.SMALLEST_SHRINK, 0.98 * width / max(wide, 1))
        smaller = style._replace(size=style.size * factor)
        if self.width(words, smaller) > width + 1:  # letters come in whole sizes, and this one was rounded up
            smaller = smaller._replace(size=smaller.size - 0.5 / (self.text_size * self.unit))
        return smaller

    def shortened(self, words: str, style: Style, width: float) -> str:
        """The words, without so much of their middle that a line fits into the width."""
        kept, shown = len(words), words
        while kept > 2 and not self.fits(shown, style, width):
            kept = min(kept - 1, int(kept * width / (self.width(shown, style) * theme.SMALLEST_SHRINK)))
            shown = f"{words[: kept // 2]}…{words[len(words) - kept // 2 :]}"
        return shown

    def fits(self, words: str, style: Style, width: float) -> bool:
        """Whether a line fits, shrunk if need be."""
        return self.width(words, self.shrunk(words, style, width)) <= width + 1

    def has_room(self, words: str, style: Style, box: Box) -> bool:
        """Whether a paragraph fits, in the height and with its longest word."""
        lines = self.lines(words, style, box.width)
        high = self.line_height(style) * len(lines) <= box.height + 1
        return high and all(self.fits(line, style, box.width) for line in lines)

    # -- words ---------------------------------------------------------------------------------------------------

    def line(self, words: str, box: Box, style: Style, align: str = "left") -> None:
        """One line in the middle of the height, shrunk to fit."""
        style = self.shrunk(words, style, box.width)
        picture = self._kit.fonts.line(words, style.face, self._pixels(style), self._seen(style.colour))
        area = self.area(box)
        place = picture.get_rect(centery=area.centery)
        match align:
            case "right":
                place.right = area.right
            case "middle":
                place.centerx = area.centerx
            case _:
                place.left = area.left
        self._write(words, picture, place, style)

    def paragraph(self, words: str, box: Box, style: Style, align: str = "left") -> None:
        """Lines from the top of the box."""
        high = self.line_height(style)
        for at, line in enumerate(self.lines(words, style, box.width)):
            self.line(line, Box(box.x, box.y + at * high, box.width, high), style, align)

    def _write(self, words: str, picture: pygame.Surface, place: pygame.Rect, style: Style) -> None:
        if style.shadow:
            shade = self._kit.fonts.line(words, style.face, self._pixels(style), theme.SHADE)
            self.surface.blit(shade, place.move(0, max(1, self.px(SHADOW))))
        self.surface.blit(picture, place)

    # -- pieces --------------------------------------------------------------------------------------------------

    def nine(self, name: str, box: Box) -> None:
        """A nine-patch round a box, reaching beyond it as far as the piece says."""
        area = self.area(box.inset(-grows(name)))
        picture = self.pictures.nine(name, area.size, self.unit)
        if self.pictures.strong and name.startswith(DEEPER):
            picture = self.pictures.made(("deeper", name, area.size), lambda: deeper(picture))
        self.surface.blit(picture, area)
        if self.pictures.strong:
            self._edge(name, self.area(box))

    def _edge(self, name: str, area: pygame.Rect) -> None:
        """Lines round what can be used or read, and broader ones round what has the focus."""
        if edges_of(name) and min(area.size) > 0:
            picture = self.pictures.made(("edge", area.size, name), lambda: framed(area.size, name, self.unit))
            self.surface.blit(picture, area)

    def _seen(self, colour: Colour) -> Colour:
        """A colour as it is with the contrast that is wanted."""
        return theme.STRONG.get(colour, colour) if self.pictures.strong else colour

    def sprite(self, name: str, box: Box) -> None:
        """A piece, drawn to the size of the box."""
        self.picture(piece_named(name).file, box)

    def piece(self, name: str, middle: Sequence[float], scale: float = 1.0, angle: float = 0.0) -> None:
        """A piece with its middle here, so many times as large, turned against the clock."""
        file, (width, height), *_ = piece_named(name)
        picture = self.pictures.turned(file, (self.px(width * scale), self.px(height * scale)), angle)
        self.surface.blit(picture, picture.get_rect(center=(self.px(middle[0]), self.px(middle[1]))))

    def sprite_size(self, name: str) -> tuple[float, float]:
        """How large a piece is."""
        return piece_named(name).size

    def icon(self, name: str, box: Box, colour: Colour) -> None:
        """A white piece in a colour."""
        area = self.area(box)
        self.surface.blit(self.pictures.tinted(piece_named(name).file, area.size, self._seen(colour)), area)

    def picture(self, file: str, box: Box, strength: int = 255) -> None:
        """A picture of the assets, as strong as said; it has one size wherever it lies, so moving needs no other."""
        size = self.px(box.width), self.px(box.height)
        self.surface.blit(self.pictures.faint(file, size, strength / 255), self.area(box))

    def fill(self, area: pygame.Rect, colour: Colour) -> None:
        """One colour, on the pixels of an area."""
        self.surface.blit(self.pictures.plain(area.size, self._seen(colour)), area)
