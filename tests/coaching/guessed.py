"""Thoughts that nobody has thought: made of what each way is worth in each guess, as a search would have noted it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean

from gaigel_desktop.opponents.thought import Common, Course, Thought, Way

Guesses = Sequence[float]


def thought_of(guesses: Mapping[Course, Guesses], solved: bool = False) -> Thought:
    """What was found in these guesses; the best mean is advised."""
    ways = tuple(Way(course, fmean(worths), len(worths), None) for course, worths in guesses.items())
    advised = max(range(len(ways)), key=lambda at: ways[at].worth)
    return Thought(ways, advised, solved, _common_of(guesses))


def _common_of(guesses: Mapping[Course, Guesses]) -> tuple[tuple[Common, ...], ...]:
    """Each two ways, in the guesses that both have met."""
    return tuple(tuple(_common(one, two) for two in guesses.values()) for one in guesses.values())


def _common(one: Guesses, two: Guesses) -> Common:
    ahead = [a - b for a, b in zip(one, two, strict=False)]
    return Common(len(ahead), sum(ahead), sum(each * each for each in ahead))
