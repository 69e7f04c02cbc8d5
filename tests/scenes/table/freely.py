"""A pace without stops, for tests that watch the stage: whatever happens is told as soon as it can be."""

from __future__ import annotations

import math

from gaigel_desktop.rules.events import Event
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.board.stops import Stop
from gaigel_desktop.table.motion.pace import Lull
from gaigel_desktop.table.motion.playback import Playback


class Freely:
    """Nothing waits, unless the test holds it."""

    def __init__(self) -> None:
        self.held = False

    def may_tell(self, event: Event) -> bool:
        return not self.held

    def told(self, event: Event) -> None: ...

    def stop(self, lull: Lull) -> Stop | None:
        return None

    def release(self, lull: Lull) -> bool:
        return False

    def update(self, lull: Lull) -> bool:
        return False

    def rest(self, now: float) -> None: ...

    def wakes_at(self, lull: Lull) -> float:
        return math.inf


def go_to(shown: Playback, now: float) -> list[Cue]:
    """Time has passed: tell what may be told, and move; what is heard."""
    for _ in shown.tell(now):
        pass
    return shown.move(now)


def hurry(shown: Playback, now: float) -> list[Cue]:
    """Somebody presses: everything is at its end; what is heard."""
    for _ in shown.finish(now):
        pass
    return shown.move(now)
