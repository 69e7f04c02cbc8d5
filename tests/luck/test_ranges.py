"""What a shuffled pack has in store for a player, and how far all of it together may lie from that."""

from __future__ import annotations

from collections import Counter
from math import comb, isclose, prod, sqrt
from random import Random

import pytest

from gaigel_desktop.controller.luck.dealt import (
    STROKES,
    WHAT,
    Luck,
    pairs_in,
)
from gaigel_desktop.controller.luck.expected import (
    mean,
    of_a_rank,
    one_of,
    one_of_round,
    pairs,
    trumps,
    variance,
)
from gaigel_desktop.controller.luck.ranges import TOGETHER, Span, expectation, for_each_end, span
from gaigel_desktop.rules.cards import ACE, RANK
from gaigel_desktop.rules.options import PRESETS
from tests.tiers import thorough

from .players import LEINFELDEN, Pack, player, seeing, shuffled

FOUR = LEINFELDEN
CHANCE = for_each_end(len(WHAT))
NEARLY = 1e-10


def test_a_hand_of_five_has_five_sixths_of_an_ace() -> None:
    assert isclose(mean(of_a_rank()), 5 / 6)
    assert isclose(mean(trumps()), 5 * 11 / 47), "one trump lies face up"
    assert sum(of_a_rank()) == comb(48, 5)
    assert isclose(variance(of_a_rank()), 5 * (1 / 6) * (5 / 6) * (43 / 47)), "of the hypergeometric"


def test_pairs_are_counted_as_they_are_held() -> None:
    """Every hand of five from a pack of 24 without twins would be too many: hands are thrown, and held against it."""
    dice, often = Random(1), Counter[int]()
    for _ in range(4000):
        often[pairs_in(shuffled(dice)[:5])] += 1
    assert sum(pairs()) == comb(48, 5)
    for found, cases in enumerate(pairs()):
        expected = 4000 * cases / comb(48, 5)
        assert abs(often[found] - expected) < 4 * sqrt(expected) + 1


def test_of_a_round_of_drawing_everybody_has_the_same_share() -> None:
    assert one_of_round(3, 4) == (1, 3), "three trumps among four cards"


@pytest.mark.parametrize("deals", [1, 5, 30])
def test_the_chances_of_a_sum_are_exact(deals: int) -> None:
    lots = {of_a_rank(): deals, one_of_round(3, 4): 2, one_of((0, 2)): 3}
    exact = [1]
    for lot, times in lots.items():
        for _ in range(times):
            exact = [
                sum(exact[at - found] * cases for found, cases in enumerate(lot) if 0 <= at - found < len(exact))
                for at in range(len(exact) + len(lot) - 1)
            ]
    whole = prod(sum(lot) ** times for lot, times in lots.items())
    ends = 0
    for reached in range(len(exact)):
        chance = sum(exact[: reached + 1]) / whole
        if chance + NEARLY < 0.5 and exact[reached] / whole > 2 * NEARLY < exact[reached + 1] / whole:
            ends += 1
            assert span(lots, chance - NEARLY).low == reached, "it may be as low as that a little more often"
            assert span(lots, chance + NEARLY).low == reached + 1
    assert ends > 1
    low, high = span(lots, CHANCE)
    assert sum(exact[:low]) / whole <= CHANCE < sum(exact[: low + 1]) / whole
    assert sum(exact[high + 1 :]) / whole <= CHANCE < sum(exact[high:]) / whole


def test_few_deals_have_wide_ranges_and_many_narrow_ones() -> None:
    assert span({of_a_rank(): 5}, CHANCE) == Span(0, 9), "nine aces in five hands are no streak"
    for deals in (100, 10000):
        found, middle = span({of_a_rank(): deals}, CHANCE), expectation({of_a_rank(): deals})
        away = sqrt(deals * variance(of_a_rank()))
        assert 2.6 < (middle - found.low) / away < 2.8 and 2.6 < (found.high - middle) / away < 2.9
    assert span({}, CHANCE) == Span(0, 0)


def test_all_rows_together_hold_as_one_row_would() -> None:
    for rows in (1, 5, len(WHAT)):
        assert isclose((1 - 2 * for_each_end(rows)) ** rows, 1 - TOGETHER)


def test_what_is_dealt_is_noted_by_what_it_is() -> None:
    luck = Luck()
    ace, king, ober = ACE, 3, 2  # of acorns
    luck.add_hand((ace, ace, king, ober, 13), trump=2)
    luck.add_drawn((ace + 6, 7), 0, trump=2)
    luck.add_drawn((ace + 6, 7), 1, trump=2)
    luck.add_drawn((ace, ace + 6, 7), 3, trump=2)
    got = {row.what: row.observed for row in luck.rows()}
    assert got["hand_aces"] == 2 and got["hand_pairs"] == 1 and got["hand_trumps"] == 1 and got["hand_sevens"] == 0
    (aces,) = (row for row in luck.rows() if row.what == "drawn_aces")
    assert (aces.observed, aces.expected) == (1, 1.0), "a round in which the own card lay open tells nothing"
    assert "drawn_trumps" not in got, "of what nobody drew nothing is told"


def test_strokes_may_fall_to_any_side_alike() -> None:
    luck = Luck()
    for strokes in ((0, 1), (2, 0), (1, 1)):
        luck.add_strokes(strokes, 0)
    (row,) = luck.rows()
    assert (row.what, row.observed) == (STROKES, 2)
    assert isclose(row.expected, 1.5), "a deal in which all get as many tells nothing"


@thorough
def test_no_more_than_one_fair_player_in_twenty_sees_any_row_outside() -> None:
    """Whatever play does to the figures. All ten thousand are told by `python -m tests.luck.players`."""
    players = 40
    seen = sum(seeing(players, 100))
    likely = sum(comb(players, at) * TOGETHER**at * (1 - TOGETHER) ** (players - at) for at in range(seen))
    assert likely < 0.999, f"{seen} of {players}"


def test_who_gets_more_than_a_fair_share_is_seen() -> None:
    """A dealer who has the last aces of the talon change places with cards of the first packets."""

    def favours(dice: Random) -> Pack:
        pack = list(shuffled(dice))
        last = [at for at in range(48) if RANK[pack[at]] == ACE][-2:]
        for at, other in zip(last, dice.sample(range(6), 2), strict=True):
            pack[at], pack[other] = pack[other], pack[at]
        return tuple(pack)

    assert all(seeing(3, 100, favours))


def test_the_rows_of_a_player_are_in_the_order_in_which_they_are_told() -> None:
    assert [row.what for row in player(0, 16)] == list(WHAT)
    assert PRESETS["leinfelden"] == FOUR
