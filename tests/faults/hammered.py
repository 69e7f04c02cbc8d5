"""Hammered: somebody asks for the state of everything as fast as they can while the game tells over and over how it is.
AccessKit's adapter for Linux stands still by that sooner or later; the game never waits, and what it has told last can
be read in the end. It is over when that has happened, or after so many seconds. Needs what `tests.e2e.heard` needs.

    python -m tests.faults.hammered [--seconds 60]
"""

from __future__ import annotations

import argparse
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue

from gaigel_desktop.window.spoken.apart import Apart
from gaigel_desktop.window.spoken.messages import Posted, Told
from gaigel_desktop.window.spoken.numbers import Numbers
from gaigel_desktop.window.spoken.tree import InWords, Node
from tests.e2e.ears import PATIENCE, SYSTEM_PYTHON, Ears, Heard, Session
from tests.waiting import wait_until

ASKING = Path(__file__).with_name("asking.py")
ASKERS = 3
TIMES = 1
CARDS = 100
FRAME = 0.004  # seconds
WINDOW = (0, 0, 1280, 720)


class Game:
    """Who tells, frame by frame."""

    def __init__(self) -> None:
        self._posted: SimpleQueue[Posted] = SimpleQueue()
        self._apart, self._numbers = Apart(self._posted.put), Numbers()
        self.frames = self.told = 0
        self.longest = 0.0

    @property
    def processes(self) -> int:
        """How many there have been."""
        return self._apart.processes

    def frame(self) -> None:
        """Take what has come, and tell how it is now."""
        self.frames += 1
        began = time.perf_counter()
        while not self._posted.empty():
            self._apart.take(self._posted.get())
        self._apart.look(began)
        if self._apart.since is not None and not self._apart.settles(began):
            self.told += 1
            self._apart.tell(self._tree())
        self.longest = max(self.longest, time.perf_counter() - began)
        assert not self._apart.trouble, self._apart.trouble
        time.sleep(FRAME)

    def _tree(self) -> Told:
        cards = tuple(Node(f"card {at}", "button", f"Card {at} of {self.told}", usable=True) for at in range(CARDS))
        words = InWords(f"Picture {self.told}", cards, f"card {self.told % CARDS}")
        return Told(self._numbers.numbered(self, words, 1.0), "", True, WINDOW)

    def rests(self) -> None:
        """Until all is told, or the process is another one."""

        def is_done() -> bool:
            with suppress(Empty):
                self._apart.take(self._posted.get(timeout=FRAME))
            self._apart.look(time.perf_counter())
            return self._apart.settles(0.0) == 0

        wait_until(is_done, "all is told", PATIENCE)

    def end(self) -> None:
        """Nothing is told any more."""
        self._apart.close()


@contextmanager
def hammering(many: int) -> Iterator[None]:
    """So many ask all the time."""
    asking = [subprocess.Popen([SYSTEM_PYTHON, str(ASKING)]) for _ in range(many)]
    try:
        yield
        assert all(each.poll() is None for each in asking), "somebody has asked nothing"
    finally:
        for each in asking:
            each.kill()
            each.wait()


def read(ears: Ears) -> list[Heard]:
    """What is there, as soon as the bus knows that the process before is gone."""
    trees: list[list[Heard]] = []

    def is_there() -> bool:
        trees.append(ears.tree(fresh=True))
        return bool(trees[-1])

    wait_until(is_there, "a tree is read", PATIENCE)
    return trees[-1]


def main() -> None:
    """So many seconds of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    end = time.monotonic() + parser.parse_args().seconds
    with Session():
        game = Game()
        with hammering(ASKERS):
            while time.monotonic() < end and game.processes < 1 + TIMES:
                game.frame()
        game.rests()
        ears = Ears()
        try:
            tree = read(ears)
        finally:
            ears.close()
            game.end()
    assert tree and tree[0].name == f"Picture {game.told}", f"{tree[:1]} and not picture {game.told}"
    assert game.longest < PATIENCE, f"a frame waited for {game.longest:.3f} s"
    told = f"{game.told} trees, {game.processes - 1} times the process was replaced"
    print(f"hammered: {told}; no frame waited longer than {1000 * game.longest:.0f} ms", flush=True)


if __name__ == "__main__":
    main()
