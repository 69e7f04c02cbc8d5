"""King and Ober (docs/rules.md 7): a pair is declared on a trick that the side will certainly win. Bells are trumps.

Vorhand's side has no trick unless a test says so; its cards are known, those of the opponents not.
"""

from __future__ import annotations

from tests.rules.table import Table
from tests.scenario import lay


def against(**words: int | str) -> Table:
    """The second has won the first trick against Vorhand, and leads."""
    options: dict[str, int | str] = {"preset": "leinfelden", "trump": "S7", **words}
    options["vorhand"] = f"EU {words.get('vorhand', '')}"
    options["second"] = f"EA E7 {words.get('second', '')}"
    table = lay(str(options.pop("preset")), str(options.pop("trump")), **options)
    return table.opens("dive", "EU").plays("EA").rest_discard().trick_goes_to(1)


# the trick


def test_on_the_partners_elfen_a_pair_is_declared_at_once_P() -> None:
    lay("leinfelden", vorhand="EA", third="HK HO").opens("elfen", "EA").seat(2).declares("H").points(20, 0)


def test_only_a_trick_that_has_been_won_counts_where_sure_tricks_do_not_D_U() -> None:
    table = lay("leinfelden", pair_on_sure_trick=False, vorhand="EA", third="HK HO").opens("elfen", "EA")
    table.seat(2).may_not("declare", "H", because="needs_trick")


def test_on_the_elfen_of_one_of_six_both_partners_declare_P() -> None:
    table = lay("leinfelden", players=6, vorhand="EA", third="HK HO", fifth="BK BO").opens("elfen", "EA")
    table.seat(4).declares("B").seat(2).declares("H").points(40, 0)


def test_who_has_played_to_the_trick_cannot_declare_on_it_P() -> None:
    table = lay("leinfelden", vorhand="EA HK HO").opens("elfen", "EA")
    table.seat(0).may_not("declare", "H", because="needs_trick")


def test_the_opponents_do_not_declare_on_it_P() -> None:
    table = lay("leinfelden", vorhand="EA", second="HK HO").opens("elfen", "EA")
    table.seat(1).may_not("declare", "H", because="needs_trick")


def test_alone_among_three_nobody_has_a_sure_trick_with_a_card_still_to_play_P() -> None:
    table = lay("rutesheim", vorhand="EA", second="HK HO").opens("elfen", "EA")
    table.seat(1).may_not("declare", "H", because="needs_trick")


def test_a_trick_that_lies_face_down_is_never_sure_P() -> None:
    for mode, card in (("second", "EA"), ("dive", "EX")):
        table = lay("leinfelden", vorhand="EA EA EX", third="HK HO").opens(mode, card)
        table.seat(2).may_not("declare", "H", because="needs_trick")


def test_an_unbeatable_card_of_the_partner_is_sure_P() -> None:
    """The Daus of trumps: an equal one would not beat it."""
    against(vorhand="HK HO", third="SA").plays("E7 SA").seat(0).declares("H").points(20, 13)


def test_a_card_that_somebody_might_beat_is_not_sure_P() -> None:
    table = against(vorhand="HK HO", third="SX").plays("E7 SX")
    table.seat(0).may_not("declare", "H", because="needs_trick")


def test_the_declared_card_may_be_played_to_the_sure_trick_P() -> None:
    """P: "even if […] you subsequently play a card of your pair to the trick"."""
    against(vorhand="HK HO", third="SA").plays("E7 SA").seat(0).declares("H").plays(". HK").trick_goes_to(2)


def test_when_no_opponent_has_yet_to_play_the_best_card_is_sure_P() -> None:
    against(vorhand="HK HO", third="EX").plays("E7 EX .").seat(0).declares("H").points(20, 13)


def test_a_trick_whose_best_card_is_the_opponents_is_not_sure_P() -> None:
    table = against(vorhand="SA SA HK HO", second="BA").plays("BA . .")
    table.seat(0).may_not("declare", "H", because="needs_trick")


# what is known


def test_cards_in_the_own_hand_are_known_P() -> None:
    against(vorhand="HK HO SA SA", third="SX").plays("E7 SX").seat(0).declares("H")


def test_the_indicator_is_known_P() -> None:
    against(trump="SA", vorhand="HK HO SA", third="SX").plays("E7 SX").seat(0).declares("H")


def test_one_copy_in_the_own_hand_is_not_enough_decision() -> None:
    table = against(trump="S7", vorhand="HK HO SA", third="SX").plays("E7 SX")
    table.seat(0).may_not("declare", "H", because="needs_trick")


