"""The mind of the opponents: the process and its twin answer the same, drop what is stale, and survive accidents."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from multiprocessing import active_children
from multiprocessing.connection import Connection, Listener
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Protocol

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Answer, Player
from gaigel_desktop.controller.match.regulars import REGULAR_WITH
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.minds import mind as mind_module
from gaigel_desktop.controller.minds import worker as worker_module
from gaigel_desktop.controller.minds.mind import SLICE, Mind, Question, ThinkingFailed, Twin, answered
from gaigel_desktop.controller.minds.opponent import Opponent
from gaigel_desktop.controller.minds.packing import packed, unpacked
from gaigel_desktop.controller.minds.process import READY, Asked, Told
from gaigel_desktop.controller.minds.worker import Worker
from gaigel_desktop.opponents.levels import CHARACTERS, Character
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.rules.deal import OVER, deal_out
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.match import new_match
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.views import view
from tests.counting import calls_of
from tests.opponents.positions import positions
from tests.referee import deal_of, next_deal
from tests.test_properties import snapshot
from tests.tiers import thorough
from tests.waiting import wait_until

RULES = PRESETS["leinfelden"]
PATIENCE = 120.0  # seconds that a test waits for a process on a busy machine
GUEST = CHARACTERS["guest"]


class Clock:
    """A clock that stands still unless somebody moves it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The worker's clock: nobody is taken for silent because the machine is slow."""
    clock = Clock()
    monkeypatch.setattr(worker_module, "monotonic", clock)
    return clock


class Minds(Protocol):
    """Hires a worker who thinks so long at most."""

    def __call__(self, longest: float = 4.0) -> Worker: ...


@pytest.fixture
def minds() -> Iterator[Minds]:
    """Workers that are sent home after the test."""
    there: list[Worker] = []

    def new(longest: float = 4.0) -> Worker:
        there.append(Worker(longest))
        return there[-1]

    yield new
    for worker in there:
        worker.close()


def questions(number: int, character: Character = GUEST) -> list[Question]:
    """Moments of all kinds of deals, each for somebody in turn."""
    asked = []
    for moment, (deal, _, memories) in enumerate(positions(number, seed=11)):
        seat = max(0, next_to_act(deal))
        memory = memories[seat]._replace(standing=new_match(deal.law.rules))
        asked.append(Question(moment, view(deal, seat), seat, memory, character, moment))
    return asked


def long_question(rollouts: int = 10_000_000) -> Question:
    """A lead that would be thought about for hours."""
    master = CHARACTERS["master"]
    patient = master._replace(level=master.level._replace(rollouts=rollouts, thrift=0.0))
    return Question(7, view(deal_out(RULES, 3, shuffled("long")), 0), 0, Memory(), patient, 5)


def wait_for(mind: Mind, number: int) -> Answer:
    """The answer, when it has come."""
    wait_until(lambda: mind.answer(number) is not None, "an answer")
    answer = mind.answer(number)
    assert answer is not None
    return answer


def wait_until_ready(worker: Worker) -> None:
    """Its process is there."""
    wait_until(lambda: listen(worker), "the process of the opponents")


def process_of(worker: Worker) -> BaseProcess:
    """The process in which it thinks."""
    return next(process for process in active_children() if process.pid == worker.process_id)


def kill(worker: Worker) -> None:
    """An accident, after which it says nothing any more; one that has died just now cannot die again."""
    for process in active_children():
        if process.pid == worker.process_id:
            process.kill()


def listen(worker: Worker) -> bool:
    """Whether it is ready; a worker hears nothing unless it is asked."""
    worker.answer(0)
    return worker.ready


# -- the same choice -------------------------------------------------------------------------------------------------


def test_a_question_comes_out_of_its_parcel_as_it_went_in() -> None:
    for question in questions(60, REGULAR_WITH["jockel"].playing("old-hand")):
        again = unpacked(packed(question))
        assert again._replace(seen=question.seen) == question
        assert snapshot(again.seen) == snapshot(question.seen)
        assert type(again.memory) is Memory and type(again.character) is Character


