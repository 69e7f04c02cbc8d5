"""Trouble with the store while the program runs: what is tried again, what is said of it, and what is given up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.controller.store import mending
from gaigel_desktop.controller.store.archive import EVERYTHING, in_order
from gaigel_desktop.controller.store.keeping import AGAIN, MUCH_LATER, Keeper, keeping
from gaigel_desktop.controller.store.mending import Carried
from gaigel_desktop.controller.store.reviewed import PHASES, Lost, Reviewed, reviewed_in
from gaigel_desktop.controller.store.store import Store, closing
from tests.controller.test_store import NOW, a_deal

LEFT = b"what is left of a damaged store"
REVIEW = Reviewed(0.5, None, tuple(Lost(1, 0.25) for _ in PHASES), ())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with one deal that is over."""
    path = tmp_path / "games.sqlite"
    with closing(path) as store:
        store.finish_deal(store.start_deal(store.start_match(NOW, {}), NOW, a_deal(), {}), NOW, a_deal())
    return path


@pytest.fixture
def kept(path: Path) -> Iterator[Keeper]:
    with keeping(path) as keeper:
        yield keeper


def locked(path: Path) -> sqlite3.Connection:
    """Another program that keeps everybody from writing."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def corrupt() -> sqlite3.DatabaseError:
    """What SQLite says of a broken file."""
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def open_now(kept: Keeper) -> Store:
    assert kept.store is not None
    return kept.store


# -- a lock ------------------------------------------------------------------------------------------------------


def test_a_lock_is_said_when_it_has_lasted_and_no_more_when_it_is_over(path: Path, kept: Keeper) -> None:
    assert kept.said == "" and kept.update(99.0) is None
    other = locked(path)
    Stored(kept.ledger, lambda: NOW, {"table": "of two"})
    assert kept.unwritten and kept.said == "", "what passes at once is no trouble"
    assert kept.update(100.0) == AGAIN
    assert kept.update(100.0 + AGAIN / 2) == AGAIN / 2, "nothing is tried before its time"
    assert kept.said == ""
    assert kept.update(100.0 + AGAIN) == AGAIN
    assert kept.said == "store_locked"
    other.rollback()
    kept.try_again()
    assert kept.said == "" and not kept.unwritten and kept.update(103.0) is None
    assert next(open_now(kept).unfinished()).about == {"table": "of two"}
    other.close()


def test_what_the_store_has_not_taken_makes_it_doubtful(path: Path, kept: Keeper) -> None:
    other = locked(path)
    Stored(kept.ledger, lambda: NOW, {})
    kept.update(100.0)
    assert open_now(kept).doubtful and not kept.damaged
    other.close()


# -- looking back ------------------------------------------------------------------------------------------------


def test_what_was_found_in_a_deal_of_the_past_is_kept_with_it(kept: Keeper) -> None:
    kept.look_back(1, REVIEW)
    (deal,) = in_order(open_now(kept).database, EVERYTHING)
    assert reviewed_in(deal.about) == REVIEW


def test_where_it_cannot_be_kept_it_can_be_found_again(path: Path, kept: Keeper) -> None:
    other = locked(path)
    kept.look_back(1, REVIEW)
    assert open_now(kept).doubtful and not kept.unwritten
    other.close()
    with keeping(path) as second:
        assert not second.owner
        second.look_back(1, REVIEW)
    (deal,) = in_order(open_now(kept).database, EVERYTHING)
    assert reviewed_in(deal.about) is None


def test_where_there_is_no_store_nothing_is_doubted(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "games.sqlite")
    keeper.doubt(corrupt())
    assert not keeper.damaged and keeper.store is None


# -- mending -----------------------------------------------------------------------------------------------------


def breaks_with(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mending begins, and goes wrong."""

    def mend(_: Path) -> Iterator[Carried]:
        yield Carried()
        raise error

    monkeypatch.setattr(mending, "mend", mend)


def test_what_cannot_be_mended_now_is_tried_much_later(kept: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.doubt(corrupt())
    breaks_with(PermissionError(13, "no right"), monkeypatch)
    assert len(list(kept.carry_over())) == 1
    assert (kept.damaged, kept.trouble, kept.said) == (False, "store_unwritable", "store_unwritable")
    assert kept.update(100.0) == MUCH_LATER
    monkeypatch.undo()
    kept.update(100.0 + MUCH_LATER)
    assert kept.said == "" and open_now(kept), "the file was whole after all"


def test_whatever_else_goes_wrong_there_is_not_hidden(kept: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.doubt(corrupt())
    breaks_with(ZeroDivisionError("what nobody has thought of"), monkeypatch)
    with pytest.raises(ZeroDivisionError):
        list(kept.carry_over())
    assert (kept.damaged, kept.trouble) == (False, "store_unreachable")


def test_a_mended_store_that_waits_for_its_place_takes_it_at_the_next_start(path: Path) -> None:
    with closing(path) as store:
        store.start_match(NOW, {"table": "of two"})
    path.rename(path.with_name(path.name + ".mended"))
    path.write_bytes(LEFT)
    with keeping(path) as kept:
        assert [match.about for match in open_now(kept).unfinished()] == [{"table": "of two"}, {}]
    assert [aside.read_bytes() for aside in path.parent.glob("games.aside-1.sqlite")] == [LEFT]


# -- the end -----------------------------------------------------------------------------------------------------


def test_a_program_that_fails_without_a_store_fails_as_it_would_with_one(path: Path) -> None:
    path.unlink()
    path.mkdir()
    with pytest.raises(ZeroDivisionError), keeping(path) as kept:
        assert (kept.store, kept.trouble) == (None, "store_odd")
        raise ZeroDivisionError


def test_what_cannot_be_written_by_the_end_is_told_in_the_log(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with keeping(path) as kept:
        other = locked(path)
        Stored(kept.ledger, lambda: NOW, {}).start_deal(a_deal(), Seed("secret"))
    assert "could be written down" in caplog.text
    other.close()
