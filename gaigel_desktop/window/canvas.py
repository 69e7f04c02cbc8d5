"""The canvas: what is seen, as the list of pictures it is made of. Where two lists differ it is painted anew, and
nowhere else; nobody has to say what has changed.

A picture that was laid is never drawn on again: whoever needs another look lays another picture.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from difflib import SequenceMatcher
from typing import Final, NamedTuple

import pygame

VECTOR: Final = 4  # pixels that a processor copies at once
BEGUN: Final = 0.15  # of a fade: less is not seen, and the frame that begins it has its pictures to make
WASTE: Final = 1.2  # two rectangles become one if that is not much larger than the two
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


class Fade(NamedTuple):
    """What goes and what comes, and where the two differ: the place, and what goes as one picture."""

    old: Layer
    new: Layer
    parts: list[tuple[pygame.Rect, pygame.Surface]]


class Canvas:
    """Lays pictures one over the other, the first over everything, and paints what has changed."""

    def __init__(self) -> None:
        self._now = Layer([], [])
        self._seen = Layer([], [])
        self._size = (0, 0)
        self._window = EVERYWHERE
        self._faded: list[Fade] = []  # what faded in the last picture, and what does in this one
        self._fades: list[Fade] = []

    # -- laying --------------------------------------------------------------------------------------------------

    def blit(self, picture: pygame.Surface, place: Place) -> None:
        """Lay a picture over what lies there already."""
        x, y = place[0], place[1]
        rect = pygame.Rect((x, y), picture.get_size()).clip(self._window)
        self._now.laid.append(Laid(picture, rect.topleft, (rect.x - x, rect.y - y, rect.width, rect.height)))
        self._now.rects.append(rect)

    def lay(self, layer: Layer) -> None:
        """Lay again what was laid before."""
        self._now.laid.extend(layer.laid)
        self._now.rects.extend(layer.rects)

    def count(self) -> int:
        """How many pictures lie there."""
        return len(self._now.laid)

    def since(self, count: int) -> Layer:
        """What was laid when so many pictures lay there already, to be laid again."""
        return self._now.between(count, 0)

    def fade(self, done: float, draw: Callable[[float], None]) -> None:
        """Lay what goes from how it was, `draw(0.0)`, to how it will be, `draw(1.0)`, and does not move: where the two
        differ the old picture lies over the new one, the fainter the more is done."""
        if not 0.0 < done < 1.0:
            draw(done)
            return
        below = self.count()
        draw(0.0)
        old = self._now
        self._now = old.between(0, len(old.laid) - below)
        draw(1.0)
        fade = self._fade(old, self._now.between(0, 0))
        self._fades.append(fade)
        if done < BEGUN:
            self._now = old
            return
        for part, going in fade.parts:
            fainter = going.subsurface(going.get_rect())
            fainter.set_alpha(round(255 * (1.0 - done)))
            self.blit(fainter, part)

    def _fade(self, old: Layer, new: Layer) -> Fade:
        """From picture to picture it is the same; it is made for the first of them."""
        for fade in self._faded:
            if fade.old.laid == old.laid and fade.new.laid == new.laid:
                return fade
        parts = merged(differences(old, new), EVERYWHERE)
        return Fade(old, new, [(part, _picture(old, part)) for part in parts])

    def get_clip(self) -> pygame.Rect:
        """Where what is laid now can be seen."""
        return self._window

    def set_clip(self, window: pygame.Rect | None) -> None:
        """From now on only what lies in the window is seen."""
        self._window = EVERYWHERE if window is None else window

    # -- painting ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Another picture begins; what was laid of one that was not finished is not seen."""
        self._window = EVERYWHERE
        self.leave()
        self.forget()

    def leave(self) -> None:
        """What has been laid is not painted; what was seen stays."""
        self._now, self._fades = Layer([], []), []

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
        self._faded, self._fades = self._fades, []
        return parts

    def copy(self) -> pygame.Surface | None:
        """What was painted last, as a picture."""
        if self._size == (0, 0):
            return None
        return _picture(self._seen, pygame.Rect((0, 0), self._size)).convert()


def _paint(layer: Layer, surface: pygame.Surface, part: pygame.Rect) -> None:
    surface.set_clip(part)
    surface.blits([layer.laid[at] for at in part.collidelistall(layer.rects)], False)
    surface.set_clip(None)


def _picture(layer: Layer, part: pygame.Rect) -> pygame.Surface:
    """A part of what lies there, as one picture."""
    picture = pygame.Surface(part.size)
    seen = (layer.laid[at] for at in part.collidelistall(layer.rects))
    picture.blits([(laid.picture, (laid.at[0] - part.x, laid.at[1] - part.y), laid.area) for laid in seen], False)
    return picture


def differences(before: Layer, now: Layer) -> list[pygame.Rect]:
    """What is to be painted: whatever has gone or come, and what was laid in another order."""
    first, last = _common(before.laid, now.laid)
    old, new = before.between(first, last), now.between(first, last)
    gone = Counter(old.laid)
    gone.subtract(new.laid)
    changed = {laid for laid, count in gone.items() if count}
    stayed = ([laid for laid in layer.laid if laid not in changed] for layer in (old, new))
    changed |= _taken_up(*stayed)
    return [rect for layer in (old, new) for laid, rect in zip(*layer, strict=True) if laid in changed]


def _taken_up(old: list[Laid], new: list[Laid]) -> set[Laid]:
    """What has to be taken up and laid again so that the same pictures lie in another order."""
    if old == new:
        return set()
    steps = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return {laid for step, *at in steps if step != "equal" for laid in (*old[at[0] : at[1]], *new[at[2] : at[3]])}


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
    left = [_snapped(rect).clip(whole) for rect in rects if rect]
    while left:
        part = left.pop()
        at = part.collidelist(found) if part else -1
        if at >= 0:
            other = found[at]
            both = part.union(other)
            if _size(both) <= WASTE * (_size(part) + _size(other) - _size(part.clip(other))):
                del found[at]
                left.append(both)
            else:
                left += _outside(part, other)
        elif part:
            found.append(part)
    return found


def _snapped(rect: pygame.Rect) -> pygame.Rect:
    """A little wider, so that rows begin beside a vector: where they begin on one, SDL copies the ground past the
    processor's cache, and whatever is laid over it has to wait for it to come back."""
    left = (rect.left + 1) // VECTOR * VECTOR - 1
    right = -(-(rect.right + 1) // VECTOR) * VECTOR - 1
    return pygame.Rect(left, rect.y, right - left, rect.height)


def _size(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def _outside(rect: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """What of a rectangle another does not cover: above it, below it, left and right of it."""
    both = rect.clip(other)
    return [
        pygame.Rect(rect.x, rect.y, rect.width, both.top - rect.top),
        pygame.Rect(rect.x, both.bottom, rect.width, rect.bottom - both.bottom),
        pygame.Rect(rect.x, both.y, both.left - rect.left, both.height),
        pygame.Rect(both.right, both.y, rect.right - both.right, both.height),
    ]
