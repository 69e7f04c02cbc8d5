"""The match (docs/rules.md 11). Two sides unless a test says otherwise; seat 1 is Vorhand."""

from __future__ import annotations

from tests.rules.slate import Slate

# slate: giving


def test_the_losers_get_a_stroke_P_D() -> None:
    Slate("leinfelden").deal(0, 0, 1).stands("give", 0, 1)


def test_a_double_is_a_gigackel_two_strokes_P_D() -> None:
    Slate("leinfelden").deal(1, 2, 0).stands("give", 2, 0)


def test_with_the_tenth_stroke_the_cleaning_begins_P() -> None:
    Slate("leinfelden").given("give", 6, 4, 5).deal(0, 0, 1).stands("clean", 4, 6)


def test_when_one_is_left_to_give_a_double_counts_one_P() -> None:
    """P: "if 9 tokens have been given or 9 strokes marked, the next deal cannot be a double game"."""
    Slate("leinfelden").given("give", 6, 4, 5).deal(0, 0, 2).stands("clean", 4, 6)


def test_before_the_ninth_stroke_a_double_counts_two_P() -> None:
    Slate("leinfelden").given("give", 6, 4, 4).deal(0, 0, 2).stands("clean", 4, 6)


def test_the_number_of_strokes_is_the_tables_P() -> None:
    Slate("leinfelden", strokes=5).given("give", 3, 2, 2).deal(0, 0, 1).stands("clean", 2, 3)


def test_of_three_the_last_strokes_are_given_in_order_of_play_from_vorhand_P() -> None:
    """Two are left; Vorhand, seat 1, has won, the next in order is seat 2 with a double."""
    Slate("leinfelden", players=3).given("give", 6, 3, 3, 2).deal(1, 1, 0, 2).stands("clean", 3, 3, 4)


def test_of_three_with_one_left_only_the_first_in_order_gets_it_P() -> None:
    Slate("leinfelden", players=3).given("give", 6, 3, 3, 3).deal(1, 1, 0, 1).stands("clean", 3, 3, 4)


def test_of_three_another_dealer_makes_another_the_first_in_order_P() -> None:
    slate = Slate("leinfelden", players=3).given("give", 6, 3, 3, 3).deal(1, 1, 0, 1, dealer=2)
    slate.stands("clean", 4, 3, 3)


def test_the_deals_of_phase_one_may_be_counted_instead_of_strokes_D_E_S() -> None:
    Slate("wikipedia").given("give", 8, 7, 6).deal(0, 0, 2).stands("give", 7, 8).deal(0, 0, 2).stands("clean", 7, 10)


def test_of_six_alone_the_deals_are_counted_D() -> None:
    slate = Slate("wikipedia", players=6, teams="none").given("give", 9, 2, 2, 2, 2, 2, 2)
    slate.deal(0, 0, 0, 0, 0, 0, 1).stands("clean", 2, 2, 2, 2, 2, 3)


# slate: cleaning


def cleaning(preset: str = "leinfelden", *score: int, **options: int | str) -> Slate:
    """The cleaning has begun."""
    return Slate(preset, **options).given("clean", 12, *(score or (4, 6)))


def test_the_winners_of_a_deal_erase_one_stroke_P_D() -> None:
    cleaning().deal(0, 0, 1).stands("clean", 3, 6)


def test_after_a_double_game_they_erase_two_P() -> None:
    cleaning().deal(0, 0, 2).stands("clean", 2, 6)


def test_where_a_double_cleans_one_they_erase_one_D_E() -> None:
    """D: "jeweils einen seiner Querstriche bzw. einen der beiden Gigackel-Halbstriche"."""
    cleaning("wikipedia").deal(0, 0, 2).stands("clean", 3, 6)


def test_the_first_side_with_none_left_has_won_P_D() -> None:
    cleaning("leinfelden", 1, 6).deal(0, 0, 1).is_won_by(0)


def test_nobody_erases_more_than_there_is_P() -> None:
    slate = cleaning("leinfelden", 1, 6).deal(0, 0, 2)
    slate.is_won_by(0)
    assert slate.standing.score == (0, 6)


def test_a_side_with_none_when_the_cleaning_begins_has_won_already_decision() -> None:
    Slate("leinfelden").given("give", 9, 0, 9).deal(0, 0, 1).is_won_by(0)


def test_of_several_without_strokes_the_winner_of_the_last_deal_has_won_decision() -> None:
    Slate("leinfelden", players=3).given("give", 9, 0, 0, 9).deal(1, 0, 0, 1).is_won_by(1)
    Slate("leinfelden", players=3).given("give", 9, 0, 0, 9).deal(0, 0, 0, 1).is_won_by(0)


def test_of_several_winners_the_first_in_order_from_vorhand_has_won_decision() -> None:
    Slate("leinfelden", players=3).given("give", 9, 0, 0, 8).deal((0, 1), 0, 0, 2).is_won_by(1)


def test_with_three_sides_only_winners_erase_one_stroke_each_also_after_a_double_P() -> None:
    cleaning("leinfelden", 3, 4, 3, players=3).deal(0, 0, 2, 2).stands("clean", 2, 4, 3)


def test_of_three_both_who_were_not_at_fault_erase_P() -> None:
    cleaning("leinfelden", 3, 4, 3, players=3).deal((0, 2), 0, 2, 0, reason="untergaigelt").stands("clean", 2, 4, 2)


def test_of_five_four_erase_after_a_fault_decision() -> None:
    slate = cleaning("uspcc-1907", 3, 4, 3, 2, 2, players=5, scoring="slate")
    slate.deal((0, 1, 2, 4), 0, 0, 0, 2, 0, reason="untergaigelt").stands("clean", 2, 3, 2, 2, 1)


