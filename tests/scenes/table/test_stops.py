"""Stops: the table stops after each trick and each declaration, whatever anybody holds, and no press is lost."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.settings import Value
from gaigel_desktop.rules.actions import AUS, DECLARE, is_card
from gaigel_desktop.rules.deal import PLAYED_OUT, Deal
from gaigel_desktop.scenes.table import conduct
from gaigel_desktop.text.explain import sentence
from gaigel_desktop.text.phrases import REASONS

from .guest import PORTRAITS, Guest
from .laid import Wish, others


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
        elif guest.game.seen_by(0).turn == 0 and not guest.sitting.moving:
            play(guest)
        guest.wait(0.5)
    raise AssertionError(f"no {kind}")


def at_a_stop(kind: str, **settings: Value) -> Guest:
    for seed in range(1, 20):
        guest = Guest(others=others(3), seed=seed, **settings)
        try:
            until(guest, kind)
        except AssertionError:
            continue
        return guest
    raise AssertionError(f"no {kind}")


@pytest.mark.parametrize("speed", ["slow", "normal", "none"])
def test_an_own_trick_waits_without_a_clock(speed: Value) -> None:
    guest = at_a_stop(conduct.OWN_TRICK, speed=speed, trick_stays=0.5)
    moment = guest.game.moment
    guest.wait(40.0)
    assert guest.game.moment == moment and guest.stop is not None
    guest.click(620, 250)
    guest.wait(3.0)
    assert guest.stop is None or guest.stop.kind != conduct.OWN_TRICK


def test_with_aus_proposed_own_tricks_gather_themselves() -> None:
    guest = at_a_stop(conduct.OWN_TRICK, trick_stays=2.0, aid_propose_aus=True)
    guest.wait(1.0)
    assert guest.stop is not None and guest.stop.kind == conduct.OWN_TRICK
    guest.wait(2.5)
    assert guest.stop is None or guest.stop.kind != conduct.OWN_TRICK


@pytest.mark.parametrize(("stays", "seconds"), [(0.5, 1.5), (3.0, 3.0), (0.0, None)])
def test_the_trick_of_others_stays_for_the_set_time_but_not_less_than_one_and_a_half_seconds(
    stays: float, seconds: float | None
) -> None:
    guest = at_a_stop(conduct.TRICK, trick_stays=stays)
    assert guest.stop == conduct.Stop(conduct.TRICK, seconds)
    guest.wait(10.0)
    still_there = guest.stop is not None and guest.stop.kind == conduct.TRICK and guest.stop.seconds is None
    assert still_there == (seconds is None)


def test_before_the_last_drawing_and_at_the_end_only_a_click_goes_on() -> None:
    guest = Guest(players=2, others=others(1), trick_stays=0.5, collect="partner")
    for _ in range(250):
        stop, shown = guest.stop, guest.sitting.stage.seen
        if stop is not None and stop.kind in (conduct.TRICK, conduct.OWN_TRICK):
            assert (stop.seconds is None) == (shown.rounds == 1 or guest.game.deal.phase == PLAYED_OUT)
        if stop is not None and stop.kind == conduct.COUNT:
            guest.wait(20.0)
            assert guest.game.deal.result is None
            guest.key(pygame.K_SPACE)
            guest.wait(1.0)
            assert guest.game.deal.result is not None
            return
        if stop is not None:
            guest.key(pygame.K_SPACE)
        elif guest.game.seen_by(0).turn == 0 and not guest.sitting.moving:
            play(guest)
        guest.wait(0.4)
    raise AssertionError("the deal did not end")


def test_a_click_that_skips_motion_never_ends_a_stop() -> None:
    guest = Guest(others=others(3), trick_stays=0.0, speed="slow")
    until(guest, conduct.PARTNER_LOOKS) if guest.game.seen_by(0).turn != 0 else play(guest)
    for _ in range(400):
        if guest.sitting.moving and len(guest.game.deal.trick) == 0 and guest.game.deal.done:
            break
        guest.wait(0.05)
    while guest.sitting.moving:
        guest.key(pygame.K_SPACE)
    stop = guest.stop
    assert stop is not None and stop.kind in (conduct.TRICK, conduct.OWN_TRICK)


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "none"])
def test_a_card_pressed_during_a_stop_is_played(speed: Value) -> None:
    guest = at_a_stop(conduct.OWN_TRICK, speed=speed, trick_stays=0.0)
    if guest.game.seen_by(0).turn != 0:
        guest.key(pygame.K_1)
        assert guest.said() == [sentence(REASONS["not_your_turn"])] and guest.stop is not None
        return
    moment = guest.game.moment
    guest.key(pygame.K_1)
    guest.wait(0.3)
    assert guest.game.moment > moment


def test_an_announcement_stops_the_table_unseen() -> None:
    guest = at_a_stop(conduct.TRICK, trick_stays=0.5)
    guest.key(pygame.K_a)
    moment = guest.game.moment
    guest.wait(20.0)
    assert guest.game.moment == moment and guest.panel_open
    guest.key(pygame.K_ESCAPE)
    assert guest.stop is not None and guest.stop.kind == conduct.TRICK, "the clock begins anew"


def test_others_call_only_at_the_end_of_a_stop_after_the_players_chance() -> None:
    guest = Guest(others=others(3, lambda seen, seat: AUS if seen.done and not seen.trick else None))
    until(guest, conduct.OWN_TRICK)
    guest.wait(20.0)
    assert guest.game.deal.result is None
    guest.key(pygame.K_SPACE)
    guest.wait(6.0)
    assert guest.game.deal.result is not None
    assert guest.game.record_so_far().actions[-1][1] == AUS


def test_the_player_may_still_interrupt_before_others_call() -> None:
    guest = Guest(others=others(3, lambda seen, seat: AUS if seen.done and not seen.trick else None))
    until(guest, conduct.OWN_TRICK)
    guest.key(pygame.K_a, pygame.K_RETURN)
    assert guest.game.record_so_far().actions[-1] == (0, AUS)


def test_a_declaration_stops_the_table() -> None:
    wish: Wish = lambda seen, seat: next(  # noqa: E731
        (DECLARE + suit for suit in range(4) if seen.own_trick >> seat & 1 and pair(seen, seat, suit)), None
    )
    for seed in range(1, 40):
        guest = Guest(others=others(3, wish), seed=seed, trick_stays=0.5)
        try:
            until(guest, conduct.DECLARATION, patience=25)
        except AssertionError:
            continue
        moment = guest.game.moment
        guest.wait(1.0)
        assert guest.game.moment == moment
        return
    raise AssertionError("nobody declared")


def pair(seen: Deal, seat: int, suit: int) -> bool:
    hand = seen.hands[seat]
    both = hand >> suit * 6 + 2 & hand >> suit * 6 + 3 & 1
    return bool(both) and not seen.declared[seat] >> suit & 1


def test_losing_the_focus_of_the_window_stops_the_table() -> None:
    guest = at_a_stop(conduct.TRICK, trick_stays=0.5)
    guest.scene.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    moment = guest.game.moment
    guest.wait(30.0)
    assert guest.game.moment == moment and guest.stop is not None
    guest.scene.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))
    guest.wait(4.0)
    assert guest.stop is None or guest.stop.kind != conduct.TRICK


def test_the_partner_looks_before_leading_until_space() -> None:
    guest = at_a_stop(conduct.PARTNER_LOOKS)
    assert guest.stop == conduct.Stop(conduct.PARTNER_LOOKS, 3.0)
    partner = guest.game.seen_by(0).turn
    assert guest.sitting.chrome().portraits[partner] == f"portraits/{PORTRAITS[partner]}/pleased.webp"
    guest.key(pygame.K_w, pygame.K_RETURN)
    assert guest.game.record_so_far().actions[-1][0] == 0
    assert not is_card(guest.game.record_so_far().actions[-1][1])
    guest.wait(1.5)
    assert 0 in guest.sitting.faces, "the sign is seen in the portrait"
    guest.wait(8.0)
    assert guest.game.deal.trick
    assert guest.sitting.chrome().portraits[partner] == f"portraits/{PORTRAITS[partner]}/neutral.webp"


def test_space_ends_the_partners_look() -> None:
    guest = at_a_stop(conduct.PARTNER_LOOKS)
    assert guest.sitting.looks()
    guest.key(pygame.K_SPACE)
    assert guest.stop is None and not guest.sitting.looks()
