"""The people of this computer: whoever has played at this laptop besides its owner, with what helps them and what they
have learned.

They are kept beside the settings, in `people.json`. Nothing of what they play is counted for them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.bounded import Plain
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.places import settings_file, write_whole
from gaigel_desktop.controller.reading import Unreadable, entries_in
from gaigel_desktop.controller.settings import LEARNERS_AIDS, OWN_PORTRAITS, Aids, aids_named, speakable
from gaigel_desktop.controller.teaching.progress import Progress, progress_of

MOST_PEOPLE: Final = 40
MOST_OF_FILE: Final = 1 << 18  # bytes: twice as many as forty need who have learned everything
TAKEN: Final = frozenset(word.casefold() for each in REGULARS for word in (each.name, each.portrait))


class Person(NamedTuple):
    """Somebody who sits down at this laptop besides its owner."""

    name: str
    portrait: str
    aids: Aids = LEARNERS_AIDS
    captions: bool = True
    progress: Progress = Progress()


class People:
    """All of them, in the order in which they came; what has changed is owed, until it is kept."""

    def __init__(self, owe: Callable[[], None]) -> None:
        """They are read as soon as somebody asks for them."""
        self._owe = owe
        self._known: dict[str, Person] | None = None
        self._changed = False

    def read(self) -> bool:
        """Those that were kept; False where not all of the file can be used. Whoever can be read is here all the
        same."""
        known: dict[str, Person] = {}
        self._known = known
        try:
            entries, whole = entries_in(people_file(), "people", MOST_OF_FILE)
        except Unreadable:
            return False
        for person in map(_person, entries):
            if person is None or not self.may_come(person.name):
                whole = False
            else:
                known[person.name] = person
        if not whole:
            self._note()
        return whole

    @property
    def everybody(self) -> tuple[Person, ...]:
        """Who is remembered."""
        return tuple(self._people.values())

    @property
    def _people(self) -> dict[str, Person]:
        if self._known is None:
            self.read()
        return self._known or {}

    def named(self, name: str) -> Person | None:
        """Whoever is called so, if anybody is."""
        return self._people.get(name)

    @property
    def full(self) -> bool:
        """Whether nobody else can be remembered."""
        return len(self._people) >= MOST_PEOPLE

    def is_taken(self, name: str) -> bool:
        """Whether one of them, or of the regulars, is called so."""
        wanted = name.strip().casefold()
        return wanted in TAKEN or any(wanted == each.casefold() for each in self._people)

    def may_come(self, name: str) -> bool:
        """Whether somebody of this name can be remembered besides those who are."""
        return is_name(name) and not self.full and not self.is_taken(name)

    def remember(self, person: Person) -> bool:
        """Somebody new; whether there was room for them, and nobody has their name."""
        if not self.may_come(person.name):
            return False
        self._known = self._people | {person.name: person}
        self._note()
        return True

    def change(self, person: Person) -> None:
        """Somebody who is remembered is so now."""
        if self.named(person.name) not in (None, person):
            self._known = self._people | {person.name: person}
            self._note()

    def forget(self, name: str) -> None:
        """Nothing is known of them any more."""
        self._known = {each: person for each, person in self._people.items() if each != name}
        self._note()

    def keep(self) -> None:
        """Write them down, if anything has changed; OSError where that cannot be."""
        if self._changed:
            told = {"people": [_told(person) for person in self.everybody]}
            write_whole(people_file(), json.dumps(told, ensure_ascii=False, indent=1) + "\n")
            self._changed = False

    def _note(self) -> None:
        self._changed = True
        self._owe()


def people_file() -> Path:
    """Where they are kept: beside the settings."""
    return settings_file().with_name("people.json")


def is_name(name: object) -> bool:
    """Whether a person may be called so."""
    return speakable(name) and bool(name) and name == name.strip()


def _told(person: Person) -> Plain:
    return person._asdict() | {"aids": list(person.aids.names()), "progress": person.progress._asdict()}


def _person(entry: Plain) -> Person | None:
    """Somebody as they were written down; None where that is something else."""
    name, portrait, aids, captions, progress = map(entry.get, Person._fields)
    if not isinstance(name, str) or portrait not in OWN_PORTRAITS or not isinstance(captions, bool):
        return None
    if not isinstance(aids, list) or not isinstance(progress, dict):
        return None
    try:
        return Person(name, str(portrait), aids_named(aids), captions, progress_of(progress))
    except Unreadable:
        return None
