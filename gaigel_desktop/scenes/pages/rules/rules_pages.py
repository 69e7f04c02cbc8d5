"""The rules: a board with search and contents on the left, the page on the right; where one was is remembered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.scenes.parts.bookmark import Bookmark
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, frame, header, topics_width
from gaigel_desktop.text.explain import sentence
from gaigel_desktop.text.rule_book.pages import RulePage, rule_pages
from gaigel_desktop.text.rule_book.search import Hit, search
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button, Row, button_width
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.inputs import Field
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, ListName, Panel, Widget
from gaigel_desktop.window.pen import ON_WOOD, Pen
from gaigel_desktop.window.scene import Scene, sooner

from .marked_words import Marks, Reading
from .page_layout import Found, Paper, Sights
from .score_picture import score_shown

BOARD_EDGE: Final = 16.0
PANEL_TOP: Final = 26.0
STATUS: Final = 34.0  # the line under the search
STATUS_STYLE: Final = ON_WOOD._replace(size=theme.SMALL_TEXT)
LONGEST_QUERY: Final = 40
ICONS: Final = {
    "about": "hourglass",
    "cards": "deck",
    "deal": "deal",
    "first": "play",
    "play": "draw",
    "pairs": "melden",
    "diss": "diss",
    "end": "last_trick",
    "out": "aus",
    "signs": "winken",
    "score": "chalk",
    "sevens": "star",
    "seats": "people",
    "elsewhere": "table",
    "here": "edit",
    "history": "log",
    "words": "language",
}
ROUND_A_HIT: Final = 24.0  # so much is seen above and below a place that was gone to
CHAPTER: Final = theme.TARGET + 2  # from one to the next
HEADS: Final = ("title", "head")  # kinds of passages: what is said stands below them
NOT_YET: Final = -1  # something was found, but none of it has been gone to


def rules_scene(player: OwnPlayer, bookmark: Bookmark, rules: RuleSet) -> Scene:
    """The rules of this table as a scene."""
    return RulesScene(player, RulesPages(player, bookmark, rules))


class RulesScene(PageScene):
    """The rules; what came of a search is said aloud when typing pauses."""

    def __init__(self, player: OwnPlayer, pages: RulesPages) -> None:
        super().__init__(player, pages)
        self._pages = pages

    def update(self, now: float) -> float | None:
        """Wakes once for it, and then no more."""
        return sooner(super().update(now), self._pages.listen(now))


class RulesPages(Content):
    """Which chapter is open, and what is searched for."""

    def __init__(self, player: OwnPlayer, bookmark: Bookmark, rules: RuleSet) -> None:
        self._player, self._rules = player, rules
        self._mark = bookmark
        self._at = NOT_YET
        self._go_to_hit = False
        self._typed = False  # words that nobody has heard of yet
        self._say_at: float | None = None  # what came of them
        self._view: PageScene | None = None

    def sheet(self, view: PageScene) -> Sheet:
        """The title, the board with search and contents, and the paper with the chapter."""
        if self._view is None and view.page is not None:
            view.page.focus, view.page.scrolls = f"chapter {self._mark.chapter}", self._mark.scrolls
        self._view, pen = view, view.pen
        pages = self._pages()
        hits = search(pages, self._mark.query)
        head, body = frame(view.kit.screen.design)
        board = body.left(topics_width(pen, [page.title for page in pages], body.width) + theme.SCROLL_BAR)
        paper = body.after(board.width + theme.GAP + 6)
        ground: tuple[Widget, ...] = (Panel("panel_wood", board), Panel("panel_paper", paper))
        title = f"{say('title_rules')} · {say(f'preset:{self._rules.preset}')}"
        return Sheet(
            (
                Part((*ground, *header(view, head, title))),
                Part(self._searching(board.inset(BOARD_EDGE), hits)),
                self._contents(pages, hits, board.inset(BOARD_EDGE).below(theme.TARGET + STATUS)),
                self._reading(pen, pages, hits, paper.inset(theme.PANEL_EDGE, PANEL_TOP)),
            ),
            read=f"paper {self._mark.chapter}",
        )

    def _pages(self) -> tuple[RulePage, ...]:
        return rule_pages(self._rules)

    # -- the board -----------------------------------------------------------------------------------------------

    def _searching(self, place: Box, hits: Sequence[Hit]) -> tuple[Widget, ...]:
        """The field, and what came of it."""
        field = Field(
            "search",
            say("rules_search"),
            place.top(theme.TARGET),
            self._mark.query,
            self._type,
            say("rules_search_empty"),
            LONGEST_QUERY,
            self._next_hit,
        )
        room = place.below(theme.TARGET).top(STATUS).inset(14, 0)
        return field, Label(self._status(hits), room, STATUS_STYLE)

    def _status(self, hits: Sequence[Hit]) -> str:
        if not self._mark.query.strip():
            return say("rules_search_hint")
        if not hits:
            return say("rules_no_hits")
        if self._at == NOT_YET:
            return say("rules_hits_waiting", {"count": len(hits)})
        return say("rules_hits", {"at": self._at + 1, "count": len(hits)})

    def _contents(self, pages: Sequence[RulePage], hits: Sequence[Hit], window: Box) -> Part:
        """The chapters, and how often each has what is searched for."""
        found = Counter(hit.page for hit in hits)
        rows = tuple(
            Row(
                f"chapter {page.key}",
                f"{page.title}  ({found[page.key]})" if found[page.key] else page.title,
                Box(window.x, window.y + at * CHAPTER, window.width - theme.SCROLL_BAR, theme.TARGET),
                self._opening(page.key),
                page.key == self._mark.chapter,
                ICONS[page.key],
            )
            for at, page in enumerate(pages)
        )
        chosen = next((row.box for row in rows if row.chosen), None)
        named = ListName(say("spoken_chapters"), "chapter ")
        return Part((named, *rows), window, "contents", chosen, row=CHAPTER)

    def _opening(self, key: str) -> Callable[[], None]:
        def choose() -> None:
            if self._leads and self._at != NOT_YET and key == self._mark.chapter:
                self._next_hit()
                return
            self._mark.chapter = key
            self._refresh()

        return choose

    @property
    def _leads(self) -> bool:
        """Whether a search leads the focus to what was found: whoever hears the page reads on from there, and pressing
        it again goes to the next place as in the field."""
        return self._player.hears

    # -- the paper -----------------------------------------------------------------------------------------------

    def _reading(self, pen: Pen, pages: Sequence[RulePage], hits: Sequence[Hit], window: Box) -> Part:
        """The open chapter, and the way to the next."""
        at = next((at for at, page in enumerate(pages) if page.key == self._mark.chapter), 0)
        place = window._replace(width=window.width - theme.SCROLL_BAR - 10)
        paper = Paper(pen, place, pages[at], Sights(self._player.deck, score_shown(self._rules)))
        paper.put(self._found(hits, pages[at].key))
        widgets = paper.widgets
        end = Flow(pen, place.below(paper.bottom + theme.GAP - place.y))
        if at + 1 < len(pages):
            self._next_page(end, pages[at + 1])
        end.ornament(window)
        widgets += end.widgets
        wanted = self._place_of_hit(pen, widgets) if self._go_to_hit else None
        self._go_to_hit = False
        return Part(tuple(widgets), window, f"paper {pages[at].key}", wanted)

    def _next_page(self, end: Flow, page: RulePage) -> None:
        words = say("rules_next", {"page": page.title})
        wide = min(end.width, button_width(end.pen, words, "right"))
        opening = self._opening(page.key)
        end.put(lambda box: Button("next", words, box, opening, "right"), theme.TARGET, wide)

    def _found(self, hits: Sequence[Hit], page: str) -> Found:
        """What is marked on this page."""
        now = hits[self._at] if 0 <= self._at < len(hits) else None
        found: dict[tuple[int, int], Marks] = {}
        for hit in hits:
            if hit.page == page:
                before = found.get((hit.passage, hit.part), Marks())
                at = hit.span if hit == now else before.now
                found[hit.passage, hit.part] = Marks((*before.spans, hit.span), at)
        return found

    def _place_of_hit(self, pen: Pen, widgets: Sequence[Widget]) -> Box | None:
        places = (widget.place_now(pen) for widget in widgets if isinstance(widget, Reading))
        return next((place.inset(0, -ROUND_A_HIT) for place in places if place is not None), None)

    # -- searching -----------------------------------------------------------------------------------------------

    def _type(self, words: str) -> None:
        self._mark.query, self._at, self._typed = words, NOT_YET, True
        self._refresh()

    def listen(self, now: float) -> float | None:
        """Say what came of a search when nothing has been typed for a moment; how long until then."""
        assert self._view is not None
        aloud = self._view.kit.aloud
        if self._typed and aloud.heard:
            self._typed, self._say_at = False, now + theme.TYPING_PAUSES
        if self._say_at is not None and now >= self._say_at:
            self._say_at = None
            aloud.say(self._status(search(self._pages(), self._mark.query)))
        return self._say_at - now if self._say_at is not None else None

    def _next_hit(self) -> None:
        """Enter: the next place, round and round, on whatever page it stands."""
        hits = search(self._pages(), self._mark.query)
        if hits:
            self._at = (self._at + 1) % len(hits)
            self._mark.chapter, self._go_to_hit = hits[self._at].page, True
            self._refresh()
            self._lead()
        self._typed, self._say_at = False, None
        assert self._view is not None
        self._view.kit.aloud.say(self._told(hits))

    def _lead(self) -> None:
        """The focus to the chapter in which it was found."""
        if self._leads and self._view is not None and self._view.page is not None:
            self._view.page.point_at(f"chapter {self._mark.chapter}")

    def _told(self, hits: Sequence[Hit]) -> str:
        """What stands at the place that was gone to; or that there is none."""
        if not hits:
            return self._status(hits)
        hit = hits[self._at]
        return _read_out(next(page for page in self._pages() if page.key == hit.page), hit)

    def _refresh(self) -> None:
        assert self._view is not None
        self._view.refresh()


def _read_out(page: RulePage, hit: Hit) -> str:
    """The chapter, what was found in it, and the sentences that go with it: those below a heading, or about a word."""
    there, *below = page.passages[hit.passage : hit.passage + 2]
    about = [passage.words for passage in below] if there.kind in HEADS else [there.words] if hit.part else []
    chapter = [] if hit.in_title else [page.title]
    return " ".join(sentence(words) for words in (*chapter, there.texts[hit.part], *about) if words)
