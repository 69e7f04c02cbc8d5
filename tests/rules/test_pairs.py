"""King and Ober (docs/rules.md 7). Bells are trumps unless a test says otherwise."""

from __future__ import annotations

from gaigel_desktop.rules.cards import count
from tests.rules.table import Table
from tests.scenario import endgame, lay


def after_elfen(preset: str = "leinfelden", /, **words: int | str) -> Table:
    """Vorhand has won the first trick with the acorns' Daus; its 11 points and nothing else."""
    table = lay(preset, str(words.pop("trump", "SX")), **{**words, "vorhand": f"EA {words.get('vorhand', '')}"})
    return table.opens("elfen", "EA").rest_discard()


# what it counts


def test_king_and_ober_count_20_P_U_D_E_S() -> None:
    after_elfen(vorhand="HK HO").points(11, 0).seat(0).declares("H").points(31, 0)


def test_king_and_ober_of_trumps_count_40_P_U_D_E_S() -> None:
    after_elfen(vorhand="SK SO").seat(0).declares("S").points(51, 0)


def test_the_pair_counts_for_the_side_of_the_player_P() -> None:
    after_elfen(third="HK HO").seat(2).declares("H").points(31, 0)


def test_with_three_it_counts_for_the_player_alone_D() -> None:
    after_elfen(players=3, vorhand="HK HO").seat(0).declares("H").points(31, 0, 0)


def test_the_pair_is_shown_to_all_P_U_D() -> None:
    after_elfen(third="HK HO BX").seat(2).declares("H").seat(2).is_known_to_hold("HK HO")


# conditions


def test_the_side_needs_a_trick_P_U_D_E_S() -> None:
    after_elfen(second="HK HO").seat(1).may_not("declare", "H", because="needs_trick")


def test_a_trick_of_the_partner_is_enough_P_D() -> None:
    after_elfen(third="HK HO").seat(2).may("declare", "H")


def test_a_trick_of_a_partner_among_six_is_enough_P() -> None:
    after_elfen(players=6, fifth="HK HO").seat(4).may("declare", "H")


def test_alone_among_three_one_needs_a_trick_of_ones_own_D() -> None:
    after_elfen(players=3, third="HK HO").seat(2).may_not("declare", "H", because="needs_trick")


def test_a_king_alone_is_no_pair_P() -> None:
    after_elfen(vorhand="HK BO").seat(0).may_not("declare", "H", because="needs_pair")


def test_a_card_that_has_been_played_cannot_be_declared_P() -> None:
    """P: "you cannot use one of these to win the trick and then also declare them"."""
    table = lay("leinfelden", players=2, vorhand="HK HO", second="H7").opens("dive", "HK").plays("H7")
    table.trick_goes_to(0).seat(0).may_not("declare", "H", because="needs_pair")


# any time, or before the drawing


def test_at_any_time_is_out_of_turn_too_P_D() -> None:
    table = after_elfen(vorhand="BX HK HO").plays("BX").turn_is(1)
    table.seat(0).declares("H").turn_is(1).points(31, 0)


def test_at_any_time_is_also_for_a_side_that_is_at_101_already_decision() -> None:
    table = after_elfen(vorhand="SK SO SK SO", third="HK HO").seat(0).declares("S", 2).seat(2).declares("H")
    table.points(111, 0).seat(2).may_not("declare", "B", because="needs_pair").goes_on()


def test_at_any_time_knows_no_window_P_D() -> None:
    after_elfen(vorhand="HK HO").no_window().turn_is(0)


def before_drawing(**words: int | str) -> Table:
    """U: Vorhand has taken the first trick, and nobody has drawn yet."""
    return lay("uspcc-1907", "SX", **{**words, "vorhand": f"EA {words.get('vorhand', '')}"}).trick("EA")


def test_before_the_drawing_those_who_took_the_trick_declare_or_pass_in_order_U() -> None:
    before_drawing(vorhand="HK HO", third="BK BO").window("declare", 0, 2).seat(0).declares("H")
    before_drawing(third="BK BO").seat(0).passes().window("declare", 2).seat(2).declares("B").no_window()


def test_the_window_begins_with_the_winner_of_the_trick_U() -> None:
    table = lay("uspcc-1907", "SX", vorhand="EU", third="EA").trick("EU . EA .").window("declare", 2, 0)
    table.turn_is(2)


def test_of_six_three_are_asked_from_the_winner_on_U() -> None:
    lay("uspcc-1907", "SX", players=6, vorhand="EU", fourth="EA").trick("EU . . EA").window("declare", 3, 5, 1)


def test_of_eight_four_are_asked_U() -> None:
    before_drawing(players=8).window("declare", 0, 2, 4, 6)


def test_of_five_only_the_winner_is_asked_U() -> None:
    before_drawing(players=5).window("declare", 0).seat(0).passes().no_window()


def test_the_window_opens_whatever_anybody_holds_decision() -> None:
    before_drawing(vorhand="EX HX BX E7", third="EU HU BU SU E7").window("declare", 0, 2)


