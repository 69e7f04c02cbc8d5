"""What a deal is worth as the match stands, and what a character makes of what it heard."""

from __future__ import annotations

import pytest

from gaigel_desktop.opponents.dice import Dice, throw
from gaigel_desktop.opponents.levels import LEVELS
from gaigel_desktop.opponents.memory import Gain, Memory, counted, forgotten
from gaigel_desktop.opponents.reward import Reward, chance
from gaigel_desktop.rules.deal import Deal, Result
from gaigel_desktop.rules.match import CLEAN, GIVE, Standing, new_match
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.views import View
from tests.scenario import lay, rules_for

LEINFELDEN = PRESETS["leinfelden"]


def worth(rules: RuleSet, side: int, standing: Standing | None, result: Result) -> float:
    """What the side gets for a deal that ends so, card points left aside."""
    deal: Deal = lay(rules.preset, players=rules.players).deal
    deal.result = result._replace(points=tuple(deal.points))
    return Reward(deal, side, standing).of(deal)


def strokes(rules: RuleSet, side: int, standing: Standing | None, result: Result) -> float:
    """The same in strokes."""
    deal: Deal = lay(rules.preset, players=rules.players).deal
    deal.points = [70 + 10 * each for each in range(deal.law.sides)]
    deal.result = result._replace(points=tuple(deal.points))
    return Reward(deal, side, standing).strokes_of(deal)


def won_by(side: int, *strokes: int) -> Result:
    return Result("aus", (side,), strokes, (0,) * len(strokes), (1,) * len(strokes))


def test_a_double_is_worth_more_than_a_single_game() -> None:
    assert [worth(LEINFELDEN, 0, None, won_by(0, 0, strokes)) for strokes in (1, 2)] == [0.75, 1.0]
    assert [worth(LEINFELDEN, 0, None, won_by(1, strokes, 0)) for strokes in (1, 2)] == [0.25, 0.0]


def test_with_one_stroke_to_clean_a_double_is_worth_no_more() -> None:
    standing = Standing(CLEAN, 14, (1, 3))
    assert worth(LEINFELDEN, 0, standing, won_by(0, 0, 2)) == worth(LEINFELDEN, 0, standing, won_by(0, 0, 1))
    assert worth(LEINFELDEN, 1, standing, won_by(1, 2, 0)) > worth(LEINFELDEN, 1, standing, won_by(1, 1, 0))


def test_with_nine_strokes_given_nobody_plays_for_a_double() -> None:
    standing = Standing(GIVE, 8, (4, 5))
    assert worth(LEINFELDEN, 0, standing, won_by(0, 0, 2)) == worth(LEINFELDEN, 0, standing, won_by(0, 0, 1))


def test_strokes_are_those_given_less_those_taken_and_no_card_points() -> None:
    results = (won_by(0, 0, 1), won_by(0, 0, 2), won_by(1, 1, 0), won_by(1, 2, 0))
    assert [strokes(LEINFELDEN, 0, None, result) for result in results] == [1, 2, -1, -2]
    assert [strokes(LEINFELDEN, 1, None, result) for result in results] == [-1, -2, 1, 2]


def test_strokes_are_stretched_as_the_match_stands() -> None:
    """One more is wiped off and the match is won: a double is worth no more, and both go as far as the other way."""
    standing = Standing(CLEAN, 14, (1, 3))
    assert [strokes(LEINFELDEN, 0, standing, won_by(0, 0, each)) for each in (1, 2)] == [1, 1]
    assert strokes(LEINFELDEN, 0, standing, won_by(1, 1, 0)) == pytest.approx(-1)
    assert strokes(LEINFELDEN, 0, standing, won_by(1, 2, 0)) < -1


def test_of_three_sides_the_strokes_are_those_of_the_others_on_average_less_the_own() -> None:
    three = rules_for("leinfelden", players=3)
    assert [strokes(three, side, None, won_by(0, 0, 1, 2)) for side in range(3)] == [1.5, 0, -1.5]
    cleaning = Standing(CLEAN, 14, (2, 3, 3))
    assert [strokes(three, side, cleaning, won_by(0, 0, 1, 2)) for side in range(3)] == [1, -1, -1]
    assert strokes(three, 0, Standing(CLEAN, 14, (1, 3, 3)), won_by(0, 0, 1, 1)) == 2, "the match"


def test_at_rutesheim_three_game_points_more_than_usual_are_a_stroke() -> None:
    rules = PRESETS["rutesheim"]
    result = Result("aus", (1,), (1, 0, 1), (0, 0, 0), (1, 1, 1))
    paid = [strokes(rules, side, new_match(rules), result) for side in range(3)]
    assert paid == pytest.approx([-2 / 3, 2 / 3, 0])


