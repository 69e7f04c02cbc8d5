"""Mistakes before another kind of judge: `python -m tests.coaching.mistakes --deals 600 --jobs 2`, best compiled.

Among choices as they come mistakes are rare. So a quick search looks through whole deals of guests and beginners. Of
what it suspects in a deal one choice is judged, and of everything else one in some deals; each stands for all that it
was drawn from. What the judge finds in some worlds it has to find again in others: of many choices that are as good as
any, a few look like mistakes by chance.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from gaigel_desktop.controller.coaching.pricing import NOTHING, taken
from gaigel_desktop.opponents.considered import Looks, considered
from gaigel_desktop.opponents.thought import Apart, Thought
from tests.coaching.judge import AS_GOOD, MISTAKE, TABLES, Choice, apart_in, choices, in_worlds, is_clear, looked_back

PLAYERS: Final = ("guest", "beginner")
SUSPECTED: Final = 0.15  # strokes behind, at a quick look
QUICK: Final = 1200  # playouts of a quick look
OF_THE_REST: Final = 4  # in one of so many deals something that is not suspected is judged, too
AGAIN: Final = 2  # times as many worlds, when something is judged once more
OFTEN: Final = 20  # cases between two accounts of how it goes
OTHERS: Final = 1_000_000  # deals later other worlds are guessed


class Drawn(NamedTuple):
    """A choice that is judged, and how many choices it stands for."""

    choice: Choice
    stands_for: int
    suspected: bool


class Case(NamedTuple):
    """What both say about it: how far what was played is behind what the review advises, in strokes."""

    deal: int
    stands_for: int
    suspected: bool
    named: Apart
    judged: Apart
    again: Apart  # in other worlds, if the judge found a mistake in the first ones

    @property
    def is_named(self) -> bool:
        """The review calls it a mistake."""
        return self.named.mean >= MISTAKE and is_clear(self.named)

    @property
    def is_confirmed(self) -> bool:
        """The judge finds it behind, too."""
        return self.judged.mean >= AS_GOOD

    @property
    def is_found(self) -> bool:
        """The judge calls it a mistake, twice."""
        return is_mistake(self.judged) and is_mistake(self.again)

    @property
    def is_marked(self) -> bool:
        """The review says at least that a little was lost."""
        return self.named.mean >= AS_GOOD and is_clear(self.named)


def is_mistake(behind: Apart) -> bool:
    """Clearly behind, and by as much as counts for a mistake."""
    return behind.mean >= MISTAKE and is_clear(behind)


def drawn(deal: int) -> Iterator[Drawn]:
    """What is judged of a deal."""
    found = choices(TABLES[deal % len(TABLES)], f"mistakes {deal}", PLAYERS[deal % len(PLAYERS)])
    suspected = [choice for choice in found if _at_a_glance(choice, deal) >= SUSPECTED]
    rest = [choice for choice in found if choice not in suspected]
    dice = Random(f"which {deal}")
    if suspected:
        yield Drawn(dice.choice(suspected), len(suspected), True)
    if rest and dice.randrange(OF_THE_REST) == 0:
        yield Drawn(dice.choice(rest), len(rest) * OF_THE_REST, False)


def _at_a_glance(choice: Choice, deal: int) -> float:
    """How far it seems to be behind."""
    seen, seat, memory, deed = choice
    thought = considered(seen, seat, memory, 77 * deal + 5, Looks(plays=deed, tries=QUICK))
    return thought.apart(thought.advised, taken(thought, (deed,))).mean


def cases(worlds: int, deal: int) -> list[Case]:
    """What is said of a deal."""
    return [_case(each, worlds, deal) for each in drawn(deal)]


def _case(each: Drawn, worlds: int, deal: int) -> Case:
    thought, named = looked_back(each.choice, deal)
    judged = _behind(each.choice, thought, worlds, deal)
    again = _behind(each.choice, thought, AGAIN * worlds, OTHERS + deal) if is_mistake(judged) else NOTHING
    return Case(deal, each.stands_for, each.suspected, named, judged, again)


def _behind(choice: Choice, thought: Thought, worlds: int, number: int) -> Apart:
    """How far it is behind what is advised, as old hands play on."""
    both = thought.advised, taken(thought, (choice.deed,))
    if both[0] == both[1]:
        return NOTHING
    advised, played = zip(*in_worlds(choice, thought, both, worlds, number), strict=True)
    return apart_in(advised, played)


def in_words(found: list[Case]) -> list[str]:
    """How often the two agree."""
    named = [case for case in found if case.is_named]
    bad = [case for case in found if case.is_found]
    lines = [
        f"{len(found)} choices judged, {sum(case.suspected for case in found)} of them suspected",
        f"mistakes that the review names: {_share(named, [case.is_confirmed for case in named])} are confirmed",
        f"mistakes that the judge finds twice: {_share(bad, [case.is_marked for case in bad])} are marked",
    ]
    for name, some in (("named", named), ("found", bad)):
        if some:
            review, judge = fmean(case.named.mean for case in some), fmean(case.judged.mean for case in some)
            lines.append(f"{name}: behind by {review:.3f} for the review, {judge:.3f} for the judge")
    return lines


def _share(some: list[Case], yes: list[bool]) -> str:
    """How many of them; and the share, each counted for all that it stands for, with its range."""
    if not some:
        return "0 of 0"
    weights = [case.stands_for for case in some]
    share = sum(weight for weight, is_so in zip(weights, yes, strict=True) if is_so) / sum(weights)
    as_many = sum(weights) ** 2 / sum(weight**2 for weight in weights)
    error = 1.96 * sqrt(share * (1 - share) / as_many)
    return f"{sum(yes)} of {len(some)} (weighted {100 * share:.0f} ± {100 * error:.0f} %)"


def main() -> None:
    """Judge, and say how it went; what the two do not agree on is told one by one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--first", type=int, default=0, help="the deal to begin with, to go on with an earlier sample")
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    found = list[Case]()
    with get_context("spawn").Pool(options.jobs) as pool:
        for some in pool.imap_unordered(
            partial(cases, options.worlds), range(options.first, options.deals), chunksize=1
        ):
            for case in some:
                found.append(case)
                if (case.is_named and not case.is_confirmed) or (case.is_found and not case.is_marked):
                    print(case, flush=True)
                if len(found) % OFTEN == 0:
                    print(*in_words(found), sep="\n", flush=True)
    print(*in_words(found), sep="\n")


if __name__ == "__main__":
    main()
