"""What can be practised with the cards of a deal that is over, on a card of paper over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gaigel_desktop.scenes.parts.card import card, put_centred, put_head
from gaigel_desktop.scenes.parts.overlay import OverContent
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.page import Sheet

WIDE: Final = 320.0
ICONS: Final = {"play_on": "play", "same_cards": "deal"}


class PracticeMenu(OverContent):
    """The ways to practise, one below the other, and the way back."""

    def __init__(self, ways: Mapping[str, Callable[[], None]]) -> None:
        self._ways = ways

    def sheet(self, view: PageScene) -> Sheet:
        """As high as what can be done."""
        return card(view, self._put, [("back", "left", view.go_back)])

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("practise_title"))
        put_centred(flow, say("practise_about"), ABOUT)
        flow.space(theme.GAP)
        ways = [Pressable(key, say(f"practise_{key}"), door, ICONS[key]) for key, door in self._ways.items()]
        for way in ways:
            flow.buttons(way, align="middle", least=flow.widest(ways))
            flow.space(2)
            put_centred(flow, say(f"practise_{way.key}_about"), ABOUT, of=way.key)
            flow.space(theme.GAP)
