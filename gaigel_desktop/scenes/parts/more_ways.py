"""More ways: what else can be done here, on a card of paper that comes up behind a button with three dots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.scene import Scene, Scenes

from .card import card
from .overlay import OverContent, Overlay
from .own_player import OwnPlayer
from .page_scene import PageScene
from .sheets import Offer

WIDE: Final = 320.0


class MoreWays(OverContent):
    """The ways, one below the other, and back to where one was."""

    def __init__(self, ways: Sequence[Offer]) -> None:
        self._ways = ways

    def sheet(self, view: PageScene) -> Sheet:
        """As high as the ways are many."""
        return card(view, partial(self._put, view), [("back", "left", view.go_back)])

    def _put(self, view: PageScene, flow: Flow) -> None:
        for key, icon, press in self._ways:
            flow.buttons(Pressable(key, say(key), partial(_instead, view, press), icon), align="middle", least=WIDE)
            flow.space(theme.GAP)


def _instead(view: PageScene, press: Callable[[], None]) -> None:
    """The card is put away before anything is done."""
    view.scenes.pop()
    press()


def open_more(player: OwnPlayer, scenes: Scenes, below: Scene, ways: Sequence[Offer]) -> None:
    """The card over this scene."""
    scenes.push(Overlay(player, below, MoreWays(ways)))
