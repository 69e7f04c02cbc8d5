"""Beside a panel: every button that is still in sight there does what it says, with the same click."""

from __future__ import annotations

import pygame

from gaigel_desktop.rules.actions import ACTION_OF
from gaigel_desktop.table.play.described import describe
from tests.scenario import lay
from tests.scenes.table.there import of_kind

from .guest import Guest
from .laid import sits
from .test_windows import deeds, with_a_trump_from


def opens(guest: Guest, key: int) -> None:
    guest.key(key)
    assert guest.panel_open


def test_somebody_is_asked_to_show_the_hand() -> None:
    guest = with_a_trump_from("second")
    opens(guest, pygame.K_g)
    (proof,) = of_kind(describe(guest.state).over, "proof")
    guest.click(*proof.box.middle)
    assert not guest.panel_open and deeds(guest)[-1] == (0, ACTION_OF["proof", 1])


def test_below_a_panel_no_ways_to_open_lie_and_they_come_back() -> None:
    guest = sits(lay("leinfelden", "SA", vorhand="EA EA HK HO E7"))
    laid_out = describe(guest.state).over.ways
    opens(guest, pygame.K_m)
    assert laid_out and not describe(guest.state).over.ways
    guest.key(pygame.K_ESCAPE)
    assert describe(guest.state).over.ways == laid_out
