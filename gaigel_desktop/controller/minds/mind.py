"""The mind behind the opponents: takes questions, and answers when it has thought. A process, or its twin here.

Every question gets a turn number. Whoever asks anew drops the old question, so that nobody thinks about a moment that
is gone, and an answer to it falls.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from threading import Semaphore, Thread
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from gaigel_desktop.controller.log import trace
from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.opponents.considered import Looks, considered
from gaigel_desktop.opponents.levels import Character
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.rules.views import View

SLICE: Final = 0.004  # seconds that thinking may take of a frame


class ThinkingFailed(Exception):
    """Somebody could not think to the end; the text is the trace of what went wrong there."""


class Question(NamedTuple):
    """What does this character do now? Or, with looks, what is there to be done, and what is it worth?"""

    moment: int
    seen: View
    seat: int
    memory: Memory
    character: Character
    seed: int
    looks: Looks | None = None


class Mind(Protocol):
    """Somebody who thinks for all seats."""

    def warm(self) -> None:
        """There will be questions soon."""

    def ask(self, question: Question) -> int:
        """Start thinking; the number of the question."""

    def drop(self, number: int) -> None:
        """Nobody wants to know any more."""

    def answer(self, number: int) -> Answer | None:
        """The answer, or None while it is being thought about; never keeps anybody waiting. ThinkingFailed if none will
        come."""

    def close(self) -> None:
        """There will be no more questions: give up whatever is being thought about."""


class Twin:
    """Thinks in this process: a slice whenever an answer is looked for, or all at once where nothing is drawn."""

    def __init__(self, at_a_time: float | None = None) -> None:
        self._at_a_time = at_a_time
        self._numbers = count(1)
        self._thoughts: dict[int, _Thought] = {}

    def warm(self) -> None:
        """There is nothing to be started: it thinks in this process."""

    def ask(self, question: Question) -> int:
        """Remember the question; the view goes on with the game, so it is copied."""
        number = next(self._numbers)
        self._thoughts[number] = _Thought(question._replace(seen=View(question.seen.copy())))
        return number

    def drop(self, number: int) -> None:
        """Think about something else."""
        thought = self._thoughts.pop(number, None)
        if thought is not None:
            thought.give_up()

    def answer(self, number: int) -> Answer | None:
        """Think on, a slice or to the end; the answer, or None if that was not enough."""
        return self._thoughts[number].go_on(self._at_a_time)

    def close(self) -> None:
        """Give up every question that is still being thought about."""
        for number in list(self._thoughts):
            self.drop(number)


class _Thought:
    """One question being thought over: in a thread that runs only while this one waits for it, so never beside it."""

    def __init__(self, question: Question) -> None:
        self._question = question
        self._answer: Answer | None = None
        self._trouble: Exception | None = None
        self._thread: Thread | None = None
        self._theirs, self._ours = Semaphore(0), Semaphore(0)  # who may run
        self._until = 0.0
        self._dropped = False

    def go_on(self, seconds: float | None) -> Answer | None:
        """Think so long, or to the end."""
        if self._answer is not None or self._trouble is not None:
            return self._found()
        if seconds is None and self._thread is None:
            self._answer_now()
            return self._found()
        if self._thread is None:
            self._thread = Thread(target=self._think, daemon=True)
            self._thread.start()
        self._until = perf_counter() + (float("inf") if seconds is None else seconds)
        self._theirs.release()
        self._ours.acquire()
        return self._found()

    def _found(self) -> Answer | None:
        if self._trouble is not None:
            raise ThinkingFailed(trace(self._trouble)) from self._trouble
        return self._answer

    def give_up(self) -> None:
        """Let the thread end."""
        self._dropped = True
        if self._thread is not None and self._answer is None and self._trouble is None:
            with suppress(ThinkingFailed):  # nobody wants to know
                self.go_on(None)

    def _think(self) -> None:
        self._theirs.acquire()
        self._answer_now(self._may_go_on)
        self._ours.release()

    def _answer_now(self, go_on: Callable[[], bool] | None = None) -> None:
        try:
            self._answer = answered(self._question, go_on)
        except Exception as trouble:  # it belongs to whoever asked
            self._trouble = trouble

    def _may_go_on(self) -> bool:
        if perf_counter() > self._until:
            self._ours.release()
            self._theirs.acquire()
        return not self._dropped


def answered(question: Question, go_on: Callable[[], bool] | None = None) -> Answer:
    """Think about it here and now."""
    moment, seen, seat, memory, character, seed, looks = question
    if looks is None:
        return Answer(moment, choose(seen, seat, memory, character, seed, go_on=go_on))
    thought = considered(seen, seat, memory, seed, looks, character=character, go_on=go_on)
    return Answer(moment, thought.deed(), thought)
