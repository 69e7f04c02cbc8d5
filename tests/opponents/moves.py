"""How long a move takes: `python -m tests.opponents.moves --level master-2026-11 master`, plain or in `build/compiled`.

Each level thinks at every choice of a card in the same deals, which Greedy plays; CPU time, one core.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import fmean

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.self_play.chairs import Wits
from gaigel_desktop.controller.self_play.simulation import Evening, Table
from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.opponents.levels import CHARACTERS, LEVELS, Character
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.actions import Action, is_card
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record


def times_of_moves(deals: int, thinker: Character) -> list[float]:
    """Seconds for each choice among several cards, in ascending order."""
    times: list[float] = []

    def player(wits: Wits, _: Random) -> Action | None:
        said = greedy(wits.seen, wits.seat)
        if said is not None and is_card(said) and len(card_actions(wits.seen)) > 1:
            started = time.process_time()
            choose(wits.seen, wits.seat, wits.memory, thinker, wits.seed)
            times.append(time.process_time() - started)
        return said

    for number in range(deals):
        seed = f"moves {number}"
        record = Record(PRESETS["leinfelden"], number % 4, False, shuffled(seed), ())
        Table(record, (player,) * 4, Random(number), Evening(seed)).play()
    return sorted(times)


def main() -> None:
    """The mean, the middle, the slow end and the slowest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", nargs="*", default=[LEVELS[-1].name])
    parser.add_argument("--deals", type=int, default=20)
    options = parser.parse_args()
    for name in options.level:
        times = times_of_moves(options.deals, CHARACTERS[name])
        middle, slow, slowest = (1000 * times[at] for at in (len(times) // 2, len(times) * 95 // 100, -1))
        print(f"{'compiled' if compiled() else 'plain Python'}, {name}, {len(times)} moves:", end=" ")
        print(f"mean {1000 * fmean(times):.1f} ms, median {middle:.1f} ms,", end=" ")
        print(f"95 % below {slow:.1f} ms, slowest {slowest:.1f} ms")


if __name__ == "__main__":
    main()