def only_plain(value: object) -> bool:
    """Numbers, words, and tuples and lists of them, and nothing of ours."""
    if type(value) in (tuple, list):
        return all(only_plain(each) for each in value)  # type: ignore[attr-defined]
    return value is None or type(value) in (int, float, str, bool)


def test_nothing_but_plain_values_travels() -> None:
    assert all(only_plain(packed(question)) for question in questions(40))


@thorough
def test_process_and_twins_choose_the_same(minds: Minds) -> None:
    worker, twin, sliced = minds(), Twin(), Twin(0.0005)
    for question in questions(40):
        here = wait_for(twin, twin.ask(question))
        assert here == wait_for(sliced, sliced.ask(question)) == wait_for(worker, worker.ask(question))
        assert here.moment == question.moment


@thorough
def test_a_deal_is_the_same_whoever_thinks(minds: Minds) -> None:
    assert played_here() == played(Twin(SLICE)) == played(minds())


@cache
def played_here() -> object:
    """The deal as the twin plays it when it is left the time."""
    return played(Twin())


def played(mind: Mind) -> object:
    """A whole deal of four guests."""
    players: list[Player] = [Opponent(GUEST, f"seat {seat}", mind) for seat in range(4)]
    game = Game(RULES, players, 0, Forgotten())
    next_deal(game, "same")
    play_to_the_end(game, game.step)
    return game.last_record


def play_to_the_end(game: Game, step: Callable[[], bool]) -> None:
    """Until the deal is over, one step after the other; whoever thinks is waited for."""

    def over() -> bool:
        while step():
            pass
        if game.nobody_speaks():
            game.count()
        return deal_of(game).phase == OVER

    wait_until(over, "the end of the deal")


# -- thoughts that lead nowhere --------------------------------------------------------------------------------------


def nowhere() -> Question:
    """What nobody can think about: there is no such seat."""
    return questions(1)[0]._replace(seat=99)


def failed(mind: Mind, number: int) -> str:
    """What went wrong there, when it has come."""
    with pytest.raises(ThinkingFailed) as found:
        wait_for(mind, number)
    return str(found.value)


@thorough
def test_who_cannot_think_to_the_end_says_so_and_goes_on_with_the_next_question(
    minds: Minds, caplog: pytest.LogCaptureFixture
) -> None:
    worker, right = minds(), questions(1)[0]
    lost, number = worker.ask(nowhere()), worker.ask(right)
    told = failed(worker, lost)
    assert "IndexError" in told and "gaigel_desktop.opponents" in told and "/" not in told
    assert "could not think" in caplog.text and told in caplog.text
    first = worker.process_id
    assert wait_for(worker, number) == answered(right)
    assert failed(worker, lost) == told, "as often as it is asked"
    worker.drop(lost)
    assert wait_for(worker, worker.ask(right)) == answered(right)
    assert worker.process_id == first is not None, "nobody had to be started again"


@pytest.mark.parametrize("at_a_time", [None, SLICE])
def test_the_twin_says_so_too(at_a_time: float | None) -> None:
    twin, right = Twin(at_a_time), questions(1)[0]
    lost = twin.ask(nowhere())
    told = failed(twin, lost)
    assert "IndexError" in told and failed(twin, lost) == told
    twin.drop(lost)
    assert wait_for(twin, twin.ask(right)) == answered(right)


def test_nobody_is_told_how_a_thought_ended_that_was_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbles(question: Question, go_on: Callable[[], bool]) -> Answer:
        while go_on():
            pass
        raise ValueError

    monkeypatch.setattr(mind_module, "answered", stumbles)
    twin = Twin(SLICE)
    number = twin.ask(questions(1)[0])
    assert twin.answer(number) is None
    twin.drop(number)


# -- slices, and what is dropped -------------------------------------------------------------------------------------


