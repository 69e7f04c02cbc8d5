"""How the process of the opponents holds: `python -m tests.bench.thinking` prints the figures.

Wall times on whatever else this machine is doing; RSS as Linux tells it.
"""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from statistics import median

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.minds.mind import Question
from gaigel_desktop.controller.minds.worker import Worker
from gaigel_desktop.opponents.levels import CHARACTERS, Character
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.rules.deal import deal_out
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.views import view
from tests.bench.fresh import said_by_fresh

STARTS = 15
LOOKS = 20_000
FRAME = 1 / 60


def question(rollouts: int) -> Question:
    """A lead of the strongest player, who spends this whole budget on it."""
    master = CHARACTERS["master"]
    return lead_for(master._replace(level=master.level._replace(rollouts=rollouts, thrift=0.0)))


def lead_for(character: Character) -> Question:
    """Somebody is to lead to a deal."""
    deal = deal_out(PRESETS["leinfelden"], 3, shuffled("bench"))
    return Question(0, view(deal, 0), 0, Memory(), character, 1)


def milliseconds(times: list[float]) -> str:
    """The middle, 99 of 100, and the longest."""
    ordered = sorted(times)
    figures = median(ordered), ordered[len(ordered) * 99 // 100], ordered[-1]
    return " / ".join(f"{1000 * figure:.3f}" for figure in figures) + " ms"


def memory_of(process: int) -> float:
    """Megabytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


def until_ready(worker: Worker) -> None:
    """Ask as a frame would, only more often."""
    while not worker.ready:
        worker.answer(0)
        time.sleep(0.0005)


def answer(worker: Worker, number: int) -> float:
    """How long the answer takes."""
    started = time.perf_counter()
    while worker.answer(number) is None:
        time.sleep(0.0005)
    return time.perf_counter() - started


FIRST_START = """
import time
from gaigel_desktop.controller.minds.worker import Worker

worker = Worker()
started = time.perf_counter()
worker.warm()
called = time.perf_counter()
while not worker.ready:
    worker.answer(0)
    time.sleep(0.0005)
print(called - started, time.perf_counter() - started)
worker.close()
"""


def starts() -> None:
    """The first start of a fresh game, bytecode being there: how long it holds up the picture, and when it is ready."""
    runs = [one.split() for one in said_by_fresh(FIRST_START, STARTS)]
    print(f"the call that starts it (median / 99 % / longest): {milliseconds([float(run[0]) for run in runs])}")
    print(f"ready after that call began: {milliseconds([float(run[1]) for run in runs])}")


def looks() -> None:
    """Looking for an answer, asking and dropping while a search runs; memory; dying."""
    worker = Worker(longest=3600)
    number = worker.ask(question(100_000_000))
    until_ready(worker)
    asked: list[float] = []
    for _ in range(200):
        time.sleep(FRAME)
        started = time.perf_counter()
        worker.drop(number)
        number = worker.ask(question(100_000_000))
        asked.append(time.perf_counter() - started)
    polls, busy = [], []
    for _ in range(LOOKS):
        started, spent = time.perf_counter(), time.thread_time()
        worker.answer(number)
        polls.append(time.perf_counter() - started)
        busy.append(time.thread_time() - spent)
    print(f"poll with the search running, {LOOKS} times: {milliseconds(polls)}, of it processor {milliseconds(busy)}")
    print(f"asking anew with the search running: {milliseconds(asked)}")
    worker.drop(number)
    print(f"an answer after a search was dropped: {1000 * answer(worker, worker.ask(question(50))):.1f} ms")
    print(f"a move of the master: {1000 * answer(worker, worker.ask(lead_for(CHARACTERS['master']))):.0f} ms")
    process = worker.process_id
    assert process is not None
    print(f"memory of the process at most: {memory_of(process):.1f} MB")
    number = worker.ask(question(50))
    os.kill(process, signal.SIGKILL)
    print(f"killed, started again and answered: {1000 * answer(worker, number):.0f} ms")
    worker.close()


if __name__ == "__main__":
    starts()
    looks()
