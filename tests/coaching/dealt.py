"""What is dealt on average at a table: the worth of the best way at the first own decision, whoever sits there.

    python -m tests.coaching.dealt leinfelden --deals 300

The mean is what `USUAL` in controller/coaching/account.py centres by; the chairs of a deal are one observation.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, stdev

from gaigel_desktop.controller.coaching.moments import moments
from gaigel_desktop.controller.coaching.pricing import price
from gaigel_desktop.controller.coaching.review import Reviewer
from gaigel_desktop.controller.minds.mind import Twin
from gaigel_desktop.controller.self_play.simulation import Plan, stretch
from gaigel_desktop.rules.options import PRESETS, RuleSet, with_changes
from gaigel_desktop.rules.record import Record


def dealt(record: Record, seat: int) -> float | None:
    """What the first decision was worth; None where the seat had nothing to decide."""
    first = next(iter(moments(record, seat)), None)
    if first is None:
        return None
    reviewer = Reviewer(record, seat, Twin(), only=first.at)
    while not reviewer.done:
        reviewer.go_on()
    (found,) = reviewer.decisions
    return price(found.thought, found.moment.course, found.loss).best


def mean_of_deal(rules: RuleSet, player: str, number: int) -> float:
    """Over all chairs of one deal."""
    (record,) = stretch(Plan(rules, number + 1, "dealt", (player,)), number)
    found = [dealt(record, seat) for seat in range(rules.players)]
    return fmean(worth for worth in found if worth is not None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("preset", choices=PRESETS)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--player", default="old-hand")
    arguments = parser.parse_args()
    rules = with_changes(arguments.preset, {"players": arguments.players} if arguments.players else {})
    means: list[float] = []
    for number in range(arguments.deals):
        means.append(mean_of_deal(rules, arguments.player, number))
        if len(means) % 50 == 0:
            spread = stdev(means) / sqrt(len(means))
            print(
                f"{arguments.preset} {rules.players}: {fmean(means):+.4f} ± {1.96 * spread:.4f}, {len(means)} deals",
                flush=True,
            )


if __name__ == "__main__":
    main()
