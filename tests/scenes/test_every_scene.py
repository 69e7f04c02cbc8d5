"""Whatever is on the screen: F11 fills it, what was chosen is saved a while later, and no trouble is lost."""

from __future__ import annotations

import pkgutil
import sqlite3
from collections.abc import Callable
from importlib import import_module
from itertools import repeat
from typing import cast
from unittest.mock import patch

import pygame
import pytest

from gaigel_desktop import app, scenes, show
from gaigel_desktop.app.mishap import MishapScene
from gaigel_desktop.controller import places
from gaigel_desktop.controller.coaching.review import Reviewer
from gaigel_desktop.controller.match.setup import Sitter, seat_person
from gaigel_desktop.controller.people import Person
from gaigel_desktop.controller.settings import load
from gaigel_desktop.controller.store.mending import Carried
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.deal.cover import CoverScene
from gaigel_desktop.scenes.deal.guess_slip import GuessSlip
from gaigel_desktop.scenes.deal.lookup_pages import LookUpScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.cards import CardsScene
from gaigel_desktop.scenes.pages.fair.fair_page import FairScene
from gaigel_desktop.scenes.pages.mending import MendingScene
from gaigel_desktop.scenes.pages.of_the_day.days_page import DaysScene
from gaigel_desktop.scenes.pages.own_looks.own_back_tiles import open_looks
from gaigel_desktop.scenes.pages.own_looks.own_backs import OwnLookScene
from gaigel_desktop.scenes.pages.parting import PartingScene
from gaigel_desktop.scenes.pages.past.past_games import PastScene
from gaigel_desktop.scenes.pages.rules.rules_pages import RulesScene
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.scenes.pages.tournament.tournament_page import TournamentScene
from gaigel_desktop.scenes.pages.who_is_here import WhoIsHere
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.scenes.replay.replay_scene import Replay
from gaigel_desktop.scenes.review.asking_scene import AskingDoors, AskingScene
from gaigel_desktop.scenes.review.review_sheet import ReviewDoors, ReviewScene
from gaigel_desktop.scenes.routes import Cards, Play
from gaigel_desktop.show.by_itself import ByItself
from gaigel_desktop.show.keys_page import KeyScene
from gaigel_desktop.show.open_show import open_show
from gaigel_desktop.show.pause_menu import PauseScene
from gaigel_desktop.show.programme_editor import ComposerScene
from gaigel_desktop.show.programme_list import ChooserScene
from gaigel_desktop.show.show_scene import ShowScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from tests.controller.past_games import keep_many
from tests.tiers import thorough

from .pages import Open, Visitor
from .reviews import decisions, found, played_deal, told_by
from .test_evening_pages import LEINFELDEN, after, cutting, menu, played
from .test_going_on import plays, sits_down
from .test_leaving import lock
from .test_luck import all_read

TROUBLE = "trouble_no_picture"


def _door(key: str) -> Callable[[Visitor], object]:
    return lambda visitor: visitor.click(key)


def _tournament(visitor: Visitor) -> None:
    visitor.click("new_match")
    visitor.click("tournament")


def _first_start(visitor: Visitor) -> None:
    visitor.player.learner.first_time = True
    visitor.app.open_title()


def _replay(visitor: Visitor) -> None:
    assert visitor.house.keeper.store is not None
    keep_many(visitor.house.keeper.store, 4)
    visitor.click("past")
    visitor.click(next(meaning.key for meaning in visitor.meanings() if meaning.key.startswith("deal ")))
    visitor.key(pygame.K_RETURN)


def _count(visitor: Visitor) -> None:
    _replay(visitor)
    visitor.key(pygame.K_c)


def _season(visitor: Visitor) -> None:
    """All that stands on the slate beside the lamp."""
    assert visitor.house.keeper.store is not None
    keep_many(visitor.house.keeper.store, 60)
    visitor.click("settings")
    visitor.key(pygame.K_ESCAPE)
    visitor.title.draw()
    visitor.wait(10.0)
    visitor.click("season")


def _luck(visitor: Visitor) -> None:
    assert visitor.house.keeper.store is not None
    keep_many(visitor.house.keeper.store, 4)
    visitor.click("past")
    visitor.click("tab figures")
    visitor.click("luck")
    all_read(visitor)


def _review(visitor: Visitor) -> None:
    doors = ReviewDoors()
    visitor.scenes.push(
        ReviewScene(visitor.player, told_by(played_deal()), cast(Reviewer, found(played_deal())), doors)
    )


def _asked(visitor: Visitor) -> None:
    moment = decisions(played_deal())[0].moment
    doors = AskingDoors(lambda: None, lambda: False, visitor.scenes.pop)
    visitor.scenes.push(AskingScene(visitor.player, told_by(played_deal()), moment, doors))


