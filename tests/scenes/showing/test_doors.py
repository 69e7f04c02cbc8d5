"""The ways to show a deal to others: from the menu of the table, a deal told again, and the past games."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.match.setup import ME
from gaigel_desktop.controller.tournament.field import field
from gaigel_desktop.controller.tournament.rounds import Entrant, new_tournament
from gaigel_desktop.controller.tournament.steward import Steward, tournament_file
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.lessons.play_lesson import play_lesson
from gaigel_desktop.scenes.pages.tournament import tournament_page
from gaigel_desktop.scenes.routes import Lesson
from gaigel_desktop.show import open_show
from gaigel_desktop.show.plan.show import Show
from gaigel_desktop.show.show_scene import ShowScene
from gaigel_desktop.text.speech import say
from tests.controller.past_games import keep, played, table
from tests.controller.quick_rounds import Quick
from tests.controller.test_practice import AtOnce
from tests.referee import deal_of
from tests.scenes.looks import in_some_looks
from tests.scenes.pages import Open, Visitor, troubles
from tests.scenes.test_going_on import sits_down, store_of
from tests.scenes.test_past import replay_of
from tests.tiers import thorough


def looks_on(monkeypatch: pytest.MonkeyPatch) -> list[Show]:
    """What is shown, to nobody: one is back at once."""
    shown: list[Show] = []
    monkeypatch.setattr(open_show, "open_show", lambda *_: shown.append(_[-1]))
    return shown


def to_menu(visitor: Visitor) -> list[str]:
    """The menu of the table; what can be pressed there."""
    visitor.key(pygame.K_ESCAPE)
    return [meaning.key for meaning in visitor.meanings() if meaning.key]


@thorough
def test_a_running_deal_is_shown_and_whoever_dealt_it_deals_once_more(
    visit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit(speed="none")
    shown, game = looks_on(monkeypatch), sits_down(visitor, "play")
    visitor.wait(5.0)
    record, dealer, standing = game.record_so_far(), game.dealer, game.standing
    to_menu(visitor)
    visitor.click("show_deal")
    assert visitor.sees(say("show_deal_about")) and not shown, "it says first what that means"
    assert game.record_so_far() == record
    visitor.click("show_deal_yes")
    ((piece,),) = [show.pieces for show in shown]
    assert piece.story.record.deck == record.deck and piece.story.record.actions == record.actions
    assert piece.story.begins == len(record.actions) and piece.story.seat == ME
    assert piece.table is not None
    assert {chair.name for chair in piece.table.chairs} == {chair.name for chair in visitor.player.setup.chairs}
    visitor.wait(5.0)
    if isinstance(visitor.scene, CutScene):
        visitor.key(pygame.K_RETURN)
        visitor.wait(5.0)
    assert isinstance(visitor.scene, TableScene) and visitor.scene.state is not None
    assert (game.dealer, game.standing) == (dealer, standing) and game.playing
    assert game.record_so_far().deck != record.deck
    assert len(list(store_of(visitor).deals())) == 1, "of what was shown nothing is kept"


@thorough
def test_the_deal_goes_on_before_others_with_the_same_people_and_any_seat_is_taken_over(visit: Open) -> None:
    visitor = visit(speed="none", show_pace="event")
    visitor.house.thinking.new = AtOnce
    game = sits_down(visitor, "play")
    visitor.wait(5.0)
    assert isinstance(visitor.scene, TableScene) and visitor.scene.state is not None
    record, names = game.record_so_far(), visitor.scene.state.seating.names
    to_menu(visitor)
    visitor.click("show_deal")
    visitor.click("show_deal_yes")
    assert isinstance(visitor.scene, ShowScene)
    scene = visitor.scene
    presented = scene.presented
    assert scene.seating.names == names
    course = presented.course
    assert course.record(course.last).actions == record.actions
    press(visitor, pygame.K_PAGEDOWN, pygame.K_1, pygame.K_h)
    while presented.awaited != ME:
        press(visitor, pygame.K_PAGEDOWN)
    deeds = course.done(course.last)
    for digit in range(pygame.K_1, pygame.K_6):
        press(visitor, digit)
    assert course.done(course.last) > deeds and course.record(course.last).actions[deeds][0] == ME
    press(visitor, pygame.K_h)
    while not course.over(course.last):
        press(visitor, pygame.K_PAGEDOWN)
    visitor.key(pygame.K_ESCAPE, pygame.KMOD_SHIFT)
    visitor.wait(5.0)
    assert isinstance(visitor.scene, TableScene | CutScene)
    assert (game.standing.deals, len(game.past)) == (0, 0), "nothing of it counts"


def press(visitor: Visitor, *keys: int) -> None:
    """One after the other, each when everything is at rest."""
    for key in keys:
        visitor.key(key)
        visitor.wait(5.0)


def test_whoever_stops_the_program_while_a_deal_is_shown_finds_another_one_dealt(visit: Open) -> None:
    visitor = visit(speed="none")
    game = sits_down(visitor, "play")
    record = game.record_so_far()
    to_menu(visitor)
    visitor.click("show_deal")
    visitor.click("show_deal_yes")
    assert isinstance(visitor.scene, ShowScene)
    another = visit(speed="none")
    another.house.keeper.ledger.store = visitor.house.keeper.store
    another.refresh()
    again = sits_down(another, "continue")
    assert again.dealer == record.dealer and again.record_so_far().deck != record.deck


@pytest.mark.parametrize("way", ["give_up_no", pygame.K_ESCAPE])
def test_whoever_does_not_want_that_plays_on(visit: Open, monkeypatch: pytest.MonkeyPatch, way: str | int) -> None:
    visitor = visit(speed="none", confirm=False)
    shown, game = looks_on(monkeypatch), sits_down(visitor, "play")
    to_menu(visitor)
    visitor.click("show_deal")
    visitor.click(way) if isinstance(way, str) else visitor.key(way)
    assert isinstance(visitor.scene, TableScene) and game.playing and not shown


def test_a_deal_that_cannot_be_taken_out_for_good_stays_closed(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit(speed="none")
    shown, game = looks_on(monkeypatch), sits_down(visitor, "play")
    store_of(visitor).writes = False
    to_menu(visitor)
    visitor.click("show_deal")
    visitor.click("show_deal_yes")
    assert visitor.sees(say("show_deal_stays")) and not shown
    visitor.click("give_up_no")
    assert isinstance(visitor.scene, TableScene) and deal_of(game) is not None


def test_in_a_lesson_there_is_nothing_to_show(visit: Open) -> None:
    visitor = visit(speed="none")
    play_lesson(visitor.player, visitor.services, visitor.scenes, Lesson("your_partner"))
    visitor.wait(2.0)
    assert "show_deal" not in to_menu(visitor)


def test_in_a_tournament_no_deal_is_dealt_twice(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament_page, "Hall", Quick)
    visitor = visit(speed="none")
    start = new_tournament(field(Entrant("Ute", "mina"), 9, "on"), "on")
    Steward(start, tournament_file(), Quick()).keep()
    visitor.click("new_match")
    visitor.click("tournament")
    visitor.click("table")
    while not isinstance(visitor.scene, TableScene):
        visitor.key(pygame.K_RETURN)
        visitor.wait(2.0)
    assert "show_deal" not in to_menu(visitor)


def test_a_past_deal_is_shown_from_its_slate_and_from_where_it_is_told_again(
    visit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit(speed="none")
    keep(store_of(visitor), table(PRESETS["leinfelden"]), played(PRESETS["leinfelden"], 2))
    shown = looks_on(monkeypatch)
    visitor.click("past")
    visitor.click("show")
    visitor.click("look_at")
    visitor.key(pygame.K_END)
    visitor.key(pygame.K_s)
    visitor.click("show")
    assert replay_of(visitor).telling.at == replay_of(visitor).telling.last
    first, *others = (show.pieces for show in shown)
    assert len(others) == 2 and all(other == first for other in others)
    assert first[0].story.begins == 0 and first[0].deal is not None


@in_some_looks
def test_what_it_means_can_be_read(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text, speed="none")
    sits_down(visitor, "play")
    to_menu(visitor)
    found = troubles(visitor)
    visitor.click("show_deal")
    found += troubles(visitor)
    store_of(visitor).writes = False
    visitor.click("show_deal_yes")
    assert found + troubles(visitor) == []
