"""Every level at tables of any rules: `python -m tests.opponents.anywhere`, best with the compiled package.

Rule sets are drawn at random from all options and numbers of players. The judge refuses whatever is not allowed, so a
deal that comes to its end was played without an illegal action; how many things were done in it is bounded.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import Final

from gaigel_desktop.controller.self_play.chairs import Player, as_character
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.opponents.levels import CHARACTERS, LEVELS
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Record
from tests.random_tables import any_pack, any_rules

MOST_DEEDS: Final = 48 + 8 * 24  # every card, and from every seat more words than anybody has to say
TOP_DEALS: Final = 200  # for the strongest, over all rule sets


def tables(rule_sets: int, seed: int) -> Iterator[RuleSet]:
    """So many rule sets, any options, any number of players."""
    dice = Random(seed)
    return (any_rules(dice) for _ in range(rule_sets))


def played_to_the_end(rules: RuleSet, player: Player, seed: str) -> int:
    """Play a deal among equals and count what was done in it."""
    dice = Random(seed)
    knocked, deck = any_pack(rules, dice)
    table = Table(
        Record(rules, dice.randrange(rules.players), knocked, deck, ()), (player,) * rules.players, dice, Occasion(seed)
    )
    table.play()
    assert sum(table.result.strokes) > 0
    deeds = len(table.record().actions)
    assert deeds <= MOST_DEEDS
    return deeds


def main() -> None:
    """All levels, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rule-sets", type=int, default=200)
    parser.add_argument("--deals", type=int, default=20, help="by each rule set")
    parser.add_argument("--level", nargs="*", default=[level.name for level in LEVELS])
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("compiled" if compiled() else "plain Python", flush=True)
    for name in options.level:
        deals = options.deals if name != LEVELS[-1].name else min(options.deals, max(1, TOP_DEALS // options.rule_sets))
        played = deeds = 0
        for place, rules in enumerate(tables(options.rule_sets, options.seed)):
            for number in range(deals):
                deeds += played_to_the_end(rules, as_character(CHARACTERS[name]), f"{options.seed} {place} {number}")
                played += 1
        print(f"{name}: {options.rule_sets} rule sets, {played} deals, {deeds} deeds, all legal, all ended", flush=True)


if __name__ == "__main__":
    main()
