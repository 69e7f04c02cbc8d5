"""The first trick (docs/rules.md 5)."""

from __future__ import annotations

from gaigel_desktop.rules.actions import DIVE, ELFEN, PLAY, mode_of, opening
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.events import Turned
from tests.rules.table import spelled
from tests.scenario import lay

FIVE_TRUMPS = "SX SK SO SU S7"  # trumps are bells unless a test says otherwise


# Vorhand chooses and announces


def test_vorhand_announces_how_the_first_card_is_led_P_D_E() -> None:
    lay("leinfelden", vorhand="EA").seat(0).may_not("play", "EA", because="open_first")


def test_an_opening_names_its_mode_and_any_other_card_is_just_played_decision() -> None:
    ace = FACE_OF["EA"]
    assert [mode_of(action) for action in (opening(ELFEN, ace), opening(DIVE, ace), ace)] == [ELFEN, DIVE, PLAY]


def test_only_vorhand_opens_P_D() -> None:
    lay("leinfelden", vorhand="EA", second="BA").seat(1).may_not("open", "elfen", "BA", because="not_your_turn")


def test_vorhand_opens_with_a_card_of_the_hand_P_D() -> None:
    lay("leinfelden", vorhand="BA").seat(0).may_not("open", "elfen", "EA", because="not_in_hand")


def test_the_deal_is_opened_once_P_D() -> None:
    table = lay("leinfelden", vorhand="EA", second="BA").opens("elfen", "EA")
    table.seat(1).may_not("open", "elfen", "BA", because="opened_already")


def test_a_plain_opening_knows_no_announcement_U() -> None:
    table = lay("uspcc-1907", vorhand="EA")
    table.seat(0).may_not("open", "elfen", "EA", because="opening_is_plain").seat(0).may("play", "EA")


def test_at_a_plain_opening_the_first_trick_is_a_trick_like_any_other_U() -> None:
    """A trump may be played to it, and wins it."""
    lay("uspcc-1907", vorhand="EA", third="S7").trick("EA . S7 .").trick_goes_to(2)


def test_at_a_plain_opening_eight_play_the_first_trick_like_any_other_U() -> None:
    lay("uspcc-1907", players=8, vorhand="EX", sixth="S7", eighth="EA").trick("EX . . . . S7 . EA").trick_goes_to(5)


# Ge-Elfen


def test_elfen_goes_to_vorhand_whatever_is_played_P_D_E() -> None:
    lay("leinfelden", vorhand="EA", second="EA").opens("elfen", "EA").plays("EA . .").trick_goes_to(0)


def test_elfen_of_six_goes_to_vorhand_also_against_five_trumps_P() -> None:
    table = lay("leinfelden", "SA", players=6, vorhand="EA", fourth=FIVE_TRUMPS).opens("elfen", "EA")
    table.plays(". . SX . .").trick_goes_to(0)


def test_elfen_is_led_face_up_P_D() -> None:
    table = lay("leinfelden", vorhand="EA", second="BU").opens("elfen", "EA").plays("BU")
    table.seat(3).sees_trick("EA BU")


def test_elfen_needs_a_daus_P_D_E() -> None:
    lay("leinfelden", vorhand="EX").seat(0).may_not("open", "elfen", "EX", because="open_needs_ace")


def test_the_daus_of_trumps_does_not_make_elfen_P_D() -> None:
    lay("leinfelden", vorhand="SA EA").seat(0).may_not("open", "elfen", "SA", because="open_no_trump")


# Tauchen, "Höher hat"


def test_dive_goes_to_the_highest_card_of_the_led_suit_P_D_E() -> None:
    table = lay("leinfelden", vorhand="EU", second="EK", third="EX", fourth="BA")
    table.opens("dive", "EU").plays("EK EX BA").trick_goes_to(2)


def test_a_daus_beats_the_ten_that_dived_P_D() -> None:
    lay("leinfelden", players=3, vorhand="EX", third="EA").opens("dive", "EX").plays(". EA").trick_goes_to(2)


def test_dive_goes_to_the_first_of_two_equal_cards_P() -> None:
    lay("leinfelden", players=2, vorhand="EX", second="EX").opens("dive", "EX").plays("EX").trick_goes_to(0)


