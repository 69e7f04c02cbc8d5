"""Practised: a deal that is over, for whoever wants to play it once more, and the door to that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from gaigel_desktop.controller.match.setup import MatchSetup
from gaigel_desktop.rules.record import Record

Way = Literal["", "play_on", "same_cards", "twelve"]  # empty: it is asked for
Practise = Callable[[Record, int | None, Way], None]  # a deal, and after how many deeds one wants to play on, if at all


class Practised(NamedTuple):
    """The deal, the table at which it was played, after how many deeds it is to go on, and what is to be done."""

    record: Record
    table: MatchSetup
    deeds: int | None = None
    way: Way = ""


def practise_at(table: MatchSetup, open_practice: Callable[[Practised], None]) -> Practise:
    """The door, for the deals of this table; it opens by this."""

    def practise(record: Record, deeds: int | None, way: Way) -> None:
        open_practice(Practised(record, table, deeds, way))

    return practise
