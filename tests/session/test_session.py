"""A deal is played through its session where there is no window: pygame cannot be imported there."""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from typing import Final

import pytest

from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.table.play import intents
from gaigel_desktop.table.play.effects import Aloud, Mute, OpenMenu, Sound
from tests.program_files import ROOT
from tests.tiers import first_of

from .robot import Robot, tables
from .words_told import words_of_tricks

MOST_WORDS: Final = 45
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


@first_of(1, "preset", list(PRESETS))
def test_a_deal_is_played_without_a_window_at_every_table(preset: str) -> None:
    assert played(preset) == [name for name in tables() if name.startswith(preset)]


def test_what_is_wanted_outside_of_the_deal_is_given_back_and_nothing_twice() -> None:
    robot = Robot(tables()["leinfelden 4"], 1)
    do, now = robot.session.do, robot.now
    assert do(intents.Back(), now) == (OpenMenu(),)
    assert do(intents.SwitchSound(), now)[:1] == (Mute(True),)
    assert do(intents.Call("aus"), now)[:1] == (Sound("button_click"),)
    assert not [effect for effect in do(intents.OtherKey(), now) if effect == Sound("button_click")]


@pytest.mark.parametrize("hears", [True, False])
def test_only_where_somebody_hears_the_table_it_tells_what_happens(hears: bool) -> None:
    robot = Robot(tables()["leinfelden 4"], 1, hears=hears)
    robot.play()
    assert any(isinstance(effect, Aloud) and effect.words for effect in robot.effects) == hears


def test_by_ear_a_trick_takes_at_most_45_words_in_the_usual_case() -> None:
    assert median(words_of_tricks(deals=12)) <= MOST_WORDS
