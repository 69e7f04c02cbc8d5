"""Going out (docs/rules.md 10): nobody went out, and what the end of a deal costs whom. Hearts are trumps."""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.errors import GaigelError
from tests.rules.table import Table
from tests.rules.test_going_out import FOUR, at_101
from tests.scenario import lay

# nobody went out


def played_out(**words: int | str) -> Table:
    """Six have played all cards, and nobody has called; Vorhand's side has been at 101 for some tricks."""
    return lay("leinfelden", "HX", **{"players": 6, **words}).plays_out()


def test_when_all_cards_are_played_everybody_may_still_call_or_accuse_or_sign_decision() -> None:
    table = played_out()
    table.seat(0).may("aus").seat(3).may("accuse", 0).seat(5).may("signal", "H").seat(3).may("aus")


def test_when_all_cards_are_played_nothing_else_can_be_done_decision() -> None:
    table = played_out(auf_farbe=True)
    table.seat(0).may_not("play", "EA", because="played_out").seat(0).may_not("declare", "E", because="played_out")
    table.seat(0).may_not("swap", because="no_more_drawing").seat(0).may_not("announce", "farbe", because="played_out")


def test_a_late_aus_when_all_cards_are_played_wins_P() -> None:
    played_out().seat(0).calls_aus().ends("aus", winners=(0,))


def test_an_accusation_when_all_cards_are_played_is_judged_as_ever_P() -> None:
    played_out().seat(1).accuses(0).ends("accused_right", winners=(1,), strokes=(2, 0))


def three_pairs(**words: int | str) -> Table:
    """Six have played all cards in three pairs; the second's has a few more than the others."""
    return played_out(teams="opposite", vorhand="EU", **words).points(79, 89, 72)


def test_of_three_pairs_the_most_points_win_the_count_and_both_others_pay_decision() -> None:
    three_pairs().is_counted().ends("counted", winners=(1,), strokes=(1, 0, 1))


def test_of_three_pairs_only_the_lowest_pays_where_the_table_plays_so_D_E_S() -> None:
    three_pairs(losers="lowest").is_counted().ends("counted", winners=(1,), strokes=(0, 0, 1))


def test_if_nobody_calls_a_side_that_overgaigelt_loses_a_double_game_decision() -> None:
    played_out().is_counted().ends("uebergaigelt", winners=(1,), strokes=(2, 0))


def test_nothing_is_counted_while_cards_are_to_be_played_decision() -> None:
    with pytest.raises(GaigelError, match="not_played_out"):
        lay("leinfelden").is_counted()


def counted(players: int, first: str, second: str, third: str) -> Table:
    """Five or seven alone have played out; three hold on to one card each. Bells are trumps."""
    table = lay(
        "uspcc-1907",
        "SX",
        players=players,
        endgame="follow",
        exchange="off",
        pair_when="any_time",
        missed_out="accusation",
        card_points="standard",
        vorhand=first,
        second=second,
        third=third,
    )
    return table.plays_out()


def test_else_the_side_with_the_most_points_wins_D_E_S() -> None:
    """D: "Ist dies […] nicht möglich, so gewinnt der Spieler mit der höchsten Augenzahl"; without a trick 2."""
    table = counted(7, "EA", "EA", "SA").points(54, 34, 90, 0, 0, 20, 0).is_counted()
    table.ends("counted", winners=(2,), strokes=(1, 1, 0, 2, 2, 1, 2))


def test_of_five_equal_ones_cut_for_it_decision() -> None:
    for cut in (0, 1):
        table = counted(5, "HO", "EK", "HO").points(71, 71, 66, 0, 0).is_counted(cut)
        table.ends("counted", winners=(cut,), strokes=(cut, 1 - cut, 1, 2, 2))


def test_of_seven_only_those_with_the_most_points_cut_decision() -> None:
    with pytest.raises(GaigelError, match="not_tied_for_most"):
        counted(7, "SA", "SA", "EX").points(88, 0, 0, 0, 88, 0, 30).is_counted(6)


def test_else_the_side_that_got_to_101_with_the_last_trick_wins_decision() -> None:
    """It had no trick left to which it could overgaigel."""
    table = lay(
        "uspcc-1907",
        "SX",
        players=7,
        endgame="follow",
        exchange="off",
        pair_when="any_time",
        missed_out="automatic_card",
        card_points="standard",
        vorhand="HA EA",
        second="EA EX",
        third="BA EX",
        fourth="BA",
        fifth="SA",
        sixth="SA",
        seventh="BX",
    ).plays_out()
    table.points(10, 35, 0, 36, 0, 125, 0).is_counted()
    table.ends("counted", winners=(5,), strokes=(1, 1, 2, 1, 2, 0, 2))


# correct Aus


def test_with_two_sides_the_losers_pay_whatever_losers_says_P_D() -> None:
    at_101(losers="lowest").seat(0).calls_aus().ends("aus", strokes=(0, 2))


