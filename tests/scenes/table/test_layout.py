"""The layout of the table without a pixel: for 2 to 8 seats and all sizes of the window nothing is in the way."""

from __future__ import annotations

import math
from itertools import combinations, product

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.rules.actions import PASS
from gaigel_desktop.rules.deal import PLAYED_OUT, Deal, deal_out
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.views import view
from gaigel_desktop.scenes.replay.replay_controls import BOARD, EDGE
from gaigel_desktop.table.board import layout
from gaigel_desktop.table.board.buttons import ICON
from gaigel_desktop.table.board.card_places import (
    indicator_place,
    other_hand,
    pile_place,
    reserved_place,
    talon_face_down,
    talon_place,
    trick_middle,
    trick_place,
    trump_sign_place,
    visible_cards,
)
from gaigel_desktop.table.board.coasters import box_around as card_box
from gaigel_desktop.table.board.frame_layout import button_rects, icon_rects, slate_rect
from gaigel_desktop.table.board.in_sight import WORDS, OnTable, in_sight
from gaigel_desktop.table.board.item_boxes import NAME_REACHES, POINTS_IN, lying_box
from gaigel_desktop.table.board.layout import HAND, TRICK, Place, Rect, Table, portrait_rect
from gaigel_desktop.table.board.spread_places import count_places, sum_rect
from gaigel_desktop.table.paint.paint_resting import EXPLAINED, name_plate
from gaigel_desktop.table.paint.paint_resting import NAME as PLATE
from gaigel_desktop.table.paint.paint_top_layer import points_plate
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Kit
from tests.combinations import for_all
from tests.tiers import first_of

# The design of windows of 1280 x 720, 1024 x 1366, 1024 x 640, 1280 x 1024 and 2560 x 1080.
DESIGNS = ((1280.0, 720.0), (1280.0, 1707.5), (1280.0, 800.0), (1280.0, 1024.0), (1706.7, 720.0))
SEATS = range(2, 9)
TEAMS = ("crosswise", "opposite", "none")
DIRECTIONS = ("clockwise", "anticlockwise")
HIDDEN_BY_PLATE = 8  # of a portrait, with its frame
in_every_window = first_of(1, "design", DESIGNS)


def dealt(seats: int, cards_played: int = 0, teams: str = "crosswise", direction: str = "clockwise") -> Deal:
    """A deal under U, which is for any number of players."""
    rules = PRESETS["uspcc-1907"]._replace(players=seats, teams=teams, direction=direction)
    deal = deal_out(rules, seats - 1, shuffled("layout"))
    for _ in range(cards_played):
        apply(deal, deal.turn, card_actions(deal)[0])
    return deal


def goes_on(deal: Deal) -> Deal:
    """The same, one action later."""
    apply(deal, next_to_act(deal), PASS if deal.waiting else card_actions(deal)[0])
    return deal


def begun(seats: int) -> Deal:
    """All but one have played to the first trick."""
    return dealt(seats, seats - 1)


def late(seats: int) -> Deal:
    """All but one have played after everybody has drawn for the last time; up to four lay their tricks as before."""
    deal = begun(seats)
    while seats > 4 and (deal.rounds or len(deal.trick) < seats - 1):
        goes_on(deal)
    return deal


def table(design: tuple[float, float], me: int = 0) -> Table:
    return Table(*design, me)


def around(place: Place) -> Rect:
    """The box of a card, turned or not."""
    width, height = place.width, place.width * 1.6
    if abs(place.angle) % 180 > 45:
        width, height = height, width
    return place.x - width / 2, place.y - height / 2, width, height


def overlap(one: Rect, other: Rect) -> bool:
    across = one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
    return across and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]


def on_table(rect: Rect, design: tuple[float, float], spare: float = 14.0) -> bool:
    inside = rect[0] >= -spare and rect[1] >= -spare
    return inside and rect[0] + rect[2] <= design[0] + spare and rect[1] + rect[3] <= design[1] + spare


@in_every_window
@for_all(seats=SEATS)
def test_every_card_lies_on_the_table(seats: int, design: tuple[float, float]) -> None:
    for played in (0, seats - 1):
        for card in visible_cards(view(dealt(seats, played), 0), table(design)):
            assert on_table(around(card.place), design), card


