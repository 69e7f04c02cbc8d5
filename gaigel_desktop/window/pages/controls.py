"""Controls: widgets that are pressed: buttons, tabs, rows of a list, pictures to choose from, switches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pen import BODY, BUTTON, HELP, ON_WOOD, SMALL, STRONG, Pen, Style

from .widgets import Look, Meaning, Widget

Press = Callable[[], None]
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
PRESSING: Final = (*ENTER, pygame.K_SPACE)
DIRECTIONS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
PAD: Final = 16.0  # between the edge of a button and its words
EDGE: Final = 14.0  # the same in a row or a tab
BESIDE_ICON: Final = 10.0  # between the icon of a button and its words
CLOSER: Final = 2.0  # so much closer two lines stand than in a text
LINES_EDGE: Final = 6.0  # above and below two lines
SECOND_LINE: Final = HELP._replace(shadow=True)
BOX_EDGE: Final = 6.0  # from the box with the tick to the end of its row, which reaches beyond the column


def letter_of(key: int) -> str:
    """The small letter or the sign that is on a key; empty for every other key."""
    return chr(key) if 32 < key < 127 else ""


def pressed_by(event: pygame.Event, press: Press) -> bool:
    """Enter and Space press what has the focus."""
    if event.key in PRESSING:
        press()
        return True
    return False


@dataclass(slots=True)
class Chosen(Widget):
    """Something that can always be chosen, by a click on it, Enter or Space."""

    key: str
    words: str
    box: Box
    press: Press

    def click(self, pen: Pen, box: Box, point: Point) -> bool:
        """Choose it; a click is always taken."""
        self.press()
        return True

    def typed(self, event: pygame.Event) -> bool:
        """Enter and Space choose it; whether it was one of them."""
        return pressed_by(event, self.press)


def beside(box: Box, icon: str, gap: float) -> Box:
    """The room for words in a row or a tab, beside its icon if it has one."""
    return box.inset(EDGE, 0).after(theme.ICON + gap if icon else 0)


def draw_strip(pen: Pen, box: Box, chosen: bool, look: Look) -> None:
    """What a row of a list lies on."""
    pen.nine(f"row_{'chosen' if chosen else 'hover' if look.hovered else 'normal'}", box)
    if look.focused:
        pen.nine("focus", box.inset(2))


def draw_words(pen: Pen, box: Box, room: Box, words: str, style: Style, *, icon: str = "", align: str = "left") -> None:
    """The icon at the left edge, and the words in their room."""
    if icon:
        high = (box.height - theme.ICON) / 2
        pen.icon(icon, Box(box.x + EDGE, box.y + high, theme.ICON, theme.ICON), style.colour)
    pen.line(words, room, style, align)


@dataclass(slots=True)
class Button(Widget):
    """A button of wood, or of enamel for what matters most, with words, an icon or both."""

    key: str
    words: str
    box: Box
    press: Press
    icon: str = ""
    piece: str = "button"  # or "call"
    usable: bool = True
    help: str = ""
    bare: bool = False  # only the icon is shown
    style: Style = BUTTON
    about: str = ""  # a second line, smaller
    aloud: str = ""  # heard instead of the words, where several say the same

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The words, also where only the icon is shown."""
        room = self._room(box).width
        fits = pen.fits(self.words, self.style, room) and pen.fits(self.about, SECOND_LINE, room)
        fits = self.bare or fits
        heard = self.aloud or None
        return Meaning("button", self.words, self.about, box, self.key, self.usable, fits, aloud=heard)

    def _room(self, box: Box) -> Box:
        icon = theme.ICON + BESIDE_ICON if self.icon else 0
        return box.inset(PAD, 0).after(icon)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The board, the icon, the words."""
        state = "disabled" if not self.usable else "pressed" if look.pressed else "hover" if look.hovered else "normal"
        pen.nine(f"{self.piece}_{state}", box)
        down = box.moved(0, 1 if look.pressed else 0)
        style = self.style if self.usable else self.style._replace(colour=theme.PAPER_DARK, shadow=False)
        icon = theme.ICON
        if self.bare:
            pen.icon(self.icon, down.centred(icon, icon), style.colour)
        else:
            self._write(pen, down, style)
        if look.focused:
            pen.nine("focus", box)

    def _write(self, pen: Pen, box: Box, style: Style) -> None:
        """Icon and words together in the middle; two lines begin at the left, as above and below."""
        room = self._room(box)
        wide = min(room.width, pen.width(self.words, style))
        start = room.x if self.about else room.x + (room.width - wide) / 2
        if self.icon:
            at = Box(start - theme.ICON - BESIDE_ICON, box.y + (box.height - theme.ICON) / 2, theme.ICON, theme.ICON)
            pen.icon(self.icon, at, style.colour)
        line = Box(start, box.y, wide + 1, box.height)
        if self.about:
            first, second = pen.line_height(style), pen.line_height(SECOND_LINE)
            line = line.below((box.height - first - second) / 2 - CLOSER).top(first)
            pen.line(self.about, room._replace(y=line.bottom - CLOSER, height=second), SECOND_LINE)
        pen.line(self.words, line, style)

    def click(self, pen: Pen, box: Box, point: Point) -> bool:
        """Press it if it can be used; whether it could."""
        if self.usable:
            self.press()
        return self.usable

    def typed(self, event: pygame.Event) -> bool:
        """Enter and Space press it if it can be used; whether one of them did."""
        return self.usable and pressed_by(event, self.press)


def button_width(pen: Pen, words: str, icon: str = "", style: Style = BUTTON, about: str = "") -> float:
    """How wide a button is with these words."""
    widest = max(pen.width(words, style), pen.width(about, SECOND_LINE))
    return widest + 2 * PAD + (theme.ICON + BESIDE_ICON if icon else 0) + 6


def button_height(pen: Pen, about: str, style: Style = BUTTON) -> float:
    """How high a button must be for two lines; nothing where it has only one."""
    return pen.line_height(style) + pen.line_height(SECOND_LINE) + 2 * LINES_EDGE if about else 0


@dataclass(slots=True)
class Row(Chosen):
    """A row of a list on a board: a topic, a saved rule set. The chosen one has a bar with a point."""

    chosen: bool = False
    icon: str = ""
    role: str = "row"
    mark: str = ""  # something to notice about it, drawn at its end
    marked: str = ""  # the same in words
    help: str = ""
    style: Style = ON_WOOD

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The words, and whether it is the chosen one."""
        fits = pen.fits(self.words, self.style, self._room(box).width)
        return Meaning(self.role, self.words, self.marked, box, self.key, True, fits, chosen=self.chosen)

    def _room(self, box: Box) -> Box:
        room = beside(box, self.icon, 8)
        return room._replace(width=room.width - (theme.ICON if self.mark else 0))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """A strip of brass when it is chosen."""
        draw_strip(pen, box, self.chosen, look)
        on_paper = self.style.colour == theme.INK
        marked = theme.WINE if on_paper else theme.GOLD
        style = self.style._replace(colour=marked) if self.chosen else self.style
        draw_words(pen, box, self._room(box), self.words, style, icon=self.icon)
        if self.mark:
            pen.icon(self.mark, Box(box.right - 34, box.y + (box.height - 22) / 2, 22, 22), marked)


