"""A page: widgets in parts, some of which scroll; one focus ring, hover and press; drawn anew only when it changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple
from weakref import ref

import pygame

from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.mouse import follow
from gaigel_desktop.window.pen import HELP, Pen
from gaigel_desktop.window.scene import Kit
from gaigel_desktop.window.spoken import pages
from gaigel_desktop.window.spoken.tree import Node, Wanted

from . import telling
from .controls import DIRECTIONS, PRESSING
from .focus import after, towards
from .scrolling import Part, Scrolls
from .widgets import Look, Meaning, Widget

WHEEL: Final = 72.0  # units a notch
HELP_PAD: Final = 16.0
TIP_EDGE: Final = 12.0  # above and below the words of a tip together
TIP_AWAY: Final = 6.0  # from what it names
PAGES: Final = {pygame.K_PAGEUP: -0.85, pygame.K_PAGEDOWN: 0.85, pygame.K_HOME: -1e6, pygame.K_END: 1e6}


class Sheet(NamedTuple):
    """What stands on a page; the focus goes through the parts in their order."""

    parts: tuple[Part, ...]
    help_line: Box | None = None
    help_centred: bool = False  # there, and not at its left end
    read: str = ""  # the part that is read: pages are turned in it, wherever the focus is
    first: str = ""  # has the focus as long as nothing else was given it
    said: tuple[str, ...] = ()  # of all that stands there, what is said aloud, after the title
    silent: bool = False  # what is pressed here is heard by itself


class Placed(NamedTuple):
    """A widget where it is seen now."""

    widget: Widget
    box: Box
    part: Part


def _nothing() -> None:
    """The ground of a page that has not been laid out: None."""


class Page:
    """Shows a sheet and gives mouse and keys to its widgets."""

    def __init__(self, kit: Kit, ground: Callable[[], pygame.Surface], back: Callable[[], None]) -> None:
        self.kit = kit
        self.pen = Pen(kit)
        self._make_ground, self._back = ground, back
        self._ground: Callable[[], pygame.Surface | None] = _nothing  # kept only as long as it is seen
        self.sheet = Sheet(())  # what it shows
        self.scrolls = Scrolls()
        self.focus = self._hovered = self._pressed = ""
        self._ungiven = ""  # what has the focus, or had it last, because nobody had given it to anything
        self._mouse: Point = (-1.0, -1.0)
        self._by_keys = True
        self._dirty = True

    def show(self, sheet: Sheet) -> None:
        """Other widgets; focus, hover and scrolling stay where they are if they can."""
        self.sheet = sheet
        for part in sheet.parts:
            self.scrolls.by(part, 0.0)
            if part.wanted is not None:
                self.scrolls.show(part, part.wanted.moved(0, -self.scrolls.down(part)))
        keys = self._ring()
        comes_late = sheet.first in keys and self.focus == self._ungiven
        if self.focus not in keys or comes_late:
            self.focus = self._ungiven = sheet.first if sheet.first in keys else keys[0] if keys else ""
        self._dirty = True

    def draw_again(self) -> None:
        """Something on it looks otherwise, and everything is where it was."""
        self._dirty = True

    def point_at(self, key: str) -> None:
        """Give the focus to this widget, if it can have it."""
        if key in self._ring():
            self.focus, self._dirty = key, True

    def resize(self) -> None:
        """Another size: the ground is painted anew."""
        self._ground = _nothing
        self.pen.forget()
        self._dirty = True

    # -- what there is -------------------------------------------------------------------------------------------

    def pressed_at(self) -> Box | None:
        """Where whatever is pressed now lies: under the mouse, or else what has the focus."""
        boxes = {placed.widget.key: placed.box for placed in self.placed()}
        return boxes.get(self._hovered) or boxes.get(self.focus)

    @property
    def hovered(self) -> str:
        """The widget that the mouse is on; empty: it is on none."""
        return self._hovered

    def placed(self) -> Iterator[Placed]:
        """Every widget and where it is seen, in the order of drawing."""
        for part in self.sheet.parts:
            for widget, box in self.scrolls.seen(part):
                yield Placed(widget, box, part)

    def meanings(self) -> list[Meaning]:
        """The page in words."""
        return [telling.told(self.pen, placed.widget, placed.box) for placed in self.placed()]

    def spoken(self) -> tuple[Node, ...]:
        """What stands on it, for whoever hears it."""
        return pages.nodes(telling.stretches(self.pen, self.sheet.parts, self.scrolls))

    def do(self, wanted: Wanted, now: float) -> None:
        """As if the keys had gone there, and it had been pressed or changed with them."""
        placed = next((each for each in self.placed() if self._is_meant(each, wanted.key)), None)
        if placed is None:
            return
        self._by_keys = self._dirty = True
        self._move_focus(placed.widget.key)
        if wanted.deed != "focus":
            self._sounded(placed.widget.asked(wanted) and wanted.deed == "press", now)

    def _is_meant(self, placed: Placed, key: str) -> bool:
        return telling.is_meant(placed.widget.meaning(self.pen, placed.box), key)

    @property
    def said(self) -> tuple[str, ...]:
        """What is said aloud of all that stands there."""
        return self.sheet.said

    def notes(self) -> tuple[str, ...]:
        """What is said of it aloud, and what is written there because something has come up."""
        return (*self.sheet.said, *telling.notes(placed.widget for placed in self.placed()))

    def spots(self) -> list[tuple[str, Box]]:
        """Where the focus can be, in the order of Tab."""
        return [(placed.widget.key, placed.box) for placed in self.placed() if self._takes_focus(placed)]

    def _ring(self) -> list[str]:
        return [key for key, _ in self.spots()]

    def _takes_focus(self, placed: Placed) -> bool:
        return bool(placed.widget.key) and placed.widget.meaning(self.pen, placed.box).usable

    def _named(self, key: str) -> Placed | None:
        return next((placed for placed in self.placed() if placed.widget.key == key), None) if key else None

    def _at(self, point: Point) -> Placed | None:
        """The widget under the mouse: the one drawn last, if it is seen there."""
        found = None
        for placed in self.placed():
            seen = placed.part.window is None or placed.part.window.holds(point)
            if placed.widget.key and seen and placed.box.holds(point):
                found = placed
        return found

    # -- input ---------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event, now: float) -> None:
        """Give mouse, wheel, keys and typed words to the widgets they are meant for."""
        follow(event, self.kit.screen, self._move, self._press, partial(self._release, now))
        match event.type:
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
            case pygame.KEYDOWN:
                self._key(event, now)
            case pygame.TEXTINPUT:
                self._typed(event, now)

    def _move(self, point: Point) -> None:
        self._mouse = point
        if self.scrolls.drag(self.sheet.parts, point):
            self._dirty = True
            return
        held = self._named(self._pressed)
        if held is not None:
            held.widget.hold(self.pen, held.box, point)
            self._dirty = True
            return
        found = self._at(point)
        key = found.widget.key if found else ""
        if key != self._hovered or (found and found.widget.meaning(self.pen, found.box).role == "choice"):
            self._hovered, self._dirty = key, True

    def _press(self, point: Point) -> None:
        self._mouse, self._by_keys, self._dirty = point, False, True
        if self.scrolls.take(self.sheet.parts, point):
            return
        found = self._at(point)
        if found is not None:
            self._pressed = found.widget.key
            if self._takes_focus(found):
                self.focus = found.widget.key
            found.widget.hold(self.pen, found.box, point)

    def _release(self, now: float, point: Point) -> None:
        held, self._pressed, self._dirty = self._named(self._pressed), "", True
        self.scrolls.let_go()
        if held is not None and held.box.holds(point):
            self._sounded(held.widget.click(self.pen, held.box, point), now)

    def _key(self, event: pygame.Event, now: float) -> None:
        self._by_keys = self._dirty = True
        if event.key == pygame.K_ESCAPE:
            self._back()
        elif event.key == pygame.K_TAB:
            self._move_focus(after(self._ring(), self.focus, -1 if event.mod & pygame.KMOD_SHIFT else 1) or "")
        elif self._typed(event, now):
            return
        elif event.key in DIRECTIONS:
            self._move_focus(towards(self.spots(), self.focus, DIRECTIONS[event.key]) or "")
        elif event.key in PAGES:
            self._turn_pages(PAGES[event.key])

    def _typed(self, event: pygame.Event, now: float) -> bool:
        """Give it to the widget with the focus; only a field takes text."""
        focused = self._named(self.focus)
        if focused is None:
            return False
        if event.type == pygame.TEXTINPUT and focused.widget.meaning(self.pen, focused.box).role != "field":
            return False
        self._dirty = True
        return self._sounded(focused.widget.typed(event), now, event)

    def _sounded(self, done: bool, now: float, event: pygame.Event | None = None) -> bool:
        """A press is heard, by mouse or by key; arrows and letters are not."""
        pressed = event is None or (event.type == pygame.KEYDOWN and event.key in PRESSING)
        if done and pressed and not self.sheet.silent:
            self.kit.sounds.play("button_click", now)
        return done

    def _move_focus(self, key: str) -> None:
        self.focus = key
        placed = self._named(key)
        if placed is None or placed.part.window is None:
            return
        self.scrolls.show(placed.part, placed.box)

    # -- scrolling -----------------------------------------------------------------------------------------------

    def _wheel(self, notches: float) -> None:
        for part in self.sheet.parts:
            if part.window is not None and part.window.holds(self._mouse):
                self.scrolls.by(part, -notches * WHEEL)
                self._dirty = True

    def _turn_pages(self, share: float) -> None:
        focused = self._named(self.focus)
        inside = focused.part if focused and focused.part.window else None
        read = next((part for part in self.sheet.parts if part.key and part.key == self.sheet.read), None)
        part = read or inside or next((part for part in self.sheet.parts if part.hidden), None)
        if part is not None and part.window is not None:
            self.scrolls.by(part, share * part.window.height)

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Everything, if anything has changed."""
        if not self._dirty:
            return
        self._dirty = False
        ground = self._ground() or self._make_ground()
        self._ground = ref(ground)
        self.pen.begin()
        self.pen.surface.blit(ground, (0, 0))
        self.lay()
        self.kit.screen.show()

    def lay(self) -> None:
        """The widgets, over what was laid before."""
        for part in self.sheet.parts:
            self._draw_part(part)
        self._draw_help()

    def _draw_part(self, part: Part) -> None:
        surface = self.pen.surface
        if part.window is not None:
            surface.set_clip(self.pen.area(part.window.inset(-8, 0)))
        for widget, box in self.scrolls.seen(part):
            if part.window is None or box.overlaps(part.window):
                widget.draw(self.pen, box, self._look(widget.key))
        surface.set_clip(None)
        bar = self.scrolls.bar(part)
        if bar is not None:
            self.pen.nine("scroll_track", bar[0].inset(6, 0))
            self.pen.nine("scroll_thumb", bar[1].inset(4, 0))

    def _look(self, key: str) -> Look:
        if not key:
            return Look()
        focused = key == self.focus and self._by_keys
        return Look(focused, key == self._hovered, key == self._pressed, self._mouse, key == self.focus)

    def _draw_help(self) -> None:
        """The sentence about what has the focus or is under the mouse: in its line, or beside what it is about."""
        if self.sheet.help_line is None:
            self._draw_tip()
            return
        asked = self._named(self.focus if self._by_keys else self._hovered or self.focus)
        if asked is not None and asked.widget.help:
            box, words = self.sheet.help_line, asked.widget.help
            wide = min(box.width, self.pen.width(words, HELP) + 2 * HELP_PAD)
            place = box.centred(wide, box.height) if self.sheet.help_centred else box.left(wide)
            self.pen.nine("tooltip", place)
            self.pen.line(words, place.inset(HELP_PAD, 0), HELP, "middle")

    def _draw_tip(self) -> None:
        """On a page without such a line: above what is pointed at, or below it, and never beyond the page."""
        asked = self._named(self._hovered or (self.focus if self._by_keys else ""))
        if asked is None or not asked.widget.help:
            return
        words, (across, down) = asked.widget.help, self.kit.screen.design
        wide = min(across - 2 * HELP_PAD, self.pen.width(words, HELP) + 2 * HELP_PAD)
        high = self.pen.line_height(HELP) + TIP_EDGE
        x = min(max(HELP_PAD, asked.box.middle[0] - wide / 2), across - HELP_PAD - wide)
        above = asked.box.y - TIP_AWAY - high
        place = Box(x, above if above >= 0 else min(asked.box.bottom + TIP_AWAY, down - high), wide, high)
        self.pen.nine("tooltip", place)
        self.pen.line(words, place.inset(HELP_PAD, 0), HELP, "middle")
