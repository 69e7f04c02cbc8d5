"""Sevens and suits (docs/rules.md 9): auf Dissle, five Sevens in the hand, five of a suit.

Bells are trumps, their Ten is turned up.
"""

from __future__ import annotations

from gaigel_desktop.rules.actions import SHOW_SEVENS
from gaigel_desktop.rules.perform import apply
from tests.rules.table import Table
from tests.scenario import lay

FOUR = "E7 E7 B7 B7"


# auf Dissle


def test_dissle_of_vorhand_is_an_opening_and_needs_no_sevens_D_E() -> None:
    lay("wikipedia", "SX", vorhand="EU", second="EX").opens("dissle", "EU").plays("EX . .").trick_goes_to(1).goes_on()


def test_where_only_vorhand_plays_auf_dissle_nobody_else_announces_it_D_E() -> None:
    table = lay("wikipedia", "SX", second=f"{FOUR} HX")
    table.seat(1).may_not("announce", "dissle", because="dissle_vorhand_only")


def test_where_it_is_not_played_nobody_announces_it_P() -> None:
    lay("leinfelden", "SX", second=f"{FOUR} HX").seat(1).may_not("announce", "dissle", because="dissle_off")


def for_anybody(**words: int | str) -> Table:
    """The second has announced auf Dissle; Vorhand dives with the Unter of acorns."""
    hands: dict[str, int | str] = {"auf_dissle": "any", "second": f"{FOUR} EX", **words}
    hands["vorhand"] = f"EU {words.get('vorhand', '')}"
    return lay("leinfelden", "SX", **hands).seat(1).announces("dissle").opens("dive", "EU")


def test_anybody_with_four_sevens_may_announce_it_where_all_may_P() -> None:
    for_anybody().goes_on()
    lay("leinfelden", "SX", players=6, auf_dissle="any", sixth=f"{FOUR} EX").seat(5).may("announce", "dissle")


def test_where_all_may_it_needs_four_sevens_P() -> None:
    table = lay("leinfelden", "SX", auf_dissle="any", second="E7 B7 B7 HX HU", vorhand="EU EO EK EX BU")
    table.seat(1).may_not("announce", "dissle", because="needs_four_sevens")
    table.seat(0).may_not("open", "dissle", "EU", because="needs_four_sevens")


def test_where_all_may_vorhand_announces_it_with_the_opening_P() -> None:
    table = lay("leinfelden", "SX", auf_dissle="any", vorhand=f"{FOUR} EX")
    table.seat(0).may_not("announce", "dissle", because="open_instead").seat(0).may("open", "dissle", "EX")


def test_auf_dissle_is_announced_before_the_own_first_card_decision() -> None:
    table = lay("leinfelden", "SX", auf_dissle="any", second=f"{FOUR} EX", vorhand="EA").opens("elfen", "EA")
    table.plays("EX").seat(1).may_not("announce", "dissle", because="after_first_card")


def test_who_takes_a_trick_auf_dissle_loses_a_single_game_at_once_D_E() -> None:
    """The cards keep their power, so the Ten takes the dive."""
    for_anybody().plays("EX . .").ends("dissle_failed", winners=(0,), strokes=(0, 1))


def test_vorhand_who_takes_the_trick_auf_dissle_loses_at_once_D_E() -> None:
    table = lay("wikipedia", "SX", vorhand="EU").opens("dissle", "EU").rest_discard()
    table.ends("dissle_failed", winners=(1,), strokes=(1, 0))


def test_of_three_alone_only_the_player_auf_dissle_loses_P() -> None:
    for_anybody(players=3).plays("EX .").ends("dissle_failed", winners=(0, 2), strokes=(0, 1, 0))


def test_a_trick_of_the_partner_is_no_harm_P_D() -> None:
    for_anybody(fourth="EA").plays("EX . EA").trick_goes_to(3).goes_on()


