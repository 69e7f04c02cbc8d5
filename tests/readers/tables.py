"""Tables: the four presets, and two drawn rule sets with other numbers of players and with unusual options."""

from __future__ import annotations

from random import Random

from gaigel_desktop.rules.options import PRESETS, RuleSet, changes
from gaigel_desktop.text.table_rules import has_effect
from tests.random_tables import any_rules, with_fields

DRAWN = 2
TRIES = 60  # rule sets, of which the most unusual is taken
USUAL_PLAYERS = {rules.players for rules in PRESETS.values()}


def tables(dice: Random) -> tuple[RuleSet, ...]:
    """What is played at each table, the presets first."""
    found = list(PRESETS.values())
    for _ in range(DRAWN):
        found.append(_unusual(dice, USUAL_PLAYERS | {rules.players for rules in found}))
    return tuple(found)


def _unusual(dice: Random, seated: set[int]) -> RuleSet:
    """Of many drawn rule sets for other numbers of players the one that differs most from its preset."""
    drawn = [any_rules(dice) for _ in range(TRIES)]
    rules = max((each for each in drawn if each.players not in seated), key=_differences)
    return with_fields(rules, {"strokes": dice.randint(3, 12), "match_points": 101 * dice.randint(3, 8)})


def _differences(rules: RuleSet) -> int:
    return sum(has_effect(name, rules) for name in changes(rules))
