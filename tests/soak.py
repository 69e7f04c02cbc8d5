"""The long checks: `make soak` runs them in full, .ci/run a shorter part.

python -m tests.soak [--deals N] [--mutants N] [--simulated N] [--often N] [--kills N] [--jobs N]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.agreement import agree_on_deal
from tests.controller.self_play import killed
from tests.coverage_of_rules import missing_from_simulation
from tests.golden.__main__ import MATCHES, RECORDS
from tests.how_often import far_from_golden
from tests.mutants import mutant, passes_wrongly, refused_wrongly, verdict
from tests.random_tables import TABLES, preset_for

BATCH = 500


def agree(batch: int) -> Counter[str]:
    """One batch of deals played by core and oracle; every other one under a preset."""
    reasons: Counter[str] = Counter()
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        dice = Random(f"soak {number}")
        rules = preset_for(*TABLES[number % len(TABLES)]) if number % 2 else None
        reasons[agree_on_deal(dice, rules)] += 1
    return reasons


def mutate(batch: int) -> Counter[str]:
    """One batch of mutated records."""
    lines = RECORDS.read_bytes().splitlines() + MATCHES.read_bytes().splitlines()
    seen: Counter[str] = Counter()
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        dice = Random(f"soak {number}")
        line = mutant(dice.choice(lines), dice)
        assert not passes_wrongly(line), line
        assert number % 40 or not refused_wrongly(line), line
        seen["valid" if verdict(line) is None else "rejected"] += 1
    return seen


def kill(number: int) -> Counter[str]:
    """A program that plays matches into a store is killed; the last action is missing at most."""
    with TemporaryDirectory() as folder:
        noted, found = killed(Path(folder), f"soak {number}")
    assert noted - 1 <= found <= noted + 1, (number, noted, found)
    return Counter({"whole": 1})


def run(name: str, work: Callable[[int], Counter[str]], batches: int, jobs: int) -> None:
    """All batches side by side, and what came of them."""
    started = time.monotonic()
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(jobs) as pool:
        for seen in pool.map(work, range(batches)):
            total += seen
    print(f"{name}: {total.total()} in {time.monotonic() - started:.0f} s: {dict(total.most_common())}", flush=True)


def main() -> int:
    """Every check that is asked for; the first that fails ends it with its traceback."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1_000_000, help="deals to agree on")
    parser.add_argument("--mutants", type=int, default=1_000_000, help="mutated records to reject")
    parser.add_argument("--simulated", type=int, default=2000, help="deals to simulate for each table")
    parser.add_argument("--often", type=int, default=100_000, help="deals in which to count what comes how often")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kills", type=int, default=1000, help="programs to kill while they play")
    args = parser.parse_args()
    run("agreement of core and oracle", agree, -(-args.deals // BATCH), args.jobs)
    run("mutated records", mutate, -(-args.mutants // BATCH), args.jobs)
    run("killed programs", kill, args.kills, args.jobs)
    if args.often:
        far = far_from_golden(args.often, args.jobs)
        print("\n".join(far) or f"simulate: every end and action comes as often as ever, in {args.often} deals")
        if far:
            return 1
    if args.simulated:
        missing = missing_from_simulation(args.simulated, args.jobs)
        print("\n".join(missing) or f"simulate: every verb and reason of {len(TABLES)} tables, the same bytes twice")
        return 1 if missing else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
