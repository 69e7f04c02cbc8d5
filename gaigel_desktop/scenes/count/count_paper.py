"""The count on a sheet of paper: why the deal ended, the rule, and every trick with its cards."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene, on_paper
from gaigel_desktop.scenes.parts.sheets import PAPER, ways_on
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Divider, Panel
from gaigel_desktop.window.pen import BODY, STRONG
from gaigel_desktop.window.scene import Scene

from .count_rows import put_entry
from .count_told import CountTold, told_of

BESIDE_CARDS: Final = 540.0  # for what stands beside them
EACH: Final = 90.0  # and for each card of a trick
LEAD: Final = STRONG._replace(face=BODY.face)


class CountPaper(OverContent):
    """The sheet, and below it the way back."""

    def __init__(self, player: OwnPlayer, record: Record, seating: Seating) -> None:
        self._player, self._record, self._seating = player, record, seating

    def sheet(self, view: PageScene) -> Sheet:
        """In the middle, as wide as the cards of a trick and the words beside them need it."""
        told = told_of(self._record, self._seating)  # in the language that is spoken now
        whole = Box(0, 0, *view.kit.screen.design).inset(theme.EDGE)
        wide = (BESIDE_CARDS + EACH * self._record.rules.players) * view.pen.text_size
        whole = whole.centred(min(whole.width, theme.PAGE[0], wide), whole.height)
        row = whole.below(whole.height - theme.TARGET)
        paper = whole.top(whole.height - theme.TARGET - 2 * theme.GAP)
        window = paper.inset(theme.PANEL_EDGE, theme.PANEL_EDGE - 8)
        ways = ways_on(view.pen, row, [("back", "left", view.go_back)], first="button")
        sheet = on_paper(view.pen, window, "count", lambda flow: self._put(flow, told))
        return Sheet((Part(tuple(ways)), Part((Panel(PAPER, paper),)), sheet), read="count", said=told.aloud())

    def _put(self, flow: Flow, told: CountTold) -> None:
        flow.heading(say("count_title"))
        for words in told.facts:
            flow.text(words, LEAD)
        if told.rules:
            flow.space(theme.GAP / 2)
            flow.text(say("count_rule"), STRONG)
            for words in told.rules:
                flow.text(words, BODY)
        flow.space(theme.GAP)
        for at, entry in enumerate(told.laid.entries):
            flow.put(Divider, 8)
            put_entry(flow, told, entry, self._player.deck, decides=at == told.laid.decides)
        flow.put(Divider, 8)
        flow.text(say("count_end"), STRONG)
        for words in told.end():
            flow.text(words, BODY)


def count_laid_out(player: OwnPlayer, below: Scene, record: Record, seating: Seating) -> Scene:
    """The count of a deal, over the scene from which somebody asks for it."""
    return Overlay(player, below, CountPaper(player, record, seating))
