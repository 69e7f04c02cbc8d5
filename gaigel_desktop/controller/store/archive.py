"""The archive: the deals that are over, newest first, page by page and by what somebody looks for."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Final, NamedTuple

from gaigel_desktop.controller.records.notation import JsonObject, read_line
from gaigel_desktop.rules.ending import REASONS
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.options import OPTION_NAMED, PRESETS
from gaigel_desktop.rules.record import Record

from .schema import columns, holds, object_of
from .store import of_match
from .summary import CHANGED, GIVEN_UP, UNFINISHED, fingerprint, summary

ANY: Final = ""
SLICE: Final = 500  # deals read at once, so that the archive need not fit into memory
Bound = list[str | int]
DATED: Final = "finished GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*' AND substr(finished, 6, 2) IN " + str(
    tuple(f"{month:02}" for month in range(1, 13))
)
# What a newer program plays is neither shown nor counted: presets nobody knows here, and matches by unknown rules. Nor
# are deals that were found to be damaged.
KNOWN: Final = f"""
rules IN ({", ".join(f"'{name}', '{name}{CHANGED}'" for name in PRESETS)})
AND reason IN ({", ".join(f"'{reason}'" for reason in (*REASONS, GIVEN_UP, UNFINISHED))})
AND players IN ({", ".join(map(str, OPTION_NAMED["players"].values))})
AND match NOT IN (SELECT id FROM match WHERE finished IS NULL AND NOT imported AND NOT known(about))
AND deal NOT IN (SELECT deal FROM damaged)
"""


class Wanted(NamedTuple):
    """What somebody looks for; the empty word, zero and None ask for nothing."""

    rules: str = ANY
    who: str = ANY  # an opponent, by what they are counted by
    won: bool | None = None
    match: int = 0
    deal: int = 0
    counted: bool | None = None  # in the figures


EVERYTHING: Final = Wanted()


class PastMatch(NamedTuple):
    """The match that a past deal belongs to."""

    id: int
    started: str
    winner: int | None
    imported: bool
    given_up: bool = False
    finished: str | None = None
    about: JsonObject = {}  # noqa: RUF012  # nobody changes what was told
    secret: str = ""  # of the store in which it lies


class PastDeal(NamedTuple):
    """A deal that is over."""

    id: int
    match: PastMatch
    finished: str
    number: int
    reason: str
    won: bool | None
    record: Record
    about: JsonObject
    started: str
    counted: bool  # in the figures


def where(wanted: Wanted) -> tuple[str, Bound]:
    """The condition on rows of `past`, and its values."""
    asked: list[tuple[str, str | int]] = []
    for column in ("rules", "match", "deal"):
        value: str | int = getattr(wanted, column)
        if value:
            asked.append((f"{column} = ?", value))
    for column, choice in (("won", wanted.won), ("counted", wanted.counted)):
        if choice is not None:
            asked.append((f"{column} = ?", int(choice)))
    if wanted.who:
        asked.append(("EXISTS (SELECT 1 FROM opponent WHERE who = ? AND opponent.deal = past.deal)", wanted.who))
    return " AND ".join((KNOWN, *(condition for condition, _ in asked))), [value for _, value in asked]


def count(database: sqlite3.Connection, wanted: Wanted) -> int:
    """How many deals there are of what is wanted."""
    condition, values = where(wanted)
    return int(database.execute(f"SELECT count(*) FROM past WHERE {condition}", values).fetchone()[0])


def page(database: sqlite3.Connection, wanted: Wanted, first: int, length: int) -> list[PastDeal]:
    """So many deals from a place of the list on, newest first, match by match."""
    condition, values = where(wanted)
    found = f"SELECT deal FROM past WHERE {condition} ORDER BY match DESC, deal DESC LIMIT ? OFFSET ?"
    chosen = [row[0] for row in database.execute(found, (*values, length, first))]
    return read_deals(database, chosen)


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
        yield from read_deals(database, [deal for _, deal in chosen])


def read_deals(database: sqlite3.Connection, deals: list[int]) -> list[PastDeal]:
    """These deals in this order; those that do not hold are left out, and from now on not looked for."""
    found = {deal.id: deal for deal in _found(database, deals)}
    for deal in set(deals) - found.keys():
        with database:
            database.execute("INSERT OR IGNORE INTO damaged VALUES (?)", (deal,))
    return [found[deal] for deal in deals if deal in found]


def _found(database: sqlite3.Connection, deals: list[int]) -> Iterator[PastDeal]:
    """The same in any order."""
    places = ", ".join("?" * len(deals))
    rows = database.execute(f"SELECT {columns('deal')} FROM deal WHERE id IN ({places})", deals).fetchall()
    secret = secret_of(database)
    matches = _matches(database, {row[1] for row in rows}, secret)
    for row in rows:
        deal, match, started, line, about, finished, _, counted = row[:-1]
        if holds("deal", row):
            with suppress(GaigelError):
                record, told = read_line(line.encode()), object_of(about)
                place = matches.get(match) or _told_by_deal(match, started, told, secret)
                summed = summary(record, told, finished, place.imported)  # by its short row it is only found
                short = summed.number, summed.reason, summed.won
                yield PastDeal(deal, place, finished, *short, record, told, started, bool(counted))


def secret_of(database: sqlite3.Connection) -> str:
    """By which the store knows what it has written to files; empty before the first of them."""
    row = database.execute("SELECT secret FROM owner").fetchone()
    return "" if row is None else str(row[0])


def _told_by_deal(match: int, started: str, told: JsonObject, secret: str) -> PastMatch:
    """A match whose row is damaged: each of its deals knows who sits there."""
    return PastMatch(match, started, None, "file" in told, about=of_match(told), secret=secret)


def _matches(database: sqlite3.Connection, numbers: set[int], secret: str) -> dict[int, PastMatch]:
    """Those of these matches that hold."""
    places = ", ".join("?" * len(numbers))
    rows = database.execute(f"SELECT {columns('match')} FROM match WHERE id IN ({places})", (*numbers,)).fetchall()
    return {row[0]: _past_match(row, secret) for row in rows if holds("match", row)}


def _past_match(row: tuple[int, str, str, str | None, int | None, int, str], secret: str) -> PastMatch:
    number, started, about, finished, winner, imported, _ = row
    given_up = finished is not None and winner is None and not imported
    return PastMatch(number, started, winner, bool(imported), given_up, finished, object_of(about), secret)


def damaged(database: sqlite3.Connection) -> list[tuple[int, str]]:
    """The deals that were found to be damaged, the newest first: by their short rows their number and their day."""
    query = f"SELECT number, finished FROM past WHERE deal IN (SELECT deal FROM damaged) AND {DATED} ORDER BY deal DESC"
    return [(int(number), str(finished)) for number, finished in database.execute(query)]


def about_of(database: sqlite3.Connection, record: Record) -> JsonObject:
    """What was kept beside this deal, if anything was."""
    query = "SELECT deal FROM past WHERE fingerprint = ?"
    with suppress(sqlite3.Error):
        for deal in _found(database, [deal for (deal,) in database.execute(query, (fingerprint(record),))]):
            return deal.about
    return {}


# -- what there is to choose from --------------------------------------------------------------------------------

RULES: Final = f"SELECT DISTINCT rules FROM past WHERE {KNOWN}"
# Everybody's name once, each found by the one before it and not by looking at all.
NAMES: Final = """
WITH RECURSIVE met (who) AS (
    SELECT min(who) FROM opponent UNION ALL SELECT (SELECT min(who) FROM opponent WHERE who > met.who) FROM met
    WHERE met.who IS NOT NULL
)
SELECT who FROM met WHERE who IS NOT NULL
"""


class Choices(NamedTuple):
    """What occurs in the archive, so that nobody filters for what is not there."""

    rules: tuple[str, ...]
    who: tuple[str, ...]


NO_CHOICES: Final = Choices((), ())


def choices(database: sqlite3.Connection, rules: Collection[str] | None = None) -> Choices:
    """What the deals of the archive differ in; by which rules they were played may be known."""
    found = [str(name) for (name,) in database.execute(RULES)] if rules is None else rules
    names = (str(who) for (who,) in database.execute(NAMES))
    return Choices(tuple(sorted(found)), tuple(name for name in names if name.isprintable()))
