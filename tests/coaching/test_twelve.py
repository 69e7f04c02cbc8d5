"""Twelve hints as they should read, and two kinds more: the deed and the one reason, in a position of that kind."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.controller.coaching.hint import Hint, hint
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.rules.views import view
from tests.coaching.made_up import spelled_out, thought_of
from tests.rules.table import Table
from tests.scenario import lay


class Wanted(NamedTuple):
    """What was found in a position, what a guest would do, and what is to be said."""

    ways: dict[str, float]  # the first is advised
    guest: str
    reason: str
    says: str
    won: dict[str, float] | None = None


def opened(trump: str = "SO", leads: int = 0, **hands: str) -> Table:
    """Nobody has led to the second trick yet; the hands are as they are named, one card is still to be thrown away.

    Who leads takes the first trick with an ace that nobody needs."""
    names = ("vorhand", "second", "third", "fourth")
    hands = {name: cards for name, cards in hands.items() if name in names}
    table = lay("leinfelden", trump, dealer=(leads - 1) % 4, talon=hands.get("talon", ""), **hands)
    return table.opens("elfen", "EA").rest_discard()


def hint_at(table: Table, wanted: Wanted) -> Hint:
    seat = table.deal.turn
    thought = thought_of(wanted.ways, wanted.won)
    return hint(thought, view(table.deal, seat), seat, Memory(), spelled_out(wanted.guest))
