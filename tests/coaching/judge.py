"""Another kind of judge of the coach: `python -m tests.coaching.judge --positions 300 --jobs 2`, best compiled.

The search plays its guesses out by rules of thumb; a judge made of the same would agree with it in its mistakes too.
Here the two ways that it likes best, and the one that a guest took, are played out in common guessed worlds by four old
hands, none of whom sees more than its own view.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from gaigel_desktop.controller.coaching.pricing import loss, next_looks, taken
from gaigel_desktop.controller.match.arbitration import calls_heard_after, heard
from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.self_play.chairs import PLAYERS, Wits
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.opponents.belief import Belief, cannot_hold, guess
from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.opponents.considered import considered
from gaigel_desktop.opponents.dice import Dice
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.opponents.thought import Apart, Course, Thought
from gaigel_desktop.rules.actions import Action, is_card
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT, Deal
from gaigel_desktop.rules.ending import tied_for_most
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.perform import count, perform
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import in_order
from gaigel_desktop.rules.views import View, view

TABLES: Final = ("leinfelden", "leinfelden", "rutesheim", "leinfelden", "wikipedia")
OLD_HAND: Final = CHARACTERS["old-hand"]
AS_GOOD: Final = 0.1
MISTAKE: Final = 0.25


class Choice(NamedTuple):
    """A card that a guest chose among several: what was seen, and what it chose."""

    seen: View
    seat: int
    memory: Memory
    deed: Action


class Verdict(NamedTuple):
    """What both say about one choice, as old hands play on: each in strokes."""

    table: str
    to_the_best: Apart  # how far the advised way is behind the best of those that were judged
    behind: Apart  # how far the way that was played is behind the advised one
    named: Apart  # the same, as the review sees it


def choices(rules_named: str, seed: str, player: str = "guest") -> list[Choice]:
    """All cards that somebody among old hands chose in one deal."""
    rules, found = PRESETS[rules_named], list[Choice]()

    def newcomer(wits: Wits, dice: Random) -> Action | None:
        deed = PLAYERS[player](wits, dice)
        several = next_to_act(wits.seen) == wits.seat and not wits.seen.waiting and len(card_actions(wits.seen)) > 1
        if deed is not None and is_card(deed) and several:
            found.append(Choice(View(wits.seen.copy()), wits.seat, wits.memory, deed))
        return deed

    seats = (newcomer, *(PLAYERS["old-hand"],) * (rules.players - 1))
    dealer = sum(seed.encode()) % rules.players
    Table(Record(rules, dealer, False, shuffled(seed), ()), seats, Random(seed), Occasion(seed)).play()
    return found


def played_out(world: Deal, seat: int, course: Course, memory: Memory, seed: int) -> float:
    """The strokes that others got, less the own ones, when four old hands go on from there."""
    deal, told = world.copy(), list[Event]()
    hearing = [_heard_so_far(deal, other, memory, seed) for other in range(deal.players)]
    calls = True
    for action in course:
        if deal.phase != OVER:
            perform(deal, seat, action, told)
            calls = _tell(hearing, told, calls)
    while deal.phase != OVER:
        asked = in_order(max(next_to_act(deal), 0), deal.players)
        wishes = [(other, _does(hearing[other])) for other in asked]
        answers = [(other, action) for other, action in wishes if action is not None]
        deed = heard(deal, answers, calls) or heard(deal, answers, calls=True)
        if deed is not None:
            perform(deal, *deed, told)
            calls = _tell(hearing, told, calls)
        elif deal.phase == PLAYED_OUT:
            count(deal, None if deal.over else tied_for_most(deal)[0])
    return _strokes(deal, deal.law.side[seat])


def _does(wits: Wits) -> Action | None:
    return choose(wits.seen, wits.seat, wits.memory, OLD_HAND, wits.seed)


def _heard_so_far(deal: Deal, seat: int, memory: Memory, seed: int) -> Wits:
    """Somebody who has heard what everybody has, and sees the own hand."""
    wits = Wits()
    wits.seen, wits.seat, wits.memory, wits.seed = view(deal, seat), seat, memory, seed + seat
    return wits


def _tell(hearing: list[Wits], told: list[Event], calls: bool) -> bool:
    """Everybody hears what happened; whether calls are heard now."""
    for event in told:
        for wits in hearing:
            wits.hear(event)
        calls = calls_heard_after(event, calls)
    told.clear()
    return calls


def _strokes(deal: Deal, mine: int) -> float:
    assert deal.result is not None
    others = [strokes for side, strokes in enumerate(deal.result.strokes) if side != mine]
    return fmean(others) - deal.result.strokes[mine]


def judged(job: tuple[int, int]) -> Verdict | None:
    """One choice of one deal, thought about and played out; nothing if nobody had a choice there."""
    number, worlds = job
    table = TABLES[number % len(TABLES)]
    found = choices(table, f"judge {number}")
    if not found:
        return None
    choice = found[Random(f"which {number}").randrange(len(found))]
    thought, lost = looked_back(choice, number)
    played = taken(thought, (choice.deed,))
    places = _worth_judging(thought, played)
    brought = dict(zip(places, zip(*in_worlds(choice, thought, places, worlds, number), strict=True), strict=True))
    best, advised = max(brought.values(), key=fmean), brought[thought.advised]
    return Verdict(table, apart_in(best, advised), apart_in(advised, brought[played]), lost)


def looked_back(choice: Choice, seed: int) -> tuple[Thought, Apart]:
    """As a review does: one search finds the best way, and another, with other dice, what the deed has cost."""
    seen, seat, memory, deed = choice
    thought = considered(seen, seat, memory, seed, next_looks(None, (deed,)))
    looks = next_looks(thought, (deed,))
    priced = considered(seen, seat, memory, ~seed & 0xFFFFFFF, looks) if looks.only else None
    return thought, loss(thought, priced, (deed,))


def _worth_judging(thought: Thought, played: int) -> tuple[int, ...]:
    """The two ways that are liked best, and the one that was played."""
    second = max(
        (at for at in range(len(thought.ways)) if at != thought.advised), key=lambda at: thought.ways[at].worth
    )
    return tuple(dict.fromkeys((thought.advised, second, played)))


def in_worlds(
    choice: Choice, thought: Thought, places: tuple[int, ...], worlds: int, number: int
) -> Iterator[tuple[float, ...]]:
    """What each of these ways brings, world by world."""
    seen, seat, memory, _ = choice
    belief, dice = Belief(seen, seat, cannot_hold(memory, seen)), Dice(7919 * number + 1)
    for at in range(worlds):
        world = guess(belief, dice)
        yield tuple(played_out(world, seat, thought.ways[place].course, memory, 31 * at) for place in places)


def apart_in(one: tuple[float, ...], other: tuple[float, ...]) -> Apart:
    """How far one is ahead of the other in the same worlds, and the error of that."""
    ahead = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return Apart(fmean(ahead), stdev(ahead) / len(ahead) ** 0.5)


def verdicts(positions: int, worlds: int, jobs: int) -> Iterator[Verdict]:
    """So many choices, each of another deal."""
    with get_context("spawn").Pool(jobs) as pool:
        for verdict in pool.imap_unordered(judged, ((number, worlds) for number in range(positions)), chunksize=1):
            if verdict is not None:
                yield verdict


def in_words(found: list[Verdict]) -> list[str]:
    """How often the two agree."""
    good = sum(verdict.to_the_best.mean <= AS_GOOD for verdict in found)
    by_chance = sum(verdict.to_the_best.mean > AS_GOOD and not is_clear(verdict.to_the_best) for verdict in found)
    named = [verdict for verdict in found if verdict.named.mean >= MISTAKE and is_clear(verdict.named)]
    judged_bad = [verdict for verdict in found if verdict.behind.mean >= MISTAKE and is_clear(verdict.behind)]
    confirmed = sum(verdict.behind.mean >= AS_GOOD for verdict in named)
    caught = sum(verdict.named.mean >= AS_GOOD and is_clear(verdict.named) for verdict in judged_bad)
    return [
        f"{len(found)} choices; the advised way is the best, or within {AS_GOOD} strokes of it, in {good}; "
        f"further behind, but by less than two standard errors, in {by_chance}",
        f"mistakes of {MISTAKE} or more that the review names: {len(named)}, of which the judge confirms {confirmed}",
        f"mistakes of {MISTAKE} or more that the judge finds: {len(judged_bad)}, of which the review marks {caught}",
        f"what was played is behind: review {fmean(v.named.mean for v in found):.3f}, "
        f"judge {fmean(v.behind.mean for v in found):.3f} strokes a choice",
    ]


def is_clear(apart: Apart) -> bool:
    return apart.mean > 2 * apart.error


def main() -> None:
    """Judge, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    found = list(verdicts(options.positions, options.worlds, options.jobs))
    print(*in_words(found), sep="\n")


if __name__ == "__main__":
    main()
