"""Contents: which lessons there are, in their order, for whoever shows or offers them."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.lessons.lesson import Lesson, lessons

from .note import spoken
from .tutor import Tutor


class Entry(NamedTuple):
    """A lesson in the contents: its name, what it is called, and what one can do afterwards."""

    name: str
    title: str
    gist: str


def ladder() -> tuple[Entry, ...]:
    """Those that make a player, one after the other."""
    return tuple(_entry(lesson) for lesson in lessons() if not lesson.when)


def scenes() -> tuple[Entry, ...]:
    """The others, for when their thing comes up."""
    return tuple(_entry(lesson) for lesson in lessons() if lesson.when)


def _named(name: str) -> Lesson:
    return next(lesson for lesson in lessons() if lesson.name == name)


def _entry(lesson: Lesson) -> Entry:
    return Entry(lesson.name, spoken(lesson.title), spoken(lesson.gist))


def what_comes_up() -> dict[str, str]:
    """What of a match belongs to which lesson: its thing, or for one of the first eight its own name."""
    return {lesson.when or lesson.name: lesson.name for lesson in lessons()}


def title_of(name: str) -> str:
    """What a lesson is called."""
    return spoken(_named(name).title)


def tutor_of(name: str) -> Tutor:
    """Whoever tells this lesson, from its first scene."""
    return Tutor(_named(name))


def lesson_after(name: str) -> str | None:
    """The next one on the way to playing; None after the last of them, and after the others."""
    names = [entry.name for entry in ladder()]
    following = names.index(name) + 1 if name in names else len(names)
    return names[following] if following < len(names) else None