@thorough
def test_the_twin_thinks_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a second with every look at it: a slice ends when its time is over, and between two looks
    nobody plays out more than one deal in mind. The last of them come in a slice that is not over."""
    ticks = count()
    monkeypatch.setattr(mind_module, "perf_counter", lambda: float(next(ticks)))
    slice_of_five, guesses = Twin(4.0), 1_500
    number = slice_of_five.ask(long_question(guesses))
    began, looks = next(ticks), []
    while slice_of_five.answer(number) is None:
        ended = next(ticks)
        looks.append(ended - began - 1)
        began = ended
    assert set(looks) == {1 + 5}, "one look for the end of the slice, and so many until that is past"
    assert 0.9 * guesses < 5 * len(looks) <= guesses


def test_the_twin_forgets_what_nobody_wants_to_know() -> None:
    twin = Twin(SLICE)
    first = twin.ask(long_question())
    assert twin.answer(first) is None
    twin.drop(first)
    twin.drop(first)
    question = questions(1)[0]
    assert wait_for(twin, twin.ask(question)).moment == question.moment


@thorough
def test_a_stale_question_is_given_up_for_the_next(minds: Minds) -> None:
    worker = minds(longest=3600)
    first = worker.ask(long_question())
    wait_until_ready(worker)
    worker.drop(first)
    question = questions(1)[0]
    assert wait_for(worker, worker.ask(question)) == answered(question)
    assert worker.answer(first) is None


@thorough
def test_nobody_thinks_longer_than_a_table_waits(minds: Minds, caplog: pytest.LogCaptureFixture) -> None:
    worker = minds(longest=0.8)
    with caplog.at_level(logging.WARNING):
        answer = wait_for(worker, worker.ask(long_question()))
    assert answer.moment == 7 and answer.action is not None
    assert "cut short" in caplog.text


# -- accidents -------------------------------------------------------------------------------------------------------


@thorough
def test_a_worker_that_dies_is_started_again_and_asked_again(minds: Minds, caplog: pytest.LogCaptureFixture) -> None:
    worker = minds(longest=1.0)
    number = worker.ask(long_question())
    wait_until_ready(worker)
    first = worker.process_id
    kill(worker)
    with caplog.at_level(logging.WARNING):
        assert wait_for(worker, number).moment == 7
    assert worker.process_id != first
    assert "started again" in caplog.text


@thorough
def test_the_game_goes_on_while_the_worker_dies_at_any_moment(minds: Minds) -> None:
    worker = minds()
    players: list[Player] = [Opponent(GUEST, f"seat {seat}", worker) for seat in range(4)]
    game = Game(RULES, players, 0, Forgotten())
    next_deal(game, "same")
    deeds = 0

    def step() -> bool:
        nonlocal deeds
        if not game.step():
            return False
        deeds += 1
        if deeds % 7 == 3 and worker.process_id is not None:
            kill(worker)
        return True

    play_to_the_end(game, step)
    assert deeds > 10 and game.last_record == played_here()


@thorough
def test_one_who_dies_over_and_over_is_replaced_by_the_twin(
    minds: Minds, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker_module, "serve", os._exit)  # called with the pipe, which is no exit code: it dies
    worker = minds()
    question = questions(1)[0]
    with caplog.at_level(logging.WARNING):
        answer = wait_for(worker, worker.ask(question))
    assert answer == answered(question)
    assert "in the game's own" in caplog.text


def dies_at_a_question(pipe: Connection[Told, Asked], longest: float) -> None:
    """It says that it is there, and dies as soon as it is asked."""
    pipe.send((READY, None, False, ""))
    pipe.recv()
    os._exit(1)


@thorough
def test_one_who_is_ready_and_dies_at_every_question_is_replaced_by_the_twin(
    minds: Minds, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """That it was started well is no reason to ask it for ever."""
    monkeypatch.setattr(worker_module, "serve", dies_at_a_question)
    worker = minds()
    question = questions(1)[0]
    with caplog.at_level(logging.WARNING):
        answer = wait_for(worker, worker.ask(question))
    assert answer == answered(question)
    assert caplog.text.count("started again") == worker_module.MOST_DEATHS - 1
    assert "in the game's own" in caplog.text


def test_where_no_process_can_be_started_the_twin_thinks(minds: Minds, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refused)
    worker = minds()
    question = questions(1)[0]
    number = worker.ask(question)
    assert wait_for(worker, number) == answered(question)
    worker.drop(number)


def falls_silent(pipe: Connection[Told, Asked], longest: float) -> None:
    """It says that it is there, and hears and answers nothing."""
    pipe.send((READY, None, False, ""))
    time.sleep(3600)


@thorough
def test_one_who_falls_silent_is_replaced(minds: Minds, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    worker = minds(longest=0.8)
    with monkeypatch.context() as only_the_first:
        only_the_first.setattr(worker_module, "serve", falls_silent)
        worker.warm()
    wait_until_ready(worker)
    first = worker.process_id
    assert first is not None
    number = worker.ask(long_question())
    clock.now += worker_module.PATIENCE * 0.8
    assert worker.answer(number) is None and worker.process_id == first, "that long may pass in silence"
    clock.now += 0.001
    assert wait_for(worker, number).action is not None
    assert worker.process_id != first


PROGRAM = """
import sys, time
from multiprocessing.connection import Client
from gaigel_desktop.controller.minds import worker as worker_module
from gaigel_desktop.controller.minds.process import serve
from tests.controller.test_worker import long_question, wait_until_ready

