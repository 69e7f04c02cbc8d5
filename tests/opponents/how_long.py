"""How long a move takes: processor time of all decisions of a level at its own table.

`python -m tests.opponents.how_long`. Times are told in milliseconds and in yardsticks of the same run, because machines
differ; run it alone. With `--whole` a master spends its whole budget where the rules are not compiled, too.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Final

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.self_play.chairs import Player, Wits, as_character
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.opponents.levels import CHARACTERS, LEVELS, without_a_compiler
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from tests.yardstick import yardstick

SHARES: Final = (0.5, 0.95, 0.99)


def timed(player: Player, times: list[float]) -> Player:
    """The player with a stopwatch beside it, for moves with a choice."""

    def move(wits: Wits, dice: Random) -> Action | None:
        seen = wits.seen
        choice = next_to_act(seen) == wits.seat and not seen.waiting and len(card_actions(seen)) > 1
        began = process_time()
        action = player(wits, dice)
        if choice:
            times.append(process_time() - began)
        return action

    return move


def times_of(name: str, deals: int, whole: bool) -> list[float]:
    """The seconds of each decision of four of a level, as they think at a table."""
    character = CHARACTERS[name]
    if not (whole or compiled()):
        character = without_a_compiler(character)
    times: list[float] = []
    for number in range(deals):
        record = Record(PRESETS["leinfelden"], number % 4, False, shuffled(f"how long {number}"), ())
        player = timed(as_character(character), times)
        Table(record, (player,) * 4, Random(number), Occasion(f"how long {number}")).play()
    return sorted(times)


def figures(times: Sequence[float]) -> list[float]:
    """The middle, what 95 and 99 of 100 stay below, and the slowest."""
    return [*(times[int(share * (len(times) - 1))] for share in SHARES), times[-1]]


def main() -> None:
    """A line a level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--level", nargs="*", default=[level.name for level in LEVELS])
    parser.add_argument("--whole", action="store_true")
    options = parser.parse_args()
    how = "compiled" if compiled() else "plain Python, the whole budget" if options.whole else "plain Python"
    print(f"| {how} | moves | p50 | p95 | p99 | slowest | p95 in yardsticks |\n|---|---|---|---|---|---|---|")
    for name in options.level:
        stick = yardstick()
        times = times_of(name, options.deals, options.whole)
        stick = min(stick, yardstick())
        told = " | ".join(f"{1000 * seconds:.1f} ms" for seconds in figures(times))
        print(f"| {name} | {len(times)} | {told} | {figures(times)[1] / stick:.2f} |", flush=True)


if __name__ == "__main__":
    main()
