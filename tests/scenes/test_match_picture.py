"""A picture of a match's end: painted and saved beside what is seen, from the page after the match."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest
from PIL import Image

from gaigel_desktop.scenes.after import after_match
from gaigel_desktop.scenes.after.after_match import AfterMatch
from gaigel_desktop.scenes.match_picture.content import (
    MatchOver,
    MatchPicture,
    picture_of,
)
from gaigel_desktop.scenes.match_picture.painted import painted
from gaigel_desktop.scenes.parts.background_print import Printing
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import offscreen, theme
from gaigel_desktop.window.offscreen import as_png
from tests.scenes.looks import in_every_language, in_some_looks
from tests.tiers import thorough

from .pages import Open, Visitor, troubles
from .test_evening_pages import LEINFELDEN, seating
from .test_evening_pages import played as evening_of

MOST = 1_500_000  # bytes


def evening(deals: int = 9) -> MatchOver:
    return MatchOver(tuple(evening_of(LEINFELDEN, deals).records), seating(LEINFELDEN), "2026-11-23")


def after_the_match(visitor: Visitor) -> Visitor:
    """Before the page, as soon as it takes keys."""
    game = evening_of(LEINFELDEN, 9)
    content = AfterMatch(
        game, seating(LEINFELDEN), visitor.player, visitor.house.prints, leave=visitor.scenes.pop, revenge=None
    )
    visitor.scenes.push(Overlay(visitor.player, visitor.scene, content))
    visitor.wait(theme.TAKEN_IN + 0.1)
    return visitor


def saves(visitor: Visitor) -> None:
    """Pressed, and waited for."""
    visitor.click("save_picture")
    assert visitor.house.prints.last is not None
    visitor.house.prints.last.close()
    visitor.wait(2 * theme.GLANCE)


def as_bytes(words: bytes) -> Callable[[object, object, Path], None]:
    """Written without being painted."""

    def write(kit: object, picture: object, path: Path) -> None:
        path.write_bytes(words)

    return write


@thorough
@in_every_language
def test_the_picture_lies_among_the_players_pictures(visit: Open, language: str, tmp_path: Path) -> None:
    visitor = after_the_match(visit(language=language, name="Anna"))
    saves(visitor)
    (path,) = tmp_path.glob("gaigel-*.png")
    assert visitor.sees(say("picture_saved", {"path": path}))
    with Image.open(BytesIO(path.read_bytes())) as picture:
        assert picture.size == (1800, 1200) and picture.format == "PNG"
        picture.load()
    assert path.stat().st_size < MOST


@in_some_looks
def test_the_sheet_can_be_read_when_it_is_saved(
    visit: Open, size: tuple[int, int], language: str, text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(after_match, "write_picture", as_bytes(b"a picture"))
    visitor = after_the_match(visit(size, language=language, text_size=text))
    saves(visitor)
    assert troubles(visitor) == []


def test_nothing_is_written_over_and_nothing_lost(visit: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(after_match, "write_picture", as_bytes(b"a picture"))
    visitor = after_the_match(visit())
    saves(visitor)
    saves(visitor)
    assert sorted(path.suffix for path in tmp_path.glob("gaigel-*")) == [".png", ".png"]
    with patch.object(after_match, "pictures_folder", lambda: tmp_path / "games.sqlite" / "no folder"):
        saves(visitor)
    assert visitor.sees(say("picture_not_saved", {"path": "*"}).partition("*")[0])


def test_it_is_said_where_the_picture_lies_and_nobody_saves_twice_at_once(
    visit: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(after_match, "write_picture", as_bytes(b"a picture"))
    visitor = after_the_match(visit())
    visitor.house.kit.aloud.heard = True
    with patch.object(Printing, "done", new=False):
        visitor.click("save_picture")
        assert visitor.sees(say("picture_saving"))
        visitor.click("save_picture")
    assert visitor.house.prints.last is not None
    visitor.house.prints.last.close()
    visitor.wait(2 * theme.GLANCE)
    (path,) = tmp_path.glob("gaigel-*.png")
    assert say("picture_saved", {"path": path}) in visitor.house.kit.aloud.fetch()


def test_nobody_is_you_on_a_picture(visit: Open) -> None:
    house = visit().house
    told = picture_of(evening().called(say("picture_me")), house.player.deck, house.player.score_on)
    assert told.people[0].name == say("picture_me")
    assert "23 November 2026" in told.date


def test_a_picture_that_would_be_large_has_fewer_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = pygame.Surface((60, 40), depth=32)
    for x in range(60):
        for y in range(40):
            sheet.set_at((x, y), (x * 4, y * 6, (x * y) % 256))
    whole = as_png(sheet)
    monkeypatch.setattr(offscreen, "LARGEST", len(whole) - 1)
    with Image.open(BytesIO(whole)) as plain, Image.open(BytesIO(as_png(sheet))) as fewer:
        assert (plain.mode, fewer.mode) == ("RGB", "P") and plain.size == fewer.size == (60, 40)


@thorough
@pytest.mark.parametrize("deals", [1, 9])
def test_all_of_it_is_painted(visit: Open, deals: int) -> None:
    visitor = visit()
    told: MatchPicture = picture_of(evening(deals).called("Anna"), visitor.player.deck, visitor.player.score_on)
    sheet = painted(visitor.house.kit, told)
    assert sheet.get_size() == (1800, 1200)
    assert len({tuple(sheet.get_at((x, y))) for x in range(0, 1800, 30) for y in range(0, 1200, 30)}) > 100
