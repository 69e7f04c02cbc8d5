"""At every table, however many sit there, in every shape of the window and however large words are: what lies there
keeps apart and can be hit, and what is laid over it hides nothing that is to stay in sight."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.views import view
from gaigel_desktop.table.board import bubbles, item_boxes
from gaigel_desktop.table.board.buttons import ICON
from gaigel_desktop.table.board.card_places import (
    LIFTS,
    indicator_place,
    other_hand,
    reserved_place,
    talon_number_place,
    talon_place,
    trick_place,
)
from gaigel_desktop.table.board.coasters import coaster_places
from gaigel_desktop.table.board.frame_layout import button_rects, icon_rects, line_box, slate_rect
from gaigel_desktop.table.board.in_sight import BUBBLE, EVERY_PART, OnTable, Part, in_sight
from gaigel_desktop.table.board.item import Kind
from gaigel_desktop.table.board.item_boxes import lying_box
from gaigel_desktop.table.board.items import Extras, items
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.piles import WonPiles
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from tests.combinations import for_all
from tests.tiers import first_of, thorough

from .test_layout import DIRECTIONS, SEATS, TEAMS, dealt, in_every_window

NUMBER: Final = (30, 28)  # of the cards left in the talon
SLIP_BELOW: Final = 5  # a name reaches less far down than is kept clear for it
SAID: Final = ((70.0, 52.0), (190.0, 74.0), (300.0, 78.0), (340.0, 126.0))  # the last: two long lines, large
# What may lie on each other: a name on its portrait and on the pile of whoever sits there, and beyond the hands of
# seven and eight the plate of a line of words, which is never so long.
MEET: Final = ({"face", "name"}, {"name", "pile"}, {"backs", "line"})
# Where an item is found among what is to stay in sight; what is not named here is laid over the table itself.
PART_OF: Final[dict[Kind, tuple[Part, ...]]] = {
    "card": ("own_cards",),
    "call": ("calls",),
    "icon": ("icons",),
    "seat": ("own_seat", "seats"),
    "slate": ("slate",),
    "pile": ("own_pile", "piles"),
    "trick": ("trick",),
    "trump": ("stack",),
    "reserved": ("trumps",),
    "talon": ("stack",),
    "suit": ("trumps",),
    "coaster": ("mats",),
}


def full(seats: int, teams: str = "crosswise", direction: str = "clockwise") -> Deal:
    """All hands are full, and every side has begun its pile."""
    seen = view(dealt(seats, 0, teams, direction), 0)
    seen.tricks = [1] * seen.law.sides
    return seen


def laid_out(seen: Deal, table: Table) -> dict[tuple[str, int], list[Box]]:
    """Everything that lies or hangs there or will, by what it is and which of them; parts of one thing may touch."""
    hand = item_boxes.card_boxes(table, 5)
    others = [seat for seat in range(seen.players) if seat != table.me]
    one_by_one = {
        "face": [item_boxes.portrait_box(seen, table, seat) for seat in range(seen.players)],
        "trick": [lying_box(trick_place(seen, table, seat)) for seat in range(seen.players)],
        "pile": [item_boxes.pile_box(seen, table, side) for side in range(seen.law.sides)],
        "icon": [*icon_rects(table).values()],
        "call": [*button_rects(table).values()],
        "mat": [item_boxes.coaster_box(middle) for middle in coaster_places(seen, table).values()],
        "name": [item_boxes.seat_box(seen, table, seat) for seat in others],
        "slate": [slate_rect(table)],
        "number": [Box(*talon_number_place(table), 0, 0).centred(*NUMBER)],
        "slip": [item_boxes.strip_box(seen, table).below(SLIP_BELOW)],
        "line": [line_box(table).inset(0, 1)],
    }
    backs = {("backs", seat): [lying_box(card.place) for card in other_hand(seen, table, seat)] for seat in others}
    return {
        ("own hand", 0): [*hand, *(box.moved(0, -LIFTS) for box in hand)],
        ("talon", 0): [lying_box(place(table)) for place in (talon_place, indicator_place, reserved_place)],
        **backs,
        **{(name, at): [box] for name, boxes in one_by_one.items() for at, box in enumerate(boxes)},
    }


@in_every_window
@first_of(1, "words", (1.5, 1.0))
@for_all(seats=SEATS, teams=TEAMS, direction=DIRECTIONS, partner_collects=(False, True))
def test_everything_keeps_apart(
    seats: int, design: tuple[float, float], teams: str, direction: str, *, partner_collects: bool, words: float
) -> None:
    seen = full(seats, teams, direction)
    table = Table(*design, 0, partner_collects=partner_collects, words=words)
    there = laid_out(seen, table)
    for (one, at), (other, beside) in combinations(there, 2):
        if {one, other} not in MEET:
            pairs = [(a, b) for a in there[one, at] for b in there[other, beside] if a.overlaps(b)]
            assert not pairs, (one, at, other, beside)
    whole = Box(0, 0, *design)
    lies_free = [box for (name, _), boxes in there.items() if name not in ("own hand", "backs") for box in boxes]
    assert all(map(whole.contains, lies_free))
    assert item_boxes.strip_box(seen, table).height >= 2 * theme.SMALL_TEXT + 6, "two lines stand on the slip"


@in_every_window
@for_all(seats=SEATS, teams=("crosswise", "none"), played=(0, 1))
def test_what_can_be_pressed_can_be_hit_and_is_known_as_what_is_to_stay_in_sight(
    seats: int, design: tuple[float, float], teams: str, played: int
) -> None:
    seen, table = view(dealt(seats, played, teams), 0), Table(*design, 0)
    seen.tricks = [1] * seen.law.sides
    mats = coaster_places(seen, table)
    there = items(seen, table, WonPiles(seen), Extras(tuple(ICON), coasters=mats))
    pressed = [item for item in there if not item.id.row.named_only]
    assert all(min(item.box.width, item.box.height) >= theme.TARGET for item in pressed)
    places = {part: in_sight(frozenset((part,)), OnTable(seen, table, mats)) for part in EVERY_PART}
    for item in there:
        kept = [box for part in PART_OF[item.id.kind] for box in places[part]]
        assert any(box.contains(item.box) for box in kept), item.id


@thorough
@in_every_window
@for_all(seats=SEATS, teams=("crosswise", "none"), partner_collects=(False, True), size=SAID)
def test_what_is_said_hides_no_portrait_no_pile_and_no_own_card(
    seats: int, design: tuple[float, float], teams: str, partner_collects: bool, size: tuple[float, float]
) -> None:
    seen, table = full(seats, teams), Table(*design, 0, partner_collects=partner_collects)
    clear = in_sight(BUBBLE, OnTable(seen, table))
    for seat in range(seats):
        at = item_boxes.portrait_box(seen, table, seat)
        room = bubbles.room_at_portrait(at, size, table, clear)
        assert not [box for box in clear if room.box.overlaps(box)], seat
        assert Box(0, 0, *design).contains(room.box)
        tail = bubbles.tail_box(room, at)
        assert tail.overlaps(room.box) and not room.box.contains(tail)
