"""A scenario told at a table, written down as a record."""

from __future__ import annotations

from gaigel_desktop.rules.actions import ACTION_OF
from gaigel_desktop.rules.cards import cards
from gaigel_desktop.rules.deal import pack_of
from gaigel_desktop.rules.record import Deed, Record
from tests.rules.table import Said, Table


class Told:
    """A table where somebody writes along; it has just been laid, with Vorhand on seat 0."""

    def __init__(self, table: Table) -> None:
        self.table = table
        deal, rules = table.deal, table.deal.law.rules
        hands = [list(cards(hand)) for hand in deal.hands]
        deck = pack_of(rules, hands, deal.indicator, list(deal.talon), False)
        self._dealt = Record(rules, deal.dealer, False, deck, ())

    @property
    def at(self) -> int:
        """How many deeds have been done."""
        return len(self.table.story)

    @property
    def record(self) -> Record:
        """The deal so far."""
        return self._dealt._replace(actions=tuple(map(_deed, self.table.story)), result=self.table.deal.result)


def _deed(line: str) -> Deed:
    seat, *words = line.split()
    said: tuple[Said, ...] = tuple(int(word) if word.isdecimal() else word for word in words)
    return int(seat), ACTION_OF[said]