@in_every_window
@for_all(seats=SEATS)
def test_where_the_talon_is_gone_no_card_of_a_trick_hides_another_or_anything_else(
    seats: int, design: tuple[float, float]
) -> None:
    seen, place = view(late(seats), 0), table(design)
    assert sum(card.zone[0] == TRICK for card in visible_cards(seen, place)) == seats - 1
    cards = [around(trick_place(seen, place, seat)) for seat in range(seats)]
    stack = [around(talon_place(place)), around(indicator_place(place))]
    rest = stack if talon_face_down(seen) else [trumps_box(seen, place)]
    rest += [with_name(seen, place, seat) for seat in range(seats)]
    rest += [around(pile_place(seen, place, side)) for side in range(seen.law.sides)]
    rest += [around(card.place) for card in visible_cards(seen, place) if card.zone[0] == HAND]
    assert [pair for pair in combinations(cards, 2) if overlap(*pair)] == []
    assert [(card, other) for card in cards for other in rest if overlap(card, other)] == []


def trumps_box(seen: Deal, place: Table) -> Rect:
    """The sign of the trump suit below its plate."""
    x, y = trump_sign_place(place, seen.players)
    return x - 38, y - 61, 76, 91


def with_name(seen: Deal, place: Table, seat: int) -> Rect:
    """A portrait and the plate below it."""
    left, top, width, height = layout.portrait_rect(seen, place, seat)
    return left, top, width, height + (NAME_REACHES if seat != place.me else 0)


@pytest.mark.parametrize("seats", range(5, 9))
def test_the_trick_moves_to_the_middle_when_the_talon_is_gone_and_no_card_of_a_trick_lies_there(seats: int) -> None:
    deal, place, moved = dealt(seats), table((1280.0, 720.0)), 0
    while deal.phase < PLAYED_OUT:
        before = trick_middle(deal, place)
        if trick_middle(goes_on(deal), place) != before:
            moved += 1
            assert not talon_face_down(deal) and not deal.trick
    assert moved == (seats in {6, 8})  # with five and seven cards are left over, and the talon stays
    assert (trick_middle(deal, place)[0] == 640) == (seats in {6, 8})


@in_every_window
@for_all(seats=SEATS)
def test_full_hands_leave_the_frames_of_slate_and_icons_free(seats: int, design: tuple[float, float]) -> None:
    seen, place = view(dealt(seats), 0), table(design)
    frames = [slate_rect(place), *icon_rects(place).values()]
    wider = [Box(*frame).inset(-3) for frame in frames]
    backs = [card_box(card.place) for card in visible_cards(seen, place) if card.zone[0] == HAND]
    assert [(back, frame) for back in backs for frame in wider if back.overlaps(frame)] == []


@in_every_window
@for_all(seats=SEATS)
def test_no_hand_of_the_others_reaches_down_to_the_plate_with_the_name(seats: int, design: tuple[float, float]) -> None:
    seen, place = view(dealt(seats), 0), table(design)
    for card in visible_cards(seen, place):
        if card.zone[0] == HAND and card.zone[1] != place.me:
            _, top, _, height = layout.portrait_rect(seen, place, card.zone[1])
            assert card_box(card.place).bottom <= top + height


@in_every_window
@for_all(seats=(4, 6, 8), teams=("crosswise", "opposite"), direction=DIRECTIONS)
def test_neither_a_pile_nor_its_points_lie_on_a_hand_or_the_sign_of_the_trump_suit(
    seats: int, design: tuple[float, float], teams: str, direction: str
) -> None:
    seen, place = view(dealt(seats, 0, teams, direction), 0), table(design)
    piles = [card_box(pile_place(seen, place, side)) for side in range(seen.law.sides)]
    points = [points_box(place, pile) for pile in piles]
    hands = [card_box(card.place) for card in visible_cards(seen, place) if card.zone[0] == HAND]
    rest = [*hands, *(Box(*layout.portrait_rect(seen, place, seat)) for seat in range(seats))]
    rest += [Box(*icon) for icon in icon_rects(place).values()]
    rest += [] if talon_face_down(seen) and seats <= 4 else [Box(*trumps_box(seen, place))]
    assert [(box, other) for box in (*piles, *points) for other in rest if box.overlaps(other)] == []


