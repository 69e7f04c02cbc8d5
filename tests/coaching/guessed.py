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
    return Thought(ways, advised, solved, _half(guesses, 0), _half(guesses, 1))


def _half(guesses: Mapping[Course, Guesses], first: int) -> tuple[tuple[Common, ...], ...]:
    """Each two ways, in the guesses of one half that both have met."""
    halves = [worths[first::2] for worths in guesses.values()]
    return tuple(tuple(_common(one, two) for two in halves) for one in halves)


def _common(one: Guesses, two: Guesses) -> Common:
    ahead = [a - b for a, b in zip(one, two, strict=False)]
    return Common(len(ahead), sum(ahead), sum(each * each for each in ahead))
