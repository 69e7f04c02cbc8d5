"""Mishaps: whatever breaks, a card of paper leads on, to exactly this card; it breaks again, and there is a way out."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from gaigel_desktop.app import mishap
from gaigel_desktop.app.mishap import Happened, Mishap, MishapScene
from gaigel_desktop.controller.log import log_file
from gaigel_desktop.controller.match import game as game_module
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human
from gaigel_desktop.controller.match.setup import to_json
from gaigel_desktop.controller.minds import mind as mind_module
from gaigel_desktop.controller.records.notation import read_line
from gaigel_desktop.controller.records.verify import findings
from gaigel_desktop.controller.report import reports_folder
from gaigel_desktop.controller.store.store import Store
from gaigel_desktop.controller.store.summary import GIVEN_UP
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.scenes import begin
from gaigel_desktop.scenes.after.after_deal import AfterDeal
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.begin import new_story
from gaigel_desktop.scenes.deal.table_picture import TablePicture
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages import settings
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.scenes.pages.tournament import entry, tournament_page
from gaigel_desktop.scenes.pages.tournament.tournament_page import TournamentScene
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.scenes.routes import Lesson
from gaigel_desktop.table.play.running_deal import RunningDeal
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.page import Page
from gaigel_desktop.window.screen import Screen
from tests import odd_names
from tests.controller.quick_rounds import Quick
from tests.controller.test_telling_again import Broken, once, people, seen
from tests.referee import deal_of, next_deal
from tests.scenes.looks import in_some_looks
from tests.tiers import one_in, thorough

from .pages import Open, Visitor, clipboard, keeper_of, troubles
from .test_going_on import goes_on, plays, sits_down, store_of
from .test_tournament_pages import going_on

pytestmark = pytest.mark.usefixtures("stumbling")


def table(visitor: Visitor) -> TableScene:
    assert isinstance(visitor.scene, TableScene), visitor.scene
    return visitor.scene


def sits(visitor: Visitor) -> Game:
    """At a table of people who decide at once, where the first trick is being played."""
    house, scenes = visitor.house, visitor.scenes
    game = Game(
        house.player.setup.rules,
        [Human(), *people()[1:]],
        0,
        new_story(house.player, visitor.services, to_json(house.player.setup)),
    )
    next_deal(game, "mishap")
    begin.sit_down(house.player, visitor.services, scenes, house.player.setup, game)
    while next_to_act(deal_of(game)) != 0:
        assert game.step()
    visitor.wait(10.0)
    return game


def has_stumbled(visitor: Visitor) -> None:
    assert isinstance(visitor.scene, MishapScene), visitor.scene


def goes_on_at_this_card(visitor: Visitor, game: Game, before: object) -> None:
    """By the first button; everything lies there as it lay, and the next card can be played."""
    visitor.click("mishap_go_on")
    assert table(visitor).match is game and seen(game) == before
    assert [type(scene) for scene in visitor.scenes.lying] == [TitleScene, TableScene]
    plays_a_card(visitor, game)


def plays_a_card(visitor: Visitor, game: Game) -> None:
    """As soon as it is the player's turn."""
    end, state = visitor.now + 200, table(visitor).state
    assert state is not None
    while next_to_act(deal_of(game)) != 0 or state.shown.busy(visitor.now):
        assert visitor.now < end
        visitor.key(pygame.K_SPACE)
        visitor.wait(0.5)
    deeds = game.moment
    state.chair.do(card_actions(deal_of(game))[0])
    assert game.moment == deeds + 1
    visitor.wait(2.0)


# -- at the table ------------------------------------------------------------------------------------------------


def _key(visitor: Visitor) -> None:
    visitor.key(pygame.K_LEFT)


def _comes_back(visitor: Visitor) -> None:
    """From the menu."""
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, Overlay)
    visitor.click("resume")


STUMBLES: dict[str, Callable[[Visitor], object]] = {
    "handle": _key,
    "update": Visitor.turn,
    "draw": lambda visitor: visitor.scenes.draw(),
    "resize": lambda visitor: visitor.scenes.resize(),
    "enter": _comes_back,
}


