"""What people at the table remember of earlier evenings with the player, and when somebody speaks of it.

That is now and then: at sitting down, or between two deals.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from datetime import datetime
from random import Random
from typing import Final

from gaigel_desktop.controller.inn.looking_back import known_at, told_before
from gaigel_desktop.controller.inn.remembered import Recalled, Spoken, spoken
from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.controller.store.company import Mention
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.parts.current_match import CurrentMatch

AT_FIRST: Final = 0.4  # how often something comes to mind when they sit down
BETWEEN: Final = 0.08  # and between two deals
Clock = Callable[[], datetime]


class Memories:
    """The memories of the people at a table, read once; whatever is told is written down with the deal that lies
    there."""

    def __init__(
        self,
        portraits: Sequence[str],
        player: LocalPlayer,
        keeper: Keeper,
        current: CurrentMatch,
        *,
        dice: str = "",
        clock: Clock = datetime.now,
    ) -> None:
        self._portraits = tuple(filter(None, portraits))
        self._player, self._keeper, self._current = player, keeper, current
        self._dice, self._clock = Random(f"memories {dice}"), clock
        self._known: dict[str, list[Recalled]] | None = None
        self._mentions: list[Mention] = []

    def come_up(self, at_first: bool) -> Spoken | None:
        """What somebody speaks of now, which is noted as told; mostly None."""
        likely = AT_FIRST if at_first else BETWEEN
        if not self._player.settings.memory or self._dice.random() >= likely:
            return None
        now = self._clock()
        found = spoken(self._read(now), self._mentions, now, self._dice)
        if found is not None:
            self._note(found.mention(now))
        return found

    def _note(self, mention: Mention) -> None:
        self._mentions.append(mention)
        if self._current.story is not None:
            self._current.story.mention(mention)

    def _read(self, now: datetime) -> dict[str, list[Recalled]]:
        """What each of them knows; empty where the store cannot be read now."""
        store = self._keeper.store
        if self._known is None and store is not None:
            try:
                self._mentions = told_before(store.database, now)
                self._known = known_at(store.database, self._portraits, now)
            except sqlite3.Error as error:
                self._keeper.doubt(error)
        return self._known or {}