def test_where_all_may_it_the_sevens_are_kept_P() -> None:
    """P: "has four Sevens, plays the fifth card to each trick"."""
    for_anybody(second=f"{FOUR} EX").seat(1).may_not("play", "E7", because="keep_sevens").may_play("EX")


def test_where_only_vorhand_plays_it_any_card_may_be_played_D_E() -> None:
    lay("wikipedia", "SX", vorhand=f"{FOUR} EU").seat(0).may("open", "dissle", "E7").opens("dissle", "E7")


def test_vorhand_opens_with_the_card_that_is_no_seven_P() -> None:
    table = lay("leinfelden", "SX", auf_dissle="any", vorhand=f"{FOUR} EX")
    table.seat(0).may_not("open", "dissle", "E7", because="keep_sevens").seat(0).may("open", "dissle", "EX")


def test_vorhand_whose_only_other_card_is_a_trump_leads_it_decision() -> None:
    """The bond to other cards goes before the ban on trumps; the trump then wins like any that leads."""
    table = lay("leinfelden", "SX", auf_dissle="any", vorhand=f"{FOUR} SA")
    table.seat(0).may_not("open", "dissle", "E7", because="keep_sevens").opens("dissle", "SA").rest_discard()
    table.ends("dissle_failed", winners=(1,), strokes=(1, 0))


def test_who_has_no_other_card_than_a_trump_plays_it_to_the_first_trick_as_a_forced_one_decision() -> None:
    for_anybody(second=f"{FOUR} SA").may_play("SA").rest_discard().seat(0).may("proof", 1)


def test_of_three_pairs_too_the_sevens_are_kept_P() -> None:
    table = lay("leinfelden", "SX", players=6, teams="opposite", auf_dissle="any", vorhand="EU", second=f"{FOUR} EX")
    table.seat(1).announces("dissle").opens("dive", "EU").may_play("EX")


def test_who_holds_five_sevens_auf_dissle_shows_them_and_wins_a_single_game_D_E() -> None:
    table = for_anybody(vorhand="BA", second=f"{FOUR} HX", third="EA", talon="HU HU HO S7").plays("HX EA .")
    table.seat(1).shows("sevens").ends("sevens", winners=(1,), strokes=(1, 0))


def test_a_side_auf_dissle_that_takes_no_trick_loses_a_single_game_only_D_E_S() -> None:
    """D: "Ein Spieler, der keinen Stich gemacht und auch nicht auf Dissle gespielt hat, bekommt […] einen Gigackel"."""
    table = lay("leinfelden", "HX", auf_dissle="any", vorhand="EA HK HO HK HO", second=f"{FOUR} BA", third="EA")
    table.seat(1).announces("dissle").opens("elfen", "EA").plays("BA EA .").seat(0).declares("H", 2)
    table.seat(0).calls_aus().ends("aus", winners=(0,), strokes=(0, 1))


# five Sevens in the hand


def five_sevens(**words: int | str) -> Table:
    """The third draws the fifth Seven after the first trick, which Vorhand has won."""
    hands: dict[str, int | str] = {"third": f"{FOUR} HX", "talon": "HU HU S7", **words}
    hands["vorhand"] = f"EA {words.get('vorhand', '')}"
    return lay("leinfelden", "SX", **hands).opens("elfen", "EA").plays(". HX").rest_discard()


def test_whoever_holds_five_sevens_at_any_moment_shows_them_quietly_collected_P() -> None:
    table = five_sevens(sevens_held="quiet").discards().seat(2).shows("sevens")
    table.ends("sevens", winners=(0,), strokes=(0, 1))


def test_of_six_one_with_five_sevens_wins_for_three_P() -> None:
    table = five_sevens(sevens_held="quiet", players=6).seat(2).shows("sevens")
    table.ends("sevens", winners=(0,), strokes=(0, 1))


def test_where_five_sevens_do_not_count_they_are_not_shown_D() -> None:
    five_sevens(sevens_held="off").seat(2).may_not("show", "sevens", because="sevens_off")


