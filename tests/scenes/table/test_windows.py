"""The windows of the rules, at the table: who may do what in them, what passes them, and that nobody loses a chance."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.match.thinking_time import pace_of
from gaigel_desktop.rules.actions import (
    ACCUSE,
    ACTION_OF,
    ANNOUNCE_FARBE,
    AUS,
    DECLARE,
    PASS,
    RESERVE,
    SWAP,
    TAKE,
    Action,
)
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import LAST_CHANCE, OPENING, PAIR_WINDOW, PLAYED_OUT, Deal
from gaigel_desktop.rules.events import Declared, Drawn, HandShown, TrickTaken
from gaigel_desktop.rules.judge import next_to_act, why_not
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.play import aids
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.dimmed_calls import dimmed_buttons
from gaigel_desktop.text.explain import sentence
from gaigel_desktop.text.phrases import REASONS
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from tests.referee import deal_of
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes.table.there import of_kind
from tests.tiers import one_in

from .guest import PORTRAITS, Guest
from .laid import Wish, at, others, sits
from .test_stops import play

SPACE, ENTER = pygame.K_SPACE, pygame.K_RETURN


def deeds(guest: Guest) -> list[tuple[int, Action]]:
    return list(guest.game.record_so_far().actions)


def leads(guest: Guest, code: str) -> None:
    """The player puts this card on the table, by its number."""
    guest.key(pygame.K_1 + at(guest, code))


def whenever(action: Action) -> Wish:
    """Wants this as soon as the rules allow it."""
    return lambda seen, seat: action if why_not(seen, seat, action) is None else None


def by(who: int, action: Action) -> Wish:
    """The same, of one of them."""
    return lambda seen, seat: whenever(action)(seen, seat) if seat == who else None


def in_last_chance(action: Action) -> Wish:
    """The same, in this window only."""
    return lambda seen, seat: whenever(action)(seen, seat) if seen.phase == LAST_CHANCE else None


def accuses(seen: Deal, seat: int) -> Action | None:
    """Accuses side 0 as soon as it has played on, in the middle of a trick too."""
    return ACCUSE if seen.over and seat % 2 else None


def both(one: Wish, other: Wish) -> Wish:
    return lambda seen, seat: other(seen, seat) if one(seen, seat) is None else one(seen, seat)


# -- between the trick and the drawing -----------------------------------------------------------------------------


def in_1907(wish: Wish = lambda seen, seat: None, **hands: str) -> Guest:
    """The player has led the first trick, in which the others throw away."""
    table = lay("uspcc-1907", trump="S7", **hands)
    guest = sits(table, wish=wish, trick_stays=0.5)
    guest.key(pygame.K_1 + at(guest, hands["vorhand"].split()[0]))
    return guest


def test_gathering_passes_the_window() -> None:
    guest = in_1907(vorhand="EA HK HO")
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.wait(2.0)
    assert guest.deal.phase == PAIR_WINDOW and guest.deal.waiting[0] == 0, "nothing goes on without a hand"
    guest.key(SPACE)
    assert (0, PASS) in deeds(guest)
    guest.wait(6.0)
    assert guest.deal.drawn == 4 and guest.stop is None, "the partner passes, and everybody draws"


def test_the_player_declares_between_trick_and_drawing() -> None:
    guest = in_1907(vorhand="EA HK HO")
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(pygame.K_m)
    guest.click_card(at(guest, "HK"))
    assert deeds(guest)[-1] == (0, DECLARE + 2) and guest.deal.points[0] >= 20
    guest.key(SPACE)
    guest.wait_for_stop(stops.DECLARATION)
    assert guest.state.stage.seen.drawn == 0
    guest.key(SPACE)
    guest.wait(6.0)
    assert guest.deal.drawn == 4


def test_the_players_window_comes_after_the_partners_and_no_clock_passes_it() -> None:
    """The partner declares; when that stop has ended the player still has the own chance."""
    guest = in_1907(both(whenever(DECLARE + 1), by(2, FACE_OF["EA"])), vorhand="E7 HK HO", third="EA BK BO")
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.wait(1.0)
    assert deeds(guest)[-1] == (2, DECLARE + 1)
    guest.wait(1.0)
    assert guest.stop is not None and guest.stop.kind == stops.OWN_TRICK
    guest.key(pygame.K_m)
    guest.click_card(at(guest, "HO"))
    assert deeds(guest)[-1] == (0, DECLARE + 2)


def test_a_trick_that_gathers_itself_does_not_pass_the_window() -> None:
    guest = in_1907(vorhand="EA HK HO")
    guest.player.settings = guest.player.settings.change(aid_propose_aus=True)
    guest.running.read_settings()
    guest.wait_for_stop(stops.WINDOW)
    guest.wait(20.0)
    assert (0, PASS) not in deeds(guest)
    guest.key(SPACE)
    guest.wait(6.0)
    assert (0, PASS) in deeds(guest) and guest.deal.drawn == 4


@pytest.mark.parametrize("stop", [stops.OWN_TRICK, stops.WINDOW])
def test_a_card_pressed_before_the_drawing_is_played_after_it(stop: str) -> None:
    """It lets the window go by as a press on the table does, and no press is lost."""
    guest = in_1907(vorhand="EA HK HO")
    guest.player.settings = guest.player.settings.change(aid_propose_aus=stop == stops.WINDOW)
    guest.running.read_settings()
    guest.wait_for_stop(stop)
    guest.key(pygame.K_1 + at(guest, "HK"))
    assert guest.said() == [] and deeds(guest)[-1] != (0, FACE_OF["HK"])
    guest.wait(6.0)
    assert (0, PASS) in deeds(guest) and guest.deal.drawn == 4
    assert (0, FACE_OF["HK"]) in deeds(guest)


def test_a_card_pressed_while_others_have_their_chance_waits_for_them() -> None:
    guest = in_1907(vorhand="EA HK HO")
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(SPACE)  # gathers the trick
    guest.key(SPACE)  # ends the motion
    assert deeds(guest)[-1] == (0, PASS) and guest.deal.waiting
    guest.key(pygame.K_1 + at(guest, "HK"))
    assert guest.said() == [] and deeds(guest)[-1] == (0, PASS)
    guest.wait(6.0)
    passed = [seat for seat, action in deeds(guest) if action == PASS]
    assert passed[0] == 0 and len(passed) > 1 and (0, FACE_OF["HK"]) in deeds(guest)


def test_in_the_window_of_others_a_card_is_refused_at_once() -> None:
    guest = in_1907(vorhand="E7 HK HO", second="EA")
    guest.wait_for_stop(stops.TRICK)
    guest.key(pygame.K_1 + at(guest, "HK"))
    assert guest.said() == [sentence(REASONS["window_open"])]


def test_gathered_before_the_partner_has_passed_the_window_is_passed_in_its_turn() -> None:
    guest = in_1907(by(2, FACE_OF["EA"]), vorhand="E7", third="EA")
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(SPACE)
    guest.wait(8.0)
    passed = [seat for seat, action in deeds(guest) if action == PASS]
    assert passed == [2, 0] and guest.deal.drawn == 4


@pytest.mark.parametrize("third", ["E7 HK HO", "E7"])
def test_everybody_passes_after_the_same_pause_whoever_it_is_and_whatever_they_hold(third: str) -> None:
    table = lay("uspcc-1907", trump="S7", players=6, vorhand="EA", third=third)
    guest = sits(table, trick_stays=0.5)
    leads(guest, "EA")
    paces = [pace_of(portrait) for portrait in PORTRAITS[2:6:2]]
    assert paces[0] != paces[1], "the partners do not think equally fast"
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(SPACE)
    guest.key(SPACE)  # ends the motion
    moments = [guest.now]
    while guest.deal.waiting:
        left = len(guest.deal.waiting)
        guest.wait(0.02)
        moments += [guest.now] * (left - len(guest.deal.waiting))
    pauses = [later - before for before, later in pairwise(moments)]
    assert pauses == pytest.approx(2 * [theme.PASSING], abs=0.11)


def test_others_declare_before_the_drawing_and_the_table_stops() -> None:
    guest = in_1907(whenever(DECLARE + 2), vorhand="E7", second="EA HK HO")
    guest.wait_for_stop(stops.TRICK)
    guest.wait_for_stop(stops.DECLARATION)
    assert guest.state.stage.seen.drawn == 0 and guest.stop == stops.Stop(stops.DECLARATION, theme.STOP_STAYS)
    guest.wait(8.0)
    told = [type(event) for event in guest.state.shown.past]
    assert told.index(TrickTaken) < told.index(Declared) < told.index(Drawn)


def test_in_a_window_everybody_may_call_but_nothing_else_is_possible() -> None:
    guest = in_1907(vorhand="E7", second="EA")
    guest.wait_for_stop(stops.TRICK)
    guest.key(pygame.K_m)
    guest.key(pygame.K_ESCAPE)
    guest.key(pygame.K_PERIOD, pygame.K_1)
    assert guest.said() == [sentence(REASONS["window_open"])]
    guest.key(pygame.K_a, ENTER)
    assert deeds(guest)[-1] == (0, AUS)


# -- the last chance -----------------------------------------------------------------------------------------------


def before_the_last_drawing(wish: Wish = lambda seen, seat: None, **hands: str) -> Guest:
    """The trick before the last drawing lies there whole; the player's side has taken a trick."""
    table = lay("leinfelden", trump="SU", **hands)

    def told(table: Table) -> None:
        table.opens("elfen", "EA").rest_discard().until_last_drawing()

    guest = sits(table, told, wish, trick_stays=0.5)
    while guest.deal.phase != LAST_CHANCE:
        play(guest) if next_to_act(guest.deal) == 0 else guest.key(SPACE)
        guest.wait(0.3)
    return guest


