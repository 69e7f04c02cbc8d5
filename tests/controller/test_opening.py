"""Opening: what is damage and what is none, and how an older store becomes one of today."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.controller.store import opening, schema
from gaigel_desktop.controller.store.archive import EVERYTHING, count, in_order
from gaigel_desktop.controller.store.company import MENTIONED
from gaigel_desktop.controller.store.keeping import keeping
from gaigel_desktop.controller.store.opening import Damaged, Unusable, open_to_read
from gaigel_desktop.controller.store.schema import MARK, VERSION, WORKED_OUT
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import Store, closing, open_store
from tests.controller.older_stores import make_older, third
from tests.controller.past_games import keep_many
from tests.controller.test_store import NOW, a_deal, started, stored
from tests.tiers import one_in

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


@one_in(4, "at", [0, 7, 16, 17, 18, 19, 20, 21, 22, 23, 44, 47, 52, 56, 59])
@one_in(4, "value", [0, 3, 255])
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


def everything(path: Path) -> list[object]:
    """All that a player can see of a store."""
    with closing(path) as store:
        deals = [(*deal, deal.record) for deal in store.deals()]
        in_here = in_order(store.database, EVERYTHING)
        past = [deal._replace(match=deal.match._replace(secret="")) for deal in in_here]  # versions before had none
        return [deals, past, figures(store.database, EVERYTHING), list(store.unfinished()), store.kept_rules()]


@one_in(4, "version", [1, 2, 3, 4, 5, 6, 7])
def test_an_older_store_tells_the_same(tmp_path: Path, version: int) -> None:
    path = tmp_path / "games.sqlite"
    with closing(path) as store:
        keep_many(store, 40, ("leinfelden", "rutesheim"))
        session = store.start_match(NOW, {MARK: ["Most", 0]})
    expected = everything(path)
    make_older(path, version)
    assert everything(path) == expected
    assert (tmp_path / f"games.version-{version}.sqlite").exists()
    with closing(path) as store:
        found = store.session(["Most", 0])
        assert found is not None and found.id == session


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


def test_guests_are_counted_by_their_own_names_also_those_of_before(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    named = ["Siegfried", "Stefano"], ["Siegfried", "Stefano", "lena"]
    with closing(path) as store:
        with_guests(store)
        assert met(store) == named
        assert [share.key for share in figures(store.database, EVERYTHING).by_opponent] == named[0]
        for table in ("opponent", "company"):
            for name, face in (("Stefano", "tarek"), ("Siegfried", "paul")):
                store.database.execute(f"UPDATE {table} SET who = ? WHERE who = ?", (face, name))
        store.database.commit()
    make_older(path, 7)
    with closing(path) as store:
        assert met(store) == named


def test_a_guest_in_a_deal_that_does_not_hold_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(path) as store:
        with_guests(store)
        store.database.execute("UPDATE opponent SET who = 'paul' WHERE who = 'Siegfried'")
        store.database.execute("UPDATE deal SET about = '{}'")
        store.database.commit()
    make_older(path, 7)
    with closing(path) as store:
        assert met(store)[0] == ["Stefano", "paul"]


@one_in(3, "missing", [*WORKED_OUT, "past opponent", "company kept mention", "review dear company"])
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


def test_an_old_store_without_its_short_rows_is_damaged(tmp_path: Path) -> None:
    path = third(tmp_path)
    with sqlite3.connect(path) as database:
        database.execute("DROP TABLE past")
    database.close()
    with keeping(path) as kept:
        assert kept.damaged
        assert list(kept.carry_over())[-1].deals == 17
        assert kept.store is not None and count(kept.store.database, EVERYTHING) == 15


def test_a_store_that_a_program_of_that_time_left_tells_everything(tmp_path: Path) -> None:
    with closing(third(tmp_path)) as store:
        assert count(store.database, EVERYTHING) == 15
        assert figures(store.database, EVERYTHING).total.deals == 3, "those before were cleared"
        assert store.kept_rules() == {"Stammtisch": {"preset": "leinfelden", "strokes": 5}}
        session = store.session(["Süßmost", 0])
        assert session is not None
        assert [len(deal.record.actions) for deal in store.deals() if deal.finished is None] == [5, 14]
        imported = [deal for deal in in_order(store.database, EVERYTHING) if deal.match.imported]
        assert len(imported) == 4


def test_a_deal_that_did_not_hold_before_does_not_hold_now(tmp_path: Path) -> None:
    path = third(tmp_path)
    with sqlite3.connect(path) as database:
        database.execute("UPDATE deal SET record = replace(record, '\"dealer\": 0', '\"dealer\": 1') WHERE id = 5")
        database.execute("UPDATE deal SET about = '{\"seed' WHERE id = 2")
        database.execute("UPDATE deal SET finished = 'yesterday' WHERE id = 3")
    database.close()
    with closing(path) as store:
        assert {2, 3, 5}.isdisjoint({deal.id for deal in store.deals()})
        assert count(store.database, EVERYTHING) == 15
        assert len(list(in_order(store.database, EVERYTHING))) == 12
        assert count(store.database, EVERYTHING) == 12, "from now on they are not looked for"


def test_the_copy_of_before_has_what_lay_beside_the_file(tmp_path: Path) -> None:
    path = third(tmp_path)
    writer = sqlite3.connect(path)
    writer.execute("PRAGMA journal_mode = WAL")
    writer.execute("INSERT INTO rule_set VALUES ('Oma', '{\"preset\": \"wikipedia\"}')")
    writer.commit()
    assert (tmp_path / "games.sqlite-wal").stat().st_size
    with closing(path):
        pass
    writer.close()
    copy = sqlite3.connect(tmp_path / "games.version-3.sqlite")
    assert ("Oma",) in copy.execute("SELECT name FROM rule_set").fetchall()
    assert copy.execute("PRAGMA user_version").fetchone() == (3,)


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = third(tmp_path)

    def fail(database: sqlite3.Connection) -> None:
        database.execute("DROP TABLE opponent")
        raise sqlite3.OperationalError("disk full")

    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, fail))
    with pytest.raises(sqlite3.OperationalError):
        open_store(path)
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone() == (3,)
    monkeypatch.undo()
    with closing(path) as store:
        assert count(store.database, EVERYTHING) == 15


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


def test_a_store_of_an_older_program_is_not_read_while_nobody_may_bring_it_up_to_date(tmp_path: Path) -> None:
    path = third(tmp_path)
    before = path.read_bytes()
    with pytest.raises(Unusable, match="store_unreachable"):
        open_to_read(path)
    assert path.read_bytes() == before


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


def test_of_the_first_version_only_deals_that_hold_are_summed_up(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(path) as store:
        match = store.start_match(NOW, {})
        for _ in range(2):
            store.finish_deal(store.start_deal(match, NOW, a_deal(), {}), NOW, a_deal())
    make_older(path, 1)
    database = sqlite3.connect(path)
    database.execute("UPDATE deal SET digest = 'broken' WHERE id = 1")
    database.commit()
    database.close()
    with closing(path) as store:
        assert [deal for (deal,) in store.database.execute("SELECT deal FROM past")] == [2]
