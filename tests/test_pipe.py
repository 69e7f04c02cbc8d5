"""The pipe: who sits at its other end answers, is heard at once, goes when told to, and never stays behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue

import pytest

from gaigel_desktop.pipe import Beside, ctrl_c_later, follow_the_parent
from tests.tiers import thorough

KILLED = -getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows has one end for all
PATIENCE = 60.0  # seconds, of which a quiet machine needs none
RUBBISH = b"nothing that anybody has packed"


def answer(pipe: Connection[int, int]) -> None:
    """Whoever sits there says one more, as long as anybody asks."""
    with suppress(EOFError):
        while True:
            pipe.send(pipe.recv() + 1)


def count_to_three(pipe: Connection[int, int]) -> None:
    """Whoever sits there speaks without being asked, and goes."""
    with pipe:
        for number in (1, 2, 3):
            pipe.send(number)


def talk_rubbish(pipe: Connection[int, int]) -> None:
    pipe.send_bytes(RUBBISH)


def stand_still(pipe: Connection[int, int]) -> None:
    """Whoever sits there does not hear that nobody asks any more."""
    pipe.send(0)
    time.sleep(PATIENCE)


def next_heard(beside: Beside[int, int]) -> int:
    """What is heard next, as soon as it is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for heard in beside.heard():
            return heard
        time.sleep(0.01)
    raise AssertionError("nothing was heard")


def test_what_is_said_is_answered_by_a_process_which_goes_when_nobody_asks_any_more() -> None:
    beside = Beside(answer)
    assert beside.process is not None
    for number in (1, 41):
        beside.say(number)
        assert next_heard(beside) == number + 1
    assert list(beside.heard()) == []
    beside.leave(farewell=PATIENCE)
    assert beside.process.exitcode == 0


def test_where_no_process_can_be_started_a_thread_answers() -> None:
    beside = Beside(answer, in_a_thread=True)
    beside.say(1)
    assert next_heard(beside) == 2
    beside.kill()  # there is nobody to be killed
    beside.say(2)
    assert next_heard(beside) == 3
    beside.leave()


@thorough
def test_who_does_not_go_is_ended() -> None:
    beside = Beside(stand_still)
    assert next_heard(beside) == 0 and beside.process is not None
    beside.leave()
    beside.process.join(PATIENCE)
    assert beside.process.exitcode == KILLED


def test_who_stands_still_can_be_ended_at_once() -> None:
    beside = Beside(stand_still)
    assert next_heard(beside) == 0 and beside.process is not None
    beside.kill()
    beside.process.join(PATIENCE)
    assert beside.process.exitcode == KILLED
    beside.leave()


def test_whoever_attends_hears_everything_and_then_that_nobody_is_there() -> None:
    heard: SimpleQueue[int | None] = SimpleQueue()
    Beside(count_to_three, in_a_thread=True).attend(heard.put)
    assert [heard.get(timeout=PATIENCE) for _ in range(4)] == [1, 2, 3, None]


def test_whoever_is_gone_is_not_heard() -> None:
    beside = Beside(count_to_three, in_a_thread=True)
    assert [next_heard(beside) for _ in range(3)] == [1, 2, 3]
    with pytest.raises((EOFError, BrokenPipeError)):  # as Windows says it
        next_heard(beside)
    beside.leave()


def test_rubbish_is_heard_as_if_nobody_were_there() -> None:
    beside = Beside(talk_rubbish, in_a_thread=True)
    with pytest.raises(OSError, match="makes no sense"):
        next_heard(beside)
    beside.leave()


# -- following ---------------------------------------------------------------------------------------------------


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleQueue[int]]:
    """This process is not ended by what is tried here, and hears Ctrl-C again afterwards."""
    found: SimpleQueue[int] = SimpleQueue()
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr(os, "_exit", found.put)
    yield found
    signal.signal(signal.SIGINT, before)


def follow() -> None:
    """Follow the parent, until it has gone."""
    before = set(threading.enumerate())
    follow_the_parent()
    for follower in set(threading.enumerate()) - before:
        follower.join(PATIENCE)


class Parent:
    """Somebody who is waited for, and has gone."""

    def join(self) -> None:
        """They have gone already."""


def test_a_process_ends_when_the_one_does_that_has_started_it(
    ends: SimpleQueue[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(multiprocessing, "parent_process", Parent)
    follow()
    assert ends.get_nowait() == 0
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN, "Ctrl-C is for the other one"


def test_whom_nobody_has_started_follows_nobody(ends: SimpleQueue[int]) -> None:
    assert multiprocessing.parent_process() is None
    follow()
    assert ends.empty()


def test_ctrl_c_waits_until_what_is_being_started_has_begun() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        with ctrl_c_later():
            signal.raise_signal(signal.SIGINT)
            assert heard == [signal.SIGINT] * (sys.platform == "win32"), "only Windows cannot put it off"
        assert heard == [signal.SIGINT]
    finally:
        signal.signal(signal.SIGINT, before)
