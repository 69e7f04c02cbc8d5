"""The page of the deal of the day, and playing it: once for good, at the same table, until it is over."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.coaching.moments import moments
from gaigel_desktop.controller.match.setup import ME
from gaigel_desktop.controller.of_the_day import days
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.store.reviewed import reviewed_in
from gaigel_desktop.scenes import begin
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.of_the_day.day_words import for_a_friend, outcome
from gaigel_desktop.scenes.pages.of_the_day.days_page import DaysScene
from gaigel_desktop.scenes.replay.replay_scene import Replay
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.tree import everything
from tests.coaching.test_review import MadeUp
from tests.controller.days import keep_day, played_day, record_of_day
from tests.scenes.looks import in_some_looks
from tests.tiers import first_of, thorough

from .pages import Open, Visitor, game_at, troubles
from .test_going_on import gives_up, played_on, store_of

TODAY = "2026-11-23"


def looks(visitor: Visitor, today: str = TODAY) -> None:
    visitor.scenes.push(DaysScene(visitor.player, visitor.services, lambda: today))
    visitor.turn()


def test_the_way_leads_past_the_new_match_and_the_day_is_that_of_the_moment(
    visit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(begin, "now", lambda: "2027-02-01T00:00:01")
    visitor = visit()
    visitor.click("new_match")
    visitor.press("of_the_day")
    assert isinstance(visitor.scene, DaysScene) and visitor.find("day 2027-02-01").chosen
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.scene is visitor.title


def test_the_deal_is_that_of_the_date_and_counts_once(visit: Open) -> None:
    visitor = visit()
    looks(visitor)
    visitor.click("day_play")
    table = visitor.scene
    assert isinstance(table, TableScene)
    (deal,) = store_of(visitor).deals()
    expected = record_of_day(TODAY)
    assert (deal.record.deck, deal.record.dealer, deal.record.knock) == expected[3:4] + expected[1:3]
    assert deal.about["of_the_day"] == TODAY and "later" not in deal.about
    gives_up(visitor)
    visitor.wait(5.0)
    visitor.click("to_days")
    assert isinstance(visitor.scene, DaysScene)
    keys = [told.key for told in visitor.meanings()]
    assert "day_play" not in keys and "day_go_on" not in keys
    visitor.click("day_practise")
    assert isinstance(visitor.scene, TableScene)
    assert len(list(store_of(visitor).deals())) == 1, "practice is kept nowhere"


@thorough
def test_a_day_that_was_left_goes_on_at_its_card_and_stays_that_day_after_midnight(visit: Open) -> None:
    visitor = visit()
    looks(visitor)
    visitor.click("day_play")
    assert isinstance(visitor.scene, TableScene)
    played_on(game_at(visitor), 3)
    visitor.key(pygame.K_ESCAPE)
    assert "fair" not in [told.key for told in visitor.meanings()], "what comes from the date is no secret"
    visitor.click("leave")
    assert visitor.scene is visitor.title
    looks(visitor)
    assert isinstance(visitor.scene, DaysScene) and visitor.sees(say("day_begun"))
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)
    looks(visitor, "2026-11-24")
    visitor.click(f"day {TODAY}")
    visitor.click("day_go_on")
    table = visitor.scene
    assert isinstance(table, TableScene) and game_at(visitor).moment == 3
    (deal,) = store_of(visitor).deals()
    gives_up(visitor)
    day = next(day for day in days(store_of(visitor), "2026-11-24") if day.date == TODAY)
    assert day.deal is not None and day.deal.id == deal.id and not day.later


def test_who_plays_after_midnight_plays_the_deal_of_a_day_that_is_over(visit: Open) -> None:
    visitor, clock = visit(), [TODAY, TODAY]
    visitor.scenes.push(DaysScene(visitor.player, visitor.services, lambda: clock[-1]))
    visitor.turn()
    clock.append("2026-11-24")
    visitor.click("day_play")
    (deal,) = store_of(visitor).deals()
    assert deal.about["of_the_day"] == TODAY and deal.about["later"] is True
    table = visitor.scene
    assert isinstance(table, TableScene)
    gives_up(visitor)
    visitor.wait(5.0)
    visitor.click("to_days")
    assert visitor.find("day 2026-11-24").name == "24 November", "and the new one is there, and asks for nothing"


def test_a_day_that_is_over_can_be_played_and_says_that_it_was_later(visit: Open) -> None:
    visitor = visit()
    looks(visitor)
    visitor.click("day 2026-11-20")
    assert visitor.sees(say("day_about_later"))
    visitor.click("day_play")
    (deal,) = store_of(visitor).deals()
    assert deal.about["of_the_day"] == "2026-11-20" and deal.about["later"] is True


def test_what_was_given_away_is_reckoned_while_one_looks(visit: Open) -> None:
    """The same figure as the review's, kept with the deal."""
    visitor = visit()
    first = moments(played_day(TODAY), ME)[0]
    visitor.house.thinking.new = lambda: MadeUp({first.at: 0.4})
    keep_day(store_of(visitor), TODAY)
    looks(visitor)
    assert visitor.sees(say("day_reckoning"))
    while visitor.sees(say("day_reckoning")):
        visitor.wake()
    (stored,) = store_of(visitor).deals()
    found = reviewed_in(stored.about)
    day = days(store_of(visitor), TODAY)[0]
    assert found is not None and day.came is not None
    assert day.came.gave == sum(phase.loss for phase in found.phases) == pytest.approx(0.4, abs=0.05)
    assert visitor.sees(outcome(day.came)) and visitor.sees(say("day_gave_about"))


