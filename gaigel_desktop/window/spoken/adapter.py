"""The adapter: AccessKit on Linux, Windows and macOS. What it asks comes from threads of its own, so that it is only
posted; nothing that goes wrong with it is the game's concern, a line in the log apart.

On Linux AccessKit asks for the first tree while it holds the lock that every call here waits for, and the asking waits
for Python: so nobody calls before somebody listens, and then not before the answer is certainly there.
"""

from __future__ import annotations

import atexit
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

from gaigel_desktop.window import theme

from .messages import LEFT, LISTENS, Message, Posted, Told, Wish

if TYPE_CHECKING:
    from accesskit import ActionRequest, Rect, TreeUpdate

Post = Callable[[Message], None]
STDERR: Final = 2  # the number of it, whatever Python calls so


class Events(Protocol):
    """What assistive technology is to know of; not on Linux."""

    def raise_events(self) -> None:
        """Let the system know of these events."""


class OfTheSystem(Protocol):
    """AccessKit's adapter, as far as each has it."""

    def update_if_active(self, factory: Callable[[], TreeUpdate]) -> Events | None:
        """The tree is another one."""

    def update_window_focus_state(self, focused: bool) -> None:
        """Tell whether the window has the focus; called on Linux."""

    def update_view_focus_state(self, focused: bool) -> Events | None:
        """Tell whether the view has the focus, and give back the events of that; called on macOS."""

    def set_root_window_bounds(self, outer: Rect, inner: Rect) -> None:
        """Tell where the window lies on the screen; called on Linux."""


class Answers:
    """What AccessKit asks, on whatever thread it likes."""

    def __init__(self, post: Post, first: Callable[[], TreeUpdate | None]) -> None:
        """Posted is what somebody wants done, or that somebody listens, or nobody; the first tree is what they see
        until they are told more."""
        self._post, self._first = post, first
        self.since: float | None = None  # somebody has listened from then on

    def listen(self) -> TreeUpdate | None:
        """Somebody has begun to."""
        with suppress(Exception):
            first = self._first()
            self.since = time.perf_counter()
            self._post(LISTENS)
            return first
        return None

    def leave(self) -> None:
        """Nobody listens any more."""
        self.since = None
        with suppress(Exception):
            self._post(LEFT)

    def ask(self, request: ActionRequest) -> None:
        """Somebody wants something done."""
        from .update import wish_of

        with suppress(Exception):
            wish = wish_of(request)
            if wish is not None:
                self._post(wish)

    def settles(self, now: float) -> float:
        """How many seconds until the answer is certainly there."""
        return theme.ANSWERED if self.since is None else max(0.0, self.since + theme.ANSWERED - now)


class Adapter:
    """Who tells the system in words what the window shows, in the process whose window it is."""

    def __init__(self, handle: int, post: Post) -> None:
        """Of the window that is known to the system by this; on Linux by nothing."""
        self._handle, self._answers = handle, Answers(post, blank)
        self._told_since: float | None = None
        self._focused: bool | None = None
        self._place: tuple[int, ...] = ()
        self.trouble = ""  # why it tells nothing
        self._does(self._make)

    def _make(self) -> None:
        from .update import Updates

        self._updates = Updates()
        self._adapter = of_the_system(self._handle, self._answers)

    @property
    def since(self) -> float | None:
        """From when on somebody has listened; None: nobody does."""
        return None if self.trouble else self._answers.since

    def settles(self, now: float) -> float:
        """How many seconds until it may be told something."""
        return self._answers.settles(now)

    def take(self, posted: Posted) -> Wish | None:
        """What has come from it; what somebody wants done."""
        return posted if isinstance(posted, Wish) else None

    def look(self, now: float) -> float | None:
        """It needs nobody who looks after it."""
        return None

    def close(self) -> None:
        """The system sees for itself that the window is gone."""

    def tell(self, told: Told) -> None:
        """How it is now, and then what has just happened."""
        if self._told_since != self._answers.since:  # somebody else
            self._told_since, self._focused, self._place = self._answers.since, None, ()
            self._updates.forget()
        if told.tree is not None:
            tree = told.tree
            self._does(lambda: self._update(self._updates.whole(tree)))
        self._tell_window(told.focused, told.place)
        if told.said:
            self._does(lambda: self._update(self._updates.sentence(told.said)))

    def _tell_window(self, focused: bool, place: tuple[int, ...]) -> None:
        """Whether the keys go to the window, and where it is."""
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
        self.trouble = self.trouble or failure(deed)


def failure(deed: Callable[[], None]) -> str:
    """What went wrong; empty: nothing."""
    try:
        deed()
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:
        return f"{type(error).__name__}: {error}"
    return ""


def note(trouble: str) -> None:
    """Somebody could not be told what is shown; the game goes on."""
    import logging  # not on the way to the first picture

    logging.getLogger(__name__).warning("accesskit: %s", trouble)


def blank() -> TreeUpdate:
    """A window of which nothing has been told yet."""
    from .update import blank

    return blank()


# -- what is different from system to system ---------------------------------------------------------------------


def of_the_system(handle: int, answers: Answers) -> OfTheSystem:
    """The adapter of AccessKit for this system."""
    import accesskit

    made: OfTheSystem
    if sys.platform == "win32":
        made = accesskit.windows.SubclassingAdapter(handle, answers.listen, answers.ask)
    elif sys.platform == "darwin":
        accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")  # the keys go to it, not to what lies in it
        made = accesskit.macos.SubclassingAdapter.for_window(handle, answers.listen, answers.ask)
    else:
        made = accesskit.unix.Adapter(answers.listen, answers.ask, answers.leave)
        atexit.register(_end_without_words)
    return made


def _end_without_words() -> None:
    """On Linux a thread of AccessKit outlives Python by a moment, and nobody can wait for it without standing still.
    What it still wants to ask then is a panic on stderr, in a process that is ending well: nobody is to read that."""
    if sys.stderr is not None:
        sys.stderr.flush()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, STDERR)
    os.close(nowhere)


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