def test_a_match_among_equals_is_even() -> None:
    for preset in ("leinfelden", "wikipedia", "uspcc-1907"):
        assert chance(PRESETS[preset], new_match(PRESETS[preset]), 0) == pytest.approx(0.5)


def test_by_a_number_of_deals_the_last_one_decides() -> None:
    rules = rules_for("wikipedia", scoring="deals", strokes=3)
    assert chance(rules, new_match(rules), 0) == pytest.approx(0.5)
    assert chance(rules, Standing(GIVE, 2, (0, 3)), 0) == 1.0
    assert chance(rules, Standing(GIVE, 2, (0, 1)), 0) == pytest.approx(1 - 0.5 * 0.13 - 0.5 * 0.87 * 0.5)
    assert chance(rules, Standing(GIVE, 3, (2, 2)), 0) == pytest.approx(0.5)  # it goes on until one has fewer


def test_who_has_fewer_strokes_to_clean_is_ahead() -> None:
    assert chance(LEINFELDEN, Standing(CLEAN, 12, (2, 5)), 0) > 0.8


def test_a_long_match_is_not_counted_through() -> None:
    rules = rules_for("wikipedia", strokes=99)
    assert worth(rules, 0, new_match(rules), won_by(0, 0, 1)) == 0.75


def test_at_rutesheim_the_game_points_count() -> None:
    rules = PRESETS["rutesheim"]
    result = Result("aus", (1,), (1, 0, 1), (0, 0, 0), (1, 1, 1))
    shares = [worth(rules, side, None, result) for side in range(3)]
    assert sorted(shares) == pytest.approx([1 / 9, 3 / 9, 5 / 9]) and shares[1] == pytest.approx(5 / 9)


def test_of_three_alone_the_one_who_wins_the_match_gets_everything() -> None:
    rules = rules_for("leinfelden", players=3)
    standing = Standing(CLEAN, 12, (1, 3, 4))
    assert worth(rules, 0, standing, won_by(0, 0, 1, 1)) == 1.0
    assert worth(rules, 1, standing, won_by(0, 0, 1, 1)) == 0.0
    assert worth(rules, 1, standing, won_by(1, 1, 0, 1)) == 0.75


# -- counting and forgetting -------------------------------------------------------------------------------------


def a_long_deal() -> tuple[View, Memory]:
    """Side 0 has declared pairs for 100."""
    table = lay("leinfelden", "SO", vorhand="EA SK SO HK HO", third="BK BO").opens("elfen", "EA").rest_discard()
    gains = (Gain(0, 3, 1, 1), Gain(0, 2, 1, 1), Gain(2, 1, 2, 1))
    table.deal.points[0] = 100
    return View(table.deal), Memory(gains=gains)


def test_the_strong_count_right_and_the_weak_nearly_always() -> None:
    seen, memory = a_long_deal()
    assert {counted(memory, seen, 0, LEVELS[-1], seed) for seed in range(50)} == {100}
    weak = [counted(memory, seen, 0, LEVELS[0], seed) for seed in range(400)]
    assert 0.8 < weak.count(100) / len(weak) < 1.0


def test_a_miscount_stays_all_deal_long() -> None:
    seen, memory = a_long_deal()
    for seed in range(100):
        assert counted(memory, seen, 0, LEVELS[0], seed) == counted(memory, seen, 0, LEVELS[0], seed)


def test_aces_and_trumps_and_the_last_trick_stay_in_mind_longest() -> None:
    trick = ((0, 5), (1, 0), (2, 1), (3, 18))  # the ace, the Seven and the Unter of acorns, the Seven of bells
    memory = Memory(tricks=(trick, trick))
    lost = [card for seed in range(400) for card in forgotten(memory, 3, 0.5, seed)]
    assert lost.count(5) < lost.count(0) and lost.count(18) < lost.count(1)
    assert all(not forgotten(memory, 3, 1.0, seed) for seed in range(20))
    assert all(not forgotten(Memory(tricks=(trick,)), 3, 0.0, seed) for seed in range(20))


def test_the_dice_are_the_same_everywhere() -> None:
    dice = Dice(1)
    assert [dice.below(48) for _ in range(8)] == [10, 10, 34, 29, 41, 14, 42, 21]
    numbers = [Dice(seed).below(10) for seed in range(2000)]
    assert all(150 < numbers.count(number) < 250 for number in range(10))
    assert 0.45 < sum(throw(5, number) for number in range(1000)) / 1000 < 0.55
