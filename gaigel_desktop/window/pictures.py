"""Pictures: loaded once, scaled to the window's unit, turned and kept as long as there is room for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

import pygame

from . import assets
from .allowance import Allowance
from .faces import size_in_hand
from .pieces import in_pixels, margins_of, piece_named, stretched, strewn
from .retouch import converted, fainter, kept_opaque, plain, smoothly_scaled, smoothly_turned, trimmed
from .shelf import MEGABYTE, Shelf
from .theme import CARD_SHAPE, Colour

ROOM: Final = 20 * MEGABYTE  # for scaled and turned pictures, besides so many times the window
WINDOWS: Final = 0.7
FLIGHTS: Final = 0.25  # so many windows for what is in flight, which is seldom seen twice, besides so much
FLIGHT: Final = 2 * MEGABYTE
SHADOWS: Final = 0.8  # and for shadows, which come again and again
SHADOW: Final = 4 * MEGABYTE
WHOLE_CARDS: Final = 26  # that stay as they lie in the hand, whatever else is needed
LARGE: Final = 500_000  # pixels
ORIGINALS: Final = 4 * MEGABYTE  # for pictures as they lie in their files
CARDS: Final = "cards/"
STREWN: Final = {"slate": ("slate_dust", 15.0)}  # what lies all over a nine-patch within so wide a frame
# Coarse steps: finer is not seen in flight.
ANGLE_STEP: Final = 2  # degrees
SIZES: Final = 48  # of a card, from nothing to its full width
Key = tuple[object, ...]


class Expected(NamedTuple):
    """A picture that will be needed, how large, and how a card of the first size will be turned."""

    name: str
    sizes: tuple[tuple[int, int], ...]
    angle: float


class Nine(NamedTuple):
    """A nine-patch that will be needed, too large to be made between two frames."""

    name: str
    size: tuple[int, int]
    unit: float

    @property
    def key(self) -> Key:
        """Under which it is kept."""
        return *self, "nine"


class Pictures:
    """Every picture of the program at the size in which it is needed now."""

    def __init__(self) -> None:
        self.strong = False  # words and edges stand out
        self.allowance = Allowance()
        self._originals = Shelf(ORIGINALS)
        self._ground = Shelf(ROOM)  # what everything lies on: in the largest windows there is room for one only
        self._kept, self._flying, self._shadows = Shelf(ROOM), Shelf(ROOM), Shelf(ROOM)
        self.hand = size_in_hand((0, 0))  # how large a card there is, in pixels
        self._whole = Shelf(ROOM)  # cards as they lie in the hand: all smaller ones are drawn down from them
        self._expected: deque[Expected | Nine | Callable[[], object]] = deque()
        self._ahead: dict[Nine, pygame.Surface] = {}  # the large ones, until they are needed: nothing takes their room
        self._beside: assets.Beside[pygame.Surface] = assets.Beside()  # the loop: for the first that is expected
        self._begun: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}
        self.missing: set[str] = set()

    # -- before they are needed ----------------------------------------------------------------------------------

    def expect(self, name: str, sizes: Iterable[tuple[int, int]], angle: float = 0.0) -> None:
        """A picture will be needed soon, in these sizes: it is made while nothing else is to be done."""
        self._expected.append(Expected(name, tuple(sizes), angle))

    def expect_made(self, make: Callable[[], object]) -> None:
        """The same for what is made of pieces."""
        self._expected.append(make)

    def expect_nine(self, name: str, size: tuple[int, int], unit: float) -> None:
        """The same for a large nine-patch: it is made beside the loop, of what is scaled in it."""
        for file, small in (in_pixels(name, unit), *self._strews(name, unit)):
            self.expect(file, [small])
        self._expected.append(Nine(name, size, unit))

    def prepare(self) -> bool:
        """Go on with what will be needed, for a moment; whether there was anything."""
        if not self._expected:
            return False
        expected = self._expected[0]
        if isinstance(expected, Expected) and not self._is_read(expected):
            return True
        if isinstance(expected, Nine) and not self._is_stretched(expected):
            return True
        self._expected.popleft()
        if isinstance(expected, Nine):
            return True
        if not isinstance(expected, Expected):
            expected()
            return True
        for size in expected.sizes:
            self.scaled(expected.name, size)
        if expected.angle:
            self.card(expected.name, expected.sizes[0][0], expected.angle)
        return True

    def _is_read(self, expected: Expected) -> bool:
        """Whether its file is at hand, or never will be; it is read while the loop goes on."""
        name = expected.name
        if not self._at_hand(name, expected.sizes):
            try:
                original = self._beside.brought(name, lambda: partial(pygame.image.load, assets.asset(name)))
            except TimeoutError:
                return False
            except (pygame.error, OSError):
                self.missing.add(name)
            else:
                self._originals.find(name, lambda: original)
        return True

    def _is_stretched(self, nine: Nine) -> bool:
        """Whether the reader has drawn it out."""
        if nine.key in self._kept:
            self._ahead[nine] = self.nine(*nine)
        elif nine not in self._ahead:
            try:
                self._ahead[nine] = self._beside.brought(nine, lambda: self._stretching(*nine))
            except TimeoutError:
                return False
        return True

    def _at_hand(self, name: str, sizes: tuple[tuple[int, int], ...]) -> bool:
        """Whether the file need not be read."""
        read = name in self._whole or name in self._originals or name in self.missing
        return read or all((name, size) in self._kept for size in sizes)

    # -- cards ---------------------------------------------------------------------------------------------------

    def card(self, name: str, width: float, angle: float = 0.0, flat: float = 1.0) -> pygame.Surface:
        """A card face or back as it rests, so many pixels wide, turned by an angle, narrowed while it turns over."""
        size, steps = (max(1, round(width * flat)), round(width * CARD_SHAPE)), round(angle) % 360
        if steps == 0:
            return self.scaled(name, size)
        return self.made(("card", name, size, steps), lambda: smoothly_turned(self.scaled(name, size), steps))

    def flying_card(
        self, name: str, width: float, angle: float, flat: float, instead: pygame.Surface | None = None
    ) -> pygame.Surface:
        """The same in flight, made quickly from the card as it lies in the hand, and in coarse steps; or another
        instead of it, unless it is made already."""
        step = max(1, self.hand[0] // SIZES)
        wide = step * round(width / step)
        size = max(1, round(wide * flat)), round(wide * CARD_SHAPE)
        steps = ANGLE_STEP * round(angle / ANGLE_STEP) % 360
        key = name, size, steps
        if instead is not None and key not in self._flying:
            return instead

        def make() -> pygame.Surface:
            if steps:
                return pygame.transform.rotate(self.flying_card(name, width, 0.0, flat), steps)
            whole = self.scaled(name, self.hand)
            return whole if whole.get_size() == size else pygame.transform.smoothscale(whole, size)

        return self.passing(key, make)

    # -- anything ------------------------------------------------------------------------------------------------

    def scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture of the assets, by its path, at a size in pixels."""
        if size == self.hand and name.startswith(CARDS):
            return self._kept_on(self._whole, name, lambda: self.drawn(name, size))
        return self.made((name, size), lambda: self.drawn(name, size))

    def faint(self, name: str, size: tuple[int, int], strength: float) -> pygame.Surface:
        """A picture of the assets that lets through what lies below it; 1 is all of it."""
        if strength >= 1:
            return self.scaled(name, size)
        return self.made((name, size, strength, "faint"), lambda: fainter(self.scaled(name, size), strength))

    def turned(self, name: str, size: tuple[int, int], angle: float) -> pygame.Surface:
        """A picture of the assets, turned against the clock."""
        steps = round(angle) % 360
        if steps == 0:
            return self.scaled(name, size)
        return self.made((name, size, steps, "turned"), lambda: smoothly_turned(self.scaled(name, size), steps))

    def plain(self, size: tuple[int, int], colour: Colour) -> pygame.Surface:
        """A picture of one colour, of this size."""

        def make() -> pygame.Surface:
            picture = pygame.Surface(size).convert()
            picture.fill(colour)
            return picture

        return self.made((size, colour), make)

    def tinted(self, name: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
        """A white picture in a colour."""

        def make() -> pygame.Surface:
            picture = self.scaled(name, size).copy()
            picture.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        return self.made((name, size, colour), make)

    def nine(self, name: str, size: tuple[int, int], unit: float) -> pygame.Surface:
        """A nine-patch of the table of pieces, drawn out to a size in pixels."""
        wanted = Nine(name, size, unit)

        def make() -> pygame.Surface:
            ahead = self._ahead.pop(wanted, None)
            if ahead is not None or not self.allowance.to_scale(size):
                return ahead or pygame.Surface(size)
            return self._stretching(*wanted)()

        return self.made(wanted.key, make)

    def _stretching(self, name: str, size: tuple[int, int], unit: float) -> Callable[[], pygame.Surface]:
        """What draws it out: opaque as it was, and with what lies on it, for every slate has been wiped before."""
        whole, margins = self.scaled(*in_pixels(name, unit)), margins_of(name, unit)
        dust = [self.scaled(*piece) for piece in self._strews(name, unit)]
        edge = round(STREWN[name][1] * unit) if dust else 0
        return lambda: strewn(kept_opaque(stretched(whole, size, margins)), dust, edge)

    def _strews(self, name: str, unit: float) -> list[tuple[str, tuple[int, int]]]:
        """The files of what lies all over a nine-patch, and how large."""
        return [in_pixels(STREWN[name][0], unit)] if name in STREWN else []

    def turned_nine(
        self, name: str, size: tuple[int, int], unit: float, angle: float, grain: int = 1
    ) -> pygame.Surface:
        """A nine-patch drawn out and turned, quickly, as a card lies askew: what can be seen of it, to be laid by its
        middle; upside down it is the same. What is soft may have a coarse grain, so many pixels that are one."""
        steps = round(angle) % 180

        def make() -> pygame.Surface:
            if grain > 1:
                fine = self.turned_nine(name, (size[0] // grain, size[1] // grain), unit / grain, angle)
                return pygame.transform.scale_by(fine, grain)
            if not steps:
                return trimmed(self._nine(name, size, unit))
            return trimmed(pygame.transform.rotate(self.turned_nine(name, size, unit, 0.0), steps))

        return self.shadow((name, size, unit, steps, grain), make)

    def _nine(self, name: str, size: tuple[int, int], unit: float) -> pygame.Surface:
        return stretched(self.scaled(*in_pixels(name, unit)), size, margins_of(name, unit))

    def tiled(self, name: str, size: tuple[int, int], unit: float) -> pygame.Surface:
        """A tile of the table of pieces, laid out over a size in pixels; opaque."""
        piece = piece_named(name)
        width, height = piece.size
        tile = self.drawn(piece.file, (round(width * unit), round(height * unit)))
        if tile.get_size() == size and not tile.get_masks()[3]:
            return tile
        ground = pygame.Surface(size).convert()
        for x in range(0, size[0], tile.get_width()):
            for y in range(0, size[1], tile.get_height()):
                ground.blit(tile, (x, y))
        return ground

    def make_room(self, window: tuple[int, int]) -> None:
        """The window is as large as this now: nothing kept fits any more."""
        self._expected.clear()
        self._begun.clear()
        self._ahead.clear()
        self._beside.forget()
        self._hold(size_in_hand(window))
        one = 4 * window[0] * window[1]
        self._ground = Shelf(max(ROOM, one))
        self._kept, self._flying = Shelf(ROOM + round(WINDOWS * one)), Shelf(FLIGHT + round(FLIGHTS * one))
        self._shadows = Shelf(SHADOW + round(SHADOWS * one))

    def hold(self, hand: tuple[int, int]) -> None:
        """Cards in the hand are as large as this from now on: larger where they are shown to a room."""
        if hand != self.hand:
            self._hold(hand)

    def _hold(self, hand: tuple[int, int]) -> None:
        self.hand, self._whole = hand, Shelf(WHOLE_CARDS * 4 * hand[0] * hand[1])

    def drawn(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture of the assets at a size in pixels, for once."""
        wanted = max(1, size[0]), max(1, size[1])
        if name.startswith(CARDS) and wanted[0] <= self.hand[0] and wanted != self.hand:
            return smoothly_scaled(self.scaled(name, self.hand), wanted)
        begun = self._begun.get((name, wanted))
        return self._draw(name, wanted) if begun is None else begun.copy()

    def _draw(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """What is large is remembered while something lacks for what it is needed for."""
        original = self._original(name)
        if original is None or not self.allowance.to_scale(size):
            return pygame.Surface(size) if self.allowance.lacks else plain(size)
        larger = size[0] > original.get_width()  # the smaller of the two is converted
        drawn = smoothly_scaled(converted(original), size) if larger else converted(smoothly_scaled(original, size))
        if self.allowance.spared and size[0] * size[1] > LARGE:
            self._begun[name, size] = drawn.copy()
        return drawn

    def _original(self, name: str) -> pygame.Surface | None:
        """The picture as it lies in its file; None where it may not be read yet, or, remembered as missing, cannot."""
        there = name in self._originals or self.allowance.to_read(assets.asset(name))
        if name in self.missing or not there:
            return None
        try:
            return self._originals.find(name, lambda: pygame.image.load(assets.asset(name)))
        except (pygame.error, OSError):
            self.missing.add(name)
            return None

    def made(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this name, made if it is not there any more."""
        return self._kept_on(self._kept, key, make)

    def passing(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The same for what is seen for a moment only, so that it takes the room of nothing else."""
        return self._kept_on(self._flying, key, make)

    def shadow(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The same for what is large and soft, and comes again and again."""
        return self._kept_on(self._shadows, key, make)

    def ground(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The same for what fills the window."""
        return self._kept_on(self._ground, key, make)

    def _kept_on(self, shelf: Shelf, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this name on this shelf; where something lacked for it, only for now."""
        if key in shelf:
            return shelf.find(key, make)
        picture = make()
        if self.allowance.lacks:
            return picture
        self._begun.clear()
        return shelf.find(key, lambda: picture)
