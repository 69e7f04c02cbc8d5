"""Older stores: a store as an older program left it."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Final

from gaigel_desktop.controller.store.schema import BY_TOLD_SESSION, SEALED
from gaigel_desktop.controller.store.seals import link, seal

THIRD: Final = Path(__file__).parent.parent / "golden" / "store-3.sqlite"  # written by a program of that time
FIRST: Final = THIRD.parent / "first"  # what programs of the first edition of the rules wrote
BACK: Final = {
    7: "DROP TABLE owner; DROP INDEX match_open; DROP INDEX kept_guess; DROP INDEX past_ended;",
    6: "DROP TABLE company; DROP TABLE kept; DROP TABLE mention;",
    5: "DROP TABLE review; DROP TABLE dear;",
    4: f"""
        DROP TABLE edition;
        UPDATE deal SET record = replace(record, 'gaigel-deal/2', 'gaigel-deal/1') WHERE finished IS NOT NULL;
        UPDATE deal SET digest = sealed('deal', {", ".join(SEALED["deal"])});
    """,
    3: f"""
        DROP INDEX match_by_session; ALTER TABLE match DROP COLUMN session; ALTER TABLE match DROP COLUMN digest;
        ALTER TABLE deal DROP COLUMN counted; ALTER TABLE rule_set DROP COLUMN digest;
        UPDATE deal SET digest = chained(record); {BY_TOLD_SESSION}
    """,
    2: "DROP INDEX match_by_session;",
    1: "DROP TABLE past; DROP TABLE opponent; ALTER TABLE match DROP COLUMN imported;",
}


def make_older(path: Path, version: int) -> None:
    """Take away what later versions have brought, of deals whose rules they could say."""
    database = sqlite3.connect(path)
    database.create_function("chained", 1, lambda line: link("", line))
    database.create_function("sealed", -1, seal)
    for at in range(max(BACK), version - 1, -1):
        database.executescript(BACK[at])
    database.execute(f"PRAGMA user_version = {version}")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.commit()
    database.close()


def third(folder: Path) -> Path:
    """The store of that time, in this folder."""
    return Path(shutil.copy(THIRD, folder / "games.sqlite"))
