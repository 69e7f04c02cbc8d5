"""A program to be played from outside: the table with three opponents; a line in the log for each finished deal."""

from __future__ import annotations

import sys
from pathlib import Path

from gaigel_desktop.controller.game import Game
from gaigel_desktop.controller.opponent import Opponent
from gaigel_desktop.controller.players import Human
from gaigel_desktop.controller.settings import AIDS, Settings
from gaigel_desktop.controller.setup import first_setup
from gaigel_desktop.controller.story import Forgotten
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.desk import Desk
from gaigel_desktop.scenes.table.chrome import Seating
from gaigel_desktop.scenes.table.scene import TableScene
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.loop import run
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Scenes, Stage
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds


class Logged(Forgotten):
    """A story of which only the ends of the deals are written down."""

    def __init__(self, log: Path) -> None:
        self._log = log

    def finish_deal(self, record: Record) -> None:
        assert record.result is not None
        with self._log.open("a", encoding="utf-8") as out:
            out.write(f"{record.result.reason} {len(record.actions)}\n")


def main(log: Path, width: int, height: int) -> None:
    """Open the table and play until somebody closes the window."""
    others = [Opponent(CHARACTERS["beginner"], f"end to end {seat}") for seat in range(1, 4)]
    game = Game(PRESETS["leinfelden"], [Human(), *others], 3, Logged(log))
    seeds = iter(f"end to end {number}" for number in range(1000))
    stage = Stage(Screen("Gaigel", (width, height)), Fonts(), Pictures(), Sounds())
    scenes = Scenes(stage)
    chosen = Settings().change(language="en", speed="fast", trick_stays=1.5, **dict.fromkeys(AIDS, False))
    desk = Desk(stage, chosen, first_setup(), None)
    seating = Seating(0, ("Ich", "Lena", "Eugen", "Rösle"), ("oezlem", "lena", "eugen", "roesle"))
    scenes.push(TableScene(game, seating, desk, lambda: next(seeds)))
    run(scenes)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
