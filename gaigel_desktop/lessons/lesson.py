"""A lesson as data: scenes at a table that was laid for them, beat by beat, with the words of whoever tells it.

Each lesson is a file beside this one (CONTRIBUTING.md has the recipe). Its last scene is the twin: one thing is
different, the same card is wrong, and nothing is pointed at.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Deed, Record, replay
from gaigel_desktop.rules.seats import sides
from gaigel_desktop.rules.taking import taken_last

from .laying import faces_of, laid, rules_for
from .reading import (
    WORDLESS,
    Data,
    Misread,
    Words,
    about,
    actions,
    all_in,
    data_in,
    deeds,
    number,
    numbers,
    options,
    tables,
    text,
    texts,
    truth,
    words,
)

FOLDER: Final = Path(__file__).parent
DEEDS: Final = frozenset(  # beside them stand words
    {"at", "wants", "why", "answers", "asks", "points", "pile", "then", "free", "differs", "right"}
)
TAKER: Final = "taker"  # who takes the trick that lies there


class Answer(NamedTuple):
    """One of the answers to a question."""

    words: Words
    right: bool


class Beat(NamedTuple):
    """One thing that is said, what is pointed at, what the player is to do, and how the table goes on after it."""

    words: Words = WORDLESS
    at: tuple[str, ...] = ()  # names of what is pointed at: "trump", "hand:H7", "seat:2", "call:melden"
    wants: tuple[Action, ...] = ()  # any of these leads on; where nothing is wanted, a press does
    why: Words = WORDLESS  # the reason for it, said after anything else that was done
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
    cards: bool  # whether it begins with the picture of the cards
    scenes: tuple[Scene, ...]


# -- reading -----------------------------------------------------------------------------------------------------


@cache
def lessons() -> tuple[Lesson, ...]:
    """All of them, in the order in which they make a player."""
    found = all_in(FOLDER, lambda file: lesson_in(file.stem))
    return tuple(sorted(found, key=lambda lesson: lesson.order))


@cache
def lesson_in(name: str) -> Lesson:
    """The one in the file of this name, without a look into any other; Misread where it is not as it should be."""
    return lesson_of(name, data_in(FOLDER / f"{name}.toml"))


def lesson_of(name: str, data: Data) -> Lesson:
    """A lesson as its file says it; Misread with the name of what is not as it should be."""
    return Lesson(
        name=name,
        order=number(data, "order"),
        teller=text(data, "teller"),
        title=words(data, "title"),
        gist=words(data, "gist"),
        when=text(data, "when", ""),
        cards=truth(data, "cards"),
        scenes=tuple(map(_scene, tables(data, "scenes"))) or _nothing("scenes"),
    )


def _nothing(name: str) -> NoReturn:
    raise Misread(name)


def _scene(data: Data) -> Scene:
    rules, deck = table_of(data)
    scene = Scene(
        seat=seat_of(data, rules),
        record=Record(rules, rules.players - 1, False, deck, deeds(data, "past")),
        beats=tuple(map(_beat, tables(data, "beats"))),
        score=score_of(data, rules, (0,) * sides(rules)),
        off=tuple(text(data, "off", "").split()),
    )
    with about("beats"):
        _check_told(scene)
    return scene


def _check_told(scene: Scene) -> None:
    """Whether it can be told as it stands there: what is wanted is said, all that is done can be done, of the answers
    one is right, and a trick that is asked about was laid before."""
    deal, told = replay(scene.record), False
    for beat in scene.beats:
        if beat.is_silent and (beat.wants or beat.answers):
            raise Misread("words")
        if not _has_answer(beat, deal) or (beat.asks and not told):
            raise Misread("answers")
        told = told or bool(beat.then)
        for seat, action in _deeds_of(scene, beat):
            apply(deal, seat, action)


def _has_answer(beat: Beat, deal: Deal) -> bool:
    """Whether what is asked has a right answer, if anything is."""
    if beat.asks or beat.points:
        taken = taken_last(deal)
        return taken is not None and (beat.asks == TAKER or taken.points in beat.points)
    return not beat.answers or any(answer.right for answer in beat.answers)


def course_of(scene: Scene) -> tuple[Deed, ...]:
    """What lies behind, and then the scene as it is wanted."""
    return (*scene.record.actions, *chain.from_iterable(_deeds_of(scene, beat) for beat in scene.beats))


def _deeds_of(scene: Scene, beat: Beat) -> tuple[Deed, ...]:
    """What is done after it is said: what is wanted of the player, and how the table goes on."""
    return ((scene.seat, beat.wants[0]), *beat.then) if beat.wants else beat.then


def table_of(data: Data) -> tuple[RuleSet, tuple[int, ...]]:
    """How this table plays, and the pack that was laid for it."""
    with about("options"):
        rules = rules_for(text(data, "preset", "leinfelden"), number(data, "players", 4), options(data, "options"))
    with about("hands"):
        return rules, laid(rules, text(data, "turned"), texts(data, "hands"), text(data, "talon", ""))


def seat_of(data: Data, rules: RuleSet) -> int:
    """Whose hand it is about."""
    seat = number(data, "seat")
    return seat if seat < rules.players else _nothing("seat")


def score_of(data: Data, rules: RuleSet, default: tuple[int, ...]) -> tuple[int, ...]:
    """What stands on the slate, for each side."""
    score = numbers(data, "score", default)
    return score if len(score) == sides(rules) else _nothing("score")


def _beat(data: Data) -> Beat:
    return Beat(
        words=_words(data),
        at=tuple(text(data, "at", "").split()),
        wants=actions(data, "wants"),
        why=words(data, "why", WORDLESS),
        answers=tuple(map(_answer, tables(data, "answers"))),
        asks=text(data, "asks", ""),
        points=_points(data),
        pile=_pile(data),
        then=deeds(data, "then"),
        free=truth(data, "free"),
        differs=text(data, "differs", ""),
    )


def _answer(data: Data) -> Answer:
    return Answer(_words(data), truth(data, "right"))


def _points(data: Data) -> tuple[int, ...]:
    with about("points"):
        return tuple(map(int, text(data, "points", "").split()))


def _pile(data: Data) -> tuple[int, ...]:
    with about("pile"):
        return tuple(faces_of(text(data, "pile", "")))


def _words(data: Data) -> Words:
    """What is said there, by language."""
    return words({"words": {language: said for language, said in data.items() if language not in DEEDS}}, "words", {})
