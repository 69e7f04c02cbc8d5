"""Tried, a few times: clocks that jump, homes that are not there, kills while a deed is written."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.tiers import thorough

TRIED = {
    "clocks --count 1": "4 evenings",
    "no_home": "nobody knows of a home",
    "killed --count 3": "3 kills",
}
POSIX = TRIED if sys.platform == "linux" else {}  # elsewhere nothing forks, or limits are others


@thorough
@pytest.mark.parametrize("asked", POSIX)
def test_nothing_is_lost_and_what_is_said_is_so(asked: str) -> None:
    """Each in a process of its own: it forks, and nothing else may run there."""
    name, *options = asked.split()
    done = subprocess.run(
        [sys.executable, "-m", f"tests.faults.{name}", *options], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert TRIED[asked] in done.stdout
