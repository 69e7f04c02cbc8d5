"""A lesson as data: scenes at a table that was laid for them, beat by beat, with the words of whoever tells it.

Each lesson is a file beside this one (CONTRIBUTING.md has the recipe). Its last scene is the twin: one thing is
different, the same card is wrong, and nothing is pointed at.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import ACTION_OF, Action
from gaigel_desktop.rules.options import Value
from gaigel_desktop.rules.record import Deed, Record
from gaigel_desktop.rules.seats import sides

from .laying import faces_of, laid, rules_for

FOLDER: Final = Path(__file__).parent
DEEDS: Final = frozenset(  # beside them stand words
    {"at", "wants", "answers", "asks", "points", "pile", "then", "free", "differs", "right"}
)
TAKER: Final = "taker"  # who takes the trick that lies there
# By language; {H7} and {S} are a card and a suit, called as the player's deck calls them, {second} as this table does.
Words = Mapping[str, str]
WORDLESS: Final[Words] = {}


class Answer(NamedTuple):
    """One of the answers to a question."""

    words: Words
    right: bool


class Beat(NamedTuple):
    """One thing that is said, what is pointed at, what the player is to do, and how the table goes on after it."""

    words: Words = WORDLESS
    at: tuple[str, ...] = ()  # names of what is pointed at: "trump", "hand:H7", "seat:2", "call:melden"
    wants: tuple[Action, ...] = ()  # any of these leads on; where nothing is wanted, a press does
    answers: tuple[Answer, ...] = ()  # of a question; then one of these leads on
    asks: str = ""  # of the trick that has just been laid; then the right card of it leads on
    points: tuple[int, ...] = ()  # what it might count; then the right number leads on
    pile: tuple[int, ...] = ()  # cards that lie beside a question, to be counted
    then: tuple[Deed, ...] = ()  # what is done at the table after it
    free: bool = False  # no story: everybody plays as they like until the deal is over, and the player has to win it
    differs: str = ""  # why this deed is worth seeing although it is not what a master does

    @property
    def is_silent(self) -> bool:
        """Whether nothing is said or asked: it is only done what follows."""
        return not (self.words or self.free or self.asks or self.points)


class Scene(NamedTuple):
    """A table, where the player sits at it, what has been played before, and what happens there."""

    seat: int
    record: Record  # with the deeds that lie behind
    beats: tuple[Beat, ...]
    score: tuple[int, ...]  # what stands on the slate
    off: tuple[str, ...] = ()  # aids that would give it away


class Lesson(NamedTuple):
    """Scenes that belong together; the last one is the twin."""

    name: str
    order: int
    teller: str  # the portrait of a regular
    title: Words
    gist: Words  # what one can do afterwards, in a line
    when: str  # what has to come up in a match for it to be offered; empty: it belongs to the first eight
    scenes: tuple[Scene, ...]


# -- reading -----------------------------------------------------------------------------------------------------


@cache
def lessons() -> tuple[Lesson, ...]:
    """All of them, in the order in which they make a player."""
    return tuple(sorted(map(_read, FOLDER.glob("*.toml")), key=lambda lesson: lesson.order))


def _read(file: Path) -> Lesson:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    scenes = tuple(_scene(scene) for scene in data["scenes"])
    return Lesson(file.stem, data["order"], data["teller"], data["title"], data["gist"], data.get("when", ""), scenes)


def _scene(data: Mapping[str, object]) -> Scene:
    preset, players = str(data.get("preset", "leinfelden")), _number(data.get("players", 4))
    rules = rules_for(preset, players, _options(data.get("options", {})))
    deck = laid(rules, str(data["turned"]), _texts(data["hands"]), str(data.get("talon", "")))
    return Scene(
        seat=_number(data["seat"]),
        record=Record(rules, rules.players - 1, False, deck, deeds_of(str(data.get("past", "")))),
        beats=tuple(map(_beat, _tables(data["beats"]))),
        score=tuple(map(_number, _items(data.get("score", [0] * sides(rules))))),
        off=tuple(str(data.get("off", "")).split()),
    )


def _beat(data: Mapping[str, object]) -> Beat:
    return Beat(
        words=_words(data),
        at=tuple(str(data.get("at", "")).split()),
        wants=tuple(ACTION_OF[_spelling(wanted)] for wanted in _listed(str(data.get("wants", "")))),
        answers=tuple(map(_answer, _tables(data.get("answers", [])))),
        asks=str(data.get("asks", "")),
        points=tuple(map(int, str(data.get("points", "")).split())),
        pile=tuple(faces_of(str(data.get("pile", "")))),
        then=deeds_of(str(data.get("then", ""))),
        free=bool(data.get("free", False)),
        differs=str(data.get("differs", "")),
    )


def _answer(data: Mapping[str, object]) -> Answer:
    return Answer(_words(data), bool(data.get("right", False)))


def _words(data: Mapping[str, object]) -> Words:
    """What is said there, by language."""
    return {language: str(text) for language, text in data.items() if language not in DEEDS}


def deeds_of(line: str) -> tuple[Deed, ...]:
    """Deeds as a record spells them, with commas between them: `0 open elfen EA, 1 play EU`."""
    return tuple((int(deed.split()[0]), ACTION_OF[_spelling(deed.split(maxsplit=1)[1])]) for deed in _listed(line))


def _spelling(said: str) -> tuple[str | int, ...]:
    return tuple(int(part) if part.isdigit() else part for part in said.split())


def _listed(line: str) -> list[str]:
    return [part.strip() for part in line.split(",") if part.strip()]


def _number(data: object) -> int:
    assert isinstance(data, int)
    return data


def _options(data: object) -> dict[str, Value]:
    assert isinstance(data, dict)
    return {str(name): value for name, value in data.items()}


def _items(data: object) -> list[object]:
    assert isinstance(data, list)
    return data


def _texts(data: object) -> list[str]:
    return list(map(str, _items(data)))


def _tables(data: object) -> list[Mapping[str, object]]:
    return [item for item in _items(data) if isinstance(item, dict)]
