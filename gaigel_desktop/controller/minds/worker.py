"""The worker: the opponents think in a process of their own, which one worker looks after for all seats.

It is started before it is needed, and again if it dies or falls silent; what is open is then asked once more. Where no
process can be started, the twin thinks here in slices, and the game goes on.
"""

from __future__ import annotations

import logging
from functools import partial
from itertools import count
from time import monotonic
from typing import Final

from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.pipe import Beside

from .mind import SLICE, Question, ThinkingFailed, Twin
from .packing import PlainQuestion, packed, unpacked, unpacked_answer
from .process import LONGEST, READY, Asked, Told, leisure, serve

MOST_DEATHS: Final = 3  # without an answer in between; then the twin takes over
PATIENCE: Final = 3.0  # so many of the longest thoughts may pass in silence while something is open
FAREWELL: Final = 0.5  # seconds that it gets to end by itself

_log = logging.getLogger(__name__)


class Worker:
    """A mind in another process."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._numbers = count(1)
        self._open: dict[int, PlainQuestion] = {}
        self._answers: dict[int, Answer] = {}
        self._failed: dict[int, str] = {}  # questions that were thought about to no end, and what went wrong
        self._there: Beside[Asked, Told] | None = None
        self._heard = 0.0  # when it last gave a sign of life
        self._deaths = 0
        self._twin: Twin | None = None
        self._twins: dict[int, int] = {}  # our numbers, and those of the twin
        self.ready = False

    @property
    def process_id(self) -> int | None:
        """Which process it is, if there is one."""
        return self._there.process.pid if self._there is not None and self._there.process is not None else None

    # -- questions -----------------------------------------------------------------------------------------------

    def warm(self) -> None:
        """Start the process, so that it is there when the first question comes."""
        if self._there is None and self._twin is None:
            self._start()

    def ask(self, question: Question) -> int:
        """Send the question off."""
        number = next(self._numbers)
        if not self._open:
            self._heard = monotonic()
        self._open[number] = packed(question)
        self.warm()
        self._send(number)
        return number

    def drop(self, number: int) -> None:
        """It stops thinking about this."""
        self._answers.pop(number, None)
        self._failed.pop(number, None)
        if self._open.pop(number, None) is not None:
            self._send(number)

    def answer(self, number: int) -> Answer | None:
        """What has come back."""
        if self._twin is None:
            self._listen()
        if number in self._failed:
            raise ThinkingFailed(self._failed[number])
        if self._twin is not None:
            return self._answers.get(number) or self._twin.answer(self._twins[number])
        return self._answers.get(number)

    def close(self) -> None:
        """The process ends when its pipe does."""
        self._open.clear()
        self._let_go()

    # -- the pipe ------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        """Start a process that thinks; where none can be started, this one thinks."""
        try:
            self._there = Beside(partial(serve, longest=self._longest))
        except (OSError, ValueError) as trouble:
            _log.warning("no process for the opponents, they think in the game's own: %s", trouble)
            self._think_here()
            return
        self._heard = monotonic()

    def _send(self, number: int) -> None:
        """Tell the other side about a question that is open, or that it no longer is."""
        question = self._open.get(number)
        if self._twin is not None:
            if question is None:
                self._twin.drop(self._twins.pop(number, 0))
            else:
                self._twins[number] = self._twin.ask(unpacked(question))
        elif self._there is not None:
            try:
                self._there.say((number, question))
            except OSError:
                self._died()

    def _listen(self) -> None:
        """Hear what has been thought, and notice if nobody thinks any more."""
        if self._there is None:
            return
        try:
            for told in self._there.heard():
                self._hear(told)
        except (EOFError, OSError, TypeError, ValueError):  # gone, or it talks rubbish
            self._died()
            return
        if self._open and monotonic() > self._heard + PATIENCE * self._longest:
            self._died()

    def _hear(self, told: Told) -> None:
        number, answer, cut, failed = told
        self._heard = monotonic()
        self._deaths = 0 if number != READY else self._deaths
        self.ready = True
        question = self._open.pop(number, None)
        if failed:
            _log.error("an opponent could not think to the end\n%s", failed)
        if question is not None and failed:
            self._failed[number] = failed
        elif question is not None:
            self._answers[number] = unpacked_answer(question[0], answer)
        if cut and question is not None and not leisure(question):
            _log.warning("a search was cut short after %.1f seconds", self._longest)

    # -- troubles ------------------------------------------------------------------------------------------------

    def _died(self) -> None:
        """Start it again and ask again; somebody who dies over and over is not asked any more."""
        self._let_go()
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            _log.error("the process of the opponents died %d times, they think in the game's own", self._deaths)
            self._think_here()
            return
        _log.warning("the process of the opponents died and is started again")
        self._start()
        for number in list(self._open):
            self._send(number)

    def _think_here(self) -> None:
        """From now on the twin thinks."""
        self._let_go()
        self._twin = Twin(SLICE)
        for number in list(self._open):
            self._send(number)

    def _let_go(self) -> None:
        there, self._there = self._there, None
        self.ready = False
        if there is not None:
            there.leave(0 if self._open else FAREWELL)
