"""What would you play? The table as it stood at one of the own decisions; the player plays a card, and then hears."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.captions import explained
from gaigel_desktop.controller.coaching.decision import Decision, shown
from gaigel_desktop.controller.coaching.moments import Moment
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.table_look import look_of
from gaigel_desktop.scenes.replay.retelling import Retelling
from gaigel_desktop.table.board.buttons import CALL_OF_KEY
from gaigel_desktop.table.board.chrome import Chrome, chrome
from gaigel_desktop.table.board.frame_layout import way_boxes
from gaigel_desktop.table.board.in_sight import PLAYED, OnTable, in_sight
from gaigel_desktop.table.board.item import Item, ItemId, card_ids, place_in_hand
from gaigel_desktop.table.board.item_words import Play, Situation
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.top_layer import TopLayer, Way, bubbles_only
from gaigel_desktop.table.paint import paint_top_layer
from gaigel_desktop.table.paint.paint_resting import name_plates
from gaigel_desktop.table.paint.painter import Painter
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button, letter_of
from gaigel_desktop.window.pages.page import Page, Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.spoken.tree import InWords, Wanted

from . import position_in_words
from .decision_words import question, trick, verdict
from .marked_hand import Chalked
from .note_paper import PaperWay, Spoken, on_leaf, teller
from .position import card_played, own_cards, stood
from .position_in_words import Once, Position
from .question_items import Asked, Course
from .table_widgets import called_there, item_of, led, lying_there, named, pressable, said_there
from .why import why

EDGE: Final = 12.0


class AskingDoors(NamedTuple):
    """What has been found by now, and where one can go: on to the next question, if there is one, or back."""

    found: Callable[[], Decision | None]
    go_on: Callable[[], bool]  # looks on; whether there is more to be found
    leave: Callable[[], None]
    on: Callable[[], None] | None = None
    practise: Callable[[], None] | None = None


class AskingScene:
    """The scene of one question of a review: what would you play?"""

    def __init__(self, player: OwnPlayer, deal: Retelling, moment: Moment, doors: AskingDoors) -> None:
        self._player, self._deal, self.moment, self._doors = player, deal, moment, doors
        self._asked = Asked(moment.seen, moment.seat, deal.seating.names)
        self._answer: Course | None = None
        self._over = False  # it has been answered, or shown
        self._figures = False
        self._told: Decision | None = None
        self._by_keys, self._dirty = False, True
        self.page: Page | None = None

    # -- the protocol of a scene ---------------------------------------------------------------------------------

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """The position lies there."""
        self._kit = kit
        if self.page is None:
            self._aloud = Once(kit.aloud)
            self.page = Page(kit, lambda: kit.screen.surface, self._back)
        self.resize()

    def spoken(self) -> InWords:
        """The position, what is asked or told of it, and what can be pressed."""
        assert self.page is not None
        chalked, stage, seating = self._chalked(), self._stage, self._deal.seating
        there = (*self._words(), *called_there(self._said, stage.seen, seating.names))
        marked = (chalked.at(face) for face in (self._asked.picked, chalked.advised, chalked.then))
        position = Position(trick(self.moment), there, self._situation(), *marked)
        return position_in_words.spoken(position, self.page.spoken(), self.page.focus)

    def _situation(self) -> Situation:
        """What lies there, and what can be chosen."""
        stage, asked = self._stage, self._asked
        play = Play(ways=self._ways(), choices=asked.panel.choices if asked.panel is not None else ())
        slate = self._deal.slate(False, self._player.score_on)
        return Situation(stage.seen, self._table, stage.won, self._deal.seating, slate, play=play)

    def do(self, wanted: Wanted, now: float) -> None:
        """As if the keys had gone there."""
        assert self.page is not None
        self._dirty = self._by_keys = True
        self.page.do(wanted, now)

    def _words(self) -> tuple[str, ...]:
        """What stands on the paper, and what a panel asks."""
        panel, paper = None if self._over else self._asked.panel, self._spoken().words.replace("\n", " ")
        if panel is None:
            return (paper,)
        return (paper, panel.title) if self._asked.is_claimed else (panel.title,)

    def resize(self) -> None:
        """Another size or another look."""
        self._paint = Painter(self._kit, look_of(self._player))
        record, moment = self._deal.record, self.moment
        self._stage, self._said = stood(record, moment.seat, moment.at, self._kit.screen.design)
        self._refresh()

    def update(self, now: float) -> float | None:
        """Look on; what is said does not change while it is read."""
        looking = self._doors.go_on()
        if self._over and self._told is None:
            self._told = self._doors.found()
            if self._told is not None:
                self._refresh()
        return theme.GLANCE if looking else None

    def draw(self) -> None:
        """The table, the cards, the paper on it."""
        if not self._dirty:
            return
        self._dirty = False
        assert self.page is not None
        rests, over = self._chrome(), self._lies_over()
        self._paint.table(rests, self._stage.seen)
        self._chalked().deal(self._stage, rests)
        paint_top_layer.draw_top_layer(self.page.pen, over, self._table, self._player.deck)
        self.page.lay()
        self._kit.screen.show()

    def handle(self, event: pygame.Event, now: float) -> None:
        """The keys of the table; everything else is for the page."""
        assert self.page is not None
        self._dirty = True
        self._by_keys = event.type == pygame.KEYDOWN or (self._by_keys and event.type != pygame.MOUSEMOTION)
        if event.type == pygame.KEYDOWN and not self._over and self._key(event.key):
            return
        self.page.handle(event, now)

    # -- answering -----------------------------------------------------------------------------------------------

    def _key(self, key: int) -> bool:
        """A number is a card or a choice, a letter a call; whether it was one of them."""
        number, there = key - pygame.K_1, [item.id for item in self._pressable()]
        hand = card_ids(self._asked.hand(self._table))
        if letter_of(key) in CALL_OF_KEY:
            item = ItemId("call", name=CALL_OF_KEY[letter_of(key)])
        elif ItemId("choice") in there or not 0 <= number < len(hand):
            item = ItemId("choice", number)
        else:
            item = hand[number]
        if item in there:
            self._press(item)
        return item in there

    def _pressable(self) -> list[Item]:
        """What can be pressed of what lies there."""
        items = self._asked.items(self._table, self._stage.won)
        return [] if self._over else [item for item in items if self._asked.can_be_pressed(item)]

    def _press(self, item: ItemId) -> None:
        answer = self._asked.press(item, self._table)
        if answer is None:
            self._refresh()
        else:
            self._tell(answer)

    def _tell(self, answer: Course | None) -> None:
        """It was answered, or the player wants to be shown."""
        self._answer, self._over = answer, True
        self._told = self._doors.found()
        self._refresh()

    def _back(self) -> None:
        """Esc: what is open is closed, and then the position."""
        if not self._over and self._asked.back():
            self._refresh()
        else:
            self._doors.leave()

    def _turn_figures(self) -> None:
        self._figures = not self._figures
        self._refresh()

    # -- what is seen --------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """The paper as it is now, and what can be pointed at."""
        assert self.page is not None
        self._dirty = True
        self._aloud.say(self._words())
        pen, seen, table = self.page.pen, self._stage.seen, self._table
        pen.text_size = self._player.text_size
        on = self._situation()
        parts = [Part((widget,)) for widget in pressable(self._pressable(), partial(named, on), self._press)]
        parts.append(Part((*lying_there(on), *said_there(self._said, on))))
        if self._over or self._asked.panel is None or self._asked.is_claimed:
            parts.extend(on_leaf(pen, self._spoken(), seen, table, self._clear()))
        self.page.show(Sheet((*parts, Part(tuple(self._doors_out()))), first="on" if self._over else ""))
        if self._over:
            self.page.point_at("on")

    def _doors_out(self) -> list[Button]:
        """In the corner: back, and to play on from here."""
        at, practise = corner(self._table), self._doors.practise
        buttons = [Button("back", say("back"), at, self._doors.leave, "close", bare=True)]
        if practise is not None:
            words, beside = say("review_practise"), at.moved(-at.width - theme.GAP / 2, 0)
            buttons.append(Button("practise", words, beside, practise, "table", help=words, bare=True))
        return buttons

    @property
    def _table(self) -> Table:
        """As it is laid out; when it is answered, nobody announces anything."""
        return self._stage.table._replace(past=self._over)

    def _clear(self) -> tuple[Box, ...]:
        """What the paper does not lie on, besides cards: ways to open, a question, what was said, names, what stands
        above the hand."""
        assert self.page is not None
        sheet = self._asked.sheet(self._table)
        ways = way_boxes(self._table, len(self._asked.ways()))
        return (
            *(button.box for button in self._doors_out()),
            *ways,
            *((sheet[1],) if sheet else ()),
            *self._chalked().labels(),
            *name_plates(self.page.pen, look_of(self._player), self._chrome(), self._stage.seen),
            *paint_top_layer.bubble_boxes(self.page.pen, self._lies_over(), self._table),
        )

    def _spoken(self) -> Spoken:
        """What stands on the paper."""
        face = teller(self._deal.seating, self._stage.seen.law)
        if not self._over:
            return Spoken(question(self.moment, self._asked), face, tuple(self._ways_to_answer()))
        words = say("review_thinking")
        if self._told is not None:
            words = verdict(self._told, self._answer, why(self._told, self._answer), figures=self._figures)
        return Spoken(words, face, tuple(self._ways_on()))

    def _ways_to_answer(self) -> list[PaperWay]:
        ways = [PaperWay("show", say("review_show"), partial(self._tell, None))]
        if self._asked.passing is not None:
            ways.insert(0, PaperWay("nothing", say("review_nothing"), partial(self._tell, self._asked.passing)))
        return ways

    def _ways_on(self) -> list[PaperWay]:
        doors = self._doors
        words, on = ("review_next", doors.on) if doors.on is not None else ("review_enough", doors.leave)
        ways = [PaperWay("on", say(words), on)]
        if self._told is not None:
            words = say("review_words" if self._figures else "review_figures")
            ways.insert(0, PaperWay("figures", words, self._turn_figures))
        return ways

    def _pointed(self) -> ItemId | None:
        """What the mouse is on, or the keys are at."""
        assert self.page is not None
        key = self.page.focus if self._by_keys else self.page.hovered
        return item_of(key, self._pressable())

    def _chalked(self) -> Chalked:
        """The own cards: what is pointed at or chosen is lifted, and what is advised has chalk above it."""
        hand = self._asked.hand(self._table)
        pointed = place_in_hand(self._pointed(), hand)
        lifted = {pointed} if pointed is not None else set[int]()
        if self._asked.picked in hand:
            lifted.add(hand.index(self._asked.picked))
        advised = then = None
        if self._told is not None:
            advised, then = (card_played(each) for each in (shown(self._told, self._answer), self.moment.course))
        own = own_cards(self._stage)
        assert self.page is not None
        return Chalked(self._paint, self.page.pen, own, hand, frozenset(lifted), advised, then)

    def _lies_over(self) -> TopLayer:
        """What was said, and the ways to open, or the panel."""
        seen = self._stage.seen
        said = bubbles_only(self._said, seen, self._table, explained(self._player, self._deal.record.rules))
        panel = None if self._over else self._asked.sheet(self._table)
        clear = (*said.clear, *in_sight(PLAYED, OnTable(seen, self._table)), *((panel[1],) if panel else ()))
        ways = () if panel or self._over else self._ways()
        return said._replace(clear=clear, panel=panel, ways=ways, items=self._items())

    def _ways(self) -> tuple[Way, ...]:
        """The ways to lead the card that was chosen."""
        seen = self._stage.seen
        return tuple(Way(offer, led(offer, seen), offer.about) for offer in self._asked.ways())

    def _items(self) -> tuple[Item, ...]:
        """Everything that lies there."""
        return self._asked.items(self._table, self._stage.won, self._pointed())

    def _chrome(self) -> Chrome:
        stage, rules = self._stage, self._deal.record.rules
        slate, items = self._deal.slate(False, self._player.score_on), self._items()
        resting = chrome(stage.seen, self._table, self._deal.seating, slate, looks={}, items=items)
        return resting._replace(piles=stage.piles(), captions=explained(self._player, rules))


def corner(table: Table) -> Box:
    """Where the way back is."""
    return Box(table.width - EDGE - theme.TARGET, EDGE, theme.TARGET, theme.TARGET)
