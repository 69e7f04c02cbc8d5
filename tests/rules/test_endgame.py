"""Later tricks (docs/rules.md 6): the duties when the talon is gone, and what breaking them costs. Bells are trumps."""

from __future__ import annotations

from gaigel_desktop.rules.duty import ANY_CARD, NO_TRUMPS, duty_now, duty_of_endgame
from tests.rules.table import Table
from tests.scenario import endgame, lay


def led(card: str, follower: str, **words: int | str) -> Table:
    """Vorhand leads the card in the endgame, the second has this hand and is in turn."""
    preset = str(words.pop("preset", "leinfelden"))
    return endgame(preset, str(words.pop("trump", "S7")), **{"vorhand": card, "second": follower, **words}).plays(card)


def trumped(trump: str, follower: str, **words: int | str) -> Table:
    """Vorhand leads the Ober of acorns, the second has trumped it, the third has this hand."""
    second = f"{trump} HX HK HO HU"
    preset = str(words.pop("preset", "leinfelden"))
    words["card_points"] = "standard"  # with those of 1907 somebody would be at 101 by now
    table = endgame(preset, **{"vorhand": "EO", "second": second, "third": follower, **words})
    return table.plays(f"EO {trump}")


# follow


def test_follow_asks_for_the_suit_D() -> None:
    table = led("EX", "E7 EA HA HK S7", endgame="follow").may_play("E7 EA")
    table.seat(1).may_not("play", "S7", because="must_follow")


def test_follow_asks_for_no_trump_and_for_nothing_higher_D() -> None:
    led("EX", "HA HK S7 SX BA", endgame="follow").may_play("HA HK S7 SX BA")


def test_follow_with_three_players_asks_for_the_suit_only_D() -> None:
    led("EX", "E7 EA HA HK SA", players=3, endgame="follow").may_play("E7 EA")


# follow_win


def test_follow_win_asks_for_a_card_of_the_suit_that_beats_E_S() -> None:
    led("EX", "E7 EA HA HK S7", preset="wikipedia").may_play("EA").seat(1).may_not("play", "E7", because="must_beat")


def test_follow_win_asks_for_the_suit_where_nothing_beats_E_S() -> None:
    led("EX", "E7 EX HA HK S7", preset="wikipedia").may_play("E7 EX")


def test_follow_win_asks_for_a_trump_that_takes_the_lead_E_S() -> None:
    table = led("EX", "HA HK S7 SX BA", preset="wikipedia").may_play("S7 SX")
    table.seat(1).may_not("play", "HA", because="must_trump")


def test_follow_win_asks_for_no_trump_that_cannot_take_the_lead_decision() -> None:
    trumped("SK", "SO SU HA BA B7", preset="wikipedia").may_play("SO SU HA BA B7")


def test_follow_win_asks_for_a_higher_trump_E_S() -> None:
    trumped("SK", "SX SU HA BA B7", preset="wikipedia").may_play("SX")


def test_follow_win_asks_for_any_card_of_the_suit_once_it_was_trumped_decision() -> None:
    trumped("S7", "EA E7 HA BA B7", preset="wikipedia").may_play("EA E7")


def test_follow_win_of_six_asks_for_a_card_that_beats_the_best_so_far_E_S() -> None:
    table = endgame("wikipedia", players=6, vorhand="EU", second="EK", third="EO EX HA BA B7").plays("EU EK")
    table.may_play("EX")


# strict


def test_strict_asks_for_the_suit_P() -> None:
    led("EX", "E7 EU HA HK SA").may_play("E7 EU").seat(1).may_not("play", "SA", because="must_follow")


def test_strict_asks_for_a_card_of_the_suit_that_beats_P() -> None:
    led("EX", "E7 EA HA HK S7").may_play("EA").seat(1).may_not("play", "E7", because="must_beat")


def test_an_equal_card_does_not_beat_P() -> None:
    led("EX", "E7 EX HA HK SA").may_play("E7 EX")


