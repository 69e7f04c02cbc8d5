"""The deal (docs/rules.md 4): cutting, knocking, dealing, the talon."""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.cards import SUIT, hand_of, spelled
from gaigel_desktop.rules.cards import cards as cards_of
from gaigel_desktop.rules.deal import SORTED_PACK, Deal, cut, deal_out, to_draw
from gaigel_desktop.rules.errors import BadPack
from gaigel_desktop.rules.options import Value
from tests.scenario import lay, rules_for

PACK = tuple(card * 7 % 24 for card in SORTED_PACK)  # any order in which neighbours differ, two by two


def dealt(preset: str, knocked: bool = False, dealer: int = 3, **options: Value) -> Deal:
    """The pack dealt at a table."""
    return deal_out(rules_for(preset, **options), dealer, PACK, knocked)


def gets(deal: Deal, seat: int, *places: int) -> bool:
    """Whether the seat has got exactly the cards at these places of the pack."""
    return deal.hands[seat] == hand_of([PACK[place] for place in places])


def test_three_each_then_the_indicator_then_two_each_P_D() -> None:
    deal = dealt("leinfelden")
    assert gets(deal, 0, 0, 1, 2, 13, 14)
    assert gets(deal, 3, 9, 10, 11, 19, 20)
    assert deal.indicator == PACK[12]


def test_three_each_two_each_then_the_indicator_P() -> None:
    deal = dealt("leinfelden", deal_pattern="32T")
    assert gets(deal, 0, 0, 1, 2, 12, 13)
    assert deal.indicator == PACK[20]


def test_two_each_three_each_then_the_indicator_U() -> None:
    deal = dealt("uspcc-1907")
    assert gets(deal, 0, 0, 1, 8, 9, 10)
    assert deal.indicator == PACK[20]


def test_three_each_at_a_table_of_six_and_the_nineteenth_card_is_turned_P_D() -> None:
    deal = dealt("leinfelden", players=6, dealer=5)
    assert gets(deal, 5, 15, 16, 17, 29, 30)
    assert deal.indicator == PACK[18]


def test_after_a_knock_five_each_then_the_indicator_P_D_E_S() -> None:
    deal = dealt("leinfelden", knocked=True)
    assert gets(deal, 0, 0, 1, 2, 3, 4)
    assert gets(deal, 3, 15, 16, 17, 18, 19)
    assert deal.indicator == PACK[20]


def test_after_a_knock_the_pattern_of_the_table_does_not_matter_P() -> None:
    deal = dealt("leinfelden", knocked=True, deal_pattern="23T")
    assert gets(deal, 1, 5, 6, 7, 8, 9)


def test_where_the_table_agreed_on_packets_a_knock_changes_nothing_D_E_S() -> None:
    """E, S: all five at once only "if this has been previously agreed"."""
    for players in (2, 3, 6):
        table = dealt("wikipedia", knocked=True, knock_deal="packets", players=players, dealer=players - 1)
        assert table.hands == dealt("wikipedia", players=players, dealer=players - 1).hands
        assert table.indicator == dealt("wikipedia", players=players, dealer=players - 1).indicator


def test_where_nobody_knocks_a_knock_is_refused_U() -> None:
    with pytest.raises(BadPack, match="knock_off"):
        dealt("uspcc-1907", knocked=True)


def test_a_table_may_knock_that_did_not_decision() -> None:
    assert gets(dealt("uspcc-1907", knocked=True, knock=True), 0, 0, 1, 2, 3, 4)


def test_cutting_puts_the_lower_packet_on_top_U() -> None:
    assert cut(PACK, 20) == PACK[20:] + PACK[:20]


def test_the_cut_leaves_at_least_five_cards_in_each_packet_U() -> None:
    assert len(cut(PACK, 5)) == len(cut(PACK, 43)) == 48
    for place in (4, 44):
        with pytest.raises(BadPack, match="cut_place"):
            cut(PACK, place)


