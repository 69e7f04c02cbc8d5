"""The match (docs/rules.md 11): which scores can stand while it is played, and how equal sides may have cut."""

from __future__ import annotations

from gaigel_desktop.rules.deal import Result
from gaigel_desktop.rules.match import Standing, possible_outcomes, why_impossible
from gaigel_desktop.rules.options import Value
from tests.scenario import rules_for


def wrong(preset: str, phase: str, deals: int, *score: int, **options: Value) -> str | None:
    """What is wrong with such a score."""
    return why_impossible(rules_for(preset, **options), Standing(phase, deals, score))


def test_nothing_is_scored_exactly_when_nothing_has_been_played_decision() -> None:
    assert wrong("leinfelden", "give", 0, 0, 0) is None
    assert wrong("leinfelden", "give", 0, 1, 0) == wrong("leinfelden", "give", 1, 0, 0) == "match_score"


def test_every_deal_gives_at_least_one_stroke_decision() -> None:
    assert wrong("leinfelden", "give", 3, 2, 1) is None
    assert wrong("leinfelden", "give", 4, 2, 1) == "match_score"


def test_every_deal_gives_at_least_101_match_points_U() -> None:
    assert wrong("uspcc-1907", "points", 2, 101, 101) is None
    assert wrong("uspcc-1907", "points", 3, 101, 101) == "match_score"


def test_every_deal_of_rutesheim_gives_nine_points_P() -> None:
    assert wrong("rutesheim", "points", 2, 8, 7, 3) is None
    assert wrong("rutesheim", "points", 2, 8, 7, 4) == "match_score"


def test_with_ten_strokes_given_the_cleaning_has_begun_P() -> None:
    assert wrong("leinfelden", "give", 8, 5, 5) == "match_phase"
    assert wrong("leinfelden", "clean", 8, 5, 5) is None
    assert wrong("leinfelden", "clean", 8, 5, 6) == "match_phase"


def test_where_deals_are_counted_the_cleaning_begins_after_them_D() -> None:
    assert wrong("wikipedia", "give", 10, 6, 6) == wrong("wikipedia", "clean", 9, 6, 6) == "match_phase"
    assert wrong("wikipedia", "clean", 10, 6, 6) is None


def test_in_an_early_cleaning_nobody_has_more_than_the_strokes_P() -> None:
    assert wrong("leinfelden", "clean", 12, 5, 4, scoring="early_clean", strokes=5) is None
    assert wrong("leinfelden", "clean", 12, 6, 4, scoring="early_clean", strokes=5) == "match_phase"


def test_a_race_knows_no_cleaning_and_match_points_no_strokes_P_U() -> None:
    assert wrong("leinfelden", "clean", 8, 4, 4, scoring="race") == "match_phase"
    assert wrong("uspcc-1907", "give", 2, 101, 101) == "match_phase"


def test_by_a_number_of_deals_nothing_is_cleaned_and_equal_ones_play_on_decision() -> None:
    assert wrong("wikipedia", "clean", 12, 4, 9, scoring="deals") == "match_phase"
    assert wrong("wikipedia", "give", 10, 5, 5, scoring="deals") is None
    assert wrong("wikipedia", "give", 10, 4, 6, scoring="deals") == "match_won_already"
    assert wrong("leinfelden", "give", 10, 4, 4, 6, scoring="deals", players=6, teams="opposite") is None


def test_a_match_that_somebody_has_won_is_not_played_on_decision() -> None:
    assert wrong("leinfelden", "clean", 12, 0, 4) == "match_won_already"
    assert wrong("leinfelden", "give", 9, 10, 4, scoring="race") == "match_won_already"
    assert wrong("leinfelden", "give", 20, 10, 10, scoring="race") == "match_won_already"
    assert wrong("uspcc-1907", "points", 5, 505, 101) == "match_won_already"
    assert wrong("rutesheim", "points", 30, 95, 90, 85) == "match_won_already"


def test_of_six_alone_the_score_has_six_numbers_decision() -> None:
    assert wrong("wikipedia", "give", 1, 1, 0, teams="none", players=6) == "match_score"


def test_equal_sides_of_rutesheim_may_have_cut_either_way_P() -> None:
    result = Result("aus", (0,), (0, 1, 1), (101, 40, 40), (5, 2, 2))
    found = possible_outcomes(rules_for("rutesheim"), Standing("points", 3, (9, 9, 9)), 0, result)
    assert sorted(standing.score for standing in found) == [(14, 10, 12), (14, 12, 10)]


def test_a_tie_after_thirty_deals_may_have_been_cut_either_way_P() -> None:
    result = Result("aus", (0,), (0, 1, 1), (101, 50, 40), (5, 2, 2))
    found = possible_outcomes(rules_for("rutesheim"), Standing("points", 29, (88, 90, 83)), 0, result)
    assert sorted(standing.winner for standing in found) == [0, 1]
    assert {standing.score for standing in found} == {(93, 93, 84)}


def test_elsewhere_a_deal_has_one_outcome_decision() -> None:
    result = Result("aus", (0,), (0, 1), (101, 50), (5, 2))
    found = possible_outcomes(rules_for("leinfelden"), Standing("give", 3, (2, 2)), 0, result)
    assert found == [Standing("give", 4, (2, 3))]