def test_before_the_last_drawing_the_player_may_still_exchange() -> None:
    guest = before_the_last_drawing(vorhand="EA S7")
    guest.wait(20.0)
    assert guest.stop is not None and guest.stop.seconds is None, "always a click"
    assert guest.deal.rounds == 1 and guest.deal.waiting[0] == 0
    guest.key(pygame.K_d, pygame.K_1)
    assert deeds(guest)[-1] == (0, SWAP)
    guest.key(SPACE)
    guest.wait(6.0)
    assert FACE_OF["SU"] in guest.hand() and guest.deal.rounds == 0


def test_gathering_lets_the_last_chance_go_by() -> None:
    guest = before_the_last_drawing(vorhand="EA S7")
    guest.wait(5.0)
    guest.key(SPACE)
    guest.wait(6.0)
    assert (0, PASS) in deeds(guest) and FACE_OF["S7"] in guest.hand() and guest.deal.rounds == 0


def test_a_click_at_the_trick_of_others_lets_the_last_chance_go_by_too() -> None:
    guest = before_the_last_drawing(by(1, FACE_OF["SA"]), vorhand="EA S7", second="SA")
    guest.wait_for_stop(stops.TRICK)
    guest.wait(5.0)
    assert guest.stop == stops.Stop(stops.TRICK) and (0, PASS) not in deeds(guest)
    guest.click(620, 250)
    guest.wait(6.0)
    assert (0, PASS) in deeds(guest) and FACE_OF["S7"] in guest.hand() and guest.deal.rounds == 0