def test_of_two_equal_higher_cards_the_first_played_takes_the_dive_P() -> None:
    table = lay("leinfelden", players=6, vorhand="EU", third="EA", fifth="EA")
    table.opens("dive", "EU").plays(". EA . EA .").trick_goes_to(2)


def test_higher_cards_of_another_suit_do_not_take_the_dive_P_D() -> None:
    table = lay("leinfelden", vorhand="E7", second="BA", third="HA", fourth="BX")
    table.opens("dive", "E7").plays("BA HA BX").trick_goes_to(0)


def test_a_daus_cannot_dive_P_D_E() -> None:
    lay("leinfelden", vorhand="EA").seat(0).may_not("open", "dive", "EA", because="open_no_ace")


def test_a_trump_cannot_dive_P_D_E() -> None:
    lay("leinfelden", vorhand="SX EX").seat(0).may_not("open", "dive", "SX", because="open_no_trump")


def test_a_dive_lies_face_down_and_only_its_owner_knows_it_P_D_E() -> None:
    table = lay("leinfelden", vorhand="EU", second="BK").opens("dive", "EU").plays("BK")
    table.seat(0).sees_trick("EU ?").seat(1).sees_trick("? BK").seat(2).sees_trick("? ?")


def test_when_all_have_played_to_the_dive_all_cards_are_turned_P_D_E() -> None:
    table = lay("leinfelden", players=3, vorhand="EU", second="BK", third="E7").opens("dive", "EU").plays("BK E7")
    turned = [event for event in table.told if isinstance(event, Turned)]
    assert [spelled(event.cards) for event in turned] == ["EU BK E7"], table.picture("all should be turned")


# Zweite Alte


def test_the_second_ace_takes_the_trick_P_D_E() -> None:
    lay("leinfelden", vorhand="EA", fourth="EA").opens("second", "EA").plays(". . EA").trick_goes_to(3)


def test_without_the_second_ace_the_trick_is_vorhands_P_D_E() -> None:
    lay("leinfelden", vorhand="EA", second="BA", third="EX").opens("second", "EA").plays("BA EX .").trick_goes_to(0)


def test_the_second_ace_may_be_with_any_of_six_P() -> None:
    table = lay("wikipedia", players=6, vorhand="BA", sixth="BA").opens("second", "BA").plays(". . . . BA")
    table.trick_goes_to(5).tricks(0, 1)


def test_the_second_ace_lies_face_down_P_D_E() -> None:
    table = lay("leinfelden", players=2, vorhand="EA", second="EA").opens("second", "EA")
    table.seat(1).sees_trick("?")


def test_a_ten_is_no_second_ace_P_D() -> None:
    lay("leinfelden", vorhand="EX").seat(0).may_not("open", "second", "EX", because="open_needs_ace")


def test_the_daus_of_trumps_is_no_second_ace_P_D() -> None:
    lay("leinfelden", vorhand="SA EA").seat(0).may_not("open", "second", "SA", because="open_no_trump")


# Five trumps


def test_five_trumps_lead_a_trump_and_win_P() -> None:
    table = lay("leinfelden", "SA", vorhand=FIVE_TRUMPS, second="EA").opens("trumps", "S7")
    table.plays("EA . .").trick_goes_to(0)


def test_five_trumps_have_no_other_opening_P() -> None:
    table = lay("leinfelden", "SA", players=3, vorhand=FIVE_TRUMPS)
    table.seat(0).may_not("open", "dive", "SX", because="open_no_trump").may_play(FIVE_TRUMPS)


def test_four_trumps_and_another_card_do_not_lead_a_trump_P() -> None:
    table = lay("leinfelden", vorhand="SX SK SO SU E7")
    table.seat(0).may_not("open", "trumps", "SX", because="open_five_trumps")


def test_of_two_hands_of_five_trumps_the_higher_trump_wins_P() -> None:
    table = lay("leinfelden", vorhand=FIVE_TRUMPS, third="SA SX SK SO SU").opens("trumps", "SX")
    table.plays(". SA .").trick_goes_to(2)


