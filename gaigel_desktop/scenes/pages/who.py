"""Who sits down here: the name and the face, asked for once, before the first match at a table of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from gaigel_desktop.controller.settings import LONGEST_TEXT
from gaigel_desktop.controller.teaching.progress import WHO
from gaigel_desktop.scenes.parts.card import card, put_centred, put_head
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, inn_ground
from gaigel_desktop.scenes.parts.sights import face_sights
from gaigel_desktop.scenes.parts.tiles import Shape, put_row
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import FieldRow
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pen import STRONG
from gaigel_desktop.window.scene import Scenes

FACE: Final = Shape(104.0, 84.0)


def once_known(player: OwnPlayer, scenes: Scenes, sit_down: Callable[[], None]) -> None:
    """To the table, and before that to the question, if it was never asked and somebody is new here."""
    settings, learner = player.settings, player.learner

    def known() -> None:
        learner.learn(learner.progress.with_shown(WHO))
        scenes.pop()
        sit_down()

    if learner.progress.to_be_asked_who and not settings.name and not settings.portrait:
        scenes.push(PageScene(player, WhoSits(player, known)))
    else:
        sit_down()


class WhoSits(Content):
    """A card of paper; whoever wants to stay “you” goes straight on."""

    def __init__(self, player: OwnPlayer, go: Callable[[], None]) -> None:
        self._player, self._go = player, go

    def ground(self, view: PageScene) -> pygame.Surface:
        """The inn, without the lettering."""
        return inn_ground(view.kit)

    def sheet(self, view: PageScene) -> Sheet:
        """The question, and the chair."""
        self._view = view
        return card(view, self._put, (("who_go", "play", self._sit_down),))._replace(first="who_go")

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("who_head"))
        put_centred(flow, say("who_about"))
        flow.space(theme.GAP)
        name, value = say("setting_name"), self._player.settings.name
        flow.form(FieldRow("name", name, value, self._call_me, say("you"), LONGEST_TEXT // 2, under=True))
        flow.text(say("setting_portrait"), STRONG, "portrait ")
        flow.space(4)
        put_row(flow, face_sights(self._player, self._choose_face), FACE)

    def _call_me(self, name: str) -> None:
        self._player.choose(self._player.settings._replace(name=name))
        self._view.refresh()

    def _choose_face(self, face: str) -> None:
        self._player.change(portrait=face)
        self._view.refresh()

    def _sit_down(self) -> None:
        """It is not asked again."""
        self._player.save()
        self._go()
