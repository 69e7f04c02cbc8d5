"""Going: where a show waits for a key, and for how long it rests where it does not."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.show.plan.stations import CLOSING, DEAL, QUESTIONS
from gaigel_desktop.window import theme

EVENT: Final = "event"
TRICK: Final = "trick"
ITSELF: Final = "itself"
PACES: Final = (EVENT, TRICK, ITSELF)


class Going:
    """Whether it goes on by itself from here."""

    def __init__(self, pace: str, *, ends: bool) -> None:
        """Where somebody leads through it the last card stays there; otherwise it goes too."""
        self.pace, self._ends = pace, ends
        self._runs = False  # to the end of the trick
        self.waits = False  # for somebody who thinks

    def choose(self, pace: str) -> None:
        """Wait elsewhere from now on."""
        self.pace, self._runs = pace, False

    def pressed(self) -> None:
        """A key leads on: in one go until a trick lies there, or the room is asked, where that was chosen."""
        self._runs = self.pace == TRICK

    def came_to(self, presented: Presented) -> None:
        """Another place is seen."""
        self.waits = False
        if presented.waits:
            self._runs = False

    def stop(self) -> None:
        """Stop going on by itself, because somebody went elsewhere."""
        self._runs = self.waits = False

    def stays(self, presented: Presented, words: int) -> float | None:
        """How long what is seen rests, with so many words to be read; None: until a key."""
        if self.waits:
            return theme.GLANCE
        if not (self._runs or self.pace == ITSELF) or presented.awaited != NOBODY:
            return None
        return self._rests(presented.place.up, words)

    def _rests(self, up: str, words: int) -> float | None:
        reads = theme.READ_WORD * words
        if up == CLOSING:
            return None if self._ends else theme.TITLE_STAYS
        if up in QUESTIONS:
            return theme.ROOM_THINKS + reads
        return max(theme.RETELL_STAYS, reads) if up == DEAL else theme.TITLE_STAYS
