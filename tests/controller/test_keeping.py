"""Keeping: a store that was left in order is trusted, and whatever has happened to it since is found all the same."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.controller.store import keeping as keeping_module
from gaigel_desktop.controller.store.keeping import keeping
from gaigel_desktop.controller.store.lock import hold
from gaigel_desktop.controller.store.schema import VERSION
from gaigel_desktop.controller.store.store import Opened, open_store
from tests.controller.test_store import NOW, a_deal

Damage = Callable[[bytearray], bytes | bytearray]
TICK = 0.02  # seconds; two changes within one tick of the file system's clock look the same from outside


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with a match of some deals, left in order."""
    path = tmp_path / "games.sqlite"
    with keeping(path) as kept:
        assert kept.store is not None and not kept.trouble
        match = kept.store.start_match(NOW, {})
        for _ in range(12):
            record = a_deal()
            kept.store.finish_deal(kept.store.start_deal(match, NOW, record, {}), NOW, record)
    time.sleep(TICK)
    return path


@pytest.fixture
def trusted(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each start whether it trusted the store."""
    starts: list[bool] = []

    def watched(path: Path, in_order: bool = False) -> Opened:
        starts.append(in_order)
        return open_store(path, in_order)

    monkeypatch.setattr(keeping_module, "open_store", watched)
    return starts


def end_well(path: Path) -> None:
    with keeping(path) as kept:
        assert kept.store is not None and kept.trouble == "" and len(list(kept.store.deals())) == 12


def test_a_store_that_was_left_in_order_is_trusted(path: Path, trusted: list[bool]) -> None:
    end_well(path)
    end_well(path)
    assert trusted == [True, True]


def overwrite(data: bytearray) -> bytes | bytearray:
    data[4096:] = Random(1).randbytes(len(data) - 4096)
    return data


def overwrite_one_page(data: bytearray) -> bytes | bytearray:
    data[-8192:-4096] = Random(2).randbytes(4096)
    return data


def empty_one_page(data: bytearray) -> bytes | bytearray:
    data[8192:12288] = bytes(4096)
    return data


@pytest.mark.parametrize(
    "damage",
    [
        overwrite,
        overwrite_one_page,
        empty_one_page,
        lambda data: data[: len(data) // 2],
        lambda data: data[:100],
        lambda data: b"not a database at all",
        lambda data: b"SQLite format 3\x00" + b"\x01" * (len(data) - 16),
    ],
)
def test_whatever_damage_is_done_to_it_afterwards_is_found(path: Path, damage: Damage) -> None:
    damaged = bytes(damage(bytearray(path.read_bytes())))
    path.write_bytes(damaged)
    with keeping(path) as kept:
        assert kept.store is not None and kept.trouble == "store_aside"
        assert kept.aside is not None and kept.aside.read_bytes() == damaged
        assert list(kept.store.deals()) == []


def test_one_of_the_future_is_found_as_well(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    database.close()
    with keeping(path) as kept:
        assert kept.trouble == "store_aside"


def test_one_that_was_taken_away_is_begun_anew(path: Path, trusted: list[bool]) -> None:
    path.unlink()
    with keeping(path) as kept:
        assert kept.store is not None and kept.trouble == "" and list(kept.store.deals()) == []
    assert trusted == [False]


KILLED = """
import os, sys
from pathlib import Path
from gaigel_desktop.controller.store.keeping import keeping

with keeping(Path(sys.argv[1])) as kept:
    os._exit(kept.store is None)
"""


def test_after_a_program_that_was_killed_every_page_is_looked_at(path: Path, trusted: list[bool]) -> None:
    subprocess.run([sys.executable, "-c", KILLED, str(path)], check=True)
    end_well(path)
    end_well(path)
    assert trusted == [False, True]


def test_after_a_program_that_failed_every_page_is_looked_at(path: Path, trusted: list[bool]) -> None:
    with pytest.raises(sqlite3.DatabaseError), keeping(path):
        raise sqlite3.DatabaseError("database disk image is malformed")
    end_well(path)
    assert trusted == [True, False]


def test_where_something_could_not_be_written_every_page_is_looked_at(path: Path, trusted: list[bool]) -> None:
    with keeping(path) as kept:
        assert kept.store is not None
        pages = kept.store.database.execute("PRAGMA page_count").fetchone()[0]
        kept.store.database.execute(f"PRAGMA max_page_count = {pages}")
        Stored(kept.store, 1, lambda: NOW, {"much": "too much" * 10_000}).start_deal(a_deal(), "seed")
    end_well(path)
    assert trusted == [True, False]


def test_a_store_that_another_program_has_locked_stays_where_it_is(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with keeping(path) as kept:
        assert (kept.store, kept.trouble) == (None, "store_unwritable")
    other.close()
    end_well(path)


def test_a_second_program_has_none(path: Path) -> None:
    held = hold(path.parent)
    assert held is not None
    with held, keeping(path) as kept:
        assert (kept.store, kept.trouble) == (None, "trouble_second")
    end_well(path)


def test_where_no_folder_can_be_made_there_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with keeping(tmp_path / "file" / "games.sqlite") as kept:
        assert (kept.store, kept.trouble) == (None, "store_unwritable")
