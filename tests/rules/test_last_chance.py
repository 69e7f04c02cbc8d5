"""The Diß (docs/rules.md 8): the last chance, before the last round of drawing. The Ober of bells is turned up."""

from __future__ import annotations

from tests.rules.table import Table
from tests.rules.test_exchange import after_elfen
from tests.scenario import lay


def before_last_drawing(preset: str = "leinfelden", **words: int | str) -> Table:
    """The trick before the last drawing is complete, and Vorhand's side has taken all of them so far."""
    return after_elfen(preset, **words).until_last_drawing().rest_discard()


def eight(**words: int | str) -> Table:
    """Eight at the table: the first trick is followed by the last drawing. Vorhand takes it."""
    options: dict[str, int | str] = {"pair_when": "any_time", "exchange_needs": "side_trick", **words}
    options["vorhand"] = f"EA {words.get('vorhand', '')}"
    return lay("uspcc-1907", str(options.pop("trump", "SO")), players=8, **options).trick("EA").trick_goes_to(0)


def test_a_seven_held_before_the_last_drawing_may_still_be_exchanged_P_U() -> None:
    table = before_last_drawing(third="S7").window("exchange", 0, 2).seat(0).passes().seat(2).swaps()
    table.no_window().seat(2).holds("SO")


def test_each_player_of_the_side_is_asked_from_the_winner_of_the_trick_on_decision() -> None:
    """The other side has no trick, and is not asked."""
    eight().window("exchange", 0, 2, 4, 6)


def test_a_side_with_a_trick_of_its_own_is_asked_too_decision() -> None:
    table = after_elfen(players=6, vorhand="B7", second="BA").trick("B7 BA").trick_goes_to(1)
    table.rest_discard().window("exchange", 1, 2, 3, 4, 5, 0)


def test_where_an_own_trick_is_asked_for_only_those_are_asked_who_have_one_D_U() -> None:
    eight(exchange_needs="own_trick").window("exchange", 0)


def test_the_window_opens_whatever_anybody_holds_decision() -> None:
    """Nobody holds a Seven of trumps here: both lie in the talon."""
    before_last_drawing(last="S7 S7 HA").window("exchange", 0, 2)


def test_the_window_opens_also_when_both_sevens_have_been_played_decision() -> None:
    table = after_elfen(vorhand="S7", third="S7").trick("S7 . S7").until_last_drawing().rest_discard()
    table.window("exchange", *table.deal.waiting)
    assert table.deal.waiting, table.picture("the window should be open")


def test_the_window_opens_only_before_the_last_drawing_decision() -> None:
    table = after_elfen(third="S7")
    while table.deal.rounds > 2:
        table.rest_discard().no_window()
    table.rest_discard().no_window().rest_discard().window("exchange", 0, 2)


def test_the_next_in_order_swaps_or_passes_and_nothing_else_decision() -> None:
    table = before_last_drawing(vorhand="S7 HK HO")
    table.seat(0).may("swap").seat(0).may("pass")
    table.seat(0).may_not("reserve", because="window_open").seat(0).may_not("declare", "H", because="window_open")
    table.seat(0).may_not("signal", "E", because="window_open").seat(0).may_not("take", because="window_open")


def test_nobody_swaps_before_his_turn_in_the_window_decision() -> None:
    before_last_drawing(third="S7").seat(2).may_not("swap", because="not_next_in_window")


def test_an_opponent_without_a_trick_does_not_swap_in_the_window_decision() -> None:
    before_last_drawing(second="S7").seat(1).may_not("swap", because="not_next_in_window")


def test_no_proof_is_asked_for_in_the_window_decision() -> None:
    table = lay(
        "uspcc-1907",
        "SO",
        players=8,
        opening="gaigel",
        pair_when="any_time",
        vorhand="EA",
        second="SA SX SK SU S7",
    ).opens("elfen", "EA")
    table.plays("SU").seat(0).may("proof", 1).rest_discard().window("exchange", 0)
    table.seat(0).may_not("proof", 1, because="window_open").seat(0).passes().seat(0).may("proof", 1)


def test_everybody_may_call_or_accuse_in_the_window_decision() -> None:
    table = before_last_drawing().seat(1).may("accuse", 0).seat(3).may("aus").seat(2).may("aus")
    table.seat(1).calls_aus().ends("untergaigelt")


