"""The way back: what is kept beside own deals goes into a file with them, and they come back from there as own deals.

It stands in a line before the records (docs/record-format.md), under a seal that only this store and copies of it can
set. Whatever has another seal, or none, comes in as a stranger's: a file pays nobody.
"""

from __future__ import annotations

import hmac
import secrets
import sqlite3
from collections.abc import Sequence
from typing import Final, NamedTuple

from gaigel_desktop.controller.records.match_head import LONGEST_NAME, Head, Sender
from gaigel_desktop.controller.records.notation import JsonObject, match_to_json, read_match, write_line
from gaigel_desktop.rules.record import Record

from .archive import PastDeal, secret_of
from .schema import change, insert_deal, insert_match, session_of, tell_given_up, text_of, work_out
from .summary import GIVEN_UP, chairs, fingerprint, is_laid, own_seat

MOST_IN_A_HEAD: Final = 40  # deals: so no line is near the longest that is read
SECRET: Final = 32  # bytes that nobody guesses
DATE: Final = 10  # letters of a day


class KeptMatch(NamedTuple):
    """A match as it lay in the store."""

    id: int
    started: str
    about: JsonObject
    finished: str | None
    winner: int | None
    imported: bool


class KeptDeal(NamedTuple):
    """A deal of it, known by its fingerprint; whether it counted, and the score, which a record in a file may have to
    leave out."""

    id: int
    fingerprint: str
    started: str
    about: JsonObject
    finished: str
    counted: bool
    score: JsonObject | None


class Kept(NamedTuple):
    """What a head has kept: the match, and those of its deals that have not come yet."""

    match: KeptMatch
    deals: list[KeptDeal]

    def take(self, record: Record) -> KeptDeal | None:
        """What was kept beside this record, once."""
        known = fingerprint(record)
        found = next((deal for deal in self.deals if deal.fingerprint == known), None)
        if found is not None:
            self.deals.remove(found)
        return found


def make_secret(database: sqlite3.Connection) -> None:
    """The first file is to be written; sqlite3.Error where the store takes nothing."""
    if not secret_of(database):
        with database:
            database.execute("INSERT INTO owner VALUES (?)", (secrets.token_hex(SECRET),))


# -- out ---------------------------------------------------------------------------------------------------------


def head_of(deals: Sequence[PastDeal]) -> Head:
    """What stands before these deals of one match."""
    match, laid = deals[0].match, tuple(at for at, deal in enumerate(deals) if is_laid(deal.about))
    if not match.secret:
        return Head(_sender(deals[0]), laid=laid)
    told = KeptMatch(match.id, match.started, match.about, match.finished, match.winner, match.imported)
    kept: JsonObject = {"match": told._asdict(), "deals": [_told(deal) for deal in deals]}
    return Head(_sender(deals[0]), kept, _seal(match.secret, kept), laid)


def _told(deal: PastDeal) -> JsonObject:
    known, match = fingerprint(deal.record), deal.record.match
    score = match_to_json(match) if match is not None else None
    return KeptDeal(deal.id, known, deal.started, deal.about, deal.finished, deal.counted, score)._asdict()


def _sender(deal: PastDeal) -> Sender:
    """Who sat there, as far as a head can say it."""
    sat = chairs(deal.about)
    names = tuple(str(chair.get("name") or "") for chair in sat)
    if len(sat) != deal.record.rules.players or not all(len(name) <= LONGEST_NAME for name in names):
        return Sender(day=deal.finished[:DATE])
    portraits = tuple(str(chair.get("portrait") or "") for chair in sat)
    return Sender(names, portraits, own_seat(deal.about), deal.finished[:DATE])


def _seal(secret: str, kept: JsonObject) -> str:
    return hmac.new(secret.encode(), text_of(kept).encode(), "sha256").hexdigest()


# -- back --------------------------------------------------------------------------------------------------------


def kept_in(database: sqlite3.Connection, head: Head) -> Kept | None:
    """What the head has kept, if it was written by this store or a copy of it; else it is a stranger's."""
    secret = secret_of(database)
    if (
        head.kept is None
        or not secret
        or not hmac.compare_digest(_seal(secret, head.kept).encode(), head.seal.encode())
    ):
        return None
    match, deals = head.kept["match"], head.kept["deals"]
    assert isinstance(match, dict) and isinstance(deals, list)  # it was we who wrote it
    return Kept(KeptMatch(**match), [KeptDeal(**deal) for deal in deals])


def bring_back(database: sqlite3.Connection, match: KeptMatch, deal: KeptDeal, record: Record) -> bool:
    """The record as the deal that it was; False where it is here already, and at most counts again."""
    number = _match_there(database, match) or _bring_match(database, match)
    if is_here := _deal_there(database, number, deal):
        if deal.counted:
            _count_again(database, is_here)
        return False
    if deal.score is not None:
        record = record._replace(match=read_match(deal.score, record.rules))
    line, reason = write_line(record._replace(legal=None)), record.result.reason if record.result else None
    row = (number, deal.started, line, text_of(deal.about), deal.finished, reason, int(deal.counted))
    work_out(database, (insert_deal(database, row, _if_free(database, "deal", deal.id)), *row))
    _tell_how_it_ended(database, number)
    return True


def _match_there(database: sqlite3.Connection, match: KeptMatch) -> int:
    """Its number in the store, 0 if it is not there; how it ended is told where that is not known yet."""
    query = "SELECT id, about, finished FROM match WHERE started = ? AND imported = ?"
    for number, about, finished in database.execute(query, (match.started, match.imported)).fetchall():
        if about == text_of(match.about):
            if finished is None and match.finished is not None:
                change(database, "match", number, finished=match.finished, winner=match.winner)
            return int(number)
    return 0


def _bring_match(database: sqlite3.Connection, match: KeptMatch) -> int:
    row = (match.started, text_of(match.about), match.finished, match.winner, int(match.imported))
    return insert_match(database, row, session_of(match.about), _if_free(database, "match", match.id))


def _if_free(database: sqlite3.Connection, table: str, number: int) -> int | None:
    """The number that it had, so that all stands in the order in which it was played."""
    there = database.execute(f"SELECT 1 FROM {table} WHERE id = ?", (number,)).fetchone()
    return number if there is None else None


def _deal_there(database: sqlite3.Connection, match: int, deal: KeptDeal) -> int:
    there = "past JOIN deal ON deal.id = past.deal"
    query = f"SELECT deal FROM {there} WHERE fingerprint = ? AND past.match = ? AND started = ?"
    row = database.execute(query, (deal.fingerprint, match, deal.started)).fetchone()
    return int(row[0]) if row is not None else 0


def _count_again(database: sqlite3.Connection, deal: int) -> None:
    """What was cleared from the figures is in them again."""
    change(database, "deal", deal, counted=1)
    database.execute("UPDATE past SET counted = 1 WHERE deal = ? AND won IS NOT NULL", (deal,))


def _tell_how_it_ended(database: sqlite3.Connection, match: int) -> None:
    """Of a match that was given up only the last deal tells so, and that may have come just now."""
    nobody_won = "(SELECT winner IS NULL FROM match WHERE id = past.match)"
    told_before = f"match = ? AND (reason = '{GIVEN_UP}' OR {nobody_won})"
    database.execute(f"UPDATE past SET match_won = NULL WHERE {told_before}", (match,))
    tell_given_up(database, match)
