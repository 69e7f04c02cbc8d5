"""Mending: what can be read of a damaged store is carried over, deal by deal, into a new one.

The new one is made beside the old one and takes its place when it is whole; whoever is stopped before begins anew. The
old one is kept. A row comes along if its seal holds, and nothing else does. Of the store of an older program nothing is
read: it is set aside in the same way.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.controller.places import free_aside
from gaigel_desktop.controller.records.notation import JsonObject, read_line
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.errors import GaigelError

from .opening import HALF, MENDED
from .schema import SEALED, Row, make_new, object_of, session_of, tell_given_up, text_of, work_out
from .seals import link, seal
from .store import of_match
from .wreck import Wreck

BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a store
DEAL: Final = 20  # times as long takes a number with a deal as one without
STEP: Final = 20  # numbers that are looked at between two words about it


class Carried(NamedTuple):
    """How far it has come: of what is to be done, deals that came, deals that were there and did not."""

    done: int = 0
    all: int = 1
    deals: int = 0
    lost: int = 0
    aside: str = ""  # the name of the damaged file, when all is done


def mend(path: Path) -> Iterator[Carried]:
    """Make a new store of what can be read; OSError or sqlite3.Error where it cannot be made, and all is as before."""
    half, carried = path.with_name(path.name + HALF), Carried()
    half.unlink(missing_ok=True)
    try:
        with ExitStack() as opened:
            new, wreck = sqlite3.connect(half, isolation_level=None), Wreck(path)
            opened.callback(wreck.close)
            opened.callback(new.close)
            for carried in _carry(wreck, new):
                yield carried
        _reach_the_disk(half)
        half.replace(path.with_name(path.name + MENDED))
    finally:
        half.unlink(missing_ok=True)
    yield carried._replace(aside=settle(path))


def begin_anew(path: Path) -> str:
    """An empty store takes the place of one that this program does not read, which gets another name; that name."""
    half = path.with_name(path.name + HALF)
    half.unlink(missing_ok=True)
    try:
        new = sqlite3.connect(half)
        try:
            make_new(new)
        finally:
            new.close()
        _reach_the_disk(half)
        half.replace(path.with_name(path.name + MENDED))
    finally:
        half.unlink(missing_ok=True)
    return settle(path)


def settle(path: Path) -> str:
    """A whole new store that waits takes the place of the one from before, which gets another name; that name."""
    whole = path.with_name(path.name + MENDED)
    if not whole.exists():
        return ""
    aside = free_aside(path)
    for ending in (*BESIDE, ""):  # wherever somebody stops this, the new one still waits
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + ending))
    whole.replace(path)
    return aside.name


def _reach_the_disk(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


# -- carrying over -----------------------------------------------------------------------------------------------


def _carry(wreck: Wreck, new: sqlite3.Connection) -> Iterator[Carried]:
    """Number by number: sets of rules, matches, deals."""
    make_new(new)
    new.execute("PRAGMA foreign_keys = OFF")  # of a match that is lost its deals tell, later
    new.execute("BEGIN")
    if secret := wreck.secret():
        new.execute("INSERT INTO owner VALUES (?)", (secret,))
    heard_of = wreck.heard_of()
    numbers = wreck.numbers(heard_of)
    done, everything = 0, len(numbers) + (DEAL - 1) * len(heard_of) + 1
    deals = lost = 0
    for number in numbers:
        for table in ("rule_set", "match"):
            _put(new, table, wreck.row(table, number))
        if _carry_deal(wreck, new, number):
            deals += 1
        elif number in heard_of:
            lost += 1
        done += DEAL if number in heard_of else 1
        if number % STEP == 0:
            yield Carried(done, everything, deals, lost)
    _tell_of_lost_matches(new)
    tell_given_up(new)
    new.execute("COMMIT")
    yield Carried(everything, everything, deals, lost)


def _put(new: sqlite3.Connection, table: str, row: Row | None) -> None:
    """The same row in the new store, sealed."""
    if row is not None:
        names, values = (*SEALED[table], "digest"), (*row, seal(table, *row))
        places = ", ".join("?" * len(values))
        new.execute(f"INSERT OR REPLACE INTO {table} ({', '.join(names)}) VALUES ({places})", values)
        if table == "match":
            mark = session_of(object_of(str(row[2])))
            new.execute("UPDATE match SET session = ? WHERE id = ?", (mark, row[0]))


def _carry_deal(wreck: Wreck, new: sqlite3.Connection, number: int) -> bool:
    """One deal with its actions and its short row; whether it came."""
    row = wreck.row("deal", number)
    if row is None:
        return False
    _put(new, "deal", row)
    line, finished = str(row[3]), row[5]
    if finished is None:
        _put_deeds(new, number, line, wreck.deeds(number, line))
    work_out(new, row)
    return True


def _put_deeds(new: sqlite3.Connection, deal: int, line: str, deeds: list[tuple[int, str]]) -> None:
    digest = link("", line)
    for number, (seat, action) in enumerate(deeds):
        digest = link(digest, f"{seat} {action}")
        new.execute("INSERT INTO action VALUES (?, ?, ?, ?, ?)", (deal, number, seat, action, digest))


def _tell_of_lost_matches(new: sqlite3.Connection) -> None:
    """Every deal has a match: of one whose row is lost its last deal tells who sat there, and whether it was over."""
    query = """
    SELECT match, min(started), max(id), about, finished, record FROM deal
    WHERE match NOT IN (SELECT id FROM match) GROUP BY match
    """
    for match, started, _, about, finished, line in new.execute(query).fetchall():
        told = _object(about)
        winner = None if finished is None else _winner(line)
        over = finished if winner is not None or "file" in told else None
        _put(new, "match", (match, started, text_of(of_match(told)), over, winner, int("file" in told)))


def _winner(line: str) -> int | None:
    """Who won the match with this deal; None if nobody did."""
    with suppress(GaigelError):
        score = read_line(line.encode()).match
        if score is not None and score.after is not None and score.after.winner != NOBODY:
            return score.after.winner
    return None


def _object(about: str) -> JsonObject:
    with suppress(GaigelError):
        return object_of(about)
    return {}
