"""Pages: a scene that shows a page of widgets, and the parts that all pages have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, Protocol

import pygame

from gaigel_desktop.table.paint.table_top import wood_ground
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button, Tab, button_width
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Pressable, button_of, button_wide
from gaigel_desktop.window.pages.page import Page, Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Divider, Label, ListName, Text, Widget
from gaigel_desktop.window.pen import ON_WOOD, PAGE_HEAD, STRONG, Pen, Style
from gaigel_desktop.window.pieces import piece_named
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.spoken.tree import InWords, Wanted, everything

from .own_player import OwnPlayer

TOPIC_EDGES: Final = 112.0  # icon, mark and edges of a row
WIDEST_BOARD: Final = 0.34
HEAD_GROWS: Final = 0.35  # so much of the way, for there is one line for it
TAB_HEIGHT: Final = 50.0
UNDER_TABS: Final = 6.0  # the paper reaches this far under its tabs
TAB_EDGES: Final = 50.0  # beside the words and the icon of a tab
TABS_BEGIN: Final = 24.0
TAB_GAP: Final = 8.0
COLUMN_EDGE: Final = 10.0  # from what else lies on a sheet to what is written in a column
LEAST_CALL: Final = 170.0  # how wide the button is that matters most, at the head of a page
FOOT_LINE: Final = 10.0  # the line above what stands at the foot of a sheet, with its air
BAR_REACH: Final = 17.0  # so far a scroll bar stands in the edge of a sheet


class Content(Protocol):
    """What stands on a page; where nothing else is said it lies on the player's table and leads back below itself."""

    def sheet(self, view: PageScene) -> Sheet:
        """The widgets as things stand now."""

    def ground(self, view: PageScene) -> pygame.Surface:
        """What the page lies on: the table as it was chosen."""
        return wood_ground(view.kit, view.player.table_top)

    def back(self, view: PageScene) -> None:
        """Escape or the way back was pressed: this page is taken away."""
        view.scenes.pop()


class PageScene:
    """A scene made of one page; whatever is chosen on it, the sheet is made anew."""

    def __init__(self, player: OwnPlayer, content: Content) -> None:
        self.player = player
        self._content = content
        self.page: Page | None = None
        self._made_for = player.settings, player.troubles.noted  # what the sheet was made for
        self._titled = ""  # what was told: which page this is,
        self._noted: tuple[str, ...] = ()  # and what has come up
        self._comes_on = True

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Come on; what was focused still is, and what was read out of it when it came on first is known by now."""
        self.kit, self.scenes = kit, scenes
        known = self.page.said if self.page is not None else ()
        if self.page is None:
            self.page = Page(kit, lambda: self._content.ground(self), self.go_back)
        self._noted, self._comes_on = known, True
        self.resize()

    def resize(self) -> None:
        """Another size or another look."""
        assert self.page is not None
        self.page.resize()
        self.refresh()

    def refresh(self) -> None:
        """Something was chosen: other words, other widgets."""
        assert self.page is not None
        self._made_for = self.player.settings, self.player.troubles.noted
        self.page.pen.text_size = self.player.text_size
        self.page.show(self._content.sheet(self))
        if not self._comes_on:
            self._tell()

    def _tell(self) -> None:
        """Which page this is, when it has come on or become another, and whatever else has come up here. One that is
        only on the way to another is never seen, and says nothing."""
        assert self.page is not None
        if self.kit.aloud.heard:
            title, notes = self.spoken().title, self.page.notes()
            is_new = self._comes_on or title != (self._titled or title)
            for words in [title] * is_new + [words for words in notes if words not in self._noted]:
                self.kit.aloud.say(words)
            self._titled, self._noted = title, notes
        self._comes_on = False

    def go_back(self) -> None:
        """Leave the page, as Escape does."""
        self._content.back(self)

    def handle(self, event: pygame.Event, now: float) -> None:
        """Mouse and keys are for the page."""
        assert self.page is not None
        self.page.handle(event, now)

    def update(self, now: float) -> float | None:
        """Nothing moves; but what was chosen or noticed elsewhere may be seen here."""
        if (self.player.settings, self.player.troubles.noted) != self._made_for:
            self.refresh()
        if self._comes_on:
            self._tell()
        return None

    def draw(self) -> None:
        """Draw what has changed."""
        assert self.page is not None
        self.page.draw()

    def spoken(self) -> InWords:
        """The page, by its heading."""
        assert self.page is not None
        nodes = self.page.spoken()
        heads = (node.name for node in everything(nodes) if node.role == "heading")
        return InWords(next(heads, say("spoken_title")), nodes, self.page.focus)

    def do(self, wanted: Wanted, now: float) -> None:
        """It is for the page."""
        assert self.page is not None
        self.page.do(wanted, now)

    @property
    def pen(self) -> Pen:
        """What measures the words of this page."""
        assert self.page is not None
        return self.page.pen


# -- grounds -----------------------------------------------------------------------------------------------------


def inn_ground(kit: Kit, lettering: Box | None = None) -> pygame.Surface:
    """The inn fills the window, whatever its shape; the lettering stands in the dark on the left."""
    width, height = kit.screen.pixels

    def make() -> pygame.Surface:
        piece = piece_named("title_scene")
        scale = max(width / piece.size[0], height / piece.size[1])
        size = round(piece.size[0] * scale), round(piece.size[1] * scale)
        ground = pygame.Surface((width, height)).convert()
        ground.blit(kit.pictures.drawn(piece.file, size), ((width - size[0]) // 2, height - size[1]))
        if lettering is not None:
            unit = kit.screen.unit
            letters = kit.pictures.drawn(
                piece_named("lettering").file, (round(lettering.width * unit), round(lettering.height * unit))
            )
            ground.blit(letters, (round(lettering.x * unit), round(lettering.y * unit)))
        return ground

    return kit.pictures.ground(("inn", lettering, (width, height)), make)


# -- the frame of a page -----------------------------------------------------------------------------------------


class Frame(NamedTuple):
    """A page: the strip with its title, and the room below."""

    header: Box
    body: Box


def frame(design: tuple[float, float]) -> Frame:
    """In the middle of the window, as large as it may be."""
    wide = min(design[0] - 2 * theme.EDGE, theme.PAGE[0])
    high = min(design[1] - 2 * theme.EDGE, theme.PAGE[1])
    whole = Box((design[0] - wide) / 2, (design[1] - high) / 2, wide, high)
    return Frame(whole.top(theme.HEADER - 14), whole.below(theme.HEADER))


def header(view: PageScene, place: Box, words: str, ways: Sequence[Pressable] = ()) -> tuple[Widget, ...]:
    """The way back, and what page this is; on the right the ways from here."""
    from_here = _from_here(view.pen, place, ways)
    right = place.right - from_here[0].box.x if from_here else 0.0
    wide = max(130.0, button_width(view.pen, say("back"), "left"))
    button = Button("back", say("back"), Box(place.x, place.y + 4, wide, theme.TARGET), view.go_back, "left")
    room = Box(place.x + wide + 28, place.y, place.width - wide - 56 - right, place.height)
    return Label(words, room, page_head(view.pen), role="heading"), button, *from_here


def _from_here(pen: Pen, place: Box, ways: Sequence[Pressable]) -> tuple[Widget, ...]:
    """Up to the right edge of the strip, as large as the way back; what matters most is a little larger."""
    wides = [max(LEAST_CALL if way.piece == "call" else 0.0, button_wide(pen, way)) for way in ways]
    x, made = place.right - sum(wides) - theme.GAP * (len(ways) - 1), list[Widget]()
    for way, wide in zip(ways, wides, strict=True):
        box = Box(x, place.y + 4, wide, theme.TARGET)
        made.append(button_of(way, box.inset(0, -4) if way.piece == "call" else box))
        x = box.right + theme.GAP
    return tuple(made)


def page_head(pen: Pen) -> Style:
    """The title of a page or a board: large as it is, it grows a little with the player's words."""
    return PAGE_HEAD._replace(size=PAGE_HEAD.size * max(1.0, pen.text_size) ** (HEAD_GROWS - 1))


