"""Deciding anywhere: `python -m tests.trust.anywhere --positions 200`, best also compiled.

Deals of any rules in which anything legal has happened; at some decision everything that the seat cannot see is mixed,
and it decides twice, each time with its whole thought. It must do the same for the same reasons, in under sixty
yardsticks (`tests/yardstick.py`), which are eight seconds where 20,000 shuffles take 0.13.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.opponents.levels import CHARACTERS, LEVELS, Character
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.deal import OVER, deal_out
from gaigel_desktop.rules.match import new_match
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Deed, MatchScore, Record
from tests.random_tables import any_deed, any_pack, any_rules
from tests.yardstick import yardstick

from .deciding import Chair, Decision, Outcome

LONGEST: Final = 60.0  # yardsticks
EVERYBODY: Final = (
    *(CHARACTERS[level.name] for level in LEVELS),
    *(regular.playing(regular.strength) for regular in REGULARS),
)


class Tried(NamedTuple):
    """What came of one decision, and how many seconds of the processor both answers took."""

    who: str
    outcome: Outcome
    seconds: float


def any_record(dice: Random) -> Record:
    """A deal of any rules in which anything legal has happened, over or not."""
    rules = any_rules(dice)
    knocked, deck = any_pack(rules, dice)
    record = Record(rules, dice.randrange(rules.players), knocked, deck, ())
    deal, deeds = deal_out(rules, record.dealer, deck, knocked), list[Deed]()
    while deal.phase != OVER and (deed := any_deed(deal, dice)) is not None:
        apply(deal, *deed)
        deeds.append(deed)
    return record._replace(actions=tuple(deeds), match=MatchScore(new_match(rules), None))


def decisions(number: int, seed: object, who: Sequence[Character]) -> Iterator[Decision]:
    """So many of different deals, by anybody."""
    dice = Random(f"decisions {seed}")
    while number:
        record = any_record(dice)
        if record.actions:
            number -= 1
            at = dice.randrange(len(record.actions))
            yield Decision(record, at, Chair(record.actions[at][0], dice.choice(who), dice.getrandbits(30)))


def tried(number: int, seed: object) -> Iterator[Tried]:
    """Everything hidden is mixed, and everybody asked with the whole thought."""
    dice = Random(f"mixed {seed}")
    for decision in decisions(number, seed, EVERYBODY):
        began = process_time()
        outcome = decision.outcome(dice)
        yield Tried(decision.chair.character.name, outcome, process_time() - began)


def main() -> None:
    """Try so many, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", default="anywhere")
    asked = parser.parse_args()
    found = list(tried(asked.positions, asked.seed))
    slowest = sorted(each.seconds for each in found)
    wrong = [each for each in found if not each.outcome.same]
    for each in wrong:
        print(f"{each.who}: {each.outcome.before.deed} became {each.outcome.now.deed}")
    where = "compiled" if compiled() else "plain Python"
    middle, last = slowest[len(slowest) // 2], slowest[-1]
    print(f"{len(found)} positions, {len(wrong)} answered otherwise")
    print(f"both answers, {where}: median {middle:.3f} s, longest {last:.2f} s; a yardstick: {yardstick():.3f} s")
    sys.exit(bool(wrong) or last > LONGEST * yardstick())


if __name__ == "__main__":
    main()
