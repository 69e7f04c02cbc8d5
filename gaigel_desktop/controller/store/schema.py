"""The schema: the tables of the store, what each row is sealed over, and what is worked out from the sealed rows."""

from __future__ import annotations

import json
import sqlite3
from typing import Final

from gaigel_desktop.controller.records.notation import JsonObject, read_line
from gaigel_desktop.controller.records.rule_sets import rules_from_json
from gaigel_desktop.rules.errors import BadRecord, GaigelError

from .company import COMPANY, insert_company, insert_mentions
from .reviewed import TABLES, insert_review
from .seals import seal
from .summary import GIVEN_UP, Summary, opponents, summary

VERSION: Final = 8
MARK: Final = "tournament"  # by this a session of one is known among the matches
DAY: Final = "of_the_day"  # and by this the deal of a day
Row = tuple[object, ...]

# A short row for every deal that is over.
PAST: Final = """
CREATE TABLE past (
    deal INTEGER PRIMARY KEY REFERENCES deal ON DELETE CASCADE, match INTEGER NOT NULL,
    counted INTEGER NOT NULL, finished TEXT NOT NULL, rules TEXT NOT NULL, players INTEGER NOT NULL,
    number INTEGER NOT NULL, reason TEXT NOT NULL, aided INTEGER, won INTEGER, match_won INTEGER,
    given INTEGER NOT NULL, taken INTEGER NOT NULL, accused INTEGER, points INTEGER, fingerprint TEXT NOT NULL
);
CREATE INDEX past_by_match ON past (match, deal);
CREATE INDEX past_by_fingerprint ON past (fingerprint);
CREATE TABLE opponent (
    who TEXT NOT NULL, deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE, PRIMARY KEY (who, deal)
) WITHOUT ROWID;
CREATE INDEX opponent_of_deal ON opponent (deal);
"""
# The way to a session, past all other matches.
BY_SESSION: Final = "CREATE INDEX match_by_session ON match (session);"
# Ways past all that is not wanted, so that looking something up takes no longer in the store of a life.
SHORT_WAYS: Final = """
CREATE INDEX IF NOT EXISTS kept_guess ON kept (deal) WHERE guess IS NOT NULL;
CREATE INDEX IF NOT EXISTS past_ended ON past (finished) WHERE match_won IS NOT NULL;
CREATE INDEX IF NOT EXISTS match_open ON match (id) WHERE finished IS NULL;
"""
# What only this store and its copies know, from the first file on that it has written: by that it knows its own.
OWNER: Final = "CREATE TABLE IF NOT EXISTS owner (secret TEXT NOT NULL);"
# All that is worked out from the sealed rows, table by table.
WORKED_OUT: Final = ("past", "opponent", "review", "dear", "company", "kept", "mention")
SCHEMA: Final = f"""
CREATE TABLE match (
    id INTEGER PRIMARY KEY, started TEXT NOT NULL, about TEXT NOT NULL, finished TEXT, winner INTEGER,
    imported INTEGER NOT NULL DEFAULT 0, session TEXT, digest TEXT NOT NULL DEFAULT ''
);
CREATE TABLE deal (
    id INTEGER PRIMARY KEY, match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE, started TEXT NOT NULL,
    record TEXT NOT NULL, about TEXT NOT NULL, finished TEXT, reason TEXT, digest TEXT NOT NULL,
    counted INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE action (
    deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE, number INTEGER NOT NULL,
    seat INTEGER NOT NULL, action TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (deal, number)
) WITHOUT ROWID;
CREATE TABLE rule_set (name TEXT PRIMARY KEY, rules TEXT NOT NULL, digest TEXT NOT NULL DEFAULT '');
CREATE INDEX deal_of_match ON deal (match);
{PAST}
{BY_SESSION}
{TABLES}
{COMPANY}
{SHORT_WAYS}
{OWNER}
"""
# Everything that is sealed in a row: what `past`, `opponent`, `company` and `session` hold can be worked out from it.
SEALED: Final = {
    "match": ("id", "started", "about", "finished", "winner", "imported"),
    "deal": ("id", "match", "started", "record", "about", "finished", "reason", "counted"),
    "rule_set": ("name", "rules"),
}


def columns(table: str) -> str:
    """What is read of a row to see whether it holds, its digest last."""
    return ", ".join((*SEALED[table], "digest"))


def holds(table: str, row: Row) -> bool:
    """Whether a row of these columns is as it was written."""
    return row[-1] == seal(table, *row[:-1])


def make_new(database: sqlite3.Connection) -> None:
    """The tables of an empty store."""
    database.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")


# -- what is worked out from the sealed rows ---------------------------------------------------------------------


def work_out_anew(database: sqlite3.Connection) -> None:
    """All that can be worked out from the sealed rows, where some of it is missing; all of it or nothing."""
    with database:
        database.execute("BEGIN IMMEDIATE")
        for table in WORKED_OUT:
            database.execute(f"DROP TABLE IF EXISTS {table}")
        for statement in (PAST + TABLES + COMPANY + SHORT_WAYS).split(";"):
            database.execute(statement)
        for (deal,) in database.execute("SELECT id FROM deal").fetchall():
            row = database.execute(f"SELECT {columns('deal')} FROM deal WHERE id = ?", (deal,)).fetchone()
            if holds("deal", row):
                work_out(database, row[:-1])
        tell_given_up(database)


