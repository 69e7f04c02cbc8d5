"""The program as somebody at the screen has it: its window, real mouse and key events, and what lies in its store."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from gaigel_desktop.window.theme import DESIGN
from tests.waiting import wait_until

PATIENCE = 120.0  # seconds for the window to come or to go
CLOSINGS = 3
AFTER_A_PRESS = 0.12


class Running(NamedTuple):
    """The deal that is being played: its number in the store, and how many deeds were done."""

    deal: int
    deeds: int


class Program:
    """One run of the program."""

    def __init__(self, command: list[str], home: Path, **environment: str) -> None:
        self._home = home
        self._process = self._started(command, clean(home) | environment)
        self._unit = 1.0
        try:
            self._id = self._window()
            time.sleep(1.0)
            self._fit()
        except BaseException:
            self.kill()  # or it stays on the screen, in the way of the next one
            raise

    def _started(self, command: list[str], surroundings: dict[str, str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, env=surroundings)

    def _window(self) -> str:
        """The window of this run, whatever else is on the screen."""
        own = "--all", "--pid", str(self._process.pid), "--class", "gaigel-desktop"
        return _xdotool("search", "--sync", "--onlyvisible", *own).split()[-1]

    def _fit(self) -> None:
        width, height = self.size()
        self._unit = min(width / DESIGN[0], height / DESIGN[1])

    # -- doing ---------------------------------------------------------------------------------------------------

    def click(self, x: float, y: float) -> None:
        """A click at a place in design units."""
        at = (str(round(x * self._unit)), str(round(y * self._unit)))
        _xdotool("mousemove", "--window", self._id, *at, "click", "1")
        time.sleep(AFTER_A_PRESS)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Take something and let it go elsewhere."""
        places = [(str(round(x * self._unit)), str(round(y * self._unit))) for x, y in (start, end)]
        _xdotool("mousemove", "--window", self._id, *places[0], "mousedown", "1")
        _xdotool("mousemove", "--window", self._id, *places[1])
        time.sleep(AFTER_A_PRESS)
        _xdotool("mouseup", "1")
        time.sleep(AFTER_A_PRESS)

    def key(self, *names: str) -> None:
        """Keys, one after the other."""
        _xdotool("key", "--window", self._id, *names)
        time.sleep(AFTER_A_PRESS)

    def resize(self, width: int, height: int) -> None:
        """Draw the window to another size."""
        _xdotool("windowsize", self._id, str(width), str(height))
        time.sleep(0.8)
        self._fit()

    def close(self) -> int:
        """Close the window as its frame does, more than once if the key is lost on its way; the exit code. A program
        that stays open says what it does instead."""
        for _ in range(CLOSINGS):
            with suppress(subprocess.CalledProcessError):  # the window may be gone before the program is
                _xdotool("windowfocus", "--sync", self._id)
                _xdotool("key", "alt+F4")
            with suppress(subprocess.TimeoutExpired):
                return self._process.wait(PATIENCE / CLOSINGS)
        self.abort()
        raise AssertionError("the program did not close")

    def abort(self) -> None:
        """From source it says on its way out what it was doing, if it still does anything."""
        if self.alive:
            self._process.send_signal(signal.SIGABRT)
            self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Whatever happens."""
        if self.alive:
            self._process.kill()
            self._process.wait(PATIENCE)

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None

    def children(self) -> list[int]:
        """The processes that it has started."""
        found = []
        for entry in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # gone meanwhile
                parent = entry.read_text().rpartition(")")[2].split()[1]
                found += [int(entry.parent.name)] if parent == str(self._process.pid) else []
        return found

    def size(self) -> tuple[int, int]:
        """How large the window is, in pixels."""
        told = _xdotool("getwindowgeometry", "--shell", self._id).split()
        shape = dict(line.split("=") for line in told if "=" in line)
        return int(shape["WIDTH"]), int(shape["HEIGHT"])

    def comes_to(self, size: tuple[int, int]) -> None:
        """Wait until the window is so large."""
        wait_until(lambda: self.size() == size, f"the window is {size} large", PATIENCE)

    def finished_deals(self) -> int:
        """How many deals lie there finished."""
        return int(self._ask("SELECT count(*) FROM deal WHERE finished IS NOT NULL")[0])

    def finishes(self, deals: int) -> None:
        """Wait until so many lie there finished."""
        wait_until(lambda: self.finished_deals() == deals, f"{deals} deals are over", PATIENCE)

    def finished_matches(self) -> int:
        """How many matches have a winner."""
        return int(self._ask("SELECT count(*) FROM match WHERE winner IS NOT NULL")[0])

    def running(self) -> Running | None:
        """The deal that was begun last, if it is not over."""
        row = self._ask("SELECT id, finished FROM deal ORDER BY id DESC LIMIT 1")
        if not row or row[1] is not None:
            return None
        return Running(int(row[0]), int(self._ask(f"SELECT count(*) FROM action WHERE deal = {row[0]}")[0]))

    def _ask(self, question: str) -> tuple[int, ...]:
        path = self._home / "games.sqlite"
        if not path.exists():
            return (0,) if "count" in question else ()
        database = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=PATIENCE)
        try:
            row: tuple[int, ...] | None = database.execute(question).fetchone()
            return row or ()
        finally:
            database.close()


def screen_size() -> tuple[int, int]:
    """How large the whole screen is."""
    width, height = _xdotool("getdisplaygeometry").split()
    return int(width), int(height)


def clean(home: Path) -> dict[str, str]:
    """What the program finds around it: a screen, a folder, and hardly anything else."""
    kept = {name: os.environ[name] for name in ("DISPLAY", "PATH", "DBUS_SESSION_BUS_ADDRESS") if name in os.environ}
    kept["PYTHONFAULTHANDLER"] = "1"
    return kept | {"GAIGEL_HOME": str(home), "HOME": str(home), "SDL_AUDIODRIVER": "dummy", "LANG": "de_DE.UTF-8"}


def _xdotool(*arguments: str) -> str:
    return subprocess.run(["xdotool", *arguments], capture_output=True, text=True, check=True, timeout=PATIENCE).stdout
