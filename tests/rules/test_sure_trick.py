"""Chapter 7: a pair is declared on a trick that the side will certainly win. Bells are trumps.

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
    table = against(vorhand="HK HO SA", second="SA", third="SX", fourth="B7 BU")
    table.trick("SA . . B7").trick_goes_to(1).plays("E7 SX").seat(0).declares("H")


def test_a_taken_indicator_is_known_to_lie_with_who_took_it_P() -> None:
    """The second, who has played already, holds the other Daus of trumps."""
    table = against(trump="SA", vorhand="HK HO SA", second="S7", third="SX").seat(1).swaps()
    table.seat(1).is_known_to_hold("SA").plays("E7 SX").seat(0).declares("H")


def test_a_taken_indicator_with_who_has_yet_to_play_is_dangerous_P() -> None:
    table = lay("leinfelden", "SA", vorhand="EU HK HO SA", third="SX", second="BU", fourth="EA E7 HU S7")
    table.opens("dive", "EU").plays("BU . EA").trick_goes_to(3).seat(3).swaps().trick("HU . BU .").turn_is(3)
    table.plays("E7 . . SX") if table.deal.turn == 0 else table.plays("E7 .")
    table.seat(0).may_not("declare", "H", because="needs_trick")


def test_a_hand_shown_on_proof_is_known_until_its_cards_are_played_P() -> None:
    """The second, with nothing but trumps, has shown the Daus; who asks not, knows it not."""
    for asks in (True, False):
        table = lay("leinfelden", vorhand="HK HO SA EU B7", second="SA SK SU SO S7", third="SX BX HU", fourth="EA E7")
        table.opens("dive", "EU").plays("SU BX EA").trick_goes_to(3)
        if asks:
            table.seat(0).asks_for_proof(1)
        table.plays("E7 B7 SO SX").trick_goes_to(2)
        assert table.deal.tricks == [1, 1]
    # the same before the last card of a trick, with the fourth still to play
    for asks in (True, False):
        table = lay("leinfelden", vorhand="HK HO SA EU B7", second="SA SK SU SO S7", third="SX E7 HU", fourth="B7 BU")
        table.opens("dive", "EU").plays("SU E7 B7").trick_goes_to(0)