def test_a_card_pressed_at_the_last_chance_is_played_after_the_last_drawing() -> None:
    guest = before_the_last_drawing(vorhand="EA S7")
    guest.wait(5.0)
    assert guest.stop is not None and guest.stop.kind == stops.OWN_TRICK
    card = guest.hand()[0]
    guest.key(pygame.K_1)
    assert guest.said() == []
    guest.wait(6.0)
    assert (0, PASS) in deeds(guest) and guest.deal.rounds == 0 and deeds(guest)[-1] != (0, PASS)
    assert (0, card) in deeds(guest)[deeds(guest).index((0, PASS)) :]


def test_the_partner_exchanges_in_the_last_chance_before_anybody_draws() -> None:
    guest = before_the_last_drawing(in_last_chance(SWAP), vorhand="EA", third="S7")
    guest.wait(5.0)
    guest.key(SPACE)
    guest.wait(6.0)
    assert (2, SWAP) in deeds(guest) and guest.deal.rounds == 0


def test_when_all_cards_are_played_the_table_waits_for_the_last_call() -> None:
    for key, choice, action in ((pygame.K_a, ENTER, AUS), (pygame.K_g, ENTER, ACCUSE + 1)):
        guest = sits(lay("leinfelden", vorhand="EA"), lambda table: table.opens("elfen", "EA").plays_out())
        guest.wait_for_stop(stops.COUNT)
        guest.wait(20.0)
        assert guest.deal.phase == PLAYED_OUT
        guest.key(key, choice)
        assert deeds(guest)[-1] == (0, action) and guest.deal.result is not None


