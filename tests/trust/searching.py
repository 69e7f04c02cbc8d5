"""Searching: a mutant of the real opponents: it thinks as they do, with all they have, but in the worlds that it plays
out lie the true cards. Nothing of what it does is odd by itself; how often it is caught can be measured:

    python -m tests.trust.searching --positions 200
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple
from unittest.mock import patch

from gaigel_desktop.opponents import search
from gaigel_desktop.opponents.belief import Belief, guess
from gaigel_desktop.opponents.dice import Dice
from gaigel_desktop.rules.deal import Deal

from .anywhere import EVERYBODY, decisions
from .deciding import Answer, Chair, Decision, honest
from .told_again import Standpoint

MIXES: Final = 5


def searching(there: Standpoint, chair: Chair) -> Answer:
    """Everything as it is, but for the guesses."""

    def knowing(belief: Belief, dice: Dice) -> Deal:
        guess(belief, dice)  # as many throws as an honest guess takes
        return there.lies.copy()

    with patch.object(search, "guess", knowing):
        return honest(there, chair)


class Caught(NamedTuple):
    """Of how many positions, and in how many of them some mix changed what it did or only why."""

    positions: int
    deeds: int
    reasons: int


def measured(found: Sequence[Decision], dice: Random) -> Caught:
    """How often it is caught."""
    deeds = reasons = 0
    for each in found:
        came = [each.outcome(dice, searching) for _ in range(MIXES)]
        deeds += any(not outcome.same_deed for outcome in came)
        reasons += all(outcome.same_deed for outcome in came) and not all(outcome.same for outcome in came)
    return Caught(len(found), deeds, reasons)


def may_peek(decision: Decision) -> bool:
    """Whether there is something to choose, and somebody searches."""
    searches = decision.chair.character.level.rollouts > 0
    return searches and len(decision.hidden) > 1 and len(decision.where.hands[decision.chair.seat]) > 1


def main() -> int:
    """Say it; 1 if nobody is caught."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    positions = parser.parse_args().positions
    found = list(islice(filter(may_peek, decisions(10 * positions, "searching", EVERYBODY)), positions))
    caught = measured(found, Random(8))
    print(f"{caught.positions} positions, {MIXES} mixes each: another deed at {caught.deeds},")
    print(f"only other reasons at {caught.reasons}")
    return int(not caught.deeds)


if __name__ == "__main__":
    sys.exit(main())