def _umschlag(visitor: Visitor) -> None:
    visitor.scenes.push(
        UmschlagScene(visitor.player, visitor.house.kit.aloud, visitor.player.setup, "umschlag", lambda *_: None)
    )


def _own_word(visitor: Visitor) -> None:
    cutting(visitor)
    visitor.click("own_word")


def _cover(visitor: Visitor) -> None:
    """The cover of a table that two people share, before the first card."""
    setup = visitor.player.setup
    anne = Sitter("Anne", "anne")
    visitor.player.choose_table(setup._replace(chairs=(setup.chairs[0], anne, *setup.chairs[2:])))
    visitor.services.open(Play())
    for _ in range(60):
        if isinstance(visitor.scene, CoverScene):
            break
        visitor.key(pygame.K_RETURN)
        visitor.wait(1.0)


def _look_up(visitor: Visitor) -> None:
    sits_down(visitor, "play")
    visitor.key(pygame.K_o)


def _slip(visitor: Visitor) -> None:
    sits_down(visitor, "play")
    table = visitor.scene
    assert isinstance(table, TableScene) and table.state is not None
    slip = GuessSlip(
        visitor.player, table, table.state, lambda: say("guess_counted"), lambda points: visitor.scenes.pop()
    )
    visitor.scenes.push(slip)


def _mishap(visitor: Visitor) -> None:
    visitor.click("settings")
    with patch.object(visitor.scene, "resize", side_effect=ZeroDivisionError):
        visitor.scenes.resize()


def _shown(*keys: int) -> Callable[[Visitor], None]:
    """What is shown to others, and what lies over that."""

    def show(visitor: Visitor) -> None:
        open_show(visitor.player, visitor.services, visitor.house.whole_screen, visitor.scenes, None)
        for key in keys:
            visitor.key(key)

    return show


def _composing(visitor: Visitor) -> None:
    visitor.click("show")
    visitor.click("new")


def _mending(visitor: Visitor) -> None:
    visitor.house.keeper.carry_over = lambda: repeat(Carried(1, 2))  # type: ignore[method-assign]
    visitor.scenes.push(MendingScene(visitor.player, visitor.house.keeper, visitor.scenes.pop))


def _parting(visitor: Visitor) -> None:
    game = sits_down(visitor, "play")
    LOCKS.append(lock(places.store_file()))
    plays(game)
    visitor.scenes.leave()


def _people(visitor: Visitor) -> None:
    """A table at which Anna sits too."""
    visitor.player.people.remember(Person("Anna", "anne"))
    visitor.player.choose_table(seat_person(visitor.player.setup, 1, "Anna", "anne"))
    visitor.click("new_match")


def _somebody_new(visitor: Visitor) -> None:
    _people(visitor)
    visitor.ask("person_new")


def _who_is_here(visitor: Visitor) -> None:
    _people(visitor)
    visitor.scenes.push(Overlay(visitor.player, visitor.scene, WhoIsHere(visitor.player.setup, lambda _: None)))


LOCKS: list[sqlite3.Connection] = []  # held until the end


def _own_back(visitor: Visitor) -> None:
    open_looks(visitor.player, visitor.house.keeper, visitor.scenes, lambda value: visitor.player.change(back=value))


WAYS: dict[str, tuple[type, Callable[[Visitor], object]]] = {
    "title": (TitleScene, lambda _: None),
    **{door: (PageScene, _door(door)) for door in ("new_match", "settings")},
    "people": (PageScene, _people),
    "somebody new": (Overlay, _somebody_new),
    "who is here": (Overlay, _who_is_here),
    "rules": (RulesScene, _door("rules")),
    "past": (PastScene, _door("past")),
    "tournament": (TournamentScene, _tournament),
    "replay": (Replay, _replay),
    "count": (Overlay, _count),
    "is it fair": (FairScene, _luck),
    "season": (PageScene, _season),
    "review": (ReviewScene, _review),
    "what would you play": (AskingScene, _asked),
    "umschlag": (UmschlagScene, _umschlag),
    "cut": (CutScene, cutting),
    "table": (TableScene, lambda visitor: sits_down(visitor, "play")),
    "look-up": (LookUpScene, _look_up),
    "cards": (CardsScene, lambda visitor: visitor.services.open(Cards(LEINFELDEN))),
    "slip": (GuessSlip, _slip),
    "menu": (Overlay, menu),
    "cover": (CoverScene, _cover),
    "deal of the day": (
        DaysScene,
        lambda visitor: visitor.scenes.push(DaysScene(visitor.player, visitor.services, lambda: "2026-11-23")),
    ),
    "own word": (Overlay, _own_word),
    "show": (ShowScene, _shown(pygame.K_PAGEDOWN)),
    "show, paused": (PauseScene, _shown(pygame.K_PAGEDOWN, pygame.K_F5)),
    "keys of a show": (KeyScene, _shown(pygame.K_F1)),
    "by itself": (ByItself, lambda visitor: visitor.scenes.push(ByItself(visitor.player, visitor.services))),
    "own back": (OwnLookScene, _own_back),
    "programmes": (ChooserScene, _door("show")),
    "own programme": (ComposerScene, _composing),
    "mishap": (MishapScene, _mishap),
    "mending": (MendingScene, _mending),
    "parting": (PartingScene, _parting),
    "after the deal": (Overlay, lambda visitor: after(visitor, played(LEINFELDEN, 1))),
}
SOME_WAYS = ("title", "settings", "rules", "replay", "table", "menu", "show", "after the deal")
MANY_WAYS = [pytest.param(way, marks=() if way in SOME_WAYS else thorough) for way in WAYS]
TELLS = (TitleScene, TableScene)  # have room for a sentence about a trouble