def test_others_have_the_last_call_after_the_player() -> None:
    guest = sits(
        lay("leinfelden", vorhand="EA"),
        lambda table: table.opens("elfen", "EA").plays_out(),
        lambda seen, seat: AUS if seat == 1 and seen.phase == PLAYED_OUT else None,
    )
    guest.wait_for_stop(stops.COUNT)
    guest.wait(20.0)
    assert guest.deal.result is None
    guest.key(SPACE)
    guest.wait(4.0)
    assert deeds(guest)[-1] == (1, AUS)


@pytest.mark.parametrize(("taker", "other", "first"), [(0, 3, 0), (2, 1, 0), (2, 2, 2), (1, 2, 2)])
def test_in_the_count_calls_are_heard_in_order_of_play_from_the_last_tricks_winner(
    taker: int, other: int, first: int
) -> None:
    guest = sits(
        lay("leinfelden", vorhand="EA"),
        lambda table: table.opens("elfen", "EA").plays_out(),
        lambda seen, seat: AUS if seat == other and seen.phase == PLAYED_OUT else None,
    )
    guest.wait_for_stop(stops.COUNT)
    deal_of(guest.game).turn = taker
    guest.key(pygame.K_a, ENTER)
    assert deeds(guest)[-1] == (first, AUS)
    assert (guest.state.said.note is None) == (first == 0)


def test_in_the_count_a_call_waits_for_those_who_still_think(monkeypatch: pytest.MonkeyPatch) -> None:
    guest = sits(lay("leinfelden", vorhand="EA"), lambda table: table.opens("elfen", "EA").plays_out())
    guest.wait_for_stop(stops.COUNT)
    with monkeypatch.context() as slow:
        slow.setattr(Thinker, "answer", lambda player: None)
        guest.key(pygame.K_a, ENTER)
        guest.wait(2.0)
        assert guest.deal.result is None
    guest.wait(1.0)
    assert deeds(guest)[-1] == (0, AUS)


def test_auf_farbe_is_news_for_which_the_table_stops_and_nobody_may_call_after_it() -> None:
    guest = sits(lay("leinfelden", "S7", auf_farbe=True, dealer=0), wish=by(1, ANNOUNCE_FARBE))
    guest.wait_for_stop(stops.DECLARATION)
    assert "Auf Farbe!" in guest.said() and guest.running.conductor.calls_open
    guest.wait(6.0)
    assert guest.deal.trick, "it ends by itself"
    early = sits(lay("leinfelden", "S7", auf_farbe=True, dealer=0), wish=by(2, ANNOUNCE_FARBE))
    early.wait_for_stop(stops.DECLARATION)
    early.wait(theme.STOP_STAYS + 0.2)
    assert early.deal.trick and not early.running.conductor.calls_open


# -- going out -----------------------------------------------------------------------------------------------------


def at_101(table: Table) -> None:
    """The side of Vorhand has all it needs after one trick; Vorhand is in turn."""
    table.opens("elfen", "EA").rest_discard()
    for seat, suit in ((0, "S"), (0, "H"), (2, "B"), (2, "H")):
        table.seat(seat).declares(suit)
    assert table.deal.points[0] >= 101


def when_whole(seen: Deal, seat: int) -> Action | None:
    """As the careful do: accuses when the trick is whole."""
    return None if seen.trick else accuses(seen, seat)


RICH = {"vorhand": "EA SK SO HK HO", "third": "BK BO HK HO"}


def who_plays_on(wish: Wish, speed: str) -> Guest:
    """The player has overgaigelt with the card that leads."""
    guest = sits(lay("leinfelden", "S7", **RICH), at_101, wish, speed=speed)
    guest.key(pygame.K_1)
    assert guest.deal.over == 1
    return guest


