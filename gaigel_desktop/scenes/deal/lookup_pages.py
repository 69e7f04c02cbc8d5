"""The pages that lie over the table on demand: the last trick, what happened, the cards still out, the keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

import pygame

from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.table.board.buttons import CALLS, ICON_OF_KEY
from gaigel_desktop.table.play import aids, lookup_text
from gaigel_desktop.table.play.past_tricks import Trick, all_tricks
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import Deck, face_file
from gaigel_desktop.window.pages.controls import Button, letter_of
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.grid import Column, Drawn, GridRow, GridStyle
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Decoration, Label, Look, Panel, Picture, Spoken, Widget
from gaigel_desktop.window.pen import BODY, HEAD, STRONG, Pen
from gaigel_desktop.window.scene import Scene

CARD: Final = 96.0
SMALL_CARD: Final = 50.0
COPY: Final = 30.0  # so far beside the first copy of a card lies the other
OUT: Final = GridStyle(air=8)
KEYS_APART: Final = 40.0
KEY_COLUMNS: Final = Column(), Column(align="left", grows=True)
KEY_STYLE: Final = GridStyle(name=STRONG, figure=BODY, air=5, apart=theme.GAP)
OUT_OF_TURN: Final = ("=key_alt", "keys_alt")  # where several people share the laptop
KEYS: Final = (
    ("1 … 5", "keys_numbers"),
    ("=key_arrows", "keys_arrows"),
    ("=key_enter", "keys_enter"),
    ("=key_space", "keys_space"),
    ("=key_tab", "keys_tab"),
    ("N", "keys_N"),
    ("=key_shift", "keys_shift"),
    *((row.key, f"keys_{row.key}") for row in CALLS if not row.rare),
    ("1, 2; Q, S", "keys_claim"),
    *((row.key, f"keys_{row.name}") for row in CALLS if row.rare),
    *((key, f"keys_{key}") for key in "VLOCHUBRPTX"),
    OUT_OF_TURN,
    ("?", "keys_help"),
    ("F11", "keys_F11"),
    ("=key_esc", "keys_esc"),
)


class LookUp(OverContent):
    """One sheet of paper over the table; each kind says what stands on it."""

    name: ClassVar[str]
    closed_by: ClassVar[tuple[int, ...]] = ()  # besides the key of its button, which opened it

    def __init__(self, state: TableState, deck: Deck) -> None:
        self._state, self._deck = state, deck
        self._view: PageScene | None = None

    @abstractmethod
    def width(self) -> float:
        """How wide the paper is."""

    @abstractmethod
    def fill(self, flow: Flow) -> None:
        """Lay out what stands on the paper."""

    def title(self) -> str:
        """The title of the page."""
        return say(f"look_{self.name}")

    def said(self) -> tuple[str, ...]:
        """What is said aloud of the page, after its title."""
        return ()

    def ways(self, row: Box) -> list[Widget]:
        """The buttons beside the way back."""
        return []

    def is_closed_by(self, event: pygame.Event) -> bool:
        """Whether an event closes the page, because the player has seen enough."""
        if event.type != pygame.KEYDOWN:
            return False
        return event.key in self.closed_by or ICON_OF_KEY.get(letter_of(event.key)) == self.name

    def sheet(self, view: PageScene) -> Sheet:
        """The paper as high as it needs to be; what does not fit scrolls."""
        self._view = view
        whole = Box(0, 0, *view.kit.screen.design).inset(theme.EDGE)
        wide = min(whole.width, self.width())
        paper = Box((whole.width - wide) / 2 + whole.x, whole.y, wide, whole.height)
        inside = paper.inset(theme.PANEL_EDGE, 26)
        head = Label(self.title(), inside.top(view.pen.line_height(HEAD)), HEAD, role="heading")
        room = inside.below(head.box.height + theme.GAP)
        room = room._replace(height=room.height - theme.TARGET - theme.GAP)
        flow = Flow(view.pen, room._replace(width=room.width - theme.SCROLL_BAR))
        self.fill(flow)
        high = min(room.height, flow.y - room.y)
        spare = (room.height - high) / 2
        buttons = self._buttons(view, Box(inside.x, room.y + high + theme.GAP, inside.width, theme.TARGET))
        around = paper.inset(0, spare)
        moved = [_lowered(widget, spare) for widget in (head, *buttons)]
        scrolled = tuple(_lowered(widget, spare) for widget in flow.widgets)
        window = Box(room.x, room.y + spare, room.width, high)
        return Sheet(
            (Part((Panel("panel_paper", around), *moved)), Part(scrolled, window, self.name)), said=self.said()
        )

    def _buttons(self, view: PageScene, row: Box) -> list[Widget]:
        flow, back = Flow(view.pen, row), Pressable("back", say("back"), view.go_back, "left")
        flow.buttons(back, align="middle")
        return [*flow.widgets, *self.ways(row)]


class LastTrick(LookUp):
    """The page with the last trick; with the aid for it all of them, to be turned over."""

    name = "last_trick"
    closed_by = (pygame.K_SPACE,)

    def __init__(self, state: TableState, deck: Deck) -> None:
        super().__init__(state, deck)
        self._before = 0  # how many tricks before the last one

    def _tricks(self) -> list[Trick]:
        taken = all_tricks(self._state.shown.past)
        return taken if self._state.aids.last_tricks else taken[-1:]

    def width(self) -> float:
        """Wide enough for everybody's card."""
        return max(420.0, int(self._state.stage.seen.players) * (CARD + theme.GAP) + 2 * theme.PANEL_EDGE + 40)

    def title(self) -> str:
        """The title, with the number of the trick if it is not the last one."""
        if not self._before:
            return super().title()
        count = len(self._tricks())
        return say("look_trick", {"number": count - self._before, "count": count})

    def ways(self, row: Box) -> list[Widget]:
        """The buttons that lead to other tricks, for whom may look at them."""
        if len(self._tricks()) < 2:
            return []
        left, right = row.left(theme.TARGET), row.after(row.width - theme.TARGET)
        first = self._before == len(self._tricks()) - 1
        return [
            self._way("earlier_trick", "step_back", left, 1, not first),
            self._way("later_trick", "step_forward", right, -1, self._before > 0),
        ]

    def _way(self, key: str, icon: str, place: Box, step: int, usable: bool) -> Button:
        return Button(key, say(key), place, partial(self._turn, step), icon, usable=usable, help=say(key), bare=True)

    def _turn(self, step: int) -> None:
        self._before += step
        if self._view is not None:
            self._view.refresh()

    def fill(self, flow: Flow) -> None:
        """Lay out the cards in the order in which they were played, and whose they were."""
        names, shown = self._state.seating.names, self._tricks()
        if not shown:
            flow.text(say("no_trick_yet"))
            return
        trick = shown[-1 - self._before]
        cards = zip(trick.laid, lookup_text.cards_of_trick(trick, names), strict=True)
        puts = [partial(self._put_card, card, names[seat], told) for (card, seat), told in cards]
        flow.side_by_side(puts, theme.GAP)
        flow.space(10)
        flow.text(lookup_text.trick_taken_by(self._state, trick, self._before), STRONG)

    def _put_card(self, card: int, whose: str, told: str, flow: Flow) -> None:
        """A card, and below it whose it was."""
        high = CARD * theme.CARD_SHAPE
        flow.put(lambda box: Picture(face_file(self._deck, CODES[card]), box.centred(CARD, high)), high)
        flow.space(2)
        flow.text(whose, aloud=told, align="middle")

    def said(self) -> tuple[str, ...]:
        """Which trick it is, if it was turned to; its cards, and whose it was."""
        turned_to = (self.title(),) if self._before else ()
        return *turned_to, *lookup_text.trick_in_words(self._state, self._tricks(), self._before)


