"""Stops: the table stops after each trick and each declaration, whatever anybody holds, and no press is lost."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.actions import AUS, DECLARE, Action, is_card
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.board.layout import HAND
from gaigel_desktop.table.play.at_rest import faces_now
from gaigel_desktop.table.play.described import describe
from tests.rules.table import Table
from tests.scenario import lay
from tests.tiers import one_in

from .guest import PORTRAITS, Guest
from .laid import Wish, others, sits

SPEEDS = ("slow", "normal", "fast", "none")


def play(guest: Guest) -> None:
    """The first own card that is allowed."""
    for at in range(len(guest.hand())):
        moment = guest.game.moment
        guest.key(pygame.K_1 + at)
        if guest.choosing:
            guest.key(pygame.K_RETURN)
        if guest.game.moment != moment:
            return


def until(guest: Guest, kind: str, patience: int = 60) -> None:
    """Go on until the table stops like this."""
    for _ in range(patience):
        if guest.stop is not None and guest.stop.kind == kind:
            return
        if guest.stop is not None:
            guest.key(pygame.K_SPACE)
        elif guest.game.seen_by(0).turn == 0 and not guest.state.shown.moving(guest.state.now):
            play(guest)
        guest.wait(0.5)
    raise AssertionError(f"no {kind}")


def own_trick(**chosen: SettingValue) -> Guest:
    """The player has opened with an ace that nobody beats."""
    table = lay("leinfelden", "S7", vorhand="EA E7")
    guest = sits(table, lambda table: table.opens("elfen", "EA").discards().discards(), chosen=chosen)
    guest.wait_for_stop(stops.OWN_TRICK)
    return guest


def partners_trick(**chosen: SettingValue) -> Guest:
    """The player has dived, and the partner has the higher card; the last card is still to come."""
    table = lay("leinfelden", "S7", vorhand="E7 HA", second="B7", third="EA", fourth="B7")
    return sits(table, lambda table: table.opens("dive", "E7").plays("B7 EA"), chosen=chosen)


def partner_looks(**chosen: SettingValue) -> Guest:
    """The player has gathered the trick that the partner won."""
    guest = partners_trick(**chosen)
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(pygame.K_SPACE)
    guest.wait_for_stop(stops.PARTNER_LOOKS)
    return guest


@pytest.mark.parametrize("speed", ["slow", "normal", "none"])
def test_an_own_trick_waits_without_a_clock(speed: SettingValue) -> None:
    guest = own_trick(speed=speed, trick_stays=0.5)
    moment = guest.game.moment
    guest.wait(40.0)
    assert guest.game.moment == moment and guest.stop is not None
    guest.click(620, 250)
    guest.wait(3.0)
    assert guest.stop is None or guest.stop.kind != stops.OWN_TRICK


@pytest.mark.parametrize("stays", [0.5, 2.0])
def test_with_aus_proposed_own_tricks_gather_themselves(stays: float) -> None:
    guest = own_trick(trick_stays=stays, aid_propose_aus=True)
    assert guest.stop == stops.Stop(stops.OWN_TRICK, stays)
    guest.wait(stays + 0.4)
    assert guest.stop is None or guest.stop.kind != stops.OWN_TRICK


def takes_the_trick(table: Table) -> None:
    """The player dives, and the next one has the higher card; the last card is still to come."""
    table.opens("dive", "E7").plays("EA B7")


def trick_of_others(wish: Wish = lambda seen, seat: None, /, **chosen: SettingValue) -> Guest:
    """Lena takes the first trick, and nobody else has anything to say."""
    hands = {"vorhand": "E7", "second": "EA HK HO", "third": "B7", "fourth": "B7"}
    return sits(lay("leinfelden", "S7", **hands), takes_the_trick, wish, chosen=chosen)


def lasts(guest: Guest, kind: str, longest: float = 60.0) -> float:
    """For how many seconds the table stops like this, by itself."""
    guest.wait_for_stop(kind, longest)
    began = guest.now
    while guest.stop is not None and guest.stop.kind == kind and guest.now < began + longest:
        guest.wait(0.05)
    return guest.now - began


SEEN = {"slow": 1.7, "normal": 1.0, "fast": 0.7, "none": 0.7}  # so long at least, as fast as the table is


@one_in(4, "speed", SPEEDS)
@one_in(4, "stays", [0.5, 3.0, 0.0])
def test_the_trick_of_others_stays_for_the_set_time_but_at_least_until_it_is_seen(stays: float, speed: str) -> None:
    stood = lasts(trick_of_others(trick_stays=stays, speed=speed), stops.TRICK)
    assert stood == pytest.approx(max(stays, SEEN[speed]), abs=0.12) if stays else stood > 30


def declares_hearts(seen: Deal, seat: int) -> Action | None:
    """Lena declares as soon as she may."""
    return DECLARE + 2 if seat == 1 and why_not(seen, seat, DECLARE + 2) is None else None


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_declaration_stops_the_table_at_every_speed(speed: str) -> None:
    guest = trick_of_others(declares_hearts, trick_stays=0.5, speed=speed)
    assert lasts(guest, stops.DECLARATION) == pytest.approx(SEEN[speed], abs=0.12)
    assert (1, DECLARE + 2) in guest.game.record_so_far().actions


def face_up_of(guest: Guest, seat: int) -> set[int]:
    """The cards of a hand that everybody sees."""
    hand = [sprite for sprite in guest.state.stage.sprites if sprite.zone == (HAND, seat)]
    return {sprite.face for sprite in hand if sprite.pose.place.face_up}


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("captions", [2, 0], ids=["goes by itself", "until a click"])
def test_king_and_ober_lie_there_as_long_as_the_declaration_is_waited_for(speed: str, captions: int) -> None:
    pair = {FACE_OF["HK"], FACE_OF["HO"]}
    guest = trick_of_others(declares_hearts, trick_stays=0.5, speed=speed, caption_stays=captions)
    guest.wait_for_stop(stops.DECLARATION)
    assert face_up_of(guest, 1) == pair
    if captions == 0:
        guest.wait(20.0)
        assert face_up_of(guest, 1) == pair
    guest.running.lay_out()  # the window has another size
    assert face_up_of(guest, 1) == pair
    guest.key(pygame.K_SPACE)
    guest.wait(3.0)
    assert face_up_of(guest, 1) == set()


def test_an_own_pair_is_back_in_the_hand_before_it_is_played_from() -> None:
    table = lay("leinfelden", "S7", vorhand="EA HK HO")
    guest = sits(table, lambda table: table.opens("elfen", "EA").discards().discards(), speed="none")
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(pygame.K_SPACE)
    guest.wait(1.0)
    guest.means(DECLARE + 2)
    guest.wait_for_stop(stops.DECLARATION)
    own = [sprite for sprite in guest.state.stage.sprites if sprite.zone == (HAND, 0)]
    held = [sprite.face for sprite in own if sprite.place != sprite.target]
    assert sorted(held) == sorted((FACE_OF["HK"], FACE_OF["HO"]))
    guest.key(pygame.K_SPACE)
    guest.wait(3.0)
    assert all(sprite.place == sprite.target for sprite in own)


def test_before_the_last_drawing_and_before_the_count_only_a_click_goes_on() -> None:
    guest = Guest(players=2, others=others(1), trick_stays=0.5, collect="partner")
    for _ in range(250):
        stop, shown = guest.stop, guest.state.stage.seen
        if stop is not None and stop.kind in (stops.TRICK, stops.OWN_TRICK):
            assert (stop.seconds is None) == (shown.rounds == 1)
        if stop is not None and stop.kind == stops.COUNT:
            guest.wait(20.0)
            assert guest.deal.result is None
            guest.key(pygame.K_SPACE)
            guest.wait(1.0)
            assert guest.deal.result is not None
            return
        if stop is not None:
            guest.key(pygame.K_SPACE)
        elif guest.game.seen_by(0).turn == 0 and not guest.state.shown.moving(guest.state.now):
            play(guest)
        guest.wait(0.4)
    raise AssertionError("the deal did not end")


def test_a_click_that_skips_motion_never_ends_a_stop() -> None:
    guest = Guest(others=others(3), trick_stays=0.0, speed="slow")
    until(guest, stops.PARTNER_LOOKS) if guest.game.seen_by(0).turn != 0 else play(guest)
    for _ in range(400):
        if guest.state.shown.moving(guest.state.now) and len(guest.deal.trick) == 0 and guest.deal.done:
            break
        guest.wait(0.05)
    while guest.state.shown.moving(guest.state.now):
        guest.key(pygame.K_SPACE)
    stop = guest.stop
    assert stop is not None and stop.kind in (stops.TRICK, stops.OWN_TRICK)


def test_an_announcement_stops_the_table_unseen() -> None:
    guest = trick_of_others(trick_stays=0.5)
    guest.wait_for_stop(stops.TRICK)
    guest.key(pygame.K_a)
    moment = guest.game.moment
    guest.wait(20.0)
    assert guest.game.moment == moment and guest.panel_open
    guest.key(pygame.K_ESCAPE)
    assert guest.stop is not None and guest.stop.kind == stops.TRICK, "the clock begins anew"


def test_others_call_only_at_the_end_of_a_stop_after_the_players_chance() -> None:
    guest = Guest(others=others(3, lambda seen, seat: AUS if seen.done and not seen.trick else None))
    until(guest, stops.OWN_TRICK)
    guest.wait(20.0)
    assert guest.deal.result is None
    guest.key(pygame.K_SPACE)
    guest.wait(6.0)
    assert guest.deal.result is not None
    assert guest.game.record_so_far().actions[-1][1] == AUS


def test_the_player_may_still_interrupt_before_others_call() -> None:
    guest = Guest(others=others(3, lambda seen, seat: AUS if seen.done and not seen.trick else None))
    until(guest, stops.OWN_TRICK)
    guest.key(pygame.K_a, pygame.K_RETURN)
    assert guest.game.record_so_far().actions[-1] == (0, AUS)


def test_the_player_may_interrupt_even_when_the_stop_has_ended() -> None:
    guest = Guest(others=others(3, lambda seen, seat: AUS if seen.done and not seen.trick else None))
    until(guest, stops.OWN_TRICK)
    guest.key(pygame.K_SPACE, pygame.K_a)
    assert guest.deal.result is None and guest.panel_open
    guest.wait(20.0)
    assert guest.deal.result is None, "whoever would call waits"
    guest.key(pygame.K_RETURN)
    assert guest.game.record_so_far().actions[-1] == (0, AUS)


@pytest.mark.parametrize("who", ["me", "partner"])
def test_while_the_player_collects_the_partner_does_not_lead_before_the_trick_is_gathered(who: SettingValue) -> None:
    """If the partner collects, the own tricks are gathered like those of others."""
    guest = partners_trick(collect=who, trick_stays=0.5)
    until(guest, stops.OWN_TRICK)
    assert guest.deal.turn == 2 and guest.stop == stops.Stop(stops.OWN_TRICK, None if who == "me" else 1.5)
    guest.wait(20.0)
    assert bool(guest.deal.trick) == (who == "partner")
    if who == "me":
        guest.key(pygame.K_SPACE)
        guest.wait(10.0)
        assert guest.deal.trick, "now the partner leads"


def test_losing_the_focus_of_the_window_stops_the_table() -> None:
    guest = trick_of_others(trick_stays=0.5)
    guest.wait_for_stop(stops.TRICK)
    guest.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    moment = guest.game.moment
    guest.wait(30.0)
    assert guest.game.moment == moment and guest.stop is not None
    guest.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))
    guest.wait(4.0)
    assert guest.stop is None or guest.stop.kind != stops.TRICK


@pytest.mark.parametrize("speed", ["normal", "none"])
def test_without_the_focus_of_the_window_nobody_plays_and_no_card_moves(speed: SettingValue) -> None:
    guest = Guest(others=others(3), seed=3, speed=speed)
    play(guest)
    guest.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    moment, places = guest.game.moment, [sprite.place for sprite in guest.state.stage.sprites]
    guest.wait(30.0)
    assert guest.game.moment == moment
    assert [sprite.place for sprite in guest.state.stage.sprites] == places and describe(guest.state).over.waits
    guest.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))
    guest.wait(12.0)
    assert guest.game.moment > moment and not describe(guest.state).over.waits


def test_the_partner_looks_before_leading_until_space() -> None:
    guest = partner_looks()
    assert guest.stop == stops.Stop(stops.PARTNER_LOOKS, 3.0)
    partner = guest.game.seen_by(0).turn
    assert describe(guest.state).rests.portraits[partner] == f"portraits/{PORTRAITS[partner]}/pleased.webp"
    guest.key(pygame.K_w, pygame.K_3)
    assert guest.game.record_so_far().actions[-1][0] == 0
    assert not is_card(guest.game.record_so_far().actions[-1][1])
    guest.wait(1.5)
    assert 0 in guest.state.said.faces, "the sign is seen in the portrait"
    guest.wait(8.0)
    assert guest.deal.trick
    assert describe(guest.state).rests.portraits[partner] == f"portraits/{PORTRAITS[partner]}/neutral.webp"


def test_space_ends_the_partners_look() -> None:
    guest = partner_looks()
    assert faces_now(guest.state)
    guest.key(pygame.K_SPACE)
    assert guest.stop is None and not faces_now(guest.state)
