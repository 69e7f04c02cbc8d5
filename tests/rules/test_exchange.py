"""The Diß (docs/rules.md 8): swapping, reserving and taking.

The Ober of bells is turned up unless a test says otherwise.
"""

from __future__ import annotations

from gaigel_desktop.rules.cards import count
from tests.rules.table import Table
from tests.scenario import endgame, lay


def after_elfen(preset: str = "leinfelden", /, **words: int | str) -> Table:
    """Vorhand has taken the first trick, everybody has drawn, and Vorhand is in turn."""
    table = lay(preset, **{"trump": "SO", **words, "vorhand": f"EA {words.get('vorhand', '')}"})
    table = table.plays("EA") if words.get("opening", preset) in ("plain", "uspcc-1907") else table.opens("elfen", "EA")
    return table.rest_discard().everybody_passes()


# swap


def test_the_seven_takes_the_place_of_the_trump_card_P_U_D_E_S() -> None:
    table = after_elfen(vorhand="S7").seat(0).swaps().lies_under_the_talon("S7")
    table.seat(0).holds("SO").seat(0).is_known_to_hold("SO").turn_is(0)


def test_without_the_seven_there_is_nothing_to_exchange_P_U_D() -> None:
    after_elfen(vorhand="SU").seat(0).may_not("swap", because="needs_seven_of_trumps")


def test_a_seven_of_another_suit_is_not_enough_P_U_D() -> None:
    table = after_elfen(vorhand="H7")
    table.seat(0).may_not("reserve", because="needs_seven_of_trumps")


def test_a_seven_that_was_just_drawn_may_be_exchanged_P() -> None:
    after_elfen(talon="S7").seat(0).may("swap")


def test_the_side_needs_a_trick_P() -> None:
    after_elfen(second="S7").discards().seat(1).may_not("swap", because="needs_trick")


def test_before_the_first_trick_is_won_nobody_exchanges_P_U_D() -> None:
    lay("leinfelden", "SO", vorhand="S7 EA").seat(0).may_not("swap", because="needs_trick")


def test_a_trick_of_the_partner_is_enough_P() -> None:
    after_elfen(third="S7").plays(". .").seat(2).swaps().seat(2).holds("SO")


def test_of_six_a_trick_of_any_partner_is_enough_P() -> None:
    after_elfen(players=6, fifth="S7").plays(". . . .").seat(4).may("swap")


def test_a_trick_of_the_partner_is_not_enough_D_U() -> None:
    """D: "wenn er schon einen Stich hat"."""
    after_elfen("wikipedia", third="S7").plays(". .").seat(2).may_not("swap", because="needs_trick")


def test_who_has_won_a_trick_personally_exchanges_D_U() -> None:
    after_elfen("wikipedia", vorhand="S7").seat(0).may("swap")
    after_elfen("uspcc-1907", vorhand="S7").seat(0).may("swap")


def test_of_six_only_who_won_a_trick_personally_exchanges_U() -> None:
    table = lay("uspcc-1907", "SO", players=6, vorhand="EA", third="S7").trick("EA").everybody_passes()
    table.plays(". .").seat(2).may_not("swap", because="needs_trick")


def test_nobody_exchanges_out_of_turn_P() -> None:
    after_elfen(third="S7").seat(2).may_not("swap", because="not_your_turn")


def test_nobody_exchanges_after_playing_to_the_trick_decision() -> None:
    after_elfen(vorhand="S7").discards().seat(0).may_not("swap", because="not_your_turn")


def test_when_the_talon_is_gone_nobody_exchanges_P_U_D() -> None:
    endgame("leinfelden", vorhand="S7", trump="SO").seat(0).may_not("swap", because="no_more_drawing")


def test_where_nothing_is_exchanged_the_trump_card_stays_decision() -> None:
    table = after_elfen(exchange="off", vorhand="S7")
    table.seat(0).may_not("swap", because="exchange_off").seat(0).may_not("reserve", because="exchange_off")


