"""Seats and sides (docs/rules.md 2): the Umschlag, before the match."""

from __future__ import annotations

from gaigel_desktop.rules.cards import spelled
from gaigel_desktop.rules.deal import SORTED_PACK
from gaigel_desktop.rules.options import Value
from gaigel_desktop.rules.umschlag import Umschlag, umschlag
from tests.rules.table import faces_of
from tests.scenario import rules_for


def turns_up(first: str, preset: str = "leinfelden", keep_partners: bool = False, **options: Value) -> Umschlag:
    """The first cards of the pack; the rest is of no use, in the order of the rule book."""
    cards = faces_of(first)
    rest = SORTED_PACK.copy()
    for card in cards:
        rest.remove(card)
    return umschlag(rules_for(preset, **options), (*cards, *rest), keep_partners)


def test_the_first_ace_names_the_dealer_P_D() -> None:
    assert turns_up("E7 BU SA", players=3).dealer == 2


def test_cards_are_turned_up_round_the_table_from_seat_0_P_D() -> None:
    found = turns_up("E7 BU SX HA", players=2)
    assert [seat for seat, _ in found.turned] == [0, 1, 0, 1]
    assert spelled([card for _, card in found.turned]) == "E7 BU SX HA"
    assert found.dealer == 1


def test_it_stops_at_the_first_ace_where_everybody_plays_alone_P() -> None:
    found = turns_up("E7 BA HA", players=3)
    assert (len(found.turned), found.dealer, found.seating) == (2, 1, (0, 1, 2))


def test_of_four_the_owner_of_the_second_ace_is_the_partner_of_the_first_P_D_E() -> None:
    """The first ace is seat 1's, the second seat 2's: they sit crosswise, and the first deals from seat 0."""
    found = turns_up("E7 EA HA")
    assert (found.dealer, found.seating[0], found.seating[2]) == (0, 1, 2)


def test_three_and_four_pairs_keep_their_seats_and_the_first_ace_deals_decision() -> None:
    found = turns_up("E7 EA HA BA", players=6, teams="opposite")
    assert (len(found.turned), found.dealer, found.seating) == (2, 1, (0, 1, 2, 3, 4, 5))
    found = turns_up("EA HA BA SA", "uspcc-1907", players=8, teams="opposite", first_dealer="aces")
    assert (len(found.turned), found.dealer, found.seating) == (1, 0, (0, 1, 2, 3, 4, 5, 6, 7))


def test_four_who_sit_opposite_are_parted_by_the_aces_as_ever_P_D_E() -> None:
    assert turns_up("E7 EA HA", teams="opposite").seating[::2] == (1, 2)


def test_dealing_goes_on_passing_over_who_has_an_ace_P() -> None:
    """Seat 0 has one: the cards go to 1, 2, 3 and 1 again."""
    found = turns_up("EA E7 EU EO HA")
    assert [seat for seat, _ in found.turned] == [0, 1, 2, 3, 1]
    assert found.seating[::2] == (0, 1)


def test_of_six_three_players_with_an_ace_form_a_side_D_E() -> None:
    found = turns_up("EA E7 HA EU BA", players=6)
    assert (found.dealer, sorted(found.seating[::2]), sorted(found.seating[1::2])) == (0, [0, 2, 4], [1, 3, 5])


def test_of_six_nobody_gets_a_second_ace_P() -> None:
    """After one round seat 0 and seat 1 have theirs and are passed over."""
    found = turns_up("EA HA E7 EU EO EK BA", players=6)
    assert found.turned[-1].seat == 2
    assert sorted(found.seating[::2]) == [0, 1, 2]


def test_of_eight_four_players_with_an_ace_form_a_side_decision() -> None:
    found = turns_up("E7 EA HA BA SA", "uspcc-1907", players=8, first_dealer="aces")
    assert sorted(found.seating[::2]) == [1, 2, 3, 4]
    assert sorted(found.seating[1::2]) == [0, 5, 6, 7]


def test_the_owner_of_the_first_ace_deals_wherever_everybody_sits_now_P() -> None:
    found = turns_up("E7 EU EO EA E7 HA", players=6)
    assert found.seating[found.dealer] == 3


def test_a_table_may_keep_its_partners_and_then_only_the_dealer_is_named_P_D() -> None:
    found = turns_up("E7 EA HA", keep_partners=True)
    assert (found.dealer, found.seating, len(found.turned)) == (1, (0, 1, 2, 3), 2)


def test_four_who_play_alone_need_one_ace_only_decision() -> None:
    found = turns_up("E7 EA HA", teams="none")
    assert (found.dealer, found.seating) == (1, (0, 1, 2, 3))


def test_everybody_cuts_a_card_and_the_highest_deals_U() -> None:
    found = turns_up("EX EO SA HK", "uspcc-1907")
    assert (found.dealer, found.seating, len(found.turned)) == (2, (0, 1, 2, 3), 4)


def test_in_cutting_the_ten_ranks_above_the_king_U() -> None:
    """U: "high deals, cards ranking as above"."""
    assert turns_up("HK EX", "uspcc-1907", players=2).dealer == 1


def test_of_seven_with_equal_highest_cards_only_these_cut_again_U() -> None:
    found = turns_up("E7 SA EU EO EA HU HO B7 B7 EK HX", "uspcc-1907", players=7)
    assert [seat for seat, _ in found.turned[7:]] == [1, 4, 1, 4]
    assert found.dealer == 4


def test_with_the_high_card_partners_stay_as_seated_U() -> None:
    assert turns_up("E7 SA EU EO HA EX EK BO", "uspcc-1907", players=8, keep_partners=False).seating == tuple(range(8))


def test_the_same_cards_choose_another_dealer_by_aces_than_by_the_high_card_P_U() -> None:
    assert turns_up("EO EX EK SA", "leinfelden", players=3, first_dealer="aces").dealer == 0
    assert turns_up("EO EX EK SA", "leinfelden", players=3, first_dealer="high_card").dealer == 1
