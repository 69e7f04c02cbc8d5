"""Pricing: what a decision has cost, by what two searches have found.

Whoever looks for the best way in some guesses and prices it in the same ones finds that everybody makes mistakes: what
was lucky there is called the best. Nor are two halves of one search any better, as it gives ways up by all of its
guesses. So one search looks for the best way, and another one, with other dice, finds how far that is ahead of the way
that was taken.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.opponents.considered import Looks
from gaigel_desktop.opponents.thought import Apart, Course, Thought, Way

GRID: Final = 1 << 20  # worths are whole parts of a stroke, so small and so many that sums of them are exact
NOTHING: Final = Apart(0.0, 0.0)
TRIES: Final = 4_800  # playouts for the best way, and
TRIES_PRICED: Final = 16_000  # for what it is ahead, at most
HARDLY: Final = 1.0  # stroke of error: enough while the best way is looked for
KNOWN: Final = 0.04  # with a smaller error nothing is thought about any more


class Price(NamedTuple):
    """What a decision was worth, in strokes: the best way before it, and the way that was taken."""

    best: float
    taken: float


def price(thought: Thought, course: Course, lost: Apart) -> Price:
    """Both from the own view alone; their difference is what the decision has cost."""
    worth = on_grid(thought.ways[taken(thought, course)].worth)
    return Price(worth + on_grid(lost.mean), worth)


def on_grid(worth: float) -> float:
    """The nearest whole part of a stroke."""
    return round(worth * GRID) / GRID


def taken(thought: Thought, course: Course) -> int:
    """Where the way that was taken stands: the best of all that begin so. What was not thought about passes for what is
    advised."""
    place = thought.best_with(course[0] if course else None)
    return thought.advised if place is None else place


def to_price(thought: Thought, course: Course) -> tuple[Course, ...]:
    """What another search is to be asked about: the best way and the one that was taken, unless it is the same."""
    place = taken(thought, course)
    return () if place == thought.advised else (thought.ways[thought.advised].course, thought.ways[place].course)


def next_looks(thought: Thought | None, course: Course) -> Looks:
    """How a decision is looked at: first for the best way, and when that is known for how far it is ahead."""
    if thought is None:
        return Looks(plays=course[0] if course else None, tries=TRIES, until=HARDLY)
    return Looks(tries=TRIES_PRICED, until=KNOWN, only=to_price(thought, course))


def loss(thought: Thought, priced: Thought | None, course: Course) -> Apart:
    """How many strokes the best way of one search is ahead of the one that was taken, as another has found it."""
    best, played = thought.ways[thought.advised].course, thought.ways[taken(thought, course)].course
    if priced is None or best == played:
        return NOTHING
    ahead, behind = priced.place(best), priced.place(played)
    assert ahead is not None and behind is not None, "it was asked about both"
    return priced.apart(ahead, behind)


def priced_anew(thought: Thought, priced: Thought | None, course: Course) -> Thought:
    """The thought with the best way and the one that was taken as another search has found them, so that all that is
    told of the two has one source."""
    best, played = thought.advised, taken(thought, course)
    if priced is None or best == played:
        return thought
    ways, common = list(thought.ways), [list(row) for row in thought.common]
    for one, other in ((best, played), (played, best)):
        there, beside = _found_again(thought, priced, one), _found_again(thought, priced, other)
        ways[one] = _anew(ways[one], priced.ways[there])
        common[one][other] = priced.common[there][beside]
    return thought._replace(ways=tuple(ways), common=tuple(map(tuple, common)))


def _found_again(thought: Thought, priced: Thought, place: int) -> int:
    found = priced.place(thought.ways[place].course)
    assert found is not None, "it was asked about both"
    return found


def _anew(way: Way, priced: Way) -> Way:
    """As it was priced; how often it was tried beside all others stays, as that is what these are measured by."""
    return way._replace(worth=priced.worth, saw=priced.saw)
