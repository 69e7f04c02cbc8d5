"""Locks: another program holds the store at any moment of an evening, for a tenth of a second to half a minute.

python -m tests.faults.locks [--count N] [--seed WORD]

Time is what the script says, so that half a minute costs nothing. No turn of the loop may wait for the lock: whatever
finds the store locked is asked how long it was ready to wait. When it is over, everything lies there as after the same
evening without any, and in the same order.
"""

from __future__ import annotations

import argparse
import logging
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, Literal, NamedTuple, Protocol
from unittest.mock import patch

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.app import app, start
from gaigel_desktop.controller.places import store_file
from gaigel_desktop.controller.store.archive import EVERYTHING, count
from gaigel_desktop.controller.thrown_away import NAMED
from gaigel_desktop.scenes.pages.past import files
from gaigel_desktop.window.scene import Scenes
from tests.faults.evenings import (
    Evening,
    Lay,
    Somebody,
    begins,
    empty,
    enters,
    goes_on,
    plays,
    run_by,
    the_same_each_time,
    usual,
    warm,
)
from tests.faults.kills import lying

SHORTEST, LONGEST_LOCK = 0.1, 30.0  # seconds
HOW: Final = ("BEGIN IMMEDIATE", "BEGIN EXCLUSIVE")
CALM: Final = 5.0  # seconds after which all is said and done
CLOSES_WITHIN: Final = 1500  # milliseconds that it is ready to wait at the end


class Trouble(Protocol):
    """Something that is so for a while."""

    begins: float
    ends: float

    def come(self, home: Path) -> Callable[[], object]:
        """It begins; how it ends."""


class Held:
    """From when to when the store is held, and how."""

    def __init__(self, begins: float, ends: float, how: str) -> None:
        self.begins, self.ends, self.how = begins, ends, how

    def __repr__(self) -> str:
        return f"{self.how} from {self.begins:.2f} to {self.ends:.2f}"

    def come(self, home: Path) -> Callable[[], object]:
        """Somebody else begins to write."""
        other = sqlite3.connect(home / "games.sqlite", isolation_level=None, timeout=0)
        other.execute(self.how)
        return other.close


class Values(Protocol):
    """What SQLite takes for the question marks of a statement."""

    def __len__(self) -> int:
        """How many there are."""

    def __getitem__(self, at: int, /) -> object:
        """One of them."""


