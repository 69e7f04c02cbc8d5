"""Inputs: widgets that hold a value: one of few, a number on a track, words that are typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pen import BODY, BUTTON, STRONG, Pen, Style
from gaigel_desktop.window.spoken.tree import Deed, Node, Span, Wanted

from .controls import ENTER, Press, pressed_by
from .widgets import LEAST_FILL, Look, Meaning, Widget

ItemValue = bool | int | float | str

STEPS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
CARET_APART: Final = 6.0  # from what stands there while nothing is typed
TURNS: Final[dict[Deed, int]] = {"less": -1, "more": 1}
LOOKED_AT: Final = 4  # times what has room: as if no letter in four could be shown
LEAPS: Final = {pygame.K_PAGEUP: 10, pygame.K_PAGEDOWN: -10}
RADIO: Final = 28.0
VALUE_ROOM: Final = 64.0  # beside a slider, for its value in words,
VALUE_EDGE: Final = 8.0  # which ends so far within its frame
MOST_STEPS: Final = 40  # of a slider that has buttons for one more and one less
STEP_ROOM: Final = 66.0  # at each end of its track, for the button there
BESIDE_TRACK: Final = 24.0
LESS: Final = "\N{MINUS SIGN}"
MORE: Final = "+"


class Item(NamedTuple):
    """One of the values of a choice, in words, and where it stands in the choice."""

    value: ItemValue
    words: str
    place: Box = Box(0, 0, 0, 0)


@dataclass(slots=True)
class Choice(Widget):
    """One of few: a row of words with a button each, in more rows where the width asks for it."""

    key: str
    name: str
    box: Box
    items: tuple[Item, ...]  # placed
    chosen: ItemValue
    change: Callable[[ItemValue], None]
    help: str = ""
    style: Style = STRONG
    enter: Press | None = None  # what Enter does where it leads on instead of choosing

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The name, and the chosen value in words."""
        value = next((item.words for item in self.items if self._is(item)), "")
        fits = all(pen.fits(item.words, self.style, _words_room(item.place).width) for item in self.items)
        items = tuple(self._told(item, box) for item in self.items)
        return Meaning("choice", self.name, value, box, self.key, True, fits, items=items)

    def _told(self, item: Item, box: Box) -> Node:
        """One of its values."""
        place = item.place.moved(box.x, box.y)
        return Node(self._key_of(item), "option", item.words, box=place, usable=True, chosen=self._is(item))

    def _key_of(self, item: Item) -> str:
        return f"{self.key}: {item.value}"

    def _is(self, item: Item) -> bool:
        return item.value == self.chosen and type(item.value) is type(self.chosen)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Each value; the chosen one has its button filled and a bar at its side."""
        for item in self.items:
            place = item.place.moved(box.x, box.y)
            over = look.hovered and place.holds(look.at)
            pen.nine(f"row_{'chosen' if self._is(item) else 'hover' if over else 'normal'}", place)
            high = (place.height - RADIO) / 2
            pen.sprite("radio_on" if self._is(item) else "radio_off", Box(place.x + 9, place.y + high, RADIO, RADIO))
            pen.line(item.words, _words_room(place), self.style)
            if look.focused and self._is(item):
                pen.nine("focus", place.inset(1))

    def click(self, pen: Pen, box: Box, point: Point) -> bool:
        """Choose what was clicked."""
        at = point[0] - box.x, point[1] - box.y
        for item in self.items:
            if item.place.holds(at):
                self.change(item.value)
                return True
        return False

    def typed(self, event: pygame.Event) -> bool:
        """Left and right choose the neighbour; Enter and Space the next one, round and round, or Enter leads on."""
        if event.key in STEPS:
            self._step(STEPS[event.key])
            return True
        if self.enter is not None and event.key in ENTER:
            self.enter()
            return True
        return pressed_by(event, lambda: self._step(1))

    def asked(self, wanted: Wanted) -> bool:
        """One of its values is pressed, or set by its words; or the neighbour of the one that is chosen."""
        named = [item for item in self.items if wanted.key == self._key_of(item)]
        said = [item for item in self.items if wanted.deed == "set" and wanted.value == item.words]
        found = next(iter(named + said), None)
        if found is not None:
            self.change(found.value)
        elif wanted.deed in TURNS:
            self._step(TURNS[wanted.deed])
        else:
            return super(Choice, self).asked(wanted)
        return True

    def _step(self, by: int) -> None:
        at = next((at for at, item in enumerate(self.items) if self._is(item)), 0)
        self.change(self.items[(at + by) % len(self.items)].value)


def _words_room(place: Box) -> Box:
    return Box(place.x + RADIO + 16, place.y, place.width - RADIO - 26, place.height)


def placed(pen: Pen, items: Sequence[Item], width: float, style: Style = STRONG) -> tuple[tuple[Item, ...], Box]:
    """The values in rows of at most this width, and the room they take."""
    x = y = widest = 0.0
    done: list[Item] = []
    high = max(theme.TARGET, pen.line_height(style) + 12)
    for item in items:
        wide = max(theme.TARGET, min(width, pen.width(item.words, style) + RADIO + 30))
        if x and x + wide > width:
            x, y = 0.0, y + high + 4
        done.append(item._replace(place=Box(x, y, wide, high)))
        widest, x = max(widest, x + wide), x + wide + 6
    return tuple(done), Box(0, 0, widest, y + high)


def has_steps(low: int, high: int) -> bool:
    """Whether a slider between these has buttons for one more and one less."""
    return high - low <= MOST_STEPS


@dataclass(slots=True)
class Slider(Widget):
    """A number on a track; where each step matters, with a button for one less and one for one more."""

    key: str
    name: str
    box: Box
    value: int
    low: int
    high: int
    change: Callable[[int], None]
    words: str  # the value in words
    help: str = ""
    style: Style = STRONG

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The name, and the value in words."""
        fits = pen.fits(self.words, self.style, VALUE_ROOM * pen.text_size)
        span = Span(self.value, self.low, self.high, 1)
        return Meaning("slider", self.name, self.words, box, self.key, True, fits, range=span)

    def _track(self, pen: Pen, box: Box) -> Box:
        room = box.inset(22, 0)._replace(width=box.width - 34 - VALUE_EDGE - VALUE_ROOM * pen.text_size)
        room = room.inset(STEP_ROOM if self._has_steps else 0, 0)
        return room.centred(room.width, 12)

    @property
    def _has_steps(self) -> bool:
        return has_steps(self.low, self.high)

    def _steps(self, pen: Pen, box: Box) -> dict[int, Box]:
        """The buttons at the ends of the track, by what they add."""
        if not self._has_steps:
            return {}
        track, wide = self._track(pen, box), theme.TARGET
        return {
            -1: Box(track.x - BESIDE_TRACK - wide, box.y, wide, box.height),
            1: Box(track.right + BESIDE_TRACK, box.y, wide, box.height),
        }

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The track, filled up to the button on it, and the value."""
        for step, at in self._steps(pen, box).items():
            pen.nine("button_normal", at)
            pen.line(LESS if step < 0 else MORE, at, BUTTON, "middle")
        track = self._track(pen, box)
        share = (self.value - self.low) / (self.high - self.low)
        pen.nine("slider_track", track)
        if track.width * share > LEAST_FILL:
            pen.nine("slider_fill", track.left(track.width * share))
        size = 40.0 if look.hovered or look.pressed else 36.0
        knob = Box(track.x + track.width * share - size / 2, track.middle[1] - size / 2, size, size)
        pen.sprite("slider_knob", knob)
        room = VALUE_ROOM * pen.text_size
        pen.line(self.words, Box(box.right - room, box.y, room - VALUE_EDGE, box.height), self.style, "right")
        if look.focused:
            pen.nine("focus", box)

    def hold(self, pen: Pen, box: Box, point: Point) -> None:
        """The button follows the mouse."""
        if any(step.holds(point) for step in self._steps(pen, box).values()):
            return
        track = self._track(pen, box)
        share = min(1.0, max(0.0, (point[0] - track.x) / track.width))
        self._set(self.low + round(share * (self.high - self.low)))

    def click(self, pen: Pen, box: Box, point: Point) -> bool:
        """Holding has done it, or the button at an end adds one."""
        for by, step in self._steps(pen, box).items():
            if step.holds(point):
                self._set(self.value + by)
        return True

    def typed(self, event: pygame.Event) -> bool:
        """Left and right by one, pages by ten, Home and End to the ends."""
        if event.key in STEPS:
            self._set(self.value + STEPS[event.key])
        elif event.key in LEAPS:
            self._set(self.value + LEAPS[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._set(self.low if event.key == pygame.K_HOME else self.high)
        else:
            return False
        return True

    def asked(self, wanted: Wanted) -> bool:
        """More, less, or so much."""
        if wanted.deed in TURNS:
            self._set(self.value + TURNS[wanted.deed])
        elif wanted.deed == "set" and not isinstance(wanted.value, str):
            self._set(round(wanted.value))
        else:
            return False
        return True

    def _set(self, value: int) -> None:
        value = min(self.high, max(self.low, value))
        if value != self.value:
            self.value = value
            self.change(value)


@dataclass(slots=True)
class Field(Widget):
    """Words that are typed, at their end."""

    key: str
    name: str
    box: Box
    value: str
    change: Callable[[str], None]
    empty: str = ""  # shown while nothing is typed
    longest: int = 40
    enter: Callable[[], None] | None = None
    help: str = ""
    style: Style = BODY

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The name, and what is typed."""
        return Meaning("field", self.name, self.value, box, self.key, True, about="" if self.value else self.empty)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Paper to write on; of what is too long the end is seen."""
        pen.nine("field_focus" if look.writes else "field", box)
        room = box.inset(14, 0)
        shown = self.value or ("" if look.focused else self.empty)
        while shown and not pen.fits(shown, self.style, room.width - 4):
            shown = shown[1:]
        style = self.style if self.value else self.style._replace(colour=theme.INK_SOFT)
        pen.line(shown, room.after(CARET_APART) if look.writes and not self.value else room, style)
        if look.writes:
            before = shown if self.value else ""
            wide = min(room.width - 3, pen.width(before, pen.shrunk(before, style, room.width)))
            high = pen.line_height(style)
            cursor = Box(room.x + wide + 1, box.middle[1] - high / 2, 2, high)
            pen.fill(pen.area(cursor), theme.INK)

    def click(self, pen: Pen, box: Box, point: Point) -> bool:
        """It has the focus now, that is all."""
        return True

    def typed(self, event: pygame.Event) -> bool:
        """Letters, Backspace, the clipboard; Enter does what the field is for."""
        if event.type == pygame.TEXTINPUT:
            self._set(self.value + event.text)
        elif event.key == pygame.K_BACKSPACE:
            self._set(self.value[:-1])
        elif event.key == pygame.K_DELETE:
            self._set("")
        elif event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._set(self.value + _clipboard())
        elif event.key in ENTER and self.enter is not None:
            self.enter()
        else:
            # keys that write come again as text; the arrows up and down and Tab are for the page
            return bool(event.unicode and event.unicode.isprintable()) or event.key in (pygame.K_LEFT, pygame.K_RIGHT)
        return True

    def asked(self, wanted: Wanted) -> bool:
        """These words, or what Enter does here."""
        if wanted.deed == "set":
            self._set(str(wanted.value))
            return True
        return super(Field, self).asked(wanted)

    def _set(self, value: str) -> None:
        looked_at = value[: LOOKED_AT * self.longest]  # what was copied may be a whole book
        value = "".join(letter for letter in looked_at if letter.isprintable())[: self.longest]
        if value != self.value:
            self.value = value
            self.change(value)


def _clipboard() -> str:
    """What somebody has copied; nothing where there is no clipboard."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def copy(words: str) -> bool:
    """To the clipboard; False where there is none."""
    try:
        pygame.scrap.put_text(words)
    except pygame.error:
        return False
    return True
