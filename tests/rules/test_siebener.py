"""Sevens and suits (docs/rules.md 9): five Sevens dealt, and auf Siebener. Bells are trumps, their Ten is turned up."""

from __future__ import annotations

from tests.rules.table import Table
from tests.scenario import lay

FOUR = "E7 E7 B7 B7"
ALL_SUITS = "E7 B7 H7 S7"


# dealt


def test_who_is_dealt_five_sevens_shows_them_and_wins_a_single_game_P_D_E_S() -> None:
    lay("wikipedia", "SX", second=f"{FOUR} S7").seat(1).shows("sevens").ends("sevens", winners=(1,), strokes=(1, 0))


def test_vorhand_may_show_them_before_opening_P_D() -> None:
    lay("wikipedia", "SX", vorhand=f"{FOUR} S7").seat(0).shows("sevens").ends("sevens", (0,), (0, 1))


def test_one_of_six_shows_them_for_the_whole_side_P() -> None:
    lay("wikipedia", "SX", players=6, fourth=f"{FOUR} S7").seat(3).shows("sevens").ends("sevens", (1,), (1, 0))


def test_they_are_shown_before_the_first_card_of_the_deal_P_D() -> None:
    table = lay("wikipedia", "SX", vorhand="EA", second=f"{FOUR} S7").opens("elfen", "EA")
    table.seat(1).may_not("show", "sevens", because="sevens_off")


def test_four_sevens_are_not_five_P_D() -> None:
    lay("wikipedia", "SX", second=f"{FOUR} HX").seat(1).may_not("show", "sevens", because="needs_five_sevens")


def test_where_dealt_sevens_do_not_count_they_are_not_shown_P() -> None:
    lay("leinfelden", "SX", second=f"{FOUR} S7").seat(1).may_not("show", "sevens", because="sevens_off")


def test_showing_is_a_right_and_no_duty_decision() -> None:
    lay("wikipedia", "SX", vorhand=f"{FOUR} S7").opens("dive", "E7").rest_discard().goes_on()


# announcing


def test_who_was_dealt_four_sevens_may_announce_auf_siebener_P_D_E_S() -> None:
    lay("wikipedia", "SX", third=f"{FOUR} HX").seat(2).announces("siebener").turn_is(0)


def test_three_sevens_are_not_enough_P_D() -> None:
    lay("wikipedia", "SX", third="E7 E7 B7 HX HU").seat(2).may_not("announce", "siebener", because="needs_four_sevens")


def test_five_sevens_are_enough_too_decision() -> None:
    lay("leinfelden", "SX", auf_siebener=True, third=f"{FOUR} S7").seat(2).may("announce", "siebener")


def test_it_is_announced_before_the_own_first_card_in_turn_or_not_decision() -> None:
    table = lay("wikipedia", "SX", vorhand="EA", second="BU", third=f"{FOUR} HK", fourth="H7 H7 S7 S7 HX")
    table.opens("elfen", "EA").seat(3).may("announce", "siebener").plays("BU HK")
    table.seat(2).may_not("announce", "siebener", because="after_first_card")


def test_it_is_announced_once_decision() -> None:
    table = lay("wikipedia", "SX", third=f"{FOUR} HX").seat(2).announces("siebener")
    table.seat(2).may_not("announce", "siebener", because="announced_already")


def test_where_it_is_not_played_it_is_not_announced_P() -> None:
    lay("leinfelden", "SX", third=f"{FOUR} HX").seat(2).may_not("announce", "siebener", because="siebener_off")


def test_vorhand_announces_it_as_the_opening_decision() -> None:
    table = lay("wikipedia", "SX", vorhand=f"{FOUR} HX")
    table.seat(0).may_not("announce", "siebener", because="open_instead").seat(0).may("open", "siebener", "HX")


def test_at_a_plain_opening_vorhand_announces_it_like_the_others_decision() -> None:
    lay("uspcc-1907", "SX", auf_siebener=True, vorhand=f"{FOUR} HX").seat(0).announces("siebener").may_play("HX")


# the cards


def banned(trump: str, **words: int | str) -> Table:
    """A table where trumps stay out of the first trick."""
    return lay("wikipedia", trump, first_trumps="banned", **words)


def announced(preset: str = "wikipedia", **words: int | str) -> Table:
    """The third plays auf Siebener; Vorhand opens with the acorns' Daus."""
    hands: dict[str, int | str] = {"third": f"{FOUR} SA", **words}
    hands["vorhand"] = f"EA {words.get('vorhand', '')}"
    return lay(preset, "SX", **hands).seat(2).announces("siebener").opens("elfen", "EA")