def test_cards_that_were_played_are_known_P() -> None:
    table = against(vorhand="HK HO SA", second="SA H7", third="SX")
    table.trick("SA . . .").trick_goes_to(1).plays("H7 SX").seat(0).declares("H")


def test_a_taken_indicator_is_known_to_lie_with_who_took_it_P() -> None:
    """The second, who has played already, holds the other Daus of trumps."""
    table = against(trump="SA", vorhand="HK HO SA", second="S7", third="SX").seat(1).swaps()
    table.plays("E7 SX").seat(0).declares("H")


def test_an_indicator_taken_by_who_has_yet_to_play_may_beat_P() -> None:
    table = against(trump="SA", vorhand="HK HO SA", third="SX", fourth="S7").plays("E7 SX").seat(0).may("declare", "H")
    table.seat(3).swaps().seat(0).may_not("declare", "H", because="needs_trick")


def proof(asked: bool) -> Table:
    """The second had nothing but trumps, and may have shown the Daus; it leads, the third plays the Ten of trumps."""
    table = lay(
        "leinfelden", vorhand="EU HK HO SA", second="SA SK SO SU S7", third="SX", fourth="EA E7", talon="BU HU H7"
    )
    table.opens("dive", "EU").plays("SU . EA").trick_goes_to(3)
    if asked:
        table.seat(0).asks_for_proof(1)
    return table.trick("E7 . SK .").trick_goes_to(1).plays("H7 SX")


def test_a_hand_shown_on_proof_is_known_P() -> None:
    proof(asked=True).seat(0).declares("H").points(20, 22)


def test_a_hand_that_nobody_asked_for_is_not_known_P() -> None:
    proof(asked=False).seat(0).may_not("declare", "H", because="needs_trick")


def shown_pair(declared: bool) -> Table:
    """The second holds King and Ober of trumps; it leads, the third plays the other Ober."""
    table = against(
        trump="SK", vorhand="HK SA SX SX", second="SA SK SO", third="SO", talon="BU HU BU HO"
    )  # the fourth card drawn is Vorhand's
    table.trick("SA . . SX").trick_goes_to(1)
    if declared:
        table.seat(1).declares("S")
    return table.plays("E7 SO")


def test_a_pair_that_was_shown_is_known_P() -> None:
    shown_pair(declared=True).seat(0).declares("H")


def test_a_pair_that_was_not_shown_may_lie_anywhere_P() -> None:
    shown_pair(declared=False).seat(0).may_not("declare", "H", because="needs_trick")


def twelve_trumps(reserved: bool) -> Table:
    """Vorhand holds five trumps, five have been played, one is turned up; the last Seven is with the second."""
    table = lay(
        "leinfelden",
        "SK",
        vorhand="EU S7 B7 SA SA",
        second="EX SX SO E7 S7",
        third="SU EA",
        fourth="SU",
        talon="BU BU HU SX HU BO BO SK HO HO EK SO",  # every fourth is Vorhand's
    )
    table.opens("dive", "EU").plays("EX . .").trick_goes_to(1)
    if reserved:
        table.seat(1).reserves()
    return table.trick("SX SU SU S7").trick("SO . . B7").trick_goes_to(1).plays("E7 EA")


def test_a_reserved_seven_is_known_decision() -> None:
    """No trump is left that could take the Daus of acorns."""
    twelve_trumps(reserved=True).seat(0).declares("S")


def test_a_seven_that_was_not_reserved_may_take_a_daus_decision() -> None:
    twelve_trumps(reserved=False).seat(0).may_not("declare", "S", because="needs_trick")


def eight(trump: str, daus: str) -> Table:
    """Eight at the table, the talon is gone, Vorhand drew the last card; the third plays the Ten of trumps."""
    table = lay(
        "uspcc-1907",
        trump,
        players=8,
        opening="gaigel",
        pair_when="any_time",
        pair_on_sure_trick=True,
        pair_after_talon=True,
        exchange="off",
        vorhand=f"EU {daus}",
        second="EX H7",
        third="SX E7 E7 BU BU",
        fifth="SA BK BO",
        talon="HA BX",
    )
    return table.opens("dive", "EU").plays("EX").rest_discard().trick_goes_to(1).plays("H7 SX")


def test_the_last_card_of_the_talon_is_known_with_who_drew_it_decision() -> None:
    eight("SA", "").seat(4).declares("B")


