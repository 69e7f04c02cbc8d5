"""Thoughts on their way: as they were thought, plain on the way, and never before somebody who is to play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from multiprocessing.connection import Connection
from unittest.mock import patch

import pytest

from gaigel_desktop.controller.minds import mind as mind_module
from gaigel_desktop.controller.minds import worker as worker_module
from gaigel_desktop.controller.minds.mind import Question, Twin, answered
from gaigel_desktop.controller.minds.packing import packed, packed_answer, unpacked, unpacked_answer
from gaigel_desktop.controller.minds.process import Asked, Told, serve
from gaigel_desktop.controller.minds.worker import Worker
from gaigel_desktop.opponents.considered import AT_LEAST, Looks
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.opponents.thought import Common, Thought, Way
from gaigel_desktop.rules.judge import card_actions
from tests.controller.test_worker import Clock, long_question, only_plain, questions, wait_for, wait_until_ready
from tests.tiers import thorough

QUICK = Looks(tries=80)
FOR_HOURS = Looks(tries=100_000_000, until=1e-9)


@pytest.fixture
def worker() -> Iterator[Worker]:
    """Somebody who is sent home after the test."""
    there = Worker(3600)
    yield there
    there.close()


def looking(question: Question, looks: Looks = QUICK) -> Question:
    """The same moment, looked at by the coach: the first card that may be played is asked about."""
    cards = card_actions(question.seen)
    plays = cards[0] if cards and question.seen.turn == question.seat else None
    return question._replace(character=CHARACTERS["master"], looks=looks._replace(plays=plays))


def thought_of(thought: Thought | None) -> Thought:
    assert thought is not None
    return thought


def test_a_question_with_looks_comes_out_of_its_parcel_as_it_went_in() -> None:
    for question in map(looking, questions(12)):
        again = unpacked(packed(question))
        assert only_plain(packed(question))
        assert again.looks == question.looks and type(again.looks) is Looks


@thorough
def test_a_thought_comes_out_of_its_parcel_as_it_went_in() -> None:
    for question in map(looking, questions(12)):
        found = answered(question)
        plain = packed_answer(found)
        assert only_plain(plain)
        again = unpacked_answer(question.moment, plain)
        assert again == found and found.thought is not None
        thought = thought_of(again.thought)
        assert type(thought) is Thought and type(thought.ways[0]) is Way and type(thought.common[0][0]) is Common
        assert again.action == thought.deed()


@thorough
def test_process_and_twins_find_the_same(worker: Worker) -> None:
    twin, sliced = Twin(), Twin(0.0005)
    for question in map(looking, questions(6)):
        here = wait_for(twin, twin.ask(question))
        assert here == wait_for(sliced, sliced.ask(question)) == wait_for(worker, worker.ask(question))
        assert here.moment == question.moment and thought_of(here.thought).ways


@thorough
def test_who_is_to_play_and_who_asks_for_a_hint_need_not_wait_for_who_looks_back(worker: Worker) -> None:
    """The master's question is about hours; the others are answered while it is being thought about."""
    back = worker.ask(looking(long_question(), FOR_HOURS))
    wait_until_ready(worker)
    hint, playing = looking(questions(1)[0]), questions(2)[1]
    numbers = worker.ask(hint), worker.ask(playing)
    assert wait_for(worker, numbers[1]) == answered(playing)
    assert wait_for(worker, numbers[0]) == answered(hint)
    assert worker.answer(back) is None


@thorough
def test_a_look_back_that_nobody_wants_any_more_is_given_up(worker: Worker) -> None:
    number = worker.ask(looking(long_question(), FOR_HOURS))
    wait_until_ready(worker)
    worker.drop(number)
    other = looking(questions(1)[0])
    assert wait_for(worker, worker.ask(other)) == answered(other)
    assert worker.answer(number) is None


def serve_by_looks(pipe: Connection[Told, Asked], longest: float) -> None:
    """Thinks by a clock that goes on a thousandth with every look at it, however fast the machine is."""
    ticks = count()
    with patch("gaigel_desktop.controller.minds.process.perf_counter", lambda: next(ticks) / 1000):
        serve(pipe, longest)


@thorough
def test_patience_ends_a_thought_with_what_was_found(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker_module, "serve", serve_by_looks)
    monkeypatch.setattr(worker_module, "monotonic", Clock())
    worker = Worker(1.0)
    thought = thought_of(wait_for(worker, worker.ask(looking(long_question(), FOR_HOURS))).thought)
    worker.close()
    assert all(way.tries > AT_LEAST for way in thought.ways)
    assert 700 < sum(way.tries for way in thought.ways) < 1000, "about as many as there were looks"
    assert "cut short" not in caplog.text, "whoever looks back was not kept from playing"


def test_without_any_patience_there_are_a_few_guesses_all_the_same() -> None:
    thought = thought_of(answered(looking(long_question(), FOR_HOURS), lambda: False).thought)
    assert all(AT_LEAST <= way.tries <= AT_LEAST + 1 and way.saw is not None for way in thought.ways)


def test_the_twin_thinks_about_it_in_slices_and_can_be_told_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a second with every look at it."""
    ticks = count()
    monkeypatch.setattr(mind_module, "perf_counter", lambda: float(next(ticks)))
    twin = Twin(4.0)
    number = twin.ask(looking(long_question(), FOR_HOURS))
    for _ in range(5):
        began = next(ticks)
        assert twin.answer(number) is None
        assert next(ticks) - began == 1 + 6, "one look for the end of the slice, and so many until that is past"
    twin.drop(number)


def test_who_asks_for_a_deed_hears_nothing_of_thoughts() -> None:
    assert all(answered(question).thought is None for question in questions(5))