def test_strict_asks_for_a_trump_without_the_suit_P() -> None:
    led("EX", "HA HK S7 SX BA").may_play("S7 SX").seat(1).may_not("play", "BA", because="must_trump")


def test_strict_asks_for_a_trump_also_when_it_cannot_win_P() -> None:
    trumped("SK", "SO SU HA BA B7").may_play("SO SU").seat(2).may_not("play", "HA", because="must_trump")


def test_strict_asks_for_a_higher_trump_P() -> None:
    trumped("SK", "SX SU HA BA B7").may_play("SX").seat(2).may_not("play", "SU", because="must_beat")


def test_strict_asks_for_any_card_of_the_suit_once_it_was_trumped_P() -> None:
    trumped("S7", "EA E7 HA BA B7").may_play("EA E7")


def test_without_the_suit_and_without_trumps_any_card_may_be_played_P() -> None:
    led("EX", "HA HK B7 BX BA").may_play("HA HK B7 BX BA")


def test_strict_asks_for_a_higher_trump_where_trumps_are_led_P() -> None:
    led("SO", "SU SX EA HA BA").may_play("SX")


def test_the_leader_leads_any_card_P() -> None:
    endgame("leinfelden", vorhand="EA E7 SX HU BK").may_play("EA E7 SX HU BK")


def test_two_players_follow_as_strictly_P() -> None:
    led("HK", "H7 HX EA E7 SA", trump="SA", players=2).may_play("HX")


def test_six_players_beat_the_highest_card_so_far_P() -> None:
    table = endgame("leinfelden", players=6, vorhand="EU", second="EK", third="EO EX HA BA B7").plays("EU EK")
    table.may_play("EX")


def test_at_the_table_of_rutesheim_one_must_trump_P() -> None:
    led("EX", "HA HK S7 BX BA", preset="rutesheim", players=3).may_play("S7")


# strict_head


def test_strict_head_asks_for_a_card_higher_than_any_of_the_suit_also_once_it_was_trumped_U() -> None:
    table = trumped("S7", "EA E7 HA BA B7", preset="uspcc-1907").may_play("EA")
    table.seat(2).may_not("play", "E7", because="must_beat")


def test_strict_head_asks_for_any_card_of_the_suit_where_none_is_higher_U() -> None:
    trumped("S7", "EU E7 HA BA B7", preset="uspcc-1907").may_play("EU E7")


def test_strict_head_asks_for_a_trump_without_the_suit_and_for_a_higher_one_U() -> None:
    trumped("SK", "SX SU HA BA B7", preset="uspcc-1907").may_play("SX")
    trumped("SK", "SO SU HA BA B7", preset="uspcc-1907").may_play("SO SU")


def test_strict_head_with_five_compares_with_the_highest_of_the_suit_led_U() -> None:
    table = endgame("uspcc-1907", players=5, vorhand="EU", second="EK", third="S7 HX HK HO HU", fourth="EO EX HA BA B7")
    table.plays("EU EK S7").may_play("EX")


def test_the_duty_holds_when_the_talon_is_closed_with_seven_decision() -> None:
    endgame("uspcc-1907", players=7, vorhand="EX", second="E7 EA HA HK SA").plays("EX").may_play("EA")


# revoke


def test_where_a_revoke_is_prevented_the_card_cannot_be_played_U() -> None:
    led("EX", "EA E7 HA HK S7", preset="uspcc-1907").seat(1).may_not("play", "HA", because="must_follow")


def test_where_a_revoke_forfeits_any_card_of_the_hand_may_be_played_U() -> None:
    led("EX", "EA E7 HA HK SX", revoke="forfeits").may_play("EA E7 HA HK SX")


def test_a_revoke_loses_a_single_game_with_that_card_U() -> None:
    table = led("EX", "EA E7 HA HK SX", revoke="forfeits").plays("HA")
    table.ends("revoke", winners=(0,), strokes=(0, 1))


def test_not_beating_is_a_revoke_too_U() -> None:
    """U: "Failure to do so when possible forfeits game to opponents"."""
    led("EX", "EA E7 HA HK SX", revoke="forfeits").plays("E7").ends("revoke", winners=(0,), strokes=(0, 1))


