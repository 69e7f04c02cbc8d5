"""Seats and sides (docs/rules.md 2)."""

from __future__ import annotations

from gaigel_desktop.rules.seats import next_sits_right, sides, sides_of
from tests.scenario import lay, rules_for


def test_the_next_to_play_is_one_seat_further_and_seat_0_comes_after_the_last_P_D() -> None:
    table = lay("leinfelden", dealer=1, third="EA", vorhand="EX")
    for seat in (2, 3, 0, 1):
        table.turn_is(seat).discards()


def test_at_a_table_of_seven_the_turn_goes_round_all_seven_U() -> None:
    table = lay("uspcc-1907", players=7, dealer=4)
    for seat in (5, 6, 0, 1, 2, 3, 4):
        table.turn_is(seat).discards()


def test_the_next_in_order_draws_next_P_D() -> None:
    table = lay("leinfelden", vorhand="EA", second="EU", talon="HA HX HK HO").opens("elfen", "EA").rest_discard()
    table.seat(0).holds("HA").seat(1).holds("HX").seat(2).holds("HK").seat(3).holds("HO")


def test_vorhand_sits_after_the_dealer_P_D() -> None:
    lay("leinfelden", dealer=1).turn_is(2)


def test_vorhand_is_seat_0_when_the_last_seat_deals_U() -> None:
    lay("uspcc-1907", players=8, dealer=7).turn_is(0)


def test_tricks_count_for_the_side_and_not_for_the_player_P_D() -> None:
    """Seat 2 takes a trick, its partner's next one is counted with it."""
    table = lay("leinfelden", vorhand="EU BA", third="EX B7").opens("dive", "EU").plays(". EX .")
    table.trick_goes_to(2).tricks(1, 0).points(12, 0)
    table.trick("B7 . BA").trick_goes_to(0).tricks(2, 0)


def test_four_play_crosswise_even_seats_against_odd_ones_P_U_E_D() -> None:
    assert sides_of(rules_for("leinfelden")) == (0, 1, 0, 1)


def test_six_play_crosswise_each_between_two_opponents_P_D() -> None:
    assert sides_of(rules_for("leinfelden", players=6)) == (0, 1, 0, 1, 0, 1)


def test_eight_play_crosswise_four_against_four_decision() -> None:
    assert sides_of(rules_for("uspcc-1907", players=8)) == (0, 1) * 4


def test_six_may_play_in_three_pairs_with_those_who_sit_opposite_E_D() -> None:
    """E: of six "the players sitting opposite one another form teams of two"."""
    rules = rules_for("wikipedia", players=6, teams="opposite")
    assert (sides_of(rules), sides(rules)) == ((0, 1, 2, 0, 1, 2), 3)


def test_eight_may_play_in_four_pairs_decision() -> None:
    rules = rules_for("uspcc-1907", players=8, teams="opposite")
    assert (sides_of(rules), sides(rules)) == ((0, 1, 2, 3, 0, 1, 2, 3), 4)


def test_four_who_sit_opposite_sit_crosswise_E_D() -> None:
    assert sides_of(rules_for("leinfelden", teams="opposite")) == (0, 1, 0, 1)


def test_an_odd_table_has_nobody_opposite_decision() -> None:
    for players in (2, 3, 5, 7):
        assert sides_of(rules_for("uspcc-1907", players=players, teams="opposite")) == tuple(range(players))


def test_of_three_pairs_tricks_count_for_the_one_opposite_too_E_D() -> None:
    table = lay("leinfelden", players=6, teams="opposite", vorhand="EU", fourth="EX").opens("dive", "EU")
    table.plays(". . EX . .").trick_goes_to(3).tricks(1, 0, 0).points(12, 0, 0)


def test_six_can_play_each_alone_decision() -> None:
    """`teams = "none"`: every seat is its own side, and side numbers are seat numbers."""
    rules = rules_for("wikipedia", players=6, teams="none")
    assert (sides_of(rules), sides(rules)) == ((0, 1, 2, 3, 4, 5), 6)


def test_up_to_three_play_each_alone_also_crosswise_D() -> None:
    """D: "Bis zu drei Spielern spielt jeder Teilnehmer für sich allein"."""
    assert sides_of(rules_for("wikipedia", players=2)) == (0, 1)
    assert sides_of(rules_for("wikipedia", players=3)) == (0, 1, 2)


def test_five_and_seven_play_each_alone_decision() -> None:
    assert sides_of(rules_for("uspcc-1907", players=5)) == (0, 1, 2, 3, 4)
    assert sides_of(rules_for("uspcc-1907", players=7)) == (0, 1, 2, 3, 4, 5, 6)


def test_alone_at_a_table_of_four_a_partner_across_takes_nothing_for_vorhand_D() -> None:
    table = lay("leinfelden", teams="none", vorhand="EU", third="EX").opens("dive", "EU").plays(". EX .")
    table.trick_goes_to(2).tricks(0, 0, 1, 0)


def test_anticlockwise_the_next_seat_is_to_the_right_P_D_S() -> None:
    assert next_sits_right(rules_for("leinfelden"))
    assert next_sits_right(rules_for("wikipedia"))


def test_clockwise_the_next_seat_is_to_the_left_U() -> None:
    assert not next_sits_right(rules_for("uspcc-1907"))
    assert next_sits_right(rules_for("uspcc-1907", direction="anticlockwise"))


def test_the_direction_does_not_change_who_is_next_decision() -> None:
    """`direction` decides only on which side of the screen the next seat sits."""
    for direction in ("clockwise", "anticlockwise"):
        lay("leinfelden", direction=direction, vorhand="EA").opens("elfen", "EA").turn_is(1)
