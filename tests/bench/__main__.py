"""`make bench`: rounds of each core in turn, CPU time, the best round of each, and ratios of this one run."""

from __future__ import annotations

import argparse
import platform
import time
from random import Random
from typing import NamedTuple

from tests.bench import games, loops
from tests.bench.fresh import said_by_fresh

SECONDS = 0.4  # a round
START_UPS = 15
MODULES = "perform views record match umschlag"


class Score(NamedTuple):
    """The best round of a core."""

    games: float
    decisions: float


def round_of(play: games.Game, dice: Random) -> Score:
    """Whole games for a while, as games and decisions a second of CPU time."""
    started = time.process_time()
    played = decisions = 0
    while (spent := time.process_time() - started) < SECONDS:
        decisions += play(dice)
        played += 1
    return Score(played / spent, decisions / spent)


def best_rounds(cores: dict[str, games.Game], rounds: int) -> dict[str, Score]:
    """Round after round with the cores in turn, so that a busy moment hits them all."""
    dice = Random(1)
    best = dict.fromkeys(cores, Score(0.0, 0.0))
    for _ in range(rounds):
        for name, play in cores.items():
            best[name] = max(best[name], round_of(play, dice))
    return best


def start_up(code: str) -> float:
    """The shortest time, in milliseconds, that a fresh interpreter takes for the code, bytecode being there."""
    timed = f"import time; t = time.perf_counter(); {code}; print(time.perf_counter() - t)"
    return 1000 * min(map(float, said_by_fresh(timed, START_UPS)))


def main() -> None:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    ours = {"Gaigel": games.gaigel, "Gaigel, four views folded": games.gaigel_with_views}
    peers = {"open_spiel spades": games.spades(), "python-chess": games.chess(), "rlcard bridge": games.bridge()}
    best = best_rounds({**ours, **peers}, rounds)
    print(f"Python {platform.python_version()}, best of {rounds} rounds of {SECONDS} s CPU time, random play")
    print(f"{'core':28}{'games/s':>10}{'decisions/s':>14}{'us/decision':>13}{'Gaigel is … times as fast':>28}")
    for name, score in best.items():
        per_decision = 1e6 / score.decisions
        ratio = best["Gaigel"].decisions / score.decisions
        print(f"{name:28}{score.games:10.0f}{score.decisions:14.0f}{per_decision:13.2f}{ratio:28.2f}")
    print(f"Gaigel deals to spades games a second: {best['Gaigel'].games / best['open_spiel spades'].games:.2f}")
    modules = "; ".join(f"import gaigel_desktop.rules.{module}" for module in MODULES.split())
    print(f"import of all of gaigel_desktop.rules: {start_up(modules):.1f} ms")
    print(f"import of pyspiel: {start_up('import pyspiel'):.1f} ms, of chess: {start_up('import chess'):.1f} ms")
    loops.table(rounds)


if __name__ == "__main__":
    main()
