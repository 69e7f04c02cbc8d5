"""Clearing: the figures begin anew, or all past games are forgotten; what goes is set aside before, and can be taken
back for a day."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, count, in_order
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.store.store import Store
from gaigel_desktop.controller.store.transfer import export
from gaigel_desktop.controller.store.way_back import make_secret
from gaigel_desktop.controller.thrown_away import free_place, lying
from gaigel_desktop.controller.unfinished import given_up
from gaigel_desktop.scenes.parts.confirm import Question, ask
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.text.numbers import counted
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.scene import Scenes

from .long_work import Step, taking

FIGURES, ALL = "clear_figures", "clear_all"
GOES: Final = {FIGURES: Wanted(counted=True), ALL: EVERYTHING}
ICONS: Final = {FIGURES: "sponge", ALL: "trash"}
ENDING: Final = ".cleared"  # ends the names of the files of records that are set aside


class Clearing:
    """The part of the page about it."""

    def __init__(
        self, player: OwnPlayer, keeper: Keeper, begin: Callable[[Iterator[Step]], None], scenes: Callable[[], Scenes]
    ) -> None:
        """`begin` lets long work go on."""
        self._player, self._keeper, self._begin, self._scenes = player, keeper, begin, scenes

    def put_way_back(self, flow: Flow) -> None:
        """What was cleared can be taken back, as long as it lies there."""
        aside = lying(ENDING)
        if aside:
            flow.text(say("clear_undo_about"), ABOUT)
            self._put(flow, "clear_undo", "undo", partial(self._take_back, aside[0]))

    def put(self, flow: Flow) -> None:
        """What can be cleared."""
        flow.heading(say("clear_head"))
        flow.text(say("clear_about"), ABOUT)
        for what, icon in ICONS.items():
            flow.space(6)
            flow.text(say(f"{what}_about"), ABOUT)
            self._put(flow, what, icon, partial(self._ask, what))

    def _put(self, flow: Flow, key: str, icon: str, press: Callable[[], None]) -> None:
        flow.space(4)
        flow.buttons(Pressable(key, say(key), press, icon))
        flow.space(14)

    def _ask(self, what: str) -> None:
        """Asked for, if the player wants to be asked."""
        clear = partial(self._clear, what)
        if not self._player.settings.confirm:
            clear()
            return
        words = (say(f"{what}_ask"), say(f"{what}_cost"), say("clear_no"), say("clear_yes"))
        ask(self._player, self._scenes(), Question(*words, named="clear_"), clear)

    def _clear(self, what: str) -> None:
        if self._keeper.store is not None:
            self._begin(clearing(self._keeper.store, what))

    def _take_back(self, aside: Path) -> None:
        if self._keeper.store is not None:
            self._begin(taking_back(self._keeper.store.database, aside))


def clearing(store: Store, what: str) -> Iterator[Step]:
    """Set aside what goes, and then let it go."""
    database, wanted = store.database, GOES[what]
    try:
        make_secret(database)
        path, deals = free_place(f"games{ENDING}"), count(database, wanted)
        for number in export(in_order(database, wanted), path, heads=True):
            said = say("clearing_aside", {"number": counted(number), "count": counted(max(deals, number))})
            yield Step(said, number / max(deals, number), say("clearing_stopped"))
    except (OSError, sqlite3.Error):
        yield Step(say("not_set_aside"))
        return
    try:
        done = store.clearing([match.id for match in given_up(store)]) if what == ALL else store.clearing_figures()
        for share in done:
            yield Step(say("clearing"), share, say("clearing_broken_off"))
    except sqlite3.Error:
        yield Step(say("not_cleared"))
    else:
        gone = deals - count(database, wanted)
        yield Step(say("cleared_all" if what == ALL else "cleared_figures", {"count": counted(gone)}))


def taking_back(database: sqlite3.Connection, aside: Path) -> Iterator[Step]:
    """Bring back what was set aside; when all of it is here, it lies there no longer."""
    step = Step("")
    for step in taking(database, aside):
        yield step
    if step.whole:
        aside.unlink(missing_ok=True)
        yield Step(say("clear_undone"))
