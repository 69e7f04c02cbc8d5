"""What everybody can see of declared pairs: a card turned up in the pile, or chalk on the table. Pure."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.options import as_in_1907

from . import chalk_marks, spread_places
from .chalk_marks import Mark
from .layout import PlacedCard, Table, Zone
from .piles import WonPiles

REMINDER: Final = "reminder"
MOST: Final = 16  # declarations of one side, for numbering the zones


def side_of(zone: Zone) -> int:
    """The side whose pile a reminder lies in."""
    return zone[1] // MOST


def turned_up_melds(won: WonPiles, seen: Deal, table: Table) -> list[PlacedCard]:
    """The cards turned up in the piles: one of each declared suit that the side has in its pile (P)."""
    if as_in_1907(seen.law.rules):
        return []
    return [
        PlacedCard((REMINDER, side * MOST + at), card, spread_places.reminder_place(seen, table, side, at))
        for side, at, _, card in won.reminders()
        if card != HIDDEN
    ]


def chalked_melds(won: WonPiles, seen: Deal, table: Table) -> list[Mark]:
    """The chalk that stands in where the pile has no card of the suit; as in 1907 every meld is chalked at once (U)."""
    if as_in_1907(seen.law.rules):
        return [
            Mark(chalk_marks.WORDS, spread_places.chalk_rect(seen, table, side, at), str(meld.points), meld.suit)
            for side, melds in enumerate(won.melds)
            for at, meld in enumerate(melds)
        ]
    return [
        Mark(chalk_marks.SUIT, spread_places.chalk_rect(seen, table, side, at), suit=suit)
        for side, at, suit, card in won.reminders()
        if card == HIDDEN
    ]
