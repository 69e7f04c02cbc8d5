"""A story as data: a deal that is shown to a room, where the room is asked something, and words for whoever speaks.

Each story is a file in `stories/`. It may take its table, what lies behind and how it is played from a lesson's scene.
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.record import Deed, Record
from gaigel_desktop.rules.seats import sides

from .lesson import Scene, lesson_in, table_of
from .reading import WORDLESS, Data, Misread, Words, actions, deeds, number, numbers, tables, text, words

FOLDER: Final = Path(__file__).parent / "stories"


class Choice(NamedTuple):
    """A card, or anything else, that the room may vote for: A, B or C."""

    action: Action
    then: tuple[Deed, ...] = ()  # how the table goes on until the trick is taken; empty: it is left to the players
    comes: Words = WORDLESS  # what comes of it, in a few words


class Stop(NamedTuple):
    """Here the room is asked."""

    after: int  # so many deeds have been done, the past ones too
    question: Words
    answer: Words
    at: tuple[str, ...] = ()  # what is pointed at, as in a lesson
    choices: tuple[Choice, ...] = ()
    lies: bool = False  # asked while the trick still lies there, before it is taken
    differs: str = ""  # why the story's way is worth showing although it is not what a master does

    def right(self, record: Record) -> int:
        """Which of the choices the story itself takes."""
        return [choice.action for choice in self.choices].index(record.actions[self.after][1])


class Story(NamedTuple):
    """A deal, whose hand is talked about, and where the room is asked."""

    name: str
    title: Words
    gist: Words  # a line below the title
    seat: int  # whose hand is talked about
    record: Record  # with all that is done
    begins: int  # so many deeds lie behind when it is first shown
    score: tuple[int, ...]  # what stands on the slate
    shows: tuple[str, ...]  # what happens in it, as its test finds it
    stops: tuple[Stop, ...]
    screen: Words = WORDLESS  # what is on the screen, for the speaker's page
    say: Words = WORDLESS  # two sentences for whoever speaks
    seconds: int = 0  # with its title and its questions; 0: nobody has measured it
    rare: bool = False  # where it is asked for


# -- reading -----------------------------------------------------------------------------------------------------


@cache
def stories() -> tuple[Story, ...]:
    """All of them: those that a room of newcomers needs, in their order, then the rare ones."""
    files = [(tomllib.loads(file.read_text(encoding="utf-8")), file.stem) for file in FOLDER.glob("*.toml")]
    return tuple(_story(name, data) for data, name in sorted(files, key=lambda file: number(file[0], "order")))


def _story(name: str, data: Data) -> Story:
    scene = _scene_of(data)
    told = _course(scene)[: number(data, "until", 99)] + deeds(data, "deeds")
    return Story(
        name=name,
        title=words(data, "title"),
        gist=words(data, "gist"),
        seat=number(data, "seat", scene.seat),
        record=scene.record._replace(actions=told),
        begins=number(data, "begins", len(scene.record.actions)),
        score=numbers(data, "score", scene.score),
        shows=tuple(text(data, "shows").split()),
        stops=stops_of(data),
        screen=words(data, "screen"),
        say=words(data, "say"),
        seconds=number(data, "seconds"),
        rare=bool(data.get("rare", False)),
    )


def _scene_of(data: Data) -> Scene:
    """The table: one that is laid here, or that of a lesson."""
    if "lesson" in data:
        return lesson_in(text(data, "lesson")).scenes[number(data, "scene", 0)]
    rules, deck = table_of(data)
    return Scene(number(data, "seat"), Record(rules, rules.players - 1, False, deck, ()), (), (0,) * sides(rules))


def _course(scene: Scene) -> tuple[Deed, ...]:
    """What lies behind, and then the scene as it is wanted."""
    done = (((scene.seat, beat.wants[0]), *beat.then) if beat.wants else beat.then for beat in scene.beats)
    return (*scene.record.actions, *chain.from_iterable(done))


def stops_of(data: Data) -> tuple[Stop, ...]:
    """Where the room is asked: of a story, or of a number in a club's programme."""
    return tuple(map(_stop, tables(data, "stops")))


def _stop(data: Data) -> Stop:
    return Stop(
        after=number(data, "after"),
        question=words(data, "question"),
        answer=words(data, "answer"),
        at=tuple(text(data, "at", "").split()),
        choices=tuple(map(_choice, tables(data, "choices"))),
        lies=bool(data.get("lies", False)),
        differs=text(data, "differs", ""),
    )


def _choice(data: Data) -> Choice:
    done = actions(data, "action")
    if len(done) != 1:
        raise Misread("action")
    return Choice(done[0], deeds(data, "then"), words(data, "comes", WORDLESS))