def test_where_one_only_swaps_nobody_reserves_U() -> None:
    after_elfen("uspcc-1907", vorhand="S7").seat(0).may_not("reserve", because="reserve_off")


def test_after_a_swap_no_opponent_exchanges_P() -> None:
    table = after_elfen("leinfelden", players=2, vorhand="S7 BU", second="S7 BA").seat(0).swaps()
    table.trick("BU BA").trick_goes_to(1).seat(1).may_not("swap", because="exchange_barred")


def test_of_three_alone_the_first_to_exchange_bars_the_others_D() -> None:
    table = after_elfen("wikipedia", players=3, vorhand="S7 BU", third="S7 BA").seat(0).swaps()
    table.trick("BU . BA").seat(2).may_not("reserve", because="exchange_barred")


def test_who_is_in_turn_first_has_priority_P() -> None:
    """P: "the one whose turn to play to the next trick comes earlier"."""
    table = after_elfen(players=3, vorhand="BU", second="BA S7", third="S7 EU")
    table.trick("BU BA .").trick_goes_to(1).seat(2).may_not("swap", because="not_your_turn")
    table.seat(1).swaps()


def test_a_swap_would_change_nothing_where_a_seven_is_turned_up_decision() -> None:
    table = after_elfen(trump="S7", vorhand="S7")
    table.seat(0).may_not("swap", because="indicator_is_seven")
    table.seat(0).may_not("reserve", because="indicator_is_seven")


def test_after_a_swap_the_partner_has_nothing_to_gain_decision() -> None:
    table = after_elfen(vorhand="S7", third="S7").seat(0).swaps().plays(". .")
    table.seat(2).may_not("swap", because="indicator_is_seven")


# reserve and take


def test_who_reserves_puts_the_seven_under_the_talon_and_leaves_the_trump_card_P_D() -> None:
    table = after_elfen(vorhand="S7 BA BX BK").seat(0).reserves().lies_under_the_talon("SO")
    assert count(table.deal.hands[0]) == 4, table.picture("the hand should be one card short")


def test_the_reserved_card_is_not_taken_in_the_same_turn_decision() -> None:
    after_elfen(vorhand="S7").seat(0).reserves().seat(0).may_not("take", because="take_later")


def test_the_reserved_card_is_taken_in_a_later_turn_P_D() -> None:
    table = after_elfen(vorhand="S7").seat(0).reserves().trick(".").trick_goes_to(0).seat(0).takes()
    table.lies_under_the_talon("S7").seat(0).holds("SO").seat(0).is_known_to_hold("SO")


def test_the_reserved_card_is_taken_before_playing_decision() -> None:
    table = after_elfen(vorhand="S7").seat(0).reserves().trick(".").discards()
    table.seat(0).may_not("take", because="not_your_turn")


def test_until_then_the_hand_stays_one_card_short_decision() -> None:
    table = after_elfen(vorhand="S7").seat(0).reserves().trick(".").trick(".")
    assert count(table.deal.hands[0]) == 4
    table.seat(0).takes()
    assert count(table.deal.hands[0]) == 5


def test_nobody_else_takes_the_reserved_card_P_D() -> None:
    table = after_elfen(vorhand="S7").seat(0).reserves().plays(". .")
    table.seat(2).may_not("take", because="nothing_reserved")


def test_from_the_reserving_on_no_opponent_exchanges_P_D_E_S() -> None:
    table = after_elfen(vorhand="S7 BU", second="S7 BA").seat(0).reserves().trick("BU BA")
    table.trick_goes_to(1).seat(1).may_not("swap", because="exchange_barred")


def test_of_three_pairs_the_one_opposite_takes_over_the_reserve_P() -> None:
    table = after_elfen(players=6, teams="opposite", vorhand="S7", fourth="S7").seat(0).reserves().plays(". . .")
    table.seat(3).swaps().seat(3).holds("SO").seat(0).holds("S7").lies_under_the_talon("S7")


