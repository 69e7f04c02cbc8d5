"""Patience: how a search is told to stop. `choose` knows no clock; whoever has it think may lose patience."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.match import Standing

from .reward import A_POINT, Reward

GoOn = Callable[[], bool]  # asked after every deal that is played out in mind: is there still time?


class OutOfPatience(Exception):
    """The search is to end here, with what it has found."""


class Patient(Reward):
    """A reward that asks each time whether to go on."""

    __slots__ = ("_few", "_go_on")

    _few: int  # how many deals are played out whatever the answer is

    def __init__(
        self, deal: Deal, side: int, standing: Standing | None, go_on: GoOn, *, point: float = A_POINT, few: int = 0
    ) -> None:
        super().__init__(deal, side, standing, point)
        self._go_on = go_on
        self._few = few

    def of(self, deal: Deal) -> float:
        """What this finished deal is worth, if there is still time."""
        self._few -= 1
        if not self._go_on() and self._few < 0:
            raise OutOfPatience
        return super().of(deal)