def points_box(place: Table, pile: Box) -> Box:
    """The plate with two figures on the right upper corner of a pile."""
    return Box(min(pile.right - POINTS_IN, place.width - 48), pile.y - 8, 44, 34)


@in_every_window
@for_all(seats=SEATS, teams=TEAMS, direction=DIRECTIONS)
def test_open_hands_hide_neither_each_other_nor_anything_else(
    seats: int, design: tuple[float, float], teams: str, direction: str
) -> None:
    """A deal is told again with all hands open: the board of its steps lies where the announcements are."""
    deal, place = dealt(seats, 0, teams, direction), Table(*design, 0, past=True, open=frozenset(range(seats)))
    width, height = design
    rest = [(width - EDGE - BOARD[0], height - EDGE - BOARD[1], *BOARD), slate_rect(place)]
    rest.append((width - EDGE - theme.TARGET, EDGE, theme.TARGET, theme.TARGET))
    rest += [layout.portrait_rect(deal, place, seat) for seat in range(seats)]
    rest += [around(pile_place(deal, place, side)) for side in range(deal.law.sides)]
    rest += [around(trick_place(deal, place, seat)) for seat in range(seats)]
    rest += [around(talon_place(place)), around(indicator_place(place))]
    cards = [(card.zone[1], around(card.place)) for card in visible_cards(deal, place) if card.zone[0] == HAND]
    assert {seat for seat, _ in cards} == set(range(seats))
    assert [(card, other) for card in cards for other in rest if overlap(card[1], other)] == []
    pairs = [(one, other) for one, other in combinations(cards, 2) if one[0] != other[0]]
    assert [pair for pair in pairs if overlap(pair[0][1], pair[1][1])] == []
    assert all(on_table(card, design) for _, card in cards)


@for_all(seats=SEATS)
def test_the_next_sits_to_the_right_or_clockwise_to_the_left(seats: int) -> None:
    deal = deal_out(PRESETS["uspcc-1907"]._replace(players=seats, direction="anticlockwise"), 0, shuffled("layout"))
    other_way = deal_out(PRESETS["uspcc-1907"]._replace(players=seats, direction="clockwise"), 0, shuffled("layout"))
    place = table((1280.0, 720.0))
    for seat in range(1, seats):
        right = layout.portrait_rect(deal, place, seat)
        assert layout.portrait_rect(other_way, place, seats - seat) == right
    if seats > 2:
        assert layout.portrait_rect(deal, place, 1)[0] > 640 > layout.portrait_rect(deal, place, seats - 1)[0]


def inside(rect: Rect, room: Rect, spare: float = 0.0) -> bool:
    """Whether something lies in the room that was planned for it, written as left, top, right, lower edge."""
    left, top, right, bottom = room
    across = left - spare <= rect[0] and rect[0] + rect[2] <= right + spare
    return across and top - spare <= rect[1] and rect[1] + rect[3] <= bottom + spare


@for_all(seats=SEATS)
def test_at_1280_x_720_everything_lies_where_the_design_has_it(seats: int) -> None:
    deal, place = dealt(seats, seats), table((1280.0, 720.0))
    seen = view(dealt(seats), 0)
    hand = [around(card.place) for card in visible_cards(seen, place) if card.zone == (HAND, 0)]
    assert all(inside(card, (350, 528, 930, 714), 12) for card in hand)
    buttons = button_rects(place).values()
    assert all(inside(button, (948, 542, 1268, 712)) for button in buttons)
    own = [layout.portrait_rect(seen, place, 0), around(pile_place(deal, place, deal.law.side[0]))]
    assert all(inside(rect, (12, 560, 336, 708)) for rect in own)
    assert slate_rect(place) == (12, 12, 240, 150)
    icons = [rect for name, rect in icon_rects(place).items() if ICON[name].line == 0]
    assert all(inside(icon, (1076, 12, 1268, 60)) for icon in icons)
    assert inside(around(talon_place(place)), (800, 265, 960, 450))


