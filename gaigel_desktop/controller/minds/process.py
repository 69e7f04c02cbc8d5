"""The process: what runs beside the game and thinks. Nothing here knows a window, and it ends when its pipe does."""

from __future__ import annotations

import os
import sys
from time import perf_counter
from typing import TYPE_CHECKING, Final

from gaigel_desktop.controller.log import trace

from .mind import answered
from .packing import PlainAnswer, PlainQuestion, packed_answer, unpacked

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

READY: Final = 0  # the number of the first message; questions count from 1
LONGEST: Final = 4.0  # seconds: nobody at a table waits longer for a card
LOOKS_UP: Final = 0.01  # seconds between two looks at the pipe while a search runs
BEHIND: Final = 10  # how much less of the processor it gets than the picture
BELOW_NORMAL: Final = 0x4000  # the same in the words of Windows

Asked = tuple[int, PlainQuestion | None]  # a question, or that it is dropped
Told = tuple[int, PlainAnswer, bool, str]  # the answer, whether the search was cut short, and what went wrong


def serve(pipe: Connection[Told, Asked], longest: float = LONGEST) -> None:
    """Think about whatever comes through the pipe."""
    _stand_back()
    try:
        _Desk(pipe, longest).work()
    except (EOFError, OSError):
        return  # the game is gone


def _stand_back() -> None:
    """The picture comes first."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetPriorityClass(-1, BELOW_NORMAL)
    else:
        os.nice(BEHIND)


class _Desk:
    """The questions that lie here, and the one that is being thought about."""

    def __init__(self, pipe: Connection[Told, Asked], longest: float) -> None:
        self._pipe = pipe
        self._longest = longest
        self._questions: dict[int, PlainQuestion] = {}
        self._current = READY
        self._looks_up = self._ends = 0.0
        self._cut = False

    def work(self) -> None:
        """Whoever is to play first, and of those the oldest question, as long as there is a game."""
        self._send((READY, None, False, ""))
        while True:
            if not self._questions:
                self._read_one()
            self._read()
            if self._questions:
                self._think(self._next())

    def _next(self) -> int:
        return min(self._questions, key=lambda number: (-self._haste(number), number))

    def _think(self, number: int) -> None:
        self._current, self._cut = number, False
        self._looks_up = perf_counter() + LOOKS_UP
        self._ends = perf_counter() + self._longest
        question = self._questions[number]
        answer, failed = self._answer(question)
        if self._questions.pop(number, None) is not None:
            self._send((number, answer, self._cut, failed))

    def _answer(self, question: PlainQuestion) -> tuple[PlainAnswer, str]:
        """What was thought; or how that failed, which whoever asked will want to know."""
        try:
            return packed_answer(answered(unpacked(question), self._may_go_on)), ""
        except (EOFError, OSError):
            raise  # it is the pipe
        except Exception as error:
            return None, trace(error)

    def _may_go_on(self) -> bool:
        """Not if the question was dropped meanwhile, or if it takes too long."""
        now = perf_counter()
        if now < self._looks_up:
            return True
        self._looks_up = now + LOOKS_UP
        self._read()
        self._let_others_go_first()
        self._cut = perf_counter() > self._ends
        return self._current in self._questions and not self._cut

    def _let_others_go_first(self) -> None:
        """Whoever looks at a position at leisure can wait for those who play, and has as much time as before."""
        current = self._current
        while current in self._questions and self._haste(self._next()) > self._haste(current):
            ends, began = self._ends, perf_counter()
            self._think(self._next())
            self._current, self._ends = current, ends + perf_counter() - began

    def _haste(self, number: int) -> int:
        return -leisure(self._questions[number])

    def _read(self) -> None:
        while self._pipe.poll():
            self._read_one()

    def _read_one(self) -> None:
        number, question = self._pipe.recv()
        if question is None:
            self._questions.pop(number, None)
        else:
            self._questions[number] = question

    def _send(self, told: Told) -> None:
        self._pipe.send(told)


def leisure(question: PlainQuestion) -> int:
    """How long somebody may be kept waiting: not one who is to play, more one who looks back than one who asks for a
    hint."""
    looks = question[-1]
    if looks is None:
        return 0
    _, _, until, *_ = looks
    return 2 if until else 1
