"""Searching: a mutant of the real opponents: it thinks as they do, with all they have, but in the worlds that it plays
out lie the true cards. Nothing of what it does is odd by itself; how often it is caught can be measured:

    python -m tests.trust.searching --positions 200
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from random import Random
from typing import Final, NamedTuple
from unittest.mock import patch

from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.controller.minds.mind import Question, Twin
from gaigel_desktop.controller.trust import changed
from gaigel_desktop.controller.trust.experiment import Experiment, Outcome
from gaigel_desktop.opponents import belief, search
from gaigel_desktop.opponents.belief import Belief
from gaigel_desktop.opponents.dice import Dice
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.record import Record, start

from .anywhere import EVERYBODY, examined, experiments

MIXES: Final = 5


class Searching(Twin):
    """Everything as it is, but for the guesses."""

    def __init__(self) -> None:
        super().__init__()
        self._lies: Deal | None = None
        self._lay: dict[int, Deal] = {}

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """The hole that it would have: the deal that it is told of lies about."""
        with patch.object(changed, "start", self._start):
            yield

    def _start(self, record: Record) -> Deal:
        self._lies = start(record)
        return self._lies

    def ask(self, question: Question) -> int:
        """Remembers where each card truly lies."""
        number = super().ask(question)
        if self._lies is not None:
            self._lay[number] = self._lies.copy()
        return number

    def answer(self, number: int) -> Answer | None:
        """Thinks as anybody does, about one world."""

        def guess(belief: Belief, dice: Dice) -> Deal:
            search_guess(belief, dice)  # as many throws as an honest guess takes
            return self._lay[number].copy()

        with patch.object(search, "guess", guess if number in self._lay else search_guess):
            return super().answer(number)


search_guess: Final = belief.guess


class Caught(NamedTuple):
    """Of how many positions, and in how many of them some mix changed what it did or only why."""

    positions: int
    deeds: int
    reasons: int


def outcomes(tried: Experiment, mind: Searching, dice: Random) -> Iterator[Outcome]:
    """What comes of some mixes."""
    for _ in range(MIXES):
        tried.mix(dice)
        yield examined(tried, mind)


def measured(found: Sequence[Experiment], dice: Random) -> Caught:
    """How often it is caught."""
    mind, deeds, reasons = Searching(), 0, 0
    with mind.at_work():
        for each in found:
            came = list(outcomes(each, mind, dice))
            deeds += any(not outcome.same_deed for outcome in came)
            reasons += all(outcome.same_deed for outcome in came) and not all(outcome.same for outcome in came)
    return Caught(len(found), deeds, reasons)


def may_peek(tried: Experiment) -> bool:
    """Whether there is something to choose, and somebody searches."""
    searches = tried.question(changes=False).character.level.rollouts > 0
    return searches and len(tried.hidden) > 1 and len(tried.vantage.hands[tried.seat]) > 1


def main() -> int:
    """Say it; 1 if nobody is caught."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    positions = parser.parse_args().positions
    found = list(islice(filter(may_peek, experiments(10 * positions, "searching", EVERYBODY)), positions))
    caught = measured(found, Random(8))
    print(f"{caught.positions} positions, {MIXES} mixes each: another deed at {caught.deeds},")
    print(f"only other reasons at {caught.reasons}")
    return int(not caught.deeds)


if __name__ == "__main__":
    sys.exit(main())
