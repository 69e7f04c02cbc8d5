"""Keeping: a store that was left in order is trusted, and whatever has happened to it since is found all the same."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.controller.store import keeping as keeping_module
from gaigel_desktop.controller.store.keeping import keeping
from gaigel_desktop.controller.store.opening import PATIENCE, open_file
from gaigel_desktop.controller.store.schema import VERSION
from tests.controller.test_store import NOW, a_deal
from tests.faults.homes import DAYS, try_day
from tests.tiers import one_in, thorough

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
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """For each attempt to open the store how many seconds it was ready to wait for others."""
    attempts: list[float] = []

    def watched(path: Path, in_order: bool, patience: float) -> sqlite3.Connection:
        attempts.append(patience)
        return open_file(path, in_order, patience)

    monkeypatch.setattr(keeping_module, "open_file", watched)
    return attempts


@pytest.fixture
def trusted(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each start whether it trusted the store."""
    starts: list[bool] = []

    def watched(path: Path, in_order: bool, patience: float) -> sqlite3.Connection:
        starts.append(in_order)
        return open_file(path, in_order, patience)

    monkeypatch.setattr(keeping_module, "open_file", watched)
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


@one_in(
    4,
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
        assert kept.store is None and kept.damaged and kept.trouble == ""
        assert path.read_bytes() == damaged, "nothing is done before the first picture"
        last = list(kept.carry_over())[-1]
        assert kept.store is not None and not kept.damaged
        assert (path.parent / last.aside).read_bytes() == damaged
        assert len(list(kept.store.deals())) == last.deals


def test_one_of_the_future_stays_and_what_is_played_is_not_kept(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    database.close()
    before = path.read_bytes()
    with keeping(path) as kept:
        assert (kept.store, kept.trouble, kept.forgets) == (None, "store_newer", True)
        assert kept.update(0.0) is None, "no waiting helps"
    assert path.read_bytes() == before


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
        Stored(kept.ledger, lambda: NOW, {"much": "too much" * 10_000}).start_deal(a_deal(), Seed("seed"))
    end_well(path)
    assert trusted == [True, False]


def locked(path: Path) -> sqlite3.Connection:
    """Another program that keeps everybody out."""
    other = sqlite3.connect(path)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    return other


def test_a_store_that_another_program_has_locked_is_opened_when_it_lets_go(path: Path) -> None:
    other = locked(path)
    with keeping(path) as kept:
        assert (kept.store, kept.trouble) == (None, "store_locked")
        story = Stored(kept.ledger, lambda: NOW, {"table": "of two"})
        story.start_deal(a_deal(), Seed("seed"))
        story.note(0, a_deal().actions[0])
        assert kept.update(100.0) == keeping_module.AGAIN
        assert kept.update(101.0) is not None and kept.store is None
        other.close()
        assert kept.update(102.0) is not None
        assert kept.trouble == "" and not kept.ledger.behind and kept.update(103.0) is None
        assert kept.store is not None
        *_, deal = kept.store.deals()
        assert deal.record.actions == a_deal().actions[:1]


def test_what_could_not_be_written_all_evening_is_written_at_its_end(path: Path) -> None:
    other = locked(path)
    with keeping(path) as kept:
        Stored(kept.ledger, lambda: NOW, {"table": "of two"})
        other.close()
    with keeping(path) as kept:
        assert kept.store is not None
        assert next(kept.store.unfinished()).about == {"table": "of two"}


def test_what_can_never_be_written_is_a_line_in_the_log(
    path: Path, waits: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    """And nobody is kept waiting for it: it is tried at the beginning and once more at the end, not for long."""
    other = locked(path)
    with keeping(path) as kept:
        Stored(kept.ledger, lambda: NOW, {})
    other.close()
    assert waits == [PATIENCE, PATIENCE] and PATIENCE < 1
    assert "not everything that was played could be written down" in caplog.text


def test_a_second_window_reads_and_writes_nothing(path: Path) -> None:
    with keeping(path) as first:
        assert first.store is not None and first.owner
        before = path.read_bytes()
        with keeping(path) as second:
            assert not second.owner and second.forgets and second.trouble == "trouble_second"
            assert second.store is not None and len(list(second.store.deals())) == 12
            with pytest.raises(sqlite3.OperationalError):
                second.store.clear()
        assert path.read_bytes() == before
        first.store.start_match(NOW, {})
    end_well(path)


def test_where_no_folder_can_be_made_there_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with keeping(tmp_path / "file" / "games.sqlite") as kept:
        assert (kept.store, kept.trouble, kept.owner) == (None, "store_unwritable", True)


def test_what_breaks_while_it_is_open_is_carried_over(path: Path) -> None:
    with keeping(path) as kept:
        assert kept.store is not None
        story = Stored(kept.ledger, lambda: NOW, {"table": "of two"})
        story.start_deal(a_deal(), Seed("seed"))
        error = sqlite3.DatabaseError("database disk image is malformed")
        kept.doubt(error)
        assert not kept.damaged, "SQLite says more than this when it is so"
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        kept.doubt(error)
        assert kept.damaged and kept.store is None
        story.note(0, a_deal().actions[0])
        last = list(kept.carry_over())[-1]
        assert (last.deals, last.lost) == (13, 0)
        assert kept.store is not None and not kept.ledger.behind
        assert [len(deal.record.actions) for deal in kept.store.deals() if deal.finished is None] == [1]


def test_what_breaks_before_the_window_is_closed_is_mended_then(path: Path, waits: list[float]) -> None:
    """And until then nobody opens it again: a file that is open stays where it is on Windows."""
    with keeping(path) as kept:
        story = Stored(kept.ledger, lambda: NOW, {"table": "of two"})
        story.start_deal(a_deal(), Seed("seed"))
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        kept.doubt(error)
        story.note(0, a_deal().actions[0])
        waits.clear()
    assert list(path.parent.glob("games.aside-1.sqlite"))
    assert len(waits) == 1
    with keeping(path) as kept:
        assert kept.store is not None
        assert [len(deal.record.actions) for deal in kept.store.deals() if deal.finished is None] == [1]


@thorough
@pytest.mark.parametrize("name", DAYS)
def test_what_is_played_while_the_folder_goes_is_written_again(name: str) -> None:
    assert "store_unreachable" in try_day(DAYS[name], Random(f"here {name}"))


def test_a_store_that_is_gone_is_said_to_be_until_there_is_another(tmp_path: Path) -> None:
    with keeping(tmp_path / "home" / "games.sqlite") as kept:
        shutil.rmtree(tmp_path / "home")
        kept.update(0.0)
        assert kept.said == "store_unreachable" and kept.store is None
        kept.update(2.0)
        assert kept.said == "" and kept.store is not None
