"""Conduct: when the table stops, who may speak, and when the others go on. It decides by public facts alone.

After each trick and each declaration the table stops, whatever anybody holds: an own trick waits for the hand that
gathers it, another's for a click or a while. Nobody's cards, and nothing they could say, change how long.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.game import Game
from gaigel_desktop.rules.actions import PASS
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT
from gaigel_desktop.rules.events import Declared, Event, TrickTaken

from .stage import Stage

AT_LEAST: Final = 1.5  # seconds that another side's trick or declaration stays
PAUSE: Final = 0.45  # an opponent's natural pause before a card


class Conductor:
    """Lets the game go on when the picture is quiet."""

    def __init__(self, game: Game, me: int, stays: float) -> None:
        self._game = game
        self._me = me
        self._stays = stays  # 0: until a click
        self._released: set[int] = set()
        self._stop_began: float | None = None
        self._calls_open = True
        self._last_deed = 0.0

    def may_tell(self, event: Event) -> bool:
        """A complete trick is gathered only when the stop after it has ended; a declaration lets others call."""
        if isinstance(event, Declared):
            self._calls_open = True
        return not isinstance(event, TrickTaken) or id(event) in self._released

    def is_own(self, event: Event) -> bool:
        """Whether the stop before this event is ended by the player's own hand."""
        side = self._game.seen_by(self._me).law.side
        return isinstance(event, TrickTaken) and side[event.seat] == side[self._me]

    def release(self, event: Event | None) -> None:
        """The player gathers the trick, or clicks another's away: "not out", and a window passed."""
        if event is not None:
            self._released.add(id(event))
            self._stop_began = None
            self._calls_open = True

    def update(self, stage: Stage, now: float) -> bool:
        """Go on as far as that is possible now; whether anything was done."""
        waiting = stage.waiting(now)
        if waiting is not None:
            return self._wait(waiting, now)
        if stage.busy(now) or self._game.deal.phase == OVER or now < self._last_deed + PAUSE * stage.speed:
            return False
        if self._pass_own_window():
            return True
        if self._game.step(may_call=self._calls_open):
            self._last_deed = now
            return True
        return False

    def _wait(self, event: Event, now: float) -> bool:
        """A stop that ends by itself after a while, unless it is the player's to end."""
        if self._stop_began is None:
            self._stop_began = now
        if self.is_own(event) or self._long_stop():
            return False
        if now < self._stop_began + max(AT_LEAST, self._stays):
            return False
        self.release(event)
        return True

    def _long_stop(self) -> bool:
        """Before the last drawing and when all cards are played the table always waits for a click."""
        deal = self._game.deal
        return deal.rounds == 1 or deal.phase == PLAYED_OUT

    def _pass_own_window(self) -> bool:
        """Gathering has said "not out": a window that waits for the player is passed."""
        deal = self._game.deal
        if deal.waiting and deal.waiting[0] == self._me:
            self._game.offer(self._me, PASS)
            return True
        return False
