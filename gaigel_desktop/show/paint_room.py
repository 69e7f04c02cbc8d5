"""Draws the table for a room: dark and quiet, with large cards, and over them what is said."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import NOBODY, taker
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.scenes.parts.card_values import draw_card_values
from gaigel_desktop.table.board.card_places import talon_count, talon_face_down, talon_place
from gaigel_desktop.table.board.frame_layout import slate_rect
from gaigel_desktop.table.board.layout import TRICK, Place, Table, Zone
from gaigel_desktop.table.board.room_plan import room_plan, scale_of_room, sign_rect
from gaigel_desktop.table.motion.sprite import Sprite
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.table.paint.paint_card import Look, draw_rim
from gaigel_desktop.table.paint.paint_light import draw_light
from gaigel_desktop.table.paint.paint_resting import draw_pack, draw_piles
from gaigel_desktop.table.paint.painter import Painter
from gaigel_desktop.table.slate.drawing import draw_score
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import suit_file
from gaigel_desktop.window.fonts import CHALK_HAND
from gaigel_desktop.window.pen import Pen, Style
from gaigel_desktop.window.pieces import in_pixels, piece_named
from gaigel_desktop.window.scene import Kit

from .paint_room_seats import Seats, draw_seats, seats_of
from .paint_room_words import draw_calls, draw_caption, draw_letters, draw_title
from .question_picture import below_caption
from .room_picture import Room

NUMBER: Final = 64.0  # of the cards in the talon, on a small slate over it
AROUND_CARDS: Final = 34.0  # paper
LARGER: Final = 1.55  # letters of the cards than on a page
IN_DISC: Final = 0.68  # of a disc of paper, for the sign on it
PIECES: Final = (
    "bubble_call",
    "tail_west",
    "tail_east",
    "tooltip",
    "pile_2",
    "card_highlight",
    "plate",
)  # seen before long
SMOOTH: Final = 4  # times as large is a disc drawn, to be scaled down


class Rests(NamedTuple):
    """What rests on the table besides the cards, as a value."""

    seats: Seats
    piles: tuple[int, ...]
    trump: int
    talon: int  # how many cards lie in it
    place: Place


class RoomPainter:
    """Draws the table for a room on the canvas of the kit."""

    def __init__(self, kit: Kit, look: Look) -> None:
        self._kit, self.look, self._pen = kit, look, Pen(kit)
        self._cards = Painter(kit, look, room_plan(*kit.screen.design))
        for file, size in (in_pixels(name, kit.screen.unit) for name in PIECES):
            kit.pictures.expect(file, [size])

    def draw(self, stage: Stage, room: Room, seating: Seating, now: float) -> None:
        """Draw the whole picture; the caller shows it."""
        self._pen.begin()
        self._cards.begin(self._ground(room))
        if room.title is not None and not room.blank:
            title = room.title
            self._pen.still(title, lambda: draw_title(self._pen, title))
            self._pen.still(room.said, lambda: draw_caption(self._pen, stage.table, room))
        elif room.cards is not None and not room.blank:
            self._card_values(stage.table, room, room.cards)
        elif not room.blank:
            self._table(stage, room, seating, now)

    def _card_values(self, table: Table, room: Room, rules: RuleSet) -> None:
        """Draw the cards on paper below the caption: what beats what, and what it counts."""
        pen, deck = self._pen, self.look.deck

        def draw() -> None:
            below = below_caption((table.width, table.height))
            pen.nine("panel_paper", below)
            inside = below.inset(AROUND_CARDS * scale_of_room(table))
            draw_card_values(pen, inside, deck, rules, larger=LARGER)
            draw_caption(pen, table, room)

        pen.still((room.said, rules, deck), draw)

    def _table(self, stage: Stage, room: Room, seating: Seating, now: float) -> None:
        """Draw the deal, and all that is said about it."""
        pen, table = self._pen, stage.table
        rests = self._rests(stage, room, seating)
        pen.still(rests, lambda: self._draw_resting(rests, stage))
        best = (TRICK, NOBODY if table.untold else taker(stage.seen))
        self._cards.cards(stage, now, lambda: self._talon(rests, stage), lambda card: self._card(card, best, now))
        pen.still(room.letters, lambda: draw_letters(pen, room.letters, scale_of_room(table)))
        draw_light(pen, room.at)
        if room.slate is not None:
            draw_score(pen, slate_rect(table), room.slate)
        pen.still((room.calls, table.lit), lambda: draw_calls(pen, stage.seen, table, room.calls))
        pen.still((room.said, room.asked, room.branched), lambda: draw_caption(pen, table, room))

    def _card(self, card: Sprite, best: Zone, now: float) -> None:
        """Draw a card; the one that takes the trick has a rim, which is seen at eight metres."""
        self._cards.sprite(card, now)
        if card.zone == best and not card.legs:
            self._pen.still(("rim", card.pose), lambda: draw_rim(self._pen, card.pose))

    def _rests(self, stage: Stage, room: Room, seating: Seating) -> Rests:
        seen = stage.seen
        seats = seats_of(seen, stage.table, room, seating)
        return Rests(seats, stage.piles(), seen.trump, talon_count(seen), stage.talon.place)

    # -- what lies there -----------------------------------------------------------------------------------------

    def _ground(self, room: Room) -> pygame.Surface:
        """The ground of the picture: dark wood, or nothing."""
        if room.blank:
            return self._kit.pictures.plain(self._kit.screen.pixels, theme.BLACK)
        return room_ground(self._kit, self.look)

    def _draw_resting(self, rests: Rests, stage: Stage) -> None:
        draw_seats(self._pen, stage.seen, stage.table, rests.seats)
        draw_piles(self._pen, self.look, rests.piles, stage.seen, stage.table)
        if rests.place == talon_place(stage.table) or not talon_face_down(stage.seen):
            self._draw_trumps(stage)

    def _draw_trumps(self, stage: Stage) -> None:
        """Draw the sign of the trump suit, large on a disc of paper."""
        pen, box = self._pen, Box(*sign_rect(stage.seen, stage.table))
        area = pen.area(box)
        pen.surface.blit(pen.pictures.made(("disc", area.size), lambda: _disc(area.size)), area)
        size = box.width * IN_DISC
        pen.picture(suit_file(self.look.deck, stage.seen.trump), box.centred(size, size))

    def _talon(self, rests: Rests, stage: Stage) -> None:
        """Draw the pack, and how many cards it has in chalk."""
        left = talon_face_down(stage.seen)
        if left:
            self._pen.still((rests.talon, rests.place), lambda: self._draw_talon(rests, stage, left))

    def _draw_talon(self, rests: Rests, stage: Stage, left: int) -> None:
        pen, t = self._pen, scale_of_room(stage.table)
        draw_pack(pen, self.look, left, rests.place)
        if rests.place != talon_place(stage.table):  # the dealer holds it
            return
        x, y, _, _, _ = rests.place
        box = Box(x, y, 0, 0).centred(NUMBER * 1.2 * t, NUMBER * t)
        pen.nine("plate", box)
        pen.line(str(rests.talon), box, Style(CHALK_HAND, NUMBER * t, theme.CHALK), "middle")


def room_ground(kit: Kit, look: Look) -> pygame.Surface:
    """The wood of the table, with the lamp turned low."""
    pictures, screen = kit.pictures, kit.screen

    def make() -> pygame.Surface:
        wide, high = screen.design
        scale = max(wide / theme.DESIGN[0], high / theme.DESIGN[1]) * screen.unit
        ground = pictures.tiled(look.table, screen.pixels, scale)
        ground.blit(pictures.drawn(piece_named("lamp").file, screen.pixels), (0, 0))
        ground.fill(theme.ROOM_DARK, special_flags=pygame.BLEND_RGB_MULT)
        return ground

    return pictures.ground(("room", look.table, screen.pixels), make)


def _disc(size: tuple[int, int]) -> pygame.Surface:
    """The picture of a round piece of paper with an edge."""
    wide = SMOOTH * min(size)
    large = pygame.Surface((wide, wide), pygame.SRCALPHA)
    large.fill((*theme.GOLD, 0))
    pygame.draw.circle(large, theme.GOLD, (wide / 2, wide / 2), wide / 2)
    pygame.draw.circle(large, theme.PAPER, (wide / 2, wide / 2), wide / 2 - SMOOTH * max(2, min(size) // 40))
    return pygame.transform.smoothscale(large, size)
