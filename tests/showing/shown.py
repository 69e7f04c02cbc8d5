"""Deals to be shown, and whoever goes on with them: by rules of thumb, at once and by dice that fall the same again."""

from __future__ import annotations

from itertools import count
from random import Random

from gaigel_desktop.controller.match.dealer import record_from
from gaigel_desktop.controller.match.players import Answer, Player, Thinker
from gaigel_desktop.controller.minds.mind import Question
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.opponents.chance import random_player
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.record import Record
from gaigel_desktop.show.plan.course import Course

LEINFELDEN = PRESETS["leinfelden"]


def sound(seat: int) -> Player:
    """Somebody with rules of thumb."""
    return Thinker(greedy)


class ByThumb:
    """A mind for whole evenings: everybody answers at once, by rules of thumb."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self.open: dict[int, Question] = {}  # whoever asked and has not dropped it

    def warm(self) -> None: ...
    def close(self) -> None: ...

    def ask(self, question: Question) -> int:
        number = next(self._numbers)
        self.open[number] = question
        return number

    def drop(self, number: int) -> None:
        del self.open[number]

    def answer(self, number: int) -> Answer | None:
        question = self.open[number]
        return Answer(question.moment, greedy(question.seen, question.seat))


def wild(seed: str) -> list[Player]:
    """Players who do anything that is allowed, so that every rule is reached."""
    dice = Random(seed)
    return [Thinker(lambda seen, at: random_player(seen, at, dice)) for _ in range(6)]


def dealt(seed: str, rules: RuleSet = LEINFELDEN) -> Record:
    """A deal of which nothing has been played."""
    return record_from(seed, 20, rules, 0)


def played(seed: str, rules: RuleSet = LEINFELDEN) -> Record:
    """A deal that was played to its end."""
    return next(simulate(Plan(rules, 1, seed, ("greedy",))))


def go_on(course: Course, at: int | None = None) -> int:
    """As the presenter does who only presses on: until the deal is over or somebody else is awaited; where that is."""
    step = course.first if at is None else at
    while course.awaited(step) == NOBODY and not course.over(step):
        if step == course.last:
            assert course.go_on(step), "nobody thinks here: somebody has to do something"
        step += 1
    return step