@one_in(2, "speed", list(theme.SPEEDS))
def test_no_press_outruns_an_accusation_that_is_due(speed: str) -> None:
    """Neither on the card nor when the trick lies there, however fast the player is."""
    for wish in (accuses, when_whole):
        guest = who_plays_on(wish, speed=speed)
        while wish is when_whole and (guest.stop is None or guest.stop.kind != stops.OWN_TRICK):
            guest.wait(0.05)
        assert guest.deal.result is None
        guest.key(pygame.K_a, ENTER)
        result = guest.deal.result
        assert deeds(guest)[-1] == (1, ACCUSE) and result is not None and result.winners == (1,)
        assert guest.told == say("was_quicker", {"name": "Lena"})


def test_who_accuses_takes_a_human_moment_and_waits_for_no_click() -> None:
    for wish, cards in ((accuses, 1), (when_whole, 0)):
        guest = who_plays_on(wish, speed="none")
        while wish is when_whole and (guest.stop is None or guest.stop.kind != stops.OWN_TRICK):
            guest.wait(0.05)
        guest.wait(theme.ACCUSING / 2)
        assert guest.deal.result is None
        guest.wait(theme.ACCUSING)
        assert deeds(guest)[-1] == (1, ACCUSE) and len(guest.deal.trick) == cards
        guest.wait(0.5)
        assert any("Übergaigelt" in words for words in guest.said())


def test_before_a_partner_accuses_for_both_the_player_has_the_first_word() -> None:
    guest = sits(lay("leinfelden", "S7", **RICH), at_101, lambda seen, seat: when_whole(seen, 1) and by_partner(seat))
    guest.key(pygame.K_1)
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.wait(9.0)
    assert guest.deal.result is None, "while the own trick lies there"
    guest.key(SPACE)
    guest.wait(9.0)
    assert deeds(guest)[-1] == (2, ACCUSE + 1)


def by_partner(seat: int) -> Action | None:
    """The player's partner accuses the others, who have done nothing."""
    return ACCUSE + 1 if seat == 2 else None


def test_somebody_in_turn_who_would_do_nothing_but_call_is_heard_when_the_player_had_time_to_call() -> None:
    """None of the regulars does so; but the table never hangs, at no speed, and the player may call first."""
    for interrupts in (False, True):
        guest = who_plays_on(lambda seen, seat: AUS if seat == 1 and seen.over else None, speed="none")
        guest.wait(theme.CALL_AT_LEAST - 0.2)
        assert guest.deal.result is None and len(guest.deal.trick) == 1
        if interrupts:
            guest.key(pygame.K_a, ENTER)
        guest.wait(1.0)
        assert deeds(guest)[-1] == ((0 if interrupts else 1), AUS)


def test_aus_inside_the_stop_of_the_others() -> None:
    table = lay("leinfelden", "S7", dealer=0, vorhand="EA")
    guest = sits(table, lambda table: table.opens("elfen", "EA"), trick_stays=0.5)
    while next_to_act(guest.deal) != 0:
        guest.wait(0.2)
    play(guest)
    guest.wait_for_stop(stops.TRICK)
    guest.key(pygame.K_a)
    assert guest.panel_open
    guest.wait(20.0)
    assert guest.deal.result is None, "the table stands still"
    guest.key(ENTER)
    assert deeds(guest)[-1] == (0, AUS)
    result = guest.deal.result
    assert result is not None and result.reason == "untergaigelt"


@pytest.mark.parametrize("learning", [True, False])
def test_a_wrong_aus_is_warned_of_only_in_learning(learning: bool) -> None:
    guest = sits(
        lay("leinfelden", "S7", vorhand="EA"),
        lambda table: table.opens("elfen", "EA").rest_discard(),
        aid_propose_aus=learning,
    )
    guest.key(pygame.K_a)
    points = guest.deal.points[0]
    panel = guest.state.choosing.panel
    assert panel is not None and panel.title == (say("warn_aus", {"points": points}) if learning else say("ask_aus"))
    guest.key(pygame.K_ESCAPE)
    assert guest.deal.result is None
    guest.key(pygame.K_a, ENTER)
    assert (guest.deal.result is None) == learning, "where help asks back, whoever only goes on has not said yes"
    guest.key(pygame.K_a, pygame.K_1)
    assert guest.deal.result is not None