def test_a_reserved_seven_does_not_count_decision() -> None:
    table = lay("leinfelden", "SX", sevens_held="quiet", vorhand="EA E7 E7 B7 S7", talon="H7").opens("elfen", "EA")
    table.rest_discard().seat(0).may("show", "sevens").seat(0).reserves()
    table.seat(0).may_not("show", "sevens", because="needs_five_sevens")


def test_when_all_cards_are_played_no_sevens_are_shown_decision() -> None:
    table = lay("leinfelden", "SX", players=6, sevens_held="quiet", auf_farbe=True).plays_out()
    table.seat(0).may_not("show", "sevens", because="played_out")
    table.seat(0).may_not("announce", "farbe", because="played_out")


# five Sevens melded


def test_five_sevens_count_101_and_the_deal_goes_on_U() -> None:
    table = five_sevens(sevens_held="meld").points(23, 0).seat(2).shows("sevens").points(124, 0).goes_on()
    table.seat(2).is_known_to_hold(f"{FOUR} S7")


def test_after_melding_the_side_must_call_U() -> None:
    """The next card without a call overgaigels at the table of 1907."""
    table = five_sevens(sevens_held="meld", missed_out="automatic_card").seat(2).shows("sevens").discards()
    table.ends("uebergaigelt", winners=(1,), strokes=(2, 0))


def test_a_meld_counts_also_where_nobody_listens_U() -> None:
    """The opponents' thoughts and a replayed record do without the events."""
    heard, unheard = five_sevens(sevens_held="meld"), five_sevens(sevens_held="meld")
    heard.seat(2).shows("sevens")
    apply(unheard.deal, 2, SHOW_SEVENS)
    unheard.points(*heard.deal.points).seat(2).may_not("show", "sevens", because="sevens_melded")


def test_five_sevens_are_melded_once_decision() -> None:
    table = five_sevens(sevens_held="meld").seat(2).shows("sevens")
    table.seat(2).may_not("show", "sevens", because="sevens_melded")


def test_a_side_without_a_trick_does_not_meld_decision() -> None:
    lay("uspcc-1907", "SX", third=f"{FOUR} S7").seat(2).may_not("show", "sevens", because="needs_trick")


def test_of_five_alone_each_needs_a_trick_of_ones_own_to_meld_U() -> None:
    table = lay("uspcc-1907", "SX", players=5, vorhand="EA", third=f"{FOUR} HX", talon="HU HU S7").trick("EA . HX")
    table.everybody_passes().seat(2).may_not("show", "sevens", because="needs_trick")


def test_nothing_is_melded_when_no_more_cards_are_drawn_U() -> None:
    table = lay(
        "uspcc-1907",
        "SX",
        players=8,
        exchange="off",
        pair_when="any_time",
        vorhand="EA",
        third=f"{FOUR} HX",
        talon="HU HU S7",
    )
    table.trick("EA . HX").seat(2).may_not("show", "sevens", because="no_more_drawing")


def test_nothing_is_melded_in_a_window_decision() -> None:
    table = lay("uspcc-1907", "SX", vorhand="EA HX", third=f"{FOUR} HX", talon="HU HU S7 HO").trick("EA . HX")
    table.everybody_passes().seat(2).may("show", "sevens").trick("HX").window("declare", 0, 2)
    table.seat(2).may_not("show", "sevens", because="window_open")


def test_who_announced_auf_siebener_ends_the_deal_instead_of_melding_decision() -> None:
    table = lay(
        "leinfelden",
        "SX",
        sevens_held="meld",
        auf_siebener=True,
        vorhand="EA",
        third=f"{FOUR} HX",
        talon="HU HU S7",
    )
    table.seat(2).announces("siebener").opens("elfen", "EA").plays(". HX").rest_discard().seat(2).shows("sevens")
    table.ends("sevens", winners=(0,), strokes=(0, 1))


def test_who_is_dealt_five_sevens_ends_the_deal_instead_of_melding_decision() -> None:
    table = lay("wikipedia", "SX", sevens_held="meld", second=f"{FOUR} S7").seat(1).shows("sevens")
    table.ends("sevens", winners=(1,))


