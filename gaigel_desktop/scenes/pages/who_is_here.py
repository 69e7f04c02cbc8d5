"""Who is here: asked before a match of several people goes on; for whoever is not, a regular plays on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gaigel_desktop.controller.match.setup import ME, MatchSetup, people_at
from gaigel_desktop.scenes.parts.card import card, put_centred, put_head
from gaigel_desktop.scenes.parts.overlay import OverContent
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import SwitchRow
from gaigel_desktop.window.pages.page import Sheet


class WhoIsHere(OverContent):
    """A card of paper with a switch for everybody but the owner of the laptop, who is here."""

    def __init__(self, setup: MatchSetup, then: Callable[[frozenset[int]], None]) -> None:
        """`then` gets the seats of those who are not here."""
        self._names = {seat: setup.chairs[seat].name for seat in people_at(setup) if seat != ME}
        self._gone: frozenset[int] = frozenset()
        self._then = then

    def sheet(self, view: PageScene) -> Sheet:
        """The switches, and the ways on."""
        self._view = view
        sheet = card(view, self._put, (("who_is_here_play", "play", self._go_on), ("back", "left", view.go_back)))
        return sheet._replace(first="who_is_here_play")

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("who_is_here"))
        put_centred(flow, say("who_is_here_about"), ABOUT)
        flow.space(theme.GAP)
        for seat, name in self._names.items():
            about = [(say("regular_plays_on"), ABOUT)] if seat in self._gone else []
            flow.form(SwitchRow(f"here {seat}", name, seat not in self._gone, partial(self._switch, seat), about))

    def _switch(self, seat: int, here: bool) -> None:
        self._gone = self._gone - {seat} if here else self._gone | {seat}
        self._view.refresh()

    def _go_on(self) -> None:
        self._view.scenes.pop()
        self._then(self._gone)
