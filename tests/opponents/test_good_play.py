"""Good play, one situation a test: what anybody at the table would expect of a strong player."""

from __future__ import annotations

import pytest

from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.rules.match import CLEAN, GIVE, Standing
from tests.opponents.asking import MASTER, always, never, share, thorough
from tests.rules.table import Table
from tests.scenario import endgame, lay


def after_elfen(preset: str = "leinfelden", /, **words: int | str) -> Table:
    """Vorhand has taken the first trick, everybody has drawn, and Vorhand is in turn."""
    table = lay(preset, **{"trump": "SO", **words, "vorhand": f"EA {words.get('vorhand', '')}"})
    return table.opens("elfen", "EA").rest_discard().everybody_passes()


# -- schmieren, and what is thrown away --------------------------------------------------------------------------


@pytest.mark.thorough
def test_throws_the_ten_on_the_partners_unbeatable_trick() -> None:
    table = after_elfen(vorhand="SA", third="EX H7 HU BU", talon="E7 E7 B7").plays("SA .")
    always(table, 2, "play EX")


def test_throws_the_ten_when_the_partner_has_the_trick_and_nobody_comes_after() -> None:
    table = after_elfen(vorhand="BX", second="BA", third="H7", fourth="EX E7 HU EU", talon="BU BU E7 H7")
    always(table.plays("BX BA H7"), 3, "play EX")


def test_throws_nothing_of_value_on_the_opponents_sure_trick() -> None:
    table = after_elfen(vorhand="SA", second="EX BA H7 HU", talon="BU").plays("SA")
    never(table, 1, "play EX", "play BA")


@pytest.mark.thorough
def test_does_not_overtrump_the_partner_who_has_the_trick() -> None:
    table = after_elfen(vorhand="BX", second="SU", third="B7", fourth="SX SA H7 EU", talon="BU BU E7")
    never(table.plays("BX SU B7"), 3, "play SX", "play SA")


def test_takes_a_fat_trick_of_the_opponents_with_a_small_trump() -> None:
    table = after_elfen(vorhand="BX", second="B7", third="BA", fourth="S7 H7 EU HU", talon="BU BU EU H7")
    always(table.plays("BX B7 BA"), 3, "play S7")


@pytest.mark.thorough
def test_takes_it_with_the_smallest_trump_that_will_do() -> None:
    table = after_elfen(vorhand="BX", second="B7", third="BA", fourth="SU SA SX HU", talon="BU BU EU H7")
    always(table.plays("BX B7 BA"), 3, "play SU", character=thorough(800))


@pytest.mark.thorough
def test_does_not_trump_a_trick_that_is_worth_nothing() -> None:
    table = after_elfen(vorhand="B7", second="H7", third="BU", fourth="SX SA H7 HU", talon="E7 EU E7 EU")
    never(table.plays("B7 H7 BU"), 3, "play SX", "play SA", character=thorough(800))


# -- pairs -------------------------------------------------------------------------------------------------------


def test_declares_at_the_start_of_its_turn() -> None:
    always(after_elfen(vorhand="HK HO"), 0, "declare H")


def test_declares_the_pair_of_trumps_first() -> None:
    always(after_elfen(vorhand="HK HO SK SO"), 0, "declare S")


def test_waits_with_a_pair_until_its_turn() -> None:
    always(after_elfen(third="HK HO"), 2, "")


@pytest.mark.thorough
def test_does_not_break_a_pair_that_may_soon_be_declared() -> None:
    table = after_elfen(vorhand="SA", second="HK HO B7 BU", talon="E7").plays("SA")
    never(table, 1, "play HK", "play HO")


@pytest.mark.thorough
def test_keeps_the_ober_of_trumps_while_the_king_may_come() -> None:
    table = after_elfen(vorhand="BX", trump="S7", second="SO H7 HU E7", talon="EU BU").plays("BX")
    never(table, 1, "play SO")


def test_declares_on_the_partners_sure_trick() -> None:
    table = lay("leinfelden", "S7", vorhand="EA", third="HK HO").opens("elfen", "EA").discards()
    always(table, 2, "declare H")