@pytest.mark.parametrize("key", [pygame.K_SPACE, ENTER])
@pytest.mark.parametrize("button", [pygame.K_a, pygame.K_g])
def test_where_help_asks_back_the_key_that_goes_on_costs_nothing(button: int, key: int) -> None:
    guest = sits(
        lay("leinfelden", "S7", vorhand="EA"),
        lambda table: table.opens("elfen", "EA").rest_discard(),
        aid_propose_aus=True,
    )
    guest.key(button)
    assert guest.panel_open and guest.state.pointing.focus == ItemId("close")
    guest.key(key)
    assert not guest.panel_open and guest.deal.result is None
    guest.key(pygame.K_w)
    assert guest.state.pointing.focus != ItemId("close"), "a sign is no warning"


# -- the Seven of trumps -------------------------------------------------------------------------------------------


def after_elfen(table: Table) -> None:
    table.opens("elfen", "EA").rest_discard()


def plays_a_round(guest: Guest) -> None:
    """The player's card, and whatever follows until the player is in turn again."""
    play(guest)
    for _ in range(80):
        guest.wait(0.3)
        if guest.stop is not None:
            guest.key(SPACE)
        elif next_to_act(guest.deal) == 0 and not guest.state.shown.moving(guest.state.now):
            return


def test_the_seven_is_reserved_and_the_trump_card_taken_later() -> None:
    guest = sits(lay("leinfelden", "SA", vorhand="EA S7"), after_elfen, trick_stays=0.5)
    guest.key(pygame.K_d, pygame.K_2)
    guest.wait(3.0)
    assert deeds(guest)[-1] == (0, RESERVE) and len(guest.hand()) == 4
    guest.key(pygame.K_d, pygame.K_3)
    assert deeds(guest)[-1] == (0, RESERVE), "not in the same turn"
    plays_a_round(guest)
    guest.key(pygame.K_d, pygame.K_3)
    guest.wait(3.0)
    assert deeds(guest)[-1] == (0, TAKE) and FACE_OF["SA"] in guest.hand() and len(guest.hand()) == 5


def test_the_reserved_seven_is_given_back_when_the_partner_exchanges() -> None:
    guest = sits(lay("leinfelden", "SA", vorhand="EA S7", third="S7"), after_elfen, by(2, SWAP), trick_stays=0.5)
    guest.key(pygame.K_d, pygame.K_2)
    guest.wait(3.0)
    play(guest)
    guest.wait(8.0)
    assert (2, SWAP) in deeds(guest)
    assert FACE_OF["S7"] in guest.hand() and guest.deal.reserver < 0


def test_what_is_impossible_says_why_and_is_free() -> None:
    guest = sits(lay("leinfelden", "SA", vorhand="EA"), after_elfen)
    moment = guest.game.moment
    for choice, reason in (
        (pygame.K_1, "needs_seven_of_trumps"),
        (pygame.K_2, "needs_seven_of_trumps"),
        (pygame.K_3, "nothing_reserved"),
    ):
        guest.key(pygame.K_d, choice)
        assert guest.said() == [sentence(REASONS[reason])] and guest.game.moment == moment


# -- Sevens, proofs, and nobody to wink at -------------------------------------------------------------------------


def test_playing_for_sevens_is_announced_and_the_five_are_shown() -> None:
    table = lay("wikipedia", "SO", players=2, dealer=0, vorhand="EA", second="E7 E7 B7 B7 HU", talon="H7 H7")
    guest = sits(table, trick_stays=0.5)
    guest.key(pygame.K_PERIOD, pygame.K_1)
    assert deeds(guest)[-1] == (0, ACTION_OF["announce", "siebener"])
    while next_to_act(guest.deal) != 0 or guest.state.shown.moving(guest.state.now):
        guest.wait(0.1)
    guest.key(pygame.K_1 + at(guest, "E7"))
    assert sentence(REASONS["keep_sevens"]) in guest.said()
    guest.wait(3.0)
    guest.key(pygame.K_1 + at(guest, "HU"))
    while FACE_OF["H7"] not in guest.hand():
        guest.wait(0.3)
        if guest.stop is not None:
            guest.key(SPACE)
    guest.key(pygame.K_PERIOD, pygame.K_3)
    result = guest.deal.result
    assert result is not None and result.winners == (0,) and result.strokes == (0, 1)


