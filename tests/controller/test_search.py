"""Searching in the store of a life: the same is found as in one go, and no piece costs more than in a small one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from gaigel_desktop.controller.inn import milestones, season
from gaigel_desktop.controller.inn.beside import MANY, asked_beside
from gaigel_desktop.controller.inn.counting import guesses
from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, choices, count, page
from gaigel_desktop.controller.store.own_play import own_play
from gaigel_desktop.controller.store.search import PIECE, Search
from gaigel_desktop.controller.store.statistics import counting, figures
from gaigel_desktop.controller.store.store import Store, closing
from tests.controller.past_games import keep_many
from tests.counting import steps_of
from tests.lives import live
from tests.tiers import thorough

FEW, LIFE = 1_000, 10_000
YEARS = 2_400  # so many that it is looked beside the loop


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with closing(tmp_path_factory.mktemp("few") / "games.sqlite") as opened:
        live(opened, FEW)
        yield opened


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with closing(tmp_path_factory.mktemp("life") / "games.sqlite") as opened:
        live(opened, LIFE)
        yield opened


@pytest.fixture(scope="module")
def years(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with closing(tmp_path_factory.mktemp("years") / "games.sqlite") as opened:
        live(opened, YEARS)
        yield opened


def found(store: Store, wanted: Wanted) -> Search:
    search = Search(store.database, wanted)
    while not search.over:
        search.go_on()
    return search


@thorough
@pytest.mark.parametrize(
    "wanted", [EVERYTHING, Wanted(won=True), Wanted(who="eugen", won=False), Wanted(match=3), Wanted(rules="wikipedia")]
)
def test_the_same_is_found_piece_by_piece(few: Store, wanted: Wanted) -> None:
    search = found(few, wanted)
    assert len(search.deals) == count(few.database, wanted)
    for first in (0, 40, len(search.deals) - 7):
        numbers = [deal.id for deal in search.page(max(0, first), 40)]
        assert numbers == [deal.id for deal in page(few.database, wanted, max(0, first), 40)]


@thorough
def test_what_there_is_to_choose_from_is_known_by_then(few: Store) -> None:
    assert found(few, EVERYTHING).choices() == choices(few.database)


@thorough
def test_a_store_may_end_where_a_piece_does(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        assert len(found(store, EVERYTHING).deals) == 0
        keep_many(store, PIECE)
        search = found(store, EVERYTHING)
        assert (len(search.deals), search.looked_at) == (PIECE, PIECE)
        assert [told.looked_at for told in counting(store.database, EVERYTHING)] == [PIECE, PIECE]


def searching(store: Store, wanted: Wanted) -> int:
    """The steps of the dearest piece, also of those after it: what there is to choose from, and the oldest page."""
    search, steps = Search(store.database, wanted), [0]
    while not search.over:
        steps.append(steps_of(store.database, search.go_on))
    last = max(0, len(search.deals) - 40)
    steps += [steps_of(store.database, search.choices), steps_of(store.database, lambda: search.page(last, 40))]
    return max(steps)


def summing(store: Store, wanted: Wanted) -> int:
    """The same for the figures."""
    told = counting(store.database, wanted)
    return max(steps_of(store.database, lambda: next(told, None)) for _ in range(LIFE // PIECE + 1))


@thorough
@pytest.mark.parametrize("dearest", [searching, summing])
@pytest.mark.parametrize("wanted", [EVERYTHING, Wanted(who="eugen", rules="leinfelden")])
def test_no_piece_costs_more_in_the_store_of_a_life(
    few: Store, life: Store, dearest: Callable[[Store, Wanted], int], wanted: Wanted
) -> None:
    assert dearest(life, wanted) < 1.2 * dearest(few, wanted)


def looking_back(store: Store) -> int:
    database = store.database
    return steps_of(database, lambda: (guesses(database, EVERYTHING), own_play(database, EVERYTHING)))


@thorough
def test_what_was_guessed_and_looked_back_on_is_found_past_all_that_was_not(few: Store, life: Store) -> None:
    for store in (few, life):
        for deal in range(1, 20):
            store.keep_guess(deal, 50)
    small, large = map(looking_back, (few, life))
    assert large <= 1.2 * small + 200


@thorough
def test_the_same_figures_in_many_pieces(life: Store) -> None:
    *begun, last = counting(life.database, EVERYTHING)
    assert len(begun) == LIFE // PIECE and last.figures == figures(life.database, EVERYTHING)
    assert last.figures is not None and sum(share.deals for share in last.figures.by_rules) == len(last.figures.course)


# -- beside the loop ---------------------------------------------------------------------------------------------


@thorough
def test_what_takes_long_is_looked_up_beside(few: Store, life: Store) -> None:
    for ask in (milestones.look_for, partial(season.look_for, today=date(2026, 11, 27))):
        assert list(asked_beside(few.database, ask)) == [None, *ask(few.database)]
        told = [each for each in asked_beside(life.database, ask) if each is not None]
        assert told == [each for each in ask(life.database) if each is not None]


@thorough
def test_while_a_thread_looks_the_loop_is_not_held_up(years: Store) -> None:
    """Whatever is asked, the connection of the loop is asked for nothing but how many deals there are."""
    steps = steps_of(years.database, lambda: next(asked_beside(years.database, milestones.look_for)))
    assert steps < 1_000 and YEARS > MANY


@thorough
def test_what_goes_wrong_in_the_thread_is_heard_of_in_the_loop(years: Store) -> None:
    def breaks(database: sqlite3.Connection) -> Iterator[int | None]:
        yield 1
        raise ValueError("no number")

    def cannot(database: sqlite3.Connection) -> Iterator[int | None]:
        raise OSError("gone")
        yield 1

    with pytest.raises(ValueError, match="no number"):
        list(asked_beside(years.database, breaks))
    with pytest.raises(sqlite3.OperationalError, match="gone"):
        list(asked_beside(years.database, cannot))
