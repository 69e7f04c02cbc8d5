"""The table of a doubted deal: what somebody could not see lies in the shade, and on a paper stands what can be tried
with it, or what could be known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Protocol

import pygame

from gaigel_desktop.controller.trust.changed import Pack
from gaigel_desktop.controller.trust.vantage import Vantage
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.doubted import Doubted
from gaigel_desktop.scenes.picture.cards import expect_glows, look_of
from gaigel_desktop.scenes.picture.chrome import Buttons, Chrome, chrome
from gaigel_desktop.scenes.picture.looks import SPEAKING
from gaigel_desktop.scenes.picture.paint import Painter
from gaigel_desktop.scenes.picture.resting import name_plates
from gaigel_desktop.scenes.review.in_words import Once
from gaigel_desktop.scenes.review.leaf import PaperWay, Spoken, on_leaf
from gaigel_desktop.scenes.review.pointed import OnTable
from gaigel_desktop.scenes.slate.standing import Match, at_the_table
from gaigel_desktop.scenes.slate.strokes import Slate
from gaigel_desktop.scenes.stage.layout import HAND, TRICK, Table
from gaigel_desktop.scenes.stage.lying import suit_order
from gaigel_desktop.scenes.stage.piles import watched
from gaigel_desktop.scenes.stage.stage import Stage
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.page import Page, Sheet
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.spoken.tree import InWords, Wanted

from .in_words import doubt_in_words, named
from .laid import LaidCard, Shading, laid, sprites, where_cards_lie

EDGE: Final = 12.0
GAP: Final = 8.0
HELP_LINE: Final = 32.0
HELP_WIDE: Final = 320.0
ICONS: Final = {"ask": "help", "mix": "refresh", "restore": "undo", "who": "people"}
LETTERS: Final = {pygame.K_a: "ask", pygame.K_m: "mix", pygame.K_z: "restore"}
STEPS: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class Doing(Protocol):
    """What is done with the deal: something is tried, or it is looked at what was known."""

    name: str

    @property
    def vantage(self) -> Vantage:
        """What whoever doubts sees of it."""

    @property
    def pack(self) -> Pack:
        """The cards as they lie now."""

    @property
    def eyes(self) -> int:
        """Whose knowledge it is about."""

    @property
    def marks(self) -> Shading:
        """What lies in the shade, and what was changed."""

    @property
    def waits(self) -> bool:
        """Whether somebody thinks."""

    def words(self) -> Iterator[str]:
        """What stands on the paper."""

    def ways(self) -> Iterator[str]:
        """The buttons of the paper."""

    def do(self, way: str) -> None:
        """One of them was pressed."""

    def press(self, place: int) -> None:
        """A card was pressed."""

    def put_back(self) -> bool:
        """Esc: what was begun is put back; whether something was."""

    def step(self, by: int) -> None:
        """On or back in the deal."""

    def other(self) -> None:
        """To somebody else."""

    def go_on(self) -> bool:
        """Whether there is something new."""

    def leave(self) -> None:
        """Nobody looks any more."""


class DoubtScene:
    """The cards, the paper, and the way through the deal."""

    def __init__(self, desk: Desk, doubted: Doubted, doing: Doing, leave: Callable[[], None]) -> None:
        self._desk, self._doubted, self._doing, self._leave = desk, doubted, doing, leave
        self._aloud = Once(desk.kit.aloud)
        self._dirty = True
        self.page: Page | None = None

    @property
    def doing(self) -> str:
        """What is done with the deal, in a word."""
        return self._doing.name

    # -- the protocol of a scene ---------------------------------------------------------------------------------

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """The deal lies there."""
        self._kit = kit
        if self.page is None:
            self.page = Page(kit, lambda: kit.screen.surface, self._back)
        self.resize()

    def resize(self) -> None:
        """Another size or another look."""
        self._paint = Painter(self._kit, look_of(self._desk))
        self._refresh()

    def update(self, now: float) -> float | None:
        """Somebody thinks beside the picture; nothing here waits for it."""
        if self._doing.go_on():
            self._refresh()
        return theme.GLANCE if self._doing.waits else None

    def draw(self) -> None:
        """The table, the cards, the paper on it."""
        if not self._dirty:
            return
        self._dirty = False
        assert self.page is not None
        rests = self._chrome()
        self._paint.table(rests, self._stage.seen)
        self._paint.deal(self._stage, rests, 0.0)
        self.page.lay()
        self._kit.screen.show()

    def handle(self, event: pygame.Event, now: float) -> None:
        """A few keys; everything else is for the page."""
        assert self.page is not None
        self._dirty = True
        if event.type != pygame.KEYDOWN or not self._key(event.key):
            self.page.handle(event, now)

    def spoken(self) -> InWords:
        """The paper, then the cards by hands, and the ways."""
        assert self.page is not None
        return doubt_in_words(say(f"trust_{self._doing.name}"), self.page)

    def do(self, wanted: Wanted, now: float) -> None:
        """As if the keys had gone there."""
        assert self.page is not None
        self._dirty = True
        self.page.do(wanted, now)

    # -- what is done --------------------------------------------------------------------------------------------

    def _key(self, key: int) -> bool:
        """Whether it was one of them."""
        if key in LETTERS:
            self._then(partial(self._doing.do, LETTERS[key]))
        elif key in STEPS:
            self._then(partial(self._doing.step, STEPS[key]))
        elif key == pygame.K_s:
            self._then(self._doing.other)
        else:
            return False
        return True

    def _then(self, deed: Callable[[], None]) -> None:
        """Something is done, and seen."""
        deed()
        self._refresh()

    def _back(self) -> None:
        """Esc: a card is put back, or the deal is left."""
        if self._doing.put_back():
            self._refresh()
        else:
            self._out()

    def _out(self) -> None:
        self._doing.leave()
        self._leave()

    # -- what is seen --------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        assert self.page is not None
        self._dirty = True
        doing, pen = self._doing, self.page.pen
        pen.text_size = self._desk.text_size
        vantage, players = doing.vantage, len(self._doubted.seating.names)
        seen, me = vantage.seen, self._doubted.seating.me
        others = frozenset(range(players)) - {me}
        table = Table(*self._kit.screen.design, me, suit_order(seen.trump), past=True, open=others)
        self._cards = laid(vantage, doing.pack, seen, table)
        self._stage = Stage(seen, table, won=watched(vantage.told))
        resting = [sprite for sprite in self._stage.sprites if sprite.zone[0] not in (HAND, TRICK)]
        lying = sprites(self._cards, doing.marks)
        self._stage.sprites = resting + lying
        if not doing.marks.moved:  # of all that lie there any may be exchanged next
            expect_glows(self._kit, [sprite.pose for sprite in lying])
        words = tuple(filter(None, doing.words()))
        self._aloud.say(words)
        self.page.show(self._sheet("\n".join(words)))

    def _sheet(self, words: str) -> Sheet:
        assert self.page is not None
        seen, table, doing = self._stage.seen, self._stage.table, self._doing
        face = portrait_file(self._doubted.seating.portraits[doing.eyes], SPEAKING)
        ways = [self._paper_way(way) for way in doing.ways()]
        out = self._doors_out()
        low = table.height - EDGE - theme.TARGET - GAP - HELP_LINE
        help_line = Box(table.width - EDGE - HELP_WIDE, low, HELP_WIDE, HELP_LINE)
        clear = *(button.box for button in out), help_line
        about = (*where_cards_lie(self._cards), *clear)
        clear += name_plates(self.page.pen, look_of(self._desk), self._chrome(), seen)
        papers = on_leaf(self.page.pen, Spoken(words, face, ways, about), seen, table, clear)
        names = named(self._cards, doing.marks, self._doubted.seating)
        cards = Part(tuple(map(self._pressable, self._cards, names)), key="cards")
        return Sheet((cards, Part(tuple(out)), *papers), help_line, first=next(doing.ways(), "back"))

    def _paper_way(self, way: str) -> PaperWay:
        return PaperWay(way, say(f"tried_{way}"), partial(self._then, partial(self._doing.do, way)), ICONS[way])

    def _pressable(self, card: LaidCard, name: str) -> OnTable:
        press = partial(self._then, partial(self._doing.press, card.place))
        return OnTable(f"card {card.place}", name, card.box, press)

    def _doors_out(self) -> list[Button]:
        """The way out above; below, where nobody sits, back, on, and somebody else."""
        doing, (width, height) = self._doing, self._kit.screen.design
        above = Box(width - EDGE - theme.TARGET, EDGE, theme.TARGET, theme.TARGET)
        below = above._replace(y=height - EDGE - theme.TARGET)
        steps = "tried" if doing.name == "change" else "knew"
        ways: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("further", "step_forward", f"{steps}_further", partial(self._then, partial(doing.step, 1))),
            ("earlier", "step_back", f"{steps}_earlier", partial(self._then, partial(doing.step, -1))),
            ("other", "people", "tried_who", partial(self._then, doing.other)),
        )
        if "who" in doing.ways():  # the paper has that door already
            ways = ways[:-1]
        out = Button("back", say("back"), above, self._out, "close", bare=True)
        return [out] + [
            Button(
                key, say(words), below.moved(-(theme.TARGET + GAP) * place, 0), door, icon, help=say(words), bare=True
            )
            for place, (key, icon, words, door) in enumerate(ways)
        ]

    def _slate(self) -> Slate:
        inquiry = self._doubted.inquiry
        match = Match(inquiry.rules, self._doubted.past, inquiry.standing, self._desk.score_on)
        return at_the_table(match, self._doubted.seating, told=True)

    def _chrome(self) -> Chrome:
        stage = self._stage
        looks = {self._doing.eyes: SPEAKING}
        resting = chrome(stage.seen, stage.table, self._doubted.seating, self._slate(), buttons=Buttons(), looks=looks)
        return resting._replace(piles=stage.piles())
