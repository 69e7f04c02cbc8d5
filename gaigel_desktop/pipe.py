"""The pipe: somebody at the other end of a pipe, mostly in a process of its own, who ends when the game does."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

LAST: Final = 0.5  # seconds until a process is gone that was killed
PR_SET_PDEATHSIG: Final = 1  # of Linux: the signal that comes when the thread ends that has started this process
Said = TypeVar("Said")
Heard = TypeVar("Heard")


class Beside(Generic[Said, Heard]):
    """Plain values go there and come back, and nobody waits for them."""

    def __init__(self, serve: Callable[[Connection[Heard, Said]], None], in_a_thread: bool = False) -> None:
        """Start whoever serves the other end; OSError or ValueError where no process can be started."""
        from multiprocessing import get_context  # not on the way to the first picture

        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._pipe = cast("Connection[Said, Heard]", ours)  # on Windows a class of its own that does the same
        self.process: SpawnProcess | None = None
        if in_a_thread:
            Thread(target=serve, args=(theirs,), daemon=True).start()
        else:
            self.process = context.Process(target=_serve, args=(serve, theirs), daemon=True)
            self.process.start()
            theirs.close()

    def say(self, what: Said) -> None:
        """Send it; OSError if nobody is there any more."""
        self._pipe.send(what)

    def heard(self) -> Iterator[Heard]:
        """What has come since the last time; EOFError or OSError if nobody is there any more, or only talks rubbish."""
        while self._pipe.poll():
            yield self._received()

    def attend(self, hear: Callable[[Heard | None], None]) -> None:
        """Let all that comes be heard at once, on a thread of its own; None: nobody is there any more."""
        Thread(target=self._attend, args=(hear,), daemon=True).start()

    def _attend(self, hear: Callable[[Heard | None], None]) -> None:
        """Whoever reads closes: otherwise somebody else might get its number between two bytes."""
        with self._pipe, suppress(EOFError, OSError):
            while True:
                hear(self._received())
        hear(None)

    def _received(self) -> Heard:
        try:
            return self._pipe.recv()
        except (EOFError, OSError):
            raise
        except Exception as rubbish:  # bytes that nobody packed can come to anything
            raise OSError("what came through the pipe makes no sense") from rubbish

    def kill(self) -> None:
        """No more, and at once: it may stand still. The pipe is closed by whoever attends to it."""
        if self.process is not None:
            self.process.kill()
            self.process.join(LAST)

    def leave(self, farewell: float = 0.0) -> None:
        """No more; a process gets so many seconds to end by itself."""
        self._pipe.close()
        if self.process is not None:
            self.process.join(farewell)
            if self.process.is_alive():
                self.process.kill()
                self.process.join(LAST)


def _serve(serve: Callable[[Connection[Heard, Said]], None], pipe: Connection[Heard, Said]) -> None:
    """What a process of its own does."""
    follow_the_parent()
    _die_with_the_parent()
    serve(pipe)


def follow_the_parent() -> None:
    """From now on this process ends when the one does that has started it, whatever that died of and whatever is being
    done here. Ctrl-C is for the other one, which then ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


@contextmanager
def ctrl_c_later() -> Iterator[None]:
    """A process that is started in here never hears Ctrl-C, not even while it begins; this one hears it afterwards."""
    if sys.platform == "win32":  # which cannot put it off
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # otherwise it is started in here as well, and Ctrl-C is heard again from then on
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _die_with_the_parent() -> None:
    """Where Python itself stands still no thread of it sees that the parent is gone: on Linux the system does."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _end_with_the_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