@first_of(1, "why", ["another window has the folder", "nothing can be written", "the store takes no more"])
def test_what_was_given_away_is_reckoned_once_where_it_cannot_be_kept(
    visit: Open, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit()
    store = store_of(visitor)
    visitor.house.thinking.new = lambda: MadeUp({moments(played_day(TODAY), ME)[0].at: 0.4})
    keep_day(store, TODAY)
    match why:
        case "another window has the folder":
            visitor.house.keeper.owner = False
        case "nothing can be written":
            monkeypatch.setattr(store, "writes", False)
            store.database.execute("PRAGMA query_only = ON")
        case _:
            store.database.execute("PRAGMA query_only = ON")
    looks(visitor)
    for _ in range(200):
        if visitor.sees(say("day_reckoning")):
            visitor.wake()
    assert visitor.sees(say("day_gave_about")) and not visitor.sees(say("day_reckoning"))
    store.database.execute("PRAGMA query_only = OFF")
    (stored,) = store.deals()
    assert reviewed_in(stored.about) is None


def test_a_line_for_a_friend_goes_to_the_clipboard(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    visitor = visit()
    keep_day(store_of(visitor), TODAY, 0.3)
    looks(visitor)
    visitor.press("day_copy")
    day = days(store_of(visitor), TODAY)[0]
    assert copied == [for_a_friend(day)] and visitor.sees(say("day_copied"))
    assert day.came is not None and "23 November 2026" in copied[0] and "gave away 0.3" in copied[0]
    assert for_a_friend(day._replace(later=True)) != copied[0]


def test_a_day_can_be_looked_at_again(visit: Open) -> None:
    visitor = visit()
    keep_day(store_of(visitor), TODAY, 0.3)
    looks(visitor)
    visitor.click("day_look")
    assert isinstance(visitor.scene, Replay) and visitor.scene.deal.seating.me == ME


def test_where_nothing_is_kept_nothing_counts_and_that_is_said(visit: Open) -> None:
    visitor = visit()
    visitor.house.keeper.owner = False
    looks(visitor)
    assert visitor.sees(say("day_not_here"))
    assert "day_play" not in [told.key for told in visitor.meanings()]


def test_where_nothing_can_be_written_no_day_is_played(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    monkeypatch.setattr(store_of(visitor), "writes", False)
    looks(visitor)
    assert visitor.sees(say("day_not_here"))
    assert "day_play" not in [told.key for told in visitor.meanings()]


def test_nothing_goes_on_while_the_store_does_not_know_how_far_it_is(
    visit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit()
    looks(visitor)
    assert "day_play" in [told.key for told in visitor.meanings()]
    monkeypatch.setattr(Keeper, "unwritten", property(lambda _: True))
    visitor.click("day 2026-11-22")
    assert "day_play" not in [told.key for told in visitor.meanings()]


@in_some_looks
def test_the_days_can_be_read_and_used(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    keep_day(store_of(visitor), TODAY, 0.3)
    keep_day(store_of(visitor), "2026-11-21", later=True)
    looks(visitor)
    assert troubles(visitor) == []
    for day in ("2026-11-21", "2026-11-20"):
        visitor.click(f"day {day}")
        assert troubles(visitor) == []


def test_after_a_mishap_the_pack_is_still_that_of_the_day(visit: Open) -> None:
    """Before the cut another one would be dealt, and after it the menu would show a seal that proves nothing."""
    visitor = visit()
    looks(visitor)
    visitor.click("day_play")
    reopen = visitor.house.current.table
    assert reopen is not None
    while not isinstance(visitor.scenes.top, DaysScene):
        visitor.scenes.pop()
    reopen.again()
    visitor.turn()
    assert isinstance(visitor.scene, TableScene)
    visitor.key(pygame.K_ESCAPE)
    assert "seal" not in "".join(told.key for told in visitor.meanings())


def test_whoever_hears_the_page_is_told_of_each_day_that_is_pressed(visit: Open) -> None:
    visitor = visit()
    keep_day(store_of(visitor), "2026-11-21", 0.3)
    visitor.house.kit.aloud.heard = True
    looks(visitor)
    title, today = visitor.house.kit.aloud.fetch()
    assert title == say("day_title") and "2026" in today and "·" not in today
    for day in ("2026-11-21", "2026-11-20", "2026-11-21"):
        visitor.click(f"day {day}")
        (told,) = visitor.house.kit.aloud.fetch()
        number = day.rpartition("-")[2]
        assert number in told and visitor.find(f"day {day}").name.partition(" · ")[2] in told


def test_the_list_of_days_has_a_name(visit: Open) -> None:
    visitor = visit()
    looks(visitor)
    (days,) = [node for node in everything(visitor.scene.spoken().nodes) if node.role == "list"]
    assert days.name == say("day_list")


def test_it_is_said_that_a_line_was_copied(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "put_text", lambda words: None)
    visitor = visit()
    keep_day(store_of(visitor), TODAY, 0.3)
    visitor.house.kit.aloud.heard = True
    looks(visitor)
    visitor.house.kit.aloud.fetch()
    visitor.click("day_copy")
    assert len(visitor.house.kit.aloud.fetch()) == 1
