"""The slate beside the lamp and the rounds on the beam: read after the first picture, told in words, and put away."""

from __future__ import annotations

import sqlite3
from datetime import date

import pygame
import pytest

from gaigel_desktop.controller.inn.season import PLAYER, Evenings, OnTheSlate, season_of
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.pages.inn.season_page import season_page
from gaigel_desktop.scenes.pages.inn.season_slate import OnSlate
from gaigel_desktop.scenes.pages.inn.slate_on_wall import SeasonSlate, clean_slate, season_name
from gaigel_desktop.scenes.pages.inn.tally import MOST, draw_tally, rounds_told, tally_wide
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.spoken.tree import everything
from tests.controller.past_games import keep, played, table
from tests.tiers import one_in, thorough

from .pages import Open, Visitor, comes_back

RULES = PRESETS["leinfelden"]


def title_of(visitor: Visitor) -> TitleScene:
    title = visitor.title
    assert isinstance(title, TitleScene)
    return title


def come_in(visitor: Visitor, deals: int = 40) -> tuple[TitleScene, OnSlate]:
    """The title after so many deals, from its first moment on."""
    assert visitor.house.keeper.store is not None
    if deals:
        keep(visitor.house.keeper.store, table(RULES), played(RULES, deals))
    title = title_of(visitor)
    comes_back(visitor)
    return title, title.slated


def read(visitor: Visitor) -> None:
    """The title is looked at until it has read everything and written it down."""
    visitor.title.draw()
    visitor.wait(10.0)


def keys(visitor: Visitor) -> list[str]:
    return [each.key for each in visitor.meanings()]


def value(visitor: Visitor, key: str) -> str:
    return next(each.value for each in visitor.meanings() if each.key == key)


def test_the_first_picture_waits_for_nothing_and_each_frame_asks_one_thing(visit: Open) -> None:
    visitor = visit()
    title, slated = come_in(visitor)
    assert visitor.house.keeper.store is not None
    asked: list[str] = []
    visitor.house.keeper.store.database.set_trace_callback(asked.append)
    title.update(visitor.now)
    assert not asked and slated.told is None
    title.draw()
    while title.update(visitor.now) == 0:
        assert len(asked) <= 1
        asked.clear()
        visitor.now += 1 / 60
    assert slated.told is not None
    asked.clear()
    for _ in range(20):
        visitor.now += 1.0
        assert title.update(visitor.now) is None, "nobody wakes up for it"
    assert not asked


def test_before_a_match_is_over_the_picture_is_as_it_was(visit: Open) -> None:
    visitor = visit()
    come_in(visitor, deals=0)
    read(visitor)
    assert "season" not in keys(visitor) and value(visitor, "beam") == say("beam_blank")


def test_the_season_stands_on_the_slate_and_is_told_line_by_line(visit: Open) -> None:
    visitor = visit()
    _, slated = come_in(visitor)
    read(visitor)
    told = slated.told
    assert told is not None
    own = {"season": season_name(told.season), "won": told.own.won, "matches": told.own.matches}
    assert value(visitor, "season") == say("season_told", own)
    visitor.click("season")
    heard = [each.aloud for each in visitor.meanings() if each.aloud]
    assert any(words.startswith("Eugen: Evenings ") and "Rounds lost" in words for words in heard)
    assert sum(words.startswith(("You:", "Eugen:", "Rösle:", "Jockel:")) for words in heard) == 4
    assert visitor.sees(rounds_told(told.rounds)) and visitor.sees("Viertele")
    visitor.key(pygame.K_ESCAPE)
    assert visitor.scene is visitor.title and "season" in keys(visitor)


@thorough
def test_the_beam_says_who_has_paid(visit: Open) -> None:
    visitor = visit()
    _, slated = come_in(visitor)
    read(visitor)
    assert slated.told is not None
    words = rounds_told(slated.told.rounds)
    assert words in value(visitor, "beam")
    visitor.click("beam")
    assert visitor.sees(words)


@thorough
def test_one_switch_puts_all_of_it_away_and_brings_it_back(visit: Open) -> None:
    visitor = visit(memory=False)
    _, slated = come_in(visitor)
    read(visitor)
    assert slated.told is None and "season" not in keys(visitor)
    assert value(visitor, "beam") != say("beam_blank") and "Rounds" not in value(visitor, "beam"), "milestones stay"
    for memory in (True, False):
        visitor.click("settings")
        visitor.player.change(memory=memory)
        visitor.key(pygame.K_ESCAPE)
        read(visitor)
        assert ("season" in keys(visitor)) == memory


