"""King and Ober (docs/rules.md 7): second pairs of a suit, two pairs at once, and the card that must follow.

Bells are trumps.
"""

from __future__ import annotations

from tests.rules.table import Table
from tests.rules.test_pairs import after_elfen
from tests.scenario import endgame, lay

FOUR = "HK HO HK HO"


# fresh_cards


def test_a_second_pair_needs_the_other_king_and_the_other_ober_P() -> None:
    after_elfen(vorhand=FOUR).seat(0).declares("H").seat(0).declares("H").points(51, 0)


def test_a_king_cannot_be_used_twice_P() -> None:
    """P: "A King or Ober cannot be reused for a second declaration in the same suit"."""
    after_elfen(vorhand="HK HO HO").seat(0).declares("H").seat(0).may_not("declare", "H", because="pair_used")


def test_after_two_pairs_a_suit_has_no_third_P() -> None:
    table = after_elfen(vorhand=FOUR).seat(0).declares("H").seat(0).declares("H")
    table.seat(0).may_not("declare", "H", because="pair_used")


def test_who_plays_one_of_two_kings_plays_the_used_one_decision() -> None:
    """The other King is fresh still, and with a fresh Ober it makes a second pair."""
    table = after_elfen(vorhand="HK HO HK", talon="HO").seat(0).declares("H")
    table.trick("HK").seat(0).holds("HK HO HO").seat(0).may("declare", "H")


def test_a_used_king_makes_no_pair_with_a_fresh_ober_P() -> None:
    table = after_elfen(vorhand="HK HO", talon="BU BU HU HU HO").seat(0).declares("H").trick("HO")
    table.seat(0).holds("HK HO").seat(0).may_not("declare", "H", because="pair_used")


def test_the_partner_may_declare_the_same_suit_with_the_other_cards_P_D() -> None:
    after_elfen(vorhand="HK HO", third="HK HO").seat(0).declares("H").seat(2).declares("H").points(51, 0)


def test_of_six_two_partners_declare_the_same_trumps_P() -> None:
    table = after_elfen(players=6, third="SK SO", fifth="SK SO").seat(2).declares("S").seat(4).declares("S")
    table.points(91, 0)


# show_four


def second_of(preset_second: str, hand: str, **words: int | str) -> Table:
    """Vorhand has declared hearts once."""
    table = after_elfen(vorhand=hand, pair_second=preset_second, **words)
    return table.seat(0).declares("H")


def test_a_second_pair_needs_all_four_cards_at_once_D_E_S() -> None:
    second_of("show_four", FOUR).seat(0).declares("H").points(51, 0)


def test_three_cards_make_no_second_pair_D_E_S() -> None:
    second_of("show_four", "HK HO HO").seat(0).may_not("declare", "H", because="needs_four_cards")


def test_who_has_played_a_card_of_the_first_pair_has_no_second_one_D_E_S() -> None:
    """D: he cannot "noch einmal ein Paar derselben Farbe melden". With fresh cards he could."""
    table = second_of("show_four", "HK HO HK", talon="HO").trick("HK")
    table.seat(0).holds("HK HO HO").seat(0).may_not("declare", "H", because="needs_four_cards")


def test_four_cards_count_twice_and_not_three_times_D_E_S() -> None:
    table = second_of("show_four", FOUR).seat(0).declares("H")
    table.seat(0).may_not("declare", "H", because="suit_declared")


def test_a_double_after_a_single_is_one_too_many_decision() -> None:
    second_of("show_four", FOUR).seat(0).may_not("declare", "H", 2, because="suit_declared")


def test_alone_among_three_all_four_must_be_shown_D() -> None:
    table = second_of("show_four", "HK HO HK", players=3, talon="HO").trick("HK")
    table.seat(0).may_not("declare", "H", because="needs_four_cards")


# double_only


def test_once_a_suit_is_scored_a_second_marriage_is_worth_nothing_U() -> None:
    second_of("double_only", FOUR).seat(0).may_not("declare", "H", because="suit_declared")


def test_nor_may_anybody_else_score_that_suit_U() -> None:
    second_of("double_only", "HK HO", third="HK HO").seat(2).may_not("declare", "H", because="suit_declared")


def test_of_five_nobody_else_scores_that_suit_U() -> None:
    table = lay("uspcc-1907", "SX", players=5, vorhand="EA BX HK HO", second="BA HK HO")
    table.trick("EA").seat(0).declares("H").trick("BX BA . . .").trick_goes_to(1)
    table.seat(1).may_not("declare", "H", because="suit_declared")


def test_who_holds_all_four_declares_both_at_once_U() -> None:
    after_elfen(vorhand=FOUR, pair_second="double_only").seat(0).declares("H", 2).points(51, 0)


