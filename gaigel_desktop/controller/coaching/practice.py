"""Practice: positions of one's own past deals in which most was given away, to be played once more."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, in_order, where
from gaigel_desktop.controller.store.summary import own_seat
from gaigel_desktop.rules.record import Record


class Exercise(NamedTuple):
    """A decision that has cost something: what would you play here?"""

    deal: int  # its number in the store
    record: Record
    seat: int
    at: int  # how many deeds of the record came before
    loss: float
    kind: str


# What was given away most in all comes first, and of that the dearest; of a deal only one position.
DEAREST = """
SELECT deal, place, max(dear.loss), kind FROM dear JOIN past USING (deal)
JOIN (SELECT kind, sum(loss) AS in_all FROM dear GROUP BY kind) USING (kind)
WHERE {condition} GROUP BY deal ORDER BY in_all DESC, dear.loss DESC, deal DESC LIMIT ?
"""


def positions(database: sqlite3.Connection, most: int, wanted: Wanted = EVERYTHING) -> tuple[Exercise, ...]:
    """So many of them at most, from the deals that are wanted."""
    condition, values = where(wanted)
    found = database.execute(DEAREST.format(condition=condition), (*values, most)).fetchall()
    return tuple(
        Exercise(deal, past.record, own_seat(past.about), at, loss, kind)
        for deal, at, loss, kind in found
        for past in in_order(database, Wanted(deal=deal))
    )