@thorough
def test_what_is_deleted_is_wiped_off(visit: Open) -> None:
    visitor = visit()
    come_in(visitor)
    read(visitor)
    visitor.click("past")
    assert visitor.house.keeper.store is not None
    visitor.house.keeper.store.clear([each.id for each in visitor.house.keeper.store.unfinished()])
    visitor.key(pygame.K_ESCAPE)
    read(visitor)
    assert "season" not in keys(visitor)


@thorough
def test_a_store_that_cannot_be_read_leaves_the_picture_as_it_was(visit: Open) -> None:
    visitor = visit()
    title, slated = come_in(visitor)
    assert visitor.house.keeper.store is not None
    visitor.house.keeper.store.database.execute("DROP TABLE company")
    read(visitor)
    assert slated.told is None and "season" not in keys(visitor)
    with pytest.raises(sqlite3.Error):
        visitor.house.keeper.store.database.execute("SELECT * FROM company")
    assert visitor.scene is title


# -- drawn -------------------------------------------------------------------------------------------------------


def season(regulars: int) -> OnTheSlate:
    lines = [Evenings(each.portrait, 9, 20, 19 - at, 99) for at, each in enumerate(REGULARS[:regulars])]
    return OnTheSlate(season_of(date(2026, 11, 24)), (*lines, Evenings(PLAYER, 9, 20, 1, 20)))


@one_in(4, "regulars", range(1, 8))
@one_in(4, "text", [100, 150])
def test_the_player_stands_there_however_many_have_come(visit: Open, regulars: int, text: int) -> None:
    visitor = visit((1024, 640), text_size=text)
    title = title_of(visitor)
    title.slated.told = season(regulars)
    title.refresh()
    assert title.page is not None
    slate = next(each.widget for each in title.page.placed() if isinstance(each.widget, SeasonSlate))
    for lines in range(1, regulars + 2):
        assert slate.told.own in slate.first(lines) and len(slate.first(lines)) == lines
    title.draw()


@pytest.mark.parametrize(("name", "written"), [("", "You"), ("Ida", "Ida")])
def test_the_player_stands_there_by_name(visit: Open, monkeypatch: pytest.MonkeyPatch, name: str, written: str) -> None:
    visitor, words = visit(name=name), list[str]()
    title = title_of(visitor)
    title.slated.told = season(2)
    title.refresh()
    monkeypatch.setattr(Pen, "line", lambda pen, line, *where: words.append(line))
    title.draw()
    assert written in words
    visitor.scenes.push(season_page(visitor.player, season(2)))
    visitor.turn()
    told = [node.name for node in everything(visitor.page.spoken())]
    assert any(words.startswith(written) for words in told), told


@pytest.mark.parametrize("design", [(1280.0, 720.0), (1024.0, 640.0), (1280.0, 800.0), (1280.0, 549.0)])
def test_the_slate_hangs_where_it_is_painted(design: tuple[float, float]) -> None:
    box = clean_slate(design)
    scale = max(design[0] / 1280, design[1] / 800)
    assert box.width == pytest.approx(310 * scale)
    assert (box.right - design[0] / 2) == pytest.approx((1250 - 640) * scale)
    assert (design[1] - box.bottom) == pytest.approx((800 - 320) * scale)


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("rounds", [(0, 0), (1, 4), (5, 6), (MOST, MOST + 1), (123, 7)])
def test_a_tally_has_a_stroke_for_each_round_and_the_room_that_it_needs(
    visit: Open, monkeypatch: pytest.MonkeyPatch, rounds: tuple[int, int], text: int
) -> None:
    visitor = visit(text_size=text)
    pen, strokes, words = visitor.page.pen, list[float](), list[str]()
    monkeypatch.setattr(Pen, "piece", lambda pen, name, middle, *turned: strokes.append(middle[0]))
    monkeypatch.setattr(Pen, "line", lambda pen, line, *where: words.append(line))
    place = Box(100, 0, tally_wide(pen, rounds), 48)
    draw_tally(pen, place, rounds)
    assert len(strokes) == sum(many for many in rounds if many <= MOST)
    assert all(place.x < at < place.right for at in strokes) and place.width < 530
    assert words == [say("rounds"), "Mir", *(["123"] * (rounds[0] > MOST)), "Ihr", *(["21"] * (rounds[1] > MOST))]