def test_takes_its_chance_in_the_window_before_the_drawing() -> None:
    table = lay("uspcc-1907", "S7", vorhand="SA HK HO").trick("SA")
    table.window("declare", 0, 2)
    always(table, 0, "declare H")
    always(table.seat(0).passes(), 2, "pass")


# -- the Seven of trumps -----------------------------------------------------------------------------------------


def test_swaps_the_seven_for_a_good_trump() -> None:
    always(after_elfen(trump="SX", vorhand="S7"), 0, "swap")


def test_waits_for_its_turn_with_the_seven() -> None:
    always(after_elfen(trump="SX", third="S7"), 2, "")


def test_reserves_the_ober_for_the_partner_who_has_shown_the_king() -> None:
    table = lay("leinfelden", "SO", vorhand="EA S7", third="SK SA SX SU S7").opens("elfen", "EA").plays(". SU .")
    table.seat(1).asks_for_proof(2)
    always(table, 0, "reserve")


def test_takes_what_was_reserved() -> None:
    table = after_elfen(trump="SX", vorhand="S7 SA").seat(0).reserves().trick("SA")
    always(table, 0, "take")


def test_takes_the_last_chance_to_swap() -> None:
    """Of eight the side that has taken the first trick is asked before the only drawing."""
    options: dict[str, int | str] = {"players": 8, "pair_when": "any_time", "exchange_needs": "side_trick"}
    table = lay("uspcc-1907", "SX", vorhand="EA", third="S7", **options).trick("EA").window("exchange", 0, 2, 4, 6)
    always(table, 0, "pass")
    always(table.seat(0).passes(), 2, "swap")


# -- going out ---------------------------------------------------------------------------------------------------


def at_101(**words: int | str) -> Table:
    """Side 0 has a trick and pairs for 100, and the third seat the pair for more."""
    table = after_elfen(vorhand="SK SO HK HO", third="BK BO", **words)
    return table.seat(0).declares("S").seat(0).declares("H").seat(2).declares("B")


def test_calls_aus_at_101_at_once() -> None:
    table = at_101(second="E7", talon="EA EU").plays("EA .")
    assert table.deal.points[0] < 101
    table.rest_discard()
    assert table.deal.points[0] >= 101
    always(table, 0, "aus")
    always(table, 2, "aus")


def test_does_not_call_a_point_too_early() -> None:
    table = at_101()
    assert table.deal.points[0] < 101
    never(table, 0, "aus")
    never(table, 2, "aus")


def test_declares_out_of_turn_when_that_goes_out() -> None:
    table = after_elfen(vorhand="SK SO HK HO", third="BK BO HK HO", talon="EX")
    table.seat(0).declares("S").seat(0).declares("H").seat(2).declares("B")
    assert 81 <= table.deal.points[0] < 101
    always(table, 2, "declare H")


def over_101() -> Table:
    """Side 0 got to 101 by a declaration and played on."""
    table = after_elfen(vorhand="SK SO HK HO", third="BK BO HK HO")
    for seat, suit in ((0, "S"), (0, "H"), (2, "B"), (2, "H")):
        table.seat(seat).declares(suit)
    return table


def test_accuses_whoever_plays_on_at_101_on_that_very_card() -> None:
    table = over_101().discards()
    always(table, 1, "accuse 0")
    always(table, 3, "accuse 0")
    always(table.rest_discard(), 3, "accuse 0")


def test_the_careful_accuse_when_the_trick_is_whole() -> None:
    careful = MASTER._replace(boldness=0.4)
    table = over_101().discards()
    never(table, 1, "accuse 0", character=careful)
    always(table.rest_discard(), 1, "accuse 0", character=careful)


def test_accuses_rather_than_goes_out_for_that_is_double() -> None:
    table = over_101().discards()
    table.deal.points[1] = 101
    always(table, 1, "accuse 0")


def test_accuses_nobody_who_may_still_call() -> None:
    table = over_101()
    always(table, 1, "")
    always(table, 3, "")


def test_calls_late_rather_than_never() -> None:
    always(over_101().discards(), 2, "aus")


# -- Sevens, suits, proofs and signs -----------------------------------------------------------------------------


def test_announces_auf_siebener_when_the_fifth_will_come() -> None:
    table = lay("wikipedia", "SO", players=2, second="E7 E7 B7 B7 HU")
    always(table, 1, "announce siebener")


