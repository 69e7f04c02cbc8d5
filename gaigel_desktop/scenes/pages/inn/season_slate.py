"""Slated: what stands on the slate of the season: read from the store bit by bit after the first picture, and nothing
where the player wants no memories."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.unfinished_matches import unreadable

if TYPE_CHECKING:
    from gaigel_desktop.controller.inn.season import OnTheSlate


class OnSlate:
    """What is known of the season."""

    def __init__(self, player: OwnPlayer, keeper: Keeper, today: Callable[[], date] = date.today) -> None:
        self._player, self._keeper, self._today = player, keeper, today
        self.told: OnTheSlate | None = None  # nothing before a match is over
        self._wanted = False  # to be looked up
        self._search: Iterator[OnTheSlate | None] | None = None
        self._found: OnTheSlate | None = None

    def look_again(self) -> None:
        """A match may be over, or be gone."""
        self._wanted = True

    def update(self) -> float | None:
        """Ask the store one thing more; 0 while there is something to do."""
        if self._wanted:
            self._begin()
        elif self._search is not None:
            self._read_on(self._search)
        return None if self._search is None and not self._wanted else 0

    def _begin(self) -> None:
        from gaigel_desktop.controller.inn.beside import asked_beside  # nor on the way to that
        from gaigel_desktop.controller.inn.season import look_for

        store, self._wanted, self._found = self._keeper.store, False, None
        if store is not None and self._player.settings.memory:
            self._search = asked_beside(store.database, partial(look_for, today=self._today()))
        else:
            self._search = iter(())

    def _read_on(self, search: Iterator[OnTheSlate | None]) -> None:
        try:
            self._found = next(search)
        except StopIteration:
            self._search, self.told = None, self._found
        except sqlite3.Error as error:
            self._search = None
            unreadable(self._player, self._keeper, error)
