"""The whole copy: what is written comes back whole, here or elsewhere, and nothing that is here is lost by it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from gaigel_desktop.controller.store.archive import EVERYTHING, count
from gaigel_desktop.controller.store.keeping import Keeper, keeping
from gaigel_desktop.controller.store.opening import Damaged, Older, Unusable
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.controller.store.whole_copy import bring_copy, write_copy
from tests.controller.past_games import keep_many, make_older
from tests.controller.test_store import NOW, a_deal
from tests.tiers import thorough


def test_a_copy_comes_back_whole_and_what_was_here_lies_beside_it(tmp_path: Path) -> None:
    path, copy = tmp_path / "here" / "games.sqlite", tmp_path / "documents" / "copy.gaigel"
    with keeping(path) as kept:
        assert kept.store is not None
        keep_many(kept.store, 20)
        kept.store.keep_rules("Oma", {"preset": "wikipedia"})
        running = kept.store.start_deal(kept.store.start_match(NOW, {}), NOW, a_deal(), {})
        kept.store.note(running, 0, a_deal().actions[0])
        before = figures(kept.store.database, EVERYTHING), list(kept.store.deals())
        list(write_copy(path, copy))
        kept.store.clear()
        kept.store.forget_rules("Oma")
        list(bring_copy(copy, path))
        assert kept.take_the_place() == "games.aside-1.sqlite"
        store = kept.store
        assert store is not None and not kept.trouble
        assert (figures(store.database, EVERYTHING), list(store.deals())) == before
        assert list(store.kept_rules()) == ["Oma"]
    with closing(path.with_name("games.aside-1.sqlite")) as aside:
        assert count(aside.database, EVERYTHING) < 20
    assert sorted(each.name for each in copy.parent.iterdir()) == ["copy.gaigel"]
    with keeping(path) as kept:
        assert kept.store is not None and count(kept.store.database, EVERYTHING) == 20


def test_a_copy_is_taken_also_where_nothing_was_open(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.sqlite", tmp_path / "copy.gaigel"
    with closing(path) as store:
        keep_many(store, 4)
    list(write_copy(path, copy))
    list(bring_copy(copy, path))
    keeper = Keeper(path)
    assert keeper.take_the_place() == "games.aside-1.sqlite" and keeper.store is not None
    keeper.close()


def test_a_copy_of_an_older_program_is_not_taken_and_stays_as_it_is(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.sqlite", tmp_path / "copy.gaigel"
    for each in (path, copy):
        with closing(each) as store:
            keep_many(store, 4)
    make_older(copy)
    left = copy.read_bytes()
    with pytest.raises(Older):
        list(bring_copy(copy, path))
    assert copy.read_bytes() == left
    assert {each.name for each in tmp_path.iterdir()} == {"games.sqlite", "copy.gaigel"}


@pytest.mark.parametrize("data", [b"", b"not a store at all", b"SQLite format 3\0" + b"\1" * 5000])
def test_what_is_no_copy_changes_nothing(tmp_path: Path, data: bytes) -> None:
    path, copy = tmp_path / "games.sqlite", tmp_path / "copy.gaigel"
    with closing(path) as store:
        keep_many(store, 4)
    copy.write_bytes(data)
    with pytest.raises((Damaged, Unusable, sqlite3.Error)):
        list(bring_copy(copy, path))
    assert {each.name for each in tmp_path.iterdir()} == {"games.sqlite", "copy.gaigel"}


def test_one_that_is_not_there_and_one_that_cannot_be_written_are_os_errors(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(path) as store:
        keep_many(store, 4)
    with pytest.raises(OSError):
        list(bring_copy(tmp_path / "nowhere.gaigel", path))
    (tmp_path / "file").touch()
    with pytest.raises(OSError):
        list(write_copy(path, tmp_path / "file" / "copy.gaigel"))


@thorough
def test_whoever_stops_it_leaves_nothing_half(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.sqlite", tmp_path / "copy.gaigel"
    with closing(path) as store:
        keep_many(store, 40)
        with store.database:
            store.database.execute("CREATE TABLE much (data BLOB)")
            store.database.execute("INSERT INTO much VALUES (?)", (os.urandom(64 << 20),))
    writing = write_copy(path, copy)
    next(writing)
    writing.close()
    assert not [each.name for each in tmp_path.iterdir() if each.name.startswith("copy")]
