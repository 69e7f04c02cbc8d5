"""Hearing: when whoever listens is told what is there and what has happened, and what comes of what they want.

A screen reader may leave out what comes too soon after something else: Orca 48 hears nothing within 0.1 s of what it
heard last. So what happens at one moment is said in one piece, and between two pieces there is a little time.
"""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.idle import POLLING
from gaigel_desktop.window.scene import Scene, Scenes, sooner

from .adapter import note
from .aloud import in_one
from .messages import Posted, Told
from .numbers import Numbers
from .teller import ASKED, Teller
from .tree import InWords, Wanted

USUAL: Final = 8  # frames: of so many or so it is known what they take
PRESSED: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONUP)


class Hearing:
    """Between the scenes and whoever listens to them, if anybody does."""

    def __init__(self, scenes: Scenes) -> None:
        self._scenes, self._aloud = scenes, scenes.kit.aloud
        self._teller: Teller | None = None
        self._numbers = Numbers()
        self._tried = pygame.display.get_driver() in POLLING  # there is no window that anybody could ask
        self._changed = self._at_once = True
        self._painted = 0
        self._again = 0.0  # from when on they are told anew
        self._says_again = 0.0  # from when on something more is said
        self._usual = 0.0  # what a frame takes that something moves in
        self._busy: float | None = None  # since when all frames have taken more
        self._since: float | None = None  # somebody has listened
        self._top: Scene | None = None
        self._told: tuple[Scene | None, InWords, float] | None = None
        self._found: tuple[Scene | None, InWords, float] | None = None  # it waits for the next frame

    def handle(self, event: pygame.Event, now: float) -> bool:
        """What is done may change what is there; whether the event was for nobody else."""
        if event.type == ASKED:
            if self._teller is not None:
                self._take(self._teller, event.message, now)
            return True
        self._changed = True
        self._at_once = self._at_once or event.type in PRESSED
        return False

    def _take(self, teller: Teller, message: Posted, now: float) -> None:
        wish = teller.take(message)
        self._attend(teller)
        key = None if wish is None else self._numbers.key(wish.number)
        if wish is not None and key is not None and self._told is not None and self._told[0] is self._scenes.top:
            self._at_once = True
            self._scenes.do(Wanted(key, wish.deed, wish.value), now)

    def _attend(self, teller: Teller) -> None:
        """Somebody has begun to listen, or nobody does any more, or nobody can be told anything."""
        if self._since != teller.since:
            self._since, self._told, self._at_once = teller.since, None, True
            self._aloud.heard = self._since is not None
            self._aloud.fetch()
        if teller.trouble:
            self._teller = None
            note(teller.trouble)

    def go_on(self, now: float, *, rests: bool, worked: float = 0.0) -> float | None:
        """After a picture that took so long: tell what is different; how many seconds until it wants to be asked
        again."""
        if not self._tried and rests:
            self._begin()
        if self._teller is None or not self._aloud.heard or self._leaves_it(now, rests, worked):
            return None
        again = self._goes_on(self._teller, now, rests)
        self._attend(self._teller)
        return again if rests and self._aloud.heard else None

    def _goes_on(self, teller: Teller, now: float, rests: bool) -> float | None:
        self._look()
        if self._found is not None:
            self._tell(teller, now)
        if self._pause(teller, now) == 0 and self._looks_anew(now, rests):
            self._tell(teller, now)
        return sooner(teller.look(now), self._pause(teller, now))

    def _leaves_it(self, now: float, rests: bool, worked: float) -> bool:
        """Whether it is left to the next frame, because this one had more to do than usual; not for long."""
        usual = self._usual or worked
        busy = not rests and worked > usual
        self._usual = usual + (worked - usual) / USUAL
        self._busy = None if not busy else now if self._busy is None else self._busy
        return self._busy is not None and now < self._busy + theme.TOLD_AGAIN

    def _begin(self) -> None:
        """The first picture is there."""
        self._tried = True
        self._teller = self._scenes.kit.screen.teller()
        if self._teller is not None:
            self._attend(self._teller)

    def _look(self) -> None:
        """Whether anything can be different."""
        painted, top = self._scenes.kit.screen.painted, self._scenes.top
        self._at_once = self._at_once or top is not self._top
        self._changed = self._changed or self._at_once or painted != self._painted
        self._painted, self._top = painted, top

    def _pause(self, teller: Teller, now: float) -> float | None:
        """How long until there is something to tell. What moves is told now and then; what was pressed or has come on,
        at once; what was said, a little after what was said before."""
        due = [now] if self._at_once else [self._again] if self._changed else []
        due += [self._says_again] if self._aloud.waits else []
        return max(0.0, teller.settles(now), min(due) - now) if due else None

    def _looks_anew(self, now: float, rests: bool) -> bool:
        """Put into words what is there; while something moves, telling it is left to the next frame."""
        self._changed = self._at_once = False
        self._again = now + theme.TOLD_AGAIN
        spoken = self._scenes.spoken()
        self._found = None if spoken is None else (self._scenes.top, spoken, self._scenes.kit.screen.unit)
        return rests or self._found in (None, self._told)

    def _tell(self, teller: Teller, now: float) -> None:
        found, self._found = self._found, None
        screen, new, said = self._scenes.kit.screen, None, ""
        if found is not None and found[0] is self._scenes.top and found != self._told:
            self._told, new = found, self._numbers.numbered(*found)
        if self._aloud.waits and now >= self._says_again:
            self._says_again, said = now + theme.SAID_APART, in_one(self._aloud.fetch())
        teller.tell(Told(new, said, screen.focused, screen.place))
