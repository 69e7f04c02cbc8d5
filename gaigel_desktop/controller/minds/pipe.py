"""The pipe: somebody at the other end of a pipe, mostly in a process of its own, who ends when the pipe does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Thread
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

LAST: Final = 0.5  # seconds until a process is gone that was killed
Said = TypeVar("Said")
Heard = TypeVar("Heard")


class Beside(Generic[Said, Heard]):
    """Plain values go there and come back, and nobody waits for them."""

    def __init__(self, serve: Callable[[Connection[Heard, Said]], None], in_a_thread: bool = False) -> None:
        """Start whoever serves the other end; OSError or ValueError where no process can be started."""
        from multiprocessing import get_context  # not on the way to the first picture

        context = get_context("spawn")
        self._pipe: Connection[Said, Heard]
        self._pipe, theirs = context.Pipe()
        self.process: SpawnProcess | None = None
        if in_a_thread:
            Thread(target=serve, args=(theirs,), daemon=True).start()
        else:
            self.process = context.Process(target=serve, args=(theirs,), daemon=True)
            self.process.start()
            theirs.close()

    def say(self, what: Said) -> None:
        """Send it; OSError if nobody is there any more."""
        self._pipe.send(what)

    def heard(self) -> Iterator[Heard]:
        """What has come since the last time; EOFError or OSError if nobody is there any more."""
        while self._pipe.poll():
            yield self._pipe.recv()

    def leave(self, farewell: float = 0.0) -> None:
        """No more; a process gets so many seconds to end by itself."""
        self._pipe.close()
        if self.process is not None:
            self.process.join(farewell)
            if self.process.is_alive():
                self.process.kill()
                self.process.join(LAST)
