"""Processes beside the game: gone with it whatever it died of, replaced when they talk rubbish; no deal ends them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from gaigel_desktop.controller.minds import worker as worker_module
from gaigel_desktop.controller.minds.mind import answered
from gaigel_desktop.controller.tournament import other_tables
from gaigel_desktop.controller.tournament.other_tables import BY_THUMB, SHARED, Hall, Task, play, played
from gaigel_desktop.pipe import Beside
from tests.controller.test_worker import questions, wait_for
from tests.faults.orphans import DEAL, HELPERS
from tests.processes import end, lives
from tests.tiers import one_in, thorough
from tests.waiting import wait_until

HOUSE = Path(__file__).parents[2]


@thorough
def test_when_the_game_was_killed_nobody_is_left_however_busy() -> None:
    """None of them would ever end by itself."""
    with subprocess.Popen([sys.executable, "-m", "tests.faults.orphans"], stdout=subprocess.PIPE, cwd=HOUSE) as game:
        assert game.stdout is not None
        helpers = [int(game.stdout.readline()) for _ in range(HELPERS)]
        assert all(map(lives, helpers))
        game.kill()
    try:
        wait_until(lambda: not any(map(lives, helpers)), "the helpers are gone with the game", patience=60.0)
    finally:
        for helper in filter(lives, helpers):
            end(helper)


# -- rubbish ---------------------------------------------------------------------------------------------------------


Speaks = Callable[["Connection[object, object]"], object]
RUBBISH: list[Speaks] = [
    lambda pipe: pipe.send_bytes(b"no pickle"),
    lambda pipe: pipe.send_bytes(b"cno_such_module\nnothing\n."),
    lambda pipe: pipe.send_bytes(b""),
    lambda pipe: pipe.send(7),
    lambda pipe: pipe.send(("a", "b")),
    lambda pipe: pipe.send((0, 0, (9, 9, 9), "")),
    lambda pipe: pipe.send(None),
]


@pytest.mark.parametrize("rubbish", RUBBISH)
def test_rubbish_from_the_other_tables_is_as_if_they_had_gone(rubbish: Speaks, monkeypatch: pytest.MonkeyPatch) -> None:
    with first_one_who(rubbish, monkeypatch, other_tables):
        hall = Hall()
    hall.ask(DEAL)
    assert until_finished(hall) == [(DEAL.number, DEAL.table, play(DEAL))]
    hall.close()


@one_in(4, "rubbish", RUBBISH[:5])
def test_rubbish_from_whoever_thinks_is_as_if_they_had_gone(rubbish: Speaks, monkeypatch: pytest.MonkeyPatch) -> None:
    worker, question = worker_module.Worker(), questions(1)[0]
    with first_one_who(rubbish, monkeypatch, worker_module):
        worker.warm()
    assert wait_for(worker, worker.ask(question)) == answered(question)
    worker.close()


@contextmanager
def first_one_who(rubbish: Speaks, monkeypatch: pytest.MonkeyPatch, module: object) -> Iterator[None]:
    """Who is started in here says this once it is asked, and nothing else; all that are started are threads, which
    are there at once."""

    def serve(pipe: Connection[object, object], longest: float = 0.0) -> None:
        pipe.recv()
        rubbish(pipe)

    monkeypatch.setattr(module, "Beside", lambda served, in_a_thread=True: Beside(served, in_a_thread=True))
    with monkeypatch.context() as here:
        here.setattr(module, "serve", serve)
        yield


def until_finished(hall: Hall) -> list[tuple[int, int, tuple[int, ...]]]:
    found: list[tuple[int, int, tuple[int, ...]]] = []

    def are_there() -> bool:
        found.extend(hall.finished())
        return bool(found)

    wait_until(are_there, "the deal of the other table is over")
    return found


# -- deals that cannot be played -------------------------------------------------------------------------------------


@thorough
def test_somebody_who_stumbles_is_replaced_by_the_rule_of_thumb(caplog: pytest.LogCaptureFixture) -> None:
    """Also where it is a process of its own."""
    unknown = DEAL._replace(players=("greedy", "nobody of this name", "greedy"))
    hall = Hall()
    hall.ask(unknown)
    assert until_finished(hall) == [(0, 0, play(DEAL))] and DEAL.players == BY_THUMB
    assert hall.stumbled and not hall.waiting
    assert "KeyError: 'nobody of this name'" in caplog.text and "died" not in caplog.text
    hall.close()


def test_where_not_even_the_rule_of_thumb_helps_the_points_are_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_: Task) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(other_tables, "play", stumble)
    points, trouble = played(DEAL)
    assert points == SHARED and "ZeroDivisionError" in trouble