def test_only_the_fifth_card_is_played_and_the_sevens_are_kept_P_D_E_S() -> None:
    table = announced(third=f"{FOUR} HX").discards().may_play("HX")
    table.seat(2).may_not("play", "E7", because="keep_sevens")


def test_vorhand_leads_the_card_that_is_no_seven_decision() -> None:
    table = lay("wikipedia", "SX", vorhand=f"{FOUR} HX")
    table.seat(0).may_not("open", "siebener", "E7", because="keep_sevens")


def test_who_holds_only_sevens_plays_one_decision() -> None:
    announced("leinfelden", auf_siebener=True, third=f"{FOUR} S7").discards().may_play("E7 B7 S7")


def test_the_ban_on_trumps_does_not_bind_the_card_without_power_decision() -> None:
    announced().discards().may_play("SA")


def test_the_card_has_no_power_even_as_a_trump_P() -> None:
    """P: "this player's cards have no trick-taking power even if they are trumps"."""
    announced(vorhand="BU", talon="HU HU SK HO").plays(". SA .").trick("BU . SK .").trick_goes_to(0)


def test_of_six_too_the_announced_card_has_no_power_P() -> None:
    table = announced(players=6, vorhand="BU", talon="HU HU SK HO HO EX").plays(". SA . . .")
    table.trick("BU . SK . . .").trick_goes_to(0)


def test_vorhands_card_is_led_face_up_and_has_no_power_decision() -> None:
    table = lay("wikipedia", "SX", vorhand=f"{FOUR} HA", second="BU", third="BX", fourth="HX").opens("siebener", "HA")
    table.seat(2).sees_trick("HA").plays("BU BX HX").trick_goes_to(2)


def test_the_lead_is_the_first_card_by_anybody_else_decision() -> None:
    """Hearts were laid first, but leaves were led: the heart of the third wins nothing."""
    table = lay("wikipedia", "SX", players=3, vorhand=f"{FOUR} HX", second="BU", third="HA").opens("siebener", "HX")
    table.plays("BU HA").trick_goes_to(1)


def test_in_the_first_trick_forced_trumps_are_passed_over_as_well_decision() -> None:
    table = banned("SX", vorhand=f"{FOUR} HX", second="SA SK SO SU S7", third="BU", fourth="BX")
    table.opens("siebener", "HX").plays("SA BU BX").trick_goes_to(3)


def test_a_first_trick_that_no_card_can_win_goes_to_the_highest_forced_trump_decision() -> None:
    table = banned("SX", players=3, vorhand=f"{FOUR} HX", second="SK SO SU S7 SX", third="SA SK SO SU S7")
    table.opens("siebener", "HX").plays("SK SA").trick_goes_to(2)


def test_of_two_equal_forced_trumps_the_first_takes_it_decision() -> None:
    table = banned("SX", players=3, vorhand=f"{FOUR} HX", second="SA SO SU S7 SX", third="SA SK SO SU S7")
    table.opens("siebener", "HX").plays("SA SA").trick_goes_to(1)


def two_for_sevens() -> Table:
    """Both of two players play auf Siebener: no card at all has power."""
    table = lay("leinfelden", "SX", players=2, auf_siebener=True, vorhand=f"{ALL_SUITS} EU", second=f"{ALL_SUITS} SA")
    return table.seat(1).announces("siebener").opens("siebener", "EU")


def test_a_trick_that_nobodys_card_can_win_goes_to_who_led_it_decision() -> None:
    two_for_sevens().plays("SA").trick_goes_to(0)


def test_as_long_as_a_trick_holds_only_cards_without_power_everybody_plays_as_if_leading_decision() -> None:
    """In the endgame acorns lie there, and nobody has to follow them."""
    table = two_for_sevens().plays("SA").plays_on(19)
    table.plays("E7").may_play("E7 B7 H7 S7")


def eight(led: str, sevens: str, drawn: str, **words: int | str) -> Table:
    """Eight at the table, the talon is gone; Vorhand leads, the second plays auf Siebener, and is in turn."""
    hands: dict[str, int | str] = {
        "auf_siebener": True,
        "exchange": "off",
        "missed_out": "accusation",
        "pair_when": "any_time",
        "vorhand": f"EA {led}",
        "second": sevens,
        "talon": f"HU {drawn}",
        **words,
    }
    table = lay("uspcc-1907", "SX", players=8, **hands).plays("EA").seat(1).announces("siebener").rest_discard()
    return table.trick_goes_to(0).plays(led)


def test_the_bond_goes_before_every_duty_decision() -> None:
    """Acorns are led and the Seven of acorns stays in the hand."""
    eight("EK", f"{FOUR} HX", "BO").may_play("BO").seat(1).may_not("play", "E7", because="keep_sevens")


