"""What the cards gave the player, among the figures of past games."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.luck.dealt import STROKES, WHAT, Given
from gaigel_desktop.controller.luck.own_deals import file_of, read_all
from gaigel_desktop.controller.luck.ranges import Span
from gaigel_desktop.controller.match.setup import to_json
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.pages.fair.fair_page import FairScene
from gaigel_desktop.scenes.pages.fair.luck import BeingRead, Luck, verdict
from gaigel_desktop.scenes.pages.fair.luck_rows import RangeBar, heard
from gaigel_desktop.scenes.routes import Fair
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from tests.controller.past_games import keep, keep_many, played, table
from tests.scenes.looks import in_every_language, in_some_looks
from tests.tiers import thorough

from .pages import Open, Visitor, troubles
from .test_past import store_of, with_games

LEINFELDEN = PRESETS["leinfelden"]


def looks(visitor: Visitor) -> Luck:
    """At the page, once all is read."""
    visitor.click("tab figures")
    visitor.press("luck")
    return all_read(visitor)


def all_read(visitor: Visitor) -> Luck:
    scene = visitor.scene
    assert isinstance(scene, FairScene) and scene.fair.luck is not None and scene.fair.luck.reading is not None
    scene.fair.luck.reading.wait()
    visitor.turn()
    return scene.fair.luck


def told(visitor: Visitor) -> list[str]:
    return [meaning.name for meaning in visitor.meanings()]


@thorough
def test_from_the_figures_one_comes_to_the_luck_and_back(visit: Open) -> None:
    visitor = with_games(visit, 60)
    past = visitor.scene
    rows = looks(visitor).read.rows
    assert visitor.sees(say("luck_told_by", {"count": 60}))
    assert rows is not None and visitor.sees(say("luck_streak"))
    assert sum(isinstance(each.widget, RangeBar) for each in visitor.page.placed()) == len(rows) == len(WHAT)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.scene is past


def test_what_it_comes_to_is_heard_as_soon_as_all_is_read(visit: Open) -> None:
    visitor = with_games(visit, 4)
    visitor.house.kit.aloud.heard = True
    rows = looks(visitor).read.rows
    assert rows is not None and set(verdict(rows)) <= set(visitor.house.kit.aloud.fetch())


def test_it_waits_for_nothing_once_all_is_read(visit: Open) -> None:
    visitor = with_games(visit, 4)
    looks(visitor)
    visitor.turn()
    assert visitor.scene.update(visitor.now) is None


@in_some_looks
def test_it_can_be_read(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    keep_many(store_of(visitor), 20)
    visitor.click("past")
    looks(visitor)
    assert troubles(visitor) == []


@pytest.mark.parametrize("deals", [1, 5])
def test_few_deals_are_told_with_wide_ranges(visit: Open, deals: int) -> None:
    visitor = visit()
    keep(store_of(visitor), table(LEINFELDEN), played(LEINFELDEN, deals))
    visitor.click("past")
    rows = looks(visitor).read.rows
    assert rows and all(row.fits and row.span.high - row.span.low >= 1 for row in rows)
    assert visitor.sees(say("luck_told_by_one") if deals == 1 else say("luck_told_by", {"count": deals}))


def test_without_a_deal_of_ones_own_one_sentence_stands_there(visit: Open) -> None:
    visitor = visit()
    visitor.services.open(Fair(luck=True))
    all_read(visitor)
    assert visitor.sees(say("luck_none"))


def test_a_pack_without_a_seed_and_one_that_was_played_before_are_left_out(visit: Open) -> None:
    visitor, records = visit(), played(LEINFELDEN, 3)
    store = store_of(visitor)
    keep(store, table(LEINFELDEN), [records[0], records[1]])
    about = to_json(table(LEINFELDEN))
    match = store.start_match("2026-11-02T20:00:00", about)
    for record, seed in ((records[0], "again"), (records[2], "")):
        deal = store.start_deal(match, "2026-11-02T20:00:00", record, about | {"seed": seed})
        store.finish_deal(deal, "2026-11-02T20:15:00", record)
    *_, read = read_all(file_of(store.database))
    assert (read.deals, read.left_out, read.told) == (4, 2, 2)


def test_a_store_that_is_no_store_any_more_is_said(visit: Open) -> None:
    visitor = with_games(visit, 4)
    reading = BeingRead(file_of(store_of(visitor).database).with_name("gone.sqlite"))
    reading.wait()
    assert reading.failed
    visitor.house.keeper.ledger.store = None
    visitor.services.open(Fair(luck=True))
    assert visitor.sees(say("luck_not_read")) and visitor.scene.update(visitor.now) is None


@thorough
def test_who_leaves_before_all_is_read_leaves_nothing_behind(visit: Open) -> None:
    visitor = with_games(visit, 60)
    visitor.services.open(Fair(luck=True))
    scene = visitor.scene
    visitor.click("back")
    assert isinstance(scene, FairScene) and scene.fair.luck is not None
    assert scene.fair.luck.reading is not None and scene.fair.luck.reading.done


OUT = Given("drawn_aces", 90, 60.0, Span(40, 80))
FINE = Given("hand_aces", 60, 60.0, Span(40, 80))
BETTER = Given(STROKES, 20, 60.0, Span(40, 80))


@in_every_language
def test_a_row_outside_is_named_with_what_can_be_done(visit: Open, language: str) -> None:
    visit(language=language)
    (words,) = verdict((OUT, FINE))
    assert say("luck_drawn_aces") in words and say("past_look") in words and " I" in words
    assert verdict((FINE,)) == [say("luck_all_inside")]
    assert verdict((FINE, BETTER)) == [say("luck_better")], "strokes prove nothing of the pack"
    assert heard(OUT).endswith(say("luck_above")) and heard(BETTER).endswith(say("luck_below"))


def test_the_mark_stands_outside_of_the_range_where_it_is(visit: Open) -> None:
    bar, box = RangeBar(Box(0, 0, 100, 20), OUT), Box(0, 0, 100, 20)
    low, high, was = (bar.at(box, number) for number in (40, 80, 90))
    assert 0 < low < 50 < high < was < 100
