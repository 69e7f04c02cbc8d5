"""Whose cards: asked before a deal of several people is talked over, for it is seen from one chair."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.scenes.parts.card import card, put_head
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.scenes.parts.tiles import Shape, Sight, put_row
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.scene import Scenes

FACE: Final = Shape(170.0, 80.0)


def ask_whose_cards(player: OwnPlayer, scenes: Scenes, seating: Seating, then: Callable[[Seating], None]) -> None:
    """Open what comes `then` as one of the people saw the deal; where several sat there, whoever is asked for."""
    if not seating.several:
        then(seating)
    elif scenes.top is not None:
        scenes.push(Overlay(player, scenes.top, WhoseCards(seating, then)))


class WhoseCards(OverContent):
    """A card of paper with everybody's face."""

    def __init__(self, seating: Seating, then: Callable[[Seating], None]) -> None:
        self._seating, self._then = seating, then

    def sheet(self, view: PageScene) -> Sheet:
        """The faces, each a way on, and the way back."""
        self._view = view
        sheet = card(view, self._put, (("back", "left", view.go_back),))
        return sheet._replace(first=_key(self._seating.me))

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("whose_cards"))
        put_row(flow, [self._sight(seat) for seat in self._seating.people], FACE, centred=True)

    def _sight(self, seat: int) -> Sight:
        file = portrait_file(self._seating.portraits[seat])
        return Sight(_key(seat), self._seating.names[seat], file, partial(self._choose, seat))

    def _choose(self, seat: int) -> None:
        self._view.scenes.pop()
        self._then(self._seating.seen_from(seat))


def _key(seat: int) -> str:
    """By which the face of a seat is found."""
    return f"whose {seat}"
