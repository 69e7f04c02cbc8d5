"""Scenes: what is on the screen, one above the other; the one on top gets the input."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import pygame

from . import memory
from .fonts import Fonts
from .pictures import Pictures
from .screen import Screen
from .sound import Sounds


class Kit(NamedTuple):
    """Everything a scene draws and sounds with."""

    screen: Screen
    fonts: Fonts
    pictures: Pictures
    sounds: Sounds


class Scene(Protocol):
    """One thing the player sees."""

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """The scene comes on, or comes on again after the one above it has gone."""

    def resize(self) -> None:
        """The window has another size, or another look was chosen."""

    def handle(self, event: pygame.Event, now: float) -> None:
        """The player did something."""

    def update(self, now: float) -> float | None:
        """Go on to this moment; how many seconds until it wants to be asked again: 0 is the next frame, None never."""

    def draw(self) -> None:
        """Draw on the screen's surface what has changed since the last time."""


class Host(Protocol):
    """Whoever keeps the house: what has to be done whatever is on the screen, so that no scene need think of it."""

    def key(self, key: int) -> bool:
        """A key that means the same everywhere; whether this was one."""

    def update(self, now: float) -> float | None:
        """See to the house; how many seconds until it wants to be asked again, as for a scene."""


def sooner(*pauses: float | None) -> float | None:
    """The shortest of several pauses; None is for ever."""
    return min((pause for pause in pauses if pause is not None), default=None)


class Scenes:
    """The stack of scenes. Only the loop reads the clock; everybody else is told the moment."""

    def __init__(self, kit: Kit, host: Host) -> None:
        self.kit = kit
        self._host = host
        self._stack: list[Scene] = []
        self._now = 0.0  # the moment that is being handed on, for whoever comes on in it
        kit.pictures.make_room(kit.screen.pixels)
        kit.screen.lacks = lambda: kit.pictures.allowance.lacks

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input; None when the program is over."""
        return self._stack[-1] if self._stack else None

    def handle(self, event: pygame.Event, now: float) -> None:
        """Give an event to the scene on top, unless it is a key of the house."""
        self._now = now
        if self._stack and not (event.type == pygame.KEYDOWN and self._host.key(event.key)):
            self._stack[-1].handle(event, now)

    def update(self, now: float) -> float | None:
        """See to the house and let the scene on top go on; how many seconds until one wants to be asked again."""
        self._now = now
        top = self.top
        pause = None if top is None else sooner(self._host.update(now), top.update(now))
        return pause if self.top is top else 0  # another has come on

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._stack.append(scene)
        self._come_on()

    def pop(self) -> None:
        """Take the scene on top away; the one below comes on again."""
        self._stack.pop()
        if self._stack:
            self._come_on()

    def replace(self, scene: Scene) -> None:
        """Another scene in place of the one on top."""
        self._stack.pop()
        self.push(scene)

    def _come_on(self) -> None:
        """The scene on top is seen from now on, and nobody minds the moment that it takes to tidy up."""
        memory.give_back_holes()
        self.kit.pictures.allowance.again()
        self._stack[-1].enter(self.kit, self, self._now)

    def close(self) -> None:
        """No scene any more: the program ends."""
        self._stack.clear()
