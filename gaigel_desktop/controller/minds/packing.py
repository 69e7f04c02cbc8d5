"""Packing: questions and answers as plain tuples, for the way to another process and back. Nothing of ours is ever
pickled."""

from __future__ import annotations

from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.opponents.considered import Looks
from gaigel_desktop.opponents.levels import Character, Level
from gaigel_desktop.opponents.memory import Gain, Laid, Memory, Sign
from gaigel_desktop.opponents.thought import Common, Course, Sight, Thought, Way
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.deal import FIELDS, Deal, Result
from gaigel_desktop.rules.law import law_of
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.views import View

from .mind import Question

PlainView = tuple[object, ...]  # the fields of a deal, the law as the rule set that it was read from
PlainStanding = tuple[str, int, tuple[int, ...], int]
PlainMemory = tuple[
    PlainStanding | None,
    int,
    tuple[Laid, ...],
    tuple[tuple[Laid, ...], ...],
    tuple[tuple[int, int, int, int], ...],
    tuple[tuple[int, int, int], ...],
]
PlainCharacter = tuple[tuple[object, ...], tuple[object, ...]]  # the level, and everything else in its order
PlainLooks = tuple[Action | None, int, float, tuple[Course, ...], int]
PlainQuestion = tuple[int, PlainView, int, PlainMemory, PlainCharacter, int, PlainLooks | None]
PlainWay = tuple[Course, float, int, tuple[float, ...] | None]
PlainCommon = tuple[tuple[tuple[int, float, float], ...], ...]
PlainThought = tuple[tuple[PlainWay, ...], int, bool, PlainCommon]
PlainAnswer = Action | PlainThought | None  # the deed alone, where nobody asked for more


def packed(question: Question) -> PlainQuestion:
    """The question as plain tuples."""
    moment, seen, seat, memory, character, seed, looks = question
    name, level, *temperament = character
    who = (tuple(level), (name, *temperament))
    asked = None if looks is None else (looks.plays, looks.tries, looks.until, looks.only, looks.each)
    return moment, _packed_view(seen), seat, _packed_memory(memory), who, seed, asked


def unpacked(plain: PlainQuestion) -> Question:
    """The question that was packed."""
    moment, seen, seat, memory, (level, (name, *temperament)), seed, looks = plain
    character = Character._make((name, Level._make(level), *temperament))
    asked = None if looks is None else Looks(*looks)
    return Question(moment, _unpacked_view(seen), seat, _unpacked_memory(memory), character, seed, asked)


def packed_answer(answer: Answer) -> PlainAnswer:
    """What was decided, or all that was found, as plain tuples."""
    if answer.thought is None:
        return answer.action
    ways, advised, solved, common = answer.thought
    plain = tuple((course, worth, tries, None if saw is None else tuple(saw)) for course, worth, tries, saw in ways)
    return plain, advised, solved, _packed_common(common)


def unpacked_answer(moment: int, plain: PlainAnswer) -> Answer:
    """The answer that was packed, to this moment."""
    if not isinstance(plain, tuple):
        return Answer(moment, plain)
    found, advised, solved, common = plain
    ways = tuple(Way(course, worth, tries, None if saw is None else Sight(*saw)) for course, worth, tries, saw in found)
    thought = Thought(ways, advised, solved, _unpacked_common(common))
    return Answer(moment, thought.deed(), thought)


def _packed_common(rows: tuple[tuple[Common, ...], ...]) -> PlainCommon:
    return tuple(tuple((each.tries, each.total, each.squares) for each in row) for row in rows)


def _unpacked_common(rows: PlainCommon) -> tuple[tuple[Common, ...], ...]:
    return tuple(tuple(Common(*each) for each in row) for row in rows)


def _packed_view(seen: View) -> PlainView:
    law, *fields, result = (getattr(seen, name) for name in FIELDS)
    return (tuple(law.rules), *fields, None if result is None else tuple(result))


def _unpacked_view(plain: PlainView) -> View:
    rules, *fields, result = plain
    seen = Deal()
    seen.law = law_of(RuleSet._make(rules))  # type: ignore[arg-type]
    seen.result = None if result is None else Result._make(result)  # type: ignore[arg-type]
    for name, value in zip(FIELDS[1:-1], fields, strict=True):
        setattr(seen, name, value)
    return View(seen)


def _packed_memory(memory: Memory) -> PlainMemory:
    standing, moments, running, tricks, gains, signs = memory
    told = None if standing is None else _plain_standing(standing)
    plain_gains = tuple((gain.seat, gain.what, gain.times, gain.before) for gain in gains)
    return told, moments, running, tricks, plain_gains, tuple((sign.seat, sign.sign, sign.tricks) for sign in signs)


def _plain_standing(standing: Standing) -> PlainStanding:
    return standing.phase, standing.deals, standing.score, standing.winner


def _unpacked_memory(plain: PlainMemory) -> Memory:
    standing, moments, running, tricks, gains, signs = plain
    told = None if standing is None else Standing(*standing)
    return Memory(
        told, moments, running, tricks, tuple(Gain(*one) for one in gains), tuple(Sign(*one) for one in signs)
    )
