"""The cards on a sheet of paper over whatever lies there: what beats what, and what it counts."""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.scenes.parts.card_values import CardValues, height_of
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.scenes.parts.sheets import ways_on
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, Panel
from gaigel_desktop.window.pen import HEAD, Style
from gaigel_desktop.window.scene import Scene

WIDEST: Final = 900.0
EDGE: Final = 44.0  # of the paper, up to the picture
TITLE: Final = Style(HEAD.face, theme.PAGE_HEAD_TEXT, theme.WINE)


class CardsPaper(OverContent):
    """A sheet as high as the picture, with one way on below it."""

    def __init__(self, player: OwnPlayer, rules: RuleSet) -> None:
        self._player, self._rules = player, rules

    def sheet(self, view: PageScene) -> Sheet:
        """As wide as the window allows."""
        pen, room = view.pen, Box(0, 0, *view.kit.screen.design).inset(theme.EDGE)
        head, row = pen.line_height(TITLE), theme.TARGET + 2 * theme.GAP
        wide = min(room.width, WIDEST + 2 * EDGE)
        high = min(room.height, height_of(pen, wide - 2 * EDGE) + head + row + 2 * EDGE)
        paper = room.centred(wide, high)
        inside = paper.inset(EDGE)
        title = Label(say("cards_title"), inside.top(head), TITLE, "middle", "heading")
        picture = CardValues(
            inside.below(head + theme.GAP)._replace(height=inside.height - head - row - theme.GAP),
            self._player.deck,
            self._rules,
        )
        ways = ways_on(pen, inside.below(inside.height - theme.TARGET - 8), (("lesson_go_on", "play", view.go_back),))
        return Sheet((Part((Panel("panel_paper", paper), title, picture)), Part(tuple(ways))))


class CardsScene(Overlay):
    """The paper over another scene; it is only read, so every press puts it away."""

    def __init__(self, player: OwnPlayer, below: Scene, rules: RuleSet) -> None:
        super().__init__(player, below, CardsPaper(player, rules))

    def handle(self, event: pygame.Event, now: float) -> None:
        """Escape, Space, Enter, the key that has opened it, or a click anywhere."""
        read = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_v)
        beside = event.type == pygame.MOUSEBUTTONDOWN
        if read or beside:
            self.go_back()
        else:
            super().handle(event, now)
