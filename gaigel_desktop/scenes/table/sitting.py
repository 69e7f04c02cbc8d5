"""Sitting: what lies before the player at this moment. Deeds and presses change it, the picture reads it."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.controller.game import Game
from gaigel_desktop.controller.retelling import retold
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.desk import Desk
from gaigel_desktop.text.calls import call
from gaigel_desktop.window import theme
from gaigel_desktop.window.scene import Stage as Kit

from . import layout
from .chrome import Buttons, Chrome, Seating, chrome
from .conduct import Conductor, habits
from .cues import Cue
from .layout import Table
from .panels import Panel
from .stage import Stage
from .tempo import Tempo
from .won import watched

GLANCE: Final = 0.05  # seconds until the table looks again whether somebody has decided
REST: Final = 0.5


class Bubble(NamedTuple):
    """Something said at a seat, or at a card of the own hand, until a moment."""

    words: str
    seat: int
    until: float
    card: int = -1


class Sitting:
    """The shown deal of a game, and what the player has open, points at and holds."""

    def __init__(self, game: Game, seating: Seating, desk: Desk, kit: Kit) -> None:
        self.game, self.seating, self.desk, self.kit = game, seating, desk, kit
        self.now = 0.0
        self.mouse: tuple[float, float] = (-1.0, -1.0)
        self.bubbles: list[Bubble] = []
        self.panel: Panel | None = None
        self.hovered = self.pressed = ""
        self.chosen = -1  # the own card that the keys point at
        self.order: tuple[int, ...] = ()
        self.dirty = True
        self.cleared = True  # nothing lies on the table yet

    @property
    def me(self) -> int:
        """The player's seat."""
        return self.seating.me

    # -- deals ---------------------------------------------------------------------------------------------------

    def show(self, now: float) -> None:
        """A picture of the deal as it stands."""
        self.now, self.cleared = now, False
        seen = View(self.game.seen_by(self.me).copy())
        self.order = layout.by_suit(seen, self.me)
        self.conductor = Conductor(self.game, self.me, habits(self.desk.settings))
        won = watched(retold(self.game.record_so_far(), self.me))
        self.stage = Stage(seen, self.table(), self.conductor.told, self._heard, self.conductor.may_tell, won=won)
        self._cursor = len(self.game.news(self.me, 0))
        self.panel, self.bubbles = None, []
        self.read_settings()

    def clear_table(self) -> None:
        """The cards are being shuffled: nothing lies there."""
        self.cleared = self.dirty = True

    def come_back(self, now: float) -> None:
        """From what lay above the table: what was chosen there is effective at once, and a stop begins anew."""
        self.now = now
        if not self.cleared:
            self.conductor.rest(now)
            self.read_settings()

    def lay_out(self) -> None:
        """The window has another size: everything lies there at once."""
        if not self.cleared:
            self.stage.lay_out(self.table())
        self.dirty = True

    def update(self, now: float) -> float:
        """Let the table go on; how long until it wants to be asked again."""
        self.now = now
        if self.cleared:
            return REST
        if self.panel is None and self.conductor.update(self.stage, now):
            self.hear()
        self.stage.update(now)
        self.forget_bubbles()
        if self.moving:
            self.dirty = True
            return 0
        return GLANCE if self.bubbles or self._others_think() else REST

    def _others_think(self) -> bool:
        seen = self.game.seen_by(self.me)
        return seen.phase != OVER and seen.turn != self.me

    def read_settings(self) -> None:
        """What was chosen is effective at once."""
        chosen = self.desk.settings
        self.stage.tempo = Tempo(theme.SPEEDS[chosen.text("speed")], chosen.on("reduced_motion"))
        self.conductor.habits = habits(self.desk.settings)
        self.dirty = True

    def hear(self) -> None:
        """What has happened goes to the stage."""
        news = self.game.news(self.me, self._cursor)
        self._cursor += len(news)
        self.stage.push(news)
        self.dirty = True

    def _heard(self, cue: Cue) -> None:
        """A sound, and what is said."""
        if cue.sound:
            self.kit.sounds.play(cue.sound, self.now)
        if cue.words:
            self.say(call(cue.words, self.game.rules), cue.seat)

    def say(self, words: str, seat: int, card: int = -1, seconds: float = theme.BUBBLE) -> None:
        """A bubble at a seat, or at a card of the own hand."""
        self.bubbles = [each for each in self.bubbles if each.seat != seat]
        self.bubbles.append(Bubble(words, seat, self.now + seconds, card))
        self.dirty = True

    def forget_bubbles(self) -> None:
        """What was said long enough ago."""
        self.bubbles = [bubble for bubble in self.bubbles if self.now < bubble.until]

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether something is under way that a press would end."""
        return self.stage.busy(self.now) and self.stage.waiting(self.now) is None

    @property
    def over(self) -> bool:
        """Whether the shown deal is over and nothing moves any more."""
        return not self.cleared and self.stage.seen.phase == OVER and not self.stage.busy(self.now)

    def table(self) -> Table:
        """The table as it is laid out now."""
        width, height = self.kit.screen.design
        return Table(width, height, self.me, self.order)

    def hand(self) -> list[int]:
        """The own cards as they lie."""
        return layout.sorted_hand(self.stage.seen, self.stage.table)

    def chrome(self) -> Chrome:
        """What rests on the table."""
        buttons = Buttons(self.hovered, self.pressed)
        return chrome(self.stage.seen, self.stage.table, self.seating, self.game.standing.score, buttons)
