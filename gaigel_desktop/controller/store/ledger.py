"""The ledger: what is played is written down at once; what the store does not take now is caught up, in order.

While the program runs the stories in memory are the truth, so that a lock or a full disk costs nothing when it is over.
"""

from __future__ import annotations

import sqlite3
from typing import Protocol

from .store import Store


class Told(Protocol):
    """Something that knows what of it the store does not have yet."""

    def write(self, store: Store) -> None:
        """Write all that is missing, in order; sqlite3.Error where the store takes no more."""

    def forget(self) -> None:
        """The store has nothing of it any more."""


class Ledger:
    """All stories of an evening, and the store that they are written into, as soon as there is one."""

    def __init__(self, store: Store | None = None) -> None:
        self.store = store
        self.trouble: sqlite3.Error | None = None  # why the last attempt did not succeed
        self._behind: list[Told] = []
        self._evening: list[Told] = []

    @property
    def behind(self) -> bool:
        """Whether something is not written down yet."""
        return bool(self._behind)

    @property
    def waiting(self) -> tuple[Told, ...]:
        """The stories of which something is missing, the oldest first."""
        return tuple(self._behind)

    def write(self, story: Told) -> None:
        """Something has happened in this story."""
        if story not in self._evening:
            self._evening.append(story)
        if story not in self._behind:
            self._behind.append(story)
        self.catch_up()

    def take_out(self, deal: int) -> bool:
        """The deal that runs is not kept any more; False, and nothing has changed, where the store does not take that
        now, or something that comes before it is still to be written."""
        if self.store is None or not self.store.writes or self._behind:
            return False
        try:
            self.store.take_out(deal)
        except sqlite3.Error:
            self.store.doubtful = True
            return False
        return True

    def begin_anew(self) -> None:
        """What was written down is gone with its file: the evening is to be written again, all of it."""
        for story in self._evening:
            story.forget()
        self._behind = [*self._evening]

    def catch_up(self) -> None:
        """Write what is missing, as far as the store takes it."""
        if self.store is None or not self.store.writes:
            return
        self.trouble = None
        try:
            while self._behind:
                self._behind[0].write(self.store)
                del self._behind[0]
        except sqlite3.Error as error:
            self.trouble = error
            self.store.doubtful = True