def topics_width(pen: Pen, words: Sequence[str], room: float) -> float:
    """The board with the topics is as wide as they need, but not half of the page."""
    widest = max(pen.width(each, ON_WOOD) for each in words)
    return min(max(theme.TOPICS, widest + TOPIC_EDGES), room * WIDEST_BOARD)


# -- sheets of paper with tabs -----------------------------------------------------------------------------------

TabOf = tuple[str, str, str]  # its key, its words, its icon


def tabs(
    pen: Pen, body: Box, offered: Sequence[TabOf], chosen: str, choose: Callable[[str], None]
) -> tuple[Widget, ...]:
    """The tabs of a sheet, as wide as their words, and all of them narrower where there is too little room."""
    wanted = [pen.width(words, STRONG) + theme.ICON + TAB_EDGES for _, words, _ in offered]
    share = min(1.0, (body.width - 2 * TABS_BEGIN - TAB_GAP * (len(offered) - 1)) / sum(wanted))
    x, made = body.x + TABS_BEGIN, list[Widget]([ListName(say("spoken_tabs"), "tab ")])
    for (key, words, icon), wide in zip(offered, wanted, strict=True):
        box = Box(x, body.y, wide * share, TAB_HEIGHT)
        made.append(Tab(f"tab {key}", words, box, partial(choose, key), key == chosen, icon))
        x = box.right + TAB_GAP
    return tuple(made)


def under_tabs(body: Box) -> Box:
    """Where the sheet lies."""
    return body.below(TAB_HEIGHT - UNDER_TABS)


def on_paper(pen: Pen, window: Box, key: str, put: Callable[[Flow], None]) -> Part:
    """What is put one under the other, as far from both edges, with an ornament where the sheet would stay empty."""
    flow = column(pen, window)
    put(flow)
    flow.ornament(window)
    return scrolled(flow, window, key)


def footed(pen: Pen, window: Box, words: str) -> tuple[Box, tuple[Widget, ...]]:
    """What is left of a sheet above a quiet sentence at its foot, and that sentence below a line."""
    if not words:
        return window, ()
    high = pen.height(words, ABOUT, window.width - 2 * COLUMN_EDGE)
    foot = window.below(window.height - high).inset(COLUMN_EDGE, 0)
    line = foot.moved(0, -FOOT_LINE)._replace(height=FOOT_LINE)
    room = window._replace(height=window.height - high - FOOT_LINE - FOOT_LINE / 2)
    return room, (Divider(line), Text(words, foot, ABOUT))


def column(pen: Pen, window: Box) -> Flow:
    """What is written within the edges of a sheet."""
    return Flow(pen, window.inset(COLUMN_EDGE, 0))


def scrolled(flow: Flow, window: Box, key: str) -> Part:
    """The column in its window; where it needs a scroll bar, that stands in the edge and takes no room from it."""
    return Part(tuple(flow.widgets), window.left(window.width + BAR_REACH), key)
