"""Reasons: the figures that decided an answer, as far as anybody wants to read them side by side."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.opponents.choose import BY_THUMB
from gaigel_desktop.opponents.thought import Course, Way

Kind = Literal["only", "thumb", "solved", "guesses"]


class Reasons(NamedTuple):
    """What is done, how that was found, and how far it is ahead of the best of the other ways."""

    course: Course
    kind: Kind = "only"
    tries: int = 0  # guesses in which this way was tried
    won: float = 0.0  # in how many of the guesses the deal was won
    ahead: float = 0.0  # in strokes, or in the points of a rule of thumb
    other: Course = ()


def reasons_of(answer: Answer) -> Reasons:
    """Without a choice there is none but that."""
    thought = answer.thought
    if thought is None or len(thought.ways) == 1:
        return Reasons(() if answer.action is None else (answer.action,))
    way = thought.ways[thought.advised]
    best = max((each for at, each in enumerate(thought.ways) if at != thought.advised), key=lambda each: each.worth)
    ahead, won = way.worth - best.worth, way.saw.won if way.saw is not None else 0.0
    kind = _kind(way, solved=thought.solved)
    return Reasons(way.course, kind, way.tries, won, ahead * (BY_THUMB if kind == "thumb" else 1), best.course)


def _kind(way: Way, *, solved: bool) -> Kind:
    if not way.tries:
        return "thumb"
    return "solved" if solved else "guesses"