def test_packets_go_round_from_vorhand_P_D_U() -> None:
    deal = dealt("leinfelden", dealer=1)
    assert gets(deal, 2, 0, 1, 2, 13, 14)
    assert gets(deal, 1, 9, 10, 11, 19, 20)


def test_the_suit_of_the_indicator_is_trumps_P_U_D() -> None:
    deal = dealt("leinfelden")
    assert deal.trump == SUIT[PACK[12]]


def test_the_indicator_is_the_last_card_of_the_talon_P_D() -> None:
    """The last to draw, before the winner of the trick, gets it: P "by the left hand opponent of the trick winner"."""
    table = lay("leinfelden", "SX").plays_on(7)
    left_of_the_winner = table.seat((table.deal.turn - 1) % 4)
    left_of_the_winner.holds("SX")
    left_of_the_winner.is_known_to_hold("SX")


@pytest.mark.parametrize(
    ("players", "talon", "rounds"),
    [(2, 38, 19), (3, 33, 11), (4, 28, 7), (5, 23, 4), (6, 18, 3), (7, 13, 1), (8, 8, 1)],
)
def test_the_talon_and_its_rounds_by_players_P_U_D(players: int, talon: int, rounds: int) -> None:
    deal = dealt("uspcc-1907", players=players, dealer=0)
    assert (len(deal.talon) + 1, deal.rounds) == (talon, rounds)


def test_four_draw_seven_times_and_everything_is_drawn_P() -> None:
    table = lay("leinfelden").plays_on(7)
    assert all(len(cards_of(hand)) == 5 for hand in table.deal.hands)
    assert sum(table.deal.tricks) == 7
    assert table.deal.indicator < 0, table.picture("the indicator has not been drawn")


def test_two_draw_nineteen_times_D() -> None:
    table = lay("wikipedia", players=2, missed_out="accusation")
    table.plays_on(18).talon_lasts().plays_on()
    assert table.deal.rounds == 0, table.picture("the talon should be gone")


def test_three_draw_eleven_times_D() -> None:
    table = lay("wikipedia", players=3, missed_out="accusation").plays_on(10).talon_lasts().plays_on()
    assert table.deal.rounds == 0, table.picture("the talon should be gone")


def test_with_six_the_talon_is_exhausted_after_the_third_trick_P() -> None:
    table = lay("leinfelden", players=6).plays_on(2).talon_lasts().plays_on()
    assert table.deal.rounds == 0, table.picture("the talon should be gone")


def test_with_five_three_cards_and_the_indicator_among_them_stay_out_of_play_decision() -> None:
    table = lay("uspcc-1907", "SX", players=5, missed_out="accusation", last="EA EA").plays_on(4)
    assert table.deal.rounds == 0
    assert spelled(table.deal.talon[table.deal.drawn :]) == "EA EA"
    table.lies_under_the_talon("SX")
    table.plays_out()
    assert sum(table.deal.tricks) == 9, table.picture("three cards should be left")


def test_with_seven_six_cards_stay_out_of_play_decision() -> None:
    table = lay("uspcc-1907", "SX", players=7, missed_out="accusation").plays_on()
    assert (table.deal.rounds, len(table.deal.talon) - table.deal.drawn + 1) == (0, 6)
    table.plays_out()
    assert sum(table.deal.tricks) == 6, table.picture("six cards should be left")


def test_with_eight_everybody_draws_once_U() -> None:
    table = lay("uspcc-1907", "SX", players=8, vorhand="EA")
    table.trick("EA").trick_goes_to(0).everybody_passes().seat(7).holds("SX")
    assert table.deal.rounds == 0


def test_what_nobody_draws_with_five_and_seven_is_not_to_be_drawn_U() -> None:
    """Of five everybody draws four times, and three cards are left; of four the indicator is drawn too."""
    assert [to_draw(dealt("uspcc-1907", players=n)) for n in (4, 5, 7)] == [28, 20, 7]
