"""Going out (docs/rules.md 10): Aus, untergaigelt, übergaigelt, accusations, five tricks. Hearts are trumps.

Vorhand has four of them: with 80 for the two pairs and 21 for the first trick its side is at 101.
"""

from __future__ import annotations

from tests.rules.table import Table
from tests.scenario import lay

FOUR = "HK HO HK HO"


def first_trick(preset: str = "leinfelden", /, **words: int | str) -> Table:
    """Vorhand has won the first trick with the Daus and the Ten of acorns: 21 points. It leads."""
    third = str(words.get("third", "EX"))
    hands = {**words, "vorhand": f"EA {FOUR}", "third": f"{third} {words.get('third_too', '')}"}
    hands.pop("third_too", None)
    return lay(preset, "HX", **hands).opens("elfen", "EA").plays(f". {third}").rest_discard()


def at_101(preset: str = "leinfelden", **words: int | str) -> Table:
    """The side of Vorhand has just got to 101, and Vorhand leads."""
    return first_trick(preset, **words).seat(0).declares("H").seat(0).declares("H")


# Aus


def test_with_101_aus_wins_a_game_P_D_E_S() -> None:
    at_101().points(101, 0).seat(0).calls_aus().ends("aus", winners=(0,))


def test_with_100_aus_is_untergaigelt_and_loses_a_double_game_P_U_D_E() -> None:
    table = lay("leinfelden", "HX", vorhand=f"EA {FOUR}", second="EU", third="EK", fourth="EO").opens("elfen", "EA")
    table.plays("EU EK EO").seat(0).declares("H", 2).points(100, 0).seat(0).calls_aus()
    table.ends("untergaigelt", winners=(1,), strokes=(2, 0))


def test_any_player_of_the_side_may_call_in_turn_or_not_decision() -> None:
    at_101().discards().turn_is(1).seat(2).calls_aus().ends("aus", winners=(0,))


def test_aus_counts_the_points_of_the_callers_own_side_decision() -> None:
    at_101().seat(3).calls_aus().ends("untergaigelt", winners=(0,), strokes=(0, 2))


def test_before_the_first_trick_is_complete_nobody_calls_decision() -> None:
    table = lay("leinfelden", "HX", vorhand=f"EA {FOUR}").opens("elfen", "EA").plays(". .")
    table.seat(0).may_not("aus", because="first_trick_first").seat(1).may_not("accuse", 0, because="first_trick_first")
    table.discards().seat(0).may("aus")


def test_a_side_of_three_may_be_out_after_one_trick_and_its_pairs_P() -> None:
    at_101(players=6).seat(4).calls_aus().ends("aus", winners=(0,), strokes=(0, 2))


def test_alone_among_three_untergaigelt_costs_the_caller_only_D() -> None:
    first_trick(players=3).seat(1).calls_aus().ends("untergaigelt", winners=(0, 2), strokes=(0, 2, 0))


# übergaigelt: accusation


def test_overgaigelt_needs_an_accusation_P() -> None:
    at_101().discards().rest_discard().goes_on()


def test_a_right_accusation_costs_the_accused_side_a_double_game_P() -> None:
    at_101().discards().seat(1).accuses(0).ends("accused_right", winners=(1,), strokes=(2, 0))


def test_a_wrong_accusation_costs_the_accusers_side_a_double_game_decision() -> None:
    at_101().seat(1).accuses(0).ends("accused_wrong", winners=(0,), strokes=(0, 2))


def test_a_side_below_101_is_accused_wrongly_decision() -> None:
    first_trick().plays(".").seat(3).accuses(0).ends("accused_wrong", winners=(0,), strokes=(0, 2))


def test_nobody_accuses_the_own_side_decision() -> None:
    at_101().discards().seat(2).may_not("accuse", 0, because="accuse_own_side")


def test_there_is_no_third_side_at_a_table_of_partners_decision() -> None:
    at_101().seat(1).may_not("accuse", 2, because="no_such_side")


def test_of_three_alone_any_other_accuses_and_only_the_accuser_pays_when_wrong_decision() -> None:
    table = at_101(players=3).discards().seat(2).may("accuse", 1).seat(1).may("accuse", 0)
    table.seat(2).accuses(1).ends("accused_wrong", winners=(0, 1), strokes=(0, 0, 2))


def test_a_late_aus_before_any_accusation_is_still_a_win_P() -> None:
    at_101().discards().rest_discard().seat(0).calls_aus().ends("aus", winners=(0,))


def test_a_card_to_a_trick_that_began_before_101_does_not_overgaigel_P() -> None:
    """The partner brings the side to 101 while the trick is being played, and plays to it."""
    table = first_trick(third_too="BK BO").seat(0).declares("H")
    table.plays(". .").seat(2).declares("B").seat(0).declares("H").points(121, 0).discards()
    table.seat(1).accuses(0).ends("accused_wrong")