def test_who_has_no_seven_passes_in_the_window_decision() -> None:
    before_last_drawing(vorhand="SU").seat(0).may_not("swap", because="needs_seven_of_trumps")


def test_it_ends_when_all_have_acted_and_then_everybody_draws_decision() -> None:
    table = before_last_drawing(last="HA HX HK").seat(0).passes().seat(2).passes().no_window().seat(0).holds("HA")
    assert table.deal.rounds == 0


def test_it_ends_when_the_trump_card_is_gone_decision() -> None:
    before_last_drawing(vorhand="S7").window("exchange", 0, 2).seat(0).swaps().no_window().turn_is(0)


def test_there_is_none_where_nothing_is_exchanged_decision() -> None:
    before_last_drawing(exchange="off", vorhand="S7").no_window()


def test_there_is_none_where_a_seven_is_turned_up_decision() -> None:
    before_last_drawing(trump="S7", vorhand="S7").no_window()


def test_there_is_none_after_a_swap_decision() -> None:
    after_elfen(vorhand="S7").seat(0).swaps().until_last_drawing().rest_discard().no_window()


def test_there_is_none_after_a_taking_decision() -> None:
    table = after_elfen(vorhand="S7").seat(0).reserves().trick(".").seat(0).takes()
    table.until_last_drawing().rest_discard().no_window()


def test_the_partner_of_a_reserver_is_asked_and_the_reserver_is_not_decision() -> None:
    table = after_elfen(vorhand="S7", third="S7").seat(0).reserves().until_last_drawing().rest_discard()
    table.window("exchange", 2).seat(2).swaps().seat(2).holds("SO").seat(0).holds("S7")


def test_opponents_barred_by_a_reservation_are_not_asked_decision() -> None:
    table = after_elfen(vorhand="S7 BU", second="BA").seat(0).reserves().trick("BU BA").trick_goes_to(1)
    table.until_last_drawing().rest_discard().window("exchange", 2)


def test_of_three_alone_a_reservation_leaves_nobody_to_ask_decision() -> None:
    """The others are barred, the reserver is apart: the card is taken at once."""
    table = after_elfen(players=3, vorhand="S7").seat(0).reserves().until_last_drawing().rest_discard()
    table.no_window().seat(0).holds("SO")


def test_a_reservation_is_taken_after_the_window_and_before_the_drawing_decision() -> None:
    table = after_elfen(vorhand="S7").seat(0).reserves().until_last_drawing().rest_discard()
    table.window("exchange", 2).lies_under_the_talon("SO").seat(2).passes().seat(0).holds("SO")


def test_it_opens_after_the_window_for_pairs_U() -> None:
    table = eight(pair_when="before_draw", vorhand="HK HO", third="S7").window("declare", 0, 2, 4, 6)
    table.seat(0).declares("H").seat(2).may_not("reserve", because="window_open")
    table.seat(2).passes().seat(4).passes().seat(6).passes().window("exchange", 0, 2, 4, 6)


def test_with_seven_the_card_may_be_exchanged_though_it_is_never_drawn_decision() -> None:
    table = lay("uspcc-1907", "SO", players=7, pair_when="any_time", vorhand="EA S7").trick("EA").trick_goes_to(0)
    table.window("exchange", 0).seat(0).swaps().seat(0).holds("SO").lies_under_the_talon("S7")


def test_with_five_the_window_opens_before_the_fourth_drawing_decision() -> None:
    table = after_elfen("uspcc-1907", players=5, pair_when="any_time", missed_out="accusation", vorhand="S7")
    table.until_last_drawing().rest_discard().window("exchange", 0).seat(0).swaps().seat(0).holds("SO")


def test_both_windows_open_where_a_reservation_stands_and_it_is_taken_after_them_decision() -> None:
    table = lay("leinfelden", "SO", players=6, pair_when="before_draw", vorhand="EA S7").opens("elfen", "EA")
    table.rest_discard().everybody_passes().seat(0).reserves().rest_discard().everybody_passes().rest_discard()
    table.window("declare", 0, 2, 4).seat(0).passes().seat(2).passes().seat(4).passes()
    table.window("exchange", 2, 4).lies_under_the_talon("SO").everybody_passes().seat(0).holds("SO")
