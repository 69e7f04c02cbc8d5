"""A club's own programme, put together: what it holds in chalk on the slate, in its order, and on the paper what can
come in. It is written down with every change."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from gaigel_desktop.controller.places import sayable
from gaigel_desktop.controller.store.archive import PastDeal
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.scenes.parts.confirm import ask_to_throw_away
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, column, frame, header, scrolled
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.show.plan.club_programmes import folder
from gaigel_desktop.show.plan.draft import Draft
from gaigel_desktop.show.plan.leaflet import minute
from gaigel_desktop.show.plan.show import NotShown, Show, show_of_file
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow, at_foot
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.inputs import Field
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, Widget
from gaigel_desktop.window.pen import WARNING, Pen
from gaigel_desktop.window.scene import Scenes

from .list_lines import CHALK_NOTE, ChalkLine, chalk_high
from .scenes_to_add import FileOffer, choose_deal, database_of, put_scenes, way_on

SHARE: Final = 0.46  # of the width, for the slate
SLATE_EDGE: Final = 30.0
LONGEST_NAME: Final = 50


class Composer(Content):
    """The programme, which of its numbers is pointed at, and what was said last."""

    def __init__(
        self,
        player: OwnPlayer,
        services: Services,
        present: Callable[[Show], None],
        draft: Draft,
        leave: Callable[[str], None],
    ) -> None:
        self._player, self._services, self._present = player, services, present
        self._draft, self._leave = draft, leave
        self._note = ""
        self._file = FileOffer(self.add_file, self._refresh)

    def back(self, view: PageScene) -> None:
        """Back with its name; everything is written down."""
        self._leave(self._draft.programme.name)

    def sheet(self, view: PageScene) -> Sheet:
        """The slate with its buttons below it on the left, the paper on the right."""
        self._view, pen = view, view.pen
        head, body = frame(view.kit.screen.design)
        slate, paper = body.left(body.width * SHARE - theme.GAP), body.after(body.width * SHARE)
        slate, below = at_foot(pen, slate, self._put_moves)
        go, first = way_on(self._go, usable=not self._draft.is_empty), f"number {self._draft.at}" if below else "name"
        top: tuple[Widget, ...] = (Panel("slate", slate), Panel("panel_paper", paper), *below)
        top += header(view, head, say("programme_own"), [go])
        return Sheet((Part(top), self._slate(pen, slate.inset(SLATE_EDGE)), self._paper(pen, paper)), first=first)

    # -- the slate -----------------------------------------------------------------------------------------------

    def _slate(self, pen: Pen, room: Box) -> Part:
        flow = Flow(pen, room)
        begins = 0
        for at, show in enumerate(self._draft.each(database_of(self._services.keeper))):
            self._put(flow, at, show, minute(begins))
            begins += show.seconds
        if self._draft.is_empty:
            flow.text(say("composing_empty"), CHALK_NOTE)
        return Part(tuple(flow.widgets), room, "slate")

    def _put(self, flow: Flow, at: int, show: Show, begins: str) -> None:
        words = spoken(show.pieces[0].story.title) if show.pieces else show.problems[0]
        icon, press = "" if show.pieces else "warning", partial(self._point, at)
        flow.put(
            lambda box: ChalkLine(f"number {at}", words, box, press, begins, icon, at == self._draft.at),
            chalk_high(flow.pen),
        )

    def _put_moves(self, flow: Flow) -> None:
        """What can be done with the number that is pointed at."""
        if not self._draft.is_empty:
            flow.buttons(
                Pressable("up", say("composing_up"), partial(self._move, -1), "up"),
                Pressable("down", say("composing_down"), partial(self._move, 1), "down"),
                Pressable("away", say("composing_away"), self._away, "remove"),
            )

    # -- the paper -----------------------------------------------------------------------------------------------

    def _paper(self, pen: Pen, paper: Box) -> Part:
        window = paper.inset(theme.PANEL_EDGE, 26)
        flow = column(pen, window)
        if self._note:
            flow.text(self._note, WARNING)
            flow.space(6)
        flow.heading(say("composing_name"))
        flow.put(self._name_field, theme.TARGET)
        flow.space(theme.GAP)
        flow.heading(say("composing_add"))
        flow.buttons(Pressable("past", say("showing_deals"), self._to_past, "statistics"))
        flow.space(theme.GAP / 2)
        self._file.put(flow, say("showing_into"))
        flow.space(theme.GAP / 2)
        put_scenes(flow, self._add_story)
        flow.space(theme.GAP)
        flow.buttons(Pressable("discard", say("composing_discard"), self._discard, "trash"))
        return scrolled(flow, window, "offers")

    def _name_field(self, box: Box) -> Field:
        return Field(
            "name", say("composing_name"), box, self._draft.title, self._rename, say("composing_unnamed"), LONGEST_NAME
        )

    # -- changes -------------------------------------------------------------------------------------------------

    def _rename(self, words: str) -> None:
        self._change(self._draft.renamed(words))

    def _point(self, at: int) -> None:
        self._draft = self._draft._replace(at=at)
        self._refresh()

    def _add_story(self, name: str) -> None:
        self._change(self._draft.with_story(name))

    def _to_past(self) -> None:
        choose_deal(self._player, self._services, self._view.scenes, say("showing_into"), self._add_deal)

    def _add_deal(self, deal: PastDeal) -> None:
        self._change(self._draft.with_deal(deal))

    def add_file(self, path: Path) -> None:
        """Every deal of it, if it holds; else it is said why not."""
        try:
            show_of_file(path)
        except NotShown as bad:
            self._tell(str(bad))
        else:
            self._change(self._draft.with_file(path))

    def _move(self, by: int) -> None:
        self._change(self._draft.moved(by))

    def _away(self) -> None:
        self._change(self._draft.without())

    def _change(self, draft: Draft) -> None:
        """Written down at once; where that cannot be, or another window has the folder, it is said."""
        self._draft = draft
        if not self._services.keeper.owner:
            self._tell(say("photo_elsewhere"))
            return
        try:
            self._draft = draft.kept()
        except OSError:
            self._tell(say("composing_not_kept", {"path": sayable(folder())}))
        else:
            self._tell("")

    def _tell(self, note: str) -> None:
        self._note = note
        self._refresh()

    def _discard(self) -> None:
        name = self._draft.title or say("composing_unnamed")
        ask_to_throw_away(self._player, self._view.scenes, name, say("composing_discard"), self._throw_away)

    def _throw_away(self) -> None:
        self._change(self._draft.cleared())
        self._view.go_back()

    def _go(self) -> None:
        try:
            self._present(self._draft.show(database_of(self._services.keeper)))
        except NotShown as bad:
            self._tell(str(bad))

    def _refresh(self) -> None:
        self._view.refresh()


class ComposerScene(PageScene):
    """The page as a scene: a file can be dropped on it."""

    def __init__(self, player: OwnPlayer, composer: Composer) -> None:
        self._composer = composer
        super().__init__(player, composer)

    def handle(self, event: pygame.Event, now: float) -> None:
        """A file that is dropped on the window comes in."""
        if event.type == pygame.DROPFILE:
            self._composer.add_file(Path(event.file))
        else:
            super().handle(event, now)


def compose(
    player: OwnPlayer,
    services: Services,
    present: Callable[[Show], None],
    scenes: Scenes,
    draft: Draft,
    *,
    composed: Callable[[str], None],
) -> None:
    """Put this programme together, and then lead back with its name."""

    def leave(name: str) -> None:
        composed(name)
        scenes.pop()

    scenes.push(ComposerScene(player, Composer(player, services, present, draft, leave)))
