"""When a deal that is shown goes on. Those who play have a conductor; whoever looks on goes step by step."""

from __future__ import annotations

import math
from typing import NamedTuple, Protocol

from gaigel_desktop.rules import events
from gaigel_desktop.rules.events import Event
from gaigel_desktop.table.board.stops import STEP, Stop

UNSEEN = events.PairWindowOpened | events.LastChanceOpened | events.Passed  # nothing at the table changes


class Lull(NamedTuple):
    """How the picture stands at a moment, as the pace is told it."""

    now: float
    busy: bool  # something has still to be seen to its end, or to be told
    held: Event | None  # what the pace does not let be told, while nothing moves
    waits: bool  # more has happened, and nothing will be seen of it unless somebody lets it
    last_drawing: bool
    speed: float  # how much longer or shorter everything takes; 0 is no motion


class Pace(Protocol):
    """What lets a deal go on. It sees how the picture stands, and nothing of what is in it."""

    def may_tell(self, event: Event) -> bool:
        """Whether the event may be told now; a stop holds it back."""

    def told(self, event: Event) -> None:
        """Note that the event is being shown."""

    def stop(self, lull: Lull) -> Stop | None:
        """The stop that the deal has come to, if nothing moves; otherwise None."""

    def release(self, lull: Lull) -> bool:
        """End the stop for whoever watches; gives back whether there was one."""

    def update(self, lull: Lull) -> bool:
        """Go on as far as that is possible now; gives back whether anything was done that can be told."""

    def rest(self, now: float) -> None:
        """Begin a stop anew, because nobody looked until now."""

    def wakes_at(self, lull: Lull) -> float:
        """When the deal goes on by itself; infinity when it waits for somebody."""


class StepByStep:
    """The pace at which every event that can be seen waits for a press, or for so many seconds."""

    def __init__(self, stays: float | None = None) -> None:
        self.stays = stays
        self._free = 0  # events that may be told
        self._quiet_since = math.inf

    def may_tell(self, event: Event) -> bool:
        """Whether the event may be told now; what nobody sees needs no step of its own."""
        return self._free > 0 or isinstance(event, UNSEEN)

    def told(self, event: Event) -> None:
        """Note that a step is used up."""
        self._free -= not isinstance(event, UNSEEN)
        self._quiet_since = math.inf

    def stop(self, lull: Lull) -> Stop | None:
        """The stop after a step, as long as there is another one; otherwise None."""
        return Stop(STEP, self.stays) if lull.waits else None

    def release(self, lull: Lull) -> bool:
        """Let one more event be told; gives back whether there is one."""
        self._free = int(lull.waits)
        return lull.waits

    def update(self, lull: Lull) -> bool:
        """Go on by itself, when what was told has been seen for long enough; gives back whether it did."""
        return lull.now >= self.wakes_at(lull) and self.release(lull)

    def rest(self, now: float) -> None:
        """Look at what lies there anew from now on."""
        self._quiet_since = math.inf

    def wakes_at(self, lull: Lull) -> float:
        """When the next step is due: so long after the first moment in which it was seen that nothing moves."""
        if not lull.waits or self.stays is None:
            self._quiet_since = math.inf
            return math.inf
        self._quiet_since = min(self._quiet_since, lull.now)
        return self._quiet_since + self.stays
