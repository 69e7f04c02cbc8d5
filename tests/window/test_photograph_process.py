"""The process that opens a photograph: it says what came of it, gets so much time and memory, and goes when told to."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from multiprocessing.connection import Connection
from pathlib import Path
from unittest.mock import patch

import pytest
from PIL import Image

from gaigel_desktop.window import photograph_process, theme
from gaigel_desktop.window.photograph_process import Came, PhotographProcess, serve
from tests.processes import lives
from tests.tiers import thorough
from tests.waiting import wait_until

Serve = Callable[[Path, "Connection[Came, None]"], None]
HOUSE = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds, of which a quiet machine needs none


def stands_still(path: Path, pipe: Connection[Came, None]) -> None:
    time.sleep(PATIENCE)
    path.with_suffix(".over").touch()


def dies(path: Path, pipe: Connection[Came, None]) -> None:
    """As a library does that reads where nothing is."""


def talks_rubbish(path: Path, pipe: Connection[object, None]) -> None:
    pipe.send(7)


def wants_more(path: Path, pipe: Connection[Came, None]) -> None:
    """More memory than there is for a photograph."""
    with patch.object(Image, "open", lambda *_, **__: bytearray(2 << 30)):
        serve(path, pipe)


@pytest.fixture
def photograph(tmp_path: Path) -> Path:
    path = tmp_path / "holidays.jpg"
    Image.effect_noise((320, 240), 60).convert("RGB").save(path)
    return path


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    before = {process.pid for process in active_children()}
    yield
    assert {process.pid for process in active_children()} <= before


def what_came(opening: PhotographProcess) -> Came:
    """Asked at one moment, so that it is never too late."""
    found = list[Came]()

    def is_there() -> bool:
        came = opening.came(0.0)
        found.extend([] if came is None else [came])
        return came is not None

    wait_until(is_there, "something has come of the photograph")
    return found[0]


@thorough
def test_a_photograph_comes_back_as_it_is_kept(photograph: Path) -> None:
    came = what_came(PhotographProcess(photograph))
    assert came.trouble == "" and came.picture[:4] == b"RIFF" and came.picture[8:12] == b"WEBP"


def test_what_is_none_comes_back_with_the_reason(tmp_path: Path) -> None:
    assert what_came(PhotographProcess(tmp_path / "nothing.jpg")) == Came(b"", "photo_unreadable")


@thorough
@pytest.mark.parametrize("serve", [dies, talks_rubbish])
def test_who_dies_over_it_has_found_it_broken(serve: Serve, photograph: Path) -> None:
    assert what_came(PhotographProcess(photograph, serve)) == Came(b"", "photo_broken")


@thorough
def test_what_wants_more_memory_is_too_large(photograph: Path) -> None:
    trouble = what_came(PhotographProcess(photograph, wants_more)).trouble
    assert trouble == ("photo_huge" if sys.platform == "linux" else "photo_broken"), "not every system can limit it"


def test_what_takes_too_long_is_too_large(photograph: Path) -> None:
    opening = PhotographProcess(photograph, stands_still)
    assert opening.came(7.0) is None and opening.came(7.0 + theme.OPENS_PHOTOGRAPH / 2) is None
    assert opening.came(7.0 + theme.OPENS_PHOTOGRAPH) == Came(b"", "photo_huge")


def test_who_is_told_to_goes_at_once(photograph: Path) -> None:
    opening = PhotographProcess(photograph, stands_still)
    opening.end()
    opening.end()


A_GAME_THAT_CLOSES = """
import sys
from multiprocessing import active_children
from pathlib import Path
from gaigel_desktop.window.photograph_process import PhotographProcess
from tests.window.test_photograph_process import stands_still

opening = PhotographProcess(Path(sys.argv[1]), stands_still)
print(active_children()[0].pid)
"""


def test_with_whoever_has_forgotten_it_its_process_goes(photograph: Path) -> None:
    """The window was closed while a photograph was on its way: nothing is left over, and nobody stays unburied."""
    before = active_children()
    waiting = PhotographProcess(photograph, stands_still)
    (there,) = (each for each in active_children() if each not in before)
    del waiting
    gc.collect()
    assert not there.is_alive() and there not in active_children()


@thorough
def test_a_game_that_closes_waits_for_no_photograph(photograph: Path) -> None:
    game = [sys.executable, "-c", A_GAME_THAT_CLOSES, str(photograph)]
    process = int(subprocess.run(game, cwd=HOUSE, check=True, capture_output=True).stdout)
    wait_until(lambda: not lives(process), "the process is gone with the game")
    assert not photograph.with_suffix(".over").exists()


def test_where_no_process_can_be_started_it_is_said(photograph: Path) -> None:
    with patch.object(photograph_process, "Beside", side_effect=OSError):
        assert PhotographProcess(photograph).came(0.0) == Came(b"", "photo_not_now")