def test_another_card_of_the_partner_is_not_known_decision() -> None:
    eight("SK", "SA").seat(4).may_not("declare", "B", because="needs_trick")


def test_nothing_is_inferred_from_what_somebody_did_not_play_decision() -> None:
    """Fourth, sixth and eighth neither followed suit nor trumped when they had to; but nobody has seen their cards."""
    table = lay(
        "uspcc-1907",
        "SA",
        players=8,
        opening="gaigel",
        pair_when="any_time",
        pair_on_sure_trick=True,
        pair_after_talon=True,
        exchange="off",
        endgame="strict",
        vorhand="EU EX",
        second="EX EA E7",
        third="EK EO",
        fourth="HA HA HX HX H7",
        fifth="HK HO EO EU",
        sixth="BA BA BX BX B7",
        seventh="EK EA",
        eighth="BK BK BO BO B7",
        talon="BU BU HU SO HU SO H7",
    )
    table.opens("dive", "EU").plays("EX").rest_discard().trick("EA EO").trick_goes_to(1)
    table.plays("E7 EK").seat(4).may_not("declare", "H", because="needs_trick")


# what cannot beat


def test_opponents_without_power_do_not_count_decision() -> None:
    """The fourth plays auf Siebener: no card of this hand can take the Ten of trumps."""
    table = lay(
        "leinfelden", auf_siebener=True, vorhand="EU HK HO", second="EA E7", third="SX", fourth="B7 B7 H7 H7 HX"
    )
    table.opens("dive", "EU").plays("EA").seat(3).announces("siebener").plays(". HX").trick_goes_to(1)
    table.plays("E7 SX").seat(0).declares("H")


def dissle(card: str) -> Table:
    """Vorhand opens auf Dissle; the third holds a pair."""
    options: dict[str, int | str] = {"pair_on_sure_trick": True, "vorhand": card, "third": "HK HO"}
    return lay("wikipedia", **options).opens("dissle", card)


def test_in_the_first_trick_trumps_do_not_beat_decision() -> None:
    dissle("EA").seat(2).declares("H")


def test_in_the_first_trick_a_higher_card_of_the_suit_beats_decision() -> None:
    dissle("EX").seat(2).may_not("declare", "H", because="needs_trick")


def test_a_led_trump_is_sure_only_if_no_forced_trump_is_higher_decision() -> None:
    table = lay("leinfelden", vorhand="SX SK SO SU S7", third="HK HO").opens("trumps", "SX")
    table.seat(2).may_not("declare", "H", because="needs_trick")
    table = lay("leinfelden", vorhand="SA SK SO SU S7", third="HK HO").opens("trumps", "SA")
    table.seat(2).declares("H")


def forced(third: str, fourth: str = "HK HO", second: str = "SA SK SO SU S7") -> Table:
    """Vorhand plays auf Siebener; the second holds nothing but trumps, and the fourth a pair."""
    table = lay(
        "leinfelden", "SU", auf_siebener=True, vorhand="EX E7 E7 B7 B7", second=second, third=third, fourth=fourth
    )
    return table.opens("siebener", "EX").plays(second[:2])


def test_after_siebener_the_highest_forced_trump_is_the_best_card_decision() -> None:
    table = forced("SX SX SK SO S7").seat(3).may_not("declare", "H", because="needs_trick")
    table.plays("SX").seat(3).declares("H").points(0, 20)


def test_after_siebener_an_equal_forced_trump_leaves_the_first_the_best_card_decision() -> None:
    forced("SX SK SO SA S7", second="SX SK SO SU S7").plays("SX").seat(3).declares("H")


def test_after_siebener_a_higher_forced_trump_of_the_opponents_is_the_best_card_decision() -> None:
    table = forced("SA SK SO SX S7", second="SX SK SO SU S7").plays("SA")
    table.seat(3).may_not("declare", "H", because="needs_trick")


def test_after_siebener_any_card_of_another_suit_beats_a_forced_trump_decision() -> None:
    table = forced("BO").seat(3).may_not("declare", "H", because="needs_trick")
    table.plays("BO").seat(3).may_not("declare", "H", because="needs_trick")


def test_after_siebener_who_plays_without_power_does_not_beat_a_forced_trump_decision() -> None:
    table = forced("H7 H7 S7 S7 BO", second="SA SX SK SO SU").seat(3).may_not("declare", "H", because="needs_trick")
    table.seat(2).announces("siebener").seat(3).declares("H").points(0, 20)
