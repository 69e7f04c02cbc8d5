"""A story as data: a deal that is shown to a room, where the room is asked something, and words for whoever speaks.

Each story is a file in `stories/`. It may take its table, what lies behind and how it is played from a lesson's scene.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.record import Deed, Record
from gaigel_desktop.rules.seats import sides

from .lesson import Scene, course_of, lesson_in, score_of, seat_of, table_of
from .reading import (
    WORDLESS,
    Data,
    Misread,
    Words,
    about,
    actions,
    all_in,
    check_played,
    data_in,
    deeds,
    number,
    tables,
    text,
    truth,
    words,
)

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
    joker: int = NOBODY  # who has something to say to the answer,
    joke: Words = WORDLESS  # and what

    def has_place(self, deeds: Sequence[Deed]) -> bool:
        """Whether so much is done in a deal; where there is a choice, something follows."""
        return self.after + bool(self.choices) <= len(deeds)

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
    return tuple(story for _, story in sorted(all_in(FOLDER, _in_order), key=lambda each: each[0]))


def _in_order(file: Path) -> tuple[int, Story]:
    data = data_in(file)
    return number(data, "order"), story_of(file.stem, data)


def story_of(name: str, data: Data) -> Story:
    """A story as its file says it; Misread with the name of what is not as it should be."""
    scene = _scene_of(data)
    told = course_of(scene)[: number(data, "until", 99)] + deeds(data, "deeds")
    check_played(scene.record._replace(actions=told), "deeds")
    story = Story(
        name=name,
        title=words(data, "title"),
        gist=words(data, "gist"),
        seat=seat_of(data, scene.record.rules) if "seat" in data else scene.seat,
        record=scene.record._replace(actions=told),
        begins=number(data, "begins", len(scene.record.actions)),
        score=score_of(data, scene.record.rules, scene.score),
        shows=tuple(text(data, "shows").split()),
        stops=stops_of(data),
        screen=words(data, "screen"),
        say=words(data, "say"),
        seconds=number(data, "seconds"),
        rare=truth(data, "rare"),
    )
    if not all(stop.has_place(told) for stop in story.stops):
        raise Misread("stops")
    return story


def _scene_of(data: Data) -> Scene:
    """The table: one that is laid here, or that of a lesson."""
    if "lesson" in data:
        with about("scene"):
            return lesson_in(text(data, "lesson")).scenes[number(data, "scene", 0)]
    rules, deck = table_of(data)
    return Scene(seat_of(data, rules), Record(rules, rules.players - 1, False, deck, ()), (), (0,) * sides(rules))


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
        lies=truth(data, "lies"),
        differs=text(data, "differs", ""),
        joker=number(data, "joker") if "joker" in data else NOBODY,
        joke=words(data, "joke", WORDLESS),
    )


def _choice(data: Data) -> Choice:
    done = actions(data, "action")
    if len(done) != 1:
        raise Misread("action")
    return Choice(done[0], deeds(data, "then"), words(data, "comes", WORDLESS))