# five of a suit


def farbe(**words: int | str) -> Table:
    """Vorhand has won the first trick and leads."""
    hands: dict[str, int | str] = {"auf_farbe": True, **words, "vorhand": f"EA {words.get('vorhand', '')}"}
    return lay("leinfelden", "SX", **hands).opens("elfen", "EA").rest_discard()


def test_who_announced_auf_farbe_shows_five_of_a_suit_after_a_draw_P() -> None:
    table = farbe(vorhand="HA HX HK HO", talon="BU BU BO BO HU").seat(0).announces("farbe")
    table.seat(0).may_not("show", "farbe", because="needs_five_of_suit")
    table.trick(".").trick_goes_to(0).seat(0).shows("farbe").ends("farbe", winners=(0,), strokes=(0, 1))


def test_five_of_a_suit_may_be_shown_at_once_P() -> None:
    """P: "the player who was dealt five trumps could claim an immediate win"; Vorhand also before the opening."""
    table = lay("leinfelden", "SX", auf_farbe=True, vorhand="SA SK SO SU S7").seat(0).announces("farbe")
    table.seat(0).shows("farbe").ends("farbe", winners=(0,), strokes=(0, 1))


def test_of_three_alone_five_of_a_suit_win_for_one_P() -> None:
    table = lay("wikipedia", "SX", players=3, losers="all", auf_farbe=True, vorhand="SA SK SO SU S7")
    table.seat(0).announces("farbe").seat(0).shows("farbe").ends("farbe", winners=(0,), strokes=(0, 1, 1))


def test_the_suit_need_not_be_announced_P() -> None:
    table = farbe(vorhand="HA BX BK BO", talon="BU HU HU HO BA").seat(0).announces("farbe").trick("HA")
    table.seat(0).shows("farbe").ends("farbe", winners=(0,))


def test_without_announcing_five_of_a_suit_are_not_shown_P() -> None:
    table = lay("leinfelden", "SX", auf_farbe=True, second="SA SK SO SU S7")
    table.seat(1).may_not("show", "farbe", because="farbe_not_announced")


def test_auf_farbe_is_announced_in_turn_decision() -> None:
    farbe().seat(1).may_not("announce", "farbe", because="not_your_turn")


def test_auf_farbe_is_announced_before_playing_a_card_decision() -> None:
    farbe().discards().seat(0).may_not("announce", "farbe", because="not_your_turn")


def test_auf_farbe_is_announced_once_decision() -> None:
    farbe().seat(0).announces("farbe").seat(0).may_not("announce", "farbe", because="announced_already")


def test_auf_farbe_may_be_announced_in_any_turn_decision() -> None:
    farbe().trick(".").trick(".").seat(0).may("announce", "farbe")


def test_where_it_is_not_played_nobody_announces_auf_farbe_P() -> None:
    farbe(auf_farbe=False).seat(0).may_not("announce", "farbe", because="farbe_off")


def test_nothing_is_shown_in_a_window_decision() -> None:
    """Nothing but declaring and passing is possible there."""
    table = lay("uspcc-1907", "SX", players=8, sevens_held="quiet", vorhand="EA", third=f"{FOUR} S7", auf_farbe=True)
    table.seat(2).may("show", "sevens").plays("EA .").seat(2).announces("farbe").rest_discard()
    table.window("declare", 0, 2, 4, 6).seat(2).may_not("show", "sevens", because="window_open")
    table.seat(2).may_not("show", "farbe", because="window_open")


def test_quietly_collected_sevens_are_shown_at_any_moment_also_before_a_trick_is_won_P() -> None:
    table = lay("uspcc-1907", "SX", players=7, sevens_held="quiet", third=f"{FOUR} S7").discards()
    table.seat(2).shows("sevens").ends("sevens", winners=(2,), strokes=(1, 1, 0, 1, 1, 1, 1))
