"""By itself: where nobody has touched the title for a while, and that is wanted, the game shows itself.

It is silent: whoever stands behind the counter would hear it all day. It leaves the window as it is, and all the rest:
any key, any press and any move of the mouse leads back to the title, and does nothing there.
"""

from __future__ import annotations

from typing import Final

import pygame

from gaigel_desktop.controller.match.dealer import new_seed
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.show.plan.stations import CLOSING
from gaigel_desktop.show.plan.unattended import invites, one_round
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.mouse import any_input
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.spoken.tree import InWords, Node, Wanted

from .show_scene import ShowScene

PLAY: Final = "play"


class ByItself:
    """One round after the other."""

    def __init__(self, player: OwnPlayer, services: Services) -> None:
        self._player, self._services = player, services
        self.rounds = 0
        self.shown = self._round()

    def _round(self) -> ShowScene:
        return ShowScene(self._player, self._services, one_round(self.rounds, new_seed()), self._next, by_itself=True)

    def _next(self) -> None:
        """The next round begins."""
        self.shown.presented.rest()
        self.rounds += 1
        self.shown.presented.rest()
        self.shown = self._round()
        self.shown.enter(self._kit, self._scenes, self._now)

    # -- as a scene ----------------------------------------------------------------------------------------------

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Come on over the title."""
        self._kit, self._scenes, self._now = kit, scenes, now
        kit.sounds.stop_music()
        self.shown.enter(kit, scenes, now)

    def resize(self) -> None:
        """Lay the show out anew for another size of the window."""
        self.shown.resize()

    def update(self, now: float) -> float | None:
        """What is shown goes on."""
        self._now = now
        pause = self.shown.update(now)
        if self.shown.presented.place.up == CLOSING and not invites(self.rounds):
            self._next()
            return 0
        return pause

    def draw(self) -> None:
        """Draw what is shown."""
        self.shown.draw()

    def spoken(self) -> InWords:
        """What is shown, and the way back instead of all others."""
        shown = self.shown.spoken()
        here = (only_seen(node) for node in shown.nodes if node.role != "button")
        return InWords(shown.title, (*here, Node(PLAY, "button", say("by_itself_press"), usable=True)), PLAY)

    def do(self, wanted: Wanted, now: float) -> None:
        """Leave the show when somebody who hears it wants to play."""
        if (wanted.key, wanted.deed) == (PLAY, "press"):
            self._leave()

    def handle(self, event: pygame.Event, now: float) -> None:
        """Somebody is there: back to the title."""
        if any_input(event):
            self._leave()

    def _leave(self) -> None:
        self.shown.presented.rest()
        self._scenes.pop()


def only_seen(node: Node) -> Node:
    """The same where nothing of it can be pressed."""
    role = "text" if node.usable else node.role
    return node._replace(role=role, usable=False, inside=tuple(map(only_seen, node.inside)))
