"""Walk: the deal of a show on the stage: forwards as it happened, anywhere else at once; and when it goes on by
itself."""

from __future__ import annotations

import math
from collections.abc import Callable

from gaigel_desktop.controller.match.retelling import Step, stops
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.replay.telling import Telling
from gaigel_desktop.show.plan.course import Course
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.show.plan.stations import Station
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.motion.tempo import Tempo

from .captions_below import same


class Walk:
    """The stage, and at which step of which course it stands."""

    def __init__(self, lay: Callable[[View], Table], tempo: Tempo) -> None:
        self._lay, self._tempo = lay, tempo
        self._piece, self._steps = -1, list[Step]()
        self._telling: Telling | None = None
        self._rests_since = math.inf

    @property
    def telling(self) -> Telling:
        """The deal as it is told."""
        assert self._telling is not None
        return self._telling

    def go(self, presented: Presented) -> None:
        """To a place at once."""
        place, course = presented.place, presented.course
        self._rests_since = math.inf
        if self._piece != place.piece or not same(self._steps, course.steps):
            self._tell(place.piece, course, place.at)
        elif self.telling.at != self._index(place.at):
            self.telling.go(self._index(place.at))

    def glide(self, before: Station, presented: Presented) -> None:
        """To the place that follows, as it happens; the steps after the one before may be others than they were."""
        place, course = presented.place, presented.course
        if before.piece != place.piece:
            self.go(presented)
            return
        self._rests_since = math.inf
        if not same(self._steps, course.steps):
            self._tell(place.piece, course, before.at)
        if self._index(place.at) == self.telling.at + 1:
            self.telling.one_on()
        else:
            self.go(presented)

    def _tell(self, piece: int, course: Course, at: int) -> None:
        self._piece, self._steps = piece, list(course.steps)
        self._telling = Telling(self._steps, self._index(at), self._lay, self._tempo)

    def _index(self, step: int) -> int:
        """Which of the steps that can be seen this is."""
        return sum(each <= step for each in stops(self._steps)) - 1

    def arrived(self, place: Station) -> bool:
        """Whether the stage shows this place, or is still on the way there."""
        return self.telling.at == self._index(place.at)

    def rearrange(self, now: float) -> None:
        """Another hand lies in front, or open: the cards glide there."""
        stage = self.telling.stage
        stage.rearrange(self._lay(stage.seen), now)

    def lay_out(self) -> None:
        """The window has another size."""
        stage = self.telling.stage
        stage.lay_out(self._lay(stage.seen))
        self._rests_since = math.inf

    # -- time ----------------------------------------------------------------------------------------------------

    def update(self, now: float) -> list[Cue]:
        """Cards glide; what is to be heard."""
        return self.telling.update(now)

    def pause_until(self, now: float) -> float | None:
        """How long nothing moves; None is for ever."""
        return self.telling.pause_until(now)

    def has_rested(self, now: float, stays: float) -> float:
        """How much longer it is to rest, counted from when nothing moved any more."""
        if self.pause_until(now) is not None:
            self._rests_since = math.inf
            return math.inf
        self._rests_since = min(self._rests_since, now)
        return max(0.0, self._rests_since + stays - now)

    def rest(self) -> None:
        """Nobody looked until now."""
        self._rests_since = math.inf
