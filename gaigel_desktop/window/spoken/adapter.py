"""The adapter: AccessKit on Linux, Windows and macOS. What it asks comes from threads of its own, so that it is only
posted as an event; nothing that goes wrong with it is the game's concern, a line in the log apart.

On Linux AccessKit asks for the first tree while it holds the lock that every call here waits for, and the asking waits
for Python: so nobody calls before somebody listens, and then not before the answer is certainly there.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import pygame

from gaigel_desktop.window import theme

from .tree import InWords, Wanted

if TYPE_CHECKING:
    from accesskit import ActionRequest, Rect, TreeUpdate


class Events(Protocol):
    """What assistive technology is to know of; not on Linux."""

    def raise_events(self) -> None:
        """Let it know."""


class OfTheSystem(Protocol):
    """AccessKit's adapter, as far as each has it."""

    def update_if_active(self, factory: Callable[[], TreeUpdate]) -> Events | None:
        """The tree is another one."""

    def update_window_focus_state(self, focused: bool) -> None:
        """On Linux."""

    def update_view_focus_state(self, focused: bool) -> Events | None:
        """On macOS."""

    def set_root_window_bounds(self, outer: Rect, inner: Rect) -> None:
        """On Linux."""


class Answers:
    """What AccessKit asks, on whatever thread it likes."""

    def __init__(self, post: Callable[[ActionRequest | None], None]) -> None:
        """Posted is what somebody wants done, or None: there is somebody else to listen, or nobody."""
        self._post = post
        self.since: float | None = None  # somebody has listened from then on

    def listen(self) -> TreeUpdate | None:
        """Somebody has begun to: an empty window for now, the loop will tell the rest."""
        from .update import blank

        with suppress(Exception):
            update = blank()
            self.since = time.perf_counter()
            self._post(None)
            return update
        return None

    def leave(self) -> None:
        """Nobody listens any more."""
        self.since = None
        self.ask(None)

    def ask(self, request: ActionRequest | None) -> None:
        """Somebody wants something done."""
        with suppress(Exception):
            self._post(request)


class Adapter:
    """Who tells the system in words what the window shows."""

    def __init__(self, window: pygame.Window, post: Callable[[ActionRequest | None], None]) -> None:
        """Posted is what the answers post."""
        self._window, self._answers = window, Answers(post)
        self._told_since: float | None = None
        self._focused: bool | None = None
        self._place: tuple[int, ...] = ()
        self.trouble = ""  # why it tells nothing
        self._does(self._make)

    def _make(self) -> None:
        from .update import Updates

        self._updates = Updates()
        self._adapter = of_the_system(self._window, self._answers)

    @property
    def since(self) -> float | None:
        """From when on somebody has listened; None: nobody does."""
        return None if self.trouble else self._answers.since

    def settles(self, now: float) -> float:
        """How many seconds until it may be told something."""
        since = self._answers.since
        return theme.ANSWERED if since is None else max(0.0, since + theme.ANSWERED - now)

    def wanted(self, request: ActionRequest | None) -> Wanted | None:
        """What is asked for; None: nothing, or something that is no longer there."""
        from .update import deed_of

        if request is None:
            return None
        key, deed = self._updates.numbers.key(request.target), deed_of(request.action)
        value = request.data[1] if deed == "set" and request.data else ""
        return Wanted(key, deed, value) if key is not None and deed is not None else None

    def tell(self, scene: object, spoken: InWords, unit: float) -> None:
        """Everything, as it is now."""
        if self._told_since != self._answers.since:  # somebody else
            self._told_since, self._focused, self._place = self._answers.since, None, ()
            self._updates.forget()
        self._does(lambda: self._update(self._updates.whole(scene, spoken, unit)))

    def say(self, words: str) -> None:
        """What has just happened."""
        self._does(lambda: self._update(self._updates.sentence(words)))

    def tell_window(self) -> None:
        """Whether the keys go to the window, and where it is."""
        focused, place = bool(self._window.focused), (*self._window.position, *self._window.size)
        if focused != self._focused and self.since is not None:
            self._focused = focused
            self._does(lambda: tell_focus(self._adapter, focused))
        if place != self._place and self.since is not None:
            self._place = place
            self._does(lambda: tell_place(self._adapter, place))

    def _update(self, update: TreeUpdate) -> None:
        if self.since is None:  # gone just now
            return
        events = self._adapter.update_if_active(lambda: update)
        if events is not None:
            events.raise_events()

    def _does(self, deed: Callable[[], None]) -> None:
        """Unless it has failed before; what panics over there is no Exception here."""
        try:
            deed()
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:
            self.trouble = f"{type(error).__name__}: {error}"


# -- what is different from system to system ---------------------------------------------------------------------


def of_the_system(window: pygame.Window, answers: Answers) -> OfTheSystem:
    """AccessKit's own adapter."""
    import accesskit

    made: OfTheSystem
    if sys.platform == "win32":
        made = accesskit.windows.SubclassingAdapter(window.handle, answers.listen, answers.ask)
    elif sys.platform == "darwin":
        accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")  # the keys go to it, not to what lies in it
        made = accesskit.macos.SubclassingAdapter.for_window(window.handle, answers.listen, answers.ask)
    else:
        made = accesskit.unix.Adapter(answers.listen, answers.ask, answers.leave)
    return made


def tell_focus(adapter: OfTheSystem, focused: bool) -> None:
    """Whether the keys go to the window; Windows knows."""
    if sys.platform == "darwin":
        events = adapter.update_view_focus_state(focused)
        if events is not None:
            events.raise_events()
    elif sys.platform != "win32":
        adapter.update_window_focus_state(focused)


def tell_place(adapter: OfTheSystem, place: tuple[int, ...]) -> None:
    """Where on the screen the window lies; the other systems know."""
    if sys.platform not in ("win32", "darwin"):
        from accesskit import Rect

        left, top, width, height = map(float, place)
        box = Rect(left, top, left + width, top + height)
        adapter.set_root_window_bounds(box, box)
