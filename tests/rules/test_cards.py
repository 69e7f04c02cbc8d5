"""The cards (docs/rules.md 1)."""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.cards import CODES, faces, hand_of, pick
from gaigel_desktop.rules.cards import cards as cards_of
from gaigel_desktop.rules.deal import SORTED_PACK, deal_out
from gaigel_desktop.rules.errors import BadPack
from gaigel_desktop.rules.options import PRESETS
from tests.rules.table import faces_of
from tests.scenario import lay, rules_for


def test_four_suits_of_six_ranks_twice_make_48_cards_P_U_E_D_S() -> None:
    deal = lay("leinfelden").deal
    pack = sorted([*(card for hand in deal.hands for card in cards_of(hand)), deal.indicator, *deal.talon])
    assert [CODES[card] for card in pack] == sorted(
        [suit + rank for suit in "EBHS" for rank in "AXKOU7" for _ in range(2)],
        key=lambda code: ("EBHS".index(code[0]), "7UOKXA".index(code[1])),
    )


def test_a_pack_with_a_card_three_times_is_refused_decision() -> None:
    with pytest.raises(BadPack, match="pack"):
        deal_out(PRESETS["leinfelden"], 0, (*SORTED_PACK[1:], SORTED_PACK[-1]))


def test_a_pack_of_47_cards_is_refused_decision() -> None:
    with pytest.raises(BadPack, match="pack"):
        deal_out(PRESETS["leinfelden"], 0, tuple(SORTED_PACK[1:]))


def test_two_copies_of_a_card_are_the_same_card_P_D() -> None:
    table = lay("uspcc-1907", vorhand="EA EA BX BX H7")
    table.may_play("EA BX H7")


def test_any_card_of_a_hand_can_be_picked_by_its_place_decision() -> None:
    hand = hand_of(faces_of("S7 EA BX H7"))
    assert tuple(pick(hand, place) for place in range(4)) == faces(hand)


def test_the_ranks_are_daus_ten_king_ober_unter_seven_P_U_E_D_S() -> None:
    """Ranks, "high to low": each card beats the next lower one of its suit, and not the other way round."""
    for higher, lower in zip("AXKOU", "XKOU7", strict=True):
        table = lay("uspcc-1907", players=2, vorhand="E" + lower, second="E" + higher)
        table.trick(f"E{lower} E{higher}").trick_goes_to(1)
        table = lay("uspcc-1907", players=2, vorhand="E" + higher, second="E" + lower)
        table.trick(f"E{higher} E{lower}").trick_goes_to(0)


def test_daus_11_ten_10_king_4_ober_3_unter_2_seven_0_P_E_D() -> None:
    for rank, worth in zip("AXKOU7", (11, 10, 4, 3, 2, 0), strict=True):
        table = lay("leinfelden", players=2, vorhand="EA", second="B" + rank)
        table.opens("elfen", "EA").plays("B" + rank).points(11 + worth, 0)


def test_in_1907_the_unter_counts_7_and_the_ober_8_U() -> None:
    table = lay("uspcc-1907", players=3, vorhand="EA", second="EU", third="EO")
    table.trick("EA EU EO").points(11 + 7 + 8, 0, 0)


def test_in_1907_the_row_of_the_nine_is_the_king_decision() -> None:
    lay("uspcc-1907", players=2, vorhand="EA", second="EK").trick("EA EK").points(20, 0)


def test_card_points_say_what_the_king_counts_P_U() -> None:
    """The same trick by the standard values at a table that otherwise plays like 1907."""
    lay("uspcc-1907", players=2, card_points="standard", vorhand="EA", second="EK").trick("EA EK").points(15, 0)


def test_the_pack_holds_240_points_P() -> None:
    table = lay("leinfelden", players=2).plays_out()
    assert sum(table.deal.points) == 240, table.picture("not all 240 points were taken")


def test_the_pack_of_1907_holds_360_points_U() -> None:
    table = lay("leinfelden", players=2, card_points="1907").plays_out()
    assert sum(table.deal.points) == 360, table.picture("not all 360 points were taken")


def test_the_seven_of_trumps_is_a_trump_like_any_other_P() -> None:
    """The Diß has no points, but it takes a Daus of another suit."""
    table = lay("uspcc-1907", "HK", players=2, vorhand="EA", second="H7")
    table.trick("EA H7").trick_goes_to(1).points(0, 11)


def test_rules_for_a_test_are_rules_that_can_be_played_decision() -> None:
    """The language of these tests refuses what the table refuses."""
    with pytest.raises(AssertionError):
        rules_for("leinfelden", players=5)
