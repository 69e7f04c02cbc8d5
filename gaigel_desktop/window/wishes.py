"""Wishes: what the system asks of every program, found out beside the picture; until that is known it asks nothing."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import NamedTuple


class Wishes(NamedTuple):
    """Less motion, stronger contrast; None: it does not say."""

    calm: bool | None = None
    contrast: bool | None = None

    def completed(self, other: Wishes) -> Wishes:
        """What is not said here is taken from there."""
        return Wishes(*(mine if mine is not None else theirs for mine, theirs in zip(self, other, strict=True)))


class Asking:
    """Asks once, in a thread of its own; whatever goes wrong there is as if nothing had been said."""

    def __init__(self, ask: Callable[[], Wishes] = Wishes) -> None:
        self._ask = ask
        self._thread: Thread | None = None
        self.answer: Wishes | None = None

    def begin(self) -> None:
        """The first picture is seen."""
        if self._thread is None:
            self._thread = Thread(target=self._find, daemon=True)
            self._thread.start()

    @property
    def waits(self) -> bool:
        """Whether it has been asked and has not answered yet."""
        return self._thread is not None and self.answer is None

    def _find(self) -> None:
        try:
            self.answer = self._ask()
        except Exception:
            self.answer = Wishes()
