"""How often each end and each action comes in simulated deals, and whether that has stayed as it was.

`make soak` compares 100,000 deals of Leinfelden with the figures of 100,000 others, which stand in
golden/how_often.json. python -m tests.how_often BEFORE.jsonl AFTER.jsonl compares any two files of records.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from gaigel_desktop.controller.self_play.sharing import lines_of
from gaigel_desktop.controller.self_play.simulation import Plan
from gaigel_desktop.rules.options import PRESETS

GOLDEN = Path(__file__).parent / "golden" / "how_often.json"
FAR = 4.5  # standard errors; of a hundred figures that have not changed, one in a thousand runs is that far


class Often(NamedTuple):
    """What came in so many deals: the sum over the deals, and the sum of the squares."""

    deals: int
    sums: dict[str, int]
    squares: dict[str, int]

    def mean(self, name: str) -> float:
        """How often in a deal."""
        return self.sums.get(name, 0) / self.deals

    def error(self, name: str) -> float:
        """The square of the standard error of that."""
        return max(0.0, self.squares.get(name, 0) / self.deals - self.mean(name) ** 2) / self.deals


def often(lines: Iterable[str | bytes]) -> Often:
    """How often each action was done, and each reason ended a deal."""
    deals, sums, squares = 0, Counter[str](), Counter[str]()
    for line in lines:
        record = json.loads(line)
        found = Counter(_name(action) for action in record["actions"])
        found[f"ended: {record['result']['reason']}"] += 1
        found["tricks"] = sum(record["result"]["tricks"])
        found["points"] = sum(record["result"]["points"])
        found["knocks"] = int(record["knock"])
        deals += 1
        sums.update(found)
        squares.update({name: times * times for name, times in found.items()})
    return Often(deals, dict(sorted(sums.items())), dict(sorted(squares.items())))


def _name(action: list[str | int]) -> str:
    """The action without its seat, and without the card, the suit or whom it is about; twice is another thing."""
    named = {"open", "announce", "show"}
    about = f" {action[2]}" if action[1] in named else " twice" if action[-1] == 2 and action[1] == "declare" else ""
    return f"{action[1]}{about}"


class Row(NamedTuple):
    """How often something came in a deal before and after, and how many standard errors that is apart."""

    name: str
    before: float
    after: float
    apart: float

    def __str__(self) -> str:
        return f"{self.name:24}{self.before:12.5f}{self.after:12.5f}{self.apart:9.2f}"


def compared(before: Often, after: Often) -> list[Row]:
    """Every name."""
    rows = []
    for name in sorted({*before.sums, *after.sums}):
        apart = after.mean(name) - before.mean(name)
        error = (before.error(name) + after.error(name)) ** 0.5
        rows.append(Row(name, before.mean(name), after.mean(name), apart / error if error else 0.0))
    return rows


def far_from_golden(deals: int, jobs: int) -> list[str]:
    """The figures of so many deals that are too far from what they were."""
    before = Often(*json.loads(GOLDEN.read_text(encoding="utf-8")).values())
    today = often(lines_of(Plan(PRESETS["leinfelden"], deals, "how often"), jobs))
    return [str(row) for row in compared(before, today) if abs(row.apart) > FAR]


def main() -> int:
    """The table; 1 if a figure is too far from what it was."""
    before, after = (often(Path(path).read_bytes().splitlines()) for path in sys.argv[1:3])
    rows = compared(before, after)
    print(f"{'a deal has':24}{before.deals:>12}{after.deals:>12}{'errors':>9}", *rows, sep="\n")
    return int(any(abs(row.apart) > FAR for row in rows))


if __name__ == "__main__":
    sys.exit(main())
