"""Opening: what is damage and what is none, and how the store of an older program makes room for a new one."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.controller.store import opening, schema
from gaigel_desktop.controller.store.archive import EVERYTHING, count
from gaigel_desktop.controller.store.company import MENTIONED
from gaigel_desktop.controller.store.keeping import keeping
from gaigel_desktop.controller.store.opening import Damaged, Older, Unusable, open_to_read
from gaigel_desktop.controller.store.schema import MARK, VERSION, WORKED_OUT
from gaigel_desktop.controller.store.store import Store, closing, open_store
from tests.controller.past_games import keep_many, make_older
from tests.controller.test_store import NOW, a_deal, started, stored
from tests.tiers import one_in, thorough

# -- what is damage --------------------------------------------------------------------------------------------------


def half_overwritten(data: bytes) -> bytes:
    return data[:4096] + Random(1).randbytes(len(data) - 4096)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"not a database at all",
        lambda data: b"SQLite format 3\x00" + b"\x01" * 5000,
        half_overwritten,
        lambda data: data[: len(data) // 2],
    ],
)
def test_a_damaged_file_is_called_so_and_left_alone(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    path = tmp_path / "games.sqlite"
    started(path, 20)
    broken = damage(path.read_bytes())
    path.write_bytes(broken)
    with pytest.raises(Damaged):
        open_store(path)
    assert path.read_bytes() == broken


@thorough
@pytest.mark.parametrize("at", [0, 7, 16, 17, 18, 19, 20, 21, 22, 23, 44, 47, 52, 56, 59])
@pytest.mark.parametrize("value", [0, 3, 255])
def test_a_broken_head_costs_no_deal(tmp_path: Path, at: int, value: int) -> None:
    path = tmp_path / "games.sqlite"
    record = started(path, 20)
    data = bytearray(path.read_bytes())
    data[at] = value
    path.write_bytes(data)
    with keeping(path) as kept:
        if kept.damaged:
            list(kept.carry_over())
        assert kept.store is not None
        assert [deal.record.actions for deal in kept.store.deals()] == [record.actions[:20]]
    assert not list(tmp_path.glob("*.head"))


def test_an_empty_file_is_an_empty_store(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_bytes(b"")
    assert started(tmp_path / "games.sqlite", 1)


def test_a_store_of_a_newer_program_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    started(path, 3)
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    database.close()
    before = path.read_bytes()
    with pytest.raises(Unusable, match="store_newer"):
        open_store(path)
    assert path.read_bytes() == before


@one_in(3, "number", [0, 1, 2, 3, 4, 5, -5, 1 << 30])
def test_a_number_that_cannot_be_true_is_put_right(tmp_path: Path, number: int) -> None:
    path = tmp_path / "games.sqlite"
    record = started(path, 3)
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA user_version = {number}")
    assert stored(path).actions == record.actions[:3]
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_a_number_without_tables_is_an_empty_store(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA user_version = {VERSION}")
    assert started(path, 1)


def test_the_database_of_another_program_is_none_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    database.close()
    before = path.read_bytes()
    with pytest.raises(Unusable, match="store_odd"):
        open_store(path)
    assert path.read_bytes() == before


def test_a_full_disk_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite"
    record = started(path, 5)

    class Full(sqlite3.Connection):
        """Nothing can be written beside the file either."""

        def execute(  # type: ignore[override]  # the type of its values has no public name
            self, sql: str, values: Sequence[int | str] = (), /
        ) -> sqlite3.Cursor:
            if "journal_mode" not in sql:
                return super().execute(sql, values)
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Full))
    with pytest.raises(sqlite3.OperationalError) as caught:
        open_store(path)
    assert opening.why(caught.value, tmp_path) == "store_full"
    monkeypatch.undo()
    assert stored(path).actions == record.actions[:5]


def test_a_folder_that_cannot_be_made_is_an_os_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError) as caught:
        open_store(tmp_path / "file" / "games.sqlite")
    assert opening.why(caught.value, tmp_path) == "store_unwritable"


def test_what_another_program_has_open_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    record = started(path, 4)
    with closing(path) as mine:
        mine.note(1, 4, record.actions[4])
        reader = Store(open_to_read(path), writes=False)
        assert [len(deal.record.actions) for deal in reader.deals()] == [5]
        with pytest.raises(sqlite3.OperationalError):
            reader.start_match(NOW, {})
        reader.close()
        mine.note(1, 5, record.actions[5])


# -- stores of before ------------------------------------------------------------------------------------------------


def test_the_store_of_an_older_program_is_set_aside_unread_and_a_new_one_begins(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    started(path, 5)
    make_older(path)
    before = path.read_bytes()
    with keeping(path) as kept:
        assert (kept.older, kept.said) == ("games.aside-1.sqlite", "")
        assert kept.store is not None and not list(kept.store.deals())
        kept.store.start_match(NOW, {})
    assert (tmp_path / "games.aside-1.sqlite").read_bytes() == before
    with keeping(path) as kept:
        assert kept.older == "", "and from now on nothing is said of it"
        assert kept.store is not None and len(list(kept.store.unfinished())) == 1


def test_what_lies_in_the_log_beside_an_older_store_goes_with_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    started(path, 5)
    make_older(path)
    left, log = path.read_bytes(), path.with_name("games.sqlite-wal")
    writer = sqlite3.connect(path)
    writer.execute("PRAGMA journal_mode = WAL")
    writer.execute("INSERT INTO rule_set VALUES ('Oma', '{}', '')")
    writer.commit()
    files = {each: each.read_bytes() for each in (path, log)}
    writer.close()
    for each, held in files.items():
        each.write_bytes(held)
    assert left[28:] != files[path] and files[log]
    with keeping(path) as kept:
        assert kept.store is not None and kept.store.kept_rules() == {}
    with sqlite3.connect(tmp_path / kept.older) as older:
        assert older.execute("SELECT name FROM rule_set").fetchall() == [("Oma",)]


def test_an_older_store_that_cannot_be_set_aside_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    started(path, 5)
    make_older(path)
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with keeping(path) as kept:
        assert (kept.older, kept.said, kept.store) == ("", "store_full", None)
        monkeypatch.undo()
        kept.try_again()
        assert (kept.older, kept.said) == ("games.aside-1.sqlite", "") and kept.store is not None
    assert (tmp_path / kept.older).read_bytes() == before


def test_an_older_store_is_nothing_to_whoever_only_reads(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    started(path, 5)
    make_older(path)
    before = path.read_bytes()
    with pytest.raises(Older):
        open_to_read(path)
    assert path.read_bytes() == before


def test_an_empty_file_is_nothing_to_whoever_only_reads(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.touch()
    with pytest.raises(Unusable, match="store_unreachable"):
        open_to_read(path)


def with_guests(store: Store) -> None:
    """A deal at a table of a tournament, with guests who have the faces of others."""
    chairs: list[object] = [
        {"name": "", "portrait": "anne"},
        {"name": "Stefano", "portrait": "tarek", "strength": "guest"},
        {"name": "Lena", "portrait": "lena", "strength": "regular"},
        {"name": "Siegfried", "portrait": "paul", "strength": "guest"},
    ]
    about: JsonObject = {"chairs": chairs, MARK: ["Most", 0]}
    match = store.start_match(NOW, about)
    store.finish_deal(store.start_deal(match, NOW, a_deal(), about), NOW, a_deal())


def met(store: Store) -> tuple[list[str], list[str]]:
    """Who was played against, and who sat there."""
    rows = [store.database.execute(f"SELECT who FROM {table} ORDER BY who") for table in ("opponent", "company")]
    against, there = ([str(who) for (who,) in found] for found in rows)
    return against, there


@thorough
@pytest.mark.parametrize("missing", [*WORKED_OUT, "past opponent", "company kept mention", "review dear company"])
def test_what_can_be_worked_out_and_is_missing_is_worked_out_anew(tmp_path: Path, missing: str) -> None:
    path = tmp_path / "games.sqlite"
    with closing(path) as store:
        keep_many(store, 20)
        store.clear_figures()
        with_guests(store)
        given_up = store.start_match(NOW, {})
        store.finish_deal(store.start_deal(given_up, NOW, a_deal(), {}), NOW, a_deal()._replace(result=None))
        store.finish_match(given_up, NOW, None)
        running: JsonObject = {MENTIONED: [["lena", "given", 1, NOW]]}
        store.start_deal(store.start_match(NOW, running), NOW, a_deal(), running)
        rows = {
            table: store.database.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in WORKED_OUT
        }
        broken = store.start_deal(given_up, NOW, a_deal(), {})
        store.database.execute("UPDATE deal SET about = '{', finished = started WHERE id = ?", (broken,))
        store.database.commit()
        for table in missing.split():
            store.database.execute(f"DROP TABLE {table}")
    with keeping(path) as kept:
        assert kept.store is not None and not kept.damaged
        for table in WORKED_OUT:
            assert kept.store.database.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() == rows[table], table


def test_every_row_is_sealed_over_everything_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(path) as store:
        match = store.start_match(NOW, {"chairs": []})
        deal = store.start_deal(match, NOW, a_deal(), {"seed": "s"})
        store.finish_deal(deal, NOW, a_deal())
        store.keep_rules("Oma", {"preset": "wikipedia"})
        seen = len(list(store.deals())), len(list(store.unfinished())), len(store.kept_rules())
        assert seen == (1, 1, 1)
    for table, columns in schema.SEALED.items():
        for column in columns:
            changed = Path(str(path).replace("games", f"{table}-{column}"))
            changed.write_bytes(path.read_bytes())
            database = sqlite3.connect(changed)
            database.execute(
                f"UPDATE {table} SET {column} = CASE WHEN {column} IS NULL THEN 1 ELSE {column} || '1' END"
            )
            database.commit()
            database.close()
            with closing(changed) as store:
                row = store.database.execute(f"SELECT {schema.columns(table)} FROM {table}").fetchone()
                assert not schema.holds(table, row), (table, column)


# -- what cannot be used ---------------------------------------------------------------------------------------------


def test_a_folder_where_the_store_should_be_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.mkdir()
    with pytest.raises(Unusable) as refused:
        open_store(path)
    assert opening.why(refused.value, tmp_path) == "store_odd" and path.is_dir()


def test_what_is_wrong_with_a_store_to_be_read_is_said_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object, **__: object) -> sqlite3.Connection:
        raise code(sqlite3.SQLITE_BUSY)

    monkeypatch.setattr(opening, "connect", locked)
    with pytest.raises(sqlite3.OperationalError) as refused:
        open_to_read(tmp_path / "games.sqlite")
    assert opening.why(refused.value, tmp_path) == "store_locked"


def code(number: int) -> sqlite3.OperationalError:
    """What SQLite says with this number."""
    error = sqlite3.OperationalError("something is wrong")
    error.sqlite_errorcode = number
    return error


def test_a_file_that_cannot_be_opened_in_a_folder_that_can_be_written_is_out_of_reach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cannot_open = code(sqlite3.SQLITE_CANTOPEN)
    assert opening.why(cannot_open, tmp_path) == "store_unreachable"
    monkeypatch.setattr("os.access", lambda *_: False)
    assert opening.why(cannot_open, tmp_path) == "store_unwritable"


def test_a_disk_without_room_is_full_whatever_it_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    strange = OSError(0, "something is wrong")
    assert opening.why(strange, tmp_path) == "store_unreachable"
    assert opening.why(strange, tmp_path / "nowhere") == "store_unreachable", "nobody knows how much room there is"
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(total=10, used=9, free=1))
    assert opening.why(strange, tmp_path) == "store_full"


@pytest.mark.parametrize("about", ['{"rules": {"preset": "of tomorrow"}}', "{", "[]"])
def test_a_match_by_rules_of_tomorrow_is_not_shown_while_it_is_played(tmp_path: Path, about: str) -> None:
    """Nor is one of which nobody can read by which rules it is played."""
    with closing(tmp_path / "games.sqlite") as store:
        match = store.start_match(NOW, {})
        store.finish_deal(store.start_deal(match, NOW, a_deal(), {}), NOW, a_deal())
        assert count(store.database, EVERYTHING) == 1
        store.database.execute("UPDATE match SET about = ?", (about,))
        assert count(store.database, EVERYTHING) == 0


def test_what_is_not_there_cannot_be_changed(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store, pytest.raises(sqlite3.IntegrityError, match="not there"):
        store.finish_match(99, NOW, 0)