def test_keeps_quiet_about_four_sevens_when_hardly_a_card_is_drawn() -> None:
    table = lay("wikipedia", "SO", players=6, second="E7 E7 B7 B7 HU")
    always(table, 1, "")


def test_shows_five_sevens_at_once() -> None:
    always(lay("wikipedia", "SO", third="E7 E7 B7 B7 H7"), 2, "show sevens")


def test_announces_auf_farbe_with_four_of_a_suit_while_the_fifth_may_well_come() -> None:
    always(after_elfen(vorhand="H7 HU HX HA", auf_farbe=True, talon="B7"), 0, "announce farbe")


@pytest.mark.thorough
def test_keeps_quiet_about_three_of_a_suit_and_about_four_when_hardly_a_card_is_drawn() -> None:
    never(after_elfen(vorhand="H7 HU HO BK", auf_farbe=True, talon="B7"), 0, "announce farbe")
    late = after_elfen(vorhand="H7 HU HX HA", auf_farbe=True, talon="B7", players=6)
    assert late.deal.rounds == 2
    never(late, 0, "announce farbe")


@pytest.mark.thorough
def test_nobody_announces_auf_farbe_beside_another_announcement() -> None:
    """Two of them are no news, and a pair that has just been declared is."""
    hands = {"vorhand": "H7 HU HX HA", "second": "B7 BU BX BA B7", "third": "EK EO", "talon": "E7"}
    table = after_elfen(auf_farbe=True, **hands)
    never(table.seat(2).declares("E"), 0, "announce farbe")
    always(after_elfen(auf_farbe=True, **hands).plays("H7"), 1, "announce farbe")
    never(after_elfen(auf_farbe=True, **hands).seat(0).announces("farbe").plays("H7"), 1, "announce farbe")


def test_shows_five_of_a_suit_at_once() -> None:
    table = after_elfen(vorhand="H7 HU HO HK", auf_farbe=True, talon="HX").seat(0).announces("farbe")
    always(table, 0, "show farbe")


def four_sevens(fifth: str, players: int) -> Table:
    """Vorhand has led an ace that takes the trick in any case, and the second has four Sevens and this card."""
    hand = f"E7 E7 B7 B7 {fifth}"
    return lay("leinfelden", "SO", vorhand="EA H7", second=hand, players=players, auf_dissle="any").opens("elfen", "EA")


@pytest.mark.thorough
def test_announces_auf_dissle_where_it_can_stay_below() -> None:
    always(four_sevens("HU", players=3), 1, "announce dissle", character=thorough(800))


def test_keeps_quiet_about_auf_dissle_with_a_trump_that_would_take_the_trick() -> None:
    """Nothing but the fifth card could be played then, and it is higher than the trump that was led."""
    hands = {"vorhand": "SU SX SK SU S7", "second": "E7 E7 B7 B7 SA"}
    never(lay("leinfelden", "SO", auf_dissle="any", **hands).opens("trumps", "SU"), 1, "announce dissle")


def test_by_rule_of_thumb_nobody_takes_a_trick_who_plays_auf_dissle() -> None:
    """Vorhand opened so, which binds no card, and could take the second trick or stay below."""
    table = lay("leinfelden", "SO", auf_dissle="vorhand", vorhand="EU E7 HO", second="EX H7", talon="BU")
    table.opens("dissle", "EU").plays("EX . .").plays("H7 . .").seat(0).holds("E7 HO")
    never(table, 0, "play HO", character=CHARACTERS["beginner"])


def test_asks_for_proof_because_it_costs_nothing() -> None:
    table = lay("leinfelden", "SO", vorhand="EA", second="S7 SU SK SX SA").opens("elfen", "EA").plays("S7")
    always(table, 2, "proof 1")
    always(table.seat(2).asks_for_proof(1), 0, "")


def test_vorhands_partner_signs_its_ace() -> None:
    always(lay("leinfelden", "SO", vorhand="HA E7 EU BU B7", third="HA"), 2, "signal H")


