"""The match (docs/rules.md 11): the tournament of Rutesheim, three players and nine game points a deal."""

from __future__ import annotations

from tests.rules.slate import Slate


def deal(*points: int, winners: int | tuple[int, ...] = 0, **words: object) -> Slate:
    """The first deal of a match, with these card points."""
    return Slate("rutesheim").deal(winners, points=points, **words)  # type: ignore[arg-type]


def test_five_three_and_one_by_card_points_P() -> None:
    deal(103, 40, 60).stands("points", 5, 1, 3)


def test_the_one_who_went_out_is_first_also_with_fewer_points_P() -> None:
    """Another may have more by now, who has not called."""
    deal(102, 110, 20).stands("points", 5, 3, 1)


def test_a_player_without_a_trick_gets_nothing_and_the_others_six_and_three_P() -> None:
    deal(103, 0, 60, tricks=(5, 0, 3)).stands("points", 6, 0, 3)


def test_with_two_without_a_trick_the_third_gets_nine_P() -> None:
    deal(103, 0, 0, tricks=(2, 0, 0)).stands("points", 9, 0, 0)


def test_who_overgaigelt_gets_nothing_and_the_others_six_and_three_P() -> None:
    deal(120, 30, 40, winners=(1, 2), reason="uebergaigelt").stands("points", 0, 3, 6)


def test_any_other_fault_counts_like_overgaigeln_decision() -> None:
    deal(90, 30, 40, winners=(1, 2), reason="untergaigelt").stands("points", 0, 3, 6)
    deal(20, 30, 40, winners=(1, 2), reason="revoke").stands("points", 0, 3, 6)


def test_a_fault_and_another_without_a_trick_leave_nine_for_the_third_P() -> None:
    deal(90, 0, 40, winners=(1, 2), reason="untergaigelt", tricks=(4, 0, 2)).stands("points", 0, 0, 9)


def test_if_the_player_at_fault_leaves_two_without_a_trick_these_still_get_six_and_three_decision() -> None:
    deal(90, 0, 20, winners=(1, 2), reason="untergaigelt", tricks=(4, 0, 0)).stands("points", 0, 3, 6)


def test_equal_card_points_are_cut_for_P() -> None:
    deal(103, 40, 40, cut=(0, 1, 2)).stands("points", 5, 3, 1)
    deal(103, 40, 40, cut=(0, 2, 1)).stands("points", 5, 1, 3)


def test_five_sevens_count_as_having_gone_out_also_without_a_trick_decision() -> None:
    deal(0, 30, 40, reason="sevens", tricks=(0, 2, 2)).stands("points", 5, 1, 3)
    deal(0, 30, 40, reason="farbe", tricks=(0, 2, 2)).stands("points", 5, 1, 3)


def test_the_most_points_of_a_count_are_first_P() -> None:
    deal(70, 80, 90, winners=2, reason="counted").stands("points", 1, 3, 5)


def test_nine_points_are_given_in_every_deal_P() -> None:
    slate = deal(103, 40, 60)
    for _ in range(5):
        slate.deal(1, points=(10, 101, 30))
    assert sum(slate.standing.score) == 6 * 9


def test_after_thirty_deals_the_most_game_points_win_P() -> None:
    """Three sessions of ten deals."""
    slate = Slate("rutesheim").given("points", 28, 90, 82, 80).deal(0, points=(101, 50, 40))
    slate.stands("points", 95, 85, 81).deal(1, points=(50, 101, 40)).is_won_by(0)


def test_a_tie_after_thirty_deals_is_cut_for_decision() -> None:
    for cut in ((0, 1, 2), (1, 0, 2)):
        slate = Slate("rutesheim").given("points", 29, 88, 90, 83).deal(0, points=(101, 50, 40), cut=cut)
        slate.is_won_by(cut[0])


def test_three_at_another_table_may_score_so_too_decision() -> None:
    Slate("leinfelden", players=3, scoring="rutesheim").deal(0, points=(103, 40, 60)).stands("points", 5, 1, 3)


# questioned


def questioned(*points: int, claimer: int, **words: object) -> Slate:
    """The first deal of a match, in which the player of seat 1 has questioned a right Aus."""
    return deal(*points, winners=(0, 2), reason="questioned_wrong", claimer=claimer, **words)


def test_the_claimer_who_was_questioned_wrongly_gets_the_six_decision() -> None:
    questioned(101, 30, 60, claimer=0).stands("points", 6, 0, 3)


def test_also_when_the_third_has_more_points_decision() -> None:
    questioned(101, 30, 109, claimer=0).stands("points", 6, 0, 3)
    questioned(109, 30, 101, claimer=2).stands("points", 3, 0, 6)


def test_an_aus_without_a_trick_that_nobody_questions_gets_nothing_decision() -> None:
    deal(0, 80, 40, tricks=(0, 4, 2)).stands("points", 0, 6, 3)
