"""The tournament as the player sees it: entering, the standings, the own table, going on another day."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from gaigel_desktop.controller.thrown_away import lying
from gaigel_desktop.controller.tournament.field import field
from gaigel_desktop.controller.tournament.rounds import ROUNDS, RULES, Entrant, Points, new_tournament
from gaigel_desktop.controller.tournament.steward import Steward, kept, tournament_file
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.tournament import entry, tournament_page
from gaigel_desktop.scenes.pages.tournament.own_table import continue_session
from gaigel_desktop.scenes.pages.tournament.tournament_page import TournamentScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.spoken.tree import everything
from tests.controller.past_games import played as deals_played
from tests.controller.quick_rounds import Quick, played
from tests.scenes.looks import SOME_LOOKS, Look, all_looks
from tests.tiers import first_of, one_in

from .pages import Open, Visitor, game_at, troubles
from .test_going_on import leaves, plays


@pytest.fixture(autouse=True)
def quick_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other tables share their points at once."""
    monkeypatch.setattr(tournament_page, "Hall", Quick)
    monkeypatch.setattr(entry, "Hall", Quick)


def going_on(people: int, rounds: int) -> None:
    """A tournament lies there that was played so far."""
    start = new_tournament(field(Entrant("Ute", "mina"), people, "pages"), "pages")
    Steward(played(start, rounds, Random("pages")), tournament_file(), Quick()).keep()


@first_of(2, "look", all_looks())
@one_in(4, "people, rounds", [(0, 0), (3, 0), (24, 13), (60, 29), (12, ROUNDS)])
def test_every_page_can_be_read_and_used(visit: Open, look: Look, people: int, rounds: int) -> None:
    size, language, text = look
    visitor = visit(size, language=language, text_size=text)
    if people:
        going_on(people, rounds)
    visitor.click("new_match")
    visitor.click("tournament")
    assert troubles(visitor) == []


def test_the_own_line_is_seen_once_wherever_the_list_has_gone(visit: Open) -> None:
    visitor = visit(language="de", text_size=150)
    going_on(60, 29)
    visitor.click("new_match")
    visitor.click("tournament")
    seen: list[float] = []
    for page_key in (pygame.K_HOME, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_END):
        visitor.key(page_key)
        own = [each for each in visitor.page.placed() if getattr(each.widget, "words", "") == "Ute"]
        in_list = [each for each in own if each.part.window is not None]
        assert len(in_list) == 1
        assert in_list[0].part.window is not None
        assert in_list[0].part.window.contains(in_list[0].box)
        seen.append(in_list[0].box.y)
    assert len(set(seen)) > 1  # it moves with the list where it can


def test_whoever_hears_it_hears_the_own_line_first_and_once(visit: Open) -> None:
    visitor = visit()
    going_on(60, 29)
    visitor.click("new_match")
    visitor.click("tournament")
    told = [node.name for node in everything(visitor.scene.spoken().nodes)]
    lines = [words for words in told if f"{say('tournament_sum')} " in words]
    own = [words for words in lines if "Ute" in words]
    assert len(lines) == 60 and own == lines[:1]
    assert any(words.startswith(f"{say('you')}: ") for words in told), "whose place stands on the slate"


def test_it_is_said_that_the_tables_are_drawn(visit: Open) -> None:
    visitor = visit()
    visitor.house.kit.aloud.heard = True
    visitor.click("new_match")
    visitor.click("tournament")
    visitor.click("draw")
    said = visitor.house.kit.aloud.fetch()
    assert said[-1] == say("tournament_round", {"session": 1, "deal": 1}), said


