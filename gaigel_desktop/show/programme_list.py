"""What there is to show: programmes in chalk on a slate, and below them single scenes, a past deal, a file; on the
paper beside it what the chosen one holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import Final

import pygame

from gaigel_desktop.controller.store.archive import PastDeal
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, column, frame, header, scrolled
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.show.plan.draft import Draft, Listed, all_programmes, new_draft, own_key
from gaigel_desktop.show.plan.find_show import of_file, show_of
from gaigel_desktop.show.plan.leaflet import minute
from gaigel_desktop.show.plan.show import NotShown, Show, show_of_deal, show_of_story
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.grid import Column, GridRow, GridStyle
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel
from gaigel_desktop.window.pen import HEAD, STRONG, WARNING, Pen
from gaigel_desktop.window.scene import Kit, Scenes

from .list_lines import ChalkLine, chalk_high
from .page_writer import PageWriter
from .scenes_to_add import FileOffer, choose_deal, database_of, put_scenes, way_on

SHARE: Final = 0.42  # of the width, for the slate
SLATE_EDGE: Final = 30.0
APART: Final = 14.0  # between programmes and what else there is
COLUMNS: Final = Column(align="right", leads=True), Column(align="left", grows=True)
LINES: Final = GridStyle(name=ABOUT, air=4)
SCENES, DEALS, FILE, NEW = "scenes", "deals", "file", "new"
OTHERS: Final = ((SCENES, "deal"), (DEALS, "statistics"), (FILE, "import"))


class Chooser(Content):
    """What can be shown, and what is said about the one that is pointed at."""

    def __init__(self, player: OwnPlayer, services: Services, present: Callable[[Show], None]) -> None:
        self._player, self._services, self._present = player, services, present
        self._chosen = self._note = ""
        self._shows: dict[str, Show] = {}
        self._file = FileOffer(self.take, self._refresh)
        self._writer = PageWriter(player, self._refresh)
        self.look()

    def look(self) -> None:
        """Programmes may have come or gone since this page was last seen."""
        self._listed = {each.key: each for each in all_programmes()}
        self._shows.clear()
        if self._chosen not in self._listed and self._chosen not in (SCENES, DEALS, FILE):
            self._chosen = next(iter(self._listed))

    def sheet(self, view: PageScene) -> Sheet:
        """The slate on the left, the paper on the right, and in the corner what shows the chosen programme."""
        self._view, pen = view, view.pen
        head, body = frame(view.kit.screen.design)
        slate, paper = body.left(body.width * SHARE - theme.GAP), body.after(body.width * SHARE)
        ground = Panel("slate", slate), Panel("panel_paper", paper)
        top = (*ground, *header(view, head, say("showing_title"), self._ways_on()))
        return Sheet((Part(top), self._slate(pen, slate.inset(SLATE_EDGE)), self._paper(pen, paper)), first="go")

    # -- the slate -----------------------------------------------------------------------------------------------

    def _slate(self, pen: Pen, room: Box) -> Part:
        flow = Flow(pen, room)
        for listed in self._listed.values():
            show = self._show(listed)
            note = minute(show.seconds) if show.pieces else ""
            self._put(flow, listed.key, listed.title, note, "warning" if show.problems else "")
        self._put(flow, NEW, say("showing_new"), "", "add")
        flow.space(APART)
        for key, icon in OTHERS:
            self._put(flow, key, say(f"showing_{key}"), "", icon)
        return Part(tuple(flow.widgets), room, "slate")

    def _put(self, flow: Flow, key: str, words: str, note: str, icon: str) -> None:
        words = flow.pen.shortened(words, STRONG, flow.width)
        press = self._compose_new if key == NEW else partial(self._choose, key)
        flow.put(lambda box: ChalkLine(key, words, box, press, note, icon, key == self._chosen), chalk_high(flow.pen))

    def _choose(self, key: str) -> None:
        self._chosen, self._note = key, ""
        self._refresh()

    def _show(self, listed: Listed) -> Show:
        """The show of a line of the list, opened once and kept."""
        if listed.key not in self._shows:
            self._shows[listed.key] = listed.show(database_of(self._services.keeper))
        return self._shows[listed.key]

    # -- the paper -----------------------------------------------------------------------------------------------

    def _ways_on(self) -> Sequence[Pressable]:
        listed = self._listed.get(self._chosen)
        if listed is None:
            return ()
        show = self._show(listed)
        return [way_on(partial(self._open, show), usable=bool(show.pieces))]

    def _paper(self, pen: Pen, paper: Box) -> Part:
        window = paper.inset(theme.PANEL_EDGE, 26)
        flow = column(pen, window)
        listed = self._listed.get(self._chosen)
        if self._note:
            flow.text(self._note, WARNING)
            flow.space(6)
        if listed is not None:
            self._put_programme(flow, listed)
        else:
            self._put_other(flow)
        flow.ornament(window)
        return scrolled(flow, window, self._chosen)

    def _put_programme(self, flow: Flow, listed: Listed) -> None:
        show = self._show(listed)
        flow.text(listed.title, HEAD)
        if listed.gist:
            flow.text(listed.gist, ABOUT)
        flow.space(8)
        for problem in show.problems:
            flow.text(problem, WARNING)
            flow.space(4)
        flow.grid(COLUMNS, _lines(show), LINES)
        flow.space(10)
        flow.buttons(*self._ways(listed, show))
        flow.space(15)
        self._writer.put(flow, show)

    def _ways(self, listed: Listed, show: Show) -> list[Pressable]:
        ways = list[Pressable]()
        if show.pieces:
            ways.append(Pressable("print", say("showing_page"), partial(self._writer.write, show), "export"))
        draft = listed.draft()
        if draft is not None:
            words = say("showing_change" if listed.own else "showing_copy")
            ways.append(Pressable("change", words, partial(self._compose, draft), "edit"))
        return ways

    def _put_other(self, flow: Flow) -> None:
        flow.text(say(f"showing_{self._chosen}"), HEAD)
        flow.text(say(f"showing_{self._chosen}_about"), ABOUT)
        flow.space(10)
        match self._chosen:
            case "scenes":
                put_scenes(flow, self._show_story)
            case "deals":
                flow.buttons(Pressable("past", say("showing_to_past"), self._to_past, "statistics", "call"))
            case "file":
                self._file.put(flow, say("showing_go"))

    # -- what happens --------------------------------------------------------------------------------------------

    def _open(self, show: Show) -> None:
        """Show this to a room."""
        self._present(show)

    def _show_story(self, name: str) -> None:
        self._open(show_of_story(name))

    def _to_past(self) -> None:
        choose_deal(self._player, self._services, self._view.scenes, say("past_show"), self._show_deal)

    def _show_deal(self, deal: PastDeal) -> None:
        self._open(show_of_deal(deal))

    def take(self, path: Path) -> None:
        """Show what is in this file, or say why not."""
        try:
            show = show_of(of_file(path), database_of(self._services.keeper))
        except NotShown as bad:
            self._chosen, self._note = FILE, str(bad)
            self._refresh()
        else:
            self._open(show)

    def _compose_new(self) -> None:
        self._compose(new_draft())

    def _compose(self, draft: Draft) -> None:
        """Only now is read what it is put together with."""
        from .programme_editor import compose

        compose(self._player, self._services, self._present, self._view.scenes, draft, composed=self._composed)

    def _composed(self, name: str) -> None:
        """Back from there, with that programme in front."""
        self.look()
        if (key := own_key(name)) in self._listed:
            self._chosen = key

    def _refresh(self) -> None:
        self._view.refresh()


def _lines(show: Show) -> list[GridRow]:
    """When each of its scenes begins, and what it is called."""
    begins = accumulate((piece.story.seconds for piece in show.pieces), initial=0)
    return [GridRow((minute(at), spoken(piece.story.title))) for at, piece in zip(begins, show.pieces, strict=False)]


class ChooserScene(PageScene):
    """The page as a scene: a file can be dropped on it."""

    def __init__(self, player: OwnPlayer, services: Services, present: Callable[[Show], None]) -> None:
        self._chooser = Chooser(player, services, present)
        super().__init__(player, self._chooser)

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Come on with every programme that is there by now."""
        self._chooser.look()
        super().enter(kit, scenes, now)

    def handle(self, event: pygame.Event, now: float) -> None:
        """A file that is dropped on the window is shown."""
        if event.type == pygame.DROPFILE:
            self._chooser.take(Path(event.file))
        else:
            super().handle(event, now)


def contents_scene(player: OwnPlayer, services: Services, present: Callable[[Show], None]) -> PageScene:
    """What there is to show."""
    return ChooserScene(player, services, present)
