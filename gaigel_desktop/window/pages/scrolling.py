"""Scrolling: parts of a page that are seen through a window, how far each has gone, and its bar."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point

from .widgets import Widget

NUDGE: Final = 16.0  # what is scrolled into view stays this far from the edge
REACH: Final = 6.0  # a bar can be taken from so far beside it


class Part(NamedTuple):
    """Some widgets; with a window they are seen through it, and scroll."""

    widgets: tuple[Widget, ...]
    window: Box | None = None
    key: str = ""
    wanted: Box | None = None  # what is brought into view when the sheet is shown
    kept: tuple[Widget, ...] = ()  # what stays at the edge of the window instead of leaving it
    row: float = 0.0  # of a list: how far it is from one row to the next

    @property
    def height(self) -> float:
        """How high everything in the window is."""
        if self.window is None or not self.widgets:
            return 0.0
        return max(widget.box.bottom for widget in (*self.widgets, *self.kept)) - self.window.y

    @property
    def hidden(self) -> float:
        """How far it can scroll."""
        return max(0.0, self.height - self.window.height) if self.window else 0.0


class Bar(NamedTuple):
    """The bar of a part, and the piece of it that shows where one is."""

    track: Box
    thumb: Box


class Scrolls:
    """How far each part has been scrolled down."""

    def __init__(self) -> None:
        self._down: dict[str, float] = {}
        self._taken: tuple[str, float] | None = None  # whose bar is dragged, and where it was taken

    def down(self, part: Part) -> float:
        """How far the part has gone."""
        return self._down.get(part.key, 0.0) if part.window is not None else 0.0

    def seen(self, part: Part) -> Iterator[tuple[Widget, Box]]:
        """The widgets of the part and where they are seen, what lies lowest first."""
        down = self.down(part)
        for widget in part.widgets:
            yield widget, widget.box.moved(0, -down)
        back = _back_into(part.window, [widget.box.moved(0, -down) for widget in part.kept])
        for widget in part.kept:
            yield widget, widget.box.moved(0, back - down)

    def by(self, part: Part, units: float) -> None:
        """Farther down, or back up, as far as there is something."""
        if part.window is not None:
            self._down[part.key] = min(part.hidden, max(0.0, self.down(part) + units))

    def show(self, part: Part, box: Box) -> None:
        """Bring what is seen at this box into view."""
        if part.window is None:
            return
        if box.y < part.window.y + NUDGE:
            self._to(part, math.floor, self.down(part) + box.y - part.window.y - NUDGE)
        elif box.bottom > part.window.bottom - NUDGE:
            self._to(part, math.ceil, self.down(part) + box.bottom - part.window.bottom + NUDGE)

    def _to(self, part: Part, rounded: Callable[[float], int], down: float) -> None:
        """So far down; a list begins with a whole row."""
        self._down[part.key] = 0.0
        self.by(part, rounded(down / part.row) * part.row if part.row else down)

    def bar(self, part: Part) -> Bar | None:
        """The scroll bar; None where everything is seen."""
        if part.window is None or not part.hidden:
            return None
        track = Box(part.window.right - theme.SCROLL_BAR, part.window.y, theme.SCROLL_BAR, part.window.height)
        high = max(theme.TARGET, track.height * track.height / part.height)
        gone = (track.height - high) * self.down(part) / part.hidden
        return Bar(track, Box(track.x, track.y + gone, track.width, high))

    def take(self, parts: Sequence[Part], point: Point) -> bool:
        """Take hold of a bar, if there is one here."""
        for part in parts:
            bar = self.bar(part)
            if bar is not None and bar.track.inset(-REACH, 0).holds(point):
                on_thumb = bar.thumb.inset(-REACH, 0).holds(point)
                self._taken = part.key, point[1] - bar.thumb.y if on_thumb else bar.thumb.height / 2
                return self.drag(parts, point)
        return False

    def drag(self, parts: Sequence[Part], point: Point) -> bool:
        """The bar follows the mouse; whether one is held."""
        if self._taken is None:
            return False
        key, inside = self._taken
        part = next((part for part in parts if part.key == key and part.hidden), None)
        bar = self.bar(part) if part is not None else None
        if part is not None and bar is not None:
            way = max(1.0, bar.track.height - bar.thumb.height)
            self.by(part, (point[1] - inside - bar.track.y) / way * part.hidden - self.down(part))
        return True

    def let_go(self) -> None:
        """The mouse was released."""
        self._taken = None


def _back_into(window: Box | None, boxes: Sequence[Box]) -> float:
    """How far down boxes go that stay together, for the window to hold them."""
    if window is None or not boxes:
        return 0.0
    top, bottom = min(box.y for box in boxes), max(box.bottom for box in boxes)
    return max(0.0, window.y - top) + min(0.0, window.bottom - bottom)
