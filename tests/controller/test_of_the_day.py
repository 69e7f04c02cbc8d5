"""The deal of the day: the same cards, people and dice for everybody, and what each day came to."""

from __future__ import annotations

from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.match.setup import characters, to_json
from gaigel_desktop.controller.of_the_day import (
    DAYS_BACK,
    Day,
    days,
    dealer_of_day,
    dice_of_day,
    seed_of_day,
    table_of_the_day,
)
from gaigel_desktop.controller.store.schema import DAY
from gaigel_desktop.controller.store.store import open_store
from gaigel_desktop.controller.unfinished import given_up, unfinished
from gaigel_desktop.rules.cards import spelled
from gaigel_desktop.rules.options import PRESETS

from .days import keep_day, played_day, record_of_day

TODAY = "2026-11-23"
THE_PACK = (
    "SK HO BO HU EU HA HA SX H7 B7 HK SO HO BA EX S7 EU SA BX SX BA S7 EK BX "
    "B7 SU EO EK HU SU EO HK EX HX BK E7 BU SO HX EA SA BU BK H7 E7 SK EA BO"
)


def test_the_deal_of_a_day_is_the_same_for_ever() -> None:
    assert seed_of_day(TODAY).text == "gaigel-desktop deal of the day 2026-11-23"
    assert dice_of_day(TODAY) == "gaigel-desktop dice of the day 2026-11-23"
    assert spelled(shuffled(seed_of_day(TODAY).text)) == THE_PACK


def test_another_day_is_another_deal_and_the_player_never_cuts() -> None:
    every = [(date(2026, 1, 1) + timedelta(number)).isoformat() for number in range(60)]
    assert len({record_of_day(day).deck for day in every}) == len(every)
    cutters = {(dealer_of_day(day) - 1) % 4 for day in every}
    assert cutters == {1, 2, 3}


def test_everybody_meets_the_same_three_at_one_strength() -> None:
    setup = table_of_the_day()
    assert setup.rules == PRESETS["leinfelden"]
    me, *others = characters(setup)
    assert me is None and [who.level.name for who in others if who is not None] == ["regular"] * 3
    assert [chair.portrait for chair in setup.chairs] == ["", "lena", "eugen", "roesle"]


def test_the_days_go_back_from_today_and_further_where_something_was_played(tmp_path: Path) -> None:
    with closing(open_store(tmp_path / "games.sqlite")) as store:
        keep_day(store, TODAY, 0.25)
        keep_day(store, "2026-11-20", later=True)
        keep_day(store, "2026-01-06", 1.0)
        found = days(store, TODAY)
        assert [day.date for day in found] == sorted((day.date for day in found), reverse=True)
        assert len(found) == DAYS_BACK + 1 and found[0].date == TODAY and found[-1].date == "2026-01-06"
        by_date = {day.date: day for day in found}
        assert by_date["2026-11-22"] == Day("2026-11-22") and by_date["2026-11-22"].came is None
        assert by_date["2026-11-20"].later and not by_date[TODAY].later
        came = by_date[TODAY].came
        result = played_day(TODAY).result
        assert came is not None and result is not None
        assert (came.won, came.strokes, came.gave) == (0 in result.winners, max(result.strokes), 0.25)
        old = by_date["2026-11-20"].came
        assert old is not None and old.gave is None


def test_the_first_time_counts(tmp_path: Path) -> None:
    with closing(open_store(tmp_path / "games.sqlite")) as store:
        first = keep_day(store, TODAY)
        keep_day(store, TODAY)
        deal = days(store, TODAY)[0].deal
        assert deal is not None and deal.id == first


@pytest.mark.parametrize("day", ["yesterday", "2026-02-30", "20261123", 7, None])
def test_what_is_no_day_is_passed_over(tmp_path: Path, day: object) -> None:
    with closing(open_store(tmp_path / "games.sqlite")) as store:
        match = store.start_match(TODAY, to_json(table_of_the_day()) | {DAY: day})
        store.start_deal(match, TODAY, record_of_day(TODAY), {})
        assert all(day.deal is None for day in days(store, TODAY))


def test_a_day_that_was_begun_waits_among_the_days_alone(tmp_path: Path) -> None:
    with closing(open_store(tmp_path / "games.sqlite")) as store:
        match = store.start_match(TODAY, to_json(table_of_the_day()) | {DAY: TODAY})
        store.start_deal(match, TODAY, record_of_day(TODAY), {})
        assert list(unfinished(store)) == [] and given_up(store) == []
        day = days(store, TODAY)[0]
        assert day.deal is not None and day.came is None
