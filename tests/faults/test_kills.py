"""Killed, a few times: nothing that was written down is missing, and nothing is left lying about."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from gaigel_desktop.controller import places
from gaigel_desktop.controller.store.archive import PastDeal
from gaigel_desktop.controller.store.transfer import export
from tests.tiers import thorough

EVENINGS = ("a match", "an older store", "a damaged store")
KILLS = 9


@thorough
def test_a_program_that_is_killed_loses_nothing() -> None:
    """In a process of its own: it forks, and nothing else may run there."""
    count, started = (KILLS, 0) if os.name == "posix" else (0, KILLS)  # nothing forks elsewhere
    how_often = ["--count", str(count), "--started", str(started)]
    command = [sys.executable, "-m", "tests.faults.kills", *how_often, "--only", *EVENINGS]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{KILLS} kills" in done.stdout


def test_what_was_being_written_goes_with_the_next_start(tmp_path: Path) -> None:
    halves = [tmp_path / name for name in ("table.json.new", "games.sqlite.half", "games.sqlite.half-journal")]
    others = [tmp_path / name for name in ("games.sqlite", "games.sqlite.mended", "new", "a-half.jsonl")]
    for path in (*halves, *others):
        path.touch()
    places.sweep(tmp_path)
    assert not any(path.exists() for path in halves) and all(path.exists() for path in others)
    places.sweep(tmp_path / "not there")


def test_a_file_that_was_never_written_to_its_end_goes_with_the_next_one(tmp_path: Path) -> None:
    half = tmp_path / "gaigel-2026-11-21.jsonl.new"
    half.touch()
    (tmp_path / "of-somebody-else.new").touch()
    deals: list[PastDeal] = []
    assert list(export(deals, tmp_path / "gaigel-2026-11-22.jsonl")) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["gaigel-2026-11-22.jsonl", "of-somebody-else.new"]
