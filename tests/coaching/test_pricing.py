"""What a decision has cost: found in one half of the guesses and priced in the other."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean

import pytest

from gaigel_desktop.controller.coaching.pricing import loss, on_grid, price, together
from gaigel_desktop.opponents.thought import Thought
from gaigel_desktop.rules.actions import DECLARE
from tests.coaching.guessed import thought_of

ACE, TEN, SEVEN = (5,), (4,), (0,)


def luck(dice: Random, worth: float, guesses: int) -> list[float]:
    """A way of this worth, in so many guesses."""
    return [worth + dice.gauss(0, 1) for _ in range(guesses)]


def one_of_five(seed: int, guesses: int = 200) -> Thought:
    """Five ways that are all the same."""
    dice = Random(seed)
    return thought_of({(card,): luck(dice, 0.0, guesses) for card in range(5)})


def test_whoever_prices_the_best_way_where_it_was_found_finds_mistakes_of_everybody() -> None:
    thoughts = [one_of_five(seed) for seed in range(400)]
    naive = [max(way.worth for way in each.ways) - each.ways[0].worth for each in thoughts]
    apart = [loss(each, (0,)).mean for each in thoughts]
    doubt = 3 * sqrt(fmean(each * each for each in apart) / len(apart))
    assert fmean(naive) > 0.05
    assert fmean(apart) == pytest.approx(0, abs=doubt) and doubt < 0.03


def test_a_real_mistake_costs_what_it_is_worth() -> None:
    found = []
    for seed in range(60):
        dice = Random(seed)
        thought = thought_of({ACE: luck(dice, 0.5, 400), TEN: luck(dice, 0.45, 400), SEVEN: luck(dice, 0.0, 400)})
        found.append(loss(thought, SEVEN))
    assert fmean(each.mean for each in found) == pytest.approx(0.49, abs=0.03)
    told = fmean(each.error for each in found)
    real = sqrt(fmean((each.mean - 0.49) ** 2 for each in found))
    assert told == pytest.approx(real, rel=0.35), "it knows how little it knows"


def test_what_is_best_in_both_halves_has_cost_nothing() -> None:
    thought = thought_of({ACE: [1, 2, 1, 2], SEVEN: [0, 0, 0, 0]})
    assert loss(thought, ACE) == (0.0, 0.0)
    assert price(thought, ACE) == (1.5, 1.5)
    assert price(thought, SEVEN) == (1.5, 0.0)


def test_what_was_given_up_after_a_few_guesses_is_not_the_best_way_by_luck() -> None:
    thought = thought_of({ACE: [1.0] * 40, SEVEN: [0.5] * 40, TEN: [2.0, 2.0, 2.0]})
    assert loss(thought, SEVEN).mean == 0.5


def test_all_ways_that_begin_with_a_word_are_that_word() -> None:
    word = DECLARE
    thought = thought_of({(word, 4): [1.0, 0.9] * 9, (word, 0): [0.9, 1.0] * 9, SEVEN: [0.0] * 18})
    assert loss(thought, (word,)) == (0.0, 0.0)
    assert loss(thought, SEVEN).mean == pytest.approx(0.9)


def test_two_thoughts_together_are_one_about_all_their_guesses() -> None:
    dice = Random(1)
    worths = {card: luck(dice, worth, 80) for card, worth in ((ACE, 0.2), (TEN, 0.1), (SEVEN, 0.0))}
    first = thought_of({card: all_of[:40] for card, all_of in worths.items()})
    more = thought_of({card: all_of[40:] for card, all_of in worths.items()})
    whole, both = thought_of(worths), together(first, more)
    assert both.advised == whole.advised
    for card in worths:
        assert loss(both, card).mean == pytest.approx(loss(whole, card).mean)
        assert loss(both, card).error == pytest.approx(loss(whole, card).error)
        assert price(both, card).taken == pytest.approx(price(whole, card).taken, abs=1e-5)


def test_sums_of_worths_are_exact() -> None:
    dice = Random(2)
    worths = [on_grid(dice.uniform(-2, 2)) for _ in range(1000)]
    forwards, backwards = sum(worths), sum(reversed(worths))
    assert forwards == backwards == sum(sorted(worths))
    assert max(abs(on_grid(each) - each) for each in worths) == 0
