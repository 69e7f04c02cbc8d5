"""Bubbles and icons: a bubble points at whoever says it, and the boards of the icons have no gaps."""

from __future__ import annotations

import pytest

from gaigel_desktop.table.board import bubbles
from gaigel_desktop.table.board.frame_layout import icon_rects
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.paint.paint_top_layer import icon_boards
from gaigel_desktop.window.boxes import Box


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
    assert len(icon_boards(tuple(every.values()))) == 1
    first, second = icon_boards(tuple(few.values()))
    assert second.width < first.width and second.right == first.right
    assert icon_boards(()) == []
