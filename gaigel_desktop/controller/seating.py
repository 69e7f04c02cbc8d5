"""Seating: who sits where, as the player sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Seating(NamedTuple):
    """Who sits where, as the player sees it."""

    me: int
    names: tuple[str, ...]
    portraits: tuple[str, ...]  # the folder of each

    def own(self, name: str, portrait: str) -> Seating:
        """The player called and seen otherwise."""
        return Seating(self.me, _at(self.names, self.me, name), _at(self.portraits, self.me, portrait))

    def partners(self, side: Sequence[int]) -> list[str]:
        """The names of those who are on the player's side, when this is the side of each seat."""
        return [name for seat, name in enumerate(self.names) if side[seat] == side[self.me] and seat != self.me]


def _at(values: tuple[str, ...], seat: int, value: str) -> tuple[str, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