def test_of_two_equal_forced_trumps_the_first_wins_decision() -> None:
    table = lay("leinfelden", players=2, vorhand=FIVE_TRUMPS, second="SA SX SK SO SU").opens("trumps", "SX")
    table.plays("SX").trick_goes_to(0)


def test_the_led_trump_lies_face_up_P() -> None:
    lay("leinfelden", "SA", vorhand=FIVE_TRUMPS).opens("trumps", "SK").seat(2).sees_trick("SK")


# Trumps to the first trick


def test_nobody_may_play_a_trump_to_the_first_trick_P() -> None:
    table = lay("leinfelden", vorhand="EA", second="SA SX SK SO E7").opens("elfen", "EA")
    table.seat(1).may_not("play", "SA", because="no_trump_to_first_trick").may_play("E7")


def test_nor_may_any_of_six_trump_a_dive_P() -> None:
    table = lay("leinfelden", players=6, vorhand="EU", second="SA B7").opens("dive", "EU")
    table.seat(1).may_not("play", "SA", because="no_trump_to_first_trick")


def test_otherwise_any_card_may_be_played_to_the_first_trick_P_D() -> None:
    """Nobody has to follow suit."""
    lay("leinfelden", vorhand="EA", second="EX BX HX S7 SA").opens("elfen", "EA").may_play("EX BX HX")


def test_who_has_nothing_but_trumps_may_play_one_P() -> None:
    lay("leinfelden", "SA", vorhand="EA", second=FIVE_TRUMPS).opens("elfen", "EA").may_play(FIVE_TRUMPS)


def test_a_forced_trump_cannot_win_the_dive_P() -> None:
    table = lay("leinfelden", players=3, vorhand="E7", second="SA SX SK SO SU").opens("dive", "E7")
    table.plays("SA .").trick_goes_to(0)


def test_a_forced_trump_cannot_win_against_the_second_ace_P() -> None:
    table = lay("leinfelden", vorhand="EA", second="SA SX SK SO SU", third="EA").opens("second", "EA")
    table.plays("SA EA .").trick_goes_to(2)


# Auf Dissle as an opening


def test_dissle_leads_any_card_that_is_no_trump_D_E() -> None:
    """No Sevens are needed where only Vorhand announces it."""
    table = lay("wikipedia", vorhand="EA EU HX SA SX")
    table.seat(0).may("open", "dissle", "EU").seat(0).may("open", "dissle", "EA")
    table.seat(0).may_not("open", "dissle", "SA", because="open_no_trump")


def test_dissle_leads_a_trump_from_a_hand_of_trumps_only_decision() -> None:
    lay("wikipedia", "SA", vorhand=FIVE_TRUMPS).seat(0).may("open", "dissle", "SX")


def test_dissle_is_led_face_up_and_goes_to_the_highest_card_of_the_suit_D() -> None:
    table = lay("wikipedia", vorhand="EU", second="BA", third="EK", fourth="EX").opens("dissle", "EU")
    table.seat(2).sees_trick("EU").plays("BA EK EX").trick_goes_to(3).goes_on()


def test_a_forced_trump_cannot_win_a_dissle_of_another_suit_decision() -> None:
    table = lay("wikipedia", first_trumps="banned", vorhand="EU", second="SA SX SK SO SU", third="EK").opens(
        "dissle", "EU"
    )
    table.plays("SA EK .").trick_goes_to(2)


def test_a_forced_trump_wins_a_dissle_led_with_a_trump_decision() -> None:
    table = lay("wikipedia", first_trumps="banned", players=3, vorhand=FIVE_TRUMPS, third="SA SX SK SO SU").opens(
        "dissle", "SK"
    )
    table.plays(". SA").trick_goes_to(2).goes_on()


def test_dissle_needs_an_option_P_D() -> None:
    lay("leinfelden", vorhand="EU").seat(0).may_not("open", "dissle", "EU", because="dissle_off")


def test_of_two_equal_forced_trumps_in_a_dissle_the_first_wins_decision() -> None:
    table = lay(
        "wikipedia", first_trumps="banned", vorhand="SX SK SO SU S7", second="SX SK SO SU S7", trump="SA"
    ).opens("dissle", "SX")
    table.plays("SX . .").ends("dissle_failed", winners=(1,), strokes=(1, 0))
