"""A program to be killed: plays matches by chance into a store, and notes in a log what the store has taken.

`killed` starts it and kills it at some moment: tests/controller/test_store.py does so a few times, tests/soak.py often.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.rules.deal import NOBODY, OVER
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Deed, replay
from tests.referee import deal_of, next_deal
from tests.waiting import wait_until

NOW = "2026-11-21T20:15:00"
RULES = PRESETS["leinfelden"]


class Noted(Stored):
    """A story with a line in the log for every deed that the store has taken."""

    def __init__(self, store: Store, log: Path) -> None:
        super().__init__(Ledger(store), lambda: NOW, {})
        self._log = log.open("ab", buffering=0)

    def note(self, number: int, deed: Deed) -> None:
        super().note(number, deed)
        self._log.write(b".\n")


def play_into(path: Path, log: Path, deals: int, seed: str = "self-play") -> None:
    """Whole matches one after the other, so many deals in all."""
    with closing(path) as store:
        game = _match(store, log, seed)
        for number in range(deals):
            next_deal(game, f"{seed} {number}")
            while deal_of(game).phase != OVER:
                if not game.step():
                    game.count()
            if game.standing.winner != NOBODY:
                game = _match(store, log, f"{seed} {number}")


def _match(store: Store, log: Path, seed: str) -> Game:
    dice = [Random(f"{seed} {seat}") for seat in range(RULES.players)]
    players = [Thinker(lambda seen, seat: random_cards(seen, seat, dice[seat])) for _ in dice]
    return Game(RULES, players, 0, Noted(store, log))


def killed(folder: Path, seed: str) -> tuple[int, int]:
    """Start, kill at some moment: how many deeds had been noted, and how many lie in the store, all of them whole."""
    path, log = folder / "games.sqlite", folder / "log"
    for old in (path, *folder.glob("games.sqlite-*"), log):
        old.unlink(missing_ok=True)
    running = subprocess.Popen([sys.executable, "-m", "tests.controller.self_play", str(path), str(log), seed])
    wait_until(lambda: log.exists() and log.stat().st_size > 0, "the first deed of the program that will be killed")
    time.sleep(Random(f"kill {seed}").random() * 0.25)
    running.kill()
    running.wait()
    with closing(path) as store:
        deals = list(store.deals())
    assert all(replay(deal.record) for deal in deals)
    return len(log.read_bytes().splitlines()), sum(len(deal.record.actions) for deal in deals)


if __name__ == "__main__":
    play_into(Path(sys.argv[1]), Path(sys.argv[2]), 100_000, sys.argv[3])
