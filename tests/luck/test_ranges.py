"""What a shuffled pack has in store for a seat, and how far all of it together may lie from that."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, isclose, prod, sqrt
from random import Random

import pytest

from gaigel_desktop.controller.luck.dealt import (
    PLACES,
    STROKES,
    WHAT,
    Luck,
    pairs_in,
    places_of,
)
from gaigel_desktop.controller.luck.expected import (
    mean,
    of_a_rank,
    one_of,
    pairs,
    shared_out,
    trumps,
    variance,
)
from gaigel_desktop.controller.luck.ranges import TOGETHER, Span, expectation, for_each_end, span
from gaigel_desktop.rules.cards import ACE, RANK
from gaigel_desktop.rules.options import PRESETS, with_changes
from tests.tiers import thorough

from .players import LEINFELDEN, Pack, player, seeing, shuffled

FOUR = LEINFELDEN
CHANCE = for_each_end(29)
NEARLY = 1e-10


def test_a_hand_of_five_has_five_sixths_of_an_ace() -> None:
    assert isclose(mean(of_a_rank(1)), 5 / 6)
    assert isclose(mean(trumps(1)), 5 * 11 / 47), "one trump lies face up"
    assert sum(of_a_rank(2)) == comb(48, 10)
    assert isclose(variance(of_a_rank(1)), 5 * (1 / 6) * (5 / 6) * (43 / 47)), "of the hypergeometric"


def test_pairs_are_counted_as_they_are_held() -> None:
    """Every hand of five from a pack of 24 without twins would be too many: hands are thrown, and held against it."""
    dice, often = Random(1), Counter[int]()
    for _ in range(4000):
        often[pairs_in(shuffled(dice)[:5])] += 1
    assert sum(pairs()) == comb(48, 5)
    for found, cases in enumerate(pairs()):
        expected = 4000 * cases / comb(48, 5)
        assert abs(often[found] - expected) < 4 * sqrt(expected) + 1


def test_a_round_of_drawing_is_shared_out_by_counting_who_may_get_what() -> None:
    """Three trumps among four cards: two partners get one of them in half of all cases, and two in the other half."""
    ways = Counter(sum(card < 3 for card in got) for got in combinations(range(4), 2))
    assert shared_out(3, 4, 2) == tuple(ways[found] for found in range(3)) == (0, 3, 3)


@pytest.mark.parametrize("deals", [1, 5, 30])
def test_the_chances_of_a_sum_are_exact(deals: int) -> None:
    lots = {of_a_rank(1): deals, shared_out(3, 4, 1): 2, one_of((0, 2)): 3}
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
    assert span({of_a_rank(1): 5}, CHANCE) == Span(0, 10), "two aces a hand, five times running, are no streak"
    for deals in (100, 10000):
        found, middle = span({of_a_rank(1): deals}, CHANCE), expectation({of_a_rank(1): deals})
        away = sqrt(deals * variance(of_a_rank(1)))
        assert 3.0 < (middle - found.low) / away < 3.4 and 3.0 < (found.high - middle) / away < 3.5
    assert span({}, CHANCE) == Span(0, 0)


def test_all_rows_together_hold_as_one_row_would() -> None:
    for rows in (1, 16, 29, 36):
        assert isclose((1 - 2 * for_each_end(rows)) ** rows, 1 - TOGETHER)


@pytest.mark.parametrize(
    ("rules", "places"),
    [
        (FOUR, ("you", "right", "partner", "left")),
        (with_changes("leinfelden", {"direction": "clockwise"}), ("you", "left", "partner", "right")),
        (FOUR._replace(players=2), ("you", "across")),
        (FOUR._replace(players=3), ("you", "right", "left")),
        (FOUR._replace(players=6), ("you", "right", "partner", "across", "partner", "left")),
        (FOUR._replace(teams="none"), ("you", "right", "across", "left")),
        (with_changes("uspcc-1907", {"players": 8, "teams": "opposite"}), None),
    ],
)
def test_a_place_is_called_as_it_lies_from_the_own_chair(rules: object, places: tuple[str, ...] | None) -> None:
    found = places_of(rules, 0)  # type: ignore[arg-type]
    assert places is None or found == places
    assert found.count("left") == found.count("right") == (len(found) > 2)
    turned = places_of(rules, 1)  # type: ignore[arg-type]
    assert turned == (*found[-1:], *found[:-1]), "whichever chair it is"


def test_what_is_dealt_is_noted_by_what_and_by_place() -> None:
    luck = Luck()
    ace, king, ober, seven = ACE, 3, 2, 0  # of acorns
    hands = [("you", (ace, ace, king, ober, 13)), ("right", (seven, 6, 12, 13, 14))]
    luck.add_hands(hands, trump=2)
    luck.add_drawn([("you", ace + 6), ("right", 7)], trump=2)
    got = {(row.what, row.place): row.observed for row in luck.rows()}
    assert got["hand_aces", "you"] == 2 and got["hand_pairs", "you"] == 1 and got["hand_trumps", "you"] == 1
    assert got["hand_sevens", "right"] == 3 and got["hand_trumps", "right"] == 3
    assert got["drawn_aces", "you"] == 1 and got["drawn_aces", "right"] == 0
    assert ("drawn_trumps", "you") not in got, "of what nobody drew nothing is told"


def test_strokes_may_fall_to_any_side_alike() -> None:
    luck = Luck()
    for strokes in ((0, 1), (2, 0), (1, 1)):
        luck.add_strokes(strokes, 0)
    (row,) = luck.rows()
    assert (row.what, row.place, row.observed) == (STROKES, "you", 2)
    assert isclose(row.expected, 1.5), "a deal in which all get as many tells nothing"


@thorough
def test_no_more_than_one_fair_player_in_twenty_sees_any_row_outside() -> None:
    """Whatever play does to the figures. The whole thousand is told by `python -m tests.luck.players`."""
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
    rows = player(0, 16)
    order = [(WHAT.index(row.what), PLACES.index(row.place)) for row in rows]
    assert order == sorted(order)
    assert {row.place for row in rows} == set(PLACES)
    assert PRESETS["leinfelden"] == FOUR
