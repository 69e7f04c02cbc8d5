"""Scenes: what is on the screen, one above the other; the one on top gets the input."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

import pygame

from . import memory
from .fonts import Fonts
from .pictures import Pictures
from .screen import Screen
from .sound import Sounds
from .spoken.aloud import Aloud
from .spoken.tree import InWords, Wanted


class Kit(NamedTuple):
    """Everything a scene draws, sounds and speaks with."""

    screen: Screen
    fonts: Fonts
    pictures: Pictures
    sounds: Sounds
    aloud: Aloud


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

    def spoken(self) -> InWords:
        """The same in words."""

    def do(self, wanted: Wanted, now: float) -> None:
        """Whoever hears it wants something done; what is no longer there is not done."""


ENTERING: Final = "enter"
HANDLING: Final = "handle"
UPDATING: Final = "update"
DRAWING: Final = "draw"
RESIZING: Final = "resize"
SPEAKING: Final = "speak"


class Stumble(NamedTuple):
    """Something that nobody has thought of went wrong: what, in which scene, what it was doing, and whether it had been
    seen before; no scene if that had gone away meanwhile."""

    error: Exception
    scene: Scene | None
    doing: str
    seen: bool


class Host(Protocol):
    """Whoever keeps the house: what has to be done whatever is on the screen, so that no scene need think of it."""

    def key(self, key: int) -> bool:
        """A key that means the same everywhere; whether this was one."""

    def update(self, now: float) -> float | None:
        """See to the house; how many seconds until it wants to be asked again, as for a scene."""

    def stumbled(self, stumble: Stumble) -> Scene | None:
        """What stands in the place of a scene that has stumbled; None if nothing can, and the program ends."""

    def last_word(self) -> Scene | None:
        """What is to be said before the player leaves, if anything is."""


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
        self._fell: tuple[Exception, Scene] | None = None  # who stumbled while coming on, over what
        self._word: Scene | None = None  # what was said when somebody wanted to leave
        self._seen: Scene | None = None  # the last one that was drawn to the end
        kit.pictures.make_room(kit.screen.pixels)
        kit.screen.lacks = lambda: kit.pictures.allowance.lacks

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input; None when the program is over."""
        return self._stack[-1] if self._stack else None

    @property
    def lying(self) -> tuple[Scene, ...]:
        """All of them, the one on top last."""
        return tuple(self._stack)

    def handle(self, event: pygame.Event, now: float) -> None:
        """Give an event to the scene on top, unless it is a key of the house."""
        self._now = now
        top = self.top
        if top is None:
            return
        try:
            if not (event.type == pygame.KEYDOWN and self._host.key(event.key)):
                top.handle(event, now)
        except Exception as error:
            self._stand_in(error, top, HANDLING)

    def update(self, now: float) -> float | None:
        """See to the house and let the scene on top go on; how many seconds until one wants to be asked again."""
        self._now = now
        top = self.top
        if top is None:
            return None
        pause = self._host.update(now)
        try:
            pause = sooner(pause, top.update(now))
        except Exception as error:
            self._stand_in(error, top, UPDATING)
        return pause if self.top is top else 0  # another has come on

    def draw(self) -> None:
        """Let the scene on top draw what has changed."""
        top = self.top
        try:
            if top is not None:
                top.draw()
                self._seen = top
        except Exception as error:
            self._stand_in(error, top, DRAWING)

    def resize(self) -> None:
        """Let the scene on top know that the window has another size."""
        top = self.top
        try:
            if top is not None:
                top.resize()
        except Exception as error:
            self._stand_in(error, top, RESIZING)

    def spoken(self) -> InWords | None:
        """What is on top, in words; None: nothing, or it has stumbled over them."""
        top = self.top
        try:
            return None if top is None else top.spoken()
        except Exception as error:
            self._stand_in(error, top, SPEAKING)
        return None

    def do(self, wanted: Wanted, now: float) -> None:
        """Whoever hears the game wants something done."""
        self._now = now
        top = self.top
        try:
            if top is not None:
                top.do(wanted, now)
        except Exception as error:
            self._stand_in(error, top, HANDLING)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._stack.append(scene)
        self.come_on()

    def pop(self) -> None:
        """Take the scene on top away; the one below comes on again."""
        self._stack.pop()
        if self._stack:
            self.come_on()

    def replace(self, scene: Scene) -> None:
        """Another scene in place of the one on top."""
        self._stack.pop()
        self.push(scene)

    def take_away(self, scene: Scene) -> None:
        """The scene goes, wherever it lies, and whatever lies above it; another is put on top at once."""
        if scene in self._stack:
            del self._stack[self._stack.index(scene) :]

    def come_on(self) -> None:
        """The scene on top is seen from now on, and nobody minds the moment that it takes to tidy up."""
        memory.give_back_holes()
        self.kit.pictures.allowance.again()
        coming = self._stack[-1]
        try:
            coming.enter(self.kit, self, self._now)
        except Exception as error:
            self._fell = error, coming
            raise

    def _stand_in(self, error: Exception, scene: Scene | None, doing: str) -> None:
        """A scene that has stumbled goes, with whatever lies above it, and is not drawn again; the host knows what
        stands there instead."""
        fell, self._fell = self._fell, None
        if fell is not None and fell[0] is error:
            scene, doing = fell[1], ENTERING
        there = scene if scene in self._stack else None
        page = self._host.stumbled(Stumble(error, there, doing, there is not None and there is self._seen))
        if page is None:
            raise error
        if there is not None:
            self.take_away(there)
        self.kit.screen.canvas.begin()
        self.push(page)

    def leave(self) -> None:
        """The player has had enough; what the host has to say to that is said once."""
        said = self._word is not None and self._word is self.top
        self._word = None if said else self._host.last_word()
        if self._word is None:
            self.close()
        else:
            self.push(self._word)

    def close(self) -> None:
        """No scene any more: the program ends."""
        self._stack.clear()
