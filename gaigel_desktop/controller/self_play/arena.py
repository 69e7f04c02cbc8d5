"""Arena: two players against each other over duplicate deals, each pack played once from every seating.

With two sides each pack is played twice, the sides swapped; otherwise A takes every side in turn and B all
others. What the cards do to one seating they do to the other, so a pack is one observation, also for the sequential
test that decides when enough has been played.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Iterator
from itertools import pairwise
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.pipe import ctrl_c_later, follow_the_parent
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.deal import Result
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import RuleSet, changes
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides, sides_of

from .chairs import PLAYERS, Player, Wits
from .sequential import NORMAL_95, Sequential, Wins
from .simulation import Occasion, Table


class Contest(NamedTuple):
    """Who plays whom, and how often."""

    rules: RuleSet
    a: str
    b: str
    deals: int
    seed: str
    jobs: int = 1

    def even(self) -> float:
        """What A wins of the deals where nobody is stronger."""
        return 1 / sides(self.rules)


class Pack(NamedTuple):
    """What one pack brought A, over all its seatings, and how long both thought about each card."""

    wins: float
    strokes: float
    times_a: tuple[float, ...]
    times_b: tuple[float, ...]


class Score(NamedTuple):
    """The figures of a contest."""

    deals: int
    seatings: int
    win_rate: float
    interval: float
    fair_share: float
    strokes: float
    times_a: tuple[float, float]  # median and 95 % of the seconds a move
    times_b: tuple[float, float]


def processors() -> int:
    """How many of them this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def contest(plan: Contest) -> Generator[Pack, None, None]:
    """Pack after pack, in the same order however many processes play them. Whoever has enough of them closes it."""
    if plan.jobs == 1:
        yield from (play_pack(plan, number) for number in range(plan.deals))
        return
    with ctrl_c_later():
        playing = get_context("spawn").Pool(plan.jobs, follow_the_parent)
    with playing as pool:
        yield from pool.imap(_numbered_pack, ((plan, number) for number in range(plan.deals)), chunksize=1)


def until_decided(packs: Iterator[Pack], test: Sequential) -> Iterator[Pack]:
    """The packs up to the one that decides the test."""
    for pack in packs:
        test.take(pack.wins)
        yield pack
        if test.decided() is not None:
            return


def _numbered_pack(job: tuple[Contest, int]) -> Pack:
    return play_pack(*job)


def play_pack(plan: Contest, number: int) -> Pack:
    """One pack from every seating."""
    side = sides_of(plan.rules)
    seed = f"{plan.seed}/{number}"
    times: tuple[list[float], list[float]] = ([], [])
    players = (_timed(PLAYERS[plan.a], times[0]), _timed(PLAYERS[plan.b], times[1]))
    results: list[tuple[Result, int]] = []
    for mine in range(max(side) + 1):
        seats = tuple(players[side[seat] != mine] for seat in range(plan.rules.players))
        record = Record(plan.rules, number % plan.rules.players, False, shuffled(seed), ())
        table = Table(record, seats, Random(f"arena {seed} {mine}"), Occasion(f"{seed} {mine}"))
        table.play()
        results.append((table.result, mine))
    wins = fmean((mine in result.winners) / max(1, len(result.winners)) for result, mine in results)
    return Pack(wins, fmean(_strokes(*pair) for pair in results), tuple(times[0]), tuple(times[1]))


def _timed(player: Player, times: list[float]) -> Player:
    """The player with a stopwatch beside it that counts moves with a choice."""

    def move(wits: Wits, dice: Random) -> Action | None:
        seen = wits.seen
        choice = next_to_act(seen) == wits.seat and not seen.waiting and len(card_actions(seen)) > 1
        started = time.process_time()
        action = player(wits, dice)
        if choice:
            times.append(time.process_time() - started)
        return action

    return move


def _strokes(result: Result, mine: int) -> float:
    """The strokes that the others got on average, less the own ones."""
    others = [strokes for side, strokes in enumerate(result.strokes) if side != mine]
    return fmean(others) - result.strokes[mine]


