"""Going out (docs/rules.md 10): an Aus that may be questioned (U).

Vorhand's side has taken the first trick; bells are trumps.
"""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.deal import is_claimed
from tests.rules.table import Table
from tests.scenario import lay


def after_elfen(preset: str, /, **words: int | str) -> Table:
    """Vorhand has taken the first trick with the acorns' Daus, and everybody has drawn."""
    table = lay(preset, **{"trump": "SX", **words, "vorhand": f"EA {words.get('vorhand', '')}"})
    return table.opens("elfen", "EA").rest_discard()


def claimed(**words: int | str) -> Table:
    """Vorhand calls Aus with eleven points or so."""
    return after_elfen("leinfelden", claims="questioned", **words).seat(0).calls_aus()


def at_101(**words: int | str) -> Table:
    """Vorhand's side has 11 and 80 with what it declares, and twenty more."""
    hands: dict[str, int | str] = {"vorhand": "SK SO SK SO", "talon": "EU", "claims": "questioned", **words}
    return after_elfen("leinfelden", **hands).seat(0).declares("S", 2)


def ripe(**words: int | str) -> Table:
    """As above, and another eleven, so that the side is at 101 indeed."""
    return at_101(talon="EX", third="EA", **words).trick("EX . EA")


def test_the_opponents_are_asked_in_order_of_play_and_the_partner_is_passed_over_U() -> None:
    claimed().window("question", 1, 3).turn_is(1)


def test_a_claim_stands_until_it_is_questioned_or_everybody_lets_it_pass_U() -> None:
    table = after_elfen("leinfelden", claims="questioned")
    assert not is_claimed(table.deal)
    table.seat(0).calls_aus()
    assert is_claimed(table.deal)


def test_of_three_alone_both_others_are_asked_U() -> None:
    claimed(players=3).window("question", 1, 2)


def test_of_two_the_other_is_asked_U() -> None:
    claimed(players=2).window("question", 1)


def test_of_three_pairs_everybody_but_the_partner_opposite_is_asked_decision() -> None:
    claimed(players=6, teams="opposite").window("question", 1, 2, 4, 5)


def test_nothing_else_is_possible_for_anybody_meanwhile_decision() -> None:
    table = claimed(vorhand="EX HK HO S7", second="BU")
    table.seat(0).may_not("play", "EX", because="claim_open").seat(1).may_not("play", "BU", because="claim_open")
    table.seat(0).may_not("declare", "H", because="claim_open").seat(0).may_not("swap", because="claim_open")
    table.seat(2).may_not("aus", because="claim_open").seat(1).may_not("accuse", 0, because="claim_open")
    table.seat(1).may_not("signal", "E", because="claim_open").seat(1).may_not("proof", 0, because="claim_open")


def test_nobody_answers_before_the_next_in_order_U() -> None:
    table = claimed().seat(3).may_not("question", because="not_next_in_window")
    table.seat(3).may_not("pass", because="not_next_in_window").seat(2).may_not("pass", because="not_next_in_window")


def test_a_bluff_that_nobody_questions_is_won_U() -> None:
    claimed().seat(1).passes().window("question", 3).seat(3).passes().ends("aus", winners=(0,), strokes=(0, 2))


def test_everybody_sees_the_points_of_a_bluff_decision() -> None:
    table = claimed().everybody_passes()
    assert table.deal.result is not None
    assert table.deal.result.points[0] < 101


def test_a_bluff_that_is_questioned_loses_a_double_game_U() -> None:
    claimed().seat(1).questions().ends("untergaigelt", winners=(1,), strokes=(2, 0))


def test_the_second_may_question_what_the_first_let_stand_U() -> None:
    claimed().seat(1).passes().seat(3).questions().ends("untergaigelt", winners=(1,), strokes=(2, 0))


def test_who_questions_a_right_claim_suffers_the_gaigel_U() -> None:
    """U: "when an error is claimed and claim is proved unfounded, the disputing player suffers a Gaigel"."""
    ripe().seat(0).calls_aus().seat(1).questions().ends("questioned_wrong", winners=(0,), strokes=(0, 2))


def test_a_right_claim_that_stands_costs_what_an_aus_costs_U() -> None:
    ripe().seat(0).calls_aus().everybody_passes().ends("aus", winners=(0,), strokes=(0, 2))


def test_of_three_alone_who_questions_wrongly_pays_alone_and_the_third_wins_too_decision() -> None:
    table = at_101(players=3, talon="EX").trick("EX").seat(0).calls_aus()
    table.seat(1).passes().seat(2).questions().ends("questioned_wrong", winners=(0, 1), strokes=(0, 0, 2))


def test_of_three_pairs_the_pair_of_the_questioner_pays_decision() -> None:
    table = claimed(players=6, teams="opposite").seat(1).passes().seat(2).questions()
    table.ends("untergaigelt", winners=(1, 2), strokes=(2, 0, 0))


def test_of_four_pairs_a_claim_that_stands_costs_all_others_decision() -> None:
    table = lay("uspcc-1907", "SX", players=8, teams="opposite", vorhand="EA").trick("EA").everybody_passes()
    table.seat(4).calls_aus().window("question", 5, 6, 7, 1, 2, 3).everybody_passes()
    table.ends("aus", winners=(0,), strokes=(0, 2, 2, 2))


def test_a_trick_that_is_not_complete_counts_nowhere_decision() -> None:
    at_101(talon="EX", third="EA").plays("EX . EA").seat(0).calls_aus().seat(1).questions().ends("untergaigelt")


def test_a_claim_in_a_window_is_over_with_it_decision() -> None:
    """Before the drawing: nobody declares, and nobody draws any more."""
    table = lay("uspcc-1907", "SX", vorhand="EA").trick("EA").window("declare", 0, 2).seat(2).calls_aus()
    table.window("question", 3, 1).everybody_passes().ends("aus", winners=(0,))


def test_a_claim_after_the_last_card_is_questioned_too_decision() -> None:
    table = lay("leinfelden", players=6, claims="questioned").plays_out().seat(0).calls_aus()
    table.window("question", 1, 3, 5).everybody_passes().ends("aus")


def test_late_but_before_any_accusation_it_is_a_claim_like_any_other_decision() -> None:
    ripe(missed_out="accusation").rest_discard().seat(2).calls_aus().window("question", 3, 1)


def test_where_an_aus_is_always_counted_nobody_questions_P() -> None:
    table = after_elfen("leinfelden").seat(1).may_not("question", because="question_off")
    table.seat(0).calls_aus().ends("untergaigelt")


def test_without_a_claim_there_is_nothing_to_question_U() -> None:
    after_elfen("leinfelden", claims="questioned").seat(1).may_not("question", because="no_claim")


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_who_follows_the_story_knows_who_is_asked_U(players: int) -> None:
    """Every view goes the same way as the deal; `lay` follows it from there."""
    claimed(players=players).everybody_passes().ends("aus")
