"""Ranges: how far sums of many lots may lie from what is expected, so that all of them together hold. Pure.

The chances of a sum are not guessed from a bell curve: they are worked out from the lots themselves (the transform of
the sum is the product of theirs), so five deals are told as rightly as ten thousand.
"""

from __future__ import annotations

import cmath
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from math import ceil, floor, pi, prod, sqrt
from typing import Final, NamedTuple

from .expected import Lot, mean, variance

Lots = Mapping[Lot, int]  # each with how often it was drawn

TOGETHER: Final = 0.05  # of all players with fair cards, those who may see any row outside of its range
FAR: Final = 9.0  # standard deviations; beyond that nothing is ever seen
BESIDE: Final = 12  # and so many more, for sums of few lots


class Span(NamedTuple):
    """From where to where, both included."""

    low: int
    high: int

    def holds(self, observed: int) -> bool:
        """Whether it lies within."""
        return self.low <= observed <= self.high


def for_each_end(rows: int) -> float:
    """The chance to be outside at one end of one row, so that of so many rows together any is outside in one case of
    twenty (Šidák): it holds where they have nothing to do with each other, and more than holds where they have."""
    inside: float = (1 - TOGETHER) ** (1 / max(1, rows))
    return (1 - inside) / 2


def expectation(lots: Lots) -> float:
    """The sum that is expected."""
    return sum(times * mean(lot) for lot, times in lots.items())


def span(lots: Lots, chance: float) -> Span:
    """All sums but the lowest and the highest, each of which together come less often than this."""
    return _span(frozenset(lots.items()), chance)


@cache
def _span(lots: frozenset[tuple[Lot, int]], chance: float) -> Span:
    sums = _Sums(lots)
    low = _first(sums.low, sums.high, lambda reached: sums.up_to(reached) > chance)
    high = _first(low, sums.high, lambda reached: 1 - sums.up_to(reached) <= chance)
    return Span(low, high)


def _first(low: int, high: int, holds: Callable[[int], bool]) -> int:
    """The first number for which it holds, of those for which it goes on to hold; the last one if for none before."""
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low


class _Sums:
    """The chances of a sum of lots, between bounds beyond which it never lies."""

    def __init__(self, lots: Iterable[tuple[Lot, int]]) -> None:
        lots = list(lots)
        middle = sum(times * mean(lot) for lot, times in lots)
        far = FAR * sqrt(sum(times * variance(lot) for lot, times in lots)) + BESIDE
        self.low = max(0, floor(middle - far))
        self.high = min(sum(times * (len(lot) - 1) for lot, times in lots), ceil(middle + far))
        self._points = self.high - self.low + 1
        turns = [2 * pi * at / self._points for at in range(1, self._points // 2 + 1)]
        self._parts = [(turn, self._weight(lots, turn, at)) for at, turn in enumerate(turns, 1)]

    def _weight(self, lots: list[tuple[Lot, int]], turn: float, at: int) -> complex:
        """The transform of the sum at this turn, which stands for its mirror image too, unless it is one of its own."""
        mirrored = 1 if 2 * at == self._points else 2
        shift = cmath.rect(1.0, -turn * self.low)
        step = 1 - cmath.rect(1.0, -turn)
        return mirrored * shift * prod(_transform(lot, turn) ** times for lot, times in lots) / step

    def up_to(self, reached: int) -> float:
        """The chance that the sum is no more than this."""
        count = reached - self.low + 1
        rest = sum((weight * (1 - cmath.rect(1.0, -turn * count))).real for turn, weight in self._parts)
        return (count + rest) / self._points


def _transform(lot: Lot, turn: float) -> complex:
    return sum(cases * cmath.rect(1.0, turn * found) for found, cases in enumerate(lot)) / sum(lot)
