"""Bubbles and icons: nobody's face, name, score or icon is hidden by what somebody else says."""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.views import view
from gaigel_desktop.scenes.picture import bubbles, spots
from gaigel_desktop.scenes.picture.in_sight import BUBBLE, OnTable, in_sight
from gaigel_desktop.scenes.picture.over_paint import boards
from gaigel_desktop.scenes.stage.frame_layout import icon_rects
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.window.boxes import Box
from tests.combinations import for_all

from .test_layout import SEATS, dealt, in_every_window

WORDS = ((70.0, 52.0), (190.0, 74.0), (300.0, 78.0), (340.0, 126.0))  # the last: two long lines with large letters


@in_every_window
@for_all(seats=SEATS, teams=("crosswise", "none"), partner_collects=(False, True), words=WORDS)
def test_what_is_said_hides_no_portrait_no_pile_and_no_own_card(
    seats: int, design: tuple[float, float], teams: str, partner_collects: bool, words: tuple[float, float]
) -> None:
    seen, table = view(dealt(seats, 0, teams), 0), Table(*design, 0, partner_collects=partner_collects)
    seen.tricks = [1] * seen.law.sides
    clear = in_sight(BUBBLE, OnTable(seen, table))
    for seat in range(seats):
        at = spots.portrait_box(seen, table, seat)
        room = bubbles.room_at_portrait(at, words, table, clear)
        assert not [box for box in clear if room.box.overlaps(box)], seat
        assert Box(0, 0, *design).contains(room.box)
        tail = bubbles.tail_box(room, at)
        assert tail.overlaps(room.box) and not room.box.contains(tail)


@pytest.mark.parametrize("tail", ["north", "south", "east", "west"])
def test_the_tail_touches_its_bubble_and_points_at_the_speaker(tail: str) -> None:
    at, box = Box(500, 300, 96, 96), Box(480, 100, 140, 60)
    found = bubbles.tail_box(bubbles.Berth(box, tail), at)
    assert found.overlaps(box)
    assert not box.contains(found)


def test_at_a_card_it_is_above_the_card() -> None:
    card = Box(400, 520, 117, 187)
    room = bubbles.room_at_card(card, (200, 60), Table(1280, 720, 0))
    assert room.box.bottom < card.y and room.tail == "south"
    assert abs(room.box.middle[0] - card.middle[0]) < 1


def test_icons_that_are_switched_off_leave_no_gap() -> None:
    table = Table(1280.0, 720.0, 0)
    every, few = icon_rects(table), icon_rects(table, ("last_trick", "log", "rules", "menu", "hint", "keys"))
    assert few["keys"] == every["keys"] and few["menu"] == every["menu"]
    assert few["hint"] == every["gone"], "what is left moves up to the others"
    assert len(boards(tuple(every.values()))) == 1
    first, second = boards(tuple(few.values()))
    assert second.width < first.width and second.right == first.right
    assert boards(()) == []
