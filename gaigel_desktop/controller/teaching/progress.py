"""Progress: what a newcomer has learned, kept beside the settings: deeds done, lessons ticked off, help gone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.bounded import Plain
from gaigel_desktop.controller.places import settings_file, write_whole
from gaigel_desktop.controller.reading import Unreadable, json_in

NOTHING_DONE: Final[Mapping[str, int]] = {}
FIRST_START: Final = "first_start"  # that somebody began as a newcomer, and has been asked the first questions
FIRST_MATCH: Final = "first_match"  # which begins without the Umschlag
FORGETS: Final = "host_forgets"  # said by the host who forgets to call now and then
TRICKS_EXPLAINED: Final = "tricks"  # among what was done: how many were explained at a table
FIRST_TRICKS: Final = 10  # that wait until they are read, and are added up
MOST: Final = 99  # nobody counts further what somebody can


class Progress(NamedTuple):
    """How far somebody is who learns the game; a new value for every change."""

    done: Mapping[str, int] = NOTHING_DONE  # how often each thing was done rightly, by its name
    lessons: tuple[str, ...] = ()  # those whose twin was played, by name
    shown: tuple[str, ...] = ()  # what was offered or explained once, and is not again
    gone: tuple[str, ...] = ()  # the help that has withdrawn, by name

    def has_done(self, thing: str, times: int = 1) -> bool:
        """Whether this was done rightly so often."""
        return self.done.get(thing, 0) >= times

    @property
    def before_first_match(self) -> bool:
        """Whether somebody who is new here has never sat down to a match."""
        return FIRST_START in self.shown and FIRST_MATCH not in self.shown

    def with_done(self, thing: str) -> Progress:
        """It was done rightly once more."""
        return self._replace(done={**self.done, thing: min(self.done.get(thing, 0) + 1, MOST)})

    def with_lesson(self, lesson: str) -> Progress:
        """A lesson is ticked off."""
        return self._replace(lessons=_with(self.lessons, lesson))

    def with_shown(self, what: str) -> Progress:
        """It was offered, or explained."""
        return self._replace(shown=_with(self.shown, what))

    def with_gone(self, aid: str) -> Progress:
        """This help has withdrawn."""
        return self._replace(gone=_with(self.gone, aid))

    def with_back(self, aid: str) -> Progress:
        """This help is wanted back, and withdraws no more before it was earned anew."""
        return self.without(aid)._replace(gone=tuple(each for each in self.gone if each != aid))

    def without(self, thing: str) -> Progress:
        """As if this had never been done."""
        return self._replace(done={each: times for each, times in self.done.items() if each != thing})

    def written(self) -> str:
        """What was learned, written as JSON."""
        return json.dumps(self._asdict(), ensure_ascii=False, indent=1) + "\n"


def _with(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return names if name in names else (*names, name)


def progress_file() -> Path:
    """Where it is kept: beside the settings."""
    return settings_file().with_name("learned.json")


def load(path: Path) -> Progress:
    """How far somebody is, at the beginning where nothing was kept; Unreadable where that cannot be used."""
    return progress_of(json_in(path) or {})


def progress_of(data: Plain) -> Progress:
    """How far somebody is, by what was written down; Unreadable where that is something else."""
    names = (_names(data.get(field, [])) for field in Progress._fields[1:])
    return Progress(_counts(data.get("done", {})), *names)


def _counts(data: object) -> dict[str, int]:
    if not isinstance(data, dict):
        raise Unreadable
    return {str(thing): times for thing, times in data.items() if type(times) is int and 0 < times <= MOST}


def _names(data: object) -> tuple[str, ...]:
    if not isinstance(data, list):
        raise Unreadable
    return tuple(dict.fromkeys(each for each in data if isinstance(each, str)))


def save(progress: Progress, path: Path) -> None:
    """Keep it; OSError where the folder cannot be written."""
    write_whole(path, progress.written())