def test_another_suit_may_still_be_declared_U() -> None:
    second_of("double_only", "HK HO BK BO").seat(0).declares("B").points(51, 0)


# two at once


def test_two_pairs_of_different_suits_are_declared_together_P() -> None:
    after_elfen(vorhand="HK HO SK SO").seat(0).declares("H").seat(0).declares("S").points(71, 0)


def test_a_double_counts_twice_P_U_D() -> None:
    after_elfen(vorhand="SK SO SK SO").seat(0).declares("S", 2).points(91, 0)


def test_a_double_needs_four_cards_P_U_D() -> None:
    after_elfen(vorhand="SK SO SO").seat(0).may_not("declare", "S", 2, because="needs_four_cards")


def test_after_a_double_the_cards_are_used_P() -> None:
    after_elfen(vorhand=FOUR).seat(0).declares("H", 2).seat(0).may_not("declare", "H", because="pair_used")


# pair_must_play


def test_the_next_card_must_be_one_of_the_cards_shown_D_E_S() -> None:
    table = after_elfen("wikipedia", vorhand="HK HO BX").seat(0).declares("H").may_play("HK HO")
    table.seat(0).may_not("play", "BX", because="play_shown")


def test_where_it_is_not_asked_for_any_card_may_be_played_next_P() -> None:
    after_elfen("leinfelden", vorhand="HK HO BX").seat(0).declares("H").seat(0).may("play", "BX")


def test_after_several_declarations_any_of_the_cards_shown_may_be_played_decision() -> None:
    table = after_elfen("wikipedia", vorhand="HK HO BK BO", talon="SA").seat(0).declares("H").seat(0).declares("B")
    table.may_play("HK HO BK BO")


def test_after_one_card_the_bond_is_over_D() -> None:
    table = after_elfen("wikipedia", vorhand="HK HO BX").seat(0).declares("H").trick("HO . . .")
    table.seat(0).may("play", "BX")


def test_who_declares_out_of_turn_plays_one_of_the_cards_when_the_turn_comes_decision() -> None:
    table = after_elfen("wikipedia", vorhand="HX", third="HK HO BX").plays("HX").seat(2).declares("H").discards()
    table.may_play("HK HO")


def test_alone_among_three_the_bond_holds_as_well_D() -> None:
    table = after_elfen("wikipedia", players=3, vorhand="HK HO BX").seat(0).declares("H")
    table.seat(0).may_not("play", "BX", because="play_shown")


def test_the_duty_of_the_endgame_goes_before_the_bond_decision() -> None:
    """Acorns are led and there is an acorn: the shown hearts stay in the hand, and the bond is over."""
    table = endgame("leinfelden", pair_must_play=True, leader=1, second="E7 B7", third="EU HK HO BA BX")
    assert table.deal.tricks[0]
    table.seat(2).declares("H").plays("E7").may_play("EU").plays("EU")
    assert table.deal.bonds[2] == 0


def test_of_what_the_duty_leaves_a_shown_card_must_be_played_decision() -> None:
    table = endgame("leinfelden", pair_must_play=True, leader=1, second="H7 B7", third="HX HK HO BA BX")
    assert table.deal.tricks[0]
    table.seat(2).declares("H").plays("H7").may_play("HK HO").seat(2).may_not("play", "HX", because="play_shown")


def test_the_ban_on_trumps_in_the_first_trick_goes_before_the_bond_decision() -> None:
    """The partner's Ge-Elfen is a sure trick, trumps are declared on it, and another card is played."""
    table = lay("leinfelden", "S7", pair_must_play=True, vorhand="EA", third="SK SO E7 B7 SU").opens("elfen", "EA")
    table.seat(2).declares("S").discards().may_play("E7 B7").seat(2).may_not(
        "play", "SK", because="no_trump_to_first_trick"
    )


def test_the_bond_binds_also_where_a_revoke_forfeits_decision() -> None:
    table = after_elfen("wikipedia", revoke="forfeits", vorhand="HK HO BX").seat(0).declares("H")
    table.seat(0).may_not("play", "BX", because="play_shown")


def test_where_four_must_be_shown_the_partner_may_still_declare_the_suit_D() -> None:
    """D: "von diesem Spieler kein zweites Mal" — another player is another matter."""
    second_of("show_four", "HK HO", third="HK HO").seat(2).declares("H").points(51, 0)


def test_two_at_once_are_one_too_many_before_the_drawing_U() -> None:
    table = lay("uspcc-1907", "SX", players=3, vorhand="EA HK HO BK BO").trick("EA").window("declare", 0)
    table.seat(0).declares("H").no_window().seat(0).may_not("declare", "B", because="declare_before_drawing")
