"""Taking in and writing out in the middle of trouble: it can be stopped, and what was said to have come in stays."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame
import pytest

from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.controller.store.archive import EVERYTHING, count
from gaigel_desktop.controller.store.store import Store
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.pages.past import files
from gaigel_desktop.window.pages.page import Page
from tests.controller.past_games import keep_many, played
from tests.faults.strangers import somebody
from tests.scenes.pages import Visitor
from tests.tiers import thorough

DEALS = 60


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Visitor, Store]]:
    """Somebody at the page with the files, where only one piece of long work is done in a turn."""
    monkeypatch.setattr(files, "within", lambda _: iter([None]))
    with somebody(tmp_path) as visitor:
        assert visitor.house.keeper.store is not None
        visitor.house.keeper.store.database.execute("PRAGMA busy_timeout = 0")
        yield visitor, visitor.house.keeper.store


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("taken") / "deals.jsonl"
    lines = [write_line(record._replace(match=None)) for record in played(PRESETS["leinfelden"], DEALS)]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def take(visitor: Visitor, path: Path, turns: int) -> None:
    """Drop it on the window, and let the loop turn so often."""
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    wait(visitor, turns)


def wait(visitor: Visitor, turns: int) -> None:
    for _ in range(turns):
        visitor.look_between(0.02)


def kept(store: Store) -> int:
    return count(store.database, EVERYTHING)


def progress(visitor: Visitor) -> list[float]:
    """How many of a hundred are done, if a bar says so."""
    return [meaning.range.now for meaning in visitor.meanings() if meaning.range and meaning.role == "progress"]


@thorough
def test_a_bar_says_how_far_it_is_and_it_can_be_stopped(guest: tuple[Visitor, Store], path: Path) -> None:
    visitor, store = guest
    take(visitor, path, 3)
    (early,) = progress(visitor)
    wait(visitor, 5)
    (later,) = progress(visitor)
    assert 0 < early < later < 99
    visitor.click("stop")
    came = kept(store)
    wait(visitor, 3)
    assert progress(visitor) == []
    assert visitor.sees(f"Stopped. {came} new deals, 0 were here already.")
    assert 0 < kept(store) == came < DEALS
    take(visitor, path, 30)
    assert kept(store) == DEALS and visitor.sees(f"{DEALS - came} new deals, {came} were here already.")


@thorough
def test_a_lock_in_the_middle_is_said_and_what_came_in_stays(
    guest: tuple[Visitor, Store], path: Path, tmp_path: Path
) -> None:
    visitor, store = guest
    take(visitor, path, 4)
    came = kept(store)
    other = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    wait(visitor, 2)
    assert visitor.sees(f"{came} new deals, 0 were here already. Another program holds the saved games just now")
    other.rollback()
    other.close()
    assert 0 < kept(store) == came < DEALS
    take(visitor, path, 30)
    assert kept(store) == DEALS


@thorough
def test_a_disk_that_is_full_in_the_middle_is_said_and_what_came_in_stays(
    guest: tuple[Visitor, Store], path: Path
) -> None:
    visitor, store = guest
    pages = store.database.execute("PRAGMA page_count").fetchone()[0]
    store.database.execute(f"PRAGMA max_page_count = {pages + 12}")
    take(visitor, path, 30)
    came = kept(store)
    assert 0 < came < DEALS
    assert visitor.sees(f"{came} new deals, 0 were here already. The disk is full; no more came in.")
    store.database.execute("PRAGMA max_page_count = 100000")
    take(visitor, path, 30)
    assert kept(store) == DEALS


@thorough
def test_writing_has_the_same_bar_and_stopped_leaves_nothing(guest: tuple[Visitor, Store], tmp_path: Path) -> None:
    visitor, store = guest
    keep_many(store, 20)
    visitor.click("tab deals")
    visitor.click("back")
    visitor.click("past")
    visitor.click("tab files")
    visitor.click("write")
    wait(visitor, 5)
    assert progress(visitor) == [30]
    visitor.click("stop")
    assert visitor.sees("Stopped; nothing was written.") and progress(visitor) == []
    assert list(tmp_path.glob("gaigel-*")) == []


@thorough
def test_the_bar_is_drawn_as_far_as_it_is(guest: tuple[Visitor, Store], path: Path) -> None:
    visitor, _ = guest
    take(visitor, path, 8)
    page: Page = visitor.page
    page.draw()
    (bar,) = (placed.box for placed in page.placed() if placed.widget.meaning(page.pen, placed.box).role == "progress")
    surface, unit = visitor.house.kit.screen.surface, visitor.house.kit.screen.unit
    left, right = (
        tuple(surface.get_at((round(x * unit), round(bar.middle[1] * unit)))[:3]) for x in (bar.x + 20, bar.right - 20)
    )
    assert left != right
