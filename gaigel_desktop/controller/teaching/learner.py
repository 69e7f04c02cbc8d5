"""The learner: what the player has learned, and what helps them still."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.controller.reading import Unreadable
from gaigel_desktop.controller.settings import Aids, Settings
from gaigel_desktop.controller.teaching import progress
from gaigel_desktop.controller.teaching.progress import FIRST_START, Progress
from gaigel_desktop.controller.teaching.withdrawing import left

AFTER_LESSON: Final = "aus"  # the own points are covered


class Learner:
    """What was learned, beside the settings; what has changed is owed, until it is kept."""

    def __init__(
        self, chosen: Callable[[], Settings], owe: Callable[[], None], learned: Progress | None = None
    ) -> None:
        """Where it is not said what they have learned, it is read as soon as somebody asks for it."""
        self._chosen, self._owe = chosen, owe
        self.first_time = False
        self._progress = learned

    @property
    def progress(self) -> Progress:
        """What the player has learned."""
        if self._progress is None:
            self.read()
        return self._progress or Progress()

    def read(self) -> bool:
        """What was kept; False where it cannot be read, and everything begins anew."""
        try:
            self._progress = progress.load(progress.progress_file())
        except Unreadable:
            self._progress = Progress()
            return False
        return True

    def welcome(self) -> None:
        """Somebody is here for the first time; nothing is kept of that before there is something else to keep."""
        self.first_time = True
        self._progress = self.progress.with_shown(FIRST_START)

    def learn(self, learned: Progress) -> None:
        """So far the player is now; kept with everything else."""
        if learned != self.progress:
            self._progress = learned
            self._owe()

    def keep(self) -> None:
        """Write it down, if anybody has asked for it; OSError where that cannot be."""
        if self._progress is not None:
            progress.save(self._progress, progress.progress_file())

    @property
    def aids(self) -> Aids:
        """What helps now: what was chosen, without what has withdrawn."""
        return left(self._chosen().aids, self.progress)

    @property
    def covers_points(self) -> bool:
        """Whether the own points lie under a mat: whoever has learned when to call counts, and lifts it to look."""
        wanted = self.aids
        counts = (wanted.my_points or wanted.all_points) and not self._chosen().points_open
        return counts and AFTER_LESSON in self.progress.lessons

    @property
    def helping(self) -> Aids:
        """The aids that help all the time; what lies under a mat helps when it is lifted."""
        return self.aids._replace(my_points=False) if self.covers_points else self.aids
