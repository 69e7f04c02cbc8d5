"""Framed: the photograph on the table with the frame of the part that is taken, moved by the mouse or by the arrows;
and what would come of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.cutting import Cut, frame_of, settled
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.screen import Point
from gaigel_desktop.window.spoken.tree import Wanted
from gaigel_desktop.window.widgets import Look, Meaning, OnlyShown, Widget

STEP: Final = 0.02  # of the photograph
WAYS: Final = {
    pygame.K_LEFT: (-STEP, 0.0),
    pygame.K_RIGHT: (STEP, 0.0),
    pygame.K_UP: (0.0, -STEP),
    pygame.K_DOWN: (0.0, STEP),
}
SIZES: Final = {
    pygame.K_PLUS: 4,
    pygame.K_KP_PLUS: 4,
    pygame.K_EQUALS: 4,
    pygame.K_PAGEUP: 4,
    pygame.K_MINUS: -4,
    pygame.K_KP_MINUS: -4,
    pygame.K_PAGEDOWN: -4,
}
LINE: Final = 3.0
OUTSIDE: Final = 130  # of 255: how dark what is not taken gets


@dataclass(slots=True)
class FramedPhotograph(Widget):
    """What is in the frame is taken; the rest lies in the dark."""

    key: str
    photograph: pygame.Surface
    whole: tuple[int, int]  # of the photograph, in pixels
    kind: str
    cut: Cut
    box: Box
    move: Callable[[Cut], None]
    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """Where the frame is, in hundredths."""
        values = {"across": round(self.cut.x * 100), "down": round(self.cut.y * 100), "size": self.cut.size}
        return Meaning("button", say("photo_frame"), say("photo_frame_at", values), box, self.key, True)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The photograph, the dark around the frame, and its edge."""
        area = pen.area(self._seen(box))
        picture = pen.pictures.made(
            (self.photograph, area.size), lambda: pygame.transform.smoothscale(self.photograph, area.size)
        )
        pen.surface.blit(picture, area)
        left, top, right, bottom = frame_of(self.whole, self.cut, self.kind)
        scale = area.width / self.whole[0]
        frame = pygame.Rect(0, 0, round((right - left) * scale), round((bottom - top) * scale))
        frame.topleft = area.x + round(left * scale), area.y + round(top * scale)
        for part in _around(area, frame):
            pen.surface.blit(_shade(pen, part.size), part)
        wide = max(2, pen.px(LINE))
        for part in _around(frame, frame.inflate(-2 * wide, -2 * wide)):
            pen.fill(part, theme.GOLD if look.focused else theme.CREAM)

    def hold(self, pen: Pen, box: Box, point: Point) -> None:
        """The frame follows the mouse by its middle."""
        seen = self._seen(box)
        x, y = (point[0] - seen.x) / seen.width, (point[1] - seen.y) / seen.height
        self._set(self.cut._replace(x=min(1.0, max(0.0, x)), y=min(1.0, max(0.0, y))))

    def click(self, pen: Pen, box: Box, point: Point) -> bool:
        """Holding has done it."""
        return True

    def typed(self, event: pygame.Event) -> bool:
        """The arrows move it, plus and minus make it larger and smaller."""
        if event.key in WAYS:
            across, down = WAYS[event.key]
            self._set(self.cut._replace(x=self.cut.x + across, y=self.cut.y + down))
        elif event.key in SIZES:
            self._set(self.cut._replace(size=self.cut.size + SIZES[event.key]))
        else:
            return False
        return True

    def asked(self, wanted: Wanted) -> bool:
        """Nothing comes of pressing it."""
        return False

    def _seen(self, box: Box) -> Box:
        """Where the photograph lies in its room."""
        scale = min(box.width / self.whole[0], box.height / self.whole[1])
        return box.centred(self.whole[0] * scale, self.whole[1] * scale)

    def _set(self, cut: Cut) -> None:
        cut = settled(self.whole, cut._replace(size=min(100, max(20, cut.size))), self.kind)
        if cut != self.cut:
            self.cut = cut
            self.move(cut)


@dataclass(slots=True)
class Preview(OnlyShown):
    """What would come of the photograph."""

    picture: pygame.Surface
    box: Box

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """That it is seen here."""
        return Meaning("picture", say("photo_preview"), "", box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """As large as it is wanted."""
        shape = self.picture.get_width() / self.picture.get_height()
        size = pen.px(box.height * shape), pen.px(box.height)
        picture = pen.pictures.passing((self.picture, size), lambda: pygame.transform.smoothscale(self.picture, size))
        pen.surface.blit(picture, pen.area(box).topleft)


def _shade(pen: Pen, size: tuple[int, int]) -> pygame.Surface:
    def make() -> pygame.Surface:
        shade = pygame.Surface(size, pygame.SRCALPHA)
        shade.fill((*theme.SHADE, OUTSIDE))
        return shade

    return pen.pictures.passing(("outside", size), make)


def _around(outer: pygame.Rect, inner: pygame.Rect) -> list[pygame.Rect]:
    """What is in one and not in the other: above, below, left and right."""
    parts = (
        (outer.x, outer.y, outer.width, inner.y - outer.y),
        (outer.x, inner.bottom, outer.width, outer.bottom - inner.bottom),
        (outer.x, inner.y, inner.x - outer.x, inner.height),
        (inner.right, inner.y, outer.right - inner.right, inner.height),
    )
    return [pygame.Rect(part) for part in parts if part[2] > 0 and part[3] > 0]
