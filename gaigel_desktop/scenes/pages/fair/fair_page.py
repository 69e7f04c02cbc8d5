"""The page: in a few sentences how the pack is sealed, how that is checked and what the others see; under the other tab
what the cards gave the player."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import (
    Content,
    PageScene,
    column,
    frame,
    header,
    on_paper,
    scrolled,
    tabs,
    under_tabs,
)
from gaigel_desktop.scenes.routes import Fair
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.inputs import copy
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel
from gaigel_desktop.window.pen import SOURCE, STRONG

from .luck import Luck

SEALED: Final = "sealed"
LUCK: Final = "luck"
ICONS: Final = {SEALED: "lock", LUCK: "deal"}
DIGITS: Final = 16  # of a hash in one go: easier to compare, and it may break between two


class FairPage(Content):
    """What stands on the paper under each of the two tabs."""

    def __init__(self, keeper: Keeper, asked: Fair) -> None:
        self._keeper, self._pack = keeper, asked
        self._tab = LUCK if asked.luck else SEALED
        self._copied = ""  # what came of copying the hash
        self.luck: Luck | None = None  # read as soon as somebody wants to see it

    def back(self, view: PageScene) -> None:
        """Back to where it was asked for."""
        if self.luck is not None:
            self.luck.stop()
        view.scenes.pop()

    def sheet(self, view: PageScene) -> Sheet:
        """Title, tabs and paper."""
        head, body = frame(view.kit.screen.design)
        paper = under_tabs(body)
        offered = [(tab, say(f"fair_tab_{tab}"), icon) for tab, icon in ICONS.items()]
        ground = (
            *tabs(view.pen, body, offered, self._tab, lambda tab: self._open(tab, view)),
            Panel("panel_paper", paper),
            *header(view, head, say("fair_title")),
        )
        window = paper.inset(theme.PANEL_EDGE, 24)
        if self._tab == LUCK:
            self.luck = self.luck or Luck(self._keeper.store)
            luck = on_paper(view.pen, window, LUCK, self.luck.put)
            return Sheet((Part(ground), luck), read=LUCK, first=f"tab {LUCK}")
        left, right = window.columns(2, 2 * theme.GAP)
        sealed, checked = column(view.pen, left), column(view.pen, right)
        self._put_sealed(sealed, view)
        self._put_check(checked)
        sealed.ornament(left)
        parts = scrolled(sealed, left, SEALED), scrolled(checked, right, "checked")
        return Sheet((Part(ground), *parts), read=SEALED, said=self._said())

    def _open(self, tab: str, view: PageScene) -> None:
        self._tab = tab
        view.refresh()

    # -- the sealed pack -----------------------------------------------------------------------------------------

    def _put_sealed(self, flow: Flow, view: PageScene) -> None:
        """How it is sealed, and by which hash the pack is that lies on the table."""
        flow.heading(say("fair_sealed_head"))
        flow.text(say("fair_sealed"))
        flow.space(theme.GAP / 2)
        flow.text(say("fair_word"))
        flow.space(theme.GAP)
        if self._pack.seal:
            self._put_hash(flow, self._pack, view)

    def _put_hash(self, flow: Flow, pack: Fair, view: PageScene) -> None:
        flow.text(say("fair_hash"), STRONG)
        flow.space(4)
        groups = [pack.seal[at : at + DIGITS] for at in range(0, len(pack.seal), DIGITS)]
        flow.text(" ".join(groups), SOURCE, aloud=pack.seal)
        if pack.word:
            flow.space(6)
            flow.text(say("fair_given_word", {"word": pack.word}))
        flow.space(theme.GAP)

        def copy_it() -> None:
            self._copied = say("day_copied" if copy(pack.seal) else "day_not_copied")
            view.refresh()

        flow.buttons(Pressable("copy", say("retell_copy"), copy_it, "copy"))
        if self._copied:
            flow.space(6)
            flow.news(self._copied)

    def _put_check(self, flow: Flow) -> None:
        """How anybody can see it for himself, and what the others know."""
        flow.heading(say("fair_check_head"))
        flow.text(say("fair_check"))
        flow.space(theme.GAP / 2)
        flow.text(say("fair_witness"))
        flow.space(theme.GAP)
        flow.heading(say("fair_others_head"))
        flow.text(say("fair_others"))

    def _said(self) -> tuple[str, ...]:
        """What is heard of it when it comes on: by which hash the pack is sealed, before how that is done."""
        seal = self._pack.seal
        return (*((say("fair_hash"), seal) if seal else ()), say("fair_sealed"), say("fair_word"))


class FairScene(PageScene):
    """The page as a scene, which looks now and then how far the past deals are read."""

    def __init__(self, player: OwnPlayer, keeper: Keeper, asked: Fair) -> None:
        self.fair = FairPage(keeper, asked)
        super().__init__(player, self.fair)

    def update(self, now: float) -> float | None:
        """As long as they are being read."""
        pause, luck = super().update(now), self.fair.luck
        if luck is None or luck.whole:
            return pause
        if luck.look():
            self.refresh()
        return pause if luck.whole else theme.READING_SEEN