def test_every_kind_of_scene_is_reached() -> None:
    modules = [
        import_module(each.name)
        for room in (scenes, show, app)
        for each in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")
    ]
    duties = ("enter", "resize", "handle", "update", "draw")
    kinds = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__ and all(hasattr(kind, duty) for duty in duties)
    }
    assert kinds == {kind for kind, _ in WAYS.values()}


def before_a_scene(request: pytest.FixtureRequest, visit: Open) -> Visitor:
    """Somebody before the scene that a fixture is asked for."""
    visitor, (kind, way) = visit(), WAYS[request.param]
    if kind is MishapScene:
        request.getfixturevalue("stumbling")
    way(visitor)
    visitor.turn()
    assert type(visitor.scene) is kind
    return visitor


@pytest.fixture(params=MANY_WAYS)
def visitor(request: pytest.FixtureRequest, visit: Open) -> Visitor:
    """Somebody before a scene of each kind."""
    return before_a_scene(request, visit)


@thorough
def test_f11_fills_the_screen_and_comes_back(visitor: Visitor) -> None:
    screen, scene, shows = visitor.house.kit.screen, visitor.scene, visitor.house.whole_screen.filled
    for full in (not shows, shows):
        visitor.key(pygame.K_F11)
        assert screen.full_screen == full
        assert visitor.player.settings.full_screen == (full and not shows), "what is shown is as it was chosen"
    assert visitor.scene is scene, "it means nothing else"


def test_a_change_is_saved_a_while_later(visitor: Visitor) -> None:
    visitor.player.change(sounds=33)
    visitor.turn()
    visitor.wait(theme.SAVE_AFTER + theme.FRAME)
    assert load(places.settings_file()).settings.sounds == 33


def test_a_trouble_is_told_by_the_next_scene_that_has_room(visitor: Visitor) -> None:
    house, tells = visitor.house, isinstance(visitor.scene, TELLS)
    house.kit.pictures.missing.add("gone.webp")
    visitor.turn()
    assert house.player.troubles.told() == say(TROUBLE), "it is noticed"
    assert house.player.troubles.new() == ("" if tells else say(TROUBLE))
    while visitor.scene is not visitor.title:
        visitor.scenes.pop()
    visitor.turn()
    assert visitor.sees(say(TROUBLE)) and house.player.troubles.new() == ""


def test_what_went_wrong_on_the_way_to_the_table_is_told_there(visit: Open) -> None:
    visitor = visit()
    visitor.services.open(Play())
    assert isinstance(visitor.scene, UmschlagScene)
    visitor.house.kit.pictures.missing.add("gone.webp")
    visitor.turn()
    assert visitor.at_table()
    while not isinstance(visitor.scene, TableScene):
        visitor.key(pygame.K_RETURN)
        visitor.wait(4.0)
    visitor.turn()
    assert visitor.scene.state is not None and visitor.scene.state.said.note is not None
    assert visitor.scene.state.said.note.words == say(TROUBLE)


def test_what_a_title_says_that_nobody_has_seen_is_still_to_be_told(visit: Open) -> None:
    visitor = visit()
    visitor.player.troubles.note(TROUBLE)
    _first_start(visitor)
    visitor.turn()
    assert visitor.player.troubles.new() == say(TROUBLE)


def test_what_is_chosen_by_a_key_is_seen_on_the_page(visit: Open) -> None:
    visitor = visit()
    visitor.to_settings()
    before = visitor.find("full_screen").on
    visitor.key(pygame.K_F11)
    assert visitor.find("full_screen").on != before
