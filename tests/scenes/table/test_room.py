"""The table for a room without a pixel: what is talked about is large, everything else small, and nothing hides it."""

from __future__ import annotations

from itertools import combinations

import pytest

from gaigel_desktop.rules.cards import HIDDEN, cards
from gaigel_desktop.rules.deal import NOBODY, Deal
from gaigel_desktop.rules.views import View, view
from gaigel_desktop.show.paint_room_words import LEAST, fit_caption
from gaigel_desktop.show.room_picture import room_table
from gaigel_desktop.table.board import layout, spread_places
from gaigel_desktop.table.board.card_places import pile_place, talon_face_down, talon_place, trick_place, visible_cards
from gaigel_desktop.table.board.coasters import box_around
from gaigel_desktop.table.board.layout import HAND, TRICK, PlacedCard, Table
from gaigel_desktop.table.board.plan import INN
from gaigel_desktop.table.board.room_plan import (
    band_rect,
    called_rect,
    letter_scale,
    name_rect,
    points_rect,
    scale_of_room,
    sign_rect,
)
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Kit
from tests.combinations import for_all
from tests.tiers import first_of

from .test_layout import SEATS, TEAMS, dealt

WINDOWS = ((1280, 720), (1920, 1080), (1024, 640), (3840, 2160))
SHAPES = ((1280, 720), (1024, 640), (1024, 768))
in_every_window = first_of(1, "window", SHAPES)
INDEX = (0.3, 0.31)  # of a card: the corner with its large index
ROUNDING = 1e-6
TOUCHES = 3.0  # units that cards lying askew may touch


def design(window: tuple[int, int]) -> tuple[float, float]:
    """A window in units."""
    unit = min(window[0] / theme.DESIGN[0], window[1] / theme.DESIGN[1])
    return window[0] / unit, window[1] / unit


def whole_trick(seats: int, teams: str = "crosswise") -> View:
    """A whole trick lies there, the best card lifted; every side has won something, and all hands are known."""
    seen = View(dealt(seats, seats - 1, teams))
    seen.trick = [*seen.trick, cards(seen.hands[seen.turn])[0]]
    seen.tricks = [1] * seen.law.sides
    return seen


def table(seen: Deal, window: tuple[int, int], lit: int = NOBODY, *, everybody: bool = False) -> Table:
    seats = range(seen.players) if everybody else [0, lit]
    return room_table(design(window), seen, 0, frozenset(seats), lit)


def high(card: PlacedCard) -> float:
    """How high a card is, without its being turned."""
    return card.place.width * theme.CARD_SHAPE


def zone(name: str, seen: Deal, room: Table) -> list[PlacedCard]:
    return [card for card in visible_cards(seen, room) if card.zone[0] == name]


@for_all(seats=SEATS, window=WINDOWS, lit=(NOBODY, 1))
def test_trick_hand_and_letters_are_read_at_eight_metres(seats: int, window: tuple[int, int], lit: int) -> None:
    seen = whole_trick(seats)
    room = table(seen, window, lit, everybody=True)
    assert all(high(card) >= room.height / 4 for card in zone(TRICK, seen, room))
    assert len(zone(TRICK, seen, room)) == seats and any(card.high for card in zone(TRICK, seen, room))
    hands = zone(HAND, seen, room)
    front = [card for card in hands if card.zone[1] == room.front]
    others = [card for card in hands if card.zone[1] != room.front]
    assert front and all(high(card) >= room.height / 3 - ROUNDING for card in front)
    assert others and all(high(card) < room.height / 8 for card in others)
    assert LEAST * letter_scale(room) >= room.height / 22 - ROUNDING


@in_every_window
@for_all(seats=SEATS, teams=TEAMS, lit=(NOBODY, 1))
def test_nothing_lies_on_anything_else(seats: int, window: tuple[int, int], teams: str, lit: int) -> None:
    seen = whole_trick(seats, teams)
    room = table(seen, window, lit, everybody=True)
    things = {
        "trick": [box_around(card.place) for card in zone(TRICK, seen, room)],
        **{
            f"hand {seat}": [box_around(card.place) for card in zone(HAND, seen, room) if card.zone[1] == seat]
            for seat in range(seats)
        },
        **{f"face {seat}": [Box(*layout.portrait_rect(seen, room, seat))] for seat in range(seats)},
        **{f"pile {side}": [box_around(pile_place(seen, room, side))] for side in range(seen.law.sides)},
        **{f"points {side}": [Box(*points_rect(seen, room, side))] for side in range(seen.law.sides)},
        "name": [Box(*name_rect(room, layout.portrait_rect(seen, room, room.front)))],
        "talon": [box_around(card.place) for card in zone(layout.INDICATOR, seen, room)]
        + [box_around(talon_place(room))],
        "sign": [Box(*sign_rect(seen, room))],
        "band": [Box(*band_rect(room))],
    }
    if not talon_face_down(seen):
        del things["talon"]
    whole = Box(0, 0, room.width, room.height)
    for one, other in combinations(things, 2):
        hidden = [(a, b) for a in things[one] for b in things[other] if a.inset(TOUCHES).overlaps(b)]
        assert not hidden, (one, other, hidden)
    assert all(whole.contains(box.inset(TOUCHES)) for boxes in things.values() for box in boxes)


