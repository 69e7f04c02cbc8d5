"""Full disks: the disk is full at the start, or for a while of an evening, and everything is there once there is room.

python -m tests.faults.full [--count N] [--seed WORD]

The folder lies on a small disk of its own in memory where one may be made, which is as full as it can be; elsewhere the
store may not grow any more, and no file may be written, by the system's word or by ours.
"""

from __future__ import annotations

import argparse
import errno
import os
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, ParamSpec, Protocol
from unittest.mock import patch

from tests.faults.evenings import Evening, Lay, Somebody, chooses_table, damaged, older, plays, usual, warm
from tests.faults.locks import EVENINGS as DISTURBED
from tests.faults.locks import Spent, laid, spend, takes_pains

ROOM: Final = "3m"  # of the small disk
FILLED: Final = "filled"  # the name of what fills it
LONG: Final = 60.0  # seconds
MOST_PAGES: Final = 0x3FFFFFFF  # of a store
P = ParamSpec("P")


class Disk(Protocol):
    """A disk that can be full."""

    @property
    def said(self) -> set[str]:
        """What may be said of the store then."""

    def lying_on(self, lay: Lay) -> AbstractContextManager[Path]:
        """A folder on it."""

    def fill(self, home: Path) -> None:
        """Not a byte more goes in."""

    def make_room(self, home: Path) -> None:
        """All goes in again."""


class SmallDisk:
    """A disk of its own in memory."""

    said: Final = {"store_full"}

    @contextmanager
    def lying_on(self, lay: Lay) -> Iterator[Path]:
        """Mounted for this folder alone."""
        with TemporaryDirectory() as name:
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", name], check=True)
            try:
                home = Path(name) / "home"
                home.mkdir()
                lay(home)
                yield home
            finally:
                subprocess.run(["umount", "--lazy", name], check=True)

    def fill(self, home: Path) -> None:
        """To the last byte."""
        with (home.parent / FILLED).open("ab", buffering=0) as file:
            for size in (1 << 16, 1 << 12, 1 << 8, 1):
                with suppress(OSError):
                    while file.write(bytes(size)) == size:
                        pass

    def make_room(self, home: Path) -> None:
        """What filled it goes."""
        (home.parent / FILLED).unlink()


class NoGrowth:
    """The usual disk, on which this process may not write to any file; the system does not call it full."""

    said: Final = {"store_unreachable"}

    @contextmanager
    def lying_on(self, lay: Lay) -> Iterator[Path]:
        """The limit does not outlast it."""
        try:
            with laid(lay) as home:
                yield home
                self.make_room(home)
        finally:
            _let_files_have(None)

    def fill(self, home: Path) -> None:
        """No file may have a single byte."""
        _let_files_have(0)

    def make_room(self, home: Path) -> None:
        """They may."""
        _let_files_have(None)


def _let_files_have(most: int | None) -> None:
    """So many bytes and no more may this process write into any file; None: as many as it likes."""
    import resource  # not on Windows

    limit = resource.RLIM_INFINITY if most is None else most
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))


class NoPages:
    """The usual disk, of which stores get no more pages and files nothing that would reach it; Windows limits neither,
    so that SQLite is told, and whoever waits until a file has been written is."""

    said: Final = {"store_full"}

    def __init__(self) -> None:
        self._stores: list[sqlite3.Connection] = []
        self._full = False

    @contextmanager
    def lying_on(self, lay: Lay) -> Iterator[Path]:
        """All that is opened meanwhile is known."""
        connect, reach_the_disk = self._known(sqlite3.connect), os.fsync

        def written(file: int) -> None:
            if self._full:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            reach_the_disk(file)

        with laid(lay) as home, patch.object(sqlite3, "connect", connect), patch.object(os, "fsync", written):
            yield home
        self._stores.clear()
        self._full = False

    def fill(self, home: Path) -> None:
        """Every store is as large as it will be."""
        self._full = True
        for store in self._stores:
            self._limit(store)

    def make_room(self, home: Path) -> None:
        """They may grow."""
        self._full = False
        for store in self._stores:
            self._limit(store)

    def _known(self, connect: Callable[P, sqlite3.Connection]) -> Callable[P, sqlite3.Connection]:
        """The same, where each store that it opens is known from then on."""

        def opened(*given: P.args, **named: P.kwargs) -> sqlite3.Connection:
            store = connect(*given, **named)
            self._stores.append(store)
            self._limit(store)
            return store

        return opened

    def _limit(self, store: sqlite3.Connection) -> None:
        """Pages that are there already stay."""
        pages = 1 if self._full else MOST_PAGES
        with suppress(sqlite3.Error):  # it is closed
            sqlite3.Connection.execute(store, f"PRAGMA max_page_count = {pages}")


