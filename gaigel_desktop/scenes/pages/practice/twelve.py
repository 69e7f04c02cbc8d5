"""A master in the player's seat: how often twelve deals with these cards are won, counted while they are played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gaigel_desktop.scenes.parts.card import card, put_centred, put_head
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.pages import PageScene
from gaigel_desktop.scenes.routes import Practice
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.widgets import Progress
from gaigel_desktop.window.scene import Scene

if TYPE_CHECKING:
    from gaigel_desktop.controller.coaching.twelve import Twelve

BAR: Final = 16.0


class TwelveTimes(OverContent):
    """What has been won so far, on a card of paper; whoever has seen enough stops it."""

    def __init__(self, twelve: Twelve) -> None:
        self._twelve = twelve
        self._view: PageScene | None = None

    def back(self, view: PageScene) -> None:
        """Enough, whether it is done or not."""
        self._twelve.stop()
        view.scenes.pop()

    def update(self, now: float) -> float | None:
        """While others think, this only looks whether they have thought."""
        if self._twelve.go_on() and self._view is not None:
            self._view.refresh()
        return None if self._twelve.done else theme.GLANCE

    def sheet(self, view: PageScene) -> Sheet:
        """As high as its words."""
        self._view = view
        return card(view, self._put, [("back" if self._twelve.done else "practise_stop", "left", view.go_back)])

    def _put(self, flow: Flow) -> None:
        twelve = self._twelve
        put_head(flow, say("twelve_title"))
        put_centred(flow, self._so_far(twelve))
        flow.space(theme.GAP)
        place = Box(flow.x, flow.y, flow.width, BAR)
        flow.widgets.append(Progress(twelve.share, place, say("twelve_title")))
        flow.space(BAR)
        flow.space(theme.GAP)
        put_centred(flow, say("twelve_about"), ABOUT)

    def _so_far(self, twelve: Twelve) -> str:
        if not twelve.played:
            return say("twelve_begins")
        return say("twelve_won", {"won": twelve.won, "played": twelve.played})


def twelve_times(desk: Desk, below: Scene, wanted: Practice) -> Scene:
    """It begins at once, and counts for nothing."""
    from gaigel_desktop.controller.coaching.twelve import Twelve  # not on the way to a table

    return Overlay(desk, below, TwelveTimes(Twelve(wanted.record, wanted.table, desk.mind)))
