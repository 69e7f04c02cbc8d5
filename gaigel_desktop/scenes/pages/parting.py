"""Parting: whoever leaves while something is not written down yet is told so, and waits, or leaves all the same."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.parts.card import card, put_centred, put_head
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.page import Sheet

STAY, WAIT, LEAVE = "parting_stay", "parting_wait", "parting_leave"


class Parting(Content):
    """The card of paper that asks before the player leaves."""

    def __init__(self, keeper: Keeper, stay: Callable[[], None], leave: Callable[[], None]) -> None:
        self._keeper = keeper
        self._stay = stay
        self._leave = leave
        self._waits = False

    def back(self, view: PageScene) -> None:
        """Back to where one was: the evening goes on."""
        self._stay()

    def sheet(self, view: PageScene) -> Sheet:
        """What is missing and why, and the ways on."""
        self._view = view
        ways = ((STAY, "back", self._stay), (LEAVE, "quit", self._leave))
        return card(view, self._put, ways if self._waits else ((WAIT, "hourglass", self._wait), *ways[1:]))

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("parting"))
        put_centred(flow, say(self._keeper.said or "store_again"))
        flow.space(theme.GAP)
        put_centred(flow, say("parting_waits" if self._waits else "parting_about"))

    def _wait(self) -> None:
        self._waits = True
        self._view.refresh()


class PartingScene(PageScene):
    """As soon as all is written down, the program ends, as somebody wanted it to."""

    def __init__(self, player: OwnPlayer, keeper: Keeper, stay: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(player, Parting(keeper, stay, leave))
        self._keeper, self._leave = keeper, leave

    def update(self, now: float) -> float | None:
        """The house tries again and again; nothing is missing any more when it has succeeded."""
        pause = super().update(now)
        if not self._keeper.unwritten:
            self._leave()
        return pause
