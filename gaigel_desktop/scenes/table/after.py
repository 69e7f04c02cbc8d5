"""After the deal: who won and why, what both sides have, and the slate on which it is written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gaigel_desktop.controller.game import Game
from gaigel_desktop.rules.deal import NOBODY, Result
from gaigel_desktop.scenes.desk import Desk
from gaigel_desktop.scenes.overlay import OverContent, Overlay
from gaigel_desktop.scenes.pages import PageScene
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button, button_width
from gaigel_desktop.window.flow import Flow
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Scene
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Panel, Widget

from .chrome import Seating


class AfterDoors(NamedTuple):
    """What comes next; each door takes this scene away itself. Without a revenge none is offered."""

    next_deal: Callable[[], None]
    look_again: Callable[[], None]
    leave: Callable[[], None]
    revenge: Callable[[], None] | None = None


class AfterDeal(OverContent):
    """The sheet about the deal, and the ways on."""

    def __init__(self, game: Game, seating: Seating, desk: Desk, doors: AfterDoors) -> None:
        self._game, self._seating, self._desk, self._doors = game, seating, desk, doors

    @property
    def _result(self) -> Result:
        assert self._game.deal.result is not None
        return self._game.deal.result

    @property
    def _ours(self) -> int:
        return self._game.deal.law.side[self._seating.me]

    def back(self) -> None:
        """Esc: enough for now."""
        self._doors.leave()

    def sheet(self, view: PageScene) -> Sheet:
        """Paper with what happened, and under it the buttons."""
        whole = Box(0, 0, *view.stage.screen.design).inset(theme.EDGE)
        paper = whole._replace(height=whole.height - theme.TARGET - theme.GAP)
        flow = Flow(view.pen, paper.inset(theme.PANEL_EDGE))
        flow.heading(say("deal_won" if self._ours in self._result.winners else "deal_lost"))
        flow.text(say(f"reason_{self._result.reason}"))
        for side, (points, tricks) in enumerate(zip(self._result.points, self._result.tricks, strict=True)):
            who = call("side_us" if side == self._ours else "side_them", self._game.rules)
            flow.text(say("points_and_tricks", {"side": who, "points": points, "tricks": tricks}))
        buttons = self._buttons(view.pen, whole.below(paper.height + theme.GAP))
        return Sheet((Part(tuple(buttons)), Part((Panel("panel_paper", paper), *flow.widgets))))

    def _buttons(self, pen: Pen, row: Box) -> list[Widget]:
        doors = self._doors
        onwards = [("next_deal", "deal", doors.next_deal)] if self._game.standing.winner == NOBODY else []
        offers = [*onwards, ("look_again", "eye", doors.look_again), ("to_title", "title", doors.leave)]
        wide = max(button_width(pen, say(key), icon) for key, icon, _ in offers)
        places = row.centred(wide * len(offers) + theme.GAP * (len(offers) - 1), row.height)
        columns = places.columns(len(offers), theme.GAP)
        return [
            Button(key, say(key), box, press, icon) for (key, icon, press), box in zip(offers, columns, strict=True)
        ]


def after_deal(below: Scene, game: Game, seating: Seating, desk: Desk, doors: AfterDoors) -> Scene:
    """What is shown when a deal is over, and after the last one of a match what it came to."""
    return Overlay(desk, below, AfterDeal(game, seating, desk, doors))