def test_below_the_last_whole_line_stands_the_own_one_and_of_no_other_a_part(visit: Open) -> None:
    visitor = visit(language="de")
    going_on(60, 29)
    visitor.click("new_match")
    visitor.click("tournament")
    lines = [each for each in visitor.page.placed() if each.part.key == "ranking"]
    own = next(each.box for each in lines if getattr(each.widget, "words", "") == "Ute")
    names = [each.box for each in lines if each.box.x == own.x and each.box.y < own.y]
    assert len(names) > 5
    high = names[1].y - names[0].y
    assert {round((own.y - box.y) % high, 3) for box in names} <= {0.0, round(high, 3)}


def steward_of(visitor: Visitor) -> Steward:
    """Whoever runs the tournament that is looked at."""
    assert isinstance(visitor.scene, TournamentScene) and visitor.scene.steward is not None
    return visitor.scene.steward


def entered(visitor: Visitor, people: int = 9) -> Steward:
    """Somebody has entered for a tournament of so many, by keys; whoever runs it."""
    visitor.click("new_match")
    visitor.click("tournament")
    visitor.press("size", pygame.K_HOME)
    for _ in range(people // 3 - 1):
        visitor.key(pygame.K_RIGHT)
    visitor.press("draw")
    return steward_of(visitor)


def test_who_enters_is_drawn_to_a_table_with_two_others(visit: Open) -> None:
    visitor = visit()
    steward = entered(visitor)
    assert len(steward.tournament.entrants) == 9
    names = [steward.tournament.entrants[entrant].name for entrant in steward.seats]
    assert all(visitor.sees(name) for name in names)
    assert visitor.sees("Session 1, deal 1 of 10")
    assert visitor.sees("Not played yet") and not visitor.sees("1.")
    assert kept(tournament_file()).tournament == steward.tournament


def test_three_to_sixty_enter_in_tables_of_three(visit: Open) -> None:
    visitor = visit()
    visitor.click("new_match")
    visitor.click("tournament")
    visitor.walk_to("size")
    visitor.key(pygame.K_HOME)
    sizes = [int(visitor.find("size").value)]
    for _ in range(25):
        visitor.key(pygame.K_RIGHT)
        sizes.append(int(visitor.find("size").value))
    assert sizes[:20] == list(range(3, 61, 3)) and set(sizes[20:]) == {60}
    visitor.walk_to("draw")
    visitor.key(pygame.K_RETURN)
    assert len(steward_of(visitor).tournament.entrants) == 60


def test_the_way_leads_to_the_table_and_back_to_the_standings(visit: Open) -> None:
    visitor = visit()
    steward = entered(visitor)
    table = sat_down(visitor, "table")
    game = game_at(visitor)
    assert game.rules.preset == "rutesheim"
    assert game.dealer == steward.dealer
    game.give_up_deal()
    assert steward.number == 1
    see_the_result(visitor, table)
    visitor.click("to_standings")
    assert isinstance(visitor.scene, TournamentScene)
    assert visitor.sees("Session 1, deal 2 of 10")
    assert visitor.sees("1.") and not visitor.sees("Not played yet")
    visitor.wait(2.0)
    assert visitor.sees("The other tables are waiting for yours")


def test_one_point_is_said_as_one(visit: Open) -> None:
    visitor = visit()
    entered(visitor).score((1, 5, 3))
    visitor.wait(2.0)
    names = [told.name for told in visitor.meanings()]
    assert "1 point" in names and "1 points" not in names


def see_the_result(visitor: Visitor, table: TableScene) -> None:
    """What was played is shown to its end, and one has seen what it came to."""
    assert table.session is not None
    table.session.running.take_news()
    visitor.turn()
    while visitor.scene is table:
        visitor.wake()
    visitor.wait(theme.TAKEN_IN)


def at_table(visitor: Visitor) -> TableScene:
    """The cut takes its time."""
    end = visitor.now + 30
    while not isinstance(visitor.scene, TableScene) and visitor.now < end:
        visitor.wake()
    assert isinstance(visitor.scene, TableScene)
    return visitor.scene


def throws_in(visitor: Visitor) -> None:
    """The deal at the own table is given up, and one sees what it came to."""
    if isinstance(visitor.scene, CutScene):
        visitor.key(pygame.K_SPACE)
    table = at_table(visitor)
    table.match.give_up_deal()
    see_the_result(visitor, table)


def test_within_a_session_one_press_deals_the_next_round(visit: Open) -> None:
    visitor = visit()
    steward = entered(visitor)
    visitor.click("table")
    throws_in(visitor)
    visitor.click("next_deal")
    throws_in(visitor)
    assert steward.number == 2
    visitor.click("to_standings")
    assert isinstance(visitor.scene, TournamentScene) and visitor.sees("Session 1, deal 3 of 10")


class Slow(Quick):
    """Others who play on until they are told to finish."""

    released = False

    def finished(self) -> list[tuple[int, int, Points]]:
        """Nothing yet."""
        return super().finished() if Slow.released else []


def test_a_session_begins_when_all_tables_have_played_the_one_before_P(
    visit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournament_page, "Hall", Slow)
    monkeypatch.setattr(Slow, "released", False)
    visitor = visit()
    going_on(9, 9)
    visitor.click("new_match")
    visitor.click("tournament")
    visitor.click("table")
    throws_in(visitor)
    assert all(each.widget.key != "next_deal" for each in visitor.page.placed())
    visitor.click("to_standings")
    assert visitor.sees("Session 1 is over")
    assert not visitor.find("table").usable and steward_of(visitor).waits_for_others
    visitor.wait(30.0)
    assert visitor.sees("Session 1 is over"), "nobody sits down at a table that is not drawn"
    Slow.released = True
    for _ in range(20):
        visitor.wait(1.0)
    assert visitor.sees("Session 2, deal 1 of 10") and visitor.find("table").usable
    visitor.click("table")
    assert at_table(visitor) if not isinstance(visitor.scene, CutScene) else True


def test_it_goes_on_another_day_at_exactly_this_card(visit: Open) -> None:
    visitor = visit()
    entered(visitor)
    visitor.click("table")
    if isinstance(visitor.scene, CutScene):
        visitor.key(pygame.K_SPACE)
    at_table(visitor)
    lay = game_at(visitor).record_so_far()
    another = visit()
    another.house.keeper.ledger.store = visitor.house.keeper.store
    another.refresh()
    another.click("continue")
    at_table(another)
    assert game_at(another).record_so_far() == lay
    another.key(pygame.K_ESCAPE)
    another.click("leave")
    assert another.scene is another.title, "and not only to the standings"


def test_giving_up_is_asked_for_and_leaves_nothing_but_a_copy_for_a_day(visit: Open) -> None:
    visitor = visit(confirm=True)
    entered(visitor)
    visitor.click("give_up")
    assert visitor.sees(say("tournament_give_up_ask")) and visitor.sees(say("tournament_give_up_cost"))
    visitor.answer("no")
    assert kept(tournament_file()).tournament is not None
    visitor.click("give_up")
    visitor.answer("yes")
    assert visitor.sees("How many players?")
    assert kept(tournament_file()).tournament is None
    assert len(lying(".json")) == 1


def test_a_tournament_that_cannot_be_read_is_put_aside_and_said_so(visit: Open) -> None:
    visitor = visit()
    tournament_file().write_text("[]", encoding="utf-8")
    visitor.click("new_match")
    visitor.click("tournament")
    assert visitor.sees(say("tournament_aside", {"path": "tournament.aside-1.json"}))
    assert not tournament_file().exists()
    assert troubles(visitor) == []


def test_one_that_cannot_be_moved_either_stays_and_it_is_said(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError

    visitor = visit()
    tournament_file().write_text("[]", encoding="utf-8")
    monkeypatch.setattr(Path, "replace", forbidden)
    visitor.click("new_match")
    visitor.click("tournament")
    assert visitor.sees(say("tournament_unreadable", {"path": "tournament.json"}))


# -- from a second window ----------------------------------------------------------------------------------------


class NoHall:
    def __init__(self) -> None:
        pytest.fail("whoever only looks on has nobody play")


@first_of(1, "look", SOME_LOOKS)
@pytest.mark.parametrize("rounds", [None, 13, ROUNDS])
def test_from_a_second_window_one_only_looks_on(
    visit: Open, look: Look, rounds: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    size, language, text = look
    monkeypatch.setattr(tournament_page, "Hall", NoHall)
    visitor = visit(size, language=language, text_size=text)
    if rounds is not None:
        going_on(12, rounds)
    kept_as_it_is = tournament_file().read_bytes() if rounds is not None else b""
    visitor.house.keeper.owner = False
    visitor.click("new_match")
    visitor.click("tournament")
    assert visitor.sees(say("tournament_elsewhere"))
    assert [meaning.key for meaning in visitor.meanings() if meaning.role == "button"] == ["back"]
    assert troubles(visitor) == []
    visitor.wait(5.0)
    visitor.key(pygame.K_ESCAPE)
    assert (tournament_file().read_bytes() if tournament_file().exists() else b"") == kept_as_it_is


def test_to_the_table_of_another_window_leads_no_way(visit: Open) -> None:
    visitor = visit()
    going_on(12, 13)
    visitor.house.keeper.owner = False
    continue_session(visitor.player, visitor.services, visitor.house.stewards, visitor.scenes)
    assert isinstance(visitor.scene, TournamentScene)


def test_a_broken_tournament_stays_where_the_other_window_has_it(visit: Open) -> None:
    visitor = visit()
    tournament_file().write_text("[]", encoding="utf-8")
    visitor.house.keeper.owner = False
    visitor.click("new_match")
    visitor.click("tournament")
    assert visitor.sees(say("tournament_unreadable", {"path": "tournament.json"}))
    assert tournament_file().read_text(encoding="utf-8") == "[]"


def sat_down(visitor: Visitor, door: str) -> TableScene:
    """Through this door to the own table, where the cards lie."""
    visitor.click(door)
    if isinstance(visitor.scene, CutScene):
        visitor.key(pygame.K_SPACE)
    return at_table(visitor)


def test_a_deal_with_a_refused_deed_goes_on_from_there_also_in_a_tournament(visit: Open) -> None:
    visitor = visit()
    entered(visitor)
    sat_down(visitor, "table")
    game = game_at(visitor)
    for _ in range(4):
        plays(game)
    lay = game.record_so_far()
    store = visitor.house.keeper.store
    assert store is not None
    (deal,) = store.deals()
    store.note(deal.id, game.moment, lay.actions[0])
    leaves(visitor)
    visitor.scene.resize()
    table = sat_down(visitor, "continue")
    assert game_at(visitor).record_so_far() == lay
    assert table.state is not None and table.state.said.note is not None
    assert table.state.said.note.words == say("deal_holds_so_far")


def test_a_deal_that_turns_out_to_be_over_leads_to_the_standings(visit: Open) -> None:
    """The program was killed between the last card and the result."""
    visitor = visit()
    entered(visitor)
    sat_down(visitor, "table")
    store = visitor.house.keeper.store
    assert store is not None
    (deal,) = store.deals()
    whole = deals_played(RULES, 1)[0]
    with store.database as database:
        database.execute("DELETE FROM deal")
    again = store.start_deal(deal.match, "2026-11-21T20:15:00", whole._replace(actions=(), match=None), deal.about)
    for number, deed in enumerate(whole.actions):
        store.note(again, number, deed)
    visitor.key(pygame.K_ESCAPE)
    visitor.click("leave")
    visitor.click("continue")
    visitor.wait(15.0)
    assert [meaning.key for meaning in visitor.meanings() if meaning.key][:2] == ["next_deal", "to_standings"]
    steward = visitor.house.stewards.steward
    assert steward is not None and steward.number == 1, "whoever runs it has heard of it"
