"""A regular: plays one deal after the other by keys, and does nothing else."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from random import Random

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.app.house import House
from gaigel_desktop.controller.match.setup import SEATED, MatchSetup, first_setup, with_strength
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.window.scene import Scenes

from .fingers import REMEMBERED, Fingers
from .sights import sights

CARDS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5)
QUICK: dict[str, SettingValue] = {"trick_stays": 0.5, "confirm": False}
SLOWLY = 25  # every so manieth deal is watched, in the others nothing moves
BETWEEN = 0.4  # seconds from one key to the next


def quick_table() -> MatchSetup:
    """Four who know each other, and do not think long."""
    setup = first_setup()._replace(partners=SEATED)
    for seat in range(1, setup.rules.players):
        setup = with_strength(setup, seat, "beginner")
    return setup


class Regular:
    """Somebody who plays on and on."""

    def __init__(self, seed: int, most: int, every: int, weigh: Callable[[float], None]) -> None:
        """So many deals; after every so many the program is weighed."""
        self._dice = Random(seed)
        self._most, self._every, self._weigh = most, every, weigh
        self._over = False
        self.inputs = self.looks = self.resizes = self.deals = 0
        self.seen: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=REMEMBERED)

    def come(self, house: House, scenes: Scenes) -> None:
        """Sit down at a table of quick players."""
        house.player.choose(house.player.settings.change(**QUICK))
        house.player.choose_table(quick_table())
        self._fingers = Fingers(house, scenes, self.last)

    def look(self) -> None:
        """Count the deals; that one is over is seen on the page after it."""
        self.looks += 1
        self.seen.update(sights(self._fingers.scene))
        over = "AfterDeal" in sights(self._fingers.scene)
        if over and not self._over:
            self.deals += 1
            house = self._fingers.house
            house.player.change(speed="none" if self.deals % SLOWLY else "fast")
            if self.deals % self._every == 0:
                self._weigh(self.deals)
        self._over = over

    def leave(self) -> None:
        """Forget the program that was used."""
        del self._fingers

    def act(self) -> float:
        """One key: a card, or on; after a deal what has the focus, which is the next."""
        fingers, table = self._fingers, isinstance(self._fingers.scene, TableScene)
        self.inputs += 1
        if self.deals >= self._most:
            fingers.post(pygame.QUIT)
        else:
            fingers.key(
                self._dice.choice((*CARDS, *CARDS, pygame.K_RETURN, pygame.K_SPACE)) if table else pygame.K_RETURN
            )
        return BETWEEN

    def where(self) -> str:
        """What is on the screen."""
        return type(self._fingers.scene).__name__