def work_out(database: sqlite3.Connection, row: Row) -> None:
    """The rows about a deal that is there; what nobody can read in this version has none."""
    deal, match, _, line, about, finished, _, counted = row
    try:
        record, told = read_line(str(line).encode()), object_of(str(about))
    except GaigelError:  # dealt by rules that nobody knows here: it stays what it is
        return
    tell_company(database, row)
    if finished is not None:
        imported = "file" in told
        summed = summary(record, told, str(finished), imported)
        against = [] if imported else opponents(record, told)
        insert_summary(database, (int(str(deal)), int(str(match))), summed, against, bool(counted))
        insert_review(database, int(str(deal)), told)


def tell_given_up(database: sqlite3.Connection, match: int = 0) -> None:
    """The last deal of a match that was given up lost it, and so did one that was given up itself; of all matches, or
    of one."""
    which = "match.id = ?" if match else "? = 0"
    database.execute(
        f"""
        UPDATE past SET match_won = 0 WHERE deal IN (
            SELECT max(past.deal) FROM past JOIN match ON match.id = past.match
            WHERE match.finished IS NOT NULL AND NOT match.imported AND {which}
            GROUP BY match.id
            HAVING match.winner IS NULL OR past.reason = '{GIVEN_UP}' AND match.session IS NULL
        )
    """,
        (match,),
    )


def tell_company(database: sqlite3.Connection, row: Row) -> None:
    """Who sat at a deal and what was told there, if it was the player's: one from a file was not."""
    deal, _, _, line, about, finished, *_ = row
    told = object_of(str(about))
    if finished is None:
        insert_mentions(database, int(str(deal)), told)
    elif "file" not in told:
        insert_company(database, int(str(deal)), read_line(str(line).encode()), told)


# -- rows --------------------------------------------------------------------------------------------------------


def insert_match(database: sqlite3.Connection, row: Row, session: str | None, number: int | None = None) -> int:
    """A match: started, about, finished, winner, imported; its number, if it is to have none that is given."""
    return _insert(database, "match", row, number, session=session)


def insert_deal(database: sqlite3.Connection, row: Row, number: int | None = None) -> int:
    """A deal: match, started, record, about, finished, reason, counted; its number, as for a match."""
    return _insert(database, "deal", row, number)


def _insert(database: sqlite3.Connection, table: str, row: Row, given: int | None, **derived: str | None) -> int:
    """A new row; as its number is sealed too, the seal comes after it."""
    names, values = (*SEALED[table], *derived, "digest"), (given, *row, *derived.values(), "")
    insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(values))})"
    number = database.execute(insert, values).lastrowid or 0
    database.execute(f"UPDATE {table} SET digest = ? WHERE id = ?", (seal(table, number, *row), number))
    return number


def change(database: sqlite3.Connection, table: str, number: int, **changes: str | int | None) -> dict[str, object]:
    """Change a row and seal it anew, unless its seal was broken before; the row as it is now."""
    row = database.execute(f"SELECT {columns(table)} FROM {table} WHERE id = ?", (number,)).fetchone()
    if row is None:
        raise sqlite3.IntegrityError("what is to be changed is not there")
    now = dict(zip(SEALED[table], row, strict=False)) | changes
    digest = seal(table, *now.values()) if holds(table, row) else row[-1]
    sets = ", ".join(f"{column} = ?" for column in changes)
    database.execute(f"UPDATE {table} SET {sets}, digest = ? WHERE id = ?", (*changes.values(), digest, number))
    return now


def insert_summary(
    database: sqlite3.Connection, at: tuple[int, int], summed: Summary, against: list[str], counted: bool = True
) -> None:
    """The short row of a deal and its match; only deals of one's own count in the figures."""
    row = (*at, counted and summed.won is not None, *summed)
    database.execute(f"INSERT OR REPLACE INTO past {_COLUMNS} VALUES ({', '.join('?' * len(row))})", row)
    insert_opponents(database, at[0], against)


def insert_opponents(database: sqlite3.Connection, deal: int, against: list[str]) -> None:
    """Who sat on the other sides, in place of those from before."""
    database.execute("DELETE FROM opponent WHERE deal = ?", (deal,))
    database.executemany("INSERT INTO opponent VALUES (?, ?)", [(who, deal) for who in against])


_COLUMNS: Final = f"(deal, match, counted, {', '.join(Summary._fields)})"


def known(about: JsonObject) -> bool:
    """Whether this program knows the rules of a match; a newer one may have written it."""
    try:
        return "rules" not in about or bool(rules_from_json(about["rules"]))
    except GaigelError:
        return False


def session_of(about: JsonObject) -> str | None:
    """The mark of a session as its column holds it."""
    return text_of(about[MARK]) if MARK in about else None


def text_of(data: object) -> str:
    """Plain data as a column holds it."""
    return json.dumps(data, ensure_ascii=False)


def object_of(text: str) -> JsonObject:
    """What `text_of` wrote; BadRecord where it was something else."""
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("not_object", field="about") from None
    if not isinstance(data, dict):
        raise BadRecord("not_object", field="about")
    return data
