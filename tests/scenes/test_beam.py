"""The beam of the inn: what is chalked on it and when, in its order, and that the title never waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller.inn.milestones import (
    KINDS,
    Milestone,
    in_order,
    is_noted,
    look_for,
    tournament_name,
    tournament_won,
)
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.controller.store.reviewed import Lost, Reviewed
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.pages.inn.beam import short
from gaigel_desktop.scenes.pages.inn.beam_writing import OnBeam
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.window import theme
from tests.controller.past_games import keep, keep_many, played, table
from tests.tiers import thorough

from .pages import Open, Visitor, comes_back

RULES = PRESETS["leinfelden"]


def found(store: Store) -> dict[str, date]:
    return {each.kind: each.day for each in look_for(store.database) if each is not None}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty one."""
    with closing(tmp_path / "games.sqlite") as store:
        yield store


def after_games(visit: Open, **settings: SettingValue) -> tuple[Visitor, OnBeam]:
    """The title after forty deals, from its first moment on."""
    visitor = visit(**settings)
    assert visitor.house.keeper.store is not None
    keep(visitor.house.keeper.store, table(RULES), played(RULES, 40))
    title = visitor.title
    assert isinstance(title, TitleScene)
    comes_back(visitor)
    return visitor, title.chalked


def by_hand(store: Store) -> dict[str, tuple[int, str]]:
    """The same looked up in the records, deal by deal."""
    marks: dict[str, tuple[int, str]] = {}
    days: list[str] = []
    run = 0
    for deal in store.deals():
        result, after = deal.record.result, deal.record.match and deal.record.match.after
        assert result is not None and deal.finished is not None
        won = 0 in result.winners
        run = run + 1 if won else 0
        days += [deal.finished[:10]] if deal.finished[:10] not in days else []
        at = deal.id, deal.finished[:10]
        if after and after.winner == 0:
            marks.setdefault("first_match", at)
            if after.phase == "clean":
                marks.setdefault("first_cleaned", at)
        if won and result.strokes[1] == 2 and not result.tricks[1]:
            marks.setdefault("first_gigackel", at)
        if run >= 5:
            marks.setdefault("five_in_a_row", at)
        for number in (10, 50, 100):
            if len(days) >= number:
                marks.setdefault(f"evenings_{number}", at)
    return marks


@thorough
def test_what_stands_there_is_what_the_records_say(store: Store) -> None:
    for at, record in enumerate(played(RULES, 60)):
        keep(store, table(RULES), [record], datetime(2026, 1 + at // 28, 1 + at % 28, 20))
    there = found(store)
    expected = {kind: date.fromisoformat(day) for kind, (_, day) in by_hand(store).items()}
    assert {kind: day for kind, day in there.items() if kind in expected} == expected
    assert {"first_match", "first_gigackel", "evenings_10", "evenings_50"} <= set(expected)
    assert not {"counted", "flawless", "all_presets", "evenings_100"} & set(there)


def test_five_right_guesses_a_deal_without_a_mistake_and_all_tables(store: Store) -> None:
    keep_many(store, 30, tuple(PRESETS))
    assert "all_presets" in found(store)
    deals = list(store.deals())
    for deal in deals[:5]:
        result = deal.record.result
        assert result is not None and "counted" not in found(store)
        store.keep_guess(deal.id, result.points[0])
    assert "counted" in found(store)
    lost = (Lost(3, 0.0), Lost(4, 0.01), Lost(2, 0.0))
    store.keep_review(deals[0].id, Reviewed(None, None, (Lost(3, 0.4), *lost[1:]), ()))
    assert "flawless" not in found(store)
    store.keep_review(deals[1].id, Reviewed(None, None, lost, ()))
    assert found(store)["flawless"] == date.fromisoformat(str(deals[1].finished)[:10])
    store.clear_figures()
    assert found(store) == {}, "who counts anew has a blank beam"


def test_a_tournament_is_noted_once_with_its_day() -> None:
    shown = (tournament_name("seed", date(2026, 11, 20)), "else", tournament_name("two", date(2026, 11, 3)))
    assert is_noted(shown, "seed") and not is_noted(shown, "eed")
    assert tournament_won(shown) == [Milestone("tournament", date(2026, 11, 3))]
    assert tournament_won(("tournament:yesterday:x", "tournament")) == []


def test_the_oldest_stands_first() -> None:
    marks = [Milestone(kind, date(2026, 11, 20 - at)) for at, kind in enumerate(KINDS)]
    assert [each.kind for each in in_order(marks)] == list(reversed(KINDS))


# -- at the title ------------------------------------------------------------------------------------------------


def test_the_first_picture_waits_for_nothing(visit: Open) -> None:
    visitor, beam = after_games(visit)
    statements: list[str] = []
    assert visitor.house.keeper.store is not None
    visitor.house.keeper.store.database.set_trace_callback(statements.append)
    visitor.title.update(visitor.now)
    assert not statements and not beam.marks
    visitor.title.draw()
    visitor.wait(1.0)
    assert beam.marks


def test_the_newest_is_written_by_hand_once_and_told_in_words(visit: Open) -> None:
    visitor, beam = after_games(visit)
    visitor.title.draw()
    while not beam.marks:
        visitor.wake()
    assert beam.written < 1.0
    visitor.wait(theme.MILESTONE_WRITTEN + 0.1)
    assert beam.written == 1.0
    told = next(each for each in visitor.meanings() if each.key == "beam")
    assert told.role == "button" and "2026" in told.value
    visitor.click("beam")
    words = [each.name for each in visitor.meanings()]
    assert all(short(mark) in words for mark in beam.marks)
    visitor.key(pygame.K_ESCAPE)
    visitor.title.draw()
    visitor.wait(1.0)
    assert beam.written == 1.0, "it stands there now"


def test_with_less_motion_it_stands_there(visit: Open) -> None:
    visitor, beam = after_games(visit, reduced_motion=True)
    visitor.title.draw()
    while not beam.marks:
        visitor.wake()
    assert beam.written == 1.0


def test_a_beam_with_nothing_on_it_says_so_and_lists_no_tasks(visit: Open) -> None:
    visitor = visit()
    assert next(each for each in visitor.meanings() if each.key == "beam").value == "Blank"
    visitor.click("beam")
    words = " ".join(each.name for each in visitor.meanings())
    assert "evenings" not in words and "Tournament" not in words
