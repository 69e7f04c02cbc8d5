"""Made-up thoughts, so that a test says itself what a search has found: way by way, or guess by guess."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import TypeVar

from gaigel_desktop.opponents.thought import Common, Course, Sight, Thought, Way
from gaigel_desktop.rules.actions import ACTION_OF, Action
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.views import View

Each = TypeVar("Each")
Guesses = Sequence[float]

TRIES = 800
SPREAD = 1.4  # of the difference of two ways, from guess to guess


def spelled_out(words: str) -> Course:
    """What a record would write, with a comma between two deeds: `play EX`, `declare H, play HO`, or nothing."""
    return tuple(_action(each.split()) for each in words.split(",") if each.strip())


def _action(words: list[str]) -> Action:
    if words[0] in ("declare", "accuse", "proof") and words[-1].isdigit():
        return ACTION_OF[(*words[:-1], int(words[-1]))]
    return ACTION_OF[tuple(words)]


def thought_of(ways: dict[str, float], won: dict[str, float] | None = None, *, spread: float = SPREAD) -> Thought:
    """These ways with their worth in strokes; the first is advised. `won`: the share of deals, where it is known."""
    found = [
        Way(spelled_out(way), worth, TRIES, Sight(0.5, 20.0, (won or {}).get(way, 0.5 + worth / 2.5), 0.0, 0.0))
        for way, worth in ways.items()
    ]
    return thought_with(found, 0, spread)


def guessed(guesses: Mapping[Course, Guesses]) -> Thought:
    """What each way was worth in each of these guesses; the best mean is advised."""
    courses = list(guesses)
    ways = [Way(course, fmean(worths), len(worths), None) for course, worths in guesses.items()]
    common = _each_two(courses, lambda one, two: _met(guesses[one], guesses[two]))
    return Thought(tuple(ways), _best(ways), False, common)


def thought_with(ways: Sequence[Way], advised: int | None, spread: float, *, solved: bool = False) -> Thought:
    """These ways, each two as far apart as they are worth, give or take the spread from guess to guess; advised, if
    nothing else is said, is the best."""
    common = _each_two(ways, lambda one, two: _apart(one.worth - two.worth, spread, min(one.tries, two.tries)))
    return Thought(tuple(ways), _best(ways) if advised is None else advised, solved, common)


def _each_two(some: Sequence[Each], common: Callable[[Each, Each], Common]) -> tuple[tuple[Common, ...], ...]:
    return tuple(tuple(common(one, two) for two in some) for one in some)


def _best(ways: Sequence[Way]) -> int:
    return max(range(len(ways)), key=lambda at: ways[at].worth)


def _apart(mean: float, spread: float, tries: int) -> Common:
    return Common(tries, mean * tries, (mean * mean + spread * spread) * tries)


def _met(one: Guesses, two: Guesses) -> Common:
    """Two ways in the guesses that both have met."""
    ahead = [a - b for a, b in zip(one, two, strict=False)]
    return Common(len(ahead), sum(ahead), sum(each * each for each in ahead))


def all_alike(seen: View, but: dict[str, float]) -> dict[str, float]:
    """Every card that may be played, none better than another, but these."""
    cards = {f"play {_spelled(action)}": -0.2 for action in card_actions(seen)}
    return but | {way: worth for way, worth in cards.items() if way not in but}


def _spelled(action: Action) -> str:
    return next(str(words[-1]) for words, number in ACTION_OF.items() if number == action)
