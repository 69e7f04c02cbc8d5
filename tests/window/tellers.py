"""Tellers: what stands in for the process that tells what a window shows. Each writes down what it was told."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import cast

from gaigel_desktop.window.spoken.messages import LEFT, LISTENS, Done, Message, Posted, Told, Trouble, Wish
from tests.processes import stand_still


class Listener:
    """Whether somebody listens, as a test says."""

    def __init__(self, post: Callable[[Posted], None]) -> None:
        self._post, self.since = post, cast("float | None", None)

    def begin(self) -> None:
        self.since = time.perf_counter()
        self._post(LISTENS)

    def end(self) -> None:
        self.since = None
        self._post(LEFT)


FIRST = 1  # of the processes: the one that goes wrong
OF_ITSELF = ("begun", "goes wrong")  # what it notes besides what it was told


def faithful(notes: Path, pipe: Connection[Message, Told]) -> None:
    """Does what it should."""
    _begin(notes, pipe)
    while True:
        _tell(notes, pipe)


def stands_still(notes: Path, pipe: Connection[Message, Told]) -> None:
    """The first one with the second thing that it is told, and with it all of its Python, whose lock it keeps."""
    _goes_wrong(notes, pipe, stand_still)


def dies(notes: Path, pipe: Connection[Message, Told]) -> None:
    """The first one with the second thing that it is told."""
    _goes_wrong(notes, pipe, lambda: os._exit(1))


def slow_to_listen(notes: Path, pipe: Connection[Message, Told]) -> None:
    """The first one never does."""
    _write(notes, "begun")
    if _how_many(notes) == FIRST:
        _write(notes, "goes wrong")
        stand_still()
    pipe.send(LISTENS)
    while True:
        _tell(notes, pipe)


def comes_and_goes(notes: Path, pipe: Connection[Message, Told]) -> None:
    """Hears that nobody listens any more while it is told the second thing, and that somebody does before it says that
    it is done with that."""
    _begin(notes, pipe)
    _tell(notes, pipe)
    told = pipe.recv()
    pipe.send(LEFT)
    pipe.send(LISTENS)
    pipe.send(Done(told.number))
    while True:
        _tell(notes, pipe)


def has_trouble(notes: Path, pipe: Connection[Message, Told]) -> None:
    """The first one with the second thing that it is told; the others do as somebody wants."""
    _begin(notes, pipe)
    _tell(notes, pipe)
    told = pipe.recv()
    if _how_many(notes) == FIRST:
        pipe.send(Trouble("the bus is gone"))
    assert told.tree is not None
    pipe.send(Wish(told.tree.numbers[0], "press"))
    pipe.send(Done(told.number))
    pipe.recv()


def lives_nowhere(notes: Path, pipe: Connection[Message, Told]) -> None:
    """None of them lives long enough to listen."""
    _write(notes, "begun")


def said_of(notes: Path) -> list[str]:
    """What was told, without what they have noted of themselves."""
    return [line for line in _lines(notes) if line not in OF_ITSELF]


def has_gone_wrong(notes: Path) -> bool:
    """Whether the first one has come so far."""
    return "goes wrong" in _lines(notes)


def _begin(notes: Path, pipe: Connection[Message, Told]) -> None:
    _write(notes, "begun")
    pipe.send(LISTENS)


def _goes_wrong(notes: Path, pipe: Connection[Message, Told], how: Callable[[], object]) -> None:
    _begin(notes, pipe)
    while True:
        _tell(notes, pipe)
        if _how_many(notes) == FIRST:
            pipe.recv()
            _write(notes, "goes wrong")
            how()


def _tell(notes: Path, pipe: Connection[Message, Told]) -> None:
    told = pipe.recv()
    title = told.tree.title if told.tree is not None else "as it was"
    _write(notes, f"{title}: {told.said!r}")
    pipe.send(Done(told.number))


def _write(notes: Path, line: str) -> None:
    with notes.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def _lines(notes: Path) -> list[str]:
    return notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []


def _how_many(notes: Path) -> int:
    return _lines(notes).count("begun")
