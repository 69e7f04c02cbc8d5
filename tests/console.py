"""A command in a terminal of its own: Ctrl-C is pressed there for everybody, and it is seen whether anybody is left.

    python -m tests.console COMMAND

is for Windows, where Ctrl-C can be pressed from inside only: it runs the command, and presses it for a byte that it
reads.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).parent.parent
SURROUNDINGS = {**os.environ, "PYTHONPATH": str(ROOT)}


class Console:
    """Where a command runs, which says what it says through pipes."""

    def __init__(self, command: list[str], folder: Path) -> None:
        pipe = subprocess.PIPE
        self.running = subprocess.Popen(
            command, stdout=pipe, stderr=pipe, cwd=folder, env=SURROUNDINGS, start_new_session=True
        )

    def press_ctrl_c(self) -> None:
        """Everybody in here hears it."""
        os.killpg(self.running.pid, signal.SIGINT)

    def is_empty(self) -> bool:
        """Whether everybody has gone."""
        try:
            os.killpg(self.running.pid, 0)
        except ProcessLookupError:
            return True
        return False


class ConsoleOfWindows(Console):
    """The same, with somebody inside who presses."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self._place = folder / "console"
        self._place.mkdir()
        pipe, inside = subprocess.PIPE, [sys.executable, "-m", "tests.console", *command]
        flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # only Windows has them
        self.running = subprocess.Popen(
            inside, stdin=pipe, stdout=pipe, stderr=pipe, cwd=self._place, env=SURROUNDINGS, creationflags=flags
        )

    def press_ctrl_c(self) -> None:
        assert self.running.stdin is not None
        self.running.stdin.write(b"c")
        self.running.stdin.flush()

    def is_empty(self) -> bool:
        """A folder in which somebody works cannot be taken away."""
        try:
            self._place.rmdir()
        except PermissionError:
            return False
        return True


@contextmanager
def console(command: list[str], folder: Path) -> Iterator[Console]:
    """One with this command, which is killed at the end."""
    opened = (Console if os.name == "posix" else ConsoleOfWindows)(command, folder)
    with opened.running:
        try:
            yield opened
        finally:
            opened.running.kill()


def main() -> int:
    """What runs in a console of Windows."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the command
    running = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL)

    Thread(target=_press_when_asked, daemon=True).start()
    return running.wait()


def _press_when_asked() -> None:
    if sys.platform == "win32" and os.read(sys.stdin.fileno(), 1):
        os.kill(0, signal.CTRL_C_EVENT)


if __name__ == "__main__":
    sys.exit(main())
