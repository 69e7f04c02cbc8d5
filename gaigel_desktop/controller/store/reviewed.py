"""Reviewed: what is kept of a deal that was looked back on: what was given away, in which part of it, and where most.

It lies in what is told about the deal, so that it is sealed with it, and goes with it when a store is mended; the rows
that figures are made of are worked out from there.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from typing import Final, NamedTuple

from gaigel_desktop.controller.records.notation import JsonObject

REVIEW: Final = "review"  # by this it is found in what is told about a deal
HELPED: Final = "helped"  # and by this before which deeds somebody was helped
IN_OPENING: Final = "opening"  # the first trick
IN_TALON: Final = "talon"
IN_ENDGAME: Final = "endgame"  # nothing is left to draw
PHASES: Final = (IN_OPENING, IN_TALON, IN_ENDGAME)

TABLES: Final = """
CREATE TABLE review (
    deal INTEGER PRIMARY KEY REFERENCES deal ON DELETE CASCADE, dealt REAL, came REAL,
    in_opening INTEGER NOT NULL, lost_opening REAL NOT NULL, in_talon INTEGER NOT NULL, lost_talon REAL NOT NULL,
    in_endgame INTEGER NOT NULL, lost_endgame REAL NOT NULL
);
CREATE TABLE dear (
    deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE, place INTEGER NOT NULL, loss REAL NOT NULL,
    kind TEXT NOT NULL, PRIMARY KEY (deal, place)
) WITHOUT ROWID;
"""


class Lost(NamedTuple):
    """How many decisions there were that count, and what was given away in them."""

    decisions: int
    loss: float


class Dear(NamedTuple):
    """A decision that has cost something: how many deeds came before it, how much, and what sort of thing it was."""

    at: int
    loss: float
    kind: str


class Reviewed(NamedTuple):
    """A deal from the chair of the player, in strokes."""

    dealt: float | None  # as in its account; nothing where the deal has no result
    between: float | None
    phases: tuple[Lost, ...]  # in the order of PHASES
    dear: tuple[Dear, ...]


def told_of(review: Reviewed) -> JsonObject:
    """What a review has found, as plain data for JSON."""
    return {
        "dealt": review.dealt,
        "between": review.between,
        "phases": [list(lost) for lost in review.phases],
        "dear": [list(each) for each in review.dear],
    }


def reviewed_in(about: JsonObject) -> Reviewed | None:
    """What is told about a deal has it, or nobody has looked back on it."""
    told = about.get(REVIEW)
    if not isinstance(told, dict):
        return None
    with suppress(KeyError, TypeError, ValueError):
        phases = tuple(Lost(int(decisions), float(loss)) for decisions, loss in told["phases"])
        dear = tuple(Dear(int(at), float(loss), str(kind)) for at, loss, kind in told["dear"])
        if len(phases) == len(PHASES):
            return Reviewed(_number(told["dealt"]), _number(told["between"]), phases, dear)
    return None


def _number(told: object) -> float | None:
    return float(told) if isinstance(told, float | int) else None


def insert_review(database: sqlite3.Connection, deal: int, about: JsonObject) -> None:
    """The rows of a deal, in place of those from before; none where nobody has looked back on it."""
    review = reviewed_in(about)
    if review is None:
        return
    lost = [value for phase in review.phases for value in phase]
    row = (deal, review.dealt, review.between, *lost)
    database.execute(f"INSERT OR REPLACE INTO review VALUES ({', '.join('?' * len(row))})", row)
    database.execute("DELETE FROM dear WHERE deal = ?", (deal,))
    database.executemany("INSERT INTO dear VALUES (?, ?, ?, ?)", [(deal, *each) for each in review.dear])
