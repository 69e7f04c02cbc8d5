"""The first trick (docs/rules.md 5) where no suit is trumps in it. Bells are turned up; Leinfelden otherwise."""

from __future__ import annotations

from tests.rules.table import Table
from tests.scenario import lay

FIVE_TRUMPS = "SX SK SO SU S7"


def powerless(trump: str = "SX", **words: int | str) -> Table:
    """D: "there is no trump suit in the first trick"."""
    return lay("leinfelden", trump, first_trumps="powerless", **words)


def test_any_card_may_be_played_to_the_first_trick_D_E_S() -> None:
    powerless(vorhand="EA", second="SA EX BU").opens("elfen", "EA").seat(1).may("play", "SA")


def test_of_three_pairs_too_D_E_S() -> None:
    powerless(players=6, teams="opposite", vorhand="EA", sixth="SA").opens("elfen", "EA").rest_discard().goes_on()
    table = powerless(players=6, teams="opposite", vorhand="EU", second="SA EX").opens("dive", "EU")
    table.plays("SA").rest_discard().trick_goes_to(0)


def test_a_trump_wins_nothing_there_D_E_S() -> None:
    powerless(vorhand="EU", second="SA", third="EX").opens("dive", "EU").plays("SA EX .").trick_goes_to(2)


def test_nobody_is_asked_for_a_proof_decision() -> None:
    table = powerless(vorhand="EA", second="SA").opens("elfen", "EA").plays("SA")
    table.seat(0).may_not("proof", 1, because="no_trump_played")


def test_a_trump_still_does_not_open_D() -> None:
    """D: trumps are "usually not led"."""
    powerless(vorhand="SU EX").seat(0).may_not("open", "dive", "SU", because="open_no_trump")


def test_a_hand_of_five_trumps_opens_and_the_highest_of_the_suit_led_wins_decision() -> None:
    """The others may have a choice now, and it is their choice to beat it."""
    table = powerless("SX", vorhand="SK SO SU S7 SX", second="SA EX", third="BX").opens("trumps", "SK")
    table.plays("SA BX .").trick_goes_to(1)


def test_an_ace_face_up_takes_the_trick_as_ever_D_E_S() -> None:
    powerless(vorhand="EA", second="SA").opens("elfen", "EA").plays("SA . .").trick_goes_to(0)


def test_the_second_ace_takes_it_as_ever_D_E_S() -> None:
    powerless(vorhand="EA", third="EA", second="SA").opens("second", "EA").plays("SA EA .").trick_goes_to(2)


def test_the_suit_of_the_first_card_with_power_counts_after_auf_siebener_decision() -> None:
    """The trump that follows is a card like any other, and nothing is passed over."""
    table = powerless("SX", players=3, auf_siebener=True, vorhand="E7 E7 B7 B7 HX", second="SU", third="SK")
    table.opens("siebener", "HX").plays("SU SK").trick_goes_to(2)


def test_the_second_trick_knows_trumps_again_D_E_S() -> None:
    table = powerless(vorhand="EA EU", second="S7 EO", talon="BU BU").opens("elfen", "EA").plays("EO . .")
    table.trick("EU S7").trick_goes_to(1)


def test_a_pair_of_the_suit_turned_counts_forty_even_then_decision() -> None:
    """U, E and D speak of the trick alone."""
    powerless("SX", vorhand="EA", third="SK SO").opens("elfen", "EA").seat(2).declares("S").points(40, 0)


def test_a_higher_trump_in_an_opponents_hand_endangers_a_trick_led_with_trumps_decision() -> None:
    """Any hand may hold it, and need not be nothing but trumps."""
    table = powerless("SU", vorhand="SX SK SO SU S7", third="HK HO").opens("trumps", "SX")
    table.seat(2).may_not("declare", "H", because="needs_trick")


def test_the_highest_of_the_suit_makes_it_sure_decision() -> None:
    table = powerless("SU", vorhand="SA SK SO SU S7", third="HK HO").opens("trumps", "SA")
    table.seat(2).declares("H").points(20, 0)


def test_where_a_wrong_card_loses_a_trump_to_the_first_trick_is_none_decision() -> None:
    powerless(revoke="forfeits", vorhand="EA", second="SA").opens("elfen", "EA").plays("SA").goes_on()


def test_a_plain_opening_does_not_ask_for_it_U() -> None:
    lay("uspcc-1907", "SX", first_trumps="powerless", vorhand="EA", second="S7").plays("EA S7").goes_on()