class Waits:
    """What was waited for a lock."""

    def __init__(self) -> None:
        self.found = 0  # so often the store was locked
        self.milliseconds = 0  # that SQLite was told to wait before it said so

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Of everything that is opened meanwhile."""
        waits, connect = self, sqlite3.connect

        class Watched(sqlite3.Connection):
            def execute(self, statement: str, values: Values | Mapping[str, object] = (), /) -> sqlite3.Cursor:
                with waits.one(self):
                    return super().execute(statement, values)

            def executemany(self, statement: str, rows: Iterable[Values | Mapping[str, object]], /) -> sqlite3.Cursor:
                with waits.one(self):
                    return super().executemany(statement, rows)

            def executescript(self, script: str, /) -> sqlite3.Cursor:
                with waits.one(self):
                    return super().executescript(script)

            def __exit__(
                self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None, /
            ) -> Literal[False]:
                with waits.one(self):
                    return super().__exit__(kind, error, where)

        with patch.object(sqlite3, "connect", partial(connect, factory=Watched)):
            yield

    @contextmanager
    def one(self, database: sqlite3.Connection) -> Iterator[None]:
        """A statement, or the end of some that belong together."""
        try:
            yield
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
                self.found += 1
                self.milliseconds += sqlite3.Connection.execute(database, "PRAGMA busy_timeout").fetchone()[0]
            raise


class Disturbed(Somebody):
    """A player who has trouble for a while."""

    def __init__(self, opened: app.App, scenes: Scenes, home: Path, trouble: Trouble | None) -> None:
        self._home, self._trouble = home, trouble
        self._end: Callable[[], object] | None = None
        self.said: list[tuple[float, str]] = []
        super().__init__(opened, scenes)

    def turn(self) -> float | None:
        self._happen()
        pause = super().turn()
        trouble = self.house.keeper.said
        if trouble and (not self.said or self.said[-1][1] != trouble):
            self.said.append((self.now, trouble))
        return pause

    def _happen(self) -> None:
        """What is so by now."""
        trouble = self._trouble
        if trouble is not None and self._end is None and trouble.begins <= self.now < trouble.ends:
            self._end = trouble.come(self._home)
        elif trouble is not None and self._end is not None and self.now >= trouble.ends:
            self.let_go()

    def let_go(self) -> None:
        """It is over."""
        if self._end is not None:
            self._end()
            self._end, self._trouble = None, None

    def until_calm(self) -> None:
        """The end of the trouble, and what is done then."""
        self.now = max(self.now, self._trouble.ends if self._trouble is not None else 0.0)
        self.turn()
        for _ in range(3):
            self.look_between(CALM)


# -- what is done ----------------------------------------------------------------------------------------------------


def comes_and_goes(player: Somebody) -> None:
    """Leaves the table in the middle of a deal and comes back, at once, twice; the same in a tournament."""
    player.sit_down("play")
    player.play_cards(3)
    for _ in range(2):
        player.to_title()
        _continue(player)
        player.play_cards(2)
    player.play_cards()
    player.to_title()
    player.click("new_match")
    player.click("tournament")
    player.press("size", pygame.K_HOME)
    player.press("draw")
    for _ in range(2):
        player.sit_down("table")
        player.play_cards(2)
        if player.at_cards:
            player.scenes.pop()
        player.wait(0.5)
        player.sit_down("table")
        player.play_cards()
        player.click("to_standings")
        player.wait(0.5)
    player.to_title()


def takes_pains(player: Somebody) -> None:
    """Takes in a file, looks through what was, saves rules by name and forgets them, each until it has come about."""
    player.to_files()
    more = store_file().with_name("more.jsonl")
    _until(player, "0 new deals, 20 were here", lambda: player.take_in(more))
    for tab in ("figures", "deals"):
        player.click(f"tab {tab}")
        player.wait(0.3)
    player.to_title()
    player.to_match("rules")
    player.click("topic preset")
    player.walk_to("rules_name")
    player.type("Rose")
    _until(player, "Saved as", lambda: player.key(pygame.K_RETURN))
    _until(player, "None saved yet", lambda: _forget_all(player))
    player.to_title()


def _forget_all(player: Somebody) -> None:
    for name in ("Stammtisch", "Rose"):
        if player.has(f"forget {name}"):
            player.click(f"forget {name}")


def _until(player: Somebody, words: str, act: Callable[[], object]) -> None:
    """Again and again, until this is said."""
    for _ in range(90):
        act()
        if player.sees(words):
            return
        player.look_between(1.0)
    raise AssertionError(f"nobody ever says {words!r}")


def _continue(player: Somebody) -> None:
    """As soon as it can be seen."""
    for _ in range(90):
        player.scene.resize()
        if player.has("continue"):
            player.sit_down("continue")
            return
        player.look_between(1.0)
    raise AssertionError("the match is not there")


EVENINGS: Final = {
    "the first start": Evening(empty, begins),
    "a match": Evening(usual, plays),
    "a tournament": Evening(usual, enters),
    "going on": Evening(usual, goes_on),
    "coming and going": Evening(usual, comes_and_goes),
    "files and rules": Evening(usual, takes_pains),
}


# -- one evening -----------------------------------------------------------------------------------------------------


Place = AbstractContextManager[Path]


class Spent(NamedTuple):
    """How an evening went."""

    length: float  # seconds
    there: dict[str, str]  # what lies in the folder at its end
    deals: int
    waits: Waits  # for a lock, once the window was there
    said: list[tuple[float, str]]

    @property
    def kept(self) -> dict[str, str]:
        """Of that what is of use; what was thrown away is as it was last written, and that may have been earlier."""
        return {name: digest for name, digest in self.there.items() if not name.startswith(NAMED)}


@contextmanager
def laid(lay: Lay) -> Iterator[Path]:
    """A folder of its own."""
    with TemporaryDirectory() as name:
        home = Path(name) / "home"
        home.mkdir()
        lay(home)
        yield home


def one_piece(_: float) -> Iterator[None]:
    """Of long work only so much is done in a turn."""
    yield


def spend(evening: Evening, trouble: Trouble | None, within: Callable[[Lay], Place] = laid) -> Spent:
    """The whole program from its start to its end in a folder of its own, and some trouble for a while."""
    seen: list[Disturbed] = []

    def play(opened: app.App, scenes: Scenes) -> None:
        waits.found = waits.milliseconds = 0
        player = Disturbed(opened, scenes, home, trouble)
        seen.append(player)
        try:
            evening.play(player)
            length.append(player.now)
            player.until_calm()
            assert (
                player.house.keeper.store is not None
                and not player.house.keeper.ledger.behind
                and not player.house.keeper.said
            )
            deals.append(count(player.house.keeper.store.database, EVERYTHING))
        finally:
            player.let_go()
        scenes.close()

    length: list[float] = []
    deals: list[int] = []
    waits = Waits()
    with within(evening.lay) as home:
        with (
            waits.counted(),
            the_same_each_time(home),
            run_by(play),
            patch.object(files, "within", one_piece),
        ):
            start.open_window()
        pygame.mixer.quit()
        return Spent(length[0], lying(home), deals[0], waits, seen[0].said)


def check(undisturbed: Spent, evening: Evening, dice: Random) -> str:
    """Once more with a lock at some moment; what was said."""
    begins = dice.uniform(0, undisturbed.length)
    lasts = SHORTEST * (LONGEST_LOCK / SHORTEST) ** dice.random()
    held = Held(begins, begins + lasts, dice.choice(HOW))
    spent = spend(evening, held)
    assert spent.deals == undisturbed.deals, held
    # what comes in a second time begins another match
    assert spent.kept == undisturbed.kept or evening.play is takes_pains, held
    assert spent.waits.milliseconds == 0, (held, spent.waits.milliseconds)
    assert {key for _, key in spent.said} <= {"store_locked"}, (held, spent.said)
    assert not spent.said or lasts > 1.0, "what passes at once is no trouble"
    return "said" if spent.said else "not said"


# -- one after the other ---------------------------------------------------------------------------------------------


def run(times: int, seed: str) -> Counter[str]:
    """So many locks, spread over all evenings."""
    warm()
    seen: Counter[str] = Counter()
    for number, (name, evening) in enumerate(EVENINGS.items()):
        undisturbed, dice = spend(evening, None), Random(f"{seed} {name}")
        here = Counter(check(undisturbed, evening, dice) for _ in range((times + number) // len(EVENINGS)))
        print(f"  {name} ({undisturbed.length:.0f} s): {dict(here)}", flush=True)
        seen += here
    return seen


def held_to_the_end(how: str) -> Waits:
    """Somebody holds the store until after the window is closed: how long that is waited for."""
    waits = Waits()
    with laid(usual) as home:
        other = sqlite3.connect(home / "games.sqlite", isolation_level=None, timeout=0)

        def play(opened: app.App, scenes: Scenes) -> None:
            player = Somebody(opened, scenes)
            player.sit_down("play")
            player.play_cards(3)
            other.execute(how)
            player.play_cards(2)
            assert player.house.keeper.unwritten
            waits.found = waits.milliseconds = 0
            scenes.close()

        with waits.counted(), the_same_each_time(home), run_by(play):
            start.open_window()
        other.close()
        pygame.mixer.quit()
        return waits


class Lines(logging.Handler):
    """What stands in the log."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@contextmanager
def log() -> Iterator[Lines]:
    """What is written to the log meanwhile."""
    lines, ours = Lines(), logging.getLogger("gaigel_desktop")
    ours.addHandler(lines)
    yield lines
    ours.removeHandler(lines)


def check_closing() -> None:
    """It waits for about a second and then ends, with a line in the log."""
    for how in HOW:
        with log() as lines:
            waits = held_to_the_end(how)
        assert waits.found and waits.milliseconds <= CLOSES_WITHIN, (waits.found, waits.milliseconds)
        assert any("could be written down" in line for line in lines.said), lines.said
        print(f"  closing under {how}: waits for {waits.milliseconds} ms", flush=True)


def main() -> int:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", default="locks")
    args = parser.parse_args()
    began = time.monotonic()
    seen = run(args.count, args.seed)
    check_closing()
    print(f"{seen.total()} locks in {time.monotonic() - began:.0f} s: {dict(seen)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
