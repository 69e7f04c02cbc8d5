"""The cover over a table that several people share: whose turn it is, and a press that lifts it.

What lies below is the table as all may see it, with every hand face down. It tells nothing else, by eye or by ear.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import CLAIM, LAST_CHANCE, NOBODY, PAIR_WINDOW, Deal
from gaigel_desktop.scenes.parts.card import put_centred, slip
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.mouse import place_of
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pen import HEAD, Style
from gaigel_desktop.window.scene import Kit, Scene, Scenes

WIDE: Final = 460.0
HEADLINE: Final = Style(HEAD.face, HEAD.size, theme.INK)
MENU: Final = ItemId("icon", name="menu")
WINDOWS: Final = {PAIR_WINDOW: "pair", LAST_CHANCE: "last_chance", CLAIM: "claim"}


class Cover(NamedTuple):
    """For whom the cover lies there, and what it asks."""

    seat: int
    window: str = ""  # the name of the window of the rules in which they are asked
    word: bool = False  # they are not awaited, and want to say something

    @property
    def may_pass(self) -> bool:
        """Whether they can let it go by without a look at their cards."""
        return bool(self.window) and not self.word


def cover_for(seat: int, seen: Deal) -> Cover:
    """The cover for whoever the table waits for."""
    return Cover(seat, WINDOWS.get(seen.phase, "") if seen.waiting else "")


class CoverDoors(NamedTuple):
    """What is done from the cover; each takes it away."""

    lift: Callable[[Cover], None]
    let_pass: Callable[[int], None]  # this seat does nothing in the window
    ask_for_word: Callable[[int], None]
    taken_back: Callable[[], None]  # nobody has come to say the word
    lies_at: Callable[[Point], ItemId | None]  # what can be pressed there on the table
    menu: Callable[[], None]
    tells: bool = False  # how somebody else comes to say something


class CoverScene(Overlay):
    """The cover as a scene over the table, which stays as bright as it is."""

    def __init__(self, player: OwnPlayer, below: Scene, state: TableState, cover: Cover, doors: CoverDoors) -> None:
        """The state is that of the table below, as all may see it."""
        self._cover, self._seating, self._doors = cover, state.seating, doors
        self._kit: Kit | None = None
        super().__init__(player, below, OnCover(cover, state.seating, state.seen, doors, hears=player.hears))

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Lie down over the table."""
        self._kit = kit
        super().enter(kit, scenes, now)

    def ground(self, view: PageScene) -> pygame.Surface:
        """The table as it lies there, as a picture."""
        self._below.resize()
        self._below.draw()
        return view.kit.screen.surface.copy()

    def handle(self, event: pygame.Event, now: float) -> None:
        """A press on somebody else's face, or Alt and the number of the seat, asks for a word, as at the table."""
        pressed = self._pressed_below(event)
        if pressed == MENU:
            self._doors.menu()
        elif pressed is not None and pressed.kind == "seat" and self._is_another(pressed.number):
            self._doors.ask_for_word(pressed.number)
        elif event.type != pygame.KEYDOWN or not event.mod & pygame.KMOD_ALT:
            super().handle(event, now)

    def _is_another(self, seat: int) -> bool:
        return seat in self._seating.people and seat != self._cover.seat

    def _pressed_below(self, event: pygame.Event) -> ItemId | None:
        """What of the table is meant; None if nothing is."""
        if event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_ALT:
            return ItemId("seat", int(event.key) - pygame.K_1)
        if event.type == pygame.MOUSEBUTTONDOWN and self._kit is not None:
            point = place_of(event, self._kit.screen)
            return None if point is None else self._doors.lies_at(point)
        return None


class OnCover(OverContent):
    """The content of the cover: whose turn it is, and the buttons."""

    takes_in = theme.TAKEN_IN

    def __init__(self, cover: Cover, seating: Seating, seen: Deal, doors: CoverDoors, *, hears: bool) -> None:
        """Whoever hears the table finds the others here; the eye sees their faces."""
        self._cover, self._seating, self._seen, self._doors, self._hears = cover, seating, seen, doors, hears
        self._since = math.inf

    def back(self, view: PageScene) -> None:
        """Escape leads to the menu, as at the table."""
        self._doors.menu()

    def update(self, now: float) -> float | None:
        """A word that nobody comes to say is given up: nobody holds up the table."""
        if not self._cover.word:
            return None
        self._since = min(self._since, now)
        left = self._since + theme.WORD_WAITED_FOR - now
        if left <= 0:
            self._doors.taken_back()
            return None
        return left

    @property
    def _name(self) -> str:
        return self._seating.names[self._cover.seat]

    @property
    def _headline(self) -> str:
        return say("cover_word" if self._cover.word else "cover_turn", {"name": self._name})

    @property
    def _asked(self) -> str:
        """What the window of the rules asks, as far as everybody knows it."""
        if not self._cover.may_pass:
            return ""
        values = {"name": self._seating.names[self._seen.claimer]} if self._seen.claimer != NOBODY else {}
        return say_at(self._seen.law.rules, f"cover_{self._cover.window}", values)

    def sheet(self, view: PageScene) -> Sheet:
        """A low slip of paper over the hand that lies face down."""
        pen = view.pen
        whole = Box(0, 0, *view.kit.screen.design).inset(theme.EDGE)
        wide = min(whole.width, WIDE * max(1.0, pen.text_size))
        room = Box(whole.x + (whole.width - wide) / 2, whole.y, wide, whole.height)
        part = slip(pen, room, wide, self._put)
        high = part.widgets[0].box.height
        low = slip(pen, room._replace(y=whole.bottom - high, height=high), wide, self._put)
        return Sheet((low,), first="lift", said=(self._asked,) if self._asked else ())

    def _put(self, flow: Flow) -> None:
        put_centred(flow, self._headline, HEADLINE, "heading")
        if self._asked:
            put_centred(flow, self._asked, ABOUT)
        flow.space(8)
        ways = [Pressable("lift", say("cover_lift"), partial(self._doors.lift, self._cover), "deal", "call")]
        if self._cover.may_pass:
            words = say_at(self._seen.law.rules, f"cover_pass_{self._cover.window}")
            ways.append(Pressable("pass", words, partial(self._doors.let_pass, self._cover.seat), "right"))
        flow.buttons(*ways, align="middle")
        if self._cover.word:
            return
        if self._hears:
            others = (seat for seat in self._seating.people if seat != self._cover.seat)
            flow.space(6)
            flow.buttons(*(self._ask(seat) for seat in others), align="middle")
        elif self._doors.tells:
            flow.space(8)
            put_centred(flow, say("cover_how_to_ask"), ABOUT)

    def _ask(self, seat: int) -> Pressable:
        """A small button for somebody else who wants to say something before this."""
        name = say("cover_ask", {"name": self._seating.names[seat]})
        return Pressable(f"word {seat}", name, partial(self._doors.ask_for_word, seat), "person", bare=True)
