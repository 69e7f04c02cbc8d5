"""What a decision has cost: one search finds the best way, another one prices it."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean

import pytest

from gaigel_desktop.controller.coaching.pricing import loss, on_grid, price, to_price
from gaigel_desktop.opponents.thought import Apart, Course, Thought
from gaigel_desktop.rules.actions import DECLARE
from tests.coaching.made_up import guessed
from tests.tiers import thorough

ACE: Course = (5,)
TEN: Course = (4,)
SEVEN: Course = (0,)


def luck(dice: Random, worth: float, guesses: int) -> list[float]:
    """A way of this worth, in so many guesses."""
    return [worth + dice.gauss(0, 1) for _ in range(guesses)]


def priced(dice: Random, thought: Thought, played: Course, worths: dict[Course, float], guesses: int = 200) -> Apart:
    """What another search, with other guesses, says about the two ways it is asked about."""
    asked = to_price(thought, played)
    return loss(thought, guessed({way: luck(dice, worths[way], guesses) for way in asked}) if asked else None, played)


@thorough
def test_whoever_prices_the_best_way_where_it_was_found_finds_mistakes_of_everybody() -> None:
    """Five ways that are all the same: whatever is played, nothing is given away."""
    dice = Random(16)
    worths: dict[Course, float] = {(card,): 0.0 for card in range(5)}
    naive, apart = [], []
    for _ in range(400):
        thought = guessed({way: luck(dice, 0.0, 200) for way in worths})
        naive.append(thought.apart(thought.advised, 0).mean if thought.advised else 0.0)
        apart.append(priced(dice, thought, (0,), worths).mean)
    doubt = 3 * sqrt(fmean(each * each for each in apart) / len(apart))
    assert fmean(naive) > 0.05
    assert fmean(apart) == pytest.approx(0, abs=doubt) and doubt < 0.02


@thorough
def test_a_real_mistake_costs_what_it_is_worth() -> None:
    dice, found = Random(1), []
    worths = {ACE: 0.5, TEN: 0.3, SEVEN: 0.0}
    for _ in range(100):
        thought = guessed({way: luck(dice, worth, 400) for way, worth in worths.items()})
        found.append(priced(dice, thought, SEVEN, worths, 400))
    assert fmean(each.mean for each in found) == pytest.approx(0.5, abs=0.03)
    told = fmean(each.error for each in found)
    real = sqrt(fmean((each.mean - 0.5) ** 2 for each in found))
    assert told == pytest.approx(real, rel=0.3), "it knows how little it knows"


def test_what_is_best_has_cost_nothing() -> None:
    thought = guessed({ACE: [1, 2, 1, 2], SEVEN: [0, 0, 0, 0]})
    assert to_price(thought, ACE) == () and to_price(thought, SEVEN) == (ACE, SEVEN)
    assert loss(thought, None, ACE) == (0.0, 0.0)
    assert price(thought, ACE, Apart(0.0, 0.0)) == (1.5, 1.5)
    assert price(thought, SEVEN, Apart(1.25, 0.01)) == (1.25, 0.0)


def test_all_ways_that_begin_with_a_word_are_that_word() -> None:
    word = DECLARE
    thought = guessed({(word, 4): [1.0, 0.9] * 9, (word, 0): [0.8, 1.0] * 9, SEVEN: [0.0] * 18})
    assert to_price(thought, (word,)) == ()
    assert to_price(thought, SEVEN) == ((word, 4), SEVEN)


def test_sums_of_worths_are_exact() -> None:
    dice = Random(2)
    worths = [on_grid(dice.uniform(-2, 2)) for _ in range(1000)]
    forwards, backwards = sum(worths), sum(reversed(worths))
    assert forwards == backwards == sum(sorted(worths))
    assert max(abs(on_grid(each) - each) for each in worths) == 0
