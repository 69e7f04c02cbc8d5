"""What something costs, counted: the same on every machine, however slow and loaded."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from types import FrameType


def calls_of(deed: Callable[[], object]) -> int:
    """How many functions are called for it."""
    calls = 0

    def hear(_: FrameType, event: str, __: object) -> None:
        nonlocal calls
        if event in ("call", "c_call"):
            calls += 1

    sys.setprofile(hear)
    try:
        deed()
    finally:
        sys.setprofile(None)
    return calls


def steps_of(database: sqlite3.Connection, deed: Callable[[], object]) -> int:
    """How many steps the machine inside SQLite takes for it, to a hundred."""
    hundreds = 0

    def hear() -> int:
        nonlocal hundreds
        hundreds += 1
        return 0

    database.set_progress_handler(hear, 100)
    try:
        deed()
    finally:
        database.set_progress_handler(None, 0)
    return 100 * hundreds
