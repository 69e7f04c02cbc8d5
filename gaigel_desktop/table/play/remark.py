"""What somebody says besides the announcements, how they look at that, and how long it takes to read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from gaigel_desktop.window import theme

MOST: Final = 3  # who speak when something is over


class Remark(NamedTuple):
    """What somebody says, from which seat, and the look on their face."""

    seat: int
    words: str
    look: str = "speaking"


class SheetTalk(NamedTuple):
    """The remarks that are made when a deal is over, and when the match is too."""

    deal: tuple[Remark, ...] = ()
    match: tuple[Remark, ...] = ()


def reads_for(words: str) -> float:
    """How many seconds somebody needs to read words who was looking elsewhere, at every speed of the table."""
    return theme.NOTICED + len(words) * theme.READ_LETTER


def one_each(remarks: Iterable[Remark]) -> tuple[Remark, ...]:
    """The first remark of each seat, as many as there may be."""
    first: dict[int, Remark] = {}
    for remark in remarks:
        first.setdefault(remark.seat, remark)
    return tuple(first.values())[:MOST]
