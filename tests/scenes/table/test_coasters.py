"""Beer mats lie on bare table only, and stay where they are for a whole deal."""

from __future__ import annotations

from gaigel_desktop.rules.views import view
from gaigel_desktop.table.board import bubbles, item_boxes, spread_places
from gaigel_desktop.table.board.coasters import coaster_places
from gaigel_desktop.table.board.in_sight import BUBBLE, OnTable, in_sight
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.paint.paint_resting import coaster_motifs
from gaigel_desktop.window.boxes import Box
from tests.combinations import for_all

from .test_layout import SEATS, TEAMS, around, dealt, in_every_window

SAID = (165.0, 50.0)  # an announcement


def boxes(seats: int, design: tuple[float, float], teams: str, partner_collects: bool) -> tuple[list[Box], list[Box]]:
    """The mats, and what will lie at this table for a while."""
    seen, table = view(dealt(seats, 0, teams), 0), Table(*design, 0, partner_collects=partner_collects)
    mats = [item_boxes.coaster_box(middle) for middle in coaster_places(seen, table).values()]
    seen.tricks = [1] * seen.law.sides
    clear = in_sight(BUBBLE, OnTable(seen, table))
    rest = list[Box]()
    for side in range(seen.law.sides):
        rest += [Box(*around(spread_places.reminder_place(seen, table, side, at))) for at in range(2)]
        rest += [Box(*spread_places.chalk_rect(seen, table, side, at)) for at in range(2)]
    portraits = (item_boxes.portrait_box(seen, table, seat) for seat in range(seats))
    rest += [bubbles.room_at_portrait(portrait, SAID, table, clear).box for portrait in portraits]
    return mats, rest


@in_every_window
@for_all(seats=SEATS, teams=TEAMS, partner_collects=(False, True))
def test_a_mat_lies_under_nothing_that_is_said_or_laid_there_for_a_while(
    seats: int, design: tuple[float, float], teams: str, partner_collects: bool
) -> None:
    mats, rest = boxes(seats, design, teams, partner_collects)
    assert [(mat, other) for mat in mats for other in rest if mat.overlaps(other)] == []


@for_all(seats=(2, 3, 4), design=((1280.0, 720.0), (1280.0, 800.0)))
def test_at_a_small_table_everybody_has_one(seats: int, design: tuple[float, float]) -> None:
    mats, _ = boxes(seats, design, "crosswise", False)
    assert len(mats) == seats - 1


@in_every_window
@for_all(seats=SEATS)
def test_a_mat_stays_where_it_is_while_hands_get_empty_and_piles_grow(seats: int, design: tuple[float, float]) -> None:
    seen, table = view(dealt(seats), 0), Table(*design, 0)
    before = coaster_places(seen, table)
    seen.tricks[0] = 3
    while seen.hands[0]:
        seen.hands[0] &= seen.hands[0] - 1
        assert coaster_places(seen, table) == before


def test_among_open_hands_there_are_none() -> None:
    assert coaster_places(view(dealt(4), 0), Table(1280, 720, 0, open=frozenset(range(4)))) == {}


def test_no_two_guests_have_the_same_mat() -> None:
    mats = coaster_motifs(["paul", "tarek", "lena", "marie"])
    assert len(set(mats)) == 4 and mats[2] == "mat_barley"