def only_sevens(led: str, **words: int | str) -> Table:
    """The second has nothing but Sevens any more, and Vorhand leads once again."""
    table = eight("SA", "E7 E7 B7 S7 HX", "BO", **{"vorhand": f"EA SA {led}", **words}).plays("BO").rest_discard()
    return table.trick_goes_to(0).plays(led)


def test_within_the_bond_suit_must_be_followed_decision() -> None:
    only_sevens("EK").may_play("E7").seat(1).may_not("play", "B7", because="must_follow")


def test_within_the_bond_a_trump_must_be_played_where_the_endgame_asks_for_it_decision() -> None:
    only_sevens("HA").may_play("S7").seat(1).may_not("play", "E7", because="must_trump")


def test_where_only_a_trump_that_takes_the_lead_is_asked_for_a_powerless_one_is_not_decision() -> None:
    only_sevens("HA", endgame="follow_win").may_play("E7 B7 S7")


def test_nothing_need_be_beaten_by_a_card_without_power_decision() -> None:
    """The third has exchanged a Seven and holds two trumps; trumps are led."""
    table = lay(
        "uspcc-1907",
        "SO",
        players=8,
        auf_siebener=True,
        pair_when="any_time",
        exchange_needs="side_trick",
        vorhand="EA SK",
        third="E7 E7 B7 S7 HX",
        talon="HU HU SA",
    )
    table.seat(2).announces("siebener").trick("EA").trick_goes_to(0).seat(0).passes().seat(2).swaps()
    table.plays("SK .").may_play("SO SA")


# the end of it


def test_on_holding_five_sevens_the_player_shows_them_and_wins_a_single_game_P_D_E_S() -> None:
    table = announced(talon="HU HU S7").rest_discard().seat(2).shows("sevens")
    table.ends("sevens", winners=(0,), strokes=(0, 1))


def test_with_four_there_is_nothing_to_show_yet_D() -> None:
    announced().rest_discard().seat(2).may_not("show", "sevens", because="needs_five_sevens")


def test_a_side_with_such_a_player_that_takes_no_trick_loses_a_single_game_only_decision() -> None:
    """Against 121 points after the first trick, which would be a double game otherwise."""
    table = lay("leinfelden", "HX", auf_siebener=True, vorhand="EA HK HO HK HO", second=f"{FOUR} BA", third="EA")
    table.seat(1).announces("siebener").opens("elfen", "EA").plays("BA EA .").seat(0).declares("H", 2)
    table.points(113, 0).seat(0).calls_aus().ends("aus", winners=(0,), strokes=(0, 1))


def test_otherwise_a_side_without_a_trick_loses_a_double_game_P() -> None:
    table = lay("leinfelden", "HX", auf_siebener=True, vorhand="EA HK HO HK HO", second=f"{FOUR} BA", third="EA")
    table.opens("elfen", "EA").plays(". EA .").seat(0).declares("H", 2)
    table.seat(0).calls_aus().ends("aus", winners=(0,), strokes=(0, 2))


# too late


def late(**words: int | str) -> Table:
    """The fifth Seven comes to the third, auf Siebener, with the trick that brings the second's side over 101."""
    hands: dict[str, int | str] = {"vorhand": "EA SK SO SK SO", "second": "EX", "third": f"{FOUR} HU", **words}
    table = lay("leinfelden", "SX", auf_siebener=True, players=3, talon="HX BU HO EU BO S7", **hands)
    table.seat(2).announces("siebener").opens("elfen", "EA").rest_discard().seat(0).declares("S", 2)
    return table.plays("HX . HO").seat(2).holds("S7")


def test_a_fifth_seven_that_is_drawn_when_an_opponent_has_101_shows_nothing_D_E_S() -> None:
    """D, E, S: "before the opponent reaches 101 points"; whether they have called does not matter."""
    table = late()
    assert table.deal.points[0] >= 101
    table.seat(2).may_not("show", "sevens", because="sevens_too_late")


def test_where_five_sevens_win_at_any_moment_they_are_shown_all_the_same_decision() -> None:
    late(sevens_held="quiet").seat(2).shows("sevens").ends("sevens", winners=(2,), strokes=(1, 1, 0))


def test_where_they_are_melded_the_latecomer_melds_nothing_decision() -> None:
    late(sevens_held="meld").seat(2).may_not("show", "sevens", because="sevens_too_late")


def test_in_time_they_win_D_E_S() -> None:
    table = lay("leinfelden", "SX", auf_siebener=True, players=3, vorhand="EA", third=f"{FOUR} HU", talon="HX BU S7")
    table.seat(2).announces("siebener").opens("elfen", "EA").rest_discard().seat(2).shows("sevens")
    table.ends("sevens", winners=(2,), strokes=(1, 1, 0))
