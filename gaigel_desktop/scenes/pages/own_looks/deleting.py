"""Deleting: the own back that is chosen goes where it was chosen, after a question, and is kept for a day."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gaigel_desktop.controller.own_pictures import OwnPicture, delete, kept
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.parts.chosen_looks import BACKS
from gaigel_desktop.scenes.parts.confirm import ask_to_throw_away, gone
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.scene import Scenes


class Deleting:
    """The way to be rid of the one that is chosen, and what came of it."""

    def __init__(self, player: OwnPlayer, keeper: Keeper, choose: Callable[[str], None]) -> None:
        self._player, self._keeper, self._choose = player, keeper, choose
        self._note = ""

    def put(self, flow: Flow, chosen: str, scenes: Scenes) -> None:
        """The way to be rid of the chosen one; where that is the house's, none."""
        if self._note:
            flow.news(self._note)
        number, one = next(((at, own) for at, own in enumerate(kept(), 1) if own.value == chosen), (0, None))
        if one is None or not self._keeper.owner:
            return
        called = one.name or say("photo_numbered", {"number": number})
        words, delete_it = say("photo_delete"), partial(self._delete, one, called)
        press = partial(ask_to_throw_away, self._player, scenes, called, words, delete_it)
        flow.buttons(Pressable("delete_back", words, press, "trash", aloud=f"{words}: {called}"))
        flow.space(8)

    def _delete(self, one: OwnPicture, called: str) -> None:
        try:
            delete(one)
        except OSError:
            self._note = say("photo_not_deleted")
            return
        self._note = gone(called)
        self._player.dressed.forget()
        self._choose(BACKS[0])