class Log(LookUp):
    """The page with what happened in this deal, in sentences."""

    name = "log"

    def width(self) -> float:
        """Wide enough for a sentence in each line."""
        return 560.0

    def fill(self, flow: Flow) -> None:
        """Lay out the sentences, the newest first; without the aid only about the last trick and the running one."""
        blocks = lookup_text.events_in_words(self._state)
        for lines in reversed(blocks):
            for line in reversed(lines):
                flow.text(line)
                flow.space(3)
            flow.space()
        if not blocks:
            flow.text(say("nothing_happened"))

    def said(self) -> tuple[str, ...]:
        """What happened last, in the order in which it did."""
        return lookup_text.last_events_in_words(self._state)


@dataclass(slots=True)
class Copies(Decoration):
    """Both copies of a card, one over the other, or the one that is left."""

    file: str
    count: int
    box: Box

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The copies from the left, each a little further than the one below it."""
        for copy in range(self.count):
            pen.picture(self.file, box.left(SMALL_CARD).moved(copy * COPY, 0))


class StillOut(LookUp):
    """The page with the cards that nobody has played yet."""

    name = "gone"
    closed_by = (pygame.K_SPACE,)

    def width(self) -> float:
        """Wide enough for both copies of the six cards of a suit."""
        return 620.0

    def fill(self, flow: Flow) -> None:
        """Lay out a row for each suit: a card stands there as often as it is still out."""
        flow.text(say("gone_about"))
        flow.space()
        left = aids.cards_still_out(self._state.stage.seen, self._state.me)
        rows = [
            GridRow(
                [self._copies(card, left[card]) for card in range(suit * 6 + 5, suit * 6 - 1, -1)],
                ground=partial(Spoken, words),
            )
            for suit, words in enumerate(lookup_text.cards_out_in_words(left))
        ]
        flow.grid([Column()] * 6, rows, OUT)

    def _copies(self, card: int, count: int) -> Drawn:
        make = partial(Copies, face_file(self._deck, CODES[card]), count)
        return Drawn(make, SMALL_CARD + COPY, SMALL_CARD * theme.CARD_SHAPE)

    def said(self) -> tuple[str, ...]:
        """The cards that are still out, suit by suit."""
        return lookup_text.cards_out_in_words(aids.cards_still_out(self._state.stage.seen, self._state.me))


class Keys(LookUp):
    """The page with the keys, and what they do."""

    name = "keys"
    closed_by = (pygame.K_F1, pygame.K_SPACE)

    def width(self) -> float:
        """Wide enough for two columns of keys."""
        return 1080.0

    def is_closed_by(self, event: pygame.Event) -> bool:
        """Whether an event closes the page: also the question mark, wherever it is on the keyboard."""
        return super().is_closed_by(event) or (event.type == pygame.KEYDOWN and event.unicode == "?")

    def fill(self, flow: Flow) -> None:
        """Lay out the keys in two columns."""
        keys = [key for key in KEYS if key != OUT_OF_TURN or self._state.seating.several]
        half = (len(keys) + 1) // 2
        rules = self._state.chair.rules
        flow.side_by_side([partial(_put_keys, some, rules) for some in (keys[:half], keys[half:])], KEYS_APART)


def _put_keys(keys: Sequence[tuple[str, str]], rules: RuleSet, flow: Flow) -> None:
    """Keys and what they do at this table, line by line."""
    named = [(say(key[1:]) if key.startswith("=") else key, say_at(rules, about)) for key, about in keys]
    flow.grid(KEY_COLUMNS, [GridRow(line) for line in named], KEY_STYLE)


def _lowered(widget: Widget, by: float) -> Widget:
    widget.box = widget.box.moved(0, by)
    return widget


LOOK_UPS: Final[dict[str, Callable[[TableState, Deck], LookUp]]] = {
    each.name: each for each in (LastTrick, Log, StillOut, Keys)
}


class LookUpScene(Overlay):
    """The scene with a look-up page over the table."""

    def __init__(self, what: str, player: OwnPlayer, below: Scene, state: TableState) -> None:
        self._look_up = LOOK_UPS[what](state, player.deck)
        super().__init__(player, below, self._look_up)

    def handle(self, event: pygame.Event, now: float) -> None:
        """Close the page by the key that opened it, or let it handle the event."""
        if self._look_up.is_closed_by(event):
            self.go_back()
        else:
            super().handle(event, now)
