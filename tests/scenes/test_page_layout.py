"""Every page without a pixel: for all sizes, languages and text sizes nothing is clipped, small or in the way."""

from __future__ import annotations

from datetime import date

import pytest

from gaigel_desktop.controller.inn.milestones import KINDS, Milestone
from gaigel_desktop.controller.inn.season import PLAYER, Evenings, OnTheSlate, in_order, season_of
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.match.setup import with_rules
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.pages.inn.beam_page import beam_page
from gaigel_desktop.scenes.pages.inn.beam_writing import OnBeam
from gaigel_desktop.scenes.pages.inn.season_slate import OnSlate
from gaigel_desktop.scenes.pages.new_match.new_match_page import TABS
from gaigel_desktop.scenes.pages.new_match.rule_rows import PRESET
from gaigel_desktop.scenes.pages.new_match.rule_rows import TOPICS as RULE_TOPICS
from gaigel_desktop.scenes.pages.settings import LEAVES, MORE
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.text.speech import say
from tests.scenes.looks import at_every_text_size, in_every_language, in_every_look, in_some_looks

from .pages import Open, Visitor, troubles


def beam_with_everything(visitor: Visitor) -> OnBeam:
    """Whatever can stand on the beam."""
    beam = OnBeam(visitor.player, visitor.house.keeper)
    beam.marks = tuple(Milestone(kind, date(2026, 9, 30)) for kind in KINDS)
    return beam


def whole_season(regulars: int) -> OnTheSlate:
    """The player's line and so many others, with numbers as high as they come."""
    lines = [Evenings(PLAYER, 120, 240, 118, 1460)]
    lines += [Evenings(each.portrait, 99, 188, 88 - at, 999, 12 - at) for at, each in enumerate(REGULARS[:regulars])]
    return OnTheSlate(season_of(date(2026, 11, 23)), in_order(lines))


def around_the_season(visitor: Visitor, regulars: int) -> dict[str, list[str]]:
    """The title with its slate, the beam with its rounds, and all that stands on the slate."""
    title, found = visitor.title, dict[str, list[str]]()
    assert isinstance(title, TitleScene)
    title.slated.told = whole_season(regulars)
    title.refresh()
    found[f"title {regulars}"] = troubles(visitor)
    visitor.click("beam")
    found[f"beam {regulars}"] = troubles(visitor)
    visitor.scenes.pop()
    title.slated.told = whole_season(regulars)
    title.refresh()
    visitor.click("season")
    found[f"season {regulars}"] = troubles(visitor)
    visitor.scenes.pop()
    title.slated.told = None
    title.refresh()
    return found


def everywhere(visitor: Visitor) -> dict[str, list[str]]:
    """All pages, and what is wrong with each."""
    found = {"title": troubles(visitor)}
    for regulars in (1, len(REGULARS)):
        found |= around_the_season(visitor, regulars)
    visitor.click("settings")
    for leaf in LEAVES:
        if leaf == MORE:
            visitor.ask(MORE)
        found[f"settings {leaf}"] = troubles(visitor)
    visitor.scenes.pop()
    visitor.scenes.push(
        beam_page(visitor.player, beam_with_everything(visitor), OnSlate(visitor.player, visitor.house.keeper))
    )
    found["beam"] = troubles(visitor)
    visitor.scenes.pop()
    visitor.click("new_match")
    for tab in TABS:
        visitor.click(f"tab {tab}")
        found[f"new match {tab}"] = troubles(visitor)
    visitor.click("tab rules")
    for topic in (PRESET, *RULE_TOPICS):
        visitor.ask(f"topic {topic}")
        found[f"rules {topic}"] = troubles(visitor)
    visitor.scenes.pop()
    return {page: wrong for page, wrong in found.items() if wrong}


