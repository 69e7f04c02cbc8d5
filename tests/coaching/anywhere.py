"""Hints anywhere: positions of random deals at all tables, told to both implementations, with thoughts made up at
random. `python -m tests.coaching.anywhere` judges two thousand of them.

Whether a reason is true does not depend on how well somebody has thought: with any worths and any shares what can be
counted has to be counted rightly, and what is said of chances has to be what the thought says.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from gaigel_desktop.controller.coaching.hint import Hint, hint
from gaigel_desktop.controller.records.rule_sets import rules_to_json
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.opponents.thought import Course, Sight, Thought, Way
from gaigel_desktop.opponents.ways import ways_for
from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import OVER, Deal, deal_out
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.views import View, view
from gaigel_desktop.text.hinting import said
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import speak
from tests import oracle
from tests.coaching.made_up import thought_with
from tests.coaching.slow_truth import Asked, is_true
from tests.random_tables import TABLES, any_deed, any_pack, any_rules, preset_for

LOOKED_AT = 0.25  # of the moments of a deal
SPREAD = 0.7  # strokes by which two ways differ from guess to guess
CALM = 0.6  # of the deals: cards are played, and little is said


class Given(NamedTuple):
    """A hint as it was given, and everything to judge it by."""

    hint: Hint
    seen: View
    asked: Asked
    deal: Deal
    thought: Thought
    other: Course


def hints(number: int, seed: int) -> Iterator[Given]:
    """So many hints in different moments."""
    found = deals = 0
    while found < number:
        dice = Random(f"hints {seed} {deals}")
        rules = any_rules(dice) if dice.random() < 0.3 else preset_for(*TABLES[deals % len(TABLES)])
        deals += 1
        for deal, slow in _told_to_both(rules, dice):
            for seat in range(deal.players):
                if found < number and dice.random() < _chance_of(deal, seat):
                    given = _given(deal, slow, seat, dice)
                    if given is not None:
                        found += 1
                        yield given


def _chance_of(deal: Deal, seat: int) -> float:
    """Who is in turn is asked more often than who could only call."""
    return LOOKED_AT if next_to_act(deal) == seat else LOOKED_AT / 12


def _told_to_both(rules: RuleSet, dice: Random) -> Iterator[tuple[Deal, oracle.State]]:
    """A deal, moment by moment, and the same one slowly."""
    knocked, deck = any_pack(rules, dice)
    dealer = dice.randrange(rules.players)
    deal = deal_out(rules, dealer, deck, knocked)
    slow_rules = oracle.rules_from(rules_to_json(rules))
    slow = oracle.deal(slow_rules, dealer, knocked, tuple(CODES[card] for card in deck))
    calm = dice.random() < CALM
    while deal.phase != OVER:
        yield deal, slow
        deed = _calm_deed(deal, dice) if calm else any_deed(deal, dice)
        if deed is None:
            return
        slow = oracle.act(slow, deed[0], SPELLED[deed[1]])
        apply(deal, *deed)


def _calm_deed(deal: Deal, dice: Random) -> tuple[int, int] | None:
    seat = next_to_act(deal)
    action = random_cards(View(deal), seat, dice) if seat >= 0 else None
    return None if action is None else (seat, action)


def _given(deal: Deal, slow: oracle.State, seat: int, dice: Random) -> Given | None:
    seen = view(deal, seat)
    ways = ways_for(seen, seat)
    if not ways or (len(ways) == 1 and not ways[0]):
        return None
    thought = any_thought(ways, dice)
    other = dice.choice(ways)
    found = hint(thought, seen, seat, Memory(), other)
    return Given(found, seen, Asked(slow, seat, found, found.rather, thought), deal, thought, other)


def any_thought(ways: list[Course], dice: Random) -> Thought:
    """Something that a search might have found, with gaps of every size and any number of tries."""
    spread = 0.0 if dice.random() < 0.05 else dice.choice((0.03, 0.5, 0.5))
    tries = dice.choice((40, 400, 4000))
    solved = dice.random() < 0.1
    found = [Way(course, dice.uniform(-spread, spread), tries, None if solved else _any_sight(dice)) for course in ways]
    return thought_with(found, None, SPREAD, solved=solved)


def _any_sight(dice: Random) -> Sight:
    won = dice.random()
    return Sight(dice.random(), dice.uniform(0, 40), won, won / 3, (1 - won) / 3)


def main() -> None:
    """Many hints, each true, and none longer than it may be in any language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hints", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=2)
    options = parser.parse_args()
    reasons: Counter[str] = Counter()
    for each in hints(options.hints, options.seed):
        assert is_true(each.asked), each
        reasons[each.hint.reason] += 1
        for language in LANGUAGES:
            speak(language)
            sentence = said(each.hint._replace(against_habit=False), each.seen)
            assert len(sentence.split()) <= 25, sentence
    print(f"{options.hints} hints are true: {dict(reasons.most_common())}")


if __name__ == "__main__":
    main()
