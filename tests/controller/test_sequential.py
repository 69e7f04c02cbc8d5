"""A sequential test: how often it errs, how long it takes, and what may not mislead it. The packs are made up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from gaigel_desktop.controller.self_play.sequential import Bounds, Sequential
from tests.tiers import thorough

EVEN = 0.5
RUNS = 80
ONE_SIDED = Bounds((-0.03, 0.0))
STRICT = Bounds(alpha=0.01, beta=0.01)


def packs(ahead: float, dice: Random) -> Iterator[float]:
    """Packs that A wins so much oftener than not; three in four are divided, as between players of a kind."""
    while True:
        thrown = dice.random()
        yield 1.0 if thrown < 0.13 + ahead else 0.0 if thrown > 0.87 + ahead else 0.5


def decided(bounds: Bounds, results: Iterator[float]) -> tuple[float, int]:
    """What comes out, and after how many packs."""
    test = Sequential(bounds, EVEN)
    for number, won in enumerate(results, 1):
        test.take(won)
        found = test.decided()
        if found is not None:
            return found, number
    raise AssertionError("the packs came to an end")


def found_in(bounds: Bounds, ahead: float) -> list[tuple[float, int]]:
    """The same with many dice."""
    return [decided(bounds, packs(ahead, Random(f"{ahead} {run}"))) for run in range(RUNS)]


@thorough
@pytest.mark.parametrize("truth", [0.0, -0.03, 0.03])
def test_it_errs_no_oftener_than_was_asked_for(truth: float) -> None:
    wrong = sum(found != truth for found, _ in found_in(Bounds(), truth))
    neighbours = 1 if truth else 2
    assert wrong <= RUNS * 0.05 * neighbours + 5  # which is chance: two standard errors


@thorough
def test_who_asks_for_fewer_errors_gets_fewer_and_plays_longer() -> None:
    usual, strict = found_in(Bounds(), -0.03), found_in(STRICT, -0.03)
    assert sum(found != -0.03 for found, _ in strict) <= 2
    assert sum(number for _, number in strict) > 1.3 * sum(number for _, number in usual)


@thorough
def test_what_is_far_beyond_the_differences_is_decided_soon() -> None:
    far = found_in(ONE_SIDED, 0.1)
    assert {found for found, _ in far} == {0.0}
    assert 2 * sum(number for _, number in far) < sum(number for _, number in found_in(ONE_SIDED, 0.0))


def test_packs_that_all_end_alike_are_believed_only_after_a_while() -> None:
    assert decided(Bounds(), iter([0.5] * 200))[0] == 0.0
    with pytest.raises(AssertionError):
        decided(Bounds(), iter([0.5] * 20))
    with pytest.raises(AssertionError):
        decided(Bounds(), iter([1.0] * 5))


def test_with_three_sides_a_third_is_even() -> None:
    test = Sequential(Bounds(), 1 / 3)
    dice = Random(3)
    while test.decided() is None:
        test.take(dice.choice((0.0, 1 / 3, 2 / 3)))
    assert test.decided() == 0.0
