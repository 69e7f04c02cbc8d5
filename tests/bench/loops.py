"""Whole deals in one loop without an interpreter: our compiled rules and open_spiel's C++, round by round in turn."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

COMPILED: Final = Path("build/compiled")  # `make bench` has put it there
DEALS: Final = 30_000  # in a round
OURS: Final = f"""
import time
from gaigel_desktop.opponents.measuring import whole_deals
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.options import PRESETS
assert compiled(), "the rules are not compiled"
started = time.process_time()
whole_deals(PRESETS["leinfelden"], {DEALS}, 7, True)
print({DEALS} / (time.process_time() - started))
"""


def gaigel() -> float:
    """Deals a second by random-cards, shuffled, dealt, and every action checked; 25 cards each."""
    run = subprocess.run([sys.executable, "-c", OURS], cwd=COMPILED, capture_output=True, text=True, check=True)
    return float(run.stdout)


def spades() -> Callable[[], float]:
    """Games a second of open_spiel's own rollouts, 56 decisions each; every game starts from cards already dealt."""
    import pyspiel

    game = pyspiel.load_game("spades")
    dice = Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
    rollouts = pyspiel.RandomRolloutEvaluator(DEALS, 7)
    one_look = pyspiel.MCTSBot(game, rollouts, 2.0, 1, 10, False, 7, False)  # one simulation: all rollouts from here

    def games() -> float:
        started = time.process_time()
        one_look.mcts_search(state)
        return DEALS / (time.process_time() - started)

    return games


def table(rounds: int) -> None:
    """Both, the best round of each, and the ratio."""
    if not (COMPILED / "gaigel_desktop").is_dir():
        print(f"no compiled rules in {COMPILED}: `make bench` builds them")
        return
    theirs = spades()
    ours_best = theirs_best = 0.0
    for _ in range(rounds):
        ours_best = max(ours_best, gaigel())
        theirs_best = max(theirs_best, theirs())
    print(f"compiled, whole random deals in one loop: Gaigel {ours_best:.0f} a second, shuffling and dealing included")
    print(f"open_spiel's C++ rollouts of spades, dealing not included: {theirs_best:.0f} a second")
    print(f"Gaigel deals to spades games a second: {ours_best / theirs_best:.2f}")
