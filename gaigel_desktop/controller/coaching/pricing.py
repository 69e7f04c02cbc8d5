"""Pricing: what a decision has cost, by what a search has found.

Whoever looks for the best way in some guesses and prices it in the same ones finds that everybody makes mistakes: the
way that was lucky there is called the best. So it is looked for in one half of the guesses and priced in the other, and
the reverse, and the mean of both is what the decision has cost.
"""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from gaigel_desktop.opponents.thought import Apart, Common, Course, Sight, Thought, Way

GRID: Final = 1 << 20  # worths are whole parts of a stroke, so small and so many that sums of them are exact
IN_THE_RACE: Final = 0.5  # of the tries of the way that was tried most: what has fewer was given up long ago

Halves = tuple[tuple[Common, ...], ...]


class Price(NamedTuple):
    """What a decision was worth, in strokes: the best way before it, and the way that was taken."""

    best: float
    taken: float


def price(thought: Thought, course: Course) -> Price:
    """Both from the own view alone; their difference is what the decision has cost."""
    place = taken(thought, course)
    worth = on_grid(thought.ways[place].worth)
    return Price(worth + on_grid(lost_at(thought, place).mean), worth)


def on_grid(worth: float) -> float:
    """The nearest whole part of a stroke."""
    return round(worth * GRID) / GRID


def taken(thought: Thought, course: Course) -> int:
    """Where the way that was taken stands: the best of all that begin so. What was not thought about passes for what is
    advised."""
    place = thought.best_with(course[0] if course else None)
    return thought.advised if place is None else place


def loss(thought: Thought, course: Course) -> Apart:
    """How many strokes the best way is ahead of the one that was taken, and the standard error of that."""
    return lost_at(thought, taken(thought, course))


def lost_at(thought: Thought, place: int) -> Apart:
    """The same by the place of the way that was taken."""
    rivals = _in_the_race(thought, place)
    one = _chosen_and_priced(thought.even, thought.odd, place, rivals)
    two = _chosen_and_priced(thought.odd, thought.even, place, rivals)
    return Apart((one.mean + two.mean) / 2, hypot(one.error, two.error) / 2)


def _in_the_race(thought: Thought, place: int) -> list[int]:
    """The ways that begin otherwise, and were tried about as often as any other together with this one."""
    deed = thought.ways[place].course[:1]
    return _often_tried(thought, place, [at for at, way in enumerate(thought.ways) if way.course[:1] != deed])


def _often_tried(thought: Thought, place: int, others: list[int]) -> list[int]:
    tries = {other: thought.even[other][place].tries + thought.odd[other][place].tries for other in others}
    most = max(tries.values(), default=0)
    return [other for other in others if tries[other] >= IN_THE_RACE * most]


def _chosen_and_priced(chosen_in: Halves, priced_in: Halves, place: int, rivals: list[int]) -> Apart:
    """The best way of one half, priced in the other."""
    ahead = {other: chosen_in[other][place].apart().mean for other in rivals if chosen_in[other][place].tries}
    best = max(ahead, key=ahead.__getitem__, default=place)
    if ahead.get(best, 0.0) <= 0:
        return Apart(0.0, 0.0)
    return priced_in[best][place].apart()


# -- thinking on -------------------------------------------------------------------------------------------------


def together(thought: Thought, more: Thought) -> Thought:
    """What was found about the same ways in other guesses besides."""
    even, odd = _added(thought.even, more.even), _added(thought.odd, more.odd)
    both = Thought(thought.ways, thought.advised, thought.solved and more.solved, even, odd)
    best = thought.advised
    worth = _mean_of(thought.ways[best].worth, more.ways[best].worth, _share(thought, more))
    ways = [_way(*pair) for pair in zip(thought.ways, more.ways, strict=True)]
    apart = [both.apart(at, best).mean if at != best else 0.0 for at in range(len(ways))]
    both = both._replace(ways=tuple(way._replace(worth=worth + by) for way, by in zip(ways, apart, strict=True)))
    return both._replace(advised=_ahead_of_all(both))


def _added(one: Halves, two: Halves) -> Halves:
    return tuple(tuple(_sum(*pair) for pair in zip(*rows, strict=True)) for rows in zip(one, two, strict=True))


def _sum(one: Common, two: Common) -> Common:
    return Common(one.tries + two.tries, one.total + two.total, one.squares + two.squares)


def _share(thought: Thought, more: Thought) -> float:
    """How much of all guesses is new."""
    old, new = (max(way.tries for way in each.ways) for each in (thought, more))
    return new / max(1, old + new)


def _mean_of(one: float, two: float, share: float) -> float:
    return one + share * (two - one)


def _way(one: Way, two: Way) -> Way:
    """What both have seen, by how often each was tried; what it is worth is told by the difference to the others."""
    share, saw = two.tries / max(1, one.tries + two.tries), one.saw
    if saw is not None and two.saw is not None:
        saw = Sight(*(_mean_of(a, b, share) for a, b in zip(saw, two.saw, strict=True)))
    return Way(one.course, one.worth, one.tries + two.tries, saw)


def _ahead_of_all(thought: Thought) -> int:
    """The way that is furthest ahead of the one advised so far."""
    before = thought.advised
    rivals = _often_tried(thought, before, [at for at in range(len(thought.ways)) if at != before])
    return max((before, *rivals), key=lambda at: thought.apart(at, before).mean)
