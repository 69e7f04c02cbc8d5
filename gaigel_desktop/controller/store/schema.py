"""The schema: the tables of the store, what each row is sealed over, and how an older store becomes one of today."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Final

from gaigel_desktop.controller.records.editions import EDITION, FIRST, as_agreed, preset_in
from gaigel_desktop.controller.records.notation import JsonObject, read_line
from gaigel_desktop.controller.records.rule_sets import rules_from_json
from gaigel_desktop.controller.settings import OWN_PORTRAITS
from gaigel_desktop.rules.errors import BadRecord, GaigelError
from gaigel_desktop.rules.options import PRESETS

from .company import COMPANY, insert_company, insert_mentions
from .reviewed import TABLES, insert_review
from .seals import link, seal
from .summary import CHANGED, GIVEN_UP, Summary, opponents, summary

VERSION: Final = 8
MARK: Final = "tournament"  # by this a session of one is known among the matches
DAY: Final = "of_the_day"  # and by this the deal of a day
Row = tuple[object, ...]

# What lies there since the second version: a short row for every deal that is over.
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
# The way to a session, past all other matches: in the third version through what is told of a match, since then by a
# column, because where that can no longer be read the whole store could not be changed any more.
BY_TOLD_SESSION: Final = f"CREATE INDEX match_by_session ON match (json_extract(about, '$.{MARK}'));"
BY_SESSION: Final = "CREATE INDEX match_by_session ON match (session);"
# By which edition of the rules all rule sets in here are to be read, but those of records, which say theirs.
EDITION_OF_RULES: Final = f"CREATE TABLE edition (number INTEGER NOT NULL); INSERT INTO edition VALUES ({EDITION});"
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
{EDITION_OF_RULES}
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
KEY: Final = {"match": "id", "deal": "id", "rule_set": "name"}
TOLD: Final = {"match": "about", "deal": "about", "rule_set": "rules"}  # where a rule set stands in it, or is it


def columns(table: str) -> str:
    """What is read of a row to see whether it holds, its digest last."""
    return ", ".join((*SEALED[table], "digest"))


def holds(table: str, row: Row) -> bool:
    """Whether a row of these columns is as it was written."""
    return row[-1] == seal(table, *row[:-1])


def make_new(database: sqlite3.Connection) -> None:
    """The tables of an empty store."""
    database.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")


# -- from version to version -------------------------------------------------------------------------------------


def bring_up_to_date(database: sqlite3.Connection, version: int) -> None:
    """All of the way or nothing of it, whatever happens meanwhile."""
    with database:
        database.execute("BEGIN IMMEDIATE")
        for migration in MIGRATIONS[version - 1 :]:
            migration(database)
        database.execute(f"PRAGMA user_version = {VERSION}")


def _summarise(database: sqlite3.Connection) -> None:
    """From 1 to 2: a summary of every deal that is over, made from its record."""
    database.execute("ALTER TABLE match ADD COLUMN imported INTEGER NOT NULL DEFAULT 0")
    for statement in PAST.split(";"):
        database.execute(statement)
    rows = database.execute("SELECT id, match, record, about, finished, digest FROM deal WHERE finished IS NOT NULL")
    for deal, match, line, about, finished, own in rows.fetchall():
        if own == link("", line):
            with suppress(GaigelError):
                record = read_line(line.encode())
                told = object_of(about)
                summed = summary(record, told, finished, imported=False)
                insert_summary(database, (deal, match), summed, opponents(record, told))


def _index_sessions(database: sqlite3.Connection) -> None:
    """From 2 to 3: the way to a session; where that cannot be read, the fourth version has another way."""
    with suppress(sqlite3.OperationalError):
        database.execute(BY_TOLD_SESSION)


def _seal(database: sqlite3.Connection) -> None:
    """From 3 to 4: seals over whole rows; what did not hold before does not hold afterwards either."""
    database.execute("DROP INDEX IF EXISTS match_by_session")
    database.execute("ALTER TABLE match ADD COLUMN session TEXT")
    database.execute("ALTER TABLE match ADD COLUMN digest TEXT NOT NULL DEFAULT ''")
    database.execute("ALTER TABLE deal ADD COLUMN counted INTEGER NOT NULL DEFAULT 1")
    database.execute("ALTER TABLE rule_set ADD COLUMN digest TEXT NOT NULL DEFAULT ''")
    database.execute("UPDATE deal SET counted = 0 WHERE id IN (SELECT deal FROM past WHERE NOT counted)")
    for table, held in HELD_BEFORE.items():
        rows = database.execute(f"SELECT {columns(table)} FROM {table}").fetchall()
        set_to = f"UPDATE {table} SET digest = ? WHERE {KEY[table]} = ?"
        key = SEALED[table].index(KEY[table])
        database.executemany(set_to, ((seal(table, *row[:-1]), row[key]) for row in rows if held(row)))
    for match, about in database.execute("SELECT id, about FROM match WHERE digest != ''").fetchall():
        mark = session_of(object_of(about))
        if mark is not None:
            database.execute("UPDATE match SET session = ? WHERE id = ?", (mark, match))
    database.execute(BY_SESSION)


def _keep_what_was_agreed(database: sqlite3.Connection) -> None:
    """From 4 to 5: presets say something else since the second edition; what was agreed before is written out."""
    for statement in EDITION_OF_RULES.split(";"):
        database.execute(statement)
    for table in SEALED:
        rows = database.execute(f"SELECT {columns(table)} FROM {table}").fetchall()
        set_to = f"UPDATE {table} SET {TOLD[table]} = ?, digest = ? WHERE {KEY[table]} = ?"
        told, key = SEALED[table].index(TOLD[table]), SEALED[table].index(KEY[table])
        agreed = ((row, with_rules_agreed(table, row[:-1], FIRST)) for row in rows if holds(table, row))
        changed = (now for row, now in agreed if now != row[:-1])
        database.executemany(set_to, ((now[told], seal(table, *now), now[key]) for now in changed))
    others = [preset for preset, now in PRESETS.items() if preset_in(preset, FIRST) != now]
    places = ", ".join("?" * len(others))
    database.execute(f"UPDATE past SET rules = rules || '{CHANGED}' WHERE rules IN ({places})", others)


def _make_room_for_reviews(database: sqlite3.Connection) -> None:
    """From 5 to 6: what is kept of deals that are looked back on; nobody has done so yet."""
    _lay_anew(database, ("review", "dear"), TABLES)


def _remember_company(database: sqlite3.Connection) -> None:
    """From 6 to 7: who sat there, and what of it one may speak of, made from the records."""
    _lay_anew(database, ("company", "kept", "mention"), COMPANY)
    for (deal,) in database.execute("SELECT id FROM deal").fetchall():
        row = database.execute(f"SELECT {columns('deal')} FROM deal WHERE id = ?", (deal,)).fetchone()
        if holds("deal", row):
            with suppress(GaigelError):
                tell_company(database, row[:-1])


def _lay_anew(database: sqlite3.Connection, tables: tuple[str, ...], statements: str) -> None:
    """Empty tables, whatever of them was there."""
    for table in tables:
        database.execute(f"DROP TABLE IF EXISTS {table}")
    for statement in statements.split(";"):
        database.execute(statement)


def _count_people_by_name(database: sqlite3.Connection) -> None:
    """From 7 to 8: whoever has a face that is the player's to choose was counted by that; and short ways."""
    for statement in (SHORT_WAYS + OWNER).split(";"):
        database.execute(statement)
    faces = ", ".join("?" * len(OWN_PORTRAITS))
    by_face = f"SELECT deal FROM opponent WHERE who IN ({faces}) UNION SELECT deal FROM company WHERE who IN ({faces})"
    found = database.execute(f"SELECT {columns('deal')} FROM deal WHERE id IN ({by_face})", OWN_PORTRAITS * 2)
    for row in found.fetchall():
        if holds("deal", row):
            with suppress(GaigelError):
                record, told = read_line(str(row[3]).encode()), object_of(str(row[4]))
                insert_opponents(database, row[0], opponents(record, told))
                insert_company(database, row[0], record, told)


