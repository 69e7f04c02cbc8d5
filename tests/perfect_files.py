"""The perfect files: tests reach every line and every branch of them, and a line that none reaches is named.

`make coverage` runs all tests under coverage.py and then `python -m tests.perfect_files`, which reads what was reached
from coverage's report: it names what is missing in the perfect files, and fails if anything is; of the rest of the
program it tells how much is reached. `python -m tests.perfect_files --quickly` makes a report of its own, with only
those tests that reach all of the perfect files.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, TypedDict

from tests.program_files import PROGRAM, ROOT, files_in

REPORT: Final = ROOT / "build" / "coverage" / "report.json"

PERFECT: Final = ("rules", "controller/match", "controller/records", "controller/store", "pipe.py")
# The tests that reach all of it; none of them opens the window.
ENOUGH: Final = (
    "tests/rules",
    "tests/controller",
    "tests/coaching/test_reviewed.py",
    "tests/showing/test_taken_out.py",
    "tests/test_pipe.py",
)
# What in these folders takes long and is about something else.
NOT_NEEDED: Final = (
    "tests/controller/test_sharing.py",
    "tests/controller/test_thoughts.py",
    "tests/controller/test_tournament.py",
    "tests/controller/test_worker.py",
)


class Summary(TypedDict):
    """How much there is of a file, and how much of that was reached."""

    num_statements: int
    covered_lines: int
    num_branches: int
    covered_branches: int


class Reached(TypedDict):
    """What coverage.py tells of a file; a branch goes from a line to another one, or out (a number below zero)."""

    summary: Summary
    missing_lines: list[int]
    missing_branches: list[tuple[int, int]]


Report = dict[str, Reached]  # by the path of the file, as seen from the folder with the tests and the program


def perfect_files(program: Path = PROGRAM) -> list[str]:
    """The paths of all files that have to be perfect; what is new in a perfect folder is one at once."""
    return [path.relative_to(program.parent).as_posix() for path in files_in(*PERFECT, below=program)]


def missing(path: str, report: Report) -> Iterator[str]:
    """Every line and every branch of the file that no test reaches."""
    if path not in report:
        yield f"{path}: nothing is told of it"
        return
    for line in report[path]["missing_lines"]:
        yield f"{path}:{line}: no test comes here"
    for line, to in report[path]["missing_branches"]:
        if line not in report[path]["missing_lines"]:
            onward = f"on to line {to}" if to > 0 else "to the end from here"
            yield f"{path}:{line}: no test goes {onward}"


def figures(report: Report, perfect: Iterable[str]) -> Iterator[str]:
    """How much of each room is reached, without its perfect files, and then of the whole program."""
    rooms: defaultdict[str, list[Summary]] = defaultdict(list)
    left_away = set(perfect)
    for path, reached in report.items():
        if path not in left_away:
            rooms[Path(path).relative_to(PROGRAM.name).parts[0]].append(reached["summary"])
    for room, summaries in sorted(rooms.items()):
        yield f"{share(summaries):6.1f} %  {room}"
    yield f"{share([reached['summary'] for reached in report.values()]):6.1f} %  of everything, perfect files and all"


def share(summaries: list[Summary]) -> float:
    """How many of the lines and branches are reached, in per cent."""
    there = sum(each["num_statements"] + each["num_branches"] for each in summaries)
    reached = sum(each["covered_lines"] + each["covered_branches"] for each in summaries)
    return 100 * reached / there if there else 100.0


def unmeasured() -> dict[str, str]:
    """The environment for a process of which one asks what it loads: coverage.py is not to be among that."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}


def run_what_is_enough() -> None:
    """Make a report with only those tests that reach all of the perfect files."""
    coverage = [sys.executable, "-m", "coverage"]
    for command in (
        ["erase"],
        ["run", "-m", "pytest", *ENOUGH, *(f"--ignore={path}" for path in NOT_NEEDED)],
        ["combine", "--quiet"],
        ["json", "--quiet"],
    ):
        subprocess.run([*coverage, *command], cwd=ROOT, check=True)


def main() -> int:
    """Name what no test reaches of the perfect files; 1 if there is anything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quickly", action="store_true", help="run only the tests that are enough")
    args = parser.parse_args()
    if args.quickly:
        run_what_is_enough()
    report: Report = json.loads(REPORT.read_text(encoding="utf-8"))["files"]
    perfect = perfect_files()
    complaints = [complaint for path in perfect for complaint in missing(path, report)]
    for complaint in complaints:
        print(complaint)
    if not args.quickly:
        for figure in figures(report, perfect):
            print(figure)
    print(f"{len(perfect)} files are to be perfect; {len(complaints)} lines and branches of them are not reached.")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
