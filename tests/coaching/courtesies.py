"""What masters give away at the table, and for what: `python -m tests.coaching.courtesies --deals 150`, best compiled.

Everything that one of them decides in whole deals is decided anew without one courtesy after the other, until nothing
is left but what a review does itself, with other dice:

    as it was played
    conduct         plays what the table shakes its head at, if that is better
    card points     minds strokes alone, not what lies in a trick
    thrift          goes on for as long as a review does, and does not save the time of whoever waits
    manners         weighs what is said as it weighs cards, instead of saying it always or never

One search finds the best way, and another, with other dice, how far each of these is behind it. From step to step the
difference is what that courtesy costs; what the last one is behind is what a review finds where there is nothing to be
found, and has to be 0 within its range.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Final, NamedTuple

from gaigel_desktop.controller.coaching.moments import Moment, moments
from gaigel_desktop.controller.coaching.pricing import KNOWN, TRIES, TRIES_PRICED
from gaigel_desktop.controller.self_play.simulation import Plan, stretch
from gaigel_desktop.opponents.choose import Asked, choose, open_to
from gaigel_desktop.opponents.considered import A_TIE, MASTER, THRIFT, Looks, about_to_search, considered
from gaigel_desktop.opponents.thought import Thought
from gaigel_desktop.rules.actions import SPELLED, Action, is_card
from gaigel_desktop.rules.options import PRESETS

STEPS: Final = ("as it was played", "conduct", "card points", "thrift", "manners")
WITHOUT_CONDUCT: Final = MASTER._replace(level=MASTER.level._replace(conduct=False))
WITHOUT_THRIFT: Final = MASTER._replace(level=MASTER.level._replace(conduct=False, thrift=THRIFT))
MOST_TOLD: Final = 12


class Behind(NamedTuple):
    """How far each of the steps is behind the best way, at one decision; and what was done, and better."""

    strokes: tuple[float, ...]
    kind: tuple[str, str, str]  # which courtesy decided, what was done, what would have been best


def decided(preset: str, number: int) -> list[list[Behind]]:
    """What the masters of one deal have decided, from every chair."""
    (record,) = stretch(Plan(PRESETS[preset], number + 1, "courtesies", ("master",)), number)
    chairs = (moments(record, seat) for seat in range(record.rules.players))
    return [[_behind(moment) for moment in chair] for chair in chairs]


def _behind(moment: Moment) -> Behind:
    """At one decision."""
    best = considered(moment.seen, moment.seat, moment.memory, 31 + moment.at, Looks(tries=TRIES))
    deeds = (moment.course[0] if moment.course else None, *_without(moment))
    places = [_place(best, deed) for deed in deeds]
    strokes = _priced(moment, best, places)
    return Behind(strokes, _kind(best, deeds, places))


def _without(moment: Moment) -> Iterator[Action | None]:
    """What is done with fewer and fewer courtesies, each time with other dice."""
    seen, seat, memory, at = moment.seen, moment.seat, moment.memory, moment.at
    yield choose(seen, seat, memory, WITHOUT_CONDUCT, 1907 + at)
    yield _for_strokes(Asked(seen, seat, memory, WITHOUT_CONDUCT, 2907 + at))
    yield _for_strokes(Asked(seen, seat, memory, WITHOUT_THRIFT, 3907 + at))
    yield considered(seen, seat, memory, 4907 + at, Looks(tries=TRIES)).deed()


def _for_strokes(asked: Asked) -> Action | None:
    """What manners leave open, decided by strokes alone."""
    courses = open_to(asked)
    if len(courses) > 1:
        search = about_to_search(asked, courses, A_TIE, None)
        search.think()
        return search.choice()[0]
    return courses[0][0] if courses[0] else None


def _place(best: Thought, deed: Action | None) -> int:
    place = best.best_with(deed)
    return best.advised if place is None else place


def _priced(moment: Moment, best: Thought, places: list[int]) -> tuple[float, ...]:
    """With the dice of nobody who has decided anything."""
    ways = list(dict.fromkeys((best.advised, *places)))
    if len(ways) == 1:
        return (0.0,) * len(places)
    looks = Looks(tries=TRIES_PRICED, until=KNOWN, only=tuple(best.ways[at].course for at in ways))
    thought = considered(moment.seen, moment.seat, moment.memory, 5907 + moment.at, looks)
    return tuple(thought.apart(0, ways.index(at)).mean if at != best.advised else 0.0 for at in places)


def _kind(best: Thought, deeds: tuple[Action | None, ...], places: list[int]) -> tuple[str, str, str]:
    """By which courtesy the best way was left, if it was, and for what."""
    at = max((step for step in range(len(STEPS)) if places[step] == places[0]), default=0)
    name = STEPS[at + 1] if at + 1 < len(STEPS) else "noise"
    return name, _word(deeds[0]), _word(best.deed())


def _word(deed: Action | None) -> str:
    if deed is None:
        return "wait"
    return "card" if is_card(deed) else str(SPELLED[deed][0])


# -- telling -----------------------------------------------------------------------------------------------------


def in_words(deals: list[list[list[Behind]]]) -> Iterator[str]:
    """Each step, and what it costs; the chairs of one deal belong together."""
    everything = [behind for deal in deals for chair in deal for behind in chair]
    yield f"{len(deals)} deals, {len(everything)} decisions; strokes that one player gives away in a deal"
    for at, name in enumerate(STEPS):
        yield f"{'without ' if at else ''}{name}: {_mean(deals, (at,))}" + (
            f", so that it cost {_mean(deals, (at - 1, at))}" if at else ""
        )
    yield "what was done rather than what is best, by the first courtesy without which it is not done:"
    cost: defaultdict[tuple[str, str, str], float] = defaultdict(float)
    often: Counter[tuple[str, str, str]] = Counter()
    for behind in everything:
        if behind.strokes[0]:
            often[behind.kind] += 1
            cost[behind.kind] += behind.strokes[0]
    chairs = sum(len(deal) for deal in deals)
    for kind in sorted(cost, key=lambda kind: -abs(cost[kind]))[:MOST_TOLD]:
        yield "  {}: {} rather than {}: ".format(*kind) + f"{often[kind]} times, {cost[kind] / chairs:+.4f} a deal"


def _mean(deals: list[list[list[Behind]]], at: tuple[int, ...]) -> str:
    """A deal, for one player: the strokes at one step, or the difference of two."""

    def of(behind: Behind) -> float:
        first, *second = (behind.strokes[step] for step in at)
        return first - sum(second)

    values = [fmean(sum(map(of, chair)) for chair in deal) for deal in deals]
    return f"{fmean(values):+.4f} ± {1.96 * stdev(values) / sqrt(len(values)):.4f}"


def main() -> None:
    """Deal after deal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", choices=PRESETS, default="leinfelden")
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    found: list[list[list[Behind]]] = []
    with get_context("spawn").Pool(options.jobs) as pool:
        for deal in pool.imap(partial(decided, options.preset), range(options.deals)):
            found.append(deal)
            if len(found) % 25 == 0 or len(found) == options.deals:
                print(*in_words(found), sep="\n", end="\n\n", flush=True)


if __name__ == "__main__":
    main()
