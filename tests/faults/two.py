"""Two windows on one folder: whatever is pressed in the second one, no byte of any file changes. And a tournament that
was begun in the first one goes on in the second, once the first is closed and the second has been opened anew.

python -m tests.faults.two [--count N] [--seed WORD]
"""

from __future__ import annotations

import argparse
import hashlib
import os
import select
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.controller.tournament.steward import kept
from gaigel_desktop.scenes.parts.page_scene import PageScene
from tests.faults.evenings import Somebody, enters, spend, usual, warm
from tests.faults.kills import beside

PRESSES: Final = 60
PATIENCE: Final = 120.0  # seconds
GIVEN: Final = ("gaigel-*.jsonl", "gaigel-*.png", "gaigel-*.html")  # written out to be taken away
OF_READERS: Final = "-shm"  # where those who read a store tell one another so


def bytes_of(home: Path) -> dict[str, str]:
    """Every file, to the last byte; but for what somebody writes out to be taken away, which is always a new file."""
    files = [path for path in sorted(home.rglob("*")) if path.is_file() and not path.name.endswith(OF_READERS)]
    files = [path for path in files if not any(map(path.match, GIVEN))]
    return {str(path.relative_to(home)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


class Window:
    """The program in a process of its own, which does something and then stays open until it is told to close."""

    def __init__(self, home: Path, play: Callable[[Somebody], None]) -> None:
        self._done, done = os.pipe()
        close, self._close = os.pipe()
        self._child = os.fork()
        if not self._child:
            _stay(home, play, done, close)
        os.close(done)
        os.close(close)

    def wait(self) -> None:
        """Until it has done what it was to do."""
        there, _, _ = select.select([self._done], [], [], PATIENCE)
        assert there and os.read(self._done, 1), "it has ended, or does not come to an end"

    def close(self) -> None:
        """The window is closed."""
        os.close(self._close)
        _, status = os.waitpid(self._child, 0)
        os.close(self._done)
        assert status == 0, f"it ended with {status}"


def _stay(home: Path, play: Callable[[Somebody], None], done: int, close: int) -> None:
    def evening(player: Somebody) -> None:
        play(player)
        os.write(done, b"d")
        os.read(close, 1)

    for other in range(3, max(done, close) + 10):  # the ends of others
        if other not in (done, close):
            with suppress(OSError):
                os.close(other)
    try:
        spend(home, evening)
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        os._exit(1)


# -- what is done ----------------------------------------------------------------------------------------------------


def owns(player: Somebody) -> None:
    """It is the only one."""
    assert player.house.keeper.owner and player.house.keeper.store is not None and player.house.keeper.store.writes


def presses(seed: str) -> Callable[[Somebody], None]:
    """Whatever can be pressed, anywhere, by chance."""

    def play(player: Somebody) -> None:
        dice = Random(seed)
        assert not player.house.keeper.owner
        assert "trouble_second" in {trouble.key for trouble in player.player.troubles.noted}
        for _ in range(PRESSES):
            if not isinstance(player.scene, PageScene):
                player.wait(1.0)
                player.play_cards(3)
                player.to_title()
            keys = [meaning.key for meaning in player.meanings() if meaning.key and meaning.key != "quit"]
            player.click(dice.choice(keys), dice.choice((0.1, 0.5, 0.9)))
            player.wait(0.5)
            if player.scenes.top is None:
                return
            if dice.random() < 0.1:
                player.to_title()

    return play


def check(home: Path, seed: str, first_ends_first: bool) -> None:
    """A first window, a second one in which everything is pressed, and a third one afterwards."""
    first = Window(home, owns)
    first.wait()
    before = bytes_of(home)
    second = Window(home, presses(seed))
    second.wait()
    assert bytes_of(home) == before, _changed(before, bytes_of(home))
    (first if first_ends_first else second).close()
    between = bytes_of(home)
    assert first_ends_first or between == before
    (second if first_ends_first else first).close()
    assert not first_ends_first or bytes_of(home) == between, _changed(between, bytes_of(home))
    beside(lambda: spent(home, owns))


def rounds_over(home: Path) -> int:
    """How many rounds of the tournament that lies there are over."""
    found = kept(home / "tournament.json").tournament
    return 0 if found is None else sum(None not in points for points in found.rounds)


def enters_and_plays(player: Somebody) -> None:
    """A tournament, and its first round."""
    owns(player)
    player.click("new_match")
    player.click("tournament")
    player.press("size", pygame.K_HOME)
    player.press("draw")
    plays_a_round(player)


def plays_a_round(player: Somebody) -> None:
    """At the table to which one was drawn."""
    player.sit_down("table")
    player.play_cards()
    player.click("to_standings")
    player.wait(1.0)
    player.to_title()


def only_looks(player: Somebody) -> None:
    """The standings can be read, and nobody sits down."""
    assert not player.house.keeper.owner
    player.click("new_match")
    player.click("tournament")
    player.wait(1.0)
    if player.has("table"):
        player.click("table")
        player.wait(1.0)
    assert not player.at_cards, "two would play one round"
    player.to_title()


def goes_on(player: Somebody) -> None:
    """The next round, in the window that only read before."""
    owns(player)
    player.click("new_match")
    player.click("tournament")
    plays_a_round(player)


def check_in_turn(home: Path) -> tuple[int, ...]:
    """A tournament by two windows; how many rounds were over after each of them."""
    first = Window(home, enters_and_plays)
    first.wait()
    before, over = bytes_of(home), [rounds_over(home)]
    second = Window(home, only_looks)
    second.wait()
    assert bytes_of(home) == before, _changed(before, bytes_of(home))
    first.close()
    second.close()
    over.append(rounds_over(home))
    for _ in range(2):
        again = Window(home, goes_on)
        again.wait()
        again.close()
        over.append(rounds_over(home))
    return tuple(over)


def spent(home: Path, play: Callable[[Somebody], None]) -> bool:
    """An evening, and that it went well."""
    spend(home, play)
    return True


def _changed(before: dict[str, str], after: dict[str, str]) -> list[str]:
    return [name for name in before.keys() | after.keys() if before.get(name) != after.get(name)]


@contextmanager
def evening_before() -> Iterator[Path]:
    """Where much was played, and a tournament goes on."""
    with TemporaryDirectory() as name:
        home = Path(name) / "home"
        home.mkdir()
        usual(home)
        beside(lambda: spent(home, enters))
        yield home


def run(times: int, seed: str) -> Counter[str]:
    """So often, every other time the first window is closed first."""
    warm()
    seen: Counter[str] = Counter()
    for number in range(times):
        with evening_before() as home:
            check(home, f"{seed} {number}", bool(number % 2))
        seen["first closed first" if number % 2 else "second closed first"] += 1
    with TemporaryDirectory() as name:
        home = Path(name) / "home"
        home.mkdir()
        usual(home)
        rounds = check_in_turn(home)
    assert rounds[1] == rounds[0] and rounds[-1] > rounds[-2] > rounds[1], rounds
    seen["a tournament in turn"] += 1
    return seen


def main() -> int:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", default="two")
    args = parser.parse_args()
    began = time.monotonic()
    seen = run(args.count, args.seed)
    print(f"{seen.total()} second windows, {PRESSES} presses each, in {time.monotonic() - began:.0f} s: {dict(seen)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