@in_every_window
@for_all(seats=SEATS, size=(1.0, 1.5), teams=("crosswise", "none"))
def test_points_lie_on_nobody(seats: int, design: tuple[float, float], size: float, teams: str, kit: Kit) -> None:
    pen = Pen(kit, size)
    for direction in ("clockwise", "anticlockwise"):
        seen, place = view(dealt(seats, 0, teams, direction), 0), table(design)
        faces = [Box(*layout.portrait_rect(seen, place, seat)) for seat in range(seats)]
        for side in range(seen.law.sides):
            pile = card_box(pile_place(seen, place, side))
            plate = points_plate(pen, "101", pile, place, in_sight(WORDS, OnTable(seen, place)))
            assert not any(map(plate.overlaps, faces)), (side, plate)
            assert plate.overlaps(pile) and plate.right <= place.width


@for_all(size=(1.0, 1.25, 1.5))
def test_no_plate_hides_a_chin(size: float, kit: Kit) -> None:
    """As large as it may be, it covers little more than the frame, and reaches no further than is left for it."""
    style = PLATE._replace(size=PLATE.size * size)
    for seats in SEATS:
        seen, place = view(dealt(seats), 0), table((1280.0, 720.0))
        for seat in range(seats):
            portrait = Box(*layout.portrait_rect(seen, place, seat))
            plate = name_plate(Pen(kit), "Konstantin", portrait, style)
            assert portrait.bottom - plate.y <= HIDDEN_BY_PLATE
            assert plate.bottom <= min(portrait.bottom + NAME_REACHES, place.height)


def rim(place: Place) -> list[Point]:
    """Points along the outline of a card, turned as it lies."""
    turned, wide, high = math.radians(-place.angle), place.width / 2, place.width * 0.8
    walk = [step / 8 for step in range(-8, 9)]
    flat = [(x * wide, y * high) for along in walk for end in (-1, 1) for x, y in ((along, end), (end, along))]
    across, down = math.cos(turned), math.sin(turned)
    return [(place.x + x * across - y * down, place.y + x * down + y * across) for x, y in flat]


@for_all(seats=SEATS, words=("Konstantin", "Konstantin · Ihr (them) · deals"))
def test_no_name_lies_on_the_cards_of_anybody(seats: int, words: str, kit: Kit) -> None:
    """However long it is, and however large, and whichever way round they sit."""
    pen, place = Pen(kit), table((1280.0, 720.0))
    for direction, size in product(("clockwise", "anticlockwise"), (1.0, 1.25, 1.5)):
        seen = view(dealt(seats, direction=direction), 0)
        cards = [card.place for seat in range(1, seats) for card in other_hand(seen, place, seat)]
        outlines = [point for card in cards for point in rim(card)]
        style = pen.shrunk(words, PLATE._replace(size=PLATE.size * size), EXPLAINED)
        for seat in range(1, seats):
            plate = name_plate(pen, words, Box(*layout.portrait_rect(seen, place, seat)), style).inset(1.5)
            assert not any(map(plate.holds, outlines)), (seat, size, plate)


@for_all(design=DESIGNS)
def test_cards_that_are_counted_lie_beside_the_talon(design: tuple[float, float]) -> None:
    seen, place = view(dealt(4), 0), table(design)
    stack = [around(talon_place(place)), around(indicator_place(place)), around(reserved_place(place))]
    for size in (1, 10, 24, 40):
        cards = [around(card) for card in count_places(place, seen, size)]
        assert len(cards) == size and not any(overlap(card, other) for card in cards for other in stack)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_sum_of_a_count_stands_on_nobodys_name(seats: int) -> None:
    seen, table = dealt(seats), Table(1280.0, 720.0, 0)
    total = Box(*sum_rect(table, seen))
    for seat in range(seats):
        sits = Box(*portrait_rect(seen, table, seat))
        assert not total.overlaps(sits._replace(height=sits.height + 30))
    assert not any(total.overlaps(lying_box(place)) for place in count_places(table, seen, 20))