@dataclass(slots=True)
class Line(Chosen):
    """A quiet line on wood: an icon and words, and only what is pointed at has a ground."""

    icon: str = ""
    help: str = ""
    style: Style = ON_WOOD

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """A button with these words."""
        fits = pen.fits(self.words, self.style, beside(box, self.icon, 8).width)
        return Meaning("button", self.words, "", box, self.key, True, fits)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The words with a shadow, for they may lie on a picture."""
        if look.hovered or look.focused:
            pen.nine("row_hover", box)
        style = self.style._replace(colour=theme.GOLD if look.hovered or look.focused else theme.CREAM, shadow=True)
        draw_words(pen, box, beside(box, self.icon, 8), self.words, style, icon=self.icon)
        if look.focused:
            pen.nine("focus", box.inset(2))


@dataclass(slots=True)
class Tab(Chosen):
    """A tab of a sheet of paper; the one in front is white and has a red edge."""

    chosen: bool = False
    icon: str = ""
    help: str = ""
    style: Style = STRONG

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The words, and whether it is in front."""
        fits = pen.fits(self.words, self.style, self._room(box).width)
        return Meaning("tab", self.words, "", box, self.key, True, fits, chosen=self.chosen)

    def _room(self, box: Box) -> Box:
        return beside(box, self.icon, 4)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Paper with a round edge."""
        pen.nine("tab_on" if self.chosen else "tab_off", box)
        style = self.style._replace(colour=theme.WINE) if self.chosen or look.hovered else self.style
        draw_words(pen, box, self._room(box), self.words, style, icon=self.icon, align="middle")
        if look.focused:
            pen.nine("focus", box.inset(3))


@dataclass(slots=True)
class Tile(Chosen):
    """A picture to choose: somebody's portrait, the back of a deck. The chosen one has a golden frame and a tick."""

    file: str
    shape: float = 1.0  # height of the picture by its width
    chosen: bool = False
    faint: bool = False
    below: str = ""  # a second line
    lines: int = 0  # below every picture of its row; 0: as many as it has
    help: str = ""
    style: Style = STRONG
    framed: bool = True
    small: str = ""  # a line in small letters between the two
    told: str = ""  # what its looks say besides, in words

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The words below the picture."""
        fits = all(pen.fits(words, style, box.width - 4) for words, style in self._said())
        value = ", ".join(filter(None, (self.small, self.below, self.told)))
        return Meaning("tile", self.words, value, box, self.key, True, fits, chosen=self.chosen)

    def _said(self) -> list[tuple[str, Style]]:
        """The lines that have words."""
        below = self.style._replace(face=BODY.face)
        return [line for line in ((self.words, self.style), (self.small, SMALL), (self.below, below)) if line[0]]

    def _lines(self, pen: Pen) -> float:
        return pen.line_height(self.style) * (self.lines or len(self._said()))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The picture above its words."""
        inside = box.inset(8)
        high = min(inside.height - self._lines(pen) - 2, inside.width * self.shape)
        picture = Box(0, 0, high / self.shape, high).moved(inside.x + (inside.width - high / self.shape) / 2, inside.y)
        if look.hovered or self.chosen:
            pen.nine("row_hover", box)
        pen.picture(self.file, picture, theme.SITS_ELSEWHERE if self.faint else 255)
        if self.framed:
            pen.nine("portrait_frame_turn" if self.chosen else "portrait_frame", picture)
        y = picture.bottom + 5
        for words, style in self._said():
            pen.line(words, Box(box.x + 2, y, box.width - 4, pen.line_height(style)), style, "middle")
            y += pen.line_height(style) - 2
        if self.chosen:
            pen.sprite("check_on", Box(picture.right - 22, picture.y - 8, 30, 30))
        if look.focused:
            pen.nine("focus", box)


@dataclass(slots=True)
class Switch(Widget):
    """On or off: a box with a tick at the end of a row; the whole row can be pressed."""

    key: str
    name: str
    box: Box
    on: bool
    change: Callable[[bool], None]
    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The name, and on or off."""
        return Meaning("switch", self.name, "", box, self.key, True, on=self.on)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The box at the right end."""
        if look.hovered:
            pen.nine("row_hover", box)
        at = Box(box.right - theme.MARK - BOX_EDGE, box.y + (box.height - theme.MARK) / 2, theme.MARK, theme.MARK)
        pen.sprite("check_on" if self.on else "check_off", at)
        if look.focused:
            pen.nine("focus", box)

    def click(self, pen: Pen, box: Box, point: Point) -> bool:
        """The other way round."""
        self.change(not self.on)
        return True

    def typed(self, event: pygame.Event) -> bool:
        """Enter and Space switch it; whether it was one of them."""
        return pressed_by(event, lambda: self.change(not self.on))
