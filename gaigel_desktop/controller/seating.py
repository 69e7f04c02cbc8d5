"""Seating: who sits where, as the player sees it, or as all may see it who sit round one laptop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gaigel_desktop.text.speech import say


class Seating(NamedTuple):
    """Who sits where, and to whom the table speaks."""

    me: int  # whose chair it is seen from
    names: tuple[str, ...]
    portraits: tuple[str, ...]  # the folder of each
    people: tuple[int, ...] = ()  # the seats of the people, where several share the laptop
    to_all: bool = False  # nobody is spoken to as "you": all of them look on

    @property
    def several(self) -> bool:
        """Whether several people share the laptop."""
        return len(self.people) > 1

    def sides_have_names(self, side_of: Sequence[int]) -> bool:
        """Whether people sit on several sides, when this is the side of each seat: then none of them is "we"."""
        return len({side_of[seat] for seat in self.people}) > 1

    def is_you(self, seat: int) -> bool:
        """Whether this is whoever the table speaks to."""
        return seat == self.me and not self.to_all

    def seen_from(self, seat: int) -> Seating:
        """The same table as this person sees it."""
        return self._replace(me=seat, to_all=False)

    def seen_by_all(self) -> Seating:
        """The same table as it is spoken of to everybody; where only one person sits there, nothing changes."""
        return self._replace(to_all=self.several)

    def own(self, name: str, portrait: str) -> Seating:
        """The player called and seen otherwise."""
        others = (*self.names[: self.me], *self.names[self.me + 1 :])
        names = _at(self.names, self.me, own_name(name, others))
        return self._replace(names=names, portraits=_at(self.portraits, self.me, portrait))

    def partners(self, side: Sequence[int]) -> list[str]:
        """The names of those who are on the player's side, when this is the side of each seat."""
        return [name for seat, name in enumerate(self.names) if side[seat] == side[self.me] and seat != self.me]


def own_called(name: str, portrait: str, *, others: bool) -> str:
    """What the player is called, who may have given no `name`: then "You", or where other people sit too, by the
    face."""
    return name or (portrait.capitalize() if others else say("you"))


def own_name(name: str, others: Iterable[str]) -> str:
    """The player's name, with "(you)" where somebody else there has the same."""
    return f"{name} ({say('you')})" if name in others else name


def _at(values: tuple[str, ...], seat: int, value: str) -> tuple[str, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
