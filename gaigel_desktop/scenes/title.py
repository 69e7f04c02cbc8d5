"""The title: an inn table by lamplight; one click or one key from here to the first card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.fonts import SERIF_BOLD
from gaigel_desktop.window.pictures import numbers, piece_named
from gaigel_desktop.window.scene import Scenes, Stage
from gaigel_desktop.window.screen import Point

Rect = tuple[float, float, float, float]


class Entry(NamedTuple):
    """A line of the menu: its words, what it does, and whether it is one of the large ones."""

    words: str
    choose: Callable[[], None]
    large: bool = False


class TitleScene:
    """The menu over the picture; made anew whenever it comes on, because what can be continued changes."""

    def __init__(self, entries: Callable[[], Sequence[Entry]], note: str = "") -> None:
        self._make_entries = entries
        self._note = note
        self._chosen = 0
        self._drawn: object = None

    def enter(self, stage: Stage, scenes: Scenes) -> None:
        """Come on."""
        self._stage = stage
        self._entries = list(self._make_entries())
        self._chosen = min(self._chosen, len(self._entries) - 1)
        self._drawn = None

    def resize(self) -> None:
        """Another size: draw again."""
        self._drawn = None

    def handle(self, event: pygame.Event) -> None:
        """Mouse, arrows, Enter; F11 fills the screen."""
        if event.type == pygame.MOUSEMOTION:
            self._chosen = self._at(self._mouse(), self._chosen)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            at = self._at(self._mouse(), -1)
            if at >= 0:
                self._entries[at].choose()
        elif event.type == pygame.KEYDOWN:
            self._key(event.key)

    def _key(self, key: int) -> None:
        if key in (pygame.K_DOWN, pygame.K_TAB):
            self._chosen = (self._chosen + 1) % len(self._entries)
        elif key == pygame.K_UP:
            self._chosen = (self._chosen - 1) % len(self._entries)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._entries[self._chosen].choose()
        elif key == pygame.K_F11:
            self._stage.screen.full_screen = not self._stage.screen.full_screen
        elif key == pygame.K_ESCAPE:
            self._entries[-1].choose()

    def update(self, now: float) -> float | None:
        """Nothing moves here."""
        return None

    def draw(self) -> None:
        """The picture, the lettering and the menu, when something has changed."""
        state = self._chosen, self._stage.screen.pixels
        if state == self._drawn:
            return
        self._drawn = state
        self._ground()
        for at, (entry, rect) in enumerate(zip(self._entries, self._rects(), strict=True)):
            self._button(entry, rect, at == self._chosen)
        if self._note:
            line = self._stage.fonts.line(self._note, SERIF_BOLD, theme.SMALL_TEXT * self._unit, theme.CREAM)
            self._stage.screen.surface.blit(line, (self._px(24), self._px(self._stage.screen.design[1] - 34)))
        self._stage.screen.show()

    # -- places --------------------------------------------------------------------------------------------------

    def _rects(self) -> list[Rect]:
        """The large entries, then the small ones, below the lettering."""
        y, found = 300.0, []
        for entry in self._entries:
            height = 64.0 if entry.large else 48.0
            found.append((72.0, y, 300.0 if entry.large else 220.0, height))
            y += height + (14 if entry.large else 10)
        return found

    def _at(self, point: Point, otherwise: int) -> int:
        x, y = point
        for at, (left, top, width, height) in enumerate(self._rects()):
            if left <= x < left + width and top <= y < top + height:
                return at
        return otherwise

    def _mouse(self) -> Point:
        return self._stage.screen.to_design(pygame.mouse.get_pos())

    # -- drawing -------------------------------------------------------------------------------------------------

    @property
    def _unit(self) -> float:
        return self._stage.screen.unit

    def _px(self, units: float) -> int:
        return round(units * self._unit)

    def _ground(self) -> None:
        """The inn fills the window, whatever its shape; the lettering stands in the dark on the left."""
        width, height = self._stage.screen.pixels
        piece = piece_named("title_scene")
        design = numbers(piece["size"])
        scale = max(width / design[0], height / design[1])
        size = round(design[0] * scale), round(design[1] * scale)
        picture = self._stage.pictures.scaled(str(piece["file"]), size)
        self._stage.screen.surface.blit(picture, ((width - size[0]) // 2, height - size[1]))
        lettering = piece_named("lettering")
        wide, high = numbers(lettering["size"])
        shrunk = 0.72 * self._unit
        letters = self._stage.pictures.scaled(str(lettering["file"]), (round(wide * shrunk), round(high * shrunk)))
        self._stage.screen.surface.blit(letters, (self._px(56), self._px(72)))

    def _button(self, entry: Entry, rect: Rect, chosen: bool) -> None:
        look = ("call" if entry.large else "button") + ("_hover" if chosen else "_normal")
        for name in (look, "focus") if chosen else (look,):
            grow = float(str(piece_named(name).get("grow", 0)))
            size = self._px(rect[2] + 2 * grow), self._px(rect[3] + 2 * grow)
            patch = self._stage.pictures.nine(name, size, self._unit)
            self._stage.screen.surface.blit(patch, (self._px(rect[0] - grow), self._px(rect[1] - grow)))
        pixels = (theme.HEAD_TEXT * 0.8 if entry.large else theme.BUTTON_TEXT) * self._unit
        line = self._stage.fonts.line(entry.words, SERIF_BOLD, pixels, theme.CREAM)
        middle = self._px(rect[0] + rect[2] / 2), self._px(rect[1] + rect[3] / 2)
        self._stage.screen.surface.blit(line, line.get_rect(center=middle))
