"""Company: who sat at a deal of the player's, and what of it one may speak of later: a false sign that came out, an
accusation, a match that was cleaned to its end; what the player guessed before the count; and what was told again.

All of it is worked out from the record and from what is told about the deal, with which it goes; of a deal that came
as a file nobody knows who sat there, and nothing is remembered.
"""

from __future__ import annotations

import sqlite3
from typing import Final, NamedTuple

from gaigel_desktop.controller.records.caught import caught_lying
from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.rules.actions import is_accusation
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.ending import ACCUSED_RIGHT
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.match import CLEAN
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.text.customs import AN_ACE

from .summary import GIGACKEL, chairs, own_seat, who_of

GUESS: Final = "guess"  # by this it is found in what is told about a deal
MENTIONED: Final = "mentioned"  # and by this what was told again while it was played
SAY: Final = "signs_say"  # and by this what a sign of a suit said there; before it was agreed on, an ace
FREE: Final = "free"  # at such a table a sign need not be true
MOST_POINTS: Final = 999  # that somebody may guess

COMPANY: Final = """
CREATE TABLE company (
    who TEXT NOT NULL, deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE, ours INTEGER NOT NULL,
    won INTEGER NOT NULL, taken INTEGER NOT NULL, PRIMARY KEY (who, deal)
) WITHOUT ROWID;
CREATE INDEX company_of_deal ON company (deal);
CREATE TABLE kept (
    deal INTEGER PRIMARY KEY REFERENCES deal ON DELETE CASCADE, guess INTEGER, caught INTEGER NOT NULL,
    honest INTEGER NOT NULL, accused INTEGER, cleaned INTEGER NOT NULL, taken INTEGER NOT NULL
);
CREATE TABLE mention (
    deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE, of_deal INTEGER NOT NULL, kind TEXT NOT NULL,
    who TEXT NOT NULL, told TEXT NOT NULL, PRIMARY KEY (deal, of_deal, kind)
) WITHOUT ROWID;
"""


class Mention(NamedTuple):
    """Something that was told again: who said it, what it was, of which deal, and when that was said."""

    who: str
    kind: str
    of_deal: int
    told: str


class Sat(NamedTuple):
    """Somebody who sat there: whether on the player's side, whether they won, and whether they took a Gigackel."""

    who: str
    ours: bool
    won: bool
    taken: bool


def insert_company(database: sqlite3.Connection, deal: int, record: Record, about: JsonObject) -> None:
    """The rows of a deal of the player's that is over, in place of those from before."""
    forget_company(database, deal)
    told = [(each.who, deal, each.ours, each.won, each.taken) for each in sat_there(record, about)]
    database.executemany("INSERT OR REPLACE INTO company VALUES (?, ?, ?, ?, ?)", told)
    row = deal, guess_in(about), *_kept(record, about)
    database.execute(f"INSERT INTO kept VALUES ({', '.join('?' * len(row))})", row)
    insert_mentions(database, deal, about)


def insert_mentions(database: sqlite3.Connection, deal: int, about: JsonObject) -> None:
    """What was told again while the deal was played; also when it is not over."""
    rows = [(deal, each.of_deal, each.kind, each.who, each.told) for each in mentions_in(about)]
    database.executemany("INSERT OR REPLACE INTO mention VALUES (?, ?, ?, ?, ?)", rows)


def forget_company(database: sqlite3.Connection, deal: int) -> None:
    """Nothing of all that."""
    for table in ("company", "kept", "mention"):
        database.execute(f"DELETE FROM {table} WHERE deal = ?", (deal,))


# -- pure --------------------------------------------------------------------------------------------------------


def sat_there(record: Record, about: JsonObject) -> list[Sat]:
    """Everybody but the player, by what they are counted by, and how it went for them."""
    result, side, me = record.result, sides_of(record.rules), own_seat(about)
    found: list[Sat] = []
    for seat, chair in enumerate(chairs(about)[: len(side)]):
        if seat != me and who_of(chair):
            at = side[seat]
            won = result is not None and at in result.winners
            found.append(Sat(who_of(chair), at == side[me], won, took_gigackel(record, at)))
    return found


def took_gigackel(record: Record, side: int) -> bool:
    """Whether the side lost doubly and without a trick; what a fault costs is none."""
    result = record.result
    if result is None or side in result.winners:
        return False
    return result.strokes[side] == GIGACKEL and not result.tricks[side]


def _kept(record: Record, about: JsonObject) -> tuple[bool | None, ...]:
    """Whether a false sign of the player's came out, where a sign can be false; whether all were to be true there;
    whether the player accused rightly (None: not at all), whether the match ended by wiping off the last stroke, and
    whether the own side took a Gigackel."""
    me, result = own_seat(about), record.result
    accused = next((seat for seat, action in reversed(record.actions) if is_accusation(action)), NOBODY)
    right = None if result is None or accused != me else result.reason == ACCUSED_RIGHT
    after = record.match.after if record.match else None
    cleaned = after is not None and after.phase == CLEAN and after.winner != NOBODY
    taken = took_gigackel(record, sides_of(record.rules)[me])
    return _caught(record, me, about), about.get("signs") != FREE, right, cleaned, taken


def _caught(record: Record, seat: int, about: JsonObject) -> bool:
    try:
        return caught_lying(record, seat, signs_said(about))
    except GaigelError:  # it does not hold by the rules of today
        return False


def signs_said(about: JsonObject) -> str:
    """What a sign of a suit said in this deal, as it was written down."""
    return str(about.get(SAY, AN_ACE))


def guess_in(about: JsonObject) -> int | None:
    """What the player guessed before the count, as it was written down."""
    told = about.get(GUESS)
    return told if type(told) is int and 0 <= told <= MOST_POINTS else None


def mentions_in(about: JsonObject) -> list[Mention]:
    """What was told again, as it was written down."""
    told = about.get(MENTIONED)
    rows = told if isinstance(told, list) else []
    return [Mention(*row) for row in rows if isinstance(row, list) and _is_mention(row)]


def _is_mention(row: list[object]) -> bool:
    return [type(each) for each in row] == [str, str, int, str]
