"""Deals shared among processes: the same lines for any number of them, and nobody left behind."""

from __future__ import annotations

import json
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import Pipe, active_children
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Thread

import pytest

from gaigel_desktop import cli
from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.controller.self_play import sharing
from gaigel_desktop.controller.self_play.sharing import HelperDied, Line, lines_of
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.rules.options import PRESETS
from tests.console import console
from tests.processes import let_go_on, let_stand_still
from tests.tiers import thorough
from tests.waiting import wait_until

LEINFELDEN = PRESETS["leinfelden"]
PLANS = {
    "deals": Plan(LEINFELDEN, 40, "shared", legal=True, rare=True),
    "matches": Plan(LEINFELDEN._replace(strokes=2), 40, "shared", match=True, legal=True),
}
FOREVER = 10_000_000
PATIENCE = 120.0  # seconds for a program to end that has been told to
BEGINNING = 0.05  # seconds after the file was opened: they have been started and read their modules


@pytest.fixture(autouse=True)
def _nobody_is_left() -> Iterator[None]:
    yield
    wait_until(lambda: active_children() == [], "the end of all that have played")


@thorough
@pytest.mark.parametrize("kind", PLANS)
def test_two_and_three_processes_write_what_one_writes(kind: str) -> None:
    alone = list(lines_of(PLANS[kind], 1))
    assert len(alone) == PLANS[kind].deals
    for jobs in (2, 3):
        assert list(lines_of(PLANS[kind], jobs)) == alone


def test_each_match_begins_with_the_next_dealer_and_its_cards_come_from_its_number() -> None:
    plan = PLANS["matches"]
    whole, more = (list(simulate(plan._replace(deals=deals))) for deals in (40, 50))
    assert more[:40] == whole
    firsts = [record for record in whole if record.match and record.match.before.deals == 0]
    assert len(firsts) > 5 and [record.dealer for record in firsts] == [place % 4 for place in range(len(firsts))]
    assert len({record.deck for record in whole}) == 40


@thorough
def test_there_are_no_more_processes_than_deals() -> None:
    plan = Plan(LEINFELDEN, 2, "few")
    lines = lines_of(plan, 200)
    first = next(lines)
    assert len(active_children()) <= 2
    assert [first, *lines] == [write_line(record) for record in simulate(plan)]


@thorough
def test_nobody_runs_far_ahead_of_what_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many deals there are: while one stands still, the other is heard until it is far ahead, and waits."""
    waiting: list[deque[Line]] = []
    heard: list[int] = []

    def new_queue() -> deque[Line]:
        waiting.append(deque())
        return waiting[-1]

    def wait_for(signs: list[Connection[None, list[Line]] | int]) -> list[object]:
        heard.append(len(signs) // 2)  # of each its pipe and its end
        if max(map(len, waiting)) >= 1000 or heard[-1] == 1:
            let_go_on(still)
        return [*wait(signs)]

    monkeypatch.setattr(sharing, "AHEAD", 20)
    monkeypatch.setattr(sharing, "deque", new_queue)
    with closing(lines_of(Plan(LEINFELDEN, FOREVER, "ahead"), 2)) as lines:
        next(lines)
        still = active_children()[0].pid or 0
        assert still
        let_stand_still(still)
        monkeypatch.setattr(sharing, "wait", wait_for)
        while 1 not in heard:
            assert max(map(len, waiting)) < 1000
            next(lines)
        assert max(map(len, waiting)) < 1000


@thorough
def test_who_has_enough_closes_the_lines() -> None:
    lines = lines_of(Plan(LEINFELDEN, FOREVER, "enough"), 2)
    next(lines)
    lines.close()


@thorough
def test_a_process_that_dies_is_noticed() -> None:
    lines = lines_of(Plan(LEINFELDEN, FOREVER, "dies"), 2)
    next(lines)
    active_children()[-1].kill()
    with pytest.raises(HelperDied):
        for _ in lines:
            pass


@thorough
def test_a_process_that_dies_before_it_has_taken_its_pipe_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows the other end stays open here until then; in this test it always does."""
    lines = lines_of(Plan(LEINFELDEN, FOREVER, "before"), 2)
    kept: list[Connection[list[Line], None]] = []

    def keep(end: Connection[list[Line], None]) -> None:
        kept.append(end)

    with monkeypatch.context() as here:
        here.setattr(type(Pipe()[1]), "close", keep)
        next(lines)
    assert len(kept) == 2
    active_children()[-1].kill()
    with pytest.raises(HelperDied):
        for _ in lines:
            pass


@thorough
def test_the_command_says_in_one_sentence_that_a_process_died(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "deals.jsonl"

    def kill_one() -> None:
        wait_until(lambda: out.exists() and out.stat().st_size > 0, "the first records")
        active_children()[0].kill()

    killer = Thread(target=kill_one)
    killer.start()
    code = cli.main(["simulate", "--deals", str(FOREVER), "--jobs", "2", "--out", str(out)])
    killer.join()
    assert code == cli.STUMBLED
    assert capsys.readouterr() == (
        "",
        "a process that plays has died or could not begin; what was written down before is whole\n",
    )
    records = [json.loads(line) for line in out.read_bytes().splitlines()]
    assert [record["dealer"] for record in records] == [place % 4 for place in range(len(records))]


@thorough
@pytest.mark.parametrize("playing", [False, True])
def test_ctrl_c_ends_all_of_them_with_one_sentence(playing: bool, tmp_path: Path) -> None:
    """A terminal sends it to everybody, whether they play already or are just beginning."""
    out = tmp_path / "deals.jsonl"
    command = [sys.executable, "-m", "gaigel_desktop", "simulate", "--deals", str(FOREVER), "--jobs", "2"]
    with console([*command, "--out", str(out)], tmp_path) as opened:
        wait_until(lambda: out.exists() and (out.stat().st_size > 0 or not playing), "the beginning")
        time.sleep(0.0 if playing else BEGINNING)
        opened.press_ctrl_c()
        _, errors = opened.running.communicate(timeout=PATIENCE)
        assert opened.running.returncode == cli.INTERRUPTED
        assert errors == b"interrupted; what was written down before is whole\n"
        assert out.read_bytes()[-1:] in (b"", b"\n")
        wait_until(opened.is_empty, "the end of all")


@thorough
def test_nobody_reading_on_is_no_error_and_ends_all_of_them(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gaigel_desktop", "simulate", "--deals", str(FOREVER), "--jobs", "2"]
    with console(command, tmp_path) as opened:
        running = opened.running
        assert running.stdout is not None and running.stderr is not None
        assert running.stdout.readline().startswith(b"{")
        running.stdout.close()
        assert (running.wait(PATIENCE), running.stderr.read()) == (0, b"")
        wait_until(opened.is_empty, "the end of all")
