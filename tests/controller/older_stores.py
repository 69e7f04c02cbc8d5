"""Older stores: a store as an older program left it."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Final

from gaigel_desktop.controller.store.schema import BY_TOLD_SESSION
from gaigel_desktop.controller.store.seals import link

THIRD: Final = Path(__file__).parent.parent / "golden" / "store-3.sqlite"  # written by a program of that time
BACK: Final = {
    3: f"""
        DROP INDEX match_by_session; ALTER TABLE match DROP COLUMN session; ALTER TABLE match DROP COLUMN digest;
        ALTER TABLE deal DROP COLUMN counted; ALTER TABLE rule_set DROP COLUMN digest;
        UPDATE deal SET digest = chained(record); {BY_TOLD_SESSION}
    """,
    2: "DROP INDEX match_by_session;",
    1: "DROP TABLE past; DROP TABLE opponent; ALTER TABLE match DROP COLUMN imported;",
}


def make_older(path: Path, version: int) -> None:
    """Take away what later versions have brought."""
    database = sqlite3.connect(path)
    database.create_function("chained", 1, lambda line: link("", line))
    for at in range(3, version - 1, -1):
        database.executescript(BACK[at])
    database.execute(f"PRAGMA user_version = {version}")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.commit()
    database.close()


def third(folder: Path) -> Path:
    """The store of that time, in this folder."""
    return Path(shutil.copy(THIRD, folder / "games.sqlite"))