def three(dealer: int = 2, second_gets: str = "BO", **options: int | str) -> Table:
    """Three alone: Vorhand takes the first trick, the second and the third one each; Vorhand is at 101."""
    table = lay(
        "leinfelden",
        "HX",
        players=3,
        dealer=dealer,
        vorhand=f"EA {FOUR}",
        second="EX BA",
        third="BO EA BU",
        talon="BU EU S7 B7 B7 SO",
        **options,
    )
    table.opens("elfen", "EA").plays("EX .").trick(f"BU BA {second_gets}").trick("EU EA SO")
    return table.seat((dealer + 1) % 3).declares("H", 2)


def test_with_all_every_other_side_gets_a_stroke_P() -> None:
    """P: "the other two each get a stroke on their scoring line"."""
    three().points(101, 16, 16).seat(0).calls_aus().ends("aus", winners=(0,), strokes=(0, 1, 1))


def test_with_all_a_side_without_a_trick_gets_two_P() -> None:
    """P: "(or two if they have no tricks)"."""
    at_101(players=3).seat(0).calls_aus().ends("aus", winners=(0,), strokes=(0, 2, 2))


def test_of_six_alone_each_gets_two_without_a_trick_P() -> None:
    at_101(players=6, teams="none").seat(0).calls_aus().ends("aus", strokes=(0, 2, 2, 2, 2, 2))


def test_with_lowest_only_the_one_with_the_fewest_points_pays_D_E_S() -> None:
    """D: "Der Verlierer des Spiels ist ansonsten der Spieler, der […] die wenigsten Augen gemacht hat"."""
    table = three(losers="lowest", second_gets="BU").points(101, 15, 16).seat(0).calls_aus()
    table.ends("aus", winners=(0,), strokes=(0, 1, 0))


def test_with_lowest_of_equal_ones_the_last_in_order_of_play_pays_decision() -> None:
    three(losers="lowest").points(101, 16, 16).seat(0).calls_aus().ends("aus", strokes=(0, 0, 1))


def test_the_order_of_play_is_from_vorhand_and_not_from_seat_0_decision() -> None:
    """Seat 1 is Vorhand, and seat 0 the last."""
    three(losers="lowest", dealer=0).points(16, 101, 16).seat(1).calls_aus().ends("aus", strokes=(1, 0, 0))


def test_with_lowest_each_without_a_trick_gets_two_D_E_S() -> None:
    """D: "Ein Spieler, der keinen Stich gemacht […] hat, bekommt ebenfalls einen Gigackel"."""
    at_101(players=3, losers="lowest").seat(0).calls_aus().ends("aus", strokes=(0, 2, 2))


def one_without_a_trick(takes: str) -> Table:
    """Three alone: Vorhand is at 101 with the first trick, the third takes two Sevens; the second has no trick."""
    table = lay(
        "leinfelden",
        "HX",
        players=3,
        dealer=2,
        losers="lowest",
        vorhand=f"EA {FOUR}",
        second="EX E7",
        third=f"S7 {takes}",
        talon="B7 BU BU EU EU SO",
    )
    table.opens("elfen", "EA").plays("EX S7").trick(f"B7 E7 {takes}").seat(0).declares("H", 2)
    return table.seat(0).calls_aus()


def test_with_lowest_nobody_else_pays_where_one_has_no_trick_D_E() -> None:
    """D: "ansonsten", E: "otherwise": the fewest points lose only where nobody is without a trick."""
    one_without_a_trick("HU").points(101, 0, 2).ends("aus", strokes=(0, 2, 0))


def test_with_lowest_a_trick_of_nothing_is_a_trick_D_E() -> None:
    """Whoever has one pays nothing, though with as few points, and last in order of play from Vorhand."""
    one_without_a_trick("H7").points(101, 0, 0).ends("aus", strokes=(0, 2, 0))


# five Sevens, five of a suit


def test_five_sevens_cost_every_other_side_one_where_all_pay_P() -> None:
    table = lay("wikipedia", players=3, losers="all", second="E7 E7 B7 B7 H7").seat(1).shows("sevens")
    table.ends("sevens", winners=(1,), strokes=(1, 0, 1))


def test_five_sevens_cost_only_the_lowest_one_where_the_lowest_pays_decision() -> None:
    """Nobody has a point yet: the last in order of play from Vorhand, and also without a trick only one."""
    table = lay("wikipedia", players=3, second="E7 E7 B7 B7 H7").seat(1).shows("sevens")
    table.ends("sevens", winners=(1,), strokes=(0, 0, 1))


def test_five_of_a_suit_cost_only_the_lowest_one_decision() -> None:
    table = lay("wikipedia", players=6, teams="none", auf_farbe=True, vorhand="EA EX EK EO EU")
    table.seat(0).announces("farbe").seat(0).shows("farbe").ends("farbe", strokes=(0, 0, 0, 0, 0, 1))


# faults


def test_a_fault_costs_the_side_at_fault_two_and_the_others_nothing_D_E() -> None:
    """Also where only the lowest pays, and whether somebody else has a trick or not."""
    table = three(losers="lowest").seat(1).calls_aus()
    table.ends("untergaigelt", winners=(0, 2), strokes=(0, 2, 0))


def test_a_failed_dissle_costs_one_D_E() -> None:
    table = lay("wikipedia", players=3, vorhand="EX").opens("dissle", "EX").rest_discard()
    table.ends("dissle_failed", winners=(1, 2), strokes=(1, 0, 0))
