"""Chalked: what stands on the beam: read from the store bit by bit after the first picture; what is new is written by
hand, once, while somebody is there to see it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.unfinished_matches import unreadable
from gaigel_desktop.table.slate.writing import CHALKING
from gaigel_desktop.window import theme

if TYPE_CHECKING:
    from gaigel_desktop.controller.inn.milestones import Milestone

ON_BEAM: Final = "beam:"  # by this it is noted that a mark has been written before somebody's eyes


class OnBeam:
    """The marks, the oldest first, and the hand that writes the newest."""

    def __init__(self, player: OwnPlayer, keeper: Keeper) -> None:
        self._player, self._keeper = player, keeper
        self.marks: tuple[Milestone, ...] = ()
        self._wanted = False  # to be looked up
        self._search: Iterator[Milestone | None] | None = None
        self._found: list[Milestone] = []
        self._began: float | None = None
        self.written = 1.0  # how much of the newest mark stands there

    def look_again(self) -> None:
        """Something may have been reached, or be gone."""
        self._wanted = True

    def update(self, now: float) -> float | None:
        """Ask the store one thing more, or write on; 0 while there is something to do."""
        if self._wanted:
            self._begin()
            return 0
        if self._search is not None:
            self._read_on()
            return 0
        if self.written < 1.0:
            self._began = now if self._began is None else self._began
            self.written = min(1.0, (now - self._began) / theme.MILESTONE_WRITTEN)
            return 0
        return None

    def _begin(self) -> None:
        from gaigel_desktop.controller.inn.beside import asked_beside  # nor on the way to that
        from gaigel_desktop.controller.inn.milestones import look_for, tournament_won

        store, self._wanted = self._keeper.store, False
        self._search = None if store is None else asked_beside(store.database, look_for)
        self._found = tournament_won(self._player.learner.progress.shown)

    def _read_on(self) -> None:
        from gaigel_desktop.controller.inn.milestones import in_order

        assert self._search is not None
        try:
            found = next(self._search)
        except StopIteration:
            self._search = None
            self._stands(in_order(self._found))
        except sqlite3.Error as error:
            self._search = None
            unreadable(self._player, self._keeper, error)
        else:
            self._found += [found] if found is not None else []

    def _stands(self, marks: tuple[Milestone, ...]) -> None:
        """All that was found; if the newest of them is new, it is written by hand."""
        self.marks, learner = marks, self._player.learner
        new = [each for each in marks if ON_BEAM + each.kind not in learner.progress.shown]
        if not new or not self._keeper.owner:
            return
        progress = learner.progress
        for each in new:
            progress = progress.with_shown(ON_BEAM + each.kind)
        learner.learn(progress)
        if new[-1] == marks[-1] and not self._player.looking.calm:
            self.written, self._began = 0.0, None

    def begins(self) -> str:
        """The sound of the hand, when it sets the chalk on; empty at any other time."""
        return CHALKING if self.written == 0.0 and self._began is None and self._search is None else ""