def work_out_anew(database: sqlite3.Connection) -> None:
    """All that can be worked out from the sealed rows, where some of it is missing; all of it or nothing."""
    with database:
        database.execute("BEGIN IMMEDIATE")
        _lay_anew(database, WORKED_OUT, PAST + TABLES + COMPANY + SHORT_WAYS)
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


def with_rules_agreed(table: str, row: Row, edition: int) -> Row:
    """A row without its digest, of a store of this edition: its rule set says what was agreed, whatever its preset says
    by now."""
    at = SEALED[table].index(TOLD[table])
    try:
        told = object_of(str(row[at]))
    except GaigelError:
        return row
    if table == "rule_set":
        now = as_agreed(told, edition)
    else:
        now = told | {"rules": as_agreed(told["rules"], edition)} if "rules" in told else told
    return row if now == told else (*row[:at], text_of(now), *row[at + 1 :])


def _dated(started: object, finished: object) -> bool:
    try:
        return all(datetime.fromisoformat(str(at)) for at in (started, finished or started))
    except ValueError:
        return False


def _readable(text: object) -> bool:
    try:
        object_of(str(text))
    except GaigelError:
        return False
    return True


# Whether a row of a store without seals can be trusted: then a deal had a digest over its record, and nothing else one.
HELD_BEFORE: Final[dict[str, Callable[[Row], bool]]] = {
    "match": lambda row: _dated(row[1], row[3]) and _readable(row[2]),
    "deal": lambda row: row[-1] == link("", str(row[3])) and _dated(row[2], row[5]) and _readable(row[4]),
    "rule_set": lambda row: _readable(row[1]),
}

Migration = Callable[[sqlite3.Connection], None]
# How an older store becomes the next version, in order.
MIGRATIONS: Final[tuple[Migration, ...]] = (
    _summarise,
    _index_sessions,
    _seal,
    _keep_what_was_agreed,
    _make_room_for_reviews,
    _remember_company,
    _count_people_by_name,
)


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
