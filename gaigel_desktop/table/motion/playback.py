"""A deal played back on the stage, at the pace of whoever it is shown to: what was told, and what is still to be."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final

from gaigel_desktop.rules.events import Event
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.board.stops import CALL, DECLARATION, STEP, Stop

from .pace import UNSEEN, Lull, Pace
from .stage import Stage

SHOWS_A_PAIR: Final = (DECLARATION, CALL, STEP)  # the stops in which a declared pair lies there


class Playback:
    """Stage and pace of one deal; the pace never sees the stage, and the stage knows of no pace."""

    def __init__(self, stage: Stage, pace: Pace, past: Iterable[Event] = ()) -> None:
        self.stage, self.pace = stage, pace
        self.past = list(past)  # what has been shown of this deal
        self._ahead: deque[Event] = deque()

    def push(self, news: Iterable[Event]) -> None:
        """Let more that has happened wait in line until it may be told."""
        self._ahead += news

    # -- telling -------------------------------------------------------------------------------------------------

    def tell(self, now: float) -> Iterator[Event]:
        """Tell what may be told, one event when the last one has been seen; each lies on the stage as it is given."""
        while self.stage.quiet(now) and self._may_go_on():
            yield from self._next(now)

    def finish(self, now: float) -> Iterator[Event]:
        """Jump to the end, or to the next stop: input never waits for motion. An open hand is taken up again."""
        if self.stage.take_up(now):
            return
        while not self.stage.holds_a_hand and self._may_go_on():
            yield from self._next(now)
        self.stage.finish(now)

    def _next(self, now: float) -> Iterator[Event]:
        event = self._ahead[0]
        if not isinstance(event, UNSEEN):
            self.stage.put_pair_back(now)
        if self.stage.tell(event, now):
            self._ahead.popleft()
            self.past.append(event)
            self.pace.told(event)
            yield event

    def move(self, now: float) -> list[Cue]:
        """Let the cards go their ways; gives back what is to be heard now."""
        return self.stage.move(now)

    def _may_go_on(self) -> bool:
        return bool(self._ahead) and self.pace.may_tell(self._ahead[0])

    # -- asking --------------------------------------------------------------------------------------------------

    def busy(self, now: float) -> bool:
        """Whether something has still to be seen to its end, or to be told."""
        return bool(self._ahead) or not self.stage.quiet(now)

    def held(self, now: float) -> Event | None:
        """The event that the pace holds back while nothing moves; None if it holds none."""
        return self._ahead[0] if self.stage.quiet(now) and self._ahead and not self._may_go_on() else None

    def moving(self, now: float) -> bool:
        """Whether something is under way that a press would end."""
        return self.busy(now) and self.held(now) is None

    def lull(self, now: float) -> Lull:
        """How the picture stands now, as the pace is told it."""
        stage = self.stage
        waits = bool(self._ahead) and not self._may_go_on() and stage.wakes_at(now) == math.inf
        return Lull(now, self.busy(now), self.held(now), waits, stage.seen.rounds == 1, stage.tempo.speed)

    def stop(self, now: float) -> Stop | None:
        """The stop that the deal has come to, or None."""
        return self.pace.stop(self.lull(now))

    def wakes_at(self, now: float) -> float:
        """When something is next to be seen, heard or told."""
        return min(self.stage.wakes_at(now), self.pace.wakes_at(self.lull(now)))

    # -- going on ------------------------------------------------------------------------------------------------

    def release(self, now: float) -> bool:
        """End the stop for the player; gives back whether there was one."""
        released = self.pace.release(self.lull(now))
        if released:
            self._put_pair_back(now)
        return released

    def go_on(self, now: float) -> bool:
        """Let the pace go on, past a hand that lies open; gives back whether anything was done."""
        gone_on = self.pace.update(self.lull(now))
        if gone_on:
            self.stage.take_up(now)
            self._put_pair_back(now)
        return gone_on

    def _put_pair_back(self, now: float) -> None:
        """Take a declared pair up again when nothing waits for its declaration any more."""
        stop = self.stop(now)
        if self.stage.quiet(now) and (stop is None or stop.kind not in SHOWS_A_PAIR):
            self.stage.put_pair_back(now)

    def rest(self, now: float) -> None:
        """Begin a stop anew, because nobody looked until now."""
        self.pace.rest(now)
