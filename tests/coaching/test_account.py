"""A deal in three numbers: nothing is counted twice, and nothing is left over."""

from __future__ import annotations

from random import Random

import pytest

from gaigel_desktop.controller.coaching.account import account, result_of
from gaigel_desktop.controller.coaching.pricing import Price, on_grid
from gaigel_desktop.controller.match.dealer import record_from
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.rules.match import CLEAN, Standing
from gaigel_desktop.rules.options import PRESETS


def test_what_was_dealt_what_came_between_and_what_was_given_away() -> None:
    """Good cards; a little given away at once; the others play well; the last trick costs the deal."""
    told = account([Price(0.5, 0.25), Price(-0.25, -0.25), Price(0.0, -0.75)], -1.0)
    assert told.dealt == 0.5
    assert told.own == 0.25 + 0.0 + 0.75
    assert told.between == (-0.25 - 0.25) + (0.0 + 0.25) + (-1.0 + 0.75)
    assert told.dealt + told.between - told.own == told.result == -1.0


def test_the_three_numbers_add_up_to_the_last_bit() -> None:
    dice = Random(16)
    for _ in range(500):
        taken = [(on_grid(dice.uniform(-2, 2)), on_grid(abs(dice.gauss(0, 0.3)))) for _ in range(dice.randint(0, 20))]
        prices = [Price(worth + lost, worth) for worth, lost in taken]
        told = account(prices, on_grid(dice.uniform(-2, 2)), on_grid(dice.uniform(-0.2, 0.2)))
        assert told.dealt + told.between - told.own == told.result


def test_where_nothing_was_to_be_decided_all_came_from_the_others() -> None:
    assert account([], 2.0, 0.125) == (0.0, 2.0, 0.0, 2.0)


def test_cards_are_good_or_bad_beside_what_is_usual_there() -> None:
    prices = [Price(0.125, 0.125)]
    told = account(prices, 1.0, centre=0.125)
    assert (told.dealt, told.between) == (0.0, 1.0)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_result_is_in_the_strokes_of_the_thoughts(preset: str) -> None:
    for record in simulate(Plan(PRESETS[preset], 10, "account")):
        assert record.result is not None
        results = [result_of(record, seat, None) for seat in range(record.rules.players)]
        strokes = record.result.strokes
        if len(strokes) == 2:
            given, taken = strokes[1], strokes[0]
            assert results[0] == given - taken and results[1] == taken - given
        elif record.rules.scoring != "rutesheim":
            best = max(range(len(strokes)), key=lambda seat: results[seat] or 0.0)
            assert strokes[best] == min(strokes)


def test_with_one_stroke_left_to_clean_a_double_is_worth_no_more_than_a_single_game() -> None:
    rules = PRESETS["leinfelden"]
    doubles = (each for each in simulate(Plan(rules, 400, "double")) if each.result and each.result.strokes == (0, 2))
    record = next(doubles)
    last = Standing(CLEAN, 11, (1, 1))
    assert result_of(record, 0, None) == 2.0
    assert result_of(record, 0, last) == 1.0


def test_a_deal_that_was_not_played_to_its_end_has_no_result() -> None:
    assert result_of(record_from("seed", 20, PRESETS["leinfelden"], 0), 0, None) is None