def serve_on_the_line(pipe, longest):
    with Client(sys.argv[1]):
        serve(pipe, longest)

if __name__ == "__main__":
    worker_module.serve = serve_on_the_line
    worker = worker_module.Worker(3600)
    worker.ask(long_question())
    wait_until_ready(worker)
    print("thinking", flush=True)
    time.sleep(600)
"""


def interrupt(game: subprocess.Popen[bytes]) -> None:
    """Ctrl-C; on Windows Ctrl-Break, which a group of processes can be sent alone."""
    if sys.platform == "win32":
        game.send_signal(signal.CTRL_BREAK_EVENT)
    else:
        game.send_signal(signal.SIGINT)


@thorough
@pytest.mark.parametrize("end", [subprocess.Popen.kill, subprocess.Popen.terminate, interrupt])
def test_nobody_thinks_on_when_the_game_is_gone(tmp_path: Path, end: Callable[[subprocess.Popen[bytes]], None]) -> None:
    """Also in the middle of a search, and however the game ended: whoever thinks holds a line as long as it lives."""
    script = tmp_path / "game.py"
    script.write_text(PROGRAM, encoding="utf-8")
    with Listener() as door:
        game = subprocess.Popen(
            [sys.executable, str(script), door.address],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # only Windows has such groups
        )
        try:
            assert game.stdout is not None and game.stdout.readline().strip() == b"thinking"
            with door.accept() as line:
                assert not line.poll()
                end(game)
                game.wait(PATIENCE)
                with pytest.raises((EOFError, OSError)):  # on Windows as soon as somebody looks
                    assert line.poll(PATIENCE)
                    line.recv()
        finally:
            game.kill()


def test_the_worker_is_closed_with_the_game(minds: Minds, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = minds()
    worker.warm()
    wait_until_ready(worker)
    process = process_of(worker)
    monkeypatch.setattr(worker_module, "FAREWELL", PATIENCE)
    worker.close()
    assert not process.is_alive() and process.exitcode == 0
    assert worker.process_id is None


# -- figures (python -m tests.bench.thinking measures them; here only that nothing is grossly wrong) -----------------


MOST_CALLS = 100  # 34 are made: whether there is something in the pipe is asked of the system


def test_looking_for_an_answer_holds_up_no_frame(minds: Minds) -> None:
    worker = minds()
    number = worker.ask(long_question())
    wait_until_ready(worker)
    assert max(calls_of(lambda: worker.answer(number)) for _ in range(300)) < MOST_CALLS