@pytest.mark.thorough
def test_leads_the_second_ace_after_the_partners_sign() -> None:
    table = lay("leinfelden", "SO", vorhand="HA E7 EU BU B7", third="HA HX").seat(2).signs("H")
    always(table, 0, "open second HA", character=thorough(1500))


def test_signs_nothing_where_nobody_signs() -> None:
    always(lay("leinfelden", "SO", vorhand="HA", third="HA", signals=False), 2, "")


# -- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.thorough
def test_draws_the_last_trumps_before_it_cashes_its_aces() -> None:
    table = endgame("leinfelden", "SO", vorhand="SA SA HA HA EA", second="S7 SU BX BX", third="H7", fourth="SO B7")
    always(table, 0, "play SA")


def test_throws_the_fat_card_on_the_trick_that_its_partner_keeps_at_the_end() -> None:
    table = endgame("leinfelden", "SO", vorhand="SA EA", second="S7", third="BX B7 HU", fourth="SO").plays("SA S7")
    never(table, 2, "play B7", "play HU")


@pytest.mark.thorough
def test_trumps_high_enough_that_nobody_after_it_can_beat_it() -> None:
    table = endgame("leinfelden", "SO", vorhand="EX EK", second="SA SU BU BK H7", third="B7 HU", fourth="BX")
    always(table.plays("EX"), 1, "play SA")


# -- leading -----------------------------------------------------------------------------------------------------


@pytest.mark.thorough
def test_opens_with_an_ace_rather_than_with_a_dive() -> None:
    table = lay("leinfelden", "SO", vorhand="EA BU H7 HU B7")
    never(table, 0, "open dive BU", "open dive H7", "open dive HU", "open dive B7")


@pytest.mark.thorough
def test_opens_face_down_with_the_ace_that_nobody_else_can_have() -> None:
    table = lay("leinfelden", "SO", vorhand="EA EA BU H7 HU")
    always(table, 0, "open second EA", character=thorough(1500))


@pytest.mark.thorough
def test_opens_with_a_trump_from_five_and_not_with_the_ace() -> None:
    table = lay("leinfelden", "SO", vorhand="SA SX SK SU S7")
    never(table, 0, "open trumps SA", character=thorough(1500))
    assert share(table, 0, "open trumps SX", thorough(1500)) > 0.7  # the Unter is hardly worse


@pytest.mark.thorough
def test_dives_with_a_card_that_it_can_spare() -> None:
    table = lay("leinfelden", "SO", vorhand="EX EK BU H7 HU")
    never(table, 0, "open dive EX", "open dive EK", character=thorough(1500))


@pytest.mark.thorough
def test_does_not_lead_the_ace_of_trumps_into_nothing() -> None:
    never(after_elfen(vorhand="SA B7 HU EU", talon="BU"), 0, "play SA")


@pytest.mark.thorough
def test_does_not_lead_from_a_pair_that_waits_for_the_first_trick() -> None:
    table = lay("leinfelden", "SO", vorhand="EA", second="HK HO B7 BU").opens("elfen", "EA")
    never(table, 1, "play HK", "play HO")


@pytest.mark.thorough
def test_of_leads_that_are_as_good_it_takes_the_seven_and_not_the_king() -> None:
    table = after_elfen(vorhand="BX BK E7 H7", talon="EX")
    never(table, 0, "play BK", character=thorough(1500))


@pytest.mark.thorough
def test_of_leads_that_are_as_good_it_takes_no_bare_ten() -> None:
    """Both aces of acorns are gone, and only trumps can take it: so they will."""
    table = lay("leinfelden", "SO", vorhand="EA EX SK H7 HU", second="EA", talon="B7").opens("elfen", "EA")
    table.plays("EA").rest_discard().everybody_passes()
    never(table, 0, "play EX", character=thorough(1500))


@pytest.mark.thorough
def test_who_is_behind_at_the_end_leads_nothing_that_helps_the_others_out() -> None:
    table = after_elfen(trump="S7", vorhand="B7 HU EK SK", talon="HO")
    table.deal.points[:] = [71, 91]
    never(table, 0, "play EK", character=thorough(1500))


# -- three at the table ------------------------------------------------------------------------------------------


