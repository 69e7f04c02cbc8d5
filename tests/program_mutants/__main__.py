"""Whether the tests notice the mutants of the program, one after the other, each in a copy of the working tree:

    python -m tests.program_mutants [NAME ...] [--tier test|all] [--only PATH ...] [--first]

A line a mutant: whether it was caught, what that cost in seconds of a processor, and which files of tests noticed; with
--first the first test that failed, after which nothing more is run. The exit code is 1 if one escaped, or if a patch
does not apply any more. Where no mutant is named all are tried, after the tests have passed without any.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hatch_build import compile_catalogue

from .patches import ROOT, Mutant, mutants

# What pytest is told for `make test` and for `make test-all`.
TIERS: Final[dict[str, tuple[str, ...]]] = {"test": ("-m", "not thorough"), "all": ()}
# The patches do not apply to what they have changed, which would catch every mutant.
NOT_THESE: Final = ("--ignore=tests/test_program_mutants.py",)
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", re.MULTILINE)
ALL_PASSED, SOME_FAILED, INTERRUPTED = 0, 1, 2  # what pytest says; with a file that cannot be imported the last one


def copy_tree(folder: Path) -> None:
    """The working tree as it is: what git knows, and what is new and not to be ignored; and the catalogues compiled."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in os.fsdecode(listed.stdout).split("\0"):
        if name and (ROOT / name).is_file():  # it may have been removed
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    for catalogue in folder.glob("gaigel_desktop/text/catalogues/*/LC_MESSAGES/*.po"):
        compile_catalogue(catalogue)


def apply(mutant: Mutant, folder: Path) -> str:
    """Make the slip in the copy; why that cannot be done, or nothing."""
    above = {"GIT_CEILING_DIRECTORIES": str(folder.parent)}  # whatever repository the folder may lie in
    run = subprocess.run(
        ["git", "apply", str(mutant.patch)],
        cwd=folder,
        env=os.environ | above,
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if run.returncode == 0 else "; ".join(run.stderr.splitlines()) or "git says no"


def failing_tests(folder: Path, told: list[str]) -> list[str] | None:
    """The tests that fail in the copy; None where all pass."""
    command = [sys.executable, "-m", "pytest", "--tb=no", "-p", "no:cacheprovider", *NOT_THESE, *told]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if run.returncode == ALL_PASSED:
        return None
    if run.returncode not in (SOME_FAILED, INTERRUPTED):
        sys.exit(f"pytest did not run:\n{run.stdout}{run.stderr}")
    return FAILED.findall(run.stdout) or ["a test that hung"]


def files_of(tests: list[str]) -> Iterator[str]:
    """The files of these tests, each once."""
    yield from dict.fromkeys(test.partition("::")[0] for test in tests)


def check_that_all_passes(told: list[str]) -> None:
    """A test that fails anyway would catch every mutant."""
    with TemporaryDirectory(prefix="no-mutant-") as name:
        folder = Path(name).resolve()
        copy_tree(folder)
        if failing := failing_tests(folder, told):
            sys.exit(f"without any mutant these fail: {' '.join(failing)}")


def caught(mutant: Mutant, told: list[str], first: bool) -> bool:
    """Whether the tests notice it; says so."""
    with TemporaryDirectory(prefix="mutant-") as name:
        folder = Path(name).resolve()
        copy_tree(folder)
        if refused := apply(mutant, folder):
            print(f"{mutant.name:36} does not apply: {refused}", flush=True)
            return False
        before = os.times()
        failing = failing_tests(folder, [*told, *(["-x"] if first else [])])
        now = os.times()
    seconds = now.children_user + now.children_system - before.children_user - before.children_system
    verdict = "ESCAPED" if failing is None else "caught"
    noticed = failing or []
    by = noticed[:1] if first else files_of(noticed)
    print(f"{mutant.name:36} {verdict:8} {seconds:7.1f} s   {' '.join(by)}".rstrip(), flush=True)
    return failing is not None


def main() -> None:
    """Every mutant, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--tier", choices=TIERS, default="test")
    parser.add_argument("--only", nargs="+", default=[], metavar="PATH", help="these tests alone")
    parser.add_argument("--first", action="store_true", help="until one test fails")
    asked = parser.parse_args()
    there = {mutant.name: mutant for mutant in mutants()}
    if unknown := set(asked.names) - there.keys():
        parser.error(f"no such mutant: {', '.join(sorted(unknown))}")
    told = [*TIERS[asked.tier], *asked.only]
    if not asked.names:
        check_that_all_passes(told)
    found = [caught(there[name], told, asked.first) for name in asked.names or there]
    print(f"{sum(found)} of {len(found)} caught")
    sys.exit(not all(found))


if __name__ == "__main__":
    main()
