"""Figures: what SQL sums up is what one counts by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, in_order, page
from gaigel_desktop.controller.store.statistics import figures, moving_share
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.controller.store.summary import longest_run
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.options import PRESETS
from tests.controller.past_games import keep_many
from tests.counting import calls_of, steps_of
from tests.tiers import one_in, thorough

MANY = 10_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(tmp_path / "games.sqlite") as opened:
        yield opened


@one_in(4, "wanted", [EVERYTHING, Wanted(rules="wikipedia"), Wanted(won=False), Wanted(who="eugen")])
def test_figures_are_what_one_counts_by_hand(store: Store, wanted: Wanted) -> None:
    keep_many(store, 400, ("leinfelden", "wikipedia", "rutesheim", "uspcc-1907"))
    deals = list(in_order(store.database, wanted))
    found = figures(store.database, wanted)
    results = [deal.record.result for deal in deals if deal.record.result]
    won = [0 in result.winners for result in results]
    ends = [
        deal
        for deal in deals
        if deal.record.match and deal.record.match.after and deal.record.match.after.winner != NOBODY
    ]
    assert found.course == tuple(won)
    assert found.total[1:] == (len(deals), sum(won), len(ends), sum(deal.match.winner == 0 for deal in ends))
    assert found.given == sum(w and 2 in result.strokes for w, result in zip(won, results, strict=True))
    assert found.taken == sum(result.strokes[0] == 2 for result in results)
    assert found.average == pytest.approx(sum(result.points[0] for result in results) / len(results))


@thorough
def test_faults_are_whose_they_are(store: Store) -> None:
    keep_many(store, 600)
    faults = figures(store.database, EVERYTHING).faults
    own = [(deal.reason, deal.won) for deal in in_order(store.database, EVERYTHING)]
    assert faults.own_over == own.count(("uebergaigelt", False)) + own.count(("accused_right", False))
    assert faults.others_over == own.count(("uebergaigelt", True)) + own.count(("accused_right", True))
    assert (faults.own_under, faults.others_under) == (
        own.count(("untergaigelt", False)),
        own.count(("untergaigelt", True)),
    )
    assert faults.right + faults.rightly_accused == sum(reason == "accused_right" for reason, _ in own)
    assert faults.wrong + faults.wrongly_accused == sum(reason == "accused_wrong" for reason, _ in own)
    assert min(faults[4:8]) > 0


@thorough
def test_whoever_questions_a_right_aus_is_at_fault(store: Store) -> None:
    keep_many(store, 300, ("uspcc-1907",))
    faults = figures(store.database, EVERYTHING).faults
    own = [(deal.reason, deal.won) for deal in in_order(store.database, EVERYTHING)]
    assert faults.own_doubts == own.count(("questioned_wrong", False)) > 0
    assert faults.others_doubts == own.count(("questioned_wrong", True)) > 0


@thorough
def test_shares_add_up(store: Store) -> None:
    keep_many(store, 200)
    found = figures(store.database, EVERYTHING)
    for shares in (found.by_rules, found.by_aids):
        assert sum(share.deals for share in shares) == found.total.deals
        assert sum(share.matches_won for share in shares) == found.total.matches_won
    assert {share.key for share in found.by_rules} == {"leinfelden", "wikipedia"}
    assert sum(share.deals for share in found.by_opponent) == 2 * found.total.deals  # two opponents at a table of four


def test_cleared_figures_begin_anew(store: Store) -> None:
    keep_many(store, 40)
    store.clear_figures()
    empty = figures(store.database, EVERYTHING)
    assert (empty.total.deals, empty.course, empty.average) == (0, (), None)
    keep_many(store, 20)
    assert figures(store.database, EVERYTHING).total.deals == 20


def test_runs_and_moving_shares() -> None:
    assert longest_run((True, True, False, True)) == 2
    assert longest_run(()) == 0
    assert moving_share((True, False, True, True), 2) == [1.0, 0.5, 0.5, 1.0]


def many(store: Store, deals: int) -> None:
    """So many deals more, told of by the summaries of a few."""
    keep_many(store, 100)
    (there,) = store.database.execute("SELECT count(*) FROM deal").fetchone()
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {deals // there - 1})"
    columns = "match, counted, finished, rules, players, number, reason, aided, won, match_won, given, taken, accused"
    database = store.database
    with database:
        copies = "started, record, about, finished, reason, digest"
        database.execute(
            f"INSERT INTO deal (id, match, {copies}) {numbers} SELECT id + i * {there}, match, {copies} FROM deal, n"
        )
        database.execute(
            f"INSERT INTO past (deal, {columns}, points, fingerprint) {numbers} "
            f"SELECT deal + i * {there}, {columns}, points, fingerprint || i FROM past, n"
        )
        database.execute(f"INSERT INTO opponent {numbers} SELECT who, deal + i * {there} FROM opponent, n")


@pytest.fixture(scope="module")
def ten_thousand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with closing(tmp_path_factory.mktemp("many") / "games.sqlite") as opened:
        many(opened, MANY)
        yield opened


@pytest.fixture(scope="module")
def hundred_thousand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with closing(tmp_path_factory.mktemp("many") / "games.sqlite") as opened:
        many(opened, 10 * MANY)
        yield opened


@thorough
@pytest.mark.parametrize("wanted", [EVERYTHING, Wanted(who="eugen", won=True)])
def test_the_figures_of_ten_thousand_deals_are_few_steps_for_each(ten_thousand: Store, wanted: Wanted) -> None:
    """About 430 for each are taken (a hundred million are about a second), and two or three calls in Python."""
    assert steps_of(ten_thousand.database, lambda: figures(ten_thousand.database, wanted)) < 1_300 * MANY
    assert calls_of(lambda: figures(ten_thousand.database, wanted)) < 8 * MANY
    assert figures(ten_thousand.database, wanted).total.deals > MANY / 5


@thorough
@pytest.mark.parametrize("wanted", [EVERYTHING, Wanted(who="eugen", won=True), Wanted(rules="wikipedia")])
@pytest.mark.parametrize("first", [MANY, 0, 9 * MANY])
def test_a_hundred_thousand_deals_are_turned_like_pages(hundred_thousand: Store, wanted: Wanted, first: int) -> None:
    """About 43 steps for each deal are taken at most, and only the ten of the page are read, with a thousand calls."""
    database = hundred_thousand.database
    assert steps_of(database, lambda: page(database, wanted, first, 10)) < 130 * 10 * MANY
    assert calls_of(lambda: page(database, wanted, first, 10)) < 3_000


@thorough
def test_the_first_page_of_all_does_not_look_at_the_others(hundred_thousand: Store) -> None:
    database = hundred_thousand.database
    assert steps_of(database, lambda: page(database, EVERYTHING, 0, 10)) < 3_000


def test_all_presets_can_be_summed_up(store: Store) -> None:
    keep_many(store, 80, tuple(PRESETS))
    assert len(figures(store.database, EVERYTHING).by_rules) == 4