@in_every_window
@for_all(seats=SEATS)
def test_every_index_of_trick_and_hand_is_seen(seats: int, window: tuple[int, int]) -> None:
    """No card that lies later, or is lifted, and so lies above, covers the corner of one before."""
    seen = whole_trick(seats)
    room = table(seen, window)
    for name in (TRICK, HAND):
        cards = [card for card in zone(name, seen, room) if name == TRICK or card.zone[1] == room.front]
        for below, above in combinations(sorted(cards, key=lambda card: card.high), 2):
            assert not corner(below).overlaps(box_around(above.place)), (below, above)


def corner(card: PlacedCard) -> Box:
    wide, tall = card.place.width, high(card)
    return Box(card.place.x - wide / 2, card.place.y - tall / 2, wide * INDEX[0], tall * INDEX[1])


@for_all(seats=SEATS)
def test_whoever_is_lit_lies_in_front_and_the_other_hand_with_its_portrait(seats: int) -> None:
    seen = View(dealt(seats, seats - 1))
    before, after = table(seen, (1280, 720)), table(seen, (1280, 720), lit=1)
    assert [trick_place(seen, before, seat) for seat in range(seats)] == [
        trick_place(seen, after, seat) for seat in range(seats)
    ]
    stage = Stage(seen, before)
    assert large(stage) == {0}
    stage.rearrange(after, 5.0)
    assert large(stage) == {0} and stage.rests_until(5.1) <= 5.1  # under way
    stage.move(9.0)
    assert large(stage) == {1}
    own = [sprite for sprite in stage.sprites if sprite.zone == (HAND, 0)]
    left, top, size, _ = layout.portrait_rect(seen, after, 0)
    assert all(left + size < sprite.place.x < left + 4 * size and top < sprite.place.y for sprite in own)
    stage.rearrange(before, 10.0)
    stage.move(19.0)
    assert large(stage) == {0}


def large(stage: Stage) -> set[int]:
    """Whose cards lie in front."""
    plan = stage.table.plan
    return {each.zone[1] for each in stage.sprites if each.zone[0] == HAND and each.place.width == plan.fan.card}


def test_a_hand_is_seen_only_where_it_is_open() -> None:
    seen = View(dealt(4, 3))
    for hands in (frozenset[int](), frozenset({0}), frozenset({1, 2}), frozenset(range(4))):
        room = room_table((1280, 720), seen, 0, hands)
        shown = {card.zone[1] for card in zone(HAND, seen, room) if card.face != HIDDEN and card.place.face_up}
        assert shown == hands
    assert all(card.face == HIDDEN for card in zone(HAND, seen, room_table((1280, 720), seen, 0, frozenset())))


def test_a_hand_that_nobody_knows_is_never_open() -> None:
    seen = view(dealt(4, 3), 0)
    room = room_table((1280, 720), seen, 0, frozenset(range(4)), 2)
    assert {card.zone[1] for card in zone(HAND, seen, room) if card.face != HIDDEN} == {0}
    assert len(zone(HAND, seen, room)) == 5 + 3 * 4


@in_every_window
@for_all(seats=SEATS)
def test_calls_hide_neither_trick_nor_hand_nor_caption(seats: int, window: tuple[int, int]) -> None:
    seen = whole_trick(seats)
    room = table(seen, window)
    kept = [box_around(card.place) for card in zone(TRICK, seen, room)] + [Box(*band_rect(room))]
    kept += [box_around(card.place) for card in zone(HAND, seen, room) if card.zone[1] == room.front]
    kept += [Box(*layout.portrait_rect(seen, room, seat)) for seat in range(seats)]
    for seat in range(seats):
        said = Box(*called_rect(seen, room, seat))
        assert said.width > 140 * scale_of_room(room)
        assert not any(said.inset(TOUCHES).overlaps(box) for box in kept), seat


@in_every_window
@for_all(seats=SEATS)
def test_a_count_lies_beside_everybody_and_below_the_caption(seats: int, window: tuple[int, int]) -> None:
    seen = whole_trick(seats)
    room = table(seen, window)
    kept = [Box(*band_rect(room)), Box(*sign_rect(seen, room))] if talon_face_down(seen) else [Box(*band_rect(room))]
    sides = [Box(*layout.portrait_rect(seen, room, seat)) for seat in range(seats) if seats not in {2, 4}]
    for size in (1, 12, 24):
        cards = [box_around(place) for place in spread_places.count_places(room, seen, size)]
        assert not any(card.overlaps(box) for card in cards for box in (*kept, *sides))


@pytest.mark.parametrize("window", SHAPES[:2])
@pytest.mark.parametrize(
    "said",
    [
        ("Übergaigelt! Ihr habt schon hundertundeins.",),
        ("Der Partner hat den Stich: Gib ihm zehn Augen", "Your partner has the trick: give it ten points"),
    ],
)
def test_a_caption_has_room(window: tuple[int, int], said: tuple[str, ...], kit: Kit) -> None:
    """In letters of 1/22 at least, one line a language."""
    seen = View(dealt(4))
    room, pen = table(seen, window), Pen(kit)
    band = Box(*band_rect(room))
    style, lines = fit_caption(pen, said, band.width - 2 * 82 * letter_scale(room), letter_scale(room))
    assert len(lines) == len(said) and style.size >= room.height / 22 - ROUNDING
    assert all(pen.width(line, style) <= band.width for line in lines)


def test_nobody_else_has_such_a_table() -> None:
    assert Table(1280, 720, 0).plan is INN and not INN.watched and INN.rows is None
