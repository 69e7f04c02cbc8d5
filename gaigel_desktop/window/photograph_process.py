"""Photograph process: what a stranger calls a photograph is opened in a process of its own, which gets so much memory
and time and no more, and goes with the page that has started it."""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import finalize

from gaigel_desktop.pipe import Beside

from . import theme

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

MOST_MEMORY: Final = 1 << 30  # bytes; several times as much as the largest photograph takes that is opened
TOO_MUCH: Final = "photo_huge"
BROKEN: Final = "photo_broken"
NOT_NOW: Final = "photo_not_now"


class Came(NamedTuple):
    """The picture as it is kept; or why nothing came of it, as the key of a sentence."""

    picture: bytes
    trouble: str = ""


def serve(path: Path, pipe: Connection[Came, None]) -> None:
    """What the process does: make a back of the photograph."""
    from .photograph import NoPhotograph, opened, written  # with all of pillow

    _limit_memory()
    try:
        came = Came(written(opened(path)))
    except NoPhotograph as bad:
        came = Came(b"", bad.key)
    except MemoryError:
        came = Came(b"", TOO_MUCH)
    with suppress(OSError):  # nobody waits for it any more
        pipe.send(came)


def _limit_memory() -> None:
    """Where the system can; whoever may have less already has less."""
    if sys.platform != "win32":
        import resource

        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


class PhotographProcess:
    """A photograph on its way to a back. Whoever no longer holds it need not end it: its process ends with it."""

    def __init__(self, path: Path, serve: Callable[[Path, Connection[Came, None]], None] = serve) -> None:
        self._heard: SimpleQueue[Came | None] = SimpleQueue()
        self._until: float | None = None  # it has time, from the first look at it on
        self._kill: Callable[[], object] = lambda: None
        try:
            there: Beside[None, Came] = Beside(partial(serve, path))
        except (OSError, ValueError):
            self._heard.put(Came(b"", NOT_NOW))
        else:
            there.attend(self._heard.put)
            self._kill = finalize(self, there.kill)

    def came(self, now: float) -> Came | None:
        """What has come of it; None: nothing yet."""
        if self._until is None:
            self._until = now + theme.OPENS_PHOTOGRAPH
        came = None
        if not self._heard.empty():
            heard = self._heard.get()
            came = heard if isinstance(heard, Came) else Came(b"", BROKEN)
        elif now >= self._until:
            came = Came(b"", TOO_MUCH)
        if came is not None:
            self.end()
        return came

    def end(self) -> None:
        """Nobody waits for it any more."""
        self._kill()
