"""Beside a panel: every button that is still in sight there does what it says, with the same click."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.rules.actions import ACTION_OF
from gaigel_desktop.table.board.item_boxes import offer_boxes
from gaigel_desktop.table.board.panel_layout import panel_box
from gaigel_desktop.table.play import laid_out_choices
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.offered_lesson import Offered
from tests.scenario import lay
from tests.scenes.table.there import of_kind

from .guest import Guest
from .laid import sits
from .test_captions import own_first_trick
from .test_windows import deeds, with_a_trump_from


def opens(guest: Guest, key: int) -> None:
    guest.key(key)
    assert guest.panel_open


def test_the_offer_of_a_lesson_stays_in_sight_and_is_put_away() -> None:
    guest = own_first_trick()
    guest.state.offered = Offered("first", "A lesson", guest.deal.done)
    opens(guest, pygame.K_m)
    paper = describe(guest.state).over.paper
    assert paper is not None and paper.back is not None
    guest.click(*paper.back.middle)
    assert not guest.panel_open and guest.state.offered is None


def test_somebody_is_asked_to_show_the_hand() -> None:
    guest = with_a_trump_from("second")
    opens(guest, pygame.K_g)
    (proof,) = of_kind(describe(guest.state).over, "proof")
    guest.click(*proof.box.middle)
    assert not guest.panel_open and deeds(guest)[-1] == (0, ACTION_OF["proof", 1])


@pytest.mark.parametrize(("key", "seen"), [(pygame.K_m, True), (pygame.K_d, False)])
def test_a_way_to_open_is_chosen_unless_the_panel_lies_over_one(key: int, *, seen: bool) -> None:
    guest = sits(lay("leinfelden", "SA", vorhand="EA EA HK HO E7"))
    opens(guest, key)
    panel, stage = guest.state.choosing.panel, guest.state.stage
    assert panel is not None and bool(describe(guest.state).over.ways) is seen
    sheet = panel_box(stage.seen, stage.table, panel)
    boxes = offer_boxes(stage.table, len(laid_out_choices.ways_to_open(guest.state)))
    way = next(box for box in boxes if not sheet.holds((box.x + 4, box.middle[1])))
    guest.click(way.x + 4, way.middle[1])
    assert not guest.panel_open and (guest.state.choosing.mode is not None) is seen
