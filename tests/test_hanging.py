"""A test that hangs is ended, with the stacks of all threads; with many workers too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import thorough

HOUSE = Path(__file__).parents[1]
HANGS = """
from threading import Event, Thread

waits = Event()

def waits_in_a_thread():
    waits.set()
    Event().wait()

Thread(target=waits_in_a_thread, daemon=True).start()
waits.wait()

def test_it_hangs():
    Event().wait()
"""


@thorough
@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["alone", "with workers"])
def test_a_test_that_hangs_is_ended_with_all_stacks(tmp_path: Path, workers: tuple[str, ...]) -> None:
    path = tmp_path / "test_hangs.py"
    path.write_text(HANGS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(HOUSE / "pyproject.toml"), "-p", "no:cacheprovider", *workers]
    command += ["-p", "no:hypothesispytest"]  # which takes longer to load than all the rest
    command += ["-o", "faulthandler_timeout=2", str(path)]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=300, check=False)
    assert ended.returncode != 0
    assert "Timeout (0:00:02)!" in ended.stderr + ended.stdout
    assert "test_it_hangs" in ended.stderr + ended.stdout and "waits_in_a_thread" in ended.stderr + ended.stdout


def test_ten_minutes_are_what_a_test_may_take(request: pytest.FixtureRequest) -> None:
    assert float(request.config.getini("faulthandler_timeout")) == 600
    assert request.config.getini("faulthandler_exit_on_timeout") is True