def test_five_sevens_dealt_are_shown_before_the_first_card() -> None:
    guest = sits(lay("wikipedia", "SO", vorhand="E7 E7 B7 B7 H7"))
    assert guest.deal.phase == OPENING
    guest.key(pygame.K_PERIOD, pygame.K_3)
    result = guest.deal.result
    assert result is not None and result.winners == (0,) and result.strokes == (0, 1)


def with_a_trump_from(seat: str, **hands: str) -> Guest:
    """The player has led; a hand of trumps has nothing else to throw into the first trick."""
    table = lay("leinfelden", "SU", vorhand="EA", **hands, **{seat: "SA SX SK SO S7"})
    guest = sits(table, trick_stays=0.0)
    leads(guest, "EA")
    if guest.choosing:
        guest.key(ENTER)
    guest.wait_for_stop(stops.OWN_TRICK)
    return guest


def test_zeig_shows_the_hand_until_a_click() -> None:
    guest = with_a_trump_from("second")
    (proof,) = of_kind(describe(guest.state).over, "proof")
    guest.click(*proof.box.middle)
    assert deeds(guest)[-1] == (0, ACTION_OF["proof", 1])
    guest.key(SPACE)
    guest.wait(3.0)
    assert any(isinstance(event, HandShown) for event in guest.state.shown.past)
    moment = guest.game.moment
    guest.wait(10.0)
    assert guest.game.moment == moment, "it lies open until a click"


def test_where_anything_may_be_played_a_trump_without_need_ends_the_deal_before_anybody_asks() -> None:
    table = lay("leinfelden", "SU", revoke="forfeits", vorhand="EA", second="SA")
    guest = sits(table, wish=by(1, FACE_OF["SA"]))
    leads(guest, "EA")
    if guest.choosing:
        guest.key(ENTER)
    guest.wait(6.0)
    result = guest.deal.result
    assert result is not None and result.reason == "revoke" and result.winners == (0,)
    assert of_kind(describe(guest.state).over, "proof") == []


def test_where_trumps_have_no_power_nobody_is_asked_for_the_hand_D() -> None:
    guest = with_a_trump_from("second", first_trumps="powerless")
    assert guest.deal.last_trick[1] // 6 == FACE_OF["S7"] // 6, "a trump lies there all the same"
    assert of_kind(describe(guest.state).over, "proof") == []


@pytest.mark.parametrize(("first_trumps", "lit"), [("banned", "EX BK HK"), ("powerless", "")])
def test_a_trump_is_lit_in_the_first_trick_where_it_may_be_played_D(first_trumps: str, lit: str) -> None:
    table = lay("leinfelden", "SU", dealer=2, first_trumps=first_trumps, vorhand="EA", second="SA S7 EX BK HK")
    guest = sits(table, lambda table: table.opens("elfen", "EA"), aid_mark_legal=True)
    guest.wait(3.0 + 2 * theme.MARKS_COME)
    assert aids.marked_cards(guest.state) == frozenset(FACE_OF[code] for code in lit.split())


def test_zeig_is_not_asked_of_the_partner_nor_after_the_next_lead() -> None:
    assert of_kind(describe(with_a_trump_from("third").state).over, "proof") == []
    guest = with_a_trump_from("second")
    guest.key(SPACE)
    guest.wait(4.0)
    assert of_kind(describe(guest.state).over, "proof")
    guest.key(pygame.K_1)
    guest.wait(2.0)
    assert of_kind(describe(guest.state).over, "proof") == []


def test_at_a_table_without_partners_nobody_winks_and_nobody_looks_over() -> None:
    guest = Guest("rutesheim", 3, others=others(2), trick_stays=0.5)
    moment = guest.game.moment
    guest.key(pygame.K_w)
    assert guest.told == say("signs_off") and not guest.panel_open and guest.game.moment == moment
    assert "winken" in dimmed_buttons(guest.state)
    for _ in range(30):
        stop = guest.stop
        assert stop is None or stop.kind != stops.PARTNER_LOOKS
        if stop is not None:
            guest.key(SPACE)
        elif next_to_act(guest.deal) == 0 and not guest.state.shown.moving(guest.state.now):
            play(guest)
        guest.wait(0.4)
