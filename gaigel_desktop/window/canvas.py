"""The canvas: what is seen, as the list of pictures it is made of. Where two lists differ it is painted anew, and
nowhere else; nobody has to say what has changed.

A picture that was laid is never drawn on again: whoever needs another look lays another picture.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

import pygame

EVERYWHERE: Final = pygame.Rect(-(2**15), -(2**15), 2**16, 2**16)
Place = tuple[int, int] | pygame.Rect


class Laid(NamedTuple):
    """A picture, or an area of it, and where its upper left corner lies."""

    picture: pygame.Surface
    at: tuple[int, int]
    area: tuple[int, int, int, int]


class Layer(NamedTuple):
    """Pictures from the lowest to the highest, and what each covers."""

    laid: list[Laid]
    rects: list[pygame.Rect]

    def between(self, first: int, last: int) -> Layer:
        """Without so many of the lowest and so many of the highest."""
        end = len(self.laid) - last
        return Layer(self.laid[first:end], self.rects[first:end])


class Canvas:
    """Lays pictures one over the other, the first over everything, and paints what has changed."""

    def __init__(self) -> None:
        self._now = Layer([], [])
        self._seen = Layer([], [])
        self._size = (0, 0)
        self._window = EVERYWHERE

    # -- laying --------------------------------------------------------------------------------------------------

    def blit(self, picture: pygame.Surface, place: Place) -> None:
        """Lay a picture over what lies there already."""
        x, y = place[0], place[1]
        rect = pygame.Rect((x, y), picture.get_size()).clip(self._window)
        self._now.laid.append(Laid(picture, rect.topleft, (rect.x - x, rect.y - y, rect.width, rect.height)))
        self._now.rects.append(rect)

    def get_clip(self) -> pygame.Rect:
        """Where what is laid now can be seen."""
        return self._window

    def set_clip(self, window: pygame.Rect | None) -> None:
        """From now on only what lies in the window is seen."""
        self._window = EVERYWHERE if window is None else window

    # -- painting ------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """What was painted is gone, or may be: next time everything is painted."""
        self._size = (0, 0)

    def paint(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Paint what has changed since the last time; where that was."""
        whole = surface.get_rect()
        changed = differences(self._seen, self._now) if self._size == whole.size else [whole]
        parts = merged(changed, whole)
        for part in parts:
            _paint(self._now, surface, part)
        self._seen, self._now, self._size = self._now, Layer([], []), whole.size
        return parts

    def copy(self) -> pygame.Surface | None:
        """What was painted last, as a picture."""
        if self._size == (0, 0):
            return None
        copy = pygame.Surface(self._size).convert()
        _paint(self._seen, copy, copy.get_rect())
        return copy


def _paint(layer: Layer, surface: pygame.Surface, part: pygame.Rect) -> None:
    surface.set_clip(part)
    surface.blits([layer.laid[at] for at in part.collidelistall(layer.rects)], False)
    surface.set_clip(None)


def differences(before: Layer, now: Layer) -> list[pygame.Rect]:
    """What is to be painted: whatever has gone or come, and what was laid in another order."""
    first, last = _common(before.laid, now.laid)
    old, new = before.between(first, last), now.between(first, last)
    gone = Counter(old.laid)
    gone.subtract(new.laid)
    changed = {laid for laid, count in gone.items() if count}
    stayed = [[laid for laid in layer.laid if laid not in changed] for layer in (old, new)]
    if stayed[0] != stayed[1]:
        return old.rects + new.rects
    return [rect for layer in (old, new) for laid, rect in zip(*layer, strict=True) if laid in changed]


def _common(one: list[Laid], other: list[Laid]) -> tuple[int, int]:
    """How many pictures are the same from below, and from above."""
    shorter = min(len(one), len(other))
    first = next((at for at in range(shorter) if one[at] != other[at]), shorter)
    left = shorter - first
    last = next((at for at in range(left) if one[-1 - at] != other[-1 - at]), left)
    return first, last


def merged(rects: list[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The same area in rectangles that do not overlap."""
    found: list[pygame.Rect] = []
    for rect in rects:
        part = rect.clip(whole)
        while part and (at := part.collidelist(found)) >= 0:
            part = part.union(found.pop(at))
        if part:
            found.append(part)
    return found
