"""Apart: on Linux a process of its own tells the system in words what the window shows.

AccessKit's adapter for Linux reads its tree twice for one answer (`PlatformNode::state` of accesskit_atspi_common). A
tree that is told in between waits for the first reading, the second for the tree: both stand still for ever, and with
them all of Python, because whoever tells holds its lock. That does not happen often, but it would be the game that no
longer moves. So it is told in a process that may stand still, or die, and is then begun anew; the game has only asked
whether anybody listens at all.
"""

from __future__ import annotations

import time
from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, Final, assert_never

from gaigel_desktop.pipe import Beside
from gaigel_desktop.window import theme

from .adapter import Adapter, Answers, failure, note, of_the_system
from .aloud import in_one
from .messages import DONE, GONE, Message, Posted, Said, Told, Trouble, Wish

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

    adapter = Adapter(NOWHERE, say)
    with suppress(EOFError, OSError):  # the game is gone
        while not adapter.trouble:
            told = pipe.recv()
            time.sleep(adapter.settles(time.perf_counter()) if adapter.since is not None else 0.0)
            adapter.tell(told)
            say(DONE)
        say(Trouble(adapter.trouble))


class Apart:
    """Who looks after the process, as long as somebody listens."""

    def __init__(
        self, post: Callable[[Posted], None], serve: Callable[[Connection[Message, Told]], None] = serve
    ) -> None:
        self._post, self._serve = post, serve
        self._answers = Answers(post, lambda: None)
        self._there: Beside[Told, Message] | None = None
        self._process = 0  # how many there have been
        self._listens = False  # who listens to it, and not only to the game
        self._open: list[Told] = []  # of which it has not said that it is done
        self._last: Told | None = None  # of what is there
        self._waits = 0.0  # since when an answer is due
        self._deaths = 0
        self.trouble = failure(self._watch)

    def _watch(self) -> None:
        """AccessKit says whether anybody listens; it gets no tree here, so there is none that it could wait for."""
        self._watched = of_the_system(NOWHERE, self._answers)

    @property
    def since(self) -> float | None:
        """From when on somebody has listened; None: nobody does."""
        return None if self.trouble else self._answers.since

    def settles(self, now: float) -> float:
        """How many seconds until it may be told something: one after the other."""
        return theme.ANSWERED if self._open or not self._listens else 0.0

    def take(self, posted: Posted) -> Wish | None:
        """What has come from it; what somebody wants done."""
        if not isinstance(posted, Said):
            self._attend()
        elif posted.process == self._process and self._there is not None:
            return self._take(posted.message)
        return None

    def _attend(self) -> None:
        """Somebody has begun to listen, or nobody does any more."""
        if self.since is None:
            self._end()
        elif self._there is None:
            self._begin()

    def _take(self, message: Message) -> Wish | None:
        match message:
            case Wish():
                return message
            case Trouble(words):
                self._end()
                self.trouble = words
            case "listens":
                self._listens = True
                self._tell_again()
            case "done":
                self._deaths = 0
                del self._open[:1]
                self._tell_next()
            case "gone":
                self._again("gone")
            case "left":
                pass  # that is heard here, too
            case _:
                assert_never(message)
        return None

    def look(self, now: float) -> float | None:
        """Whether it still answers; how many seconds until one must look again."""
        if self._there is None or (self._listens and not self._open):
            return None
        left = self._waits + (theme.PATIENCE if self._listens else theme.BEGINS) - now
        if left <= 0:
            self._again("silent")
        return max(left, 0.0)

    def tell(self, told: Told) -> None:
        """How it is now, and what has just happened."""
        last = self._last
        if told.tree is None and not told.said and last is not None and told[2:] == last[2:]:
            return
        self._last = told._replace(tree=told.tree or (None if last is None else last.tree), said="")
        self._open.append(told)
        if self._listens and len(self._open) == 1:
            self._tell_next()

    def _tell_next(self) -> None:
        """The first of what is open; if nobody is there any more, that is heard soon."""
        self._waits = time.perf_counter()
        if self._open and self._there is not None:
            with suppress(OSError):
                self._there.say(self._open[0])

    def _tell_again(self) -> None:
        """To one who knows nothing yet: how it is now, and what nobody may have heard."""
        said = [told.said for told in self._open if told.said]
        self._open = [] if self._last is None else [self._last._replace(said=in_one(said))]
        self._tell_next()

    def _begin(self) -> None:
        self._process, self._waits, self._listens = self._process + 1, time.perf_counter(), False
        process = self._process
        try:
            self._there = Beside(self._serve)
        except (OSError, ValueError) as error:
            self.trouble = f"{type(error).__name__}: {error}"
            return
        self._there.attend(lambda message: self._post(Said(process, GONE if message is None else message)))

    def _end(self) -> None:
        """Also one that stands still."""
        there, self._there = self._there, None
        if there is not None:
            there.kill()
        self._open, self._last = [], None

    def _again(self, what: str) -> None:
        """Another one in its place, unless none of them lives."""
        note(f"teller: {what}")
        self._deaths += 1
        if self._there is not None:
            self._there.kill()
        if self._deaths < MOST_DEATHS:
            self._begin()
        else:
            self._end()
            self.trouble = f"teller: {what}"
