"""The store: every match and deal in SQLite, written action by action, so that closing the window loses nothing.

A deal is kept as its record without the actions, the actions one row each, and a digest beside them that every row
carries on: a row that was changed, lost or exchanged is noticed and the deal ends before it. All other rows are sealed.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.controller.records.notation import JsonObject, read_deed, read_line, write_line
from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.record import Deed, Record

from .company import GUESS, MENTIONED, insert_company, insert_mentions
from .opening import open_file
from .reviewed import HELPED, REVIEW, Reviewed, insert_review, told_of
from .schema import (
    SEALED,
    Row,
    change,
    columns,
    holds,
    insert_deal,
    insert_match,
    insert_summary,
    object_of,
    session_of,
    text_of,
)
from .seals import link, seal
from .summary import GAVE_IT_UP, LAID, is_laid, opponents, summary

AT_ONCE: Final = 20  # matches that are forgotten in one go
ASIDE: Final = "aside"  # by this the actions that did not hold any more are found in what is told about a deal
OF_ONE_DEAL: Final = ("seed", "word", LAID, ASIDE, HELPED, REVIEW, GUESS, MENTIONED)  # the others hold for the match


class StoredMatch(NamedTuple):
    """A match as it lies in the store; `about` is what the controller wants to find again."""

    id: int
    started: str
    about: JsonObject
    finished: str | None
    winner: int | None


class StoredDeal(NamedTuple):
    """A deal as it lies in the store."""

    id: int
    match: int
    started: str
    record: Record
    about: JsonObject
    finished: str | None
    noted: int = 0  # actions of a deal that is not over, also those that cannot be read any more


class Store:
    """An open store. sqlite3.Error where something cannot be written or read now: the game plays on without."""

    def __init__(self, database: sqlite3.Connection, writes: bool = True) -> None:
        self.database = database  # for those who look things up: archive, statistics
        self.writes = writes  # else it belongs to another window, or lies where nothing can be written
        self.doubtful = False  # something could not be read or written

    def close(self) -> None:
        """Leave one whole file behind."""
        if self.writes:
            with suppress(sqlite3.Error):
                self.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.database.close()

    # -- writing -------------------------------------------------------------------------------------------------

    def start_match(self, started: str, about: JsonObject) -> int:
        """A new match; its number."""
        with self.database:
            return insert_match(self.database, (started, text_of(about), None, None, 0), session_of(about))

    def forget_match(self, started: str, about: JsonObject) -> None:
        """Of a match that is to be written down again, what an earlier file had of it goes."""
        with self.database:
            begun = "DELETE FROM match WHERE started = ? AND about = ? AND NOT imported"
            self.database.execute(begun, (started, text_of(about)))

    def seat(self, match: int, about: JsonObject) -> None:
        """Others sit at the table of a match that goes on."""
        with self.database:
            change(self.database, "match", match, about=text_of(about))

    def finish_match(self, match: int, finished: str, winner: int | None) -> None:
        """The match is over, won by a side, or by nobody because it was given up: then it is lost, and so it is where
        the deal that ends it was given up."""
        with self.database:
            change(self.database, "match", match, finished=finished, winner=winner)
            last = "deal = (SELECT max(deal) FROM past WHERE match = ?)"
            lost = last if winner is None else f"{last} AND {GAVE_IT_UP}"
            self.database.execute(f"UPDATE past SET match_won = 0 WHERE {lost}", (match,))

    def start_deal(self, match: int, started: str, record: Record, about: JsonObject) -> int:
        """A new deal of the match, dealt out but not played; its number."""
        line = write_line(record._replace(actions=(), result=None))
        with self.database:
            counts = int(not is_laid(about))
            deal = insert_deal(self.database, (match, started, line, text_of(about), None, None, counts))
            insert_mentions(self.database, deal, about)
            return deal

    def tell_about(self, deal: int, about: JsonObject) -> None:
        """What is told about a deal has changed while it is played."""
        with self.database:
            change(self.database, "deal", deal, about=text_of(about))
            insert_mentions(self.database, deal, about)

    def note(self, deal: int, number: int, deed: Deed) -> None:
        """One more action of the deal; they count from 0."""
        said = text_of(list(SPELLED[deed[1]]))
        with self.database:
            before = self._chain_before(deal, number)
            row = (deal, number, deed[0], said, link(before, f"{deed[0]} {said}"))
            self.database.execute("INSERT INTO action VALUES (?, ?, ?, ?, ?)", row)

    def take_back(self, deal: int, number: int) -> None:
        """Forget the actions from this one on."""
        with self.database:
            self.database.execute("DELETE FROM action WHERE deal = ? AND number >= ?", (deal, number))

    def set_aside(self, deal: int, number: int, about: JsonObject) -> JsonObject:
        """The actions from this one on do not hold any more, and others will stand in their place: what was stored is
        kept in what is told about the deal, which is given back."""
        query = "SELECT seat, action FROM action WHERE deal = ? AND number >= ? ORDER BY number"
        with self.database:
            rows = self.database.execute(query, (deal, number)).fetchall()
            earlier = about.get(ASIDE)
            kept: JsonObject = {"from": number, "actions": [f"{seat} {action}" for seat, action in rows]}
            about = about | {ASIDE: [*(earlier if isinstance(earlier, list) else []), kept]}
            change(self.database, "deal", deal, about=text_of(about))
            self.database.execute("DELETE FROM action WHERE deal = ? AND number >= ?", (deal, number))
        return about

    def finish_deal(self, deal: int, finished: str, record: Record) -> None:
        """The deal is over, or given up without a result; from now on it is kept as its whole record."""
        reason = record.result.reason if record.result else None
        with self.database:
            row = change(self.database, "deal", deal, record=write_line(record), finished=finished, reason=reason)
            self.database.execute("DELETE FROM action WHERE deal = ?", (deal,))
            told = object_of(str(row["about"]))
            summed = summary(record, told, finished, imported=False)
            at, counts = (deal, int(str(row["match"]))), bool(row["counted"])
            insert_summary(self.database, at, summed, opponents(record, told), counts)
            insert_company(self.database, deal, record, told)

    def take_out(self, deal: int) -> None:
        """The deal is not over, and is not kept any more, nor anything that belongs to it."""
        with self.database:
            self.database.execute("DELETE FROM deal WHERE id = ?", (deal,))

    def keep_review(self, deal: int, review: Reviewed) -> None:
        """Somebody has looked back on a deal that is over; what was found before goes."""
        with self.database:
            about = self._tell_more(deal, {REVIEW: told_of(review)})
            if about is not None:
                insert_review(self.database, deal, about)

    def keep_guess(self, deal: int, points: int) -> None:
        """The player has guessed the own points of a deal that is over, and that is to be counted."""
        with self.database:
            if self._tell_more(deal, {GUESS: points}) is not None:
                self.database.execute("UPDATE kept SET guess = ? WHERE deal = ?", (points, deal))

    def _tell_more(self, deal: int, more: JsonObject) -> JsonObject | None:
        """All that is told of a deal with this; nothing, and nothing has changed, where it is damaged."""
        row = self.database.execute(f"SELECT {columns('deal')} FROM deal WHERE id = ?", (deal,)).fetchone()
        if row is None or not holds("deal", row):
            return None
        about = object_of(row[SEALED["deal"].index("about")]) | more
        change(self.database, "deal", deal, about=text_of(about))
        return about

    def clear(self, given_up: Collection[int] = ()) -> None:
        """Forget every match that is over or given up, and its deals; rule sets stay."""
        for _ in self.clearing(given_up):
            pass

    def clear_figures(self) -> None:
        """Start counting anew; the past games stay."""
        for _ in self.clearing_figures():
            pass

    def clearing(self, given_up: Collection[int] = ()) -> Iterator[float]:
        """The same as `clear`, a few matches at a time; how much of it is done."""
        places = ", ".join("?" * len(given_up))
        over = f"SELECT id FROM match WHERE imported OR finished IS NOT NULL OR id IN ({places})"
        matches = [match for (match,) in self.database.execute(over, tuple(given_up)).fetchall()]
        for at in range(0, len(matches), AT_ONCE):
            some = matches[at : at + AT_ONCE]
            with self.database:
                self.database.execute(f"DELETE FROM match WHERE id IN ({', '.join('?' * len(some))})", some)
            yield at / len(matches)
        self.clear_figures()  # of the few that are left
        self.database.execute("VACUUM")

    def clearing_figures(self) -> Iterator[float]:
        """The same as `clear_figures`, a few deals at a time."""
        over = "SELECT id FROM deal WHERE counted AND finished IS NOT NULL"
        deals = [deal for (deal,) in self.database.execute(over).fetchall()]
        for at, deal in enumerate(deals):
            with self.database:
                change(self.database, "deal", deal, counted=0)
                self.database.execute("UPDATE past SET counted = 0 WHERE deal = ?", (deal,))
            yield at / len(deals)
        with self.database:
            self.database.execute("UPDATE past SET counted = 0 WHERE counted")

    def _chain_before(self, deal: int, number: int) -> str:
        """The link that this action carries on: that of the one before it, or that of the record."""
        if number == 0:
            row = self.database.execute("SELECT record FROM deal WHERE id = ?", (deal,)).fetchone()
        else:
            query = "SELECT digest FROM action WHERE deal = ? AND number = ?"
            row = self.database.execute(query, (deal, number - 1)).fetchone()
        if row is None:
            raise sqlite3.IntegrityError("an action before this one is missing")
        return str(row[0]) if number else link("", row[0])

    # -- reading -------------------------------------------------------------------------------------------------

    def unfinished(self) -> Iterator[StoredMatch]:
        """The own matches that are not over, the newest first; one that was left for another is not lost."""
        yield from self._matches("NOT imported AND finished IS NULL")

    def match(self, number: int) -> StoredMatch | None:
        """The match of this number, if it is there."""
        return next(self._matches("id = ?", str(number)), None)

    def session(self, mark: list[object]) -> StoredMatch | None:
        """The session of a tournament that carries this mark, if it has begun."""
        return next(self._matches("session = ?", text_of(mark)), None)

    def marked(self, key: str) -> Iterator[StoredMatch]:
        """The own matches that something of this name is told about, the newest first."""
        told = "CASE WHEN json_valid(about) THEN json_extract(about, ?) IS NOT NULL ELSE 1 END"  # else its deals tell
        matches = self._matches(f"NOT imported AND {told}", f"$.{key}")
        yield from (match for match in matches if match.about.get(key) is not None)

    def _matches(self, which: str, *values: str) -> Iterator[StoredMatch]:
        """The newest first; of one that does not hold its deals tell."""
        query = f"SELECT {columns('match')} FROM match WHERE {which} ORDER BY id DESC"
        for row in self.database.execute(query, values).fetchall():
            match, started, about, finished, winner = row[:5]
            if holds("match", row):
                with suppress(GaigelError):
                    yield StoredMatch(match, started, object_of(about), finished, winner)
            else:
                yield from self._told_by_deals(match)

    def _told_by_deals(self, match: int) -> Iterator[StoredMatch]:
        """A match whose row is damaged, if it is not over: each of its deals knows who sits there."""
        deals = list(self.deals(match))
        if deals and not is_won(deals[-1].record):
            yield StoredMatch(match, deals[0].started, of_match(deals[-1].about), None, None)

    def deals(self, match: int | None = None) -> Iterator[StoredDeal]:
        """The deals of a match, or all of them, in order; those that do not hold are left out."""
        where, values = ("WHERE match = ?", (match,)) if match is not None else ("", ())
        query = f"SELECT {columns('deal')} FROM deal {where} ORDER BY id"
        for row in self.database.execute(query, values).fetchall():
            deal, match, started, line, about, finished = row[:6]
            if holds("deal", row):
                with suppress(GaigelError):
                    record, noted = self._told(deal, line, finished is not None)
                    yield StoredDeal(deal, match, started, record, object_of(about), finished, noted)

    def _told(self, deal: int, line: str, over: bool) -> tuple[Record, int]:
        """The record of a deal with its actions, and how many there are of one that is not over."""
        record = read_line(line.encode())
        if over:
            return record, 0
        deeds, noted = self._actions(deal, link("", line))
        return record._replace(actions=tuple(deeds)), noted

    def deals_begun(self, match: int) -> int:
        """How many deals the match has, also those that cannot be read."""
        return int(self.database.execute("SELECT count(*) FROM deal WHERE match = ?", (match,)).fetchone()[0])

    def deals_over(self, match: int) -> int:
        """How many of them are over."""
        query = "SELECT count(*) FROM deal WHERE match = ? AND finished IS NOT NULL"
        return int(self.database.execute(query, (match,)).fetchone()[0])

    def _actions(self, deal: int, digest: str) -> tuple[list[Deed], int]:
        """The actions as far as the chain of digests holds and they can be read, and how many there are."""
        query = "SELECT number, seat, action, digest FROM action WHERE deal = ? ORDER BY number"
        rows = self.database.execute(query, (deal,)).fetchall()
        deeds: list[Deed] = []
        # What nobody can do in this version, or what is no action at all, though its link of the chain was made for it.
        with suppress(GaigelError, ValueError, TypeError, RecursionError):
            for seat, action in chained(rows, digest):
                deeds.append(read_deed([seat, *json.loads(action)]))
        return deeds, len(rows)

    # -- rule sets -----------------------------------------------------------------------------------------------

    def keep_rules(self, name: str, rules: JsonObject) -> None:
        """Save a rule set by name, over an older one of that name."""
        row = (name, text_of(rules))
        insert = f"INSERT OR REPLACE INTO rule_set ({columns('rule_set')}) VALUES (?, ?, ?)"
        with self.database:
            self.database.execute(insert, (*row, seal("rule_set", *row)))

    def forget_rules(self, name: str) -> None:
        """Forget a saved rule set."""
        with self.database:
            self.database.execute("DELETE FROM rule_set WHERE name = ?", (name,))

    def kept_rules(self) -> dict[str, JsonObject]:
        """The saved rule sets by name; those that do not hold are left out."""
        rows = self.database.execute(f"SELECT {columns('rule_set')} FROM rule_set ORDER BY name").fetchall()
        return {row[0]: object_of(row[1]) for row in rows if holds("rule_set", row)}


def of_match(told: JsonObject) -> JsonObject:
    """What is told of a deal without what belongs to this deal alone."""
    return {key: value for key, value in told.items() if key not in OF_ONE_DEAL}


def is_won(record: Record) -> bool:
    """Whether somebody has won the match with this deal."""
    after = record.match.after if record.match else None
    return after is not None and after.winner != NOBODY


def chained(rows: Iterable[Row], digest: str) -> Iterator[tuple[int, str]]:
    """Seats and actions of these rows as far as their chain goes on from this link."""
    for at, (number, seat, action, own) in enumerate(rows):
        digest = link(digest, f"{seat} {action}")
        if own != digest or number != at:
            return
        yield int(str(seat)), str(action)


# -- opening -----------------------------------------------------------------------------------------------------


def open_store(path: Path, in_order: bool = False) -> Store:
    """Open the store, or start a new one, as `open_file` does."""
    return Store(open_file(path, in_order))


@contextmanager
def closing(path: Path) -> Iterator[Store]:
    """A store for the time of a `with`."""
    store = open_store(path)
    try:
        yield store
    finally:
        store.close()
