"""Endurance in small: the robot finds its way, and what it looks for is found when it is there."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from unittest.mock import patch

import pygame
import pytest

from gaigel_desktop.app.house import House
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.text.speech import speak
from gaigel_desktop.window.scene import Scenes
from tests.tiers import thorough

from .endurance import MOST_GROWN, Run, faults, gifts, use
from .holdings import MEGABYTE, TELLS, held
from .robot import Robot
from .sights import EVERYTHING
from .stopwatch import Moment, Piece, Stopwatch

pytestmark = pytest.mark.usefixtures("_quiet_again")
ROUND = 60  # inputs


@pytest.fixture
def _quiet_again() -> Iterator[None]:
    yield
    pygame.mixer.quit()
    speak("en")


class Counted:
    """Scales that count inputs: a minute is so many."""

    def __init__(self) -> None:
        self.robot: Robot | None = None

    @property
    def minutes(self) -> float:
        return self.robot.inputs / ROUND if self.robot is not None else 0.0

    def weigh(self, at: float) -> None: ...


@thorough
def test_the_robot_goes_from_place_to_place_and_back_and_leaves_nothing_behind(tmp_path: Path) -> None:
    scales, run = Counted(), Run()
    (tmp_path / "gifts").mkdir()
    scales.robot = robot = Robot(3, gifts(tmp_path / "gifts"), scales, 1.0)
    robot.begin_with(robot.wander)
    before = held()
    use(run, tmp_path, robot, Stopwatch(robot.where))
    assert not run.broken
    assert robot.inputs >= ROUND and len(EVERYTHING & set(robot.seen)) > 10
    after = held()
    assert after.processes == before.processes and after.threads.total() <= before.threads.total() + 1, "the reader"


@thorough
def test_the_robot_learns_and_comes_back(tmp_path: Path) -> None:
    scales, run = Counted(), Run()
    scales.robot = robot = Robot(1, [tmp_path], scales, 1.0)
    robot.begin_with(robot.learn)
    use(run, tmp_path, robot, Stopwatch(robot.where))
    assert not run.broken
    assert {"FirstStart", "Contents", "a lesson", "TitleScene"} <= set(robot.seen)


class Sleeper:
    """Somebody who opens the window, does one thing, and closes it again."""

    def __init__(self, deed: Callable[[House], None] = lambda house: None) -> None:
        self._deed = deed

    def come(self, house: House, scenes: Scenes) -> None:
        self.house, self._acts = house, 0

    def look(self) -> None: ...

    def leave(self) -> None:
        del self.house

    def act(self) -> float:
        self._acts += 1
        if self._acts == 2:
            self._deed(self.house)
        if self._acts > 2:
            pygame.event.post(pygame.Event(pygame.QUIT))
        return 0.2


def found(home: Path, deed: Callable[[House], None] = lambda house: None) -> list[str]:
    """What is wrong with an evening in which this was done."""
    run, watch = Run(), Stopwatch(lambda: "somewhere")
    use(run, home, Sleeper(), watch, here=True)
    run.before = held()
    run.weigh(1)
    use(run, home, Sleeper(deed), watch, here=True)
    run.weigh(2)
    run.after = held()
    pieces = [piece for piece in watch.slowest if "planted" in piece.what]
    return faults(run, 1, pieces, (), ())


@thorough
def test_what_is_planted_is_found(tmp_path: Path) -> None:
    kept: list[object] = []
    ends = Event()

    def plant(house: House) -> None:
        kept.append(os.urandom((int(MOST_GROWN) + 4) * MEGABYTE))
        kept.append((tmp_path / "planted").open("w"))
        kept.append(Thread(target=ends.wait, daemon=True))
        kept[-1].start()  # type: ignore[attr-defined]

    wrong = found(tmp_path / "home", plant)
    ends.set()
    kept[1].close()  # type: ignore[attr-defined]
    assert not TELLS or any(line.startswith("memory has grown by 1") for line in wrong), wrong
    assert not TELLS or any("descriptors: planted" in line for line in wrong), wrong
    assert not TELLS or any("threads:" in line for line in wrong), wrong


def test_a_slow_picture_is_found_and_says_what_it_was() -> None:
    run = Run()
    clock, waited = [0.0], [0.0]

    def work(seconds: float, waits: float = 0.0) -> None:
        clock[0] += seconds
        waited[0] += waits

    watch = Stopwatch(lambda: "at the title", lambda: Moment(clock[0], {1: round(waited[0] * 1e9)}))
    watch.timed("planted", work)(run.longest + 0.01)
    watch.timed("quick", work)(run.longest / 2)
    watch.timed("crowded out", work)(run.longest + 1.0, 1.0)
    assert [line.split(" ms")[1] for line in faults(run, 1, watch.slowest, (), ())] == ["  planted at the title"]
    assert not faults(run, 1, [Piece(run.longest, "as long as it may take")], (), ())


@thorough
@pytest.mark.usefixtures("stumbling")
def test_an_exception_is_found_with_its_traceback(tmp_path: Path) -> None:
    def stumble(self: PageScene, now: float) -> float | None:
        raise LookupError("planted")

    run = Run()
    with patch.object(PageScene, "update", stumble):
        assert not use(run, tmp_path, Sleeper(), Stopwatch(lambda: "somewhere"), here=True)
    assert "LookupError: planted" in run.broken and "scene.py" in run.broken
    assert faults(run, 1, (), ["the moon"], ["what was caught"]) == [
        f"escaped: {run.broken}",
        "in the log: what was caught",
        "never seen: the moon",
    ]
