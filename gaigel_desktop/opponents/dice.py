"""Dice of our own: the same throws on every machine, in plain Python and compiled, for a seed that is a number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_PRIME: Final = 2147483647  # Lehmer's generator, with products that fit a machine word
_STEP: Final = 48271


class Dice:
    """A row of throws."""

    __slots__ = ("_state",)

    _state: i64

    def __init__(self, seed: i64) -> None:
        self._state = mixed(seed, 1) % (_PRIME - 1) + 1

    def below(self, end: i64) -> i64:
        """A number from 0 to end - 1."""
        self._state = self._state * _STEP % _PRIME
        return self._state * end // _PRIME

    def chance(self) -> float:
        """A number from 0 to 1."""
        self._state = self._state * _STEP % _PRIME
        return self._state / _PRIME

    def shuffle(self, some: list[i64]) -> None:
        """Bring the list into any order."""
        state = self._state
        last = len(some) - 1
        while last > 0:
            state = state * _STEP % _PRIME
            other = state * (last + 1) // _PRIME
            card = some[last]
            some[last] = some[other]
            some[other] = card
            last -= 1
        self._state = state


def mixed(one: i64, other: i64) -> i64:
    """A number that has nothing to do with its neighbours', from two numbers."""
    number = (one % _PRIME * 1103515 + other % _PRIME * 69069 + 12345) % _PRIME
    for _ in range(3):
        number = (number ^ number >> 15) * 48271 % _PRIME
        number = (number ^ number >> 11) * 69621 % _PRIME
    return number


def throw(one: i64, other: i64) -> float:
    """What the dice show for these two numbers, from 0 to 1, every time the same."""
    return mixed(one, other) / _PRIME