# race


def test_who_has_given_the_strokes_first_wins_the_race_P() -> None:
    race = Slate("leinfelden", scoring="race", strokes=5).given("give", 7, 4, 3)
    race.deal(0, 0, 1).stands("give", 4, 4).deal(0, 0, 1).is_won_by(0)


def test_in_a_race_a_double_counts_two_also_at_the_end_P() -> None:
    race = Slate("leinfelden", scoring="race", strokes=5).given("give", 7, 4, 4).deal(0, 0, 2)
    race.is_won_by(0)
    assert race.standing.score == (4, 6)


def test_a_race_with_three_ends_when_one_has_the_strokes_and_the_fewest_win_decision() -> None:
    Slate("leinfelden", players=3, scoring="race", strokes=5).given("give", 7, 4, 2, 3).deal(1, 1, 0, 1).is_won_by(1)


def test_a_race_with_three_goes_on_until_one_alone_has_the_fewest_decision() -> None:
    race = Slate("leinfelden", players=3, scoring="race", strokes=5).given("give", 7, 4, 3, 3)
    race.deal((1, 2), 2, 0, 0, reason="untergaigelt").stands("give", 6, 3, 3).deal(2, 1, 1, 0).is_won_by(2)


# deals


def test_an_agreed_number_of_games_is_played_and_the_fewest_strokes_win_D_E() -> None:
    games = Slate("wikipedia", scoring="deals", strokes=5).given("give", 3, 3, 1).deal(0, 0, 1).stands("give", 3, 2)
    games.deal(1, 1, 0).is_won_by(1)


def test_nothing_is_cleaned_and_a_double_always_counts_two_D_E() -> None:
    Slate("wikipedia", scoring="deals", strokes=3).given("give", 1, 1, 0).deal(0, 0, 2).stands("give", 1, 2)


def test_where_several_have_the_fewest_all_play_on_decision() -> None:
    games = Slate("wikipedia", scoring="deals", strokes=2).given("give", 1, 1, 0).deal(0, 0, 1).stands("give", 1, 1)
    games.deal(1, 2, 0).is_won_by(1)


def test_of_three_pairs_the_pair_with_the_fewest_wins_decision() -> None:
    games = Slate("leinfelden", players=6, teams="opposite", scoring="deals", strokes=4).given("give", 3, 2, 3, 1)
    games.deal(0, 0, 1, 1).stands("give", 2, 4, 2)
    games.deal(2, 1, 1, 0).is_won_by(2)


# early_clean


def test_the_cleaning_begins_as_soon_as_one_side_has_the_strokes_P() -> None:
    early = Slate("leinfelden", scoring="early_clean", strokes=5).given("give", 6, 4, 3)
    early.deal(0, 0, 1).stands("give", 4, 4).deal(0, 0, 1).stands("clean", 4, 5)


def test_a_double_counts_one_for_a_side_that_has_only_one_to_go_P() -> None:
    Slate("leinfelden", scoring="early_clean", strokes=5).given("give", 6, 3, 4).deal(0, 0, 2).stands("clean", 3, 5)


def test_of_seven_the_cleaning_begins_with_the_first_who_is_full_decision() -> None:
    early = Slate("uspcc-1907", players=7, scoring="early_clean", strokes=3).given("give", 4, 2, 2, 2, 2, 2, 2, 2)
    early.deal(0, 0, 0, 0, 0, 0, 0, 1).stands("clean", 2, 2, 2, 2, 2, 2, 3)


# games


def test_a_single_game_counts_101_match_points_U() -> None:
    Slate("uspcc-1907").deal(0, 0, 1).stands("points", 101, 0)


def test_a_gaigel_counts_202_U() -> None:
    Slate("uspcc-1907").deal(0, 0, 2).stands("points", 202, 0)


def test_it_is_a_double_for_its_winners_when_every_other_side_got_2_decision() -> None:
    games = Slate("uspcc-1907", players=5)
    games.deal(0, 0, 2, 2, 2, 1).stands("points", 101, 0, 0, 0, 0)
    games.deal(0, 0, 2, 2, 2, 2).stands("points", 303, 0, 0, 0, 0)


def test_after_a_fault_every_winning_side_counts_a_gaigel_U() -> None:
    games = Slate("uspcc-1907", players=5).deal((0, 1, 2, 3), 0, 0, 0, 0, 2, reason="untergaigelt")
    games.stands("points", 202, 202, 202, 202, 0)


def test_the_match_ends_when_a_side_has_the_match_points_U() -> None:
    Slate("uspcc-1907").given("points", 5, 404, 101).deal(0, 0, 1).is_won_by(0)


def test_the_match_points_are_the_tables_U() -> None:
    Slate("uspcc-1907", match_points=303).given("points", 3, 202, 101).deal(1, 1, 0).stands("points", 202, 202).deal(
        1, 1, 0
    ).is_won_by(1)


def test_of_several_with_the_match_points_the_highest_wins_decision() -> None:
    games = Slate("uspcc-1907", players=8, teams="none").given("points", 9, 404, 303, 0, 0, 0, 0, 0, 0)
    games.deal((0, 1, 3, 4, 5, 6, 7), 0, 0, 2, 0, 0, 0, 0, 0, reason="untergaigelt").is_won_by(0)


def test_games_with_equal_match_points_play_on_decision() -> None:
    games = Slate("uspcc-1907", players=6, teams="none").given("points", 9, 404, 404, 0, 0, 0, 0)
    games.deal((0, 1, 3, 4, 5), 0, 0, 2, 0, 0, 0, reason="untergaigelt").stands("points", 606, 606, 0, 202, 202, 202)
    games.deal(1, 1, 0, 1, 1, 1, 1).is_won_by(1)
