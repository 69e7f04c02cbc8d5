"""Two states of the project, measured in turn: `make bench AGAINST=COMMIT`, and with `ONLY=acts` one part of it.

The other state is checked out to `build/against` and runs its own bench on its own code, so files may lie elsewhere
there; what both have in common are the rows that they print. A machine whose speed swings hits both alike. A row is
marked as slower if its median is, by more than a twentieth and by more than its own rounds lie apart.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

ELSEWHERE: Final = Path("build/against")
ROUNDS: Final = 5
SLOWER: Final = 1.05  # times the median of before
CORES: Final = "cores"  # the rules
DESCRIBING: Final = "describing"  # the table, without a window
PARTS: Final = ("start", "idle", "flight", "heard", "acts", "memory")
CATALOGUES: Final = (
    "from pathlib import Path; from hatch_build import compile_catalogue; "
    "[compile_catalogue(file) for file in Path('gaigel_desktop').glob('text/catalogues/*/LC_MESSAGES/*.po')]"
)
# How a row is printed, of the window, the rules and the table; less is better in all but the games in a second.
WINDOW: Final = re.compile(r"(.+?) +(\d+\.\d+) (ms|s|%|MB|a second) +\(bar ")
CORE: Final = re.compile(r"(Gaigel\b.*?) +\d+ +\d+ +(\d+\.\d+) +\d+\.\d+$")
IMPORT: Final = re.compile(r"(import of all of \S+): (\d+\.\d+) ms")
TABLE: Final = re.compile(r"(table .+?) +\d+\.\d+ ms +(\d+\.\d+) thousandths of a yardstick$")
LOOP: Final = re.compile(r"(compiled, whole random deals in one loop): Gaigel (\d+) a second")

Rows = dict[str, float]


class Compared(NamedTuple):
    """A row in both states, each of its values from the least to the greatest."""

    name: str
    before: list[float]
    now: list[float]

    @property
    def ratio(self) -> float:
        """How many times as much it is now."""
        if not median(self.before):
            return math.inf if median(self.now) else 1.0
        return median(self.now) / median(self.before)

    @property
    def slower(self) -> bool:
        """Whether that is more than chance."""
        more = median(self.now) - median(self.before)
        return self.ratio > SLOWER and more > self.now[-1] - self.now[0]

    def __str__(self) -> str:
        mark = "   SLOWER" if self.slower else ""
        return f"{self.name:58}{_spread(self.before)}{_spread(self.now)}{self.ratio:7.2f}{mark}"


def _spread(values: list[float]) -> str:
    return f"{median(values):10.2f} ({values[0]:.2f} to {values[-1]:.2f})".ljust(32)


# -- what is printed ---------------------------------------------------------------------------------------------


def rows_in(said: str) -> Iterator[tuple[str, float]]:
    """The rows that a bench has printed, by name."""
    for line in said.splitlines():
        if found := WINDOW.match(line) or IMPORT.match(line):
            yield found[1], float(found[2])
        elif found := CORE.match(line):
            yield f"{found[1]}, us a decision", float(found[2])
        elif found := LOOP.match(line):
            yield f"{found[1]}, us a deal", 1e6 / float(found[2])
        elif found := TABLE.match(line):
            yield f"{found[1]}, thousandths of a yardstick", float(found[2])


def compared(before: list[Rows], now: list[Rows]) -> Iterator[Compared]:
    """The rows that both states have."""
    for name in now[0]:
        rounds = [sorted(rows[name] for rows in state if name in rows) for state in (before, now)]
        if all(rounds):
            yield Compared(name, *rounds)


def in_one_only(before: list[Rows], now: list[Rows]) -> Iterator[str]:
    """What cannot be compared."""
    for here, there, when in ((now[0], before[0], "now"), (before[0], now[0], "before")):
        yield from (f"{name:58} only {when}" for name in here if name not in there)


# -- measuring ---------------------------------------------------------------------------------------------------


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The other state with all that is compiled of it, for as long as it is needed."""
    _remove()
    _run("git", "worktree", "add", "--detach", str(ELSEWHERE), commit)
    try:
        _run(sys.executable, "-c", CATALOGUES, folder=ELSEWHERE)
        for folder in (ELSEWHERE, Path()):  # a start reads bytecode, as everywhere but the first time
            _run(sys.executable, "-m", "compileall", "-q", "gaigel_desktop", "tests", folder=folder)
        yield ELSEWHERE
    finally:
        _remove()


def _remove() -> None:
    shutil.rmtree(ELSEWHERE, ignore_errors=True)
    _run("git", "worktree", "prune")


def _run(*command: str, folder: Path = Path()) -> None:
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)


def compile_rules(folder: Path) -> None:
    """A compiled copy of what lies in the folder, where its bench looks for it."""
    _run(sys.executable, "hatch_build.py", "build/compiled", folder=folder)


def measured(folder: Path, part: str) -> Rows:
    """The rows of a part, or of all, in the state that lies in the folder; what has no bench there is not measured."""
    rows: Rows = {}
    for command in commands(part):
        if not has_bench(folder, command[0]):
            continue
        # Where a bar is not held some states end with an exit code: what counts is whether there are rows.
        run = subprocess.run([sys.executable, "-m", *command], cwd=folder, capture_output=True, text=True, check=False)
        found = dict(rows_in(run.stdout))
        if not found:
            sys.exit(f"{folder} says nothing to {' '.join(command)}:\n{run.stdout}{run.stderr}")
        rows |= found
    return rows


def has_bench(folder: Path, module: str) -> bool:
    """Whether the state in the folder can measure this already."""
    place = folder.joinpath(*module.split("."))
    return place.is_dir() or place.with_suffix(".py").is_file()


def commands(part: str) -> Iterator[tuple[str, ...]]:
    """What measures it; the window only where there is one."""
    if part in ("", CORES):
        yield ("tests.bench",)
    if part in ("", DESCRIBING):
        yield ("tests.bench.describing",)
    if part in PARTS:
        yield "tests.bench.frames", part
    elif not part and os.environ.get("DISPLAY"):
        yield ("tests.bench.frames",)


def main() -> None:
    """The table; the exit code says whether a row got slower."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("only", nargs="?", default="", choices=["", CORES, DESCRIBING, *PARTS])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    before, now = list[Rows](), list[Rows]()
    with checked_out(asked.commit) as elsewhere:
        if asked.only in ("", CORES):
            compile_rules(elsewhere)
        for at in range(asked.rounds):
            print(f"round {at + 1} of {asked.rounds}", file=sys.stderr, flush=True)
            before.append(measured(elsewhere, asked.only))
            now.append(measured(Path(), asked.only))
    print(f"{'median of ' + str(asked.rounds):58}{asked.commit[:22]:>10}{'now':>32}{'':22}{'ratio':>7}")
    found = list(compared(before, now))
    print(*found, *in_one_only(before, now), sep="\n")
    sys.exit(any(row.slower for row in found))


if __name__ == "__main__":
    main()
