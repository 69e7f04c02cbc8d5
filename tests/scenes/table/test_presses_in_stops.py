"""Presses and stops: a press that only skips motion ends no stop; a card is never lost, at any speed."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.actions import ELFEN, is_card, opening
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.board.card_places import hand_place
from gaigel_desktop.text.explain import sentence
from gaigel_desktop.text.phrases import REASONS
from tests.rules.table import Table
from tests.scenario import lay
from tests.tiers import one_in

from .guest import Guest
from .laid import at, sits

SPEEDS = ("slow", "normal", "fast", "none")
Press = Callable[[Guest, int], None]


def by_number(guest: Guest, card: int) -> None:
    guest.key(pygame.K_1 + card)


def by_enter(guest: Guest, card: int) -> None:
    guest.state.pointing = guest.state.pointing._replace(by_keys=True, focus=guest.own_card(card))
    guest.key(pygame.K_RETURN)


def by_click(guest: Guest, card: int) -> None:
    guest.click_card(card)


def by_dragging(guest: Guest, card: int) -> None:
    place = hand_place(guest.state.stage.table, card, len(guest.hand()))
    guest.mouse(pygame.MOUSEBUTTONDOWN, place.x - 30, place.y)
    guest.mouse(pygame.MOUSEMOTION, 600, 330)
    guest.wait(0.1)
    guest.mouse(pygame.MOUSEBUTTONUP, 600, 330)
    guest.wait(0.1)


def on_the_trick(guest: Guest, card: int) -> None:
    guest.click(620, 250)


def on_a_portrait(guest: Guest, card: int) -> None:
    guest.click(640, 56)


def with_space(guest: Guest, card: int) -> None:
    guest.key(pygame.K_SPACE)


CARDS: tuple[Press, ...] = (by_number, by_enter, by_click, by_dragging)
HURRIES: tuple[Press, ...] = (on_the_trick, on_a_portrait, with_space)


def led(table: Table) -> None:
    """The player has opened with an ace that nobody beats; the last card of the trick is still to come."""
    table.opens("elfen", "EA").discards().discards()


def at_own_trick(**chosen: SettingValue) -> Guest:
    """The player's trick lies there whole."""
    guest = sits(lay("leinfelden", "S7", vorhand="EA E7"), led, chosen=chosen)
    guest.wait_for_stop(stops.OWN_TRICK)
    return guest


def is_played(guest: Guest, press: Press, code: str) -> None:
    """What is pressed now is played as soon as it may."""
    card = at(guest, code)
    face = guest.hand()[card]
    press(guest, card)
    guest.wait(3.0)
    assert (0, face) in guest.game.record_so_far().actions


def last_card_flies(**chosen: SettingValue) -> Guest:
    """The last card of the player's first trick is on its way."""
    guest = sits(lay("leinfelden", "S7", vorhand="EA E7"), led, speed="slow", chosen=chosen)
    while not guest.state.shown.moving(guest.state.now) or len(guest.deal.trick):
        guest.now += 0.01
        guest.turn()
    assert guest.stop is None and guest.state.stage.seen.done == 0
    return guest


@pytest.mark.parametrize("press", HURRIES)
def test_no_press_that_only_skips_motion_ends_a_stop(press: Press) -> None:
    guest = last_card_flies()
    press(guest, at(guest, "E7"))
    assert guest.stop == stops.Stop(stops.OWN_TRICK), "the trick lies there, and nobody has gathered it"
    guest.wait(5.0)
    assert guest.stop == stops.Stop(stops.OWN_TRICK)


@pytest.mark.parametrize("press", CARDS)
def test_a_card_thrown_while_the_last_one_flies_is_played_once(press: Press) -> None:
    guest = last_card_flies()
    is_played(guest, press, "E7")
    assert [action for seat, action in guest.game.record_so_far().actions if seat == 0 and is_card(action)] == [
        opening(ELFEN, FACE_OF["EA"]),
        FACE_OF["E7"],
    ]


@pytest.mark.parametrize("press", [by_number, by_click])
def test_with_help_a_card_waits_for_what_its_press_has_brought_up(press: Press) -> None:
    """There are 101, and the table proposes to say so: nobody throws that away unseen."""
    guest = last_card_flies(aid_propose_aus=True, trick_stays=0.0)
    guest.game.seen_by(0).points[0] = guest.state.stage.seen.points[0] = 101
    press(guest, at(guest, "E7"))
    guest.wait(3.0)
    assert guest.stop is not None and FACE_OF["E7"] in guest.hand()
    guest.key(pygame.K_SPACE)
    guest.wait(3.0)
    assert (0, FACE_OF["E7"]) in guest.game.record_so_far().actions, "it was kept"


@one_in(4, "speed", SPEEDS)
@one_in(4, "press", CARDS)
def test_a_card_pressed_while_the_own_trick_waits_is_played(press: Press, speed: SettingValue) -> None:
    guest = at_own_trick(speed=speed)
    assert guest.deal.turn == 0
    is_played(guest, press, "E7")


@one_in(4, "speed", SPEEDS)
@one_in(4, "press", CARDS)
def test_a_card_pressed_after_a_declaration_is_played(press: Press, speed: SettingValue) -> None:
    guest = sits(
        lay("leinfelden", "S7", vorhand="EA HK HO E7"),
        lambda table: table.opens("elfen", "EA").rest_discard(),
        speed=speed,
    )
    guest.key(pygame.K_m)
    guest.click_card(at(guest, "HK"))
    guest.wait_for_stop(stops.DECLARATION)
    is_played(guest, press, "HK")


@one_in(4, "speed", SPEEDS)
@one_in(4, "press", CARDS)
def test_a_card_pressed_while_anothers_trick_lies_there_is_refused_at_once(press: Press, speed: SettingValue) -> None:
    """It is not lost: the reason stands at the card, and the stop goes on."""
    guest = sits(lay("leinfelden", "S7", vorhand="E7", second="EA", third="B7", fourth="B7"), told_dive, speed=speed)
    guest.wait_for_stop(stops.TRICK)
    moment = guest.game.moment
    press(guest, 0)
    assert guest.said() == [sentence(REASONS["not_your_turn"])] and guest.game.moment == moment
    assert guest.stop is not None and guest.stop.kind == stops.TRICK


def told_dive(table: Table) -> None:
    """Face down, and the second player's card is the higher one."""
    table.opens("dive", "E7").plays("EA B7")


@one_in(4, "speed", SPEEDS)
@one_in(4, "key", [pygame.K_m, pygame.K_d, pygame.K_g, pygame.K_a, pygame.K_w])
def test_an_announcement_pressed_during_a_stop_or_motion_opens_its_panel(key: int, speed: SettingValue) -> None:
    for guest in (at_own_trick(speed=speed), sits(lay("leinfelden", "S7", vorhand="EA E7"), led, speed=speed)):
        guest.key(key)
        assert guest.panel_open
        moment = guest.game.moment
        guest.wait(5.0)
        assert guest.panel_open and guest.game.moment == moment
        assert not any(is_card(action) for seat, action in guest.game.record_so_far().actions[moment:])