def opponent_leads(**words: int | str) -> Table:
    """The second has taken the second trick and will lead; Vorhand's side is 80 short of 101."""
    return first_trick(second="BA", talon="BU", **words).trick("BU BA").trick_goes_to(1)


def test_to_a_trick_that_an_opponent_leads_after_101_a_card_overgaigels_too_P() -> None:
    table = opponent_leads().seat(0).declares("H", 2).points(101, 13).plays(". .")
    table.seat(3).accuses(0).ends("accused_right")


def test_a_trick_begins_with_the_card_that_leads_it_decision() -> None:
    """The opponent has led already when the side gets to 101."""
    table = opponent_leads().plays(".").seat(0).declares("H", 2).plays(".")
    table.seat(3).accuses(0).ends("accused_wrong")


def test_where_the_table_notices_by_itself_nobody_accuses_D_U() -> None:
    at_101("wikipedia", pair_must_play=False).seat(1).may_not("accuse", 0, because="accuse_off")


# übergaigelt: by itself


def test_with_that_card_the_side_loses_a_double_game_where_a_card_is_enough_U() -> None:
    """U: "When opponents play again after reaching 101"."""
    at_101(missed_out="automatic_card").discards().ends("uebergaigelt", winners=(1,), strokes=(2, 0))


def test_the_partners_card_overgaigels_as_well_U() -> None:
    """The opponent leads, and nobody of the side at 101 has called."""
    table = opponent_leads(missed_out="automatic_card").seat(0).declares("H", 2).plays(".").goes_on()
    table.plays(".").ends("uebergaigelt", winners=(1,), strokes=(2, 0))


def test_at_rutesheim_a_card_is_enough_P() -> None:
    at_101("rutesheim").discards().ends("uebergaigelt", winners=(1, 2), strokes=(2, 0, 0))


def test_when_that_trick_is_complete_the_side_loses_a_double_game_D_E() -> None:
    table = at_101("wikipedia", pair_second="fresh_cards").discards().goes_on().plays(". .").goes_on()
    table.discards().ends("uebergaigelt", winners=(1,), strokes=(2, 0))


def test_unless_the_side_calls_before_the_trick_is_complete_D_E() -> None:
    table = at_101("wikipedia", pair_second="fresh_cards").plays(". . .").seat(2).calls_aus()
    table.ends("aus", winners=(0,))


def test_of_three_alone_only_who_overgaigelt_loses_D() -> None:
    table = at_101("wikipedia", players=3, pair_second="fresh_cards").rest_discard()
    table.ends("uebergaigelt", winners=(1, 2), strokes=(2, 0, 0))


def test_the_card_that_ends_the_deal_counts_nowhere_also_as_the_last_of_the_trick_decision() -> None:
    """Of two players the second leads, and Vorhand at 101 plays the last card of the trick."""
    table = lay("leinfelden", "HX", players=2, missed_out="automatic_card", vorhand=f"EA {FOUR}", second="EX BA")
    table.opens("elfen", "EA").plays("EX").trick(". BA").trick_goes_to(1).seat(0).declares("H", 2)
    before = tuple(table.deal.points)
    table.plays(". .").ends("uebergaigelt", winners=(1,)).points(*before).tricks(1, 1)


def both_at_101(**words: int | str) -> Table:
    """Of three, Vorhand is at 101 by pairs, and the second, who leads, by five Sevens."""
    hands = {"vorhand": f"EA {FOUR}", "second": "E7 E7 B7 B7 BA", "third": "EX", "talon": "BU S7 BO H7", **words}
    table = lay("leinfelden", "HX", players=3, sevens_held="meld", **hands).opens("elfen", "EA").plays("E7 EX")
    table.trick("BU BA .").trick_goes_to(1).seat(1).shows("sevens")
    return table.seat(0).declares("H", 2)


def test_of_several_sides_the_first_to_have_overgaigelt_loses_decision() -> None:
    table = both_at_101(missed_out="automatic_trick").plays(". .").goes_on().plays(".")
    table.ends("uebergaigelt", winners=(0, 2), strokes=(0, 2, 0))


def test_of_two_at_101_who_calls_first_wins_decision() -> None:
    both_at_101().seat(0).calls_aus().ends("aus", winners=(0,), strokes=(0, 1, 2))


def test_each_of_two_sides_may_be_accused_decision() -> None:
    table = both_at_101().plays(". .")
    table.seat(2).may("accuse", 1).seat(2).accuses(0).ends("accused_wrong", winners=(0, 1), strokes=(0, 0, 2))


def test_if_nobody_calls_to_the_end_the_first_to_have_overgaigelt_loses_decision() -> None:
    both_at_101().plays_out().is_counted().ends("uebergaigelt", winners=(0, 2), strokes=(0, 2, 0))


# double for no trick


def test_the_losers_lose_a_double_game_without_a_trick_P_U_D() -> None:
    at_101().seat(0).calls_aus().ends("aus", strokes=(0, 2))


