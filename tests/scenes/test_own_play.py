"""The figures of own play and the deals to practise, among past games."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.controller.store.archive import EVERYTHING
from gaigel_desktop.controller.store.own_play import ENOUGH, Rate, own_play
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.scenes.pages.past.own_play import LossCurve
from gaigel_desktop.scenes.review.asking_scene import AskingScene
from gaigel_desktop.scenes.review.review_sheet import ReviewScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from tests.controller.past_games import keep, played, table
from tests.scenes.looks import in_every_language, in_some_looks
from tests.tiers import first_of, thorough

from .pages import Open, Visitor, troubles
from .reviews import keep_reviews
from .test_past import store_of, with_games


def looks_at(visit: Open, reviewed: int, size: tuple[int, int] = (1280, 720), /, **settings: SettingValue) -> Visitor:
    """Somebody who has talked over so many deals, at the figures of own play."""
    visitor = with_games(visit, 60, size, **settings)
    keep_reviews(store_of(visitor), reviewed)
    visitor.scenes.pop()
    visitor.click("past")
    visitor.click("tab figures")
    visitor.click("to_own_play")
    return visitor


def looks_at_tables(visit: Open, *tables: RuleSet) -> Visitor:
    """Somebody who has talked over the deals of these tables, three at each."""
    visitor = visit()
    for at, rules in enumerate(tables):
        keep(store_of(visitor), table(rules), played(rules, 3, f"own {at}"))
    keep_reviews(store_of(visitor), 3 * len(tables))
    visitor.click("past")
    visitor.click("tab figures")
    visitor.click("to_own_play")
    return visitor


def positions(visitor: Visitor) -> list[str]:
    return [meaning.key for meaning in visitor.meanings() if meaning.key.startswith("position ")]


def test_where_nothing_was_talked_over_the_way_there_is_told(visit: Open) -> None:
    visitor = looks_at(visit, 0)
    assert visitor.sees(say("own_none"))
    visitor.press("to_deals")
    visitor.click("review")
    assert isinstance(visitor.scene, ReviewScene)


def test_the_one_number_comes_with_its_range(visit: Open) -> None:
    visitor = looks_at(visit, 12)
    told = next(meaning.name for meaning in visitor.meanings() if "It may be" in meaning.name)
    low, high = (float(word) for word in told.partition(":")[0].replace("It may be ", "").split(" to "))
    number = next(meaning.name for meaning in visitor.meanings() if "in a hundred" in meaning.name)
    assert low < float(number.split()[0]) < high
    assert f"{12 * 18} decisions in 12 deals" in told


RUTESHEIM = PRESETS["rutesheim"]
LIKE_RUTESHEIM = PRESETS["leinfelden"]._replace(players=3, teams="none", scoring="rutesheim")
BY_STROKES = RUTESHEIM._replace(scoring="slate")


@first_of(
    1,
    "tables, in_points, too",
    [
        ([RUTESHEIM, LIKE_RUTESHEIM], True, False),
        ([PRESETS["leinfelden"], BY_STROKES], False, False),
        ([RUTESHEIM, BY_STROKES], False, True),
    ],
)
def test_where_all_was_scored_in_game_points_it_is_told_in_these(
    visit: Open, tables: list[RuleSet], in_points: bool, too: bool
) -> None:
    visitor = looks_at_tables(visit, *tables)
    own = own_play(store_of(visitor).database, EVERYTHING)
    unit = "game points" if in_points else "strokes"
    loss = f"{100 * own.total.loss * (3 if in_points else 1):.1f}"
    assert visitor.sees(f"{loss} {unit} in a hundred decisions")
    assert visitor.sees("3 of those pass for a stroke") == too
    plot = next(meaning for meaning in visitor.meanings() if meaning.role == "plot")
    curve = next(each.widget for each in visitor.page.placed() if isinstance(each.widget, LossCurve))
    assert plot.value.startswith(f"{100 * curve.rates[-1].loss * (3 if in_points else 1):.1f} ")
    assert curve.of_stroke == (3 if in_points else 1)


def test_after_one_deal_nobody_knows_how_far_it_is_from_the_truth(visit: Open) -> None:
    visitor = looks_at(visit, 1)
    assert visitor.sees(say("own_range_one")) and not visitor.sees("It may be")


@first_of(1, "deals, told", [(49, False), (50, True)])
def test_parts_of_the_deal_are_told_from_enough_decisions_on(visit: Open, deals: int, told: bool) -> None:
    visitor = looks_at(visit, deals)
    assert (6 * deals >= ENOUGH) == told
    assert visitor.sees(say("own_phase_endgame")) == told
    assert visitor.sees(say("own_phases_wait", {"enough": ENOUGH})) != told


@thorough
def test_the_filter_holds_here_too(visit: Open) -> None:
    visitor = looks_at(visit, 30)
    visitor.click("tab deals")
    visitor.click("to_filter")
    visitor.click("filter_won", x=0.5)
    visitor.click("tab figures")
    visitor.click("to_own_play")
    assert visitor.sees(say("past_filter_off"))


def test_the_scale_ends_at_a_round_number_above_the_curve() -> None:
    curve = LossCurve(Box(0, 0, 500, 300), "", "", [Rate(18, loss, 0.01) for loss in (0.02, 0.031, 0.026)])
    assert curve.top == 5
    assert all(0 <= y <= 300 for _, y in curve.curve(curve.box, 2.0))


@thorough
def test_a_position_to_practise_asks_first_and_leads_to_the_next(visit: Open) -> None:
    visitor = looks_at(visit, 30)
    first, second = positions(visitor)[:2]
    visitor.press(first)
    assert isinstance(visitor.scene, AskingScene)
    at = visitor.scene.moment.at
    assert first.endswith(f" {at}")
    assert any(say("review_ask") in meaning.name for meaning in visitor.meanings())
    visitor.click("show")
    visitor.key(pygame.K_RETURN)
    assert isinstance(visitor.scene, AskingScene) and second.endswith(f" {visitor.scene.moment.at}")
    visitor.click("back")
    assert positions(visitor)


@pytest.mark.parametrize("imported", [False, True])
def test_deals_from_files_are_not_talked_over(visit: Open, imported: bool, tmp_path: Path) -> None:
    visitor = with_games(visit, 4)
    if imported:
        file, other = tmp_path / "deals.jsonl", PRESETS["leinfelden"]
        file.write_text("".join(f"{write_line(record)}\n" for record in played(other, 1, "other")), encoding="utf-8")
        visitor.scenes.pop()
        visitor.handle(pygame.Event(pygame.DROPFILE, file=str(file)))
        visitor.wait(5.0)
        visitor.click("tab deals")
        visitor.click(max(each.key for each in visitor.meanings() if each.key.startswith("deal ")))
    assert any(meaning.key == "review" for meaning in visitor.meanings()) != imported


@in_some_looks
def test_it_can_be_read_and_used(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    for deals in (0, 1, 60):
        visitor = looks_at(visit, deals, size, language=language, text_size=text)
        assert troubles(visitor) == []


@in_every_language
def test_six_tabs_have_room_for_large_words(visit: Open, language: str) -> None:
    visitor = looks_at(visit, 3, language=language, text_size=150)
    assert any(meaning.key == "tab unfinished" for meaning in visitor.meanings())
    assert troubles(visitor) == []
