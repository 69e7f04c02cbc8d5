"""Past games: a sheet of paper with tabs: the deals, what is not over, the figures, files; a button filters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from gaigel_desktop.controller.match.dealer import seed_in
from gaigel_desktop.controller.match.practice import table_of_deal
from gaigel_desktop.controller.match.story import helped_in
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.store.archive import EVERYTHING, PastDeal
from gaigel_desktop.controller.store.reviewed import Reviewed
from gaigel_desktop.controller.unfinished import Unfinished
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, frame, header, on_paper, tabs, under_tabs
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.scenes.parts.unfinished_matches import waiting
from gaigel_desktop.scenes.replay.replay_scene import replay_scene
from gaigel_desktop.scenes.routes import Fair, Play, Practise, ShowPastDeal, practise_at
from gaigel_desktop.text.numbers import counted
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import day_in_words
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.idle import within
from gaigel_desktop.window.pages.controls import Button, button_width
from gaigel_desktop.window.pages.flow import Flow, at_foot
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, Panel, Widget
from gaigel_desktop.window.pen import STRONG, WARNING, Pen
from gaigel_desktop.window.scene import Kit, Scenes

from .deal_list import DealDoors, DealRows, ToChoose
from .deal_words import seating_of
from .figures import figure_parts, put_progress
from .files import Files
from .filter import FilterTab
from .nothing_yet import Invitation, invitation
from .own_play import ToPractise, play_parts
from .past_query import Shelf
from .unfinished import put_waiting, way_key

UNFINISHED: Final = "unfinished"
FILTERED: Final = ("deals", "figures", "own_play")
TABS: Final = ("deals", "figures", "files")
UNDER: Final = {"filter": "deals", "own_play": "figures"}  # leaves that are opened from a tab
ICONS: Final = {
    "deals": "deal",
    UNFINISHED: "hourglass",
    "figures": "statistics",
    "files": "export",
}


class PastGames(Content):
    """What stands on the paper under each tab."""

    def __init__(
        self, player: OwnPlayer, services: Services, resume: Callable[[Unfinished], None], choosing: ToChoose | None
    ) -> None:
        self._player, self._services, self._resume, self._choosing = player, services, resume, choosing
        self._tab = TABS[0]
        self._note = ""
        self._shelf = Shelf(services.keeper)
        self._waiting: list[Unfinished] = []
        ways = DealDoors(self._look_at, self._review, self._play_again, self._show, self._refresh, choosing)
        self._deals = DealRows(self._shelf, player, ways)
        self._filter = FilterTab(self._shelf, self._refresh)
        self.files = Files(self._shelf, player, services, self._refresh, lambda: self._view.scenes)

    def sheet(self, view: PageScene) -> Sheet:
        """Title, tabs, paper; above the paper what the filter leaves."""
        self._view, pen = view, view.pen
        head, body = frame(view.kit.screen.design)
        paper = under_tabs(body)
        window = paper.inset(theme.PANEL_EDGE, 24)
        top = header(view, head, say("title_past"), self._to_filter())
        strip: list[Widget] = []
        if self._tab in FILTERED:
            strip = self._strip(pen, window.top(theme.TARGET))
            window = window.below(theme.TARGET + 8) if strip else window
        offered = [(tab, say(f"past_tab_{tab}"), ICONS[tab]) for tab in self._tabs()]
        parts = self._parts(pen, window)
        read = next((part.key for part in parts if part.window is not None), "")
        front = UNDER.get(self._tab, self._tab)
        ground = Part((*tabs(pen, body, offered, front, self.open), Panel("panel_paper", paper), *top))
        return Sheet((ground, Part(tuple(strip)), *parts), read=read)

    def _tabs(self) -> tuple[str, ...]:
        """What is not over stands beside what is, as long as there is any."""
        return (TABS[0], UNFINISHED, *TABS[1:]) if self._waiting else TABS

    def open(self, tab: str) -> None:
        """Another tab to the front."""
        self._tab, self._note = tab, ""
        self._refresh()

    def _strip(self, pen: Pen, strip: Box) -> list[Widget]:
        """What went wrong; or what the filter leaves, and the way to see everything again."""
        if self._note:
            return [Label(self._note, strip, WARNING, role="warning")]
        if self._shelf.wanted == EVERYTHING:
            return [Label(self._damaged(), strip, WARNING, role="warning")] if self._shelf.damaged else []
        words = say("past_filtered", {"shown": counted(self._shelf.count), "count": counted(self._shelf.total)})
        wide = min(strip.width / 2, button_width(pen, say("past_filter_off"), "close"))
        room = strip._replace(width=strip.width - wide - 16)
        at = Box(strip.right - wide, strip.y, wide, theme.TARGET)
        off = Button("filter_off", say("past_filter_off"), at, self._filter.show_all, "close")
        return [Label(words, room, STRONG), off]

    def _to_filter(self) -> Sequence[Pressable]:
        """In the corner, as long as there are deals to be looked through."""
        if self._tab != "deals" or not self._shelf.total:
            return ()
        words = say("past_tab_filter")
        return [Pressable("to_filter", words, partial(self.open, "filter"), "filter", help=words, bare=True)]

    def _damaged(self) -> str:
        (number, finished), *more = self._shelf.damaged
        key, day = "past_damaged" if more else "past_damaged_one", day_in_words(finished)
        return say(key, {"count": counted(len(more) + 1), "number": number, "day": day})

    def _parts(self, pen: Pen, window: Box) -> tuple[Part, ...]:
        told = self._shelf.counted if self._tab == "figures" else None
        own = self._shelf.own_play if self._tab == "own_play" else None
        match self._tab:
            case "deals" if self._shelf.deals:
                return self._deals.parts(pen, window)
            case "figures" if told is not None and told.figures is None:
                return (on_paper(pen, window, "figures", partial(put_progress, told=told, of=self._shelf.total)),)
            case "figures" if told is not None and told.figures is not None and told.figures.total.deals:
                luck = partial(self._services.open, Fair(luck=True))
                ways = (
                    Pressable("luck", say("luck"), luck, "deal"),
                    Pressable("to_own_play", say("past_tab_own_play"), partial(self.open, "own_play"), "chalk"),
                )
                return figure_parts(pen, window, told.figures, ways, self._shelf.guesses)
            case "own_play" if own is not None and own.deals:
                return play_parts(pen, window, own, self._shelf.positions, self._ask)
            case "unfinished" if self._waiting:
                return (on_paper(pen, window, UNFINISHED, self._put_waiting),)
            case "filter" if self._shelf.total:
                return (on_paper(pen, window, "filter", self._filter.put),)
            case "files" if self._services.keeper.store is not None:
                room, news = at_foot(pen, window, self.files.put_news)
                return (on_paper(pen, room, "files", self.files.put), Part(tuple(news)))
        return (Part(invitation(pen, window, self._nothing())),)

    def _put_waiting(self, flow: Flow) -> None:
        put_waiting(flow, self._waiting, self._go_on)

    def _nothing(self) -> Invitation:
        """Why nothing is here, and what can be done about it."""
        play = ("play", say("play"), self._play, "play")
        if self._choosing is not None:
            play = ("play", say("back"), self._view.go_back, "left")
        if not self._services.keeper.owner and self._services.keeper.store is None:
            return Invitation("", say("past_elsewhere"), (play,))
        if self._services.keeper.store is None or self._shelf.unreadable:
            return Invitation("", say("past_unreadable" if self._shelf.unreadable else "past_no_store"), (play,))
        take = ("to_files", say("past_take_in_file"), lambda: self.open("files"), "import")
        if self._shelf.searching:
            return Invitation("", say("past_searching", {"count": counted(self._shelf.total)}), ())
        if not self._shelf.total:
            return Invitation(say("past_none"), say("past_none_about"), (play, take))
        if not self._shelf.count:
            words = say("past_filter_off")
            return Invitation(
                say("past_none_fits"),
                say("past_none_fits_about"),
                (("show_all", words, self._filter.show_all, "close"),),
            )
        if self._tab == "own_play":
            to_deals = ("to_deals", say("own_to_deals"), lambda: self.open("deals"), "deal")
            return Invitation(say("own_none"), say("own_none_about"), (to_deals,))
        return Invitation(say("past_figures_none"), say("past_figures_none_about"), (play,))

    # -- what happens --------------------------------------------------------------------------------------------

    def _play(self) -> None:
        """From here to the table."""
        self._view.scenes.pop()
        self._services.open(Play())

    def _go_on(self, waits: Unfinished) -> None:
        """From here to the table of a match that is not over."""
        self._view.scenes.pop()
        self._resume(waits)

    def _refresh(self) -> None:
        self._view.refresh()

    @property
    def looks_on(self) -> bool:
        """Whether not everything that is to be seen here has been looked at."""
        return self._shelf.searching or (self._tab == "figures" and self._shelf.counts)

    def look_on(self) -> None:
        """A piece more of it."""
        if self._shelf.searching:
            self._shelf.go_on()
        elif self._tab == "figures" and self._shelf.counts:
            self._shelf.count_on()

    def look(self) -> None:
        """Deals may have come since this page was last seen."""
        self._shelf.look()
        self._waiting = [] if self._choosing else waiting(self._player, self._services.keeper)

    @property
    def first_key(self) -> str:
        """What the keys point at first."""
        return f"deal {self._shelf.chosen}" if self._shelf.chosen else "play"

    @property
    def first_way(self) -> str:
        """The first way on with what is not over."""
        return next((way_key(waits) for waits in self._waiting if waits.table is not None), "")

    def _look_at(self, deal: PastDeal) -> None:
        seating = seating_of(deal, self._player.settings.name, self._player.portrait)
        seed = seed_in(deal.about)
        own = not deal.match.imported
        try:
            practise, show = self._practise(deal), partial(self._show, deal)
            scene = replay_scene(self._player, deal.record, seating, seed=seed, own=own, practise=practise, show=show)
        except GaigelError:  # a deal by rules that this version reads otherwise
            self._note = say("retell_wrong")
            self._refresh()
        else:
            self._view.scenes.push(scene)

    def _practise(self, deal: PastDeal) -> Practise:
        return practise_at(table_of_deal(deal.about, deal.record.rules), self._services.open)

    def _review(self, deal: PastDeal) -> None:
        """What would you play now?"""
        from gaigel_desktop.scenes.review.open_review import PlayedDeal, review_scene
        from gaigel_desktop.scenes.review.whose_cards import ask_whose_cards

        look_back, scenes = partial(self._services.keeper.look_back, deal.id), self._view.scenes
        seating = seating_of(deal, self._player.settings.name, self._player.portrait)

        def open_as(seen: Seating) -> None:
            own = seen.me == seating.me  # else it is not kept, and nobody sits there to practise
            keep, practise = (look_back, self._practise(deal)) if own else (_forget, None)
            played = PlayedDeal(deal.record, seen, helped_in(deal.about))
            scenes.push(review_scene(self._player, self._services.thinking, played, keep, practise))

        ask_whose_cards(self._player, scenes, seating, open_as)

    def _ask(self, one: ToPractise) -> None:
        """A position to practise, and from there the next one."""
        from gaigel_desktop.scenes.review.open_review import PlayedDeal, Practice, question_scene

        scenes, rest = self._view.scenes, self._shelf.positions
        follows = rest[[each.position for each in rest].index(one.position) + 1 :]

        def on() -> None:
            scenes.pop()
            self._ask(follows[0])

        seating = seating_of(one.deal, self._player.settings.name, self._player.portrait)
        deal = PlayedDeal(one.deal.record, seating.seen_from(seating.me))
        asked, practise = Practice(deal, one.moment), self._practise(one.deal)
        thinking, on_from_here = self._services.thinking, on if follows else None
        question = question_scene(self._player, thinking, asked, scenes.pop, on=on_from_here, practise=practise)
        scenes.push(question)

    def _play_again(self, deal: PastDeal) -> None:
        """Once more, for practice."""
        self._practise(deal)(deal.record, None, "")

    def _show(self, deal: PastDeal) -> None:
        """Show this deal to others."""
        self._services.open(ShowPastDeal(deal))


def _forget(found: Reviewed) -> None:
    """What somebody else has played is not kept."""


class PastScene(PageScene):
    """The page as a scene: files can be dropped on it, and long work goes on between two frames."""

    def __init__(
        self,
        player: OwnPlayer,
        services: Services,
        resume: Callable[[Unfinished], None],
        choosing: ToChoose | None = None,
    ) -> None:
        self._games = PastGames(player, services, resume, choosing)
        self._seen = 0.0  # when how far it is was told last
        super().__init__(player, self._games)

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Come on with everything that has been played by now, the newest deal in focus."""
        comes_first = self.page is None
        self._games.look()
        super().enter(kit, scenes, now)
        if comes_first and self.page is not None:
            self.page.focus = self._games.first_key

    def handle(self, event: pygame.Event, now: float) -> None:
        """A file that is dropped on the window is taken in."""
        if event.type == pygame.DROPFILE:
            self.take(Path(event.file))
        else:
            super().handle(event, now)

    def show_waiting(self) -> None:
        """What is not over to the front, and the keys point at the first that goes on."""
        assert self.page is not None
        self._games.open(UNFINISHED)
        self.page.point_at(self._games.first_way)

    def take(self, path: Path) -> None:
        """Take this file in, and say how it went."""
        self._games.open("files")
        self._games.files.take(path)

    def update(self, now: float) -> float | None:
        """A piece of what takes long."""
        pause = super().update(now)
        if self._games.files.busy:
            self._games.files.go_on()
            return 0
        if not self._games.looks_on:
            self._seen = now
            return pause
        for _ in within(theme.SLICE):
            self._games.look_on()
        if not self._games.looks_on or now - self._seen >= theme.COUNT_SEEN:
            self._seen = now
            self.refresh()
        return 0