def leader_of_three() -> Table:
    """Three play alone; Vorhand has 80 points and more and leads a ten."""
    table = lay("leinfelden", "S7", players=3, vorhand="EA SK SO BK BO", second="B7", third="SU HU E7 EU", talon="BX")
    return table.opens("elfen", "EA").rest_discard().seat(0).declares("S").seat(0).declares("B")


def test_of_three_the_last_takes_the_trick_from_the_leader() -> None:
    always(leader_of_three().plays("BX B7"), 2, "play SU")


def test_of_three_nobody_feeds_the_leader() -> None:
    table = lay("leinfelden", "S7", players=3, vorhand="EA SK SO SA", second="HX HA H7 HU E7")
    table = table.opens("elfen", "EA").rest_discard().seat(0).declares("S").plays("SA")
    never(table, 1, "play HX", "play HA")


# -- the score of the match --------------------------------------------------------------------------------------


def ten_for_the_double() -> Table:
    """The partner leads a small trump with 87 points; the others have no trick yet, and two of them are to come."""
    table = after_elfen(trump="S7", vorhand="SK SO HA SU", third="SO EK HO BU B7", talon="HX").seat(0).declares("S")
    return table.trick("HA").trick("HX").plays("SU .")


@pytest.mark.thorough
def test_throws_the_ten_into_a_doubtful_trick_to_go_out_with_a_double() -> None:
    assert share(ten_for_the_double(), 2, "play HX", thorough(800)) > 0.7


@pytest.mark.thorough
def test_with_nine_strokes_given_or_one_to_clean_a_double_is_not_worth_the_risk() -> None:
    for standing in (Standing(GIVE, 9, (4, 5)), Standing(CLEAN, 14, (1, 5))):
        assert share(ten_for_the_double(), 2, "play HX", thorough(2400), standing=standing, dice=4) < 0.4


def second_of_three(**options: str) -> Table:
    """At Rutesheim: the first has 84 points and a sure trick that lacks three, the second comes last with 31."""
    table = lay(
        "rutesheim",
        vorhand="EA SK SO BK BO",
        second="BA E7 B7 E7 B7",
        third="HA HK HO HX",
        talon="H7 EU EU EO SX EO BO",
        **options,
    )
    table.opens("elfen", "EA").rest_discard().seat(0).declares("S").seat(0).declares("B")
    table.plays("H7 . HA").seat(2).declares("H")
    return table.discards().plays("SO . BO BA . . . SK SX .").points(84, 16, 31)


def test_at_rutesheim_the_second_lets_the_first_go_out_before_the_third_comes_near() -> None:
    always(second_of_three(), 2, "play BX", character=thorough(800))


@pytest.mark.thorough
def test_where_being_second_is_worth_nothing_nobody_helps_the_first() -> None:
    assert share(second_of_three(scoring="slate"), 2, "play BX", thorough(800)) < 0.5


# -- three pairs -------------------------------------------------------------------------------------------------

PAIRS: dict[str, int | str] = {"players": 6, "teams": "opposite"}


@pytest.mark.thorough
def test_of_six_throws_the_ten_to_the_partner_opposite_and_not_to_the_next_but_one() -> None:
    hands = {"third": "BX H7 HU BU", "fourth": "EX E7 HO EU"}
    table = after_elfen(vorhand="SA", talon="E7 B7 B7 HU", **hands, **PAIRS).plays("SA .")
    never(table, 2, "play BX")
    always(table.plays("H7"), 3, "play EX")


def test_of_six_takes_the_fat_trick_of_another_pair() -> None:
    hands = {"second": "BA", "third": "B7", "fourth": "H7", "fifth": "HU", "sixth": "S7 H7 EU BU"}
    table = after_elfen(vorhand="BX", talon="BU EU E7", **hands, **PAIRS)
    always(table.plays("BX BA B7 H7 HU"), 5, "play S7")


@pytest.mark.thorough
def test_of_six_does_not_overtrump_the_partner_opposite() -> None:
    hands = {"second": "B7", "third": "SU", "fourth": "H7", "fifth": "B7", "sixth": "SX SA H7 EU"}
    table = after_elfen(vorhand="BX", talon="BU BU E7", **hands, **PAIRS)
    never(table.plays("BX B7 SU H7 B7"), 5, "play SX", "play SA")
