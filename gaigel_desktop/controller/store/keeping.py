"""Keeping: the store while the program runs, held alone, and left so that the next start need not look long."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, NamedTuple

from .lock import hold
from .store import Store, open_store


class Kept(NamedTuple):
    """The store, or none, and the key of what is to be said about it; what could not be read was put aside."""

    store: Store | None
    trouble: str = ""
    aside: Path | None = None


@contextmanager
def keeping(path: Path) -> Iterator[Kept]:
    """The store as it lies there, or a new one; none where another program has it or nothing can be written."""
    try:
        held = hold(path.parent)
    except OSError:
        yield Kept(None, "store_unwritable")
        return
    if held is None:
        yield Kept(None, "trouble_second")
        return
    with held:
        yield from _kept(path, held)


def _kept(path: Path, held: IO[bytes]) -> Iterator[Kept]:
    """Whoever comes to a good end notes how the file looks from outside, and the next start trusts a file that still
    looks so. After any other end, and where something could not be read or written, every page is looked at."""
    try:
        opened = open_store(path, _left_in_order(held, path))
    except (OSError, sqlite3.Error):
        yield Kept(None, "store_unwritable")
        return
    store, well = opened.store, False
    try:
        yield Kept(store, "store_aside" if opened.aside else "", opened.aside)
        well = not store.doubtful
    finally:
        store.close()
        if well:
            _leave_in_order(held, path)


def _left_in_order(held: IO[bytes], path: Path) -> bool:
    """Whether the file looks as it was left. From now on nothing is known of it, until it is left again."""
    held.seek(0)
    noted = held.read()
    held.truncate(0)
    return noted == _look(path)


def _leave_in_order(held: IO[bytes], path: Path) -> None:
    with suppress(OSError):  # a full disk: then it is looked at
        held.write(_look(path))
        held.flush()


def _look(path: Path) -> bytes:
    """What changes with every change of the file."""
    if not path.exists():
        return b"none"
    about = path.stat()
    return f"{about.st_size} {about.st_mtime_ns}".encode()