# What there is for every user of this system.
DISKS: Final = (NoGrowth, NoPages) if os.name == "posix" else (NoPages,)


def disk() -> Disk:
    """A small one where it may be made."""
    if os.name != "posix":
        return NoPages()
    with TemporaryDirectory() as name:
        tried = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", name], capture_output=True, check=False
        )
        if tried.returncode:
            return NoGrowth()
        subprocess.run(["umount", name], check=True)
    return SmallDisk()


class Full:
    """From when to when there is no room."""

    def __init__(self, disk: Disk, begins: float, ends: float) -> None:
        self.disk, self.begins, self.ends = disk, begins, ends

    def __repr__(self) -> str:
        return f"full from {self.begins:.2f} to {self.ends:.2f}"

    def come(self, home: Path) -> Callable[[], object]:
        """It is full."""
        self.disk.fill(home)
        return lambda: self.disk.make_room(home)


def filled(lay: Lay, disk: Disk) -> Lay:
    """The same, and then no room."""

    def laid_and_full(home: Path) -> None:
        lay(home)
        disk.fill(home)

    return laid_and_full


# -- what is done ----------------------------------------------------------------------------------------------------


def three_deals(player: Somebody) -> None:
    """One after the other."""
    player.sit_down("play")
    player.play_cards()
    for _ in range(2):
        player.next_deal()
        player.play_cards()
    player.to_title()


def waits_then_plays(player: Somebody) -> None:
    """Looks at the title until there is a store, and plays."""
    for _ in range(200):
        if player.house.keeper.store is not None and player.house.keeper.store.writes:
            break
        player.look_between(1.0)
        player.settle()
    plays(player)


# Where it becomes full while somebody plays, and where it is full at the start.
MEANWHILE: Final = DISTURBED | {
    "three deals": Evening(usual, three_deals),
    "settings and a table": Evening(usual, chooses_table),
}
AT_THE_START: Final = {
    "playing at once": Evening(usual, plays),
    "an older store": Evening(older, waits_then_plays),
    "a damaged store": Evening(damaged, waits_then_plays),
}


# -- what comes of it ------------------------------------------------------------------------------------------------


def check_meanwhile(undisturbed: Spent, evening: Evening, trouble: Full) -> str:
    """Full for a while; what was said."""
    return _check(undisturbed, spend(evening, trouble, trouble.disk.lying_on), evening, trouble)


def check_at_the_start(undisturbed: Spent, evening: Evening, trouble: Full) -> str:
    """Full from before the start on; what was said."""
    full = evening._replace(lay=filled(evening.lay, trouble.disk))
    spent = spend(full, trouble, trouble.disk.lying_on)
    assert spent.said, "it is said"
    return _check(undisturbed, spent, evening, trouble)


def _check(undisturbed: Spent, spent: Spent, evening: Evening, trouble: Full) -> str:
    assert spent.deals == undisturbed.deals, trouble
    assert spent.kept == undisturbed.kept or evening.play is takes_pains, (trouble, spent.there, undisturbed.there)
    assert {key for _, key in spent.said} <= trouble.disk.said, (trouble, spent.said)
    return "said" if spent.said else "not said"


def run(times: int, seed: str) -> Counter[str]:
    """So often each, at some moment."""
    warm()
    seen: Counter[str] = Counter()
    there = disk()
    print(f"  on {type(there).__name__}", flush=True)
    for name, evening in (MEANWHILE | AT_THE_START).items():
        undisturbed, dice = spend(evening, None, there.lying_on), Random(f"{seed} {name}")
        here: Counter[str] = Counter()
        for _ in range(times):
            if name in MEANWHILE:
                begins = dice.uniform(0, undisturbed.length)
                trouble = Full(there, begins, begins + dice.uniform(0.1, LONG))
                here[check_meanwhile(undisturbed, evening, trouble)] += 1
            else:
                here[check_at_the_start(undisturbed, evening, Full(there, 0.0, dice.uniform(2.0, LONG)))] += 1
        print(f"  {name}: {dict(here)}", flush=True)
        seen += here
    return seen


def main() -> int:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10, help="times each")
    parser.add_argument("--seed", default="full")
    args = parser.parse_args()
    began = time.monotonic()
    seen = run(args.count, args.seed)
    print(f"{seen.total()} times full in {time.monotonic() - began:.0f} s: {dict(seen)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