def test_of_three_pairs_both_others_are_barred_by_the_reservation_P_D_E_S() -> None:
    table = after_elfen(players=6, teams="opposite", vorhand="S7 BU", third="S7 BA").seat(0).reserves()
    table.trick("BU . BA").trick_goes_to(2).seat(2).may_not("swap", because="exchange_barred")


def test_the_reserver_can_only_take_decision() -> None:
    table = after_elfen(vorhand="S7 S7").seat(0).reserves()
    table.seat(0).may_not("swap", because="only_take").seat(0).may_not("reserve", because="reserved_already")


def test_while_a_reservation_stands_the_partner_cannot_reserve_decision() -> None:
    table = after_elfen(vorhand="S7", third="S7").seat(0).reserves().plays(". .")
    table.seat(2).may_not("reserve", because="reserved_already")


def test_the_partner_with_the_other_seven_takes_the_trump_card_P_D() -> None:
    """P: "the first player can take back the first Seven and allow the partner to take the trump indicator"."""
    table = after_elfen(vorhand="S7", third="S7 SK").seat(0).reserves().plays(". .").seat(2).swaps()
    table.lies_under_the_talon("S7").seat(2).holds_and_shows("SO").seat(0).holds_and_shows("S7")
    table.seat(2).declares("S")


def test_of_six_any_partner_takes_it_so_P() -> None:
    table = after_elfen(players=6, vorhand="S7", fifth="S7").seat(0).reserves().plays(". . . .").seat(4).swaps()
    table.seat(0).holds_and_shows("S7")


def test_the_partner_needs_what_is_asked_of_everybody_decision() -> None:
    table = after_elfen("wikipedia", vorhand="S7", third="S7").seat(0).reserves().plays(". .")
    table.seat(2).may_not("swap", because="needs_trick")


def test_after_the_partner_has_taken_it_the_seven_in_the_hand_is_of_no_use_decision() -> None:
    table = after_elfen(vorhand="S7", third="S7").seat(0).reserves().plays(". .").seat(2).swaps().rest_discard()
    table.seat(0).may_not("take", because="nothing_reserved")
    table.seat(0).may_not("swap", because="indicator_is_seven")


def test_a_reservation_is_taken_by_itself_when_the_last_drawing_begins_decision() -> None:
    table = after_elfen(vorhand="S7").seat(0).reserves().until_last_drawing().plays_on()
    assert table.deal.rounds == 0
    table.seat(0).holds("SO").seat((table.deal.turn - 1) % 4).holds("S7")


def test_of_six_too_a_reservation_is_taken_by_itself_decision() -> None:
    table = after_elfen(players=6, vorhand="S7").seat(0).reserves().until_last_drawing().plays_on()
    table.seat(0).holds("SO").seat((table.deal.turn - 1) % 6).holds("S7")


def test_with_five_the_reserver_takes_the_card_and_the_seven_is_never_drawn_decision() -> None:
    table = after_elfen("uspcc-1907", players=5, exchange="reserve", missed_out="accusation", vorhand="S7")
    table.seat(0).reserves().until_last_drawing().plays_on()
    assert table.deal.rounds == 0
    table.seat(0).holds("SO").lies_under_the_talon("S7")


def test_before_the_last_drawing_the_reservation_stands_decision() -> None:
    table = after_elfen(vorhand="S7").seat(0).reserves().until_last_drawing().discards()
    table.lies_under_the_talon("SO")


def test_a_seven_drawn_in_the_last_round_comes_too_late_P() -> None:
    """The last but one card of the talon; the winner of the trick, who leads, has drawn it."""
    table = lay("leinfelden", "SO", last="S7 BA HA").until_last_drawing().plays_on()
    table.seat(table.deal.turn).holds("S7")
    table.seat(table.deal.turn).may_not("swap", because="no_more_drawing")


def test_the_shown_trump_card_makes_a_pair_with_the_king_P() -> None:
    after_elfen(vorhand="S7 SK").seat(0).swaps().seat(0).declares("S").points(51, 0)
