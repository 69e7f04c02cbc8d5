"""Seating: who sits where, as the player sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gaigel_desktop.text.speech import say


class Seating(NamedTuple):
    """Who sits where, as the player sees it."""

    me: int
    names: tuple[str, ...]
    portraits: tuple[str, ...]  # the folder of each

    def own(self, name: str, portrait: str) -> Seating:
        """The player called and seen otherwise."""
        others = (*self.names[: self.me], *self.names[self.me + 1 :])
        names = _at(self.names, self.me, own_name(name, others))
        return Seating(self.me, names, _at(self.portraits, self.me, portrait))

    def partners(self, side: Sequence[int]) -> list[str]:
        """The names of those who are on the player's side, when this is the side of each seat."""
        return [name for seat, name in enumerate(self.names) if side[seat] == side[self.me] and seat != self.me]


def own_name(name: str, others: Iterable[str]) -> str:
    """The player's name, with "(you)" where somebody else there has the same."""
    return f"{name} ({say('you')})" if name in others else name


def _at(values: tuple[str, ...], seat: int, value: str) -> tuple[str, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
