"""Sequential: a test that goes on until it is decided whether A is worse, even or better.

Each two neighbouring differences are weighed against each other by a sequential probability ratio test, as engine
testing does (Wald 1945; generalized by Li, Liu and Ying 2014, here to second order: what a pack may bring is known by
the spread of the packs so far). One is decided on when it has won against all on both sides of it.
"""

from __future__ import annotations

from itertools import pairwise
from math import log, sqrt
from typing import Final, NamedTuple

WORSE_EVEN_BETTER: Final = (-0.03, 0.0, 0.03)
NORMAL_95: Final = 1.96


class Bounds(NamedTuple):
    """What is weighed, and how often the test may be wrong."""

    differences: tuple[float, ...] = WORSE_EVEN_BETTER  # what A wins more than an even share, in ascending order
    alpha: float = 0.05  # how often the higher of two neighbours is believed where the lower one is true
    beta: float = 0.05  # how often the lower one is believed where the higher one is true

    def lower_end(self) -> float:
        """The ratio at which the lower of two neighbours has won."""
        return log(self.beta / (1 - self.alpha))

    def upper_end(self) -> float:
        """The ratio at which the higher of two neighbours has won."""
        return log((1 - self.beta) / self.alpha)


class Wins:
    """What the packs so far brought A."""

    __slots__ = ("_squares", "_total", "packs")

    def __init__(self) -> None:
        self.packs = 0
        self._total = 0.0
        self._squares = 0.0

    def take(self, share: float) -> None:
        """Count one more pack, of which A has won this share."""
        self.packs += 1
        self._total += share
        self._squares += share * share

    def mean(self) -> float:
        """How much of a pack A wins on average."""
        return self._total / self.packs

    def variance(self) -> float:
        """The square of how far packs are spread."""
        return max(0.0, self._squares / self.packs - self.mean() ** 2)

    def interval(self) -> float:
        """How far the true mean is from this one at most, 95 times of 100."""
        return NORMAL_95 * sqrt(self.variance() / self.packs)


class Sequential:
    """The test while packs come in."""

    __slots__ = ("_even", "_wins", "bounds")

    def __init__(self, bounds: Bounds, even: float) -> None:
        self.bounds = bounds
        self._even = even
        self._wins = Wins()
        for share in (even - 0.5, even + 0.5):  # counted beforehand, so that a few packs alike prove nothing
            self._wins.take(share)

    def take(self, share: float) -> None:
        """One more pack, and how much of it A has won."""
        self._wins.take(share)

    def ratios(self) -> list[float]:
        """For each two neighbours how much likelier the higher one is than the lower, as a logarithm."""
        ahead, variance = self._wins.mean() - self._even, self._wins.variance()
        return [
            self._wins.packs * (high - low) * (ahead - (low + high) / 2) / variance
            for low, high in pairwise(self.bounds.differences)
        ]

    def decided(self) -> float | None:
        """The difference that has won against those below and above it."""
        ratios = self.ratios()
        for place, difference in enumerate(self.bounds.differences):
            beats_lower = all(ratio >= self.bounds.upper_end() for ratio in ratios[:place])
            beats_higher = all(ratio <= self.bounds.lower_end() for ratio in ratios[place:])
            if beats_lower and beats_higher:
                return difference
        return None
