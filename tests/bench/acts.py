"""What happens at the table for the first time: how long each frame takes, and each picture that is made ahead.

    python -m tests.bench.acts WxH

The clock goes on by itself: a frame is as long as it should be, and where nothing moves the pictures that will be
needed are made, as the loop does. All figures are processor time of this process.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gaigel_desktop.window.scene import Scene
    from tests.scenes.shot import Guest

FRAME = 1 / 60
LONGEST = 300.0  # seconds that one act may last
PATIENCE = 1.0  # seconds from one press to the next

Until = Callable[[], bool]


class Watch:
    """Lets time pass and notes what it costs."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.began = guest.now
        self.moves = False  # whether something did in the last frame
        self.frames: dict[str, list[float]] = defaultdict(list)
        self.slices: list[float] = []

    def act(self, name: str, until: Until, do: Callable[[], None] = lambda: None) -> None:
        """Everything until then; `do` is done again and again."""
        due = self.began = self.guest.now
        end, self.moves = due + LONGEST, True
        while not until() and self.guest.now < end:
            pause = self._frame(name)
            self.moves = pause == 0
            if pause is None or pause > 0:
                self.idle(PATIENCE if pause is None else min(PATIENCE, pause))
            if self.guest.now >= due:
                due = self.guest.now + PATIENCE
                do()

    def _frame(self, name: str) -> float | None:
        guest, began = self.guest, time.thread_time()
        guest.now += FRAME
        pause = guest.turn()
        self.frames[name].append(time.thread_time() - began)
        return pause

    def idle(self, seconds: float) -> None:
        """As the loop does while nothing moves."""
        self.guest.now += seconds
        left = seconds
        while left > 0:
            began = time.thread_time()
            if not self.guest.house.kit.pictures.prepare():
                return
            self.slices.append(time.thread_time() - began)
            left -= self.slices[-1]


def watched(size: tuple[int, int]) -> Watch:
    """The Umschlag, a deal from the first packet to the count, the slate after it; and what fades instead of moving."""
    import pygame

    from gaigel_desktop.scenes.deal.table_scene import TableScene
    from tests.scenes.shot import PRESET_OF, game_until, new_game, opened, played_out, umschlag

    dice, cards = Random("acts"), (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5)
    with opened("title", size, draws=True, language="de") as guest:
        watch = Watch(guest)
        watch.idle(60.0)
        umschlag(guest, 0)
        watch.act("Umschlag", lambda: not watch.moves)
        guest.scenes.pop()
        guest.take_a_chair(new_game(4, PRESET_OF[4], "shot"))
        table: Scene = guest.scene
        assert isinstance(table, TableScene) and table.state is not None
        shown = table.state.shown
        watch.act("dealing", lambda: not shown.busy(guest.now))

        def play() -> None:
            if not shown.busy(guest.now) or shown.held(guest.now) is not None:
                guest.key(dice.choice(cards))
                guest.key(pygame.K_SPACE)

        watch.act("play", lambda: guest.scene is not table, play)
        guest.scenes.pop()
        guest.scenes.pop()
        guest.take_a_chair(game_until(4, PRESET_OF[4], played_out))
        table = guest.scene
        watch.act("before the count", lambda: guest.now > watch.began + 5)
        guest.key(pygame.K_a)
        guest.key(pygame.K_RETURN)
        watch.act("count", lambda: guest.scene is not table)
        watch.act("after the deal", lambda: not watch.moves)
    _fading(size, watch)
    return watch


def _fading(size: tuple[int, int], watch: Watch) -> None:
    """What fades instead of moving."""
    import pygame

    from gaigel_desktop.controller.match.sealed import Sealed
    from gaigel_desktop.scenes.before.cut import CutScene
    from tests.scenes.shot import PRESET_OF, fresh, game_until, opened, umschlag

    with opened("title", size, draws=True, language="de", reduced_motion=True) as guest:
        watch.guest = guest
        watch.idle(60.0)
        umschlag(guest, 0)
        watch.act("turning up and seats, fading", lambda: not watch.moves)
        guest.scenes.pop()
        decided: list[int | None] = []
        guest.take_a_chair(game_until(4, PRESET_OF[4], fresh))
        guest.wait(1.0)
        guest.scenes.push(CutScene(guest.player, guest.scene, True, decided.append, Sealed(["cut"])))
        guest.wait(FRAME)
        guest.key(pygame.K_RETURN)
        watch.act("cut, fading", lambda: bool(decided))


def main() -> None:
    width, _, height = sys.argv[1].partition("x")
    with TemporaryDirectory() as folder:
        os.environ.setdefault("GAIGEL_HOME", folder)
        watch = watched((int(width), int(height)))
    print(json.dumps({"frames": watch.frames, "slices": watch.slices}))


if __name__ == "__main__":
    main()