def test_nobody_draws_while_the_window_is_open_U() -> None:
    table = before_drawing(talon="HA").seat(0).passes()
    assert count(table.deal.hands[0]) == 4
    table.seat(2).passes().seat(0).holds("HA")


def test_the_other_side_does_not_declare_U() -> None:
    before_drawing(second="HK HO").seat(1).may_not("declare", "H", because="not_next_in_window")


def test_nobody_goes_before_the_next_in_order_U() -> None:
    table = before_drawing(third="HK HO").seat(2).may_not("declare", "H", because="not_next_in_window")
    table.seat(2).may_not("pass", because="not_next_in_window")


def test_each_declares_at_most_once_in_a_window_U() -> None:
    table = before_drawing(vorhand="HK HO BK BO").seat(0).declares("H")
    table.seat(0).may_not("declare", "B", because="not_next_in_window")


def test_a_double_of_one_suit_is_one_declaration_U() -> None:
    before_drawing(vorhand="HK HO HK HO").seat(0).declares("H", 2).window("declare", 2).points(51, 0)


def test_in_the_window_no_card_is_played_and_no_sign_is_made_decision() -> None:
    table = before_drawing(signals=True, vorhand="EX")
    table.seat(0).may_not("play", "EX", because="window_open")
    table.seat(2).may_not("signal", "E", because="window_open")


def test_in_the_window_nobody_asks_for_a_proof_reserves_or_takes_decision() -> None:
    table = lay("leinfelden", "SX", pair_when="before_draw", vorhand="EA S7", second="SA SK SO SU SX")
    table.opens("elfen", "EA").plays("SU").rest_discard().window("declare", 0, 2)
    table.seat(0).may_not("proof", 1, because="window_open")
    table.seat(0).may_not("reserve", because="window_open").seat(0).may_not("take", because="window_open")


def test_in_the_window_the_next_in_order_exchanges_and_declares_with_the_card_taken_U() -> None:
    """U: the Seven is exchanged "as soon as he takes a trick"; that is no answer yet."""
    table = lay("uspcc-1907", "SK", vorhand="EA S7 SO").trick("EA").window("declare", 0, 2)
    table.seat(0).may_not("declare", "S", because="needs_pair").seat(0).swaps().window("declare", 0, 2)
    table.seat(0).may_not("swap", because="indicator_is_seven").seat(0).declares("S").window("declare", 2)


def test_in_the_window_nobody_else_exchanges_and_not_without_an_own_trick_U() -> None:
    table = lay("uspcc-1907", "SK", vorhand="EA", second="S7", third="S7").trick("EA").window("declare", 0, 2)
    table.seat(1).may_not("swap", because="not_next_in_window")
    table.seat(0).passes().seat(2).may_not("swap", because="needs_trick")


def test_of_three_pairs_the_winner_and_the_one_opposite_are_asked_decision() -> None:
    table = lay("uspcc-1907", "SK", players=6, teams="opposite", exchange_needs="side_trick", vorhand="EA", fourth="S7")
    table.trick("EA").window("declare", 0, 3).seat(0).passes().seat(3).swaps().seat(3).holds("SK")


def test_two_alone_exchange_in_the_window_U() -> None:
    lay("uspcc-1907", "SK", players=2, vorhand="EA S7").trick("EA").window("declare", 0).seat(0).swaps()


def test_in_the_window_everybody_may_call_or_accuse_U() -> None:
    table = before_drawing(missed_out="accusation", claims="counted").seat(1).may("aus").seat(1).may("accuse", 0)
    table.seat(2).may("aus").seat(3).calls_aus().ends("untergaigelt")


def test_outside_the_window_nothing_is_declared_U() -> None:
    table = before_drawing(vorhand="HK HO").everybody_passes()
    table.seat(0).may_not("declare", "H", because="declare_before_drawing")


def test_outside_a_window_there_is_nothing_to_pass_U() -> None:
    after_elfen().seat(0).may_not("pass", because="no_window")


def test_there_is_no_window_after_a_trick_that_no_drawing_follows_U() -> None:
    table = endgame("uspcc-1907", players=8, vorhand="SA").trick("SA").no_window().turn_is(0)
    table.seat(0).may_not("pass", because="no_window")


# after the talon


def test_after_the_talon_nothing_is_declared_where_melding_ceases_U() -> None:
    table = endgame("leinfelden", pair_after_talon=False, vorhand="HK HO")
    assert table.deal.tricks[0]
    table.seat(0).may_not("declare", "H", because="no_more_drawing")


def test_after_the_talon_pairs_are_declared_as_before_P_D() -> None:
    table = endgame("leinfelden", vorhand="HK HO")
    assert table.deal.tricks[0]
    table.seat(0).may("declare", "H")


def test_with_seven_nothing_is_declared_once_the_talon_is_closed_U() -> None:
    table = endgame("uspcc-1907", players=7, pair_when="any_time", vorhand="HK HO")
    table.seat(0).may_not("declare", "H", because="no_more_drawing")


def test_when_all_cards_are_played_nothing_is_declared_decision() -> None:
    lay("leinfelden", players=6).plays_out().seat(0).may_not("declare", "H", because="played_out")
