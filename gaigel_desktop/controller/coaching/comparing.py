"""Comparing: the ways that a hint may speak of meet fresh guesses, all of them the same, before anything is said.

A search leaves a way alone when it looks bad, and it looks worst in those guesses after which it was left alone. What
would be said of it then would be said of bad luck. So the way that is advised, all that it is compared with, and each
card that would cost less, are tried once more with other dice.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.opponents.considered import Looks
from gaigel_desktop.opponents.facts import laid
from gaigel_desktop.opponents.thought import Common, Course, Sight, Thought, Way
from gaigel_desktop.rules.actions import is_card, mode_of
from gaigel_desktop.rules.views import View

from .hint import advised, best_defended, next_best

FRESH: Final = 400  # guesses, which all that is compared meets


def to_compare(thought: Thought, seen: View, seat: int, other: Course) -> tuple[Course, ...]:
    """What is told, what it may be compared with, and what costs less; nothing where there is no choice, or where every
    way has met every guess already."""
    told = advised(thought, seen, seat)
    best = thought.ways[thought.advised].course
    defended = best_defended(thought, seen, seat)
    some = (told, best, defended, next_best(thought, told), other, *_cheaper(thought, seen, seat, told))
    known = tuple(course for course in dict.fromkeys(some) if thought.place(course) is not None)
    return known if len(known) > 1 and not thought.solved else ()


def _cheaper(thought: Thought, seen: View, seat: int, told: Course) -> list[Course]:
    """The cards that cost less and would be played in the same manner."""
    if len(told) != 1 or not is_card(told[0]) or seen.turn != seat:
        return []
    worth = laid(seen, seat, told[0]).worth
    cards = [way.course for way in thought.ways if len(way.course) == 1 and is_card(way.course[0])]
    alike = [course for course in cards if mode_of(course[0]) == mode_of(told[0])]
    return [course for course in alike if laid(seen, seat, course[0]).worth < worth]


def looks_at(courses: tuple[Course, ...]) -> Looks:
    """How they are looked at."""
    return Looks(tries=FRESH * len(courses), only=courses, each=FRESH)


def pooled(thought: Thought, fresh: Thought) -> Thought:
    """What both searches have found. All that was not looked at again stays as far behind the best as it was."""
    places = {at: fresh.place(way.course) for at, way in enumerate(thought.ways)}
    again = {at: there for at, there in places.items() if there is not None}
    common = [list(row) for row in thought.common]
    for one, there in again.items():
        for other, beside in again.items():
            common[one][other] = _together(thought.common[one][other], fresh.common[there][beside])
    first = thought.advised if thought.advised in again else next(iter(again))
    best = max(again, key=lambda at: common[at][first].apart().mean)
    most = _mean(thought.ways[best], fresh.ways[again[best]])
    ways = [way._replace(worth=most - (thought.ways[best].worth - way.worth)) for way in thought.ways]
    for at, there in again.items():
        old, new = thought.ways[at], fresh.ways[there]
        worth = most - common[best][at].apart().mean
        ways[at] = Way(old.course, worth, old.tries + new.tries, _seen_in_both(old, new))
    return Thought(tuple(ways), best, thought.solved, tuple(map(tuple, common)))


def _together(one: Common, two: Common) -> Common:
    return Common(one.tries + two.tries, one.total + two.total, one.squares + two.squares)


def _mean(one: Way, two: Way) -> float:
    return (one.worth * one.tries + two.worth * two.tries) / max(1, one.tries + two.tries)


def _seen_in_both(one: Way, two: Way) -> Sight | None:
    """The shares of all guesses together."""
    if one.saw is None or two.saw is None:
        return two.saw or one.saw
    tries = one.tries + two.tries
    shares = zip(one.saw, two.saw, strict=True)
    return Sight(*((a * one.tries + b * two.tries) / tries for a, b in shares))
