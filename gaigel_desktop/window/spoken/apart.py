"""Apart: on Linux a process of its own tells the system in words what the window shows.

AccessKit's adapter for Linux reads its tree twice for one answer (`PlatformNode::state` of accesskit_atspi_common). A
tree that is told in between waits for the first reading, the second for the tree: both stand still for ever, and with
them all of Python, because whoever tells holds its lock. That does not happen often, but it would be the game that no
longer moves. So it is told in a process that may stand still, or die, and is then begun anew. The game itself only
asks the bus whether anybody listens.
"""

from __future__ import annotations

import time
from contextlib import suppress
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Final, Protocol, assert_never

from gaigel_desktop.pipe import Beside
from gaigel_desktop.window import theme

from .adapter import Adapter, failure, note
from .aloud import in_one
from .bus import Listeners
from .messages import GONE, Came, Done, Message, Posted, Told, Trouble, Wish

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

MOST_DEATHS: Final = 3  # with nothing told in between; then nobody is told any more
NOWHERE: Final = 0  # a window of another process


def serve(pipe: Connection[Message, Told]) -> None:
    """What the process does: tell what comes through the pipe, and say what comes of it."""
    lock = Lock()  # AccessKit has threads of its own

    def say(message: Message) -> None:
        with lock:
            pipe.send(message)

    adapter, said = Adapter(NOWHERE, say), 0.0
    with suppress(EOFError, OSError):  # the game is gone
        while not adapter.trouble:
            told = pipe.recv()
            said = _tell(adapter, told, said)
            say(Trouble(adapter.trouble) if adapter.trouble else Done(told.number))


def _tell(adapter: Adapter, told: Told, said: float) -> float:
    """How it is, and the words not so soon after others, or after the window has come, that they are left out, however
    long either was on its way. When words were said last."""
    since = adapter.since or 0.0
    _wait_until(since + theme.ANSWERED)
    adapter.tell(told._replace(said=""))
    if not told.said:
        return said
    _wait_until(max(since, said) + theme.SAID_APART)
    adapter.tell(told._replace(tree=None))
    return time.perf_counter()


def _wait_until(moment: float) -> None:
    time.sleep(max(0.0, moment - time.perf_counter()))


class Listens(Protocol):
    """Whoever knows whether anybody listens."""

    since: float | None


class Apart:
    """Who looks after the process, as long as somebody listens."""

    def __init__(
        self,
        post: Callable[[Posted], None],
        serve: Callable[[Connection[Message, Told]], None] = serve,
        listeners: Callable[[Callable[[Posted], None]], Listens] = Listeners,
    ) -> None:
        self._post, self._serve = post, serve
        self._listeners = listeners(post)
        self._there: Beside[Told, Message] | None = None
        self.processes = 0  # how many there have been
        self._listens = False  # who listens to it, and not only to the game
        self._numbers = count(1)
        self._open: list[Told] = []  # of which it has not said that it is done; the first is under way
        self._last: Told | None = None  # of what is there
        self._waits = 0.0  # since when an answer is due
        self._overdue = False  # it was, before what has come meanwhile was taken
        self._deaths = 0
        self.trouble = ""

    @property
    def since(self) -> float | None:
        """From when on somebody has listened; None: nobody does."""
        return None if self.trouble else self._listeners.since

    def settles(self, now: float) -> float:
        """How many seconds until it may be told something, unless it says before that it is done: one after the
        other."""
        return theme.PATIENCE if self._open or not self._listens else 0.0

    # -- what comes from there -----------------------------------------------------------------------------------

    def take(self, posted: Posted) -> Wish | None:
        """What has come; what somebody wants done. A process that was replaced has nothing to say any more."""
        if not isinstance(posted, Came):
            self._attend()
        elif posted.process == self.processes and self._there is not None:
            return self._take(posted.message)
        return None

    def _attend(self) -> None:
        """Somebody has begun to listen, or nobody does any more."""
        if self.since is None:
            self.close()
        elif self._there is None:
            self._begin()

    def _take(self, message: Message) -> Wish | None:
        match message:
            case Wish():
                return message
            case Done(number):
                self._done(number)
            case Trouble(words):
                self._again(words)
            case "listens":
                self._listens = True
                self._tell_again()
            case "left":  # perhaps the game has not heard of it yet, or somebody else comes at once
                self._listens, self._waits = False, time.perf_counter()
            case "gone":
                self._again("gone")
            case _:
                assert_never(message)
        return None

    def _done(self, number: int) -> None:
        if self._open and self._open[0].number == number:
            self._deaths = 0
            del self._open[0]
            self._tell_next()

    # -- what goes there -----------------------------------------------------------------------------------------

    def tell(self, told: Told) -> None:
        """How it is now, and what has just happened."""
        last = self._last
        if told.tree is None and not told.said and last is not None and told[2:4] == last[2:4]:
            return
        self._last = told._replace(tree=told.tree or (None if last is None else last.tree), said="")
        self._open.append(told._replace(number=next(self._numbers)))
        if len(self._open) == 1:
            self._tell_next()

    def _tell_next(self) -> None:
        """The first of what is open; if nobody is there any more, that is heard soon."""
        if self._open and self._listens and self._there is not None:
            self._waits = time.perf_counter()
            with suppress(OSError):
                self._there.say(self._open[0])

    def _tell_again(self) -> None:
        """To one who knows nothing yet: how it is now, and what nobody may have heard."""
        said = in_one([told.said for told in self._open if told.said])
        again = [] if self._last is None else [self._last._replace(said=said, number=next(self._numbers))]
        self._open = again
        self._tell_next()

    # -- as long as it lives -------------------------------------------------------------------------------------

    def look(self, now: float) -> float | None:
        """Whether it still answers; how many seconds until one must look again. What has come while a picture took long
        is taken first."""
        if self._there is None or (self._listens and not self._open):
            return None
        left = self._waits + (theme.PATIENCE if self._listens else theme.BEGINS) - now
        if left > 0:
            self._overdue = False
        elif self._overdue:
            self._again("silent")
        else:
            self._overdue = True
        return max(left, 0.0)

    def close(self) -> None:
        """Nobody is told anything any more; also by one that stands still."""
        self._kill()
        self._open, self._last, self._deaths = [], None, 0

    def _begin(self) -> None:
        self.processes += 1
        self._waits = time.perf_counter()
        self.trouble = failure(self._start)
        if self.trouble:
            self.close()

    def _start(self) -> None:
        process = self.processes
        from .own_name import called  # not on the way to the first picture

        with called("Gaigel"):
            self._there = Beside(self._serve)
        self._there.attend(lambda message: self._post(Came(process, GONE if message is None else message)))

    def _again(self, why: str) -> None:
        """Another one in its place, unless none of them lives."""
        self._deaths += 1
        self._kill()
        if self._deaths < MOST_DEATHS:
            note(f"teller: {why}")
            self._begin()
        else:
            self.trouble = f"teller: {why}"
            self.close()

    def _kill(self) -> None:
        there, self._there = self._there, None
        self._listens = self._overdue = False
        if there is not None:
            there.kill()
