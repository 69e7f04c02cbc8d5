"""Tellers: what stands in for the process that tells what a window shows. Each writes down what it was told."""

from __future__ import annotations

import ctypes
import os
from multiprocessing.connection import Connection
from pathlib import Path

from gaigel_desktop.window.spoken.messages import DONE, LISTENS, Message, Told

FIRST = 1  # of the processes: the one that goes wrong


def faithful(notes: Path, pipe: Connection[Message, Told]) -> None:
    """Does what it should."""
    _begin(notes, pipe)
    while True:
        _tell(notes, pipe)


def stands_still(notes: Path, pipe: Connection[Message, Told]) -> None:
    """The first one with the second thing that it is told, and with it all of its Python, whose lock it keeps."""
    _begin(notes, pipe)
    while True:
        _tell(notes, pipe)
        if _how_many(notes) == FIRST:
            pipe.recv()
            ctypes.PyDLL(None).sleep(1000)


def dies(notes: Path, pipe: Connection[Message, Told]) -> None:
    """The first one with the second thing that it is told."""
    _begin(notes, pipe)
    while True:
        _tell(notes, pipe)
        if _how_many(notes) == FIRST:
            pipe.recv()
            os._exit(1)


def lives_nowhere(notes: Path, pipe: Connection[Message, Told]) -> None:
    """None of them lives long enough to listen."""
    _write(notes, "begun")


def said_of(notes: Path) -> list[str]:
    """What was told, without the beginnings."""
    return [line for line in _lines(notes) if line != "begun"]


def _begin(notes: Path, pipe: Connection[Message, Told]) -> None:
    _write(notes, "begun")
    pipe.send(LISTENS)


def _tell(notes: Path, pipe: Connection[Message, Told]) -> None:
    told = pipe.recv()
    title = told.tree.title if told.tree is not None else "as it was"
    _write(notes, f"{title}: {told.said!r}")
    pipe.send(DONE)


def _write(notes: Path, line: str) -> None:
    with notes.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def _lines(notes: Path) -> list[str]:
    return notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []


def _how_many(notes: Path) -> int:
    return _lines(notes).count("begun")
