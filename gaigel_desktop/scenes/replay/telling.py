"""Telling: a past deal on the stage, at one of its steps; forwards as it happened, anywhere else at once."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import pairwise

from gaigel_desktop.controller.match.retelling import Step, stops
from gaigel_desktop.rules.events import Declared, Event
from gaigel_desktop.rules.views import View
from gaigel_desktop.table.board.cues import Cue, cues
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.piles import piles_after
from gaigel_desktop.table.motion.pace import UNSEEN, StepByStep
from gaigel_desktop.table.motion.playback import Playback
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.table.motion.tempo import Tempo

Lay = Callable[[View], Table]  # the table as it is laid out for a view


class Telling:
    """At which step the deal stands, what has happened in it, and what was said."""

    def __init__(self, steps: list[Step], at: int, lay: Lay, tempo: Tempo) -> None:
        self._steps, self._stops = steps, stops(steps)
        self._lay, self._tempo = lay, tempo
        self.go(at)

    @property
    def last(self) -> int:
        """The number of the last step that can be seen; the first is 0."""
        return len(self._stops) - 1

    @property
    def step(self) -> Step:
        """The step that is seen."""
        return self._steps[self._stops[self.at]]

    @property
    def told(self) -> int:
        """How many events have happened by then."""
        return self._stops[self.at]

    @property
    def plays(self) -> bool:
        """Whether it goes on by itself."""
        return self._pace.stays is not None and self.at < self.last

    @property
    def stage(self) -> Stage:
        """Where it is shown."""
        return self._shown.stage

    # -- to a step -----------------------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """To any step, at once; what comes after it waits."""
        self.at = min(self.last, max(0, at))
        until = self._stops[self.at]
        seen = View(self._steps[until].seen.copy())
        stage = Stage(seen, self._lay(seen), won=piles_after(self._steps[: until + 1]))
        stage.tempo = self._tempo
        self._pace = StepByStep()
        self._shown = Playback(stage, self._pace)
        self._shown.push(step.event for step in self._steps[until + 1 :] if step.event is not None)
        self._remember(self._steps[self._stops[max(0, self.at - 1)] : until + 1])
        shown = next((event for event in reversed(self.happened) if not isinstance(event, UNSEEN)), None)
        if isinstance(shown, Declared):
            stage.hold_up(shown)

    def _remember(self, steps: list[Step]) -> None:
        """What has happened in the step that is seen, and what was said in it."""
        self.happened: list[Event] = []
        self.said: list[Cue] = []
        for before, (event, _) in pairwise(steps):
            if event is not None:
                self.happened.append(event)
                self.said += [cue for cue in cues(event, before.seen) if cue.words]

    def one_on(self) -> None:
        """One step on, by somebody's hand: it begins when the deal is next asked to go on."""
        self.pause()
        self._settle(self.stage.shown_at)
        self._shown.release(self.stage.shown_at)

    def _settle(self, now: float) -> None:
        """Everything is at its end at once, also a hand that lies open."""
        while self._shown.moving(now) or self.stage.wakes_at(now) < math.inf:
            self._follow(self._shown.finish(now))
            self._listen(now)

    def play(self, stays: float) -> None:
        """By itself, a step every so many seconds; from the end it begins anew."""
        if self.at == self.last:
            self.go(0)
        self._pace.stays = stays

    def pause(self) -> None:
        """Wait for somebody's hand."""
        self._pace.stays = None

    # -- time ----------------------------------------------------------------------------------------------------

    def update(self, now: float) -> list[Cue]:
        """Cards glide, and a deal that plays by itself goes on when they have rested; what is to be heard."""
        self._shown.go_on(now)
        self._follow(self._shown.tell(now))
        return self._listen(now)

    def _listen(self, now: float) -> list[Cue]:
        heard = self._shown.move(now)
        self.said += [cue for cue in heard if cue.words]
        return heard

    def pause_until(self, now: float) -> float | None:
        """How long it rests, if nobody does anything; None is for ever."""
        wakes = self._shown.wakes_at(now)
        return None if wakes == math.inf else max(0.0, wakes - now)

    def _follow(self, told: Iterable[Event]) -> None:
        """What can be seen is a step of its own."""
        for event in told:
            if not isinstance(event, UNSEEN):
                self.at, self.happened, self.said = self.at + 1, [event], []
