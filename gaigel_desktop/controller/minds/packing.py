"""Packing: questions as plain tuples, for the way to another process. Nothing of ours is ever pickled."""

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
PlainCharacter = tuple[tuple[object, ...], tuple[object, ...]]  # the level, and everything else in its order
PlainQuestion = tuple[int, PlainView, int, PlainMemory, PlainCharacter, int]


def packed(question: Question) -> PlainQuestion:
    """The question as plain tuples."""
    moment, seen, seat, memory, character, seed = question
    name, level, *temperament = character
    return moment, _packed_view(seen), seat, _packed_memory(memory), (tuple(level), (name, *temperament)), seed


def unpacked(plain: PlainQuestion) -> Question:
    """The question that was packed."""
    moment, seen, seat, memory, (level, (name, *temperament)), seed = plain
    character = Character._make((name, Level._make(level), *temperament))
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
    told = None if standing is None else _plain_standing(standing)
    plain_gains = tuple((gain.seat, gain.what, gain.times) for gain in gains)
    return told, moments, running, tricks, plain_gains, tuple((sign.seat, sign.sign, sign.tricks) for sign in signs)


def _plain_standing(standing: Standing) -> PlainStanding:
    return standing.phase, standing.deals, standing.score, standing.winner


def _unpacked_memory(plain: PlainMemory) -> Memory:
    standing, moments, running, tricks, gains, signs = plain
    told = None if standing is None else Standing(*standing)
    return Memory(
        told, moments, running, tricks, tuple(Gain(*one) for one in gains), tuple(Sign(*one) for one in signs)
    )
