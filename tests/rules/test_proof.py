"""The first trick (docs/rules.md 5): the proof: whoever played a trump to the first trick shows the hand."""

from __future__ import annotations

from tests.rules.table import Table
from tests.scenario import lay


def forced(preset: str = "leinfelden", mode: str = "elfen", **options: int | str) -> Table:
    """Vorhand has opened, the second has nothing but trumps and plays the Ober."""
    table = lay(preset, "SA", vorhand="EA EU", second="SX SK SO SU S7", talon="HU HO HX HK", **options)
    return table.opens(mode, "EA" if mode == "elfen" else "EU").plays("SO")


def test_who_played_a_trump_to_the_first_trick_shows_the_hand_on_request_P() -> None:
    table = forced().seat(0).asks_for_proof(1)
    table.seat(1).is_known_to_hold("SX SK SU S7")


def test_any_opponent_may_ask_also_one_of_six_P() -> None:
    forced(players=6).seat(4).may("proof", 1)


def test_the_partner_does_not_ask_P() -> None:
    forced().seat(3).may_not("proof", 1, because="proof_of_opponent")


def test_nobody_asks_himself_decision() -> None:
    forced().seat(1).may_not("proof", 1, because="proof_of_opponent")


def test_who_played_no_trump_shows_nothing_P() -> None:
    forced().rest_discard().seat(0).may_not("proof", 3, because="no_trump_played")


def test_a_face_down_trump_cannot_be_seen_and_not_be_asked_for_decision() -> None:
    forced(mode="dive").seat(0).may_not("proof", 1, because="no_trump_played")


def test_when_the_dive_is_turned_the_trump_can_be_asked_for_decision() -> None:
    forced(mode="dive").rest_discard().seat(0).may("proof", 1)


def test_the_hand_is_shown_as_it_is_then_decision() -> None:
    """After the drawing the drawn card lies there too."""
    table = forced().rest_discard().seat(2).asks_for_proof(1)
    table.seat(1).is_known_to_hold("SX SK SU S7 HO")


def test_opponents_ask_as_often_as_they_like_decision() -> None:
    table = forced().seat(0).asks_for_proof(1).rest_discard()
    table.seat(0).asks_for_proof(1).seat(1).is_known_to_hold("SX SK SU S7 HO").seat(2).may("proof", 1)


def test_the_proof_can_be_asked_for_until_the_second_trick_is_led_decision() -> None:
    table = forced().rest_discard().seat(2).may("proof", 1).discards()
    table.seat(2).may_not("proof", 1, because="proof_too_late")


def test_three_alone_all_ask_the_leader_of_five_trumps_P() -> None:
    table = lay("leinfelden", "SA", players=3, vorhand="SX SK SO SU S7").opens("trumps", "S7")
    table.seat(1).may("proof", 0).seat(2).asks_for_proof(0).seat(0).is_known_to_hold("SX SK SO SU")


def test_at_a_plain_opening_nobody_proves_anything_decision() -> None:
    table = lay("uspcc-1907", "SA", vorhand="EA", second="SX").plays("EA SX")
    table.seat(0).may_not("proof", 1, because="no_trump_played")


def test_a_shown_card_is_known_until_it_is_played_P() -> None:
    table = forced().seat(0).asks_for_proof(1).rest_discard()
    table.trick("EU S7 . .").seat(1).is_known_to_hold("SX SK SU")


def test_nobody_sits_there_decision() -> None:
    forced().seat(0).may_not("proof", 5, because="no_such_seat")


def banned(trump: str, **words: int | str) -> Table:
    """A table where trumps stay out of the first trick, and where one plays for Sevens."""
    return lay("wikipedia", trump, first_trumps="banned", **words)


def test_who_played_a_trump_without_power_is_asked_as_well_decision() -> None:
    """Whoever played a trump to the first trick: also the fifth card of a player auf Siebener."""
    table = banned("SX", vorhand="EA", third="E7 E7 B7 B7 SA").seat(2).announces("siebener")
    table.opens("elfen", "EA").plays(". SA").seat(1).asks_for_proof(2).seat(2).is_known_to_hold("E7 E7 B7 B7")


def test_who_led_auf_dissle_with_a_trump_is_asked_as_well_decision() -> None:
    table = banned("SA", vorhand="SX SK SO SU S7").opens("dissle", "S7").seat(3).asks_for_proof(0)
    table.seat(0).is_known_to_hold("SX SK SO SU")
