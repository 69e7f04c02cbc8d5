"""A deal is played through its session where there is no window: pygame cannot be imported there."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

from gaigel_desktop.rules.options import PRESETS
from tests.program_files import ROOT

from .robot import tables

PLAYED: Final = """
import sys
sys.modules["pygame"] = None
from tests.session.robot import Robot, tables
for name, rules in tables().items():
    if name.startswith(sys.argv[1]):
        Robot(rules, 1, hears=rules.players % 2 == 0, helped=rules.players % 3 == 0).play()
        print(name)
"""


def played(tables: str) -> list[str]:
    """The tables at which a deal was played to its end."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, tables], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_is_played_without_a_window_at_every_table(preset: str) -> None:
    assert played(preset) == [name for name in tables() if name.startswith(preset)]
