"""Beside: what takes long to look up in the store of a life is looked up in a thread, by its own way to the store."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Final, TypeVar

from gaigel_desktop.controller.luck.own_deals import file_of
from gaigel_desktop.controller.store.opening import Damaged, Unusable, open_to_read

MANY: Final = 2_000  # deals; with fewer each question is answered in a moment
Found = TypeVar("Found")
Ask = Callable[[sqlite3.Connection], Iterator[Found]]


def asked_beside(database: sqlite3.Connection, ask: Ask[Found | None]) -> Iterator[Found | None]:
    """What is found, one after the other, or None; None too as long as a thread looks it up. sqlite3.Error where it
    cannot be looked up."""
    (last,) = database.execute("SELECT max(deal) FROM past").fetchone()
    if (last or 0) < MANY:
        yield None  # each frame asks one thing
        yield from ask(database)
        return
    path, found, wrong = file_of(database), list[Found | None](), list[Exception]()

    def look() -> None:
        try:
            reader = open_to_read(path)
            try:
                found.extend(ask(reader))
            finally:
                reader.close()
        except Exception as error:  # out here nobody else would hear of it
            wrong.append(error)

    thread = Thread(target=look, daemon=True)
    thread.start()
    while thread.is_alive():
        yield None
    for error in wrong:
        raise sqlite3.OperationalError(str(error)) if isinstance(error, (OSError, Unusable, Damaged)) else error
    yield from found
