"""What the tests cost. Each run of several files ends with the dearest ones and with the whole in yardsticks
(tests/yardstick.py), summed over all workers: that is nearly the same on a slow machine and on a fast one.

`tests/budget.toml` says how many yardsticks `make test` may take, and what each file took when that was last noted.
`python -m tests.costs` compares the last `make test` with it and fails when it is dearer by more than a quarter;
with `--note` it notes the files anew."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tomllib
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import pytest

from tests.yardstick import yardstick

BUDGET: Final = Path(__file__).with_name("budget.toml")
LAST_RUN: Final = Path("build/costs.json")  # of `make test`
DEAREST: Final = 10
TOO_MUCH: Final = 1.25  # times the budget, for no machine is equally fast all the time
A_LITTLE: Final = 2.0  # yardsticks; what costs less is not noted
MEASURED_EVERY: Final = 400  # tests


def seconds_used() -> float:
    """The seconds of a processor that this process has taken, with the processes that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


class Measured(NamedTuple):
    """What one process has measured, or several together: all in seconds of a processor."""

    whole: float
    files: dict[str, float]
    sticks: list[float]


class Costs:
    """The plugin of pytest: measures the tests of this process, and sums up what the workers have measured."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._files = defaultdict[str, float](float)
        self._sticks = [yardstick(parts=4)]
        self._workers = 0.0
        self._tests = 0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        before = seconds_used()
        result = yield
        self._files[item.nodeid.partition("::")[0]] += seconds_used() - before
        self._tests += 1
        if self._tests % MEASURED_EVERY == 0:
            self._sticks.append(yardstick(parts=4))
        return result

    def pytest_sessionfinish(self) -> None:
        """A worker hands on what it has measured."""
        output = getattr(self._config, "workeroutput", None)
        if output is not None:
            output["costs"] = list(Measured(seconds_used(), dict(self._files), self._sticks))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        """A worker has ended, and what it has measured is here; nothing if it crashed."""
        measured = getattr(node, "workeroutput", {}).get("costs")
        if measured:
            of_worker = Measured(*measured)
            self._workers += of_worker.whole
            for file, seconds in of_worker.files.items():
                self._files[file] += seconds
            self._sticks += of_worker.sticks

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """The dearest files and the whole."""
        if len(self._files) < 2:
            return  # somebody tries a single file
        own = os.times()
        whole = self._workers + own.user + own.system if self._workers else seconds_used()
        costs = in_yardsticks(Measured(whole, dict(self._files), self._sticks))
        for file, cost in dearest(costs)[:DEAREST]:
            terminalreporter.write_line(f"{cost:7.1f}  {file}")
        terminalreporter.write_line(f"{costs['']:7.0f}  yardsticks in all, {whole:.0f} s of a processor")
        if self._config.getoption("--costs"):
            LAST_RUN.parent.mkdir(exist_ok=True)
            LAST_RUN.write_text(json.dumps(costs), encoding="utf-8")


def in_yardsticks(measured: Measured) -> dict[str, float]:
    """What each file took; the whole stands under no name."""
    stick = median(measured.sticks)
    return {"": measured.whole / stick} | {file: seconds / stick for file, seconds in measured.files.items()}


def dearest(costs: dict[str, float]) -> list[tuple[str, float]]:
    """The files, what costs most first."""
    return sorted(((file, cost) for file, cost in costs.items() if file), key=lambda each: -each[1])


# -- the budget --------------------------------------------------------------------------------------------------


class Budget(NamedTuple):
    """How many yardsticks `make test` may take, and what its files took when that was noted."""

    most: float
    files: dict[str, float]


def read_budget() -> Budget:
    """What tests/budget.toml says."""
    noted = tomllib.loads(BUDGET.read_text(encoding="utf-8"))
    return Budget(noted["most"], noted["files"])


def written(budget: Budget) -> str:
    """The same as the text of the file."""
    files = "".join(f'"{file}" = {cost:.1f}\n' for file, cost in sorted(budget.files.items()))
    return (
        "# What `make test` may take, and what its files took when last noted, in yardsticks (tests/costs.py).\n"
        f"most = {budget.most:g}\n\n[files]\n{files}"
    )


def grown(costs: dict[str, float], budget: Budget) -> list[str]:
    """Where the run is dearer than what was noted, the largest growth first."""
    more = {file: cost - budget.files.get(file, A_LITTLE) for file, cost in costs.items() if file}
    names = sorted((file for file in more if more[file] > A_LITTLE), key=lambda file: -more[file])
    return [f"{file}: {costs[file]:.1f}, {more[file]:.1f} more" for file in names]


def judged(costs: dict[str, float], budget: Budget) -> list[str]:
    """What is to be said of a run that is too dear; nothing if it is not."""
    if costs[""] <= TOO_MUCH * budget.most:
        return []
    return [f"make test took {costs['']:.0f} yardsticks; {budget.most:g} is what it may take", *grown(costs, budget)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare what the last `make test` took with the budget.")
    parser.add_argument("--note", action="store_true", help="note in tests/budget.toml what each file took")
    args = parser.parse_args()
    costs, budget = json.loads(LAST_RUN.read_text(encoding="utf-8")), read_budget()
    if args.note:
        files = {file: cost for file, cost in costs.items() if file and cost > A_LITTLE}
        BUDGET.write_text(written(budget._replace(files=files)), encoding="utf-8")
        return 0
    too_dear = judged(costs, budget)
    print("\n".join(too_dear) or f"make test took {costs['']:.0f} yardsticks of {budget.most:g}")
    return 1 if too_dear else 0


if __name__ == "__main__":
    sys.exit(main())
