"""Playing a lesson as its tutor wants it, or otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from gaigel_desktop.controller.teaching.note import Note
from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.lessons.lesson import Beat, lessons
from gaigel_desktop.rules.actions import SIGNAL, SPELLED, Action
from gaigel_desktop.rules.judge import legal_actions

FREE = "whole_deal"  # which no story tells
SCENES = [(lesson, number) for lesson in lessons() if lesson.name != FREE for number in range(len(lesson.scenes))]
NAMES = [f"{lesson.name}-{number}" for lesson, number in SCENES]
HERE = dict(zip(NAMES, SCENES, strict=True))


def begun(name: str) -> Tutor:
    """The scene of this name, from its beginning."""
    return Tutor(*HERE[name])


def beat_of(tutor: Tutor) -> Beat:
    """What is being told now."""
    return tutor.told


def goes_on(tutor: Tutor) -> None:
    """The others go on until something is said, or all is over."""
    while tutor.note is None and not tutor.over:
        assert tutor.step(), "nobody goes on"


def beats(tutor: Tutor, which: int = 0) -> Iterator[Beat]:
    """Each beat while it waits; afterwards the player does the first of what is wanted, or this one of them."""
    goes_on(tutor)
    while not tutor.over:
        beat = beat_of(tutor)
        yield beat
        answer_as_wanted(tutor, beat, which)
        goes_on(tutor)


def answer_as_wanted(tutor: Tutor, beat: Beat, which: int = 0) -> None:
    """The deed, the answer or the press that leads on."""
    if beat.wants:
        tutor.do(beat.wants[min(which, len(beat.wants) - 1)])
    elif tutor.question is not None:
        tutor.choose(tutor.question.right)
    else:
        assert not tutor.go_on()


def played(name: str) -> Tutor:
    """The scene after its last beat."""
    tutor = begun(name)
    for _ in beats(tutor):
        pass
    return tutor


def others(tutor: Tutor, beat: Beat) -> list[Action]:
    """What else the player may do now; a sign is free at any time."""
    return [way for way in legal_actions(tutor.seen, tutor.seat) if way not in beat.wants and way < SIGNAL]


def spoilt(tutor: Tutor, way: Action) -> Note:
    """The player does this, the others answer, and something is said about it."""
    tutor.do(way)
    goes_on(tutor)
    note = tutor.note
    assert note is not None and note.mistake, SPELLED[way]
    return note