def test_the_losers_lose_a_single_game_with_a_trick_P() -> None:
    table = opponent_leads().seat(0).declares("H", 2).seat(0).calls_aus()
    table.ends("aus", winners=(0,), strokes=(0, 1))


# five tricks


def five_tricks(**words: int | str) -> Table:
    """Vorhand has won four tricks, nobody else has any, and Vorhand leads the Daus of trumps."""
    hands: dict[str, int | str] = {"vorhand": "SA", "missed_out": "accusation", **words}
    return lay("uspcc-1907", "SX", **hands).plays_on(4).tricks(4, *[0] * (3 if "players" in words else 1)).plays("SA")


def test_five_tricks_before_the_others_have_one_win_a_double_game_U() -> None:
    five_tricks().rest_discard().ends("five_tricks", winners=(0,), strokes=(0, 2))


def test_five_tricks_of_one_among_four_alone_cost_all_others_a_double_game_U() -> None:
    table = lay("uspcc-1907", "SX", teams="none", vorhand="SA", missed_out="accusation").plays_on(4).trick("SA")
    table.ends("five_tricks", winners=(0,), strokes=(0, 2, 2, 2))


def test_five_tricks_of_one_among_five_cost_all_others_a_double_game_U() -> None:
    table = lay("uspcc-1907", "SX", players=5, vorhand="SA SA", missed_out="accusation").plays_on(3)
    table.trick("SA").everybody_passes().trick("SA").ends("five_tricks", winners=(0,), strokes=(0, 2, 2, 2, 2))


def test_where_five_tricks_do_not_count_the_deal_goes_on_P_D() -> None:
    five_tricks(five_tricks_double=False).rest_discard().goes_on().tricks(5, 0)


def test_one_trick_of_the_others_is_enough_against_five_U() -> None:
    table = lay("uspcc-1907", "SX", missed_out="accusation", vorhand="EU SA", second="EX BU", third="BX")
    table.trick("EU EX").trick_goes_to(1).everybody_passes().trick("BU BX").trick_goes_to(2).everybody_passes()
    table.plays_on(4).tricks(5, 1).goes_on()


# several ends at once


def over_and_revoke(missed_out: str) -> Table:
    """Six at the table, the talon is gone; an opponent leads acorns, and the third, at 101, does not follow."""
    hands = {"second": "BA EU HA", "third": "EX EK SU", "talon": "BU"}
    table = lay("leinfelden", "HX", players=6, revoke="forfeits", missed_out=missed_out, vorhand=f"EA {FOUR}", **hands)
    table.opens("elfen", "EA").plays(". EX").rest_discard().trick("BU BA").trick("HA").everybody_passes()
    assert table.deal.rounds == 0
    return table.trick_goes_to(1).seat(0).declares("H", 2).plays("EU SU")


def test_overgaigelt_goes_before_revoke_decision() -> None:
    over_and_revoke("automatic_card").ends("uebergaigelt", winners=(1,), strokes=(2, 0))


def test_where_overgaigelt_needs_an_accusation_the_revoke_ends_the_deal_decision() -> None:
    over_and_revoke("accusation").ends("revoke", winners=(1,), strokes=(1, 0))


def test_overgaigelt_goes_before_a_dissle_that_failed_decision() -> None:
    """With the trick that Vorhand's side overgaigelt the second, auf Dissle, takes a trick."""
    table = lay(
        "leinfelden",
        "HX",
        missed_out="automatic_trick",
        auf_dissle="any",
        vorhand=f"EA {FOUR}",
        second="E7 E7 B7 B7 EU",
        third="EX",
        talon="BU BA",
    )
    table.seat(1).announces("dissle").opens("elfen", "EA").plays("EU EX .").seat(0).declares("H", 2)
    table.plays("BU BA . .").ends("uebergaigelt", winners=(1,), strokes=(2, 0))


def test_a_dissle_that_failed_goes_before_five_tricks_decision() -> None:
    """The fifth trick of the side is the one that the player auf Dissle takes."""
    table = lay(
        "uspcc-1907",
        "SX",
        auf_dissle="any",
        missed_out="accusation",
        pair_when="any_time",
        vorhand="EU EO EK EX BU",
        third="E7 E7 B7 B7 HU",
        talon="H7 H7 HU S7 S7 SU HO SU BO BO HO BX BX BK SA",
    )
    table.seat(2).announces("dissle").plays("EU . HU . EO . HU . EK . HO . EX . HO .").tricks(4, 0)
    table.plays("BU . SA .")
    table.ends("dissle_failed", winners=(1,), strokes=(1, 0)).tricks(5, 0)


def test_a_complete_trick_is_counted_first_decision() -> None:
    table = lay("leinfelden", "HX", auf_dissle="any", vorhand="EU", second="E7 E7 B7 B7 EX", fourth="EU")
    table.seat(1).announces("dissle").opens("dive", "EU").plays("EX . EU").ends("dissle_failed").points(0, 14)
