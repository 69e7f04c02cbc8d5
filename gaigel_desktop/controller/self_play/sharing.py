"""Sharing: the deals of a plan, or its matches, played by several processes at the same time, as lines of records.

Every stretch of the plan comes from its number alone, so each process plays every so-manieth of them, and they are put
together in their order: the same lines for any number of processes. Nobody runs far ahead of what has been taken.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import suppress
from itertools import chain, islice
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Final, cast

from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.pipe import ctrl_c_later, follow_the_parent

from .simulation import Plan, ends_a_stretch, simulate, stretch

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Line = tuple[str, bool]  # a record, and whether it is the last one of its stretch

AHEAD: Final = 200  # lines of a process that may wait here for those that come before them
BASKET: Final = 0.02  # seconds of play that travel together
LAST: Final = 1.0  # seconds until a process is gone that was killed


class HelperDied(Exception):
    """A process that plays has ended before its time, or could not begin."""


def lines_of(plan: Plan, jobs: int) -> Generator[str, None, None]:
    """The records of the plan as lines, in the same order however many processes play them. Whoever has enough of them
    closes the iterator."""
    if jobs == 1:
        yield from map(write_line, simulate(plan))
        return
    helpers: list[_Helper] = []
    try:
        for first in range(min(jobs, plan.deals)):
            helpers.append(_Helper(plan, first, min(jobs, plan.deals)))
        stretches = (_stretch_from(helpers, number) for number in range(plan.deals))
        yield from islice(chain.from_iterable(stretches), plan.deals)
    finally:
        for helper in helpers:
            helper.kill()
        for helper in helpers:
            helper.leave()


def _stretch_from(helpers: list[_Helper], number: int) -> Iterator[str]:
    """The lines of one stretch, as they come."""
    helper = helpers[number % len(helpers)]
    last = False
    while not last:
        while not helper.waiting:
            _hear(helpers)
        line, last = helper.waiting.popleft()
        yield line


def _hear(helpers: list[_Helper]) -> None:
    """Wait until somebody has something to say, and take it; but not from those who are far ahead."""
    wanted = [helper for helper in helpers if not helper.ready and len(helper.waiting) < AHEAD]
    heard = wait([helper.pipe for helper in wanted] + [helper.end for helper in wanted])
    for helper in wanted:
        if helper.pipe in heard:
            helper.hear()
        elif helper.end in heard:
            helper.check_that_it_spoke()


class _Helper:
    """A process that plays every so-manieth stretch."""

    def __init__(self, plan: Plan, first: int, step: int) -> None:
        context = get_context("spawn")
        self.waiting: deque[Line] = deque()
        self.ready = False  # everything has been said
        try:
            ours, theirs = context.Pipe(duplex=False)
            self._process = context.Process(target=_play, args=(theirs, plan, first, step), daemon=True)
            with ctrl_c_later():
                self._process.start()
        except OSError:
            raise HelperDied from None
        self.pipe = cast("Connection[None, list[Line]]", ours)  # on Windows a class of its own that does the same
        self.end = self._process.sentinel  # can be waited for
        theirs.close()

    def hear(self) -> None:
        """Take the next basket; an empty one is the last."""
        try:
            basket = self.pipe.recv()
        except (EOFError, OSError):
            raise HelperDied from None
        self.ready = not basket
        self.waiting.extend(basket)

    def check_that_it_spoke(self) -> None:
        """It has ended: HelperDied if nothing of it waits to be heard. Its pipe alone does not tell on Windows, where
        the other end stays here until the process has taken it."""
        try:
            spoke = self.pipe.poll()
        except OSError:
            spoke = False
        if not spoke:
            raise HelperDied

    def kill(self) -> None:
        """Whatever it does, it is not needed any more."""
        self._process.kill()

    def leave(self) -> None:
        """Wait until the helper has ended, and close the pipe to it."""
        self._process.join(LAST)
        self.pipe.close()


# -- in a process of its own -------------------------------------------------------------------------------------


def _play(pipe: Connection[list[Line], None], plan: Plan, first: int, step: int) -> None:
    """Play every so-manieth stretch and send what is written down, a basket after the other."""
    follow_the_parent()
    basket: list[Line] = []
    due = time.monotonic() + BASKET
    with suppress(OSError):  # nobody hears it any more
        for number in range(first, plan.deals, step):
            for record in stretch(plan, number):
                basket.append((write_line(record), ends_a_stretch(record)))
                if time.monotonic() >= due:
                    pipe.send(basket)
                    basket, due = [], time.monotonic() + BASKET
        if basket:
            pipe.send(basket)
        pipe.send([])
