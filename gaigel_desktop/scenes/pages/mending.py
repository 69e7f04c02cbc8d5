"""Mending: while what can be read of a damaged store is carried over, a card says so and how far it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.parts.card import card, put_centred, put_head
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, inn_ground
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.idle import within
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.page import Sheet

if TYPE_CHECKING:
    from gaigel_desktop.controller.store.mending import Carried

BAR: Final = 22.0


class Mending(Content):
    """The card: there is nothing to be chosen."""

    def __init__(self) -> None:
        self.carried: Carried | None = None

    def ground(self, view: PageScene) -> pygame.Surface:
        """The inn, without the lettering."""
        return inn_ground(view.kit)

    def back(self, view: PageScene) -> None:
        """There is no way back; it is over soon."""

    def sheet(self, view: PageScene) -> Sheet:
        """What is done, and how far it is."""
        return card(view, self._put, ())

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("mending"))
        put_centred(flow, say("mending_about"))
        flow.space(2 * theme.GAP)
        carried = self.carried
        share = carried.done / carried.all if carried else 0.0
        flow.progress(share, say("mending"), BAR)
        flow.space(theme.GAP)
        put_centred(flow, say("mending_so_far", {"deals": carried.deals if carried else 0}))


class MendingScene(PageScene):
    """Works a piece at a time between two frames."""

    def __init__(self, player: OwnPlayer, keeper: Keeper, done: Callable[[], None]) -> None:
        self._mending = Mending()
        self._work = keeper.carry_over()
        self._done = done
        super().__init__(player, self._mending)

    def update(self, now: float) -> float | None:
        """A piece of it; in the end what came of it is said on the title."""
        pause = super().update(now)
        for _ in within(theme.SLICE):
            carried = next(self._work, None)
            if carried is None:
                self._over()
                return pause
            self._mending.carried = carried
        self.refresh()
        return 0

    def _over(self) -> None:
        carried = self._mending.carried
        if carried is not None and carried.aside:
            key = "store_mended_but" if carried.lost else "store_mended"
            self.player.troubles.note(key, path=carried.aside, deals=carried.deals, lost=carried.lost)
        self._done()
