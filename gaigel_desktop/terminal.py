"""The terminal: what a command says on standard output and standard error, whether anybody can read it or not."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TextIO

from gaigel_desktop.text.speech import printable, say

if TYPE_CHECKING:
    from io import RawIOBase


class WrongCall(Exception):
    """The command was called wrongly, or cannot read or write what it should; the text is one sentence."""


def tell(words: str) -> None:
    """A line on standard output."""
    with saying():
        print(words, file=standard_output())


def standard_output() -> TextIO:
    """Where records and answers go; OSError where it is closed."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdout


@contextlib.contextmanager
def writing(where: str) -> Iterator[None]:
    """What goes wrong in here is that this cannot be written."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise WrongCall(say("cannot_write", {"path": where, "why": why(error)})) from None


@contextlib.contextmanager
def saying() -> Iterator[None]:
    """What goes wrong in here is that standard output cannot be written; BrokenPipeError where nobody reads on."""
    with writing(say("standard_output")):
        try:
            yield
        except OSError as error:
            if sys.platform == "win32" and error.errno == errno.EINVAL:  # that is how Windows calls it
                raise BrokenPipeError from None
            raise


@contextlib.contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """In here Ctrl-C is a KeyboardInterrupt, for whoever has something to bring to an end."""
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Written(Protocol):
    """What lines can be written to: standard output, or a file that takes each of them whole."""

    def write(self, text: str, /) -> int:
        """How much of it was taken."""


@contextlib.contextmanager
def output(path: str | None) -> Iterator[Written]:
    """Where the records go, a whole line at a time."""
    if path is None:
        with saying():
            yield standard_output()
        return
    with writing(path):
        if "\0" in path:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        with Path(path).open("wb", buffering=0) as file:
            yield _WholeLines(file)


class _WholeLines:
    """A file that takes a line whole or not at all: on a disk that is full half of one would be left."""

    def __init__(self, file: RawIOBase) -> None:
        self._file = file
        self._length = 0

    def write(self, line: str) -> int:
        """One line, or several."""
        there, data = 0, line.encode()
        try:
            while there < len(data):
                there += self._file.write(data[there:]) or 0
        except OSError:
            with contextlib.suppress(OSError):  # what is no file on a disk cannot be cut
                self._file.truncate(self._length)
            raise
        self._length += there
        return len(line)


def complain(sentence: str) -> None:
    """A line on standard error, if anybody can read it."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(printable(sentence), file=sys.stderr, flush=True)


def let_go(stream: TextIO) -> None:
    """What could not be written is thrown away: otherwise the interpreter tries it again at its end, and complains."""
    try:
        stream.flush()
    except (OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def why(error: OSError | ValueError) -> str:
    """What the system says of it."""
    if isinstance(error, OSError):
        return (error.strerror or type(error).__name__).lower()
    return str(error)


@contextlib.contextmanager
def counting(total: int) -> Iterator[Progress]:
    """A bar on a terminal, nothing anywhere else."""
    seen = sys.stderr is not None and sys.stderr.isatty()
    bar = Progress(total, sys.stderr if seen else None)
    try:
        yield bar
    finally:
        bar.wipe()


class Progress:
    """A bar that is drawn anew only when it would look different."""

    WIDTH: Final = 40

    def __init__(self, total: int, terminal: TextIO | None) -> None:
        self._total = total
        self._terminal = terminal
        self._done = 0
        self._shown = -1

    def __call__(self) -> None:
        """One more is done."""
        self._done += 1
        percent = 100 * self._done // self._total
        if percent != self._shown:
            self._shown = percent
            full = self.WIDTH * self._done // self._total
            self._draw(f"\r[{'#' * full}{'.' * (self.WIDTH - full)}] {percent:3} %")

    def wipe(self) -> None:
        """The line of the bar is clean again."""
        if self._shown >= 0:
            self._draw("\r" + " " * (self.WIDTH + 8) + "\r")

    def _draw(self, line: str) -> None:
        """As long as the terminal is there."""
        if self._terminal is not None:
            with contextlib.suppress(OSError):
                self._terminal.write(line)
                self._terminal.flush()


@contextlib.contextmanager
def telling_how_far() -> Iterator[HowFar]:
    """A line on standard error: rewritten on a terminal, anywhere else a new one every so often."""
    line = HowFar(sys.stderr, time.monotonic)
    try:
        yield line
    finally:
        line.wipe()


class HowFar:
    """What something long says while it lasts; the words are made only when they are due."""

    REWRITTEN: Final = 0.2  # seconds
    WRITTEN: Final = 30.0

    def __init__(self, stream: TextIO | None, clock: Callable[[], float]) -> None:
        self._stream = stream
        self._clock = clock
        self._rewrites = stream is not None and stream.isatty()
        self._began = clock()
        self._due = self._began + (0.0 if self._rewrites else self.WRITTEN)
        self._length = 0

    def __call__(self, words: Callable[[float], str]) -> None:
        """Say how far it is, by the seconds that it took so far, if that is due."""
        now = self._clock()
        if now < self._due:
            return
        said = words(now - self._began)
        if self._rewrites:
            said = said[: shutil.get_terminal_size().columns - 1]  # a line that is broken cannot be rewritten
            self._write("\r" + said.ljust(self._length))
            self._length, self._due = len(said), now + self.REWRITTEN
        else:
            self._write(said + "\n")
            self._due = now + self.WRITTEN

    def wipe(self) -> None:
        """The line on the terminal is clean again."""
        if self._length:
            self._write("\r" + " " * self._length + "\r")

    def _write(self, text: str) -> None:
        """As long as anybody reads it."""
        if self._stream is not None:
            with contextlib.suppress(OSError):
                self._stream.write(text)
                self._stream.flush()
