"""Records out and in: what was exported holds, comes in once, and a bad line is named and costs nothing else."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaigel_desktop.controller.places import APP, HOME_VARIABLE
from gaigel_desktop.controller.records.verify import findings
from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, count, in_order, page
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.controller.store.transfer import Taken, export, files_there, free_name, records_folder, take_in
from gaigel_desktop.rules.options import PRESETS
from tests.controller.past_games import keep, keep_many, played, table
from tests.tiers import one_in, thorough

NOW = "2026-11-21T22:00:00"
LEINFELDEN = PRESETS["leinfelden"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(tmp_path / "games.sqlite") as opened:
        yield opened


def write(store: Store, wanted: Wanted, path: Path) -> int:
    return max(export(in_order(store.database, wanted), path), default=0)


def take(store: Store, path: Path) -> Taken:
    *_, last = take_in(store.database, path, NOW)
    return last


@one_in(4, "wanted", [EVERYTHING, Wanted(won=True), Wanted(rules="wikipedia"), Wanted(match=2)])
def test_whatever_is_exported_holds(store: Store, tmp_path: Path, wanted: Wanted) -> None:
    keep_many(store, 120)
    path = tmp_path / "out.jsonl"
    assert write(store, wanted, path) == count(store.database, wanted) > 0
    assert [finding for finding in findings([path.read_bytes()]) if finding] == []


def test_a_deal_that_was_given_up_can_be_exported(store: Store, tmp_path: Path) -> None:
    records = played(LEINFELDEN, 3)
    keep(store, table(LEINFELDEN), records[:1])
    cut_short = records[1]._replace(actions=records[1].actions[:5], result=None)
    deal = store.start_deal(1, NOW, records[1], {})
    store.finish_deal(deal, NOW, cut_short)
    path = tmp_path / "out.jsonl"
    assert write(store, EVERYTHING, path) == 2
    assert [finding for finding in findings([path.read_bytes()]) if finding] == []


@thorough
def test_the_same_record_comes_in_once(store: Store, tmp_path: Path) -> None:
    keep_many(store, 60)
    path = tmp_path / "out.jsonl"
    write(store, Wanted(won=True), path)
    assert take(store, path).new == 0
    with closing(tmp_path / "other.sqlite") as other:
        first, second = take(other, path), take(other, path)
        assert (first.new, first.known, second.new) == (count(store.database, Wanted(won=True)), 0, 0)
        assert second.known == first.new and first.bad == 0


def test_imported_deals_do_not_count(store: Store, tmp_path: Path) -> None:
    keep_many(store, 60)
    path = tmp_path / "out.jsonl"
    write(store, EVERYTHING, path)
    with closing(tmp_path / "other.sqlite") as other:
        take(other, path)
        assert count(other.database, EVERYTHING) == 60 and figures(other.database, EVERYTHING).total.deals == 0
        assert list(other.unfinished()) == []
        assert [deal.record._replace(match=None) for deal in in_order(other.database, EVERYTHING)] == [
            deal.record._replace(match=None) for deal in in_order(store.database, EVERYTHING)
        ]


def test_an_own_match_goes_on_after_an_import(store: Store, tmp_path: Path) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 2))
    path = tmp_path / "out.jsonl"
    write(store, EVERYTHING, path)
    with closing(tmp_path / "other.sqlite") as other:
        match = other.start_match(NOW, {})
        take(other, path)
        assert [playing.id for playing in other.unfinished()] == [match]


@thorough
def test_matches_stay_together(store: Store, tmp_path: Path) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 50))
    path = tmp_path / "out.jsonl"
    write(store, EVERYTHING, path)
    with closing(tmp_path / "other.sqlite") as other:
        take(other, path)
        mine = [(deal.match.id, deal.match.winner) for deal in page(store.database, EVERYTHING, 0, 50)]
        assert [(deal.match.id, deal.match.winner) for deal in page(other.database, EVERYTHING, 0, 50)] == mine


@one_in(
    4,
    "bad",
    [b"\xff\xfe", b"{", b'{"format": "gaigel-deal/9"}', b"[" * 100_000, b" " * 70 + b"x" * 3_000_000, b"null"],
)
def test_a_bad_line_is_named_and_costs_nothing_else(store: Store, tmp_path: Path, bad: bytes) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 4))
    path = tmp_path / "out.jsonl"
    write(store, EVERYTHING, path)
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([lines[0], b"", bad, *lines[1:]]) + b"\n")
    with closing(tmp_path / "other.sqlite") as other:
        taken = take(other, path)
        assert (taken.new, taken.bad, taken.share) == (4, 1, 1.0)
        assert str(taken.first_bad).startswith("line 3: ")


def test_a_cheating_record_stays_outside(store: Store, tmp_path: Path) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 1))
    path = tmp_path / "out.jsonl"
    write(store, EVERYTHING, path)
    path.write_text(path.read_text().replace('"points": [', '"points": [1'))
    with closing(tmp_path / "other.sqlite") as other:
        assert take(other, path).new == 0 and count(other.database, EVERYTHING) == 0


def test_files_have_names_of_their_own(tmp_path: Path) -> None:
    first = free_name(tmp_path, "deals")
    first.touch()
    second = free_name(tmp_path, "deals")
    second.touch()
    there = files_there(tmp_path)
    assert there is not None
    assert {first.name, second.name} == {"deals.jsonl", "deals-2.jsonl"} == {path.name for path in there}
    assert files_there(tmp_path / "nowhere") == []


def test_a_folder_that_cannot_be_written_is_an_os_error(store: Store, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError):
        write(store, EVERYTHING, tmp_path / "file" / "out.jsonl")


def test_a_file_that_is_stopped_halfway_is_not_there(store: Store, tmp_path: Path) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 5))
    writing = export(in_order(store.database, EVERYTHING), tmp_path / "out" / "deals.jsonl")
    next(writing)
    writing.close()
    assert list((tmp_path / "out").iterdir()) == []


# -- where files lie -------------------------------------------------------------------------------------------------


def test_records_lie_in_the_players_documents_unless_a_home_was_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, "somewhere")
    assert records_folder() == Path("somewhere")
    monkeypatch.delenv(HOME_VARIABLE)
    monkeypatch.setattr("platformdirs.user_documents_dir", lambda: "documents")
    assert records_folder() == Path("documents", APP)


def test_only_files_that_can_be_read_are_offered_the_newest_first(tmp_path: Path) -> None:
    for age, name in enumerate(("new.jsonl", "copy.gaigel", "old.jsonl")):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "notes.txt").touch()
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "round.jsonl").symlink_to("round.jsonl")
    found = files_there(tmp_path)
    assert found is not None and [path.name for path in found] == ["new.jsonl", "copy.gaigel", "old.jsonl"]


def test_where_nobody_may_look_there_is_no_list(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert files_there(tmp_path / "file") is None
    assert files_there(tmp_path / "nowhere") == []