@one_in(4, "doing", STUMBLES)
def test_whatever_breaks_at_the_table_the_match_goes_on_at_exactly_this_card(
    visit: Open, monkeypatch: pytest.MonkeyPatch, doing: str
) -> None:
    visitor = visit()
    game = sits(visitor)
    plays_a_card(visitor, game)
    before, old = seen(game), visitor.scene
    once(monkeypatch, TableScene, doing)
    STUMBLES[doing](visitor)
    has_stumbled(visitor)
    assert old not in visitor.scenes.lying, "it is not drawn again"
    assert visitor.sees(say("mishap_table")) and troubles(visitor) == []
    assert "Broken" in log_file().read_text(encoding="utf-8")
    (report,) = reports_folder().iterdir()
    assert f"doing: TableScene.{doing}" in report.read_text(encoding="utf-8")
    goes_on_at_this_card(visitor, game, before)
    assert next(store_of(visitor).deals(1)).record.actions == game.record_so_far().actions


def test_the_loop_draws_the_page_at_once(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    sits(visitor)
    visitor.wait(30.0)
    visitor.draws = True
    once(monkeypatch, TablePicture, "draw")
    assert visitor.turn() == 0


@one_in(4, "doing", STUMBLES)
@one_in(4, "kind", [Overlay, PageScene])
def test_whatever_breaks_in_a_page_over_the_table_the_match_goes_on(
    visit: Open, monkeypatch: pytest.MonkeyPatch, kind: type, doing: str
) -> None:
    visitor = visit()
    game = sits(visitor)
    before = seen(game)
    visitor.key(pygame.K_ESCAPE)
    if doing == "enter":
        visitor.click("resume")
        once(monkeypatch, kind, "enter")
        visitor.key(pygame.K_ESCAPE)
    else:
        if kind is PageScene:
            visitor.click("settings")
        once(monkeypatch, kind, doing)
        STUMBLES[doing](visitor)
    has_stumbled(visitor)
    goes_on_at_this_card(visitor, game, before)


@pytest.mark.parametrize("what", ["draw", "sheet"])
def test_an_overlay_that_breaks_goes_with_its_table(visit: Open, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    visitor = visit()
    game = sits(visitor)
    before = seen(game)
    if what == "draw":
        visitor.key(pygame.K_ESCAPE)
        once(monkeypatch, TablePicture, "draw")
        visitor.scenes.draw()  # the table is drawn below the menu
    else:
        once(monkeypatch, Overlay, "sheet")
        visitor.key(pygame.K_ESCAPE)
    has_stumbled(visitor)
    goes_on_at_this_card(visitor, game, before)


def test_the_rules_break_in_the_middle_of_a_deed_and_nothing_of_it_is_believed(
    visit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit()
    game = sits(visitor)
    before = seen(game)

    def tears_up_the_cards(deal: Deal, *_: object) -> None:
        deal.hands[:] = [0] * len(deal.hands)
        raise Broken

    with monkeypatch.context() as for_once:
        for_once.setattr(game_module, "apply", tears_up_the_cards)
        for key in range(pygame.K_1, pygame.K_6):  # one of the cards can be played
            if isinstance(visitor.scene, TableScene):
                visitor.key(key)
                visitor.key(pygame.K_RETURN)
        has_stumbled(visitor)
    assert seen(game) != before
    goes_on_at_this_card(visitor, game, before)


# -- twice at the same card --------------------------------------------------------------------------------------


def stumbles_twice(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        if isinstance(visitor.scene, MishapScene):
            assert not any(meaning.key == "menu_give_up_deal" for meaning in visitor.meanings())
            visitor.click("mishap_go_on")
        once(monkeypatch, RunningDeal, "update")
        visitor.turn()
        has_stumbled(visitor)


def test_twice_at_the_same_card_the_deal_can_be_given_up(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    game = sits(visitor)
    stumbles_twice(visitor, monkeypatch)
    assert visitor.sees(say("mishap_twice")) and troubles(visitor) == []
    visitor.click("menu_give_up_deal")
    assert isinstance(visitor.scene, TableScene | CutScene)
    assert sum(game.standing.score) == 1 and [past.result.reason for past in game.past] == [GIVEN_UP]
    deals = list(store_of(visitor).deals(1))
    assert deals[0].finished is not None and deals[0].record.result is None
    if isinstance(visitor.scene, CutScene):
        visitor.key(pygame.K_RETURN)
        visitor.wait(5.0)
    assert game.playing and game.moment < 3
    plays_a_card(visitor, game)


def test_at_another_card_it_is_the_first_time_again(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    game = sits(visitor)
    for _ in range(2):
        once(monkeypatch, RunningDeal, "update")
        visitor.turn()
        has_stumbled(visitor)
        assert not any(meaning.key == "menu_give_up_deal" for meaning in visitor.meanings())
        visitor.click("mishap_go_on")
        plays_a_card(visitor, game)


def test_the_title_lets_the_match_wait_at_this_card(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    game = sits(visitor)
    before = game.record_so_far()
    stumbles_twice(visitor, monkeypatch)
    visitor.click("to_title")
    assert isinstance(visitor.scene, TitleScene) and visitor.scenes.lying == (visitor.scene,)
    visitor.title = visitor.scene
    assert visitor.house.current.table is None
    visitor.click("continue")
    assert table(visitor).match is not game
    assert visitor.house.current.table is not None
    assert read_line(visitor.house.current.table.running().record.encode()).actions == before.actions


def test_a_deal_that_cannot_be_told_again_can_still_be_given_up(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    game = sits(visitor)
    once(monkeypatch, RunningDeal, "update")
    visitor.turn()
    monkeypatch.setattr(Game, "resume_deal", lambda self, record: 1 / 0)
    for _ in range(2):
        visitor.click("mishap_go_on")
        has_stumbled(visitor)
    visitor.click("menu_give_up_deal")
    assert isinstance(visitor.scene, TableScene | CutScene) and len(game.past) == 1


def test_the_page_after_a_deal_breaks_and_the_next_deal_follows(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    game = sits(visitor)
    game.give_up_deal()
    monkeypatch.setattr(AfterDeal, "sheet", lambda self, view: 1 / 0)
    session = table(visitor).session
    assert session is not None
    session.running.take_news()
    visitor.wait(5.0)
    has_stumbled(visitor)
    assert visitor.sees(say("mishap_match"))
    visitor.click("mishap_go_on")
    visitor.wait(5.0)
    has_stumbled(visitor)
    assert visitor.sees(say("mishap_twice_over"))
    standing = game.standing
    visitor.click("next_deal")
    assert isinstance(visitor.scene, TableScene | CutScene)
    assert game.standing == standing and len(game.past) == 1, "nothing is lost by it"


def test_a_match_that_ends_by_it_leads_to_the_title(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    game = sits(visitor)
    stumbles_twice(visitor, monkeypatch)
    monkeypatch.setattr(game_module, "after_deal", lambda rules, before, *_: before._replace(winner=1))
    visitor.click("menu_give_up_deal")
    assert game.standing.winner == 1 and isinstance(visitor.scene, TitleScene)
    assert list(store_of(visitor).unfinished()) == [] and visitor.house.current.table is None


# -- other tables ------------------------------------------------------------------------------------------------


def test_with_no_store_the_match_is_in_memory_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path))
    screen = Screen("Gaigel", (1280, 720))
    visitor = Visitor(screen, None)
    game = sits(visitor)
    plays_a_card(visitor, game)
    before = seen(game)
    once(monkeypatch, RunningDeal, "update")
    visitor.turn()
    has_stumbled(visitor)
    goes_on_at_this_card(visitor, game, before)
    screen.close()


@pytest.mark.parametrize("stored", [True, False])
def test_the_deal_of_a_tournament_goes_on_too_and_its_end_is_heard_of(
    visit: Open, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    for where in (tournament_page, entry):
        monkeypatch.setattr(where, "Hall", Quick)
    visitor = visit()
    going_on(9, 3)
    if not stored:
        visitor.house.keeper = keeper_of(None)
    visitor.click("new_match")
    visitor.click("tournament")
    visitor.click("table")
    visitor.wait(2.0)
    if isinstance(visitor.scene, CutScene):
        visitor.key(pygame.K_RETURN)
        visitor.wait(5.0)
    game, standings = table(visitor).match, visitor.scenes.lying[1]
    assert isinstance(standings, TournamentScene) and isinstance(game, Game) and standings.steward is not None
    number, before = standings.steward.number, seen(game)
    once(monkeypatch, RunningDeal, "update")
    visitor.turn()
    has_stumbled(visitor)
    visitor.click("mishap_go_on")
    assert table(visitor).match is game and seen(game) == before
    once(monkeypatch, RunningDeal, "update")
    visitor.turn()
    visitor.click("menu_give_up_deal")
    assert visitor.scene is standings and visitor.house.current.table is None
    assert standings.steward.number == number + 1


@thorough
def test_somebody_who_cannot_think_is_asked_anew(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    game = sits_down(visitor, "play")
    with monkeypatch.context() as for_a_while:
        for_a_while.setattr(mind_module, "answered", lambda *_: 1 / 0)
        if next_to_act(deal_of(game)) == 0:
            visitor.wait(10.0)
            plays(game)
        before = seen(game)
        for sentence in ("mishap_thinking", "mishap_twice"):
            visitor.wait(20.0)
            has_stumbled(visitor)
            assert visitor.sees(say(sentence))
            if sentence == "mishap_thinking":
                visitor.click("mishap_go_on")
    goes_on_at_this_card(visitor, game, before)


# -- in a lesson -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", [TableScene, Overlay])
def test_a_lesson_that_breaks_is_told_once_more_or_left_and_the_match_below_is_not_touched(
    visit: Open, monkeypatch: pytest.MonkeyPatch, where: type
) -> None:
    visitor = visit()
    game = sits(visitor)
    below, before = visitor.scene, seen(game)
    visitor.services.open(Lesson("who_takes_it"))
    for way in ("mishap_again", "menu_stop_lesson"):
        if where is Overlay:
            visitor.key(pygame.K_ESCAPE)
        once(monkeypatch, where, "update")
        visitor.turn()
        has_stumbled(visitor)
        reports = [file.read_text(encoding="utf-8") for file in reports_folder().iterdir()]
        assert all("lesson: who_takes_it 1" in report for report in reports)
        assert visitor.sees(say("mishap_lesson")) and troubles(visitor) == []
        visitor.click(way)
        lecture = table(visitor).lecture
        assert (lecture is not None and lecture.tutor.number == 0) is (way == "mishap_again")
    assert visitor.scene is below and seen(game) == before
    plays_a_card(visitor, game)


# -- where no match is running -----------------------------------------------------------------------------------


@pytest.mark.parametrize("door", ["settings", "new_match", "rules", "past", "show"])
def test_a_page_that_breaks_leads_to_the_title(visit: Open, monkeypatch: pytest.MonkeyPatch, door: str) -> None:
    visitor = visit()
    for _ in range(2):  # as often as it likes
        visitor.click(door)
        once(monkeypatch, Page, "draw")
        visitor.scenes.draw()
        has_stumbled(visitor)
        assert visitor.sees(say("mishap_page")) and troubles(visitor) == []
        assert [meaning.key for meaning in visitor.meanings() if meaning.key] == ["mishap_go_on", "mishap_where"]
        visitor.click("mishap_go_on")
        assert isinstance(visitor.scene, TitleScene) and visitor.scenes.lying == (visitor.scene,)


def test_a_door_of_the_title_that_breaks_may_be_tried_again(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    monkeypatch.setattr(settings, "SettingsPage", lambda *_: 1 / 0)
    visitor = visit()
    for _ in range(3):
        visitor.click("settings")
        has_stumbled(visitor)
        visitor.key(pygame.K_ESCAPE)
        assert isinstance(visitor.scene, TitleScene)


def test_a_title_that_breaks_twice_in_a_row_ends_the_program(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    monkeypatch.setattr(TitleScene, "update", lambda self, now: 1 / 0)
    visitor.turn()
    has_stumbled(visitor)
    with pytest.raises(ZeroDivisionError):
        visitor.click("mishap_go_on")


def test_a_title_that_was_seen_in_between_may_break_again(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    visitor.draws = True
    for _ in range(3):
        visitor.turn()
        once(monkeypatch, Page, "draw")
        visitor.scenes.draw()
        has_stumbled(visitor)
        visitor.click("mishap_go_on")
    assert isinstance(visitor.scene, TitleScene)


@pytest.mark.parametrize("doing", ["enter", "draw", "update", "handle"])
def test_a_page_that_breaks_itself_ends_the_program(visit: Open, monkeypatch: pytest.MonkeyPatch, doing: str) -> None:
    visitor = visit()
    visitor.click("settings")
    monkeypatch.setattr(MishapScene, doing, lambda *_: 1 / 0)
    once(monkeypatch, Page, "handle")
    with pytest.raises(ZeroDivisionError):
        visitor.key(pygame.K_LEFT)
        visitor.scenes.draw()
        visitor.key(pygame.K_LEFT)


# -- what it says ------------------------------------------------------------------------------------------------


@in_some_looks
def test_all_that_it_may_say_can_be_read_and_used(
    visit: Open, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, text: int
) -> None:
    monkeypatch.setattr(mishap, "copy", lambda words: True)
    visitor = visit(size, language=language, text_size=text)
    keys = ("mishap_go_on", "menu_give_up_deal", "to_title")
    ways = tuple((key, "play", visitor.scenes.pop) for key in keys)
    for first, then in (("mishap_thinking", "mishap_twice"), ("mishap_match", "mishap_twice_over")):
        for path in (reports_folder() / "report-2026-11-22-171530.txt", None):
            happened = Happened((say(first), say(then)), path, ways)
            visitor.scenes.push(MishapScene(visitor.player, Mishap(happened)))
            assert troubles(visitor) == []
            if path is not None:
                visitor.click("mishap_where")
                assert troubles(visitor) == [] and visitor.sees(say("mishap_copied"))


def test_it_shows_where_the_report_lies(visit: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    copied: list[str] = []
    monkeypatch.setattr(mishap, "copy", clipboard(copied))
    folder = tmp_path / ("a_long_way_to_go_" * 6) / odd_names.HERE.unsayable
    monkeypatch.setenv("GAIGEL_HOME", str(folder))
    visitor = visit()
    monkeypatch.setenv("GAIGEL_HOME", str(folder))
    visitor.click("settings")
    once(monkeypatch, Page, "draw")
    visitor.scenes.draw()
    visitor.click("mishap_where")
    assert troubles(visitor) == []
    (path,) = copied
    assert path.startswith(str(tmp_path)) and odd_names.HERE.said in path
    shown = "".join(meaning.name for meaning in visitor.meanings()).replace("\n", "")
    assert path in shown


def test_where_no_report_can_be_kept_it_says_so(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaigel_desktop.controller.report.write_whole", lambda *_: (_ for _ in ()).throw(OSError(28)))
    visitor = visit()
    visitor.click("settings")
    once(monkeypatch, Page, "draw")
    visitor.scenes.draw()
    has_stumbled(visitor)
    assert visitor.sees(say("mishap_no_report"))
    assert not any(meaning.key == "mishap_where" for meaning in visitor.meanings())


def test_the_report_holds_the_deal_and_nothing_about_the_player(
    visit: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    visitor = visit(name="Zwetschgen-Kätter")
    game = sits(visitor)
    plays_a_card(visitor, game)

    def speaks(*_: object) -> None:
        raise ValueError(f"Zwetschgen-Kätter has no {tmp_path}/games.sqlite")

    monkeypatch.setattr(RunningDeal, "update", speaks)
    visitor.turn()
    (report,) = reports_folder().iterdir()
    told = report.read_bytes()
    (line,) = [line for line in told.splitlines() if line.startswith(b"{")]
    assert list(findings([line])) == [None]
    assert read_line(line).actions == game.record_so_far().actions
    text = told.decode()
    assert re.search(rf"deal after {game.moment} deeds, seed mishap", text)
    assert re.search(r"gaigel_desktop.scenes.deal.table_scene, line \d+, update", text)
    for private in ("Zwetschgen", "Kätter", str(tmp_path), tmp_path.name, "games.sqlite"):
        assert private not in text
    assert "Kätter" not in log_file().read_text(encoding="utf-8")


def test_a_match_goes_on_after_the_program_was_started_again(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    game = sits(visitor)
    plays_a_card(visitor, game)
    once(monkeypatch, RunningDeal, "update")
    visitor.turn()
    has_stumbled(visitor)
    before = game.record_so_far()
    again = visit()
    assert isinstance(again.house.keeper.store, Store)
    assert goes_on(again) and next(store_of(again).deals(1)).record.actions == before.actions
    assert isinstance(again.title, PageScene)
