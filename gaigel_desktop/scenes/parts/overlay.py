"""Overlays: a page that lies over another scene, which is still seen behind it, in the dark."""

from __future__ import annotations

import math
from typing import Protocol

import pygame

from gaigel_desktop.window import theme
from gaigel_desktop.window.mouse import any_press
from gaigel_desktop.window.pages.controls import PRESSING
from gaigel_desktop.window.pages.page import Page, Sheet
from gaigel_desktop.window.scene import Kit, Scene, Scenes
from gaigel_desktop.window.spoken.tree import InWords, Node, Wanted

from .own_player import OwnPlayer
from .page_scene import PageScene


class OverContent(Protocol):
    """What stands on an overlay; where nothing moves, only the sheet is needed."""

    takes_in: float = 0.0  # for so long after it has come up a press may have been meant for what lay there before

    def sheet(self, view: PageScene) -> Sheet:
        """The widgets as things stand at this moment."""

    def back(self, view: PageScene) -> None:
        """Escape was pressed: this is taken away."""
        view.scenes.pop()

    def update(self, now: float) -> float | None:
        """Go on to this moment; 0 while something moves, as for a scene."""
        return None

    def hurry(self) -> bool:
        """A key or a click: what moves is at its end at once; whether something did move."""
        return False


class Overlay:
    """A page over the scene below."""

    def __init__(self, player: OwnPlayer, below: Scene, content: OverContent) -> None:
        self._below = below
        self._content = content
        self._scene = PageScene(player, self)
        self._moving = False
        self._seen_since = math.inf  # the first moment in which it was seen

    # -- as the content of the page ------------------------------------------------------------------------------

    def sheet(self, view: PageScene) -> Sheet:
        """The widgets of the content."""
        return self._content.sheet(view)

    def ground(self, view: PageScene) -> pygame.Surface:
        """The scene below, drawn anew for this size and look, in the dark."""
        self._below.resize()
        self._below.draw()
        return darkened(view.kit.screen.surface)

    def back(self, view: PageScene) -> None:
        """Escape leads back from the content."""
        self._content.back(view)

    # -- as a scene ----------------------------------------------------------------------------------------------

    @property
    def page(self) -> Page | None:
        """The page that is seen."""
        return self._scene.page

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Come on over what was there."""
        self._scene.enter(kit, scenes, now)

    def resize(self) -> None:
        """Another size; the scene below has it too."""
        self._scene.resize()

    def refresh(self) -> None:
        """Something was chosen: other words, other widgets."""
        self._scene.refresh()

    def handle(self, event: pygame.Event, now: float) -> None:
        """What moves never holds up a press; Space and Enter then only end the motion, and so does anything that is
        pressed before one has seen what has come up."""
        if any_press(event):
            leads_on = event.type != pygame.KEYDOWN or event.key in (*PRESSING, pygame.K_ESCAPE)
            only_ends = event.type == pygame.KEYDOWN and event.key in PRESSING
            if (self._hurry() and only_ends) or (leads_on and self._has_just_come(now)):
                return
        self._scene.handle(event, now)

    def go_back(self) -> None:
        """Leave the page, as Escape does."""
        self._scene.go_back()

    def _hurry(self) -> bool:
        """What moves is at its end; whether anything did."""
        hurried = self._content.hurry()
        if hurried:
            self._scene.refresh()
        return hurried

    def _has_just_come(self, now: float) -> bool:
        return now < min(self._seen_since, now) + self._content.takes_in

    def update(self, now: float) -> float | None:
        """While something moves the sheet is made anew, and once more when it rests."""
        self._seen_since = min(self._seen_since, now)
        pause = self._content.update(now)
        self._scene.update(now)
        moving = pause == 0
        if moving or self._moving:
            self._scene.refresh()
        self._moving = moving
        return pause

    def draw(self) -> None:
        """Draw what has changed."""
        self._scene.draw()

    def spoken(self) -> InWords:
        """The page alone: what lies below is in the dark."""
        told = self._scene.spoken()
        return told._replace(nodes=(Node("overlay", "panel", told.title, inside=told.nodes),))

    def do(self, wanted: Wanted, now: float) -> None:
        """What moves is at its end, as for a press. Whoever asks for a button by its name has read that it is there:
        that was never meant for what lay there before."""
        self._hurry()
        self._scene.do(wanted, now)


def darkened(picture: pygame.Surface) -> pygame.Surface:
    """As if the lamp above the table were turned low."""
    dark = picture.copy()
    dark.fill(theme.LAMP_LOW, special_flags=pygame.BLEND_RGB_MULT)
    return dark
