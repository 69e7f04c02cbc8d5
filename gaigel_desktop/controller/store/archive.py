"""The archive: the deals that are over, newest first, page by page and by what somebody looks for."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Final, NamedTuple

from gaigel_desktop.controller.records.notation import JsonObject, read_line
from gaigel_desktop.rules.ending import ACCUSED_RIGHT, UEBERGAIGELT, UNTERGAIGELT
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record

from .schema import link, object_of
from .summary import CHANGED, fingerprint

ANY: Final = ""
SLICE: Final = 500  # deals read at once, so that the archive need not fit into memory
Bound = list[str | int]
# What a newer program plays is neither shown nor counted: presets nobody knows here, and matches by unknown rules.
KNOWN: Final = f"""
rules IN ({", ".join(f"'{name}', '{name}{CHANGED}'" for name in PRESETS)})
AND match NOT IN (SELECT id FROM match WHERE NOT imported AND finished IS NULL AND NOT known(about))
"""


class Wanted(NamedTuple):
    """What somebody looks for; the empty word, zero and None ask for nothing."""

    rules: str = ANY
    who: str = ANY  # an opponent's portrait
    won: bool | None = None
    aided: bool | None = None
    fault: str = ANY  # one of FAULTS
    reason: str = ANY
    since: str = ANY  # the first and the last day, as in 2026-11-21
    until: str = ANY
    players: int = 0
    match: int = 0
    deal: int = 0


EVERYTHING: Final = Wanted()
# What makes a deal worth telling, and how it is found.
FAULTS: Final[dict[str, str]] = {
    "gigackel": "(given OR taken)",
    "uebergaigelt": f"reason IN ('{UEBERGAIGELT}', '{ACCUSED_RIGHT}')",
    "untergaigelt": f"reason = '{UNTERGAIGELT}'",
}


class PastMatch(NamedTuple):
    """The match that a past deal belongs to."""

    id: int
    started: str
    winner: int | None
    imported: bool


class PastDeal(NamedTuple):
    """A deal that is over."""

    id: int
    match: PastMatch
    finished: str
    number: int
    reason: str
    won: bool | None
    match_won: bool | None
    record: Record
    about: JsonObject


def where(wanted: Wanted) -> tuple[str, Bound]:
    """The condition on rows of `past`, and its values."""
    asked: list[tuple[str, str | int]] = []
    for column in ("rules", "reason", "players", "match", "deal"):
        value: str | int = getattr(wanted, column)
        if value:
            asked.append((f"{column} = ?", value))
    for column, choice in (("won", wanted.won), ("aided", wanted.aided)):
        if choice is not None:
            asked.append((f"{column} = ?", int(choice)))
    if wanted.who:
        asked.append(("deal IN (SELECT deal FROM opponent WHERE who = ?)", wanted.who))
    if wanted.since:
        asked.append(("finished >= ?", wanted.since))
    if wanted.until:
        asked.append(("finished < ?", f"{wanted.until}U"))  # later than any hour of that day
    conditions = [KNOWN, *(condition for condition, _ in asked)]
    if wanted.fault in FAULTS:
        conditions.append(FAULTS[wanted.fault])
    return " AND ".join(conditions), [value for _, value in asked]


def count(database: sqlite3.Connection, wanted: Wanted) -> int:
    """How many deals there are of what is wanted."""
    condition, values = where(wanted)
    return int(database.execute(f"SELECT count(*) FROM past WHERE {condition}", values).fetchone()[0])


def page(database: sqlite3.Connection, wanted: Wanted, first: int, length: int) -> list[PastDeal]:
    """So many deals from a place of the list on, newest first, match by match."""
    condition, values = where(wanted)
    found = f"SELECT deal FROM past WHERE {condition} ORDER BY match DESC, deal DESC LIMIT ? OFFSET ?"
    chosen = [row[0] for row in database.execute(found, (*values, length, first))]
    return _read(database, chosen)


def in_order(database: sqlite3.Connection, wanted: Wanted) -> Iterator[PastDeal]:
    """All deals that are wanted as they were played, oldest first; read slice by slice."""
    condition, values = where(wanted)
    last = (0, 0)
    while True:
        after = f"{condition} AND (match, deal) > (?, ?) ORDER BY match, deal LIMIT ?"
        chosen = database.execute(f"SELECT match, deal FROM past WHERE {after}", (*values, *last, SLICE)).fetchall()
        if not chosen:
            return
        last = chosen[-1]
        yield from _read(database, [deal for _, deal in chosen])


_COLUMNS: Final = """
SELECT past.deal, match.id, match.started, match.winner, match.imported, past.finished, past.number, past.reason,
    past.won, past.match_won, deal.record, deal.about, deal.digest
FROM past JOIN deal ON deal.id = past.deal JOIN match ON match.id = past.match
"""


def _read(database: sqlite3.Connection, deals: list[int]) -> list[PastDeal]:
    """These deals in this order; one whose digest does not hold is left out."""
    found = {deal.id: deal for deal in _found(database, deals)}
    return [found[deal] for deal in deals if deal in found]


def _found(database: sqlite3.Connection, deals: list[int]) -> Iterator[PastDeal]:
    """The same in any order."""
    places = ", ".join("?" * len(deals))
    for row in database.execute(f"{_COLUMNS} WHERE past.deal IN ({places})", deals).fetchall():
        deal, match, started, winner, imported, finished, number, reason, won, match_won, line, about, own = row
        try:
            record = read_line(line.encode())
        except GaigelError:
            continue
        if own == link("", line):
            place = PastMatch(match, started, winner, bool(imported))
            told = object_of(about)
            yield PastDeal(deal, place, finished, number, reason, _bool(won), _bool(match_won), record, told)


def _bool(value: int | None) -> bool | None:
    return None if value is None else bool(value)


def seed_of(database: sqlite3.Connection, record: Record) -> str:
    """The seed that was kept beside this deal; empty if none was."""
    query = "SELECT about FROM past JOIN deal ON deal.id = past.deal WHERE fingerprint = ?"
    try:
        row = database.execute(query, (fingerprint(record),)).fetchone()
    except sqlite3.Error:
        return ""
    return str(object_of(row[0]).get("seed", "")) if row else ""


# -- what there is to choose from --------------------------------------------------------------------------------


class Choices(NamedTuple):
    """What occurs in the archive, so that nobody filters for what is not there."""

    rules: tuple[str, ...]
    who: tuple[str, ...]
    reasons: tuple[str, ...]
    players: tuple[int, ...]


def choices(database: sqlite3.Connection) -> Choices:
    """What the deals of the archive differ in."""

    def several(column: str, table: str = "past") -> list[str | int]:
        condition = KNOWN if table == "past" else "1"
        query = f"SELECT DISTINCT {column} FROM {table} WHERE {condition} ORDER BY {column}"
        return [row[0] for row in database.execute(query)]

    return Choices(
        rules=tuple(map(str, several("rules"))),
        who=tuple(map(str, several("who", "opponent"))),
        reasons=tuple(map(str, several("reason"))),
        players=tuple(map(int, several("players"))),
    )
