"""Somebody plays, and is looked back on with other dice: what a decision loses on average, and what a deal came to.

    python -m tests.coaching.itself leinfelden master --deals 40 --jobs 2

With `--again` every deed is chosen once more by the reviewer itself, with other dice: who judges as well as it plays
finds that it loses nothing, within its range; if not, the judge sees mistakes that are none. A master at the table
minds card points, manners and conduct besides, which are worth no strokes. Below a master they lose the more the weaker
they are.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import NamedTuple

from gaigel_desktop.controller.coaching.moments import Moment
from gaigel_desktop.controller.coaching.pricing import TRIES
from gaigel_desktop.controller.coaching.review import Reviewer
from gaigel_desktop.controller.minds.mind import Mind, Twin
from gaigel_desktop.controller.self_play.simulation import Plan, stretch
from gaigel_desktop.controller.store.own_play import rate
from gaigel_desktop.controller.store.reviewed import PHASES, Lost, Reviewed
from gaigel_desktop.opponents.considered import Looks, considered
from gaigel_desktop.opponents.thought import Course
from gaigel_desktop.rules.options import PRESETS, with_changes
from gaigel_desktop.rules.record import Record


class Seen(NamedTuple):
    """A deal from one chair, and how long it took until all was priced."""

    found: Reviewed
    own: float
    seconds: float


class Again(Reviewer):
    """Looks back on what it would have done itself."""

    def __init__(self, record: Record, seat: int, mind: Mind) -> None:
        super().__init__(record, seat, mind)
        self._moments = tuple(each._replace(course=_chosen(each)) for each in self._moments)


def _chosen(moment: Moment) -> Course:
    """With dice that the review does not throw."""
    thought = considered(moment.seen, moment.seat, moment.memory, 19_07 + moment.at, Looks(tries=TRIES))
    return thought.ways[thought.advised].course[:1]


def looked_back(preset: str, players: int, player: str, again: bool, number: int) -> list[Seen]:
    """One deal from all its chairs, each as if only that one were looked back on."""
    rules = with_changes(preset, {"players": players} if players else {})
    (record,) = stretch(Plan(rules, number + 1, "itself", (player,)), number)
    reviewer = Again if again else Reviewer
    return [_seen(reviewer(record, seat, Twin())) for seat in range(rules.players)]


def _seen(reviewer: Reviewer) -> Seen:
    began = time.process_time()
    while not reviewer.done:
        reviewer.go_on()
    seconds = time.process_time() - began
    found, told = reviewer.reviewed, reviewer.account
    assert found is not None and told is not None and told.dealt + told.between - told.own == told.result
    return Seen(found, told.own, seconds)


def all_of(arguments: argparse.Namespace) -> Iterator[list[Seen]]:
    """Deal after deal."""
    one = partial(looked_back, arguments.preset, arguments.players, arguments.player, arguments.again)
    if arguments.jobs == 1:
        yield from map(one, range(arguments.deals))
        return
    with get_context("spawn").Pool(arguments.jobs) as pool:
        yield from pool.imap(one, range(arguments.deals))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("preset", choices=PRESETS)
    parser.add_argument("player")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="what the reviewer would have done itself")
    arguments = parser.parse_args()
    deals: list[list[Seen]] = []
    for deal in all_of(arguments):
        deals.append(deal)
        if len(deals) % 4 == 0 or len(deals) == arguments.deals:
            print(f"{len(deals)} deals, {sum(map(len, deals))} chairs\n{in_words(deals)}\n", flush=True)


def in_words(deals: list[list[Seen]]) -> str:
    """The figures so far; the chairs of one deal belong together."""
    lines = [_loss("all", [[Lost(*map(sum, zip(*each.found.phases, strict=True))) for each in deal] for deal in deals])]
    for at, phase in enumerate(PHASES):
        lines.append(_loss(phase, [[each.found.phases[at] for each in deal] for deal in deals]))
    lines.append(_mean("given away in a deal", [fmean(each.own for each in deal) for deal in deals]))
    lines.append(_mean("dealt", [fmean(each.found.dealt or 0.0 for each in deal) for deal in deals]))
    lines.append(_mean("between", [fmean(each.found.between or 0.0 for each in deal) for deal in deals]))
    marks = [len(each.found.dear) for deal in deals for each in deal]
    lines.append(f"marks in a deal {fmean(marks):.3f}")
    longest = max(each.seconds for deal in deals for each in deal)
    lines.append(f"until all is priced {longest:.2f} s at most")
    return "\n".join(lines)


def _loss(name: str, deals: list[list[Lost]]) -> str:
    """By decision; a deal is one observation."""
    found = rate([Lost(sum(each.decisions for each in deal), sum(each.loss for each in deal)) for deal in deals])
    return f"{name}: {found.decisions} decisions, {found.loss:+.4f} ± {1.96 * found.error:.4f} strokes each"


def _mean(name: str, values: list[float]) -> str:
    spread = stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return f"{name} {fmean(values):+.4f} ± {1.96 * spread:.4f}"


if __name__ == "__main__":
    main()
