"""Play whole deals with the mouse and with keys: `python -m tests.e2e` on an X display with xdotool."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from gaigel_desktop.scenes.table.layout import Table, hand_place

SIZE = (1280, 720)
PATIENCE = 240.0  # seconds for a deal


class Window:
    """The program's window, as somebody at the screen has it."""

    def __init__(self, log: Path) -> None:
        self._log = log
        command = [sys.executable, "-m", "tests.e2e.table_program", str(log), *map(str, SIZE)]
        self._program = subprocess.Popen(command)
        self._id = _xdotool("search", "--sync", "--onlyvisible", "--class", "gaigel-desktop").split()[0]

    def click(self, x: float, y: float) -> None:
        _xdotool("mousemove", "--window", self._id, str(round(x)), str(round(y)), "click", "1")
        time.sleep(0.15)

    def key(self, *names: str) -> None:
        _xdotool("key", "--window", self._id, *names)
        time.sleep(0.15)

    def deals(self) -> int:
        """How many deals are over."""
        return len(self._log.read_text().splitlines()) if self._log.exists() else 0

    def alive(self) -> bool:
        return self._program.poll() is None

    def close(self) -> None:
        self._program.terminate()
        self._program.wait(10)


def _xdotool(*arguments: str) -> str:
    return subprocess.run(["xdotool", *arguments], capture_output=True, text=True, check=True, timeout=30).stdout


def play_by_keys(window: Window) -> None:
    """A deal with keys only: number keys play, Space gathers, Enter chooses."""
    _until_over(window, lambda at: window.key(str(at % 5 + 1), "Return", "space"))


def play_by_mouse(window: Window) -> None:
    """A deal with the mouse: click cards, choices in the middle, the trick; Space only where the table waits."""
    table = Table(*map(float, SIZE), 0)

    def turn(at: int) -> None:
        place = hand_place(table, at % 5, 5)
        window.click(place.x, place.y - 40)
        window.click(SIZE[0] / 2, SIZE[1] / 2 - 5)
        window.click(620, 470)

    _until_over(window, turn)


def _until_over(window: Window, turn) -> None:
    before, end, at = window.deals(), time.monotonic() + PATIENCE, 0
    while window.deals() == before:
        assert window.alive(), "the program has ended"
        assert time.monotonic() < end, "the deal does not end"
        turn(at)
        at += 1


def main() -> None:
    """One deal each way."""
    with TemporaryDirectory() as folder:
        window = Window(Path(folder, "log"))
        try:
            play_by_keys(window)
            window.key("Return")  # the next deal
            play_by_mouse(window)
        finally:
            window.close()
        print(f"{window.deals()} deals played with real events")


if __name__ == "__main__":
    main()