def test_a_revoke_of_five_players_costs_only_who_revoked_U() -> None:
    table = endgame("uspcc-1907", players=5, revoke="forfeits", vorhand="EX", second="EA HA HK HX BA")
    table.plays("EX HA").ends("revoke", winners=(0, 2, 3, 4), strokes=(0, 1, 0, 0, 0))


def test_a_trump_to_the_first_trick_without_need_is_a_revoke_decision() -> None:
    table = lay("leinfelden", revoke="forfeits", vorhand="EA", second="SX E7").opens("elfen", "EA").plays("SX")
    table.ends("revoke", winners=(0,), strokes=(0, 1))


def test_a_revoke_ends_the_deal_also_when_the_card_lies_face_down_decision() -> None:
    table = lay("leinfelden", revoke="forfeits", vorhand="EU", third="SX E7").opens("dive", "EU").plays(". SX")
    table.ends("revoke", winners=(1,), strokes=(1, 0))


def test_a_forced_trump_is_no_revoke_decision() -> None:
    table = lay("leinfelden", "SA", revoke="forfeits", vorhand="EA", second="SX SK SO SU S7").opens("elfen", "EA")
    table.plays("SX").goes_on()


def test_a_card_that_keeps_the_duty_is_no_revoke_U() -> None:
    led("EX", "EA E7 HA HK SX", revoke="forfeits").plays("EA").goes_on()


def test_while_the_talon_lasts_nothing_is_a_revoke_U() -> None:
    table = lay("leinfelden", revoke="forfeits", vorhand="EA EX", second="E7 EU HA").opens("elfen", "EA").rest_discard()
    table.plays("EX HA").goes_on()


def test_where_a_revoke_forfeits_the_openings_bind_as_before_decision() -> None:
    table = lay("leinfelden", revoke="forfeits", vorhand="SX EA")
    table.seat(0).may_not("open", "dive", "SX", because="open_no_trump")
    table.seat(0).may_not("open", "dive", "EA", because="open_no_ace")


def test_the_card_of_a_revoke_counts_nowhere_decision() -> None:
    """It ends the deal before the trick is taken, also as the trick's last card."""
    table = endgame("leinfelden", "SX", players=2, revoke="forfeits", vorhand="EX", second="EA HA HK HX SX")
    before = tuple(table.deal.points), tuple(table.deal.tricks)
    table.plays("EX HA").ends("revoke").points(*before[0]).tricks(*before[1])


def test_where_a_revoke_forfeits_the_sevens_are_kept_as_before_decision() -> None:
    table = (
        lay("wikipedia", "SX", revoke="forfeits", vorhand="EA", third="E7 E7 B7 B7 HX").seat(2).announces("siebener")
    )
    table.opens("elfen", "EA").plays(".").seat(2).may_not("play", "E7", because="keep_sevens")


def test_a_trump_without_power_to_the_first_trick_is_no_revoke_decision() -> None:
    table = (
        lay("wikipedia", "SX", revoke="forfeits", vorhand="EA", third="E7 E7 B7 B7 SA").seat(2).announces("siebener")
    )
    table.opens("elfen", "EA").plays(". SA").goes_on()


# what binds whoever plays


def test_the_duty_of_the_moment_is_told_whatever_anybody_holds_P_U_D() -> None:
    """P bans trumps from the first trick; where they are powerless there (D) nothing binds."""
    table = lay("leinfelden", vorhand="EA")
    assert duty_now(table.deal) == NO_TRUMPS
    assert duty_now(table.opens("elfen", "EA").deal) == NO_TRUMPS
    assert duty_now(table.rest_discard().everybody_passes().deal) == ANY_CARD
    assert duty_now(lay("leinfelden", first_trumps="powerless").deal) == ANY_CARD
    for preset in ("leinfelden", "wikipedia", "uspcc-1907"):
        deal = endgame(preset).deal
        assert duty_now(deal) == duty_of_endgame(deal) not in (ANY_CARD, NO_TRUMPS)
