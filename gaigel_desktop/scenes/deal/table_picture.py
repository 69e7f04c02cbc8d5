"""Draws the table in order: what rests, the cards, what is said, what is open; nothing if nothing changed."""

from __future__ import annotations

import math
from typing import Final

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import NOBODY, taker
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.sheets import expect_halves
from gaigel_desktop.scenes.parts.table_look import look_of
from gaigel_desktop.table.board import chalk_marks
from gaigel_desktop.table.board.card_places import LIFTS, talon_face_down
from gaigel_desktop.table.board.chalk_marks import Mark, led_mark, trumps_mark
from gaigel_desktop.table.board.chrome import Chrome
from gaigel_desktop.table.board.item import PLAIN, Item
from gaigel_desktop.table.board.layout import TRICK, Place
from gaigel_desktop.table.board.moods import WORN
from gaigel_desktop.table.motion.sprite import Sprite
from gaigel_desktop.table.paint import paint_top_layer
from gaigel_desktop.table.paint.paint_card import draw_rim, expect_cards, expect_fan
from gaigel_desktop.table.paint.paint_strip import draw_strip
from gaigel_desktop.table.paint.painter import Painter, expect_portraits
from gaigel_desktop.table.paint.table_top import wood_ground
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.held_card import own_sprites
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.table.play.trick_explained import ROOM_FOR_WORDS
from gaigel_desktop.table.slate.drawing import piece_of
from gaigel_desktop.text.speech import spoken_language
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Kit

BARE: Final = "bare"  # what has been drawn when nothing lies there
MARKED: Final = 0.75  # how much a card glows that may be played
TICK: Final = (24.0, 16.0)  # the mark of the card that was drawn last
TICK_ABOVE: Final = 11.0  # its edge


class TablePicture:
    """The picture of the table as the player sees it, drawn anew when something changes."""

    def __init__(self, kit: Kit, player: OwnPlayer) -> None:
        self._kit = kit
        self._player = player
        self._drawn: object = None
        self._looks: object = None
        self.look_again()

    def clear(self) -> None:
        """Forget what was drawn: something else has taken the room."""
        self._looks = None

    def look_again(self) -> None:
        """Take up another size or another look; as long as neither was chosen, everything lies as it lay."""
        looks = self._kit.screen.pixels, look_of(self._player), spoken_language()
        if looks == self._looks:
            expect_cards(self._kit, self._player.deck)
        else:
            self._looks = looks
            self._paint = Painter(self._kit, look_of(self._player))
            self._pen = Pen(self._kit, self._player.text_size)
        self._drawn = None
        self._ends = False  # whether the deal will soon be over
        self._hand: list[int] = []  # the hand for which it is known how it will lie

    def draw(self, state: TableState) -> None:
        """Draw the whole table, but only when something has changed."""
        to_draw = items, chrome, over = describe(state)
        if not state.dirty and self._drawn == to_draw:
            return
        self._drawn, state.dirty = to_draw, False
        self._paint.table(chrome, state.stage.seen)
        table, deck = state.stage.table, self._player.deck
        slip = over.strip
        if slip is not None:
            self._paint.still(slip, lambda: draw_strip(self._pen, slip, deck))
        self._cards(state, items, chrome)
        self._paint.still(over, lambda: paint_top_layer.draw_top_layer(self._pen, over, table, deck))
        self._kit.screen.show()
        self._look_ahead(state, chrome)

    def _look_ahead(self, state: TableState, chrome: Chrome) -> None:
        """Draw ahead what will soon be needed. How the hand lies without one of its cards is drawn while the player
        thinks, and so is how people look; when the deal will soon be over, what is large on the sheet about it."""
        hand = state.hand()
        if not self._hand:
            expect_portraits(self._kit, state.seating.portraits, WORN)
        if hand != self._hand:
            self._hand = hand
            expect_fan(self._kit, self._player.deck, hand, state.stage.table)
        ends = len(hand) <= 1 or bool(state.stage.shades(state.now))
        if ends and not self._ends:
            expect_halves(self._pen, piece_of(chrome.slate))
        self._ends = ends

    def draw_bare(self) -> None:
        """Draw the table while the cards are shuffled: nothing lies there."""
        if self._drawn != BARE:
            self._drawn = BARE
            ground = wood_ground(self._kit, self._player.table_top, laid=True)
            self._kit.screen.canvas.blit(ground, (0, 0))
            self._kit.screen.show()

    def _cards(self, state: TableState, items: tuple[Item, ...], chrome: Chrome) -> None:
        looks = [item.look for item in items if item.id.kind == "card"]
        own = {id(sprite): looks[at] for at, sprite in own_sprites(state.stage).items()}
        seen, explained = state.stage.seen, state.aids.say_tricks or state.lecture is not None
        takes = NOBODY if state.stage.table.untold or not explained else taker(seen)
        tells_who_led = takes != NOBODY and seen.players <= ROOM_FOR_WORDS

        def draw(sprite: Sprite) -> None:
            look = own.get(id(sprite), PLAIN)
            if look.playable:
                sprite.pose = sprite.pose._replace(glow=MARKED)
            elif look.shaded:
                sprite.pose = sprite.pose._replace(light=theme.NOT_NOW)
            self._paint.sprite(sprite, state.now, lifted=look.lifted)
            if look.framed:
                self._focus(sprite)
            if look.new and not sprite.legs:
                self._tick(sprite.pose.place, LIFTS if look.lifted else 0.0, state.now)
            if takes != NOBODY and sprite.zone == (TRICK, takes) and not sprite.legs:
                self._paint.still(("rim", sprite.pose), lambda: draw_rim(self._pen, sprite.pose))
            if tells_who_led and sprite.zone == (TRICK, seen.leader) and not sprite.legs:
                self._write(led_mark(sprite.pose.place, state.stage.table, seen))

        self._paint.deal(state.stage, chrome, state.now, draw)
        if explained and seen.indicator != HIDDEN and seen.reserver == NOBODY and talon_face_down(seen):
            self._write(trumps_mark(state.stage.table))

    def _write(self, word: Mark) -> None:
        """Write a word in chalk that stands there as long as what it speaks of lies there."""
        self._paint.still(word, lambda: self._paint.mark(word, word.began))

    def _tick(self, place: Place, up: float, now: float) -> None:
        """Draw a tick in chalk above the card that was drawn last."""
        lean, out = math.radians(place.angle), place.width * theme.CARD_SHAPE / 2 + TICK_ABOVE
        x, y = place.x - math.sin(lean) * out, place.y - math.cos(lean) * out - up
        wide, high = TICK
        self._paint.mark(Mark(chalk_marks.TICK, (x - wide / 2, y - high / 2, wide, high)), now)

    def _focus(self, sprite: Sprite) -> None:
        """Draw the frame round the card that the keys are at."""
        place = sprite.place
        wide, high = place.width, place.width * theme.CARD_SHAPE
        box = Box(place.x - wide / 2, place.y - high / 2 - LIFTS, wide, high)
        self._pen.nine("focus", box.inset(-4))