@in_every_look
def test_every_page_can_be_read_and_used(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    assert everywhere(visitor) == {}


@in_some_looks
def test_a_second_window_says_on_every_page_that_what_is_chosen_is_not_kept(
    visit: Open, size: tuple[int, int], language: str, text: int
) -> None:
    visitor = visit(size, language=language, text_size=text)
    visitor.house.keeper.owner = False
    assert everywhere(visitor) == {}
    for door in ("settings", "new_match"):
        visitor.click(door)
        assert visitor.sees(say("holds_here"))
        visitor.scenes.pop()


@in_every_look
def test_the_title_has_room_for_learning_and_for_showing_the_game(
    visit: Open, size: tuple[int, int], language: str, text: int
) -> None:
    visitor = visit(size, language=language, text_size=text)
    visitor.click("play")
    visitor.at_table()
    while visitor.scenes.top is not visitor.title:
        visitor.scenes.pop()
    assert sum(meaning.role == "button" for meaning in visitor.meanings()) == 9
    assert troubles(visitor) == []
    foot = visitor.page.sheet.help_line
    assert foot is not None
    assert all(meaning.box.bottom <= foot.y for meaning in visitor.meanings())


@pytest.mark.parametrize("players", range(2, 9))
def test_every_number_of_chairs_finds_room(visit: Open, players: int) -> None:
    visitor = visit(language="de")
    rules = PRESETS["uspcc-1907"]._replace(players=players)
    visitor.player.choose_table(with_rules(visitor.player.setup, rules))
    visitor.click("new_match")
    assert troubles(visitor) == []
    assert len({visitor.find(f"seat {seat}").box.y for seat in range(players)}) == 1, "all in one row"


@in_every_language
@pytest.mark.parametrize("players", [6, 8])
def test_under_the_name_on_a_chair_stands_with_whom_they_play(visit: Open, players: int, language: str) -> None:
    visitor = visit(language=language, text_size=150)
    rules = PRESETS["uspcc-1907"]._replace(players=players, teams="opposite", first_dealer="aces")
    visitor.player.choose_table(with_rules(visitor.player.setup, rules))
    visitor.click("new_match")
    assert troubles(visitor) == []
    told, half = [visitor.find(f"seat {seat}") for seat in range(players)], players // 2
    names = [sitter.name for sitter in visitor.player.setup.chairs]
    assert [chair.name for chair in told[1:]] == names[1:]
    assert told[half].value.startswith(say("plays_with_you"))
    for seat in {*range(players)} - {half}:
        assert told[seat].value.startswith(say("plays_with", {"name": names[(seat + half) % players]}))
    assert "partners" not in [meaning.key for meaning in visitor.meanings()]  # nobody changes seats


@in_every_look
def test_the_first_questions_and_the_way_on_are_all_in_sight(
    visit: Open, size: tuple[int, int], language: str, text: int
) -> None:
    visitor = visit(size, language=language, text_size=text)
    visitor.player.learner.first_time = True
    visitor.app.open_title()
    for played, share in ((False, 0.1), (True, 0.9)):
        visitor.click("played_before", x=share)
        assert visitor.player.settings.played_before is played
        assert troubles(visitor) == []
        *asked, go = (each for each in visitor.meanings() if each.role != "panel" and each.key != "lesson")
        assert {each.key for each in asked} >= {"language", "deck wuerttemberg", "deck french", "played_before"}
        assert go.key == "go"
        assert max(each.box.bottom for each in asked) <= go.box.y
        assert visitor.find("deck french").box.height > 1.8 * visitor.find("language").box.height


@in_every_language
def test_what_is_refused_and_what_differs_can_be_read(visit: Open, language: str) -> None:
    visitor = visit(language=language, text_size=125)
    rules = PRESETS["leinfelden"]._replace(players=5, auf_siebener=True, auf_dissle="any", scoring="rutesheim")
    visitor.player.choose_table(with_rules(visitor.player.setup, rules))
    assert everywhere(visitor) == {}


@at_every_text_size
def test_what_went_wrong_can_be_read(visit: Open, text: int) -> None:
    visitor = visit(text_size=text)
    for number in (1, 2):
        visitor.player.troubles.note("settings_aside", path=f"settings.aside-{number}.toml")
    visitor.turn()
    assert visitor.sees("could not be read")
    assert troubles(visitor) == []


def test_a_sheet_with_a_scroll_bar_has_equal_edges(visit: Open) -> None:
    visitor = visit()
    visitor.to_match("aids")
    *_, paper = (told.box for told in visitor.meanings() if told.role == "panel")
    *_, heading = (told.box for told in visitor.meanings() if told.role == "heading")
    assert any(placed.part.hidden for placed in visitor.page.placed())
    assert heading.x - paper.x == pytest.approx(paper.right - heading.right)
