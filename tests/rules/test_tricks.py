"""Later tricks (docs/rules.md 6), while the talon lasts."""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.cards import count
from tests.rules.table import Table
from tests.scenario import lay


def second_trick(preset: str = "leinfelden", **words: int | str) -> Table:
    """Vorhand has taken the first trick with the acorns' Daus and leads; bells are trumps."""
    table = lay(preset, "S7", **{**words, "vorhand": f"EA {words.get('vorhand', '')}"})
    return table.opens("elfen", "EA").rest_discard().everybody_passes()


def test_the_winner_of_a_trick_leads_to_the_next_P_D_E_S() -> None:
    lay("leinfelden", vorhand="EU", third="EA").opens("dive", "EU").plays(". EA .").turn_is(2)


def test_after_a_trick_everybody_draws_the_winner_first_P_D_U() -> None:
    table = lay("leinfelden", vorhand="EU", third="EA", talon="HA HX HK HO").opens("dive", "EU").plays(". EA .")
    table.seat(2).holds("HA").seat(3).holds("HX").seat(0).holds("HK").seat(1).holds("HO")


def test_of_five_the_fourth_wins_and_draws_first_U() -> None:
    table = lay("uspcc-1907", players=5, vorhand="EU", fourth="EA", talon="HA HX HK HO HU").plays("EU . . EA .")
    table.everybody_passes().turn_is(3).seat(3).holds("HA").seat(4).holds("HX").seat(2).holds("HU")


def test_nobody_sees_what_another_draws_decision() -> None:
    table = second_trick(talon="HA HX HK HO")
    table.seat(1).is_known_to_hold("").seat(0).is_known_to_hold("")


def test_later_tricks_are_led_and_followed_face_up_P_U() -> None:
    table = second_trick(vorhand="BX", second="HO").plays("BX HO").seat(3).sees_trick("BX HO")
    table.seat(2).sees_trick("BX HO")


def test_nobody_follows_suit_while_the_talon_lasts_P_U_D_E_S() -> None:
    table = second_trick(vorhand="BX", second="BA BU HO SU", talon="E7 E7").plays("BX")
    table.seat(1).may("play", "HO").seat(1).may("play", "E7")


def test_nobody_has_to_trump_while_the_talon_lasts_P_U_D_E_S() -> None:
    table = second_trick(vorhand="BX", second="HO SU", third="BK").plays("BX").seat(1).may("play", "HO")
    table.seat(1).may("play", "SU")


def test_the_leader_may_lead_a_trump_while_the_talon_lasts_P() -> None:
    second_trick(vorhand="SU").plays("SU").rest_discard().trick_goes_to(0)


def test_the_highest_trump_wins_P_U_D_E_S() -> None:
    second_trick(vorhand="BA", second="SU", third="SK", fourth="SO").trick("BA SU SK SO").trick_goes_to(2)


def test_of_six_the_highest_trump_wins_P() -> None:
    table = second_trick(players=6, vorhand="BA", second="S7", fifth="SX", sixth="SK")
    table.trick("BA S7 . . SX SK").trick_goes_to(4)


def test_a_seven_of_trumps_beats_the_daus_that_was_led_P_D() -> None:
    second_trick(players=3, vorhand="BA", third="S7").trick("BA . S7").trick_goes_to(2)


def test_without_trumps_the_highest_card_of_the_suit_led_wins_P_U_D() -> None:
    second_trick(vorhand="BU", second="BO", third="BX", fourth="BK").trick("BU BO BX BK").trick_goes_to(2)


def test_a_daus_of_another_suit_wins_nothing_P_D() -> None:
    second_trick(vorhand="BU", second="HA", third="EX", fourth="HX").trick("BU HA EX HX").trick_goes_to(0)


def test_of_equal_cards_the_first_played_wins_P_U_D_E_S() -> None:
    second_trick(vorhand="BU", second="BA", fourth="BA").trick("BU BA . BA").trick_goes_to(1)


def test_of_equal_trumps_the_first_played_wins_P_U() -> None:
    second_trick(vorhand="BU", players=6, third="SK", fourth="SK").trick("BU . SK SK . .").trick_goes_to(2)


def test_it_is_not_the_turn_of_anybody_else_P() -> None:
    second_trick(third="BA").seat(2).may_not("play", "BA", because="not_your_turn")


def test_a_card_that_is_not_in_the_hand_cannot_be_played_P() -> None:
    second_trick(second="BA").seat(0).may_not("play", "BA", because="not_in_hand")


def test_there_is_no_other_card_and_no_other_seat_decision() -> None:
    table = second_trick()
    table.seat(0).may_not(999, because="no_such_action").seat(4).may_not("play", "BA", because="no_such_seat")
    table.seat(0).may_not(-1, because="no_such_action").seat(4).may_not("aus", because="no_such_seat")


def test_when_it_is_over_nothing_can_be_played_P() -> None:
    table = second_trick(vorhand="BU").seat(0).calls_aus().ends("untergaigelt")
    table.seat(0).may_not("play", "BU", because="deal_over").seat(1).may_not("aus", because="deal_over")


def test_with_five_the_duty_begins_when_three_cards_are_left_decision() -> None:
    """ "While the talon holds at least n cards": with 5 players it is closed after four rounds."""
    table = lay("uspcc-1907", players=5, missed_out="accusation", vorhand="BA", second="BX BU HX").plays_on(3)
    table.talon_lasts().plays_on()
    assert table.deal.rounds == 0
    table.plays("BA").may_play("BU BX")


def test_with_seven_the_duty_begins_after_one_drawing_decision() -> None:
    table = lay("uspcc-1907", players=7, vorhand="EA BX", second="B7 BA HX HK HO", talon="S7 HU")
    table.plays("EA").rest_discard().everybody_passes().plays("BX").may_play("BA")


def test_with_eight_the_duty_begins_with_the_second_trick_decision() -> None:
    table = lay("uspcc-1907", players=8, vorhand="EA BX", second="B7 BA HX HK HO", talon="S7 HU")
    table.plays("EA").rest_discard().everybody_passes().plays("BX").may_play("BA")


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_everybody_holds_five_cards_until_the_talon_is_gone_and_then_one_fewer_each_trick_P_D(players: int) -> None:
    table = lay("leinfelden", players=players)
    while table.deal.rounds:
        table.plays_on()
    assert [count(hand) for hand in table.deal.hands] == [5] * players
    table.plays_on()
    assert [count(hand) for hand in table.deal.hands] == [4] * players
