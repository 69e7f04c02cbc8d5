"""Copying: everything that is kept of games goes into one file, and such a file takes the place of what is here."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from gaigel_desktop.controller.places import sayable, store_file
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.store.opening import Damaged, Unusable
from gaigel_desktop.controller.store.transfer import COPY, free_name, records_folder
from gaigel_desktop.controller.store.whole_copy import bring_copy, write_copy
from gaigel_desktop.scenes.parts.confirm import Question, ask
from gaigel_desktop.scenes.parts.current_match import CurrentMatch
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.scene import Scenes

from .long_work import Step

TROUBLES: Final = (OSError, sqlite3.Error, Damaged, Unusable)


class Copying:
    """The part of the page about it."""

    def __init__(
        self,
        player: OwnPlayer,
        keeper: Keeper,
        current: CurrentMatch,
        begin: Callable[[Iterator[Step]], None],
        scenes: Callable[[], Scenes],
    ) -> None:
        """`begin` lets long work go on."""
        self._player, self._keeper, self._current = player, keeper, current
        self._begin, self._scenes = begin, scenes

    def put(self, flow: Flow) -> None:
        """The way to a copy."""
        flow.heading(say("copy_head"))
        flow.text(say("copy_about"), ABOUT)
        flow.space(6)
        flow.buttons(Pressable("copy", say("copy_write"), lambda: self._begin(copying()), "save"))
        flow.space(14)

    def take(self, path: Path) -> None:
        """Put this one in place of what is here; asked for, if the player wants to be asked."""
        take = partial(self._take, path)
        if not self._player.settings.confirm:
            take()
            return
        words = (say(f"copy_{which}") for which in ("ask", "cost", "no", "yes"))
        ask(self._player, self._scenes(), Question(*words), take)

    def _take(self, path: Path) -> None:
        self._begin(taking_copy(self._keeper, self._current, path))


def copying() -> Iterator[Step]:
    """Write it among the player's documents."""
    path = records_folder()
    try:
        path = free_name(path, f"gaigel-{datetime.now():%Y-%m-%d}", COPY)
        for share in write_copy(store_file(), path):
            yield Step(say("copy_writing"), share, say("files_stopped_out"))
    except (OSError, sqlite3.Error):
        yield Step(say("files_not_written", {"path": sayable(path)}))
    else:
        yield Step(say("copy_written", {"path": sayable(path)}))


def taking_copy(keeper: Keeper, current: CurrentMatch, path: Path) -> Iterator[Step]:
    """Bring it here, and let it take the place of the store."""
    if keeper.unwritten or current.table is not None:  # what is being played belongs to what is here
        yield Step(say("copy_not_now"))
        return
    try:
        for share in bring_copy(path, store_file()):
            yield Step(say("copy_taking"), share, say("copy_stopped"))
        aside = keeper.take_the_place()
    except TROUBLES:
        yield Step(say("copy_not_read", {"path": sayable(path)}))
    else:
        current.story = None  # what was played with the games from before belongs to them
        yield Step(say("copy_taken", {"aside": aside}))
