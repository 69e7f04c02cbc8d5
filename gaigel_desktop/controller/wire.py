"""Wire: questions as plain tuples, for the way to another process. Nothing of ours is ever pickled."""

from __future__ import annotations

from gaigel_desktop.opponents.levels import Character, Level
from gaigel_desktop.opponents.memory import Gain, Laid, Memory, Sign
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
    tuple[tuple[int, int, int], ...],
    tuple[tuple[int, int, int], ...],
]
PlainLevel = tuple[str, int, float, float, float, float, float, int, bool]
PlainCharacter = tuple[str, PlainLevel, float, float, float, float, bool]
PlainQuestion = tuple[int, PlainView, int, PlainMemory, PlainCharacter, int]


def packed(question: Question) -> PlainQuestion:
    """The question as plain tuples."""
    moment, seen, seat, memory, character, seed = question
    name, level, *temperament = character
    return moment, _packed_view(seen), seat, _packed_memory(memory), (name, tuple(level), *temperament), seed


def unpacked(plain: PlainQuestion) -> Question:
    """The question that was packed."""
    moment, seen, seat, memory, (name, level, *temperament), seed = plain
    character = Character(name, Level(*level), *temperament)
    return Question(moment, _unpacked_view(seen), seat, _unpacked_memory(memory), character, seed)


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
    told = None if standing is None else tuple(standing)
    return told, moments, running, tricks, tuple(map(tuple, gains)), tuple(map(tuple, signs))


def _unpacked_memory(plain: PlainMemory) -> Memory:
    standing, moments, running, tricks, gains, signs = plain
    told = None if standing is None else Standing(*standing)
    return Memory(
        told, moments, running, tricks, tuple(Gain(*one) for one in gains), tuple(Sign(*one) for one in signs)
    )
