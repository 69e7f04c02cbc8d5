"""Leaving: nobody loses a game by closing the window, and nobody is kept from closing it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller.store.keeping import Keeper, keeping
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.parting import PartingScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.loop import run
from gaigel_desktop.window.screen import Screen
from tests.tiers import thorough

from .pages import Visitor
from .test_going_on import leaves, plays, sits_down


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path))
    return tmp_path / "games.sqlite"


@pytest.fixture
def keeper(path: Path) -> Iterator[Keeper]:
    with keeping(path) as kept:
        yield kept


@pytest.fixture
def visitor(keeper: Keeper) -> Iterator[Visitor]:
    """Somebody whose games are kept, as long as nobody is in the way."""
    screen = Screen("Gaigel", (1280, 720))
    yield Visitor(screen, keeper)
    screen.close()


def lock(path: Path) -> sqlite3.Connection:
    """Another program is in the way."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def kept(path: Path) -> int:
    """How many deeds of running deals lie in the store."""
    return int(sqlite3.connect(path).execute("SELECT count(*) FROM action").fetchone()[0])


def test_whoever_has_everything_written_down_just_leaves(visitor: Visitor) -> None:
    sits_down(visitor, "play")
    visitor.scenes.leave()
    assert visitor.scenes.top is None


def test_what_is_not_written_down_is_said_and_whoever_waits_leaves_when_it_is(visitor: Visitor, path: Path) -> None:
    game = sits_down(visitor, "play")
    other = lock(path)
    for _ in range(3):
        plays(game)
    visitor.scenes.leave()
    assert isinstance(visitor.scene, PartingScene)
    visitor.turn()
    visitor.click("parting_wait")
    assert visitor.sees(say("parting_waits"))
    visitor.wait(5.0)
    assert visitor.sees(say("store_locked")), "by now it is no matter of a moment"
    deeds, before = game.moment, kept(path)
    other.execute("ROLLBACK")
    while visitor.scenes.top is not None:
        visitor.wake()
    assert before < deeds == kept(path)


def test_it_is_said_once(visitor: Visitor, path: Path) -> None:
    game = sits_down(visitor, "play")
    other = lock(path)
    plays(game)
    visitor.scenes.leave()
    visitor.scenes.leave()
    assert visitor.scenes.top is None
    other.close()


@pytest.mark.parametrize("way", ["parting_leave", "escape", "parting_stay"])
def test_the_ways_on(visitor: Visitor, path: Path, way: str) -> None:
    game = sits_down(visitor, "play")
    other = lock(path)
    plays(game)
    visitor.scenes.leave()
    visitor.turn()
    if way == "parting_stay":
        visitor.click("parting_wait")
    if way == "escape":
        visitor.key(pygame.K_ESCAPE)
    else:
        visitor.click(way)
    top = visitor.scenes.top
    assert top is None if way == "parting_leave" else isinstance(top, TableScene)
    other.close()


def test_closed_by_the_system_nothing_is_asked(visitor: Visitor, path: Path) -> None:
    game = sits_down(visitor, "play")
    other = lock(path)
    plays(game)
    visitor.house.parting = lambda: pytest.fail("something is asked")
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.QUIT))
    run(visitor.scenes)
    assert visitor.scenes.top is None
    other.close()


@pytest.mark.parametrize("kinds, leaving", [((pygame.WINDOWCLOSE, pygame.QUIT), True), ((pygame.QUIT,), False)])
def test_the_last_window_closed_is_the_player_leaving(visitor: Visitor, kinds: tuple[int, ...], leaving: bool) -> None:
    """The system says both then; that the program is being ended counts only where no window was closed."""
    last_words: list[None] = []
    visitor.house.parting = lambda: last_words.append(None)
    pygame.event.clear()
    for kind in kinds:
        pygame.event.post(pygame.Event(kind))
    run(visitor.scenes)
    assert bool(last_words) is leaving and visitor.scenes.top is None


# -- going on from memory --------------------------------------------------------------------------------------------


@thorough
def test_what_the_store_does_not_have_goes_on_from_memory(visitor: Visitor, path: Path) -> None:
    game = sits_down(visitor, "play")
    other = lock(path)
    for _ in range(4):
        plays(game)
    lay = game.record_so_far()
    leaves(visitor)
    visitor.wait(3.0)
    assert visitor.find("continue").value.startswith("Deal 1, against")
    again = sits_down(visitor, "continue")
    assert again.record_so_far() == lay
    other.execute("ROLLBACK")
    plays(again)
    visitor.wait(3.0)
    assert kept(path) == again.moment
    leaves(visitor)
    assert sits_down(visitor, "continue").record_so_far() == again.record_so_far()
    assert visitor.player.troubles.told() == say("store_again")