def score(plan: Contest, packs: list[Pack]) -> Score:
    """The figures, with an interval that holds the true win rate 95 times of 100."""
    wins = [pack.wins for pack in packs]
    spread = NORMAL_95 * stdev(wins) / len(wins) ** 0.5 if len(wins) > 1 else 1.0
    return Score(
        len(packs),
        sides(plan.rules),
        fmean(wins),
        spread,
        plan.even(),
        fmean(pack.strokes for pack in packs),
        _median_and_slow([seconds for pack in packs for seconds in pack.times_a]),
        _median_and_slow([seconds for pack in packs for seconds in pack.times_b]),
    )


def _median_and_slow(times: list[float]) -> tuple[float, float]:
    """The middle one, and the one that 95 of 100 stay below."""
    ordered = sorted(times) or [0.0]
    return ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]


# -- in words ----------------------------------------------------------------------------------------------------


def how_far(plan: Contest, so_far: Wins, seconds: float, test: Sequential | None) -> str:
    """How far a contest is, in a line."""
    packs, took = so_far.packs, time.strftime("%H:%M:%S", time.gmtime(seconds))
    found = f"{100 * so_far.mean():.1f} ± {100 * so_far.interval():.1f} %"
    if test is None:
        left = time.strftime("%H:%M:%S", time.gmtime(seconds / packs * (plan.deals - packs)))
        return f"pack {packs} of {plan.deals} after {took}, {left} left: {found}"
    weighed = ", ".join(
        f"{_percent(low)}/{_percent(high)} {ratio:+.2f}"
        for (low, high), ratio in zip(pairwise(test.bounds.differences), test.ratios(), strict=True)
    )
    ends = f"{test.bounds.lower_end():+.2f} {test.bounds.upper_end():+.2f}"
    return f"pack {packs} after {took}: {found}; {weighed} ({ends})"


def in_words(plan: Contest, result: Score, test: Sequential | None = None) -> str:
    """The figures for a reader."""
    lines = [
        f"{plan.a} against {plan.b}: {plan.rules.preset}, {plan.rules.players} players, "
        f"{result.deals} packs from {result.seatings} seatings each",
        f"{plan.a} wins {100 * result.win_rate:.1f} % of the deals, give or take {100 * result.interval:.1f} "
        f"(an even share is {100 * result.fair_share:.1f} %)",
        f"strokes a deal: {result.strokes:+.3f}",
    ]
    if test is not None:
        lines.append(_decision(test, result.deals))
    for name, (middle, slow) in ((plan.a, result.times_a), (plan.b, result.times_b)):
        lines.append(f"a move of {name}: median {1000 * middle:.1f} ms, 95 % below {1000 * slow:.1f} ms")
    return "\n".join(lines)


def _decision(test: Sequential, packs: int) -> str:
    """What the test says, and after how many packs."""
    found = test.decided()
    weighed = [_percent(difference) for difference in test.bounds.differences]
    if found is None:
        return f"undecided after {packs} packs: {' or '.join(weighed)} %"
    others = [other for other in weighed if other != _percent(found)]
    return f"decided after {packs} packs: {verdict(found)} (rather {_percent(found)} than {' or '.join(others)} %)"


def verdict(difference: float) -> str:
    """What it is to win so much more than an even share."""
    if difference == 0:
        return "equal"
    return "better" if difference > 0 else "worse"


def _percent(difference: float) -> str:
    return f"{100 * difference:+.4g}" if difference else "0"


def as_data(plan: Contest, result: Score, test: Sequential | None = None) -> dict[str, object]:
    """The figures for a program."""
    who = {"a": plan.a, "b": plan.b, "seed": plan.seed, "rules": plan.rules.preset, "set": changes(plan.rules)}
    if test is None:
        return {**who, **result._asdict()}
    found = test.decided()
    decided = {"decided": None if found is None else verdict(found), "difference": found}
    return {**who, **result._asdict(), **test.bounds._asdict(), **decided}
