"""The card of paper that asks before the deal that runs is shown to others, and says what that costs."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.controller.match.chair import RunningMatch
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.parts.card import card, put_centred, put_head
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.scenes.parts.sheets import Offer
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.scene import Scene


class LaidOpen(OverContent):
    """What stands on the card: what it means to show the deal, or that it cannot be now."""

    def __init__(self, match: RunningMatch, show: Callable[[Record], None]) -> None:
        self._match, self._show = match, show
        self._stays_closed = False
        self._view: PageScene | None = None

    def sheet(self, view: PageScene) -> Sheet:
        """The card as high as its words; to play on comes first."""
        self._view = view
        ways: list[Offer] = [("give_up_no", "play", view.go_back)]
        return card(view, self._put, ways if self._stays_closed else [*ways, ("show_deal_yes", "people", self._open)])

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("show_deal_head"))
        for key in ("show_deal_stays",) if self._stays_closed else ("show_deal_about", "show_deal_after"):
            put_centred(flow, say(key))
            flow.space(theme.GAP)

    def _open(self) -> None:
        """Take the deal out of the match first, and then show it."""
        record = self._match.show_deal()
        if record is not None:
            self._show(record)
            return
        self._stays_closed = True
        if self._view is not None:
            self._view.refresh()


def lay_open(below: Scene, match: RunningMatch, player: OwnPlayer, show: Callable[[Record], None]) -> Scene:
    """The scene with the card over the table."""
    return Overlay(player, below, LaidOpen(match, show))
