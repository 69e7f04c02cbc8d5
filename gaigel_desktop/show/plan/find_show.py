"""Finding: what somebody wants to see shown, named on the command line or dropped on a page: a programme, a scene, or a
file of either kind."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from gaigel_desktop.controller.places import sayable
from gaigel_desktop.lessons.programme import FILE, STORY, TWELVE_MINUTES, Number, Programme, programmes
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.text.speech import say

from .club_programmes import ENDING, Found, folder, read
from .show import NotShown, Show, opened, show_of_file


class Wish(NamedTuple):
    """What is to be shown, wherever its files lie, and a sentence for everything in it that cannot be read."""

    programme: Programme
    problems: tuple[str, ...] = ()


def asked_for(names: Sequence[str]) -> Wish:
    """All of these as one programme, or the twelve minutes; NotShown for what is none of them."""
    first, *more = [_named(name) for name in names or (TWELVE_MINUTES,)]
    numbers = [number for asked in (first, *more) for number in asked.programme.numbers]
    problems = [problem for asked in (first, *more) for problem in asked.problems]
    return Wish(first.programme._replace(numbers=tuple(numbers)), tuple(problems))


def show_of(asked: Wish, database: sqlite3.Connection | None) -> Show:
    """It, opened; NotShown where nothing of it can be shown."""
    show = opened(asked.programme, database, folder())
    show = show._replace(problems=(*asked.problems, *show.problems))
    if not show.pieces:
        raise NotShown(*show.problems[:1])
    return show


def _named(name: str) -> Wish:
    for programme in programmes():
        if programme.name == name:
            return Wish(programme)
    for story in stories():
        if story.name == name:
            return Wish(Programme(name, story.title, (Number(STORY, name),)))
    own = folder() / f"{name}{ENDING}"
    return of_file(own if "\0" not in name and own.is_file() else Path(name))


def of_file(path: Path) -> Wish:
    """A club's programme, or a file of records; NotShown where nothing of it can be shown."""
    if "\0" in str(path) or not os.path.lexists(path):
        raise NotShown(say("programme_nothing_called", {"name": sayable(path)}))
    if path.suffix == ENDING:
        return _programme_in(read(path))
    title = show_of_file(path).title
    return Wish(Programme("", title, (Number(FILE, str(path.absolute())),)))


def _programme_in(found: Found) -> Wish:
    if found.programme is None or not found.programme.numbers:
        raise NotShown(*found.problems[:1])
    beside = found.path.absolute().parent
    numbers = tuple(
        number._replace(name=str(beside / number.name)) if number.kind == FILE else number
        for number in found.programme.numbers
    )
    return Wish(found.programme._replace(numbers=numbers), found.problems)
