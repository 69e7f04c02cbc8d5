"""Going on: no match that was begun is lost, and after a restart everybody plays on as they would have."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.setup import from_json, to_json, with_rules, with_strength
from gaigel_desktop.controller.match.story import DICE
from gaigel_desktop.controller.settings import AIDS
from gaigel_desktop.controller.store.archive import EVERYTHING, count
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.store.store import Store
from gaigel_desktop.controller.tournament.field import field
from gaigel_desktop.controller.tournament.rounds import Entrant, new_tournament
from gaigel_desktop.controller.tournament.steward import Steward, tournament_file
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.scenes.begin import continue_match
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.parts.page_scene import PageScene
from tests.controller.quick_rounds import Quick
from tests.referee import deal_of, next_deal
from tests.scenes.looks import in_every_look
from tests.tiers import thorough

from .pages import Open, Visitor, game_at, troubles

NOW = "2026-11-21T20:15:00"


def store_of(visitor: Visitor) -> Store:
    assert visitor.house.keeper.store is not None
    return visitor.house.keeper.store


def sits_down(visitor: Visitor, door: str) -> Game:
    """Through this door to a deal that has been dealt out."""
    if door == "play" and all(each.key != "play" for each in visitor.meanings()):
        visitor.click("new_match")  # a match waits: another one is begun from there
    visitor.click(door)
    assert visitor.at_table()
    if not isinstance(visitor.scene, TableScene):  # the player cuts
        visitor.key(pygame.K_RETURN)
        while not isinstance(visitor.scene, TableScene):
            visitor.wake()
    assert isinstance(visitor.scene, TableScene)
    return game_at(visitor)


def gives_up(visitor: Visitor) -> None:
    """The deal, by the menu of the table."""
    visitor.key(pygame.K_ESCAPE)
    visitor.click("give_up_deal")
    visitor.answer("yes")


def leaves(visitor: Visitor) -> None:
    """Back to the title."""
    while visitor.scenes.top is not visitor.title:
        visitor.scenes.pop()


def goes_on(visitor: Visitor) -> int:
    """Which match Continue leads to when the title comes on; 0 if there is none."""
    assert isinstance(visitor.title, PageScene)
    visitor.title.refresh()
    if not any(meaning.key == "continue" for meaning in visitor.meanings()):
        return 0
    visitor.click("continue")
    assert visitor.house.current.story is not None
    match = visitor.house.current.story.match
    assert match is not None
    leaves(visitor)
    return match


# -- which match ---------------------------------------------------------------------------------------------------


def test_a_match_left_for_another_is_offered_again_when_that_one_is_over(visit: Open) -> None:
    visitor = visit()
    lay = sits_down(visitor, "play").record_so_far()
    leaves(visitor)
    sits_down(visitor, "play")
    leaves(visitor)
    newest, left = (match.id for match in store_of(visitor).unfinished())
    assert goes_on(visitor) == newest
    store_of(visitor).finish_match(newest, NOW, 0)
    assert goes_on(visitor) == left
    assert sits_down(visitor, "continue").record_so_far() == lay


def test_past_games_show_the_deals_of_a_match_that_was_left(visit: Open) -> None:
    visitor = visit()
    sits_down(visitor, "play").give_up_deal()
    leaves(visitor)
    sits_down(visitor, "play")
    leaves(visitor)
    assert count(store_of(visitor).database, EVERYTHING) == 1
    visitor.click("past")
    assert visitor.sees("Given up")


@thorough
def test_a_session_is_offered_only_as_long_as_its_tournament_goes_on(visit: Open) -> None:
    visitor = visit()
    sits_down(visitor, "play")
    leaves(visitor)
    (match,) = store_of(visitor).unfinished()
    steward = Steward(new_tournament(field(Entrant("Ute", "mina"), 9, "on"), "on"), tournament_file(), Quick())
    steward.keep()
    session = store_of(visitor).start_match(NOW, {"tournament": [steward.tournament.seed, 0]})
    assert goes_on(visitor) != match.id
    store_of(visitor).finish_match(session, NOW, 1)
    assert goes_on(visitor) == match.id
    store_of(visitor).start_match(NOW, {"tournament": ["another", 2]})
    assert goes_on(visitor) == match.id, "nobody can go on with a tournament that was given up"


# -- which is which ------------------------------------------------------------------------------------------------


def told(visitor: Visitor) -> list[tuple[str, str]]:
    """What the large button of the title says, and what of it in a second line."""
    assert isinstance(visitor.title, PageScene)
    visitor.title.refresh()
    large = [each for each in visitor.meanings() if each.key in ("continue", "play")]
    return [(each.name, each.value) for each in large]


def test_the_title_says_what_goes_on_and_what_begins_anew(visit: Open) -> None:
    visitor = visit()
    assert told(visitor) == [("Play", "")]
    game = sits_down(visitor, "play")
    names = [chair.name for chair in visitor.player.setup.chairs]
    game.give_up_deal()
    leaves(visitor)
    seated = from_json(next(store_of(visitor).unfinished()).about)
    against = sorted({seated.chairs[seat].name for seat in (1, 3)})
    ((go_on, how_far),) = told(visitor)
    assert go_on == "Continue" and how_far.startswith("Deal 2, against ")
    assert sorted(how_far.removeprefix("Deal 2, against ").split(" and ")) == against and set(against) < set(names)


def test_of_a_large_table_only_the_number_of_players_is_said(visit: Open) -> None:
    visitor = visit()
    visitor.player.setup = with_rules(visitor.player.setup, PRESETS["uspcc-1907"]._replace(players=8))
    sits_down(visitor, "play")
    leaves(visitor)
    assert told(visitor)[0] == ("Continue", "Deal 1, 8 at the table")


def test_the_focus_is_on_continue_for_whoever_comes_from_a_table(visit: Open) -> None:
    visitor = visit()
    assert visitor.page.focus == "play"
    sits_down(visitor, "play")
    leaves(visitor)
    assert visitor.page.focus == "continue"
    visitor.press("settings")
    visitor.key(pygame.K_ESCAPE)
    assert visitor.page.focus == "settings", "nothing was played meanwhile"
    visitor.click("past")
    visitor.click("tab unfinished")
    visitor.click(next(each.key for each in visitor.meanings() if each.key.startswith("continue ")))
    leaves(visitor)
    assert visitor.page.focus == "continue"


def test_every_match_that_is_not_over_is_found_among_the_past_games_and_goes_on(visit: Open) -> None:
    visitor = visit()
    lay = [sits_down(visitor, "play").record_so_far()]
    for _ in range(2):
        leaves(visitor)
        lay.append(sits_down(visitor, "play").record_so_far())
    leaves(visitor)
    matches = [match.id for match in store_of(visitor).unfinished()]
    for match, record in zip(matches, reversed(lay), strict=True):
        visitor.click("past")
        visitor.click("tab unfinished")
        assert troubles(visitor) == []
        assert sits_down(visitor, f"continue {match}").record_so_far() == record
        leaves(visitor)
        assert visitor.scene is visitor.title


def test_where_every_match_is_over_nothing_waits(visit: Open) -> None:
    visitor = visit()
    sits_down(visitor, "play").give_up_match()
    leaves(visitor)
    visitor.click("past")
    assert not any(meaning.key == "tab unfinished" for meaning in visitor.meanings())


@in_every_look
def test_a_match_that_waits_can_be_read_everywhere(
    visit: Open, size: tuple[int, int], language: str, text: int
) -> None:
    visitor = visit(size, language=language, text_size=text)
    for players in (8, 3, 2, 4):
        visitor.player.setup = with_rules(visitor.player.setup, PRESETS["uspcc-1907"]._replace(players=players))
        store_of(visitor).start_match(NOW, to_json(visitor.player.setup))
        visitor.scene.resize()
        assert troubles(visitor) == [], players
    visitor.click("past")
    visitor.click("tab unfinished")
    assert troubles(visitor) == []


# -- with which aids -----------------------------------------------------------------------------------------------


def helped(visitor: Visitor) -> list[tuple[object, bool]]:
    """Of each deal the aids that are written down, and whether the figures count it as played with aids."""
    query = "SELECT deal, aided FROM past"
    aided = dict(store_of(visitor).database.execute(query).fetchall())
    return [(deal.about["aids"], aided.get(deal.id) == 1) for deal in store_of(visitor).deals()]


def test_a_deal_remembers_the_aids_that_helped_with_it_however_the_match_began(visit: Open) -> None:
    visitor = visit(**dict.fromkeys(AIDS, False))
    easy(visitor)
    game = sits_down(visitor, "play")
    game.give_up_deal()
    visitor.player.change(aid_hint=True)
    next_deal(game, "aids", cut_at=17)
    visitor.player.change(aid_hint=False, aid_cards_gone=True)
    for _ in range(4):
        plays(game)
    visitor.player.change(aid_cards_gone=False)
    plays(game)
    leaves(visitor)
    game = sits_down(visitor, "continue")
    visitor.player.change(aid_my_points=True)
    plays(game)
    game.give_up_deal()
    visitor.player.change(aid_my_points=False)
    next_deal(game, "no aids", cut_at=17)
    game.give_up_deal()
    three = ["aid_hint", "aid_cards_gone", "aid_my_points"]
    assert helped(visitor) == [([], False), (three, True), ([], False)]


def plays(game: Game) -> None:
    """The next card of whoever is in turn."""
    seat = next_to_act(deal_of(game))
    game.offer(seat, card_actions(deal_of(game))[0])


# -- as they would have --------------------------------------------------------------------------------------------


def easy(visitor: Visitor) -> None:
    """At this table nobody thinks for long."""
    setup = visitor.player.setup
    for seat in range(1, setup.rules.players):
        setup = with_strength(setup, seat, "beginner")
    visitor.player.setup = setup


def played_on(game: Game, deeds: int) -> tuple[Deed, ...]:
    """What happens next, when the player always puts down the first card that is allowed."""
    begin = game.moment
    while game.playing and game.moment < begin + deeds:
        if not game.step() and next_to_act(deal_of(game)) == 0:
            game.offer(0, card_actions(deal_of(game))[0])
    return game.record_so_far().actions[begin:]


def test_the_others_go_on_as_they_would_have(visit: Open) -> None:
    visitor = visit()
    easy(visitor)
    game = sits_down(visitor, "play")
    played_on(game, 6)
    lay = store_of(visitor)
    leaves(visitor)
    there = [(deal.id, deal.record.actions) for deal in lay.deals()]
    first = played_on(sits_down(visitor, "continue"), 14)
    leaves(visitor)
    (deal, actions) = there[-1]
    lay.take_back(deal, len(actions))
    assert played_on(sits_down(visitor, "continue"), 14) == first


@thorough
def test_the_dice_matter(visit: Open) -> None:
    """Somebody else's dice play differently within a few deals: the test above could fail."""
    visitor = visit()
    easy(visitor)
    sits_down(visitor, "play")
    leaves(visitor)
    (match,) = store_of(visitor).unfinished()
    (deal,) = store_of(visitor).deals()
    seen = set[tuple[Deed, ...]]()
    for number in range(12):
        about = match.about | {DICE: f"others {number}"}
        continue_match(visitor.player, visitor.services, visitor.scenes, match._replace(about=about), from_json(about))
        assert isinstance(visitor.scene, TableScene)
        seen.add(played_on(game_at(visitor), 14))
        leaves(visitor)
        store_of(visitor).take_back(deal.id, 0)
    assert len(seen) > 1


def test_a_match_stored_without_dice_can_be_continued(visit: Open) -> None:
    visitor = visit()
    lay = sits_down(visitor, "play").record_so_far()
    leaves(visitor)
    store_of(visitor).database.execute(f"UPDATE match SET about = json_remove(about, '$.{DICE}')")
    assert sits_down(visitor, "continue").record_so_far() == lay


def test_what_was_found_damaged_a_moment_ago_is_mended_before_a_match_goes_on(
    visit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit()
    sits_down(visitor, "play")
    leaves(visitor)
    assert isinstance(visitor.title, PageScene)
    visitor.title.refresh()
    monkeypatch.setattr(Keeper, "store", None)
    visitor.click("continue")
    assert visitor.scene is visitor.title
