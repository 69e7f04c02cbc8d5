"""Five Sevens, or five of a suit, are shown by a press on any of them, also while it is somebody else's turn."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.rules.actions import ANNOUNCE_FARBE, SHOW_FARBE, SHOW_SEVENS, is_card
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from tests.scenario import lay

from .guest import Guest
from .laid import sits
from .test_windows import deeds

SEVENS = "E7 E7 B7 S7 H7"


def own_turn() -> Guest:
    return sits(lay("wikipedia", "HX", vorhand=SEVENS), speed="slow")


def anothers_turn() -> Guest:
    guest = sits(lay("wikipedia", "HX", dealer=2, second=SEVENS), speed="slow")
    assert guest.deal.turn == 3
    return guest


@pytest.mark.parametrize("at", [0, 4])
def test_a_click_on_any_of_five_sevens_shows_them_whoever_is_in_turn(at: int) -> None:
    for guest in (own_turn(), anothers_turn()):
        guest.click_card(at)
        assert deeds(guest) == [(0, SHOW_SEVENS)] and guest.deal.phase == OVER


def test_a_key_shows_them_too() -> None:
    guest = anothers_turn()
    guest.key(pygame.K_3)
    assert deeds(guest) == [(0, SHOW_SEVENS)]


def test_what_a_press_does_is_said_where_the_pointer_rests() -> None:
    guest = own_turn()
    guest.mouse(pygame.MOUSEMOTION, *guest.box_of(guest.own_card(2)).middle)
    guest.wait(theme.NAMED + 0.1)
    told = describe(guest.state).over.tip
    assert told is not None and told.about == say("name_shows_five")


def test_where_five_sevens_are_nothing_a_press_plays_the_card() -> None:
    guest = sits(lay("leinfelden", "HX", vorhand=SEVENS), speed="slow")
    guest.key(pygame.K_1)
    assert (0, SHOW_SEVENS) not in deeds(guest)


def test_five_of_a_suit_that_was_announced_are_shown_by_a_click() -> None:
    hands = lay("leinfelden", "HX", auf_farbe=True, vorhand="EA EX EK EO EU")
    guest = sits(hands, lambda table: table.does(0, "announce", "farbe"), speed="slow")
    assert deeds(guest) == [(0, ANNOUNCE_FARBE)]
    guest.click_card(1)
    assert deeds(guest)[-1] == (0, SHOW_FARBE) and not any(is_card(deed) for _, deed in deeds(guest))
