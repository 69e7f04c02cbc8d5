"""The whole copy: everything that is kept of games in one file, to be put somewhere else and read back there or here.

It is SQLite's own copy, made in a thread while the program goes on, and looked at before it takes any place.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Event, Thread
from typing import Final

from .opening import HALF, MENDED, Damaged, connect, open_file

PAGES: Final = 256  # that are copied between two words about how far it is
LOOKED_AT: Final = 0.002  # seconds that the loop waits for the thread when it asks how far it is


class Stopped(Exception):
    """Nobody wants it any more."""


Tell = Callable[[float], None]


def write_copy(store: Path, to: Path) -> Generator[float, None, None]:
    """Copy the store to this file, which is whole or not there; how much of it is done. OSError or sqlite3.Error."""
    half = to.with_name(to.name + HALF)

    def copy(tell: Tell) -> None:
        to.parent.mkdir(parents=True, exist_ok=True)
        half.unlink(missing_ok=True)
        with ExitStack() as opened:
            source, target = connect(store, "mode=ro"), sqlite3.connect(half)
            for database in (source, target):
                opened.callback(database.close)
            source.backup(target, pages=PAGES, progress=lambda _, left, of: tell(1 - left / max(1, of)))
            target.execute("PRAGMA journal_mode = DELETE")  # nothing lies beside a copy
        half.replace(to)

    yield from _in_a_thread(copy, half)


def bring_copy(copy: Path, store: Path) -> Iterator[float]:
    """Bring such a file beside the store, where it waits to take its place. OSError, sqlite3.Error, Damaged or
    Unusable, and then nothing has changed."""
    half = store.with_name(store.name + HALF)

    def bring(tell: Tell) -> None:
        half.unlink(missing_ok=True)
        shutil.copyfile(copy, half)
        tell(0.5)
        if not half.stat().st_size:
            raise Damaged
        database = open_file(half)
        try:
            database.execute("PRAGMA journal_mode = DELETE")
        finally:
            database.close()
        half.replace(store.with_name(store.name + MENDED))

    yield from _in_a_thread(bring, half)


def _in_a_thread(work: Callable[[Tell], None], half: Path) -> Iterator[float]:
    """How far it is, as long as it goes on; whoever stops asking stops it, and nothing half is left."""
    stopped, done, wrong = Event(), [0.0], list[Exception]()

    def tell(share: float) -> None:
        if stopped.is_set():
            raise Stopped
        done[0] = share

    def run() -> None:
        try:
            work(tell)
        except Stopped:
            pass
        except Exception as error:  # out here nobody else would hear of it
            wrong.append(error)

    thread = Thread(target=run, daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            yield done[0]
            thread.join(LOOKED_AT)
    finally:
        stopped.set()
        thread.join()
        half.unlink(missing_ok=True)
    for error in wrong:
        raise error
