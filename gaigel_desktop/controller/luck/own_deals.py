"""Own deals: those of the store by which luck is told, and what they gave.

All that were played for the score and dealt from a pack that was shuffled, each pack once; also those that were given
up, since whoever gives up bad hands alone would seem lucky. No filter: who looks for deals that were won finds aces.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.controller.store.archive import PastDeal, Wanted, count, in_order
from gaigel_desktop.controller.store.opening import open_to_read
from gaigel_desktop.controller.store.summary import own_seat

from .dealt import Given, Luck

OWN: Final = Wanted(counted=True)
EACH: Final = 100  # deals between two words about how far it is


class Read(NamedTuple):
    """How far it is: deals read, of so many; in the end with what they gave."""

    deals: int
    of: int
    left_out: int = 0
    rows: tuple[Given, ...] | None = None

    @property
    def told(self) -> int:
        """The deals by which it is told."""
        return self.deals - self.left_out


def file_of(database: sqlite3.Connection) -> Path:
    """Where the store lies that is open here."""
    return Path(database.execute("PRAGMA database_list").fetchone()[2])


def read_all(path: Path) -> Iterator[Read]:
    """Through all own deals of the store there, by a way of one's own to it; sqlite3.Error where there is none."""
    database = open_to_read(path)
    try:
        yield from _read_all(database)
    finally:
        database.close()


def _read_all(database: sqlite3.Connection) -> Iterator[Read]:
    luck, packs, read = Luck(), set[bytes](), Read(0, count(database, OWN))
    for deal in in_order(database, OWN):
        fair = is_fair(deal) and bytes(deal.record.deck) not in packs
        if fair:
            packs.add(bytes(deal.record.deck))
            luck.add(deal.record, own_seat(deal.about))
        read = read._replace(deals=read.deals + 1, left_out=read.left_out + (not fair))
        if read.deals % EACH == 0:
            yield read
    yield read._replace(of=read.deals, rows=tuple(luck.rows()))


def is_fair(deal: PastDeal) -> bool:
    """Whether its pack was shuffled from a seed, which is kept beside it."""
    return not deal.match.imported and bool(deal.about.get("seed"))
