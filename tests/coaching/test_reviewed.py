"""What is kept of a deal that was looked back on, the figures made of it, and what there is to practise."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean

import pytest

from gaigel_desktop.controller.coaching.practice import positions
from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.controller.store import schema
from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, in_order
from gaigel_desktop.controller.store.keeping import keeping
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.own_play import Rate, curve, own_play, rate
from gaigel_desktop.controller.store.reviewed import Dear, Lost, Reviewed, reviewed_in, told_of
from gaigel_desktop.controller.store.store import Store, closing
from tests.controller.past_games import keep_many
from tests.controller.test_store import NOW, a_deal

NOTHING = Lost(0, 0.0)


def review(*losses: float, dear: tuple[Dear, ...] = ()) -> Reviewed:
    """One decision in the first trick, and the others before the talon is gone."""
    return Reviewed(0.25, -0.5, (Lost(1, losses[0]), Lost(len(losses) - 1, sum(losses[1:])), NOTHING), dear)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(tmp_path / "games.sqlite") as opened:
        keep_many(opened, 40)
        yield opened


def kept(store: Store) -> dict[int, Reviewed | None]:
    return {deal.id: reviewed_in(deal.about) for deal in store.deals()}


# -- keeping ---------------------------------------------------------------------------------------------------------


def test_what_was_found_lies_with_the_deal_and_is_sealed_with_it(store: Store) -> None:
    found = review(0.5, 0.0, 0.25, dear=(Dear(3, 0.5, "opening"),))
    store.keep_review(2, found)
    assert kept(store) == {deal: found if deal == 2 else None for deal in kept(store)}
    row = store.database.execute(f"SELECT {schema.columns('deal')} FROM deal WHERE id = 2").fetchone()
    assert schema.holds("deal", row)


def test_what_was_found_before_goes(store: Store) -> None:
    store.keep_review(2, review(0.5, dear=(Dear(3, 0.5, "opening"),)))
    store.keep_review(2, review(0.125, dear=(Dear(4, 0.125, "lead"),)))
    assert own_play(store.database, EVERYTHING).deals == (Lost(1, 0.125),)
    assert [(each.at, each.loss) for each in positions(store.database, 9)] == [(4, 0.125)]


def test_a_damaged_deal_stays_damaged(store: Store) -> None:
    with store.database:
        store.database.execute("UPDATE deal SET about = replace(about, 'leinfelden', 'wikipedia') WHERE id = 2")
    store.keep_review(2, review(0.5))
    assert 2 not in kept(store)
    assert own_play(store.database, EVERYTHING).deals == ()


def test_a_deal_of_the_evening_is_kept_when_the_store_takes_it(tmp_path: Path) -> None:
    """Nothing is lost if the store cannot be written just then, or if the next deal has begun."""
    ledger = Ledger()
    story = Stored(ledger, lambda: NOW, {"chairs": []})
    for seed in ("one", "two"):
        story.start_deal(a_deal(seed)._replace(actions=(), result=None), Seed("seed"))
        story.finish_deal(a_deal(seed))
    story.start_deal(a_deal("three")._replace(actions=(), result=None), Seed("seed"))
    story.review(a_deal("one"), review(0.5))
    story.review(a_deal("one"), review(0.25))
    story.review(a_deal("of somebody else"), review(2.0))
    with closing(tmp_path / "games.sqlite") as store:
        ledger.store = store
        ledger.catch_up()
        assert list(kept(store).values()) == [review(0.25), None, None]
        story.review(a_deal("two"), review(0.125))
        assert list(kept(store).values()) == [review(0.25), review(0.125), None]


def test_a_mended_store_has_it_still(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    found = review(0.5, 0.25, dear=(Dear(7, 0.25, "lead"),))
    with closing(path) as store:
        keep_many(store, 20)
        store.keep_review(3, found)
        query = "SELECT rootpage, page_size FROM sqlite_master, pragma_page_size WHERE name = 'review'"
        page, size = store.database.execute(query).fetchone()
    data = bytearray(path.read_bytes())
    data[(page - 1) * size : page * size] = b"x" * size
    path.write_bytes(data)
    with keeping(path) as keeper:
        assert keeper.damaged
        list(keeper.carry_over())
        assert keeper.store is not None
        assert kept(keeper.store)[3] == found
        assert own_play(keeper.store.database, EVERYTHING).deals == (Lost(2, 0.75),)
        assert [each.at for each in positions(keeper.store.database, 9)] == [7]


def test_a_match_that_is_forgotten_takes_it_along(store: Store) -> None:
    store.keep_review(1, review(0.5, dear=(Dear(3, 0.5, "opening"),)))
    store.clear()
    assert not store.database.execute("SELECT 1 FROM review UNION SELECT 1 FROM dear").fetchall()


@pytest.mark.parametrize(
    "told", [None, [], "x", {}, {"phases": [[1, 2]], "dear": [], "dealt": 0, "between": 0}, {"phases": 1, "dear": 2}]
)
def test_what_nobody_can_read_counts_as_not_looked_back_on(told: object) -> None:
    assert reviewed_in({"review": told}) is None
    assert reviewed_in({"review": told_of(review(0.5, 0.25))}) == review(0.5, 0.25)


# -- figures ---------------------------------------------------------------------------------------------------------


def test_what_is_given_away_by_decision_is_what_one_counts_by_hand(store: Store) -> None:
    losses = {deal: [0.1 * (deal % 4), 0.0, 0.05 * (deal % 3)] for deal in range(1, 31)}
    for deal, each in losses.items():
        store.keep_review(deal, review(*each))
    found = own_play(store.database, EVERYTHING)
    assert [deal.decisions for deal in found.deals] == [3] * len(losses)
    assert [deal.loss for deal in found.deals] == pytest.approx([sum(each) for each in losses.values()])
    assert found.total.decisions == 90
    assert found.total.loss == pytest.approx(fmean(loss for each in losses.values() for loss in each))
    spread = sqrt(sum((sum(each) - 3 * found.total.loss) ** 2 for each in losses.values()) / 29)
    assert found.total.error == pytest.approx(spread / sqrt(30) / 3), "deals, not decisions, are drawn by chance"


def test_only_what_counts_and_is_wanted_is_in_the_figures(store: Store) -> None:
    presets = {past.id: past.record.rules.preset for past in in_order(store.database, EVERYTHING)}
    for deal in presets:
        store.keep_review(deal, review(0.5))
    wanted = own_play(store.database, Wanted(rules="leinfelden"))
    assert len(wanted.deals) == list(presets.values()).count("leinfelden") > 0
    store.clear_figures()
    assert own_play(store.database, EVERYTHING).deals == ()


def test_of_a_part_of_the_deal_it_speaks_from_300_decisions_on(store: Store) -> None:
    for deal in range(1, 31):
        store.keep_review(deal, review(0.5, *[0.0625] * (9 if deal < 30 else 38)))
    found = own_play(store.database, EVERYTHING)
    assert found.by_phase == {}, "299 before the talon is gone, and 30 in first tricks"
    store.keep_review(1, review(0.5, *[0.0625] * 10))
    assert {phase: each.loss for phase, each in own_play(store.database, EVERYTHING).by_phase.items()} == {
        "talon": pytest.approx(0.0625)
    }


def test_a_curve_looks_back_on_the_last_deals() -> None:
    deals = [Lost(10, loss) for loss in (1.0, 0.0, 0.5, 0.5)]
    found = curve(deals, 2)
    assert [each.loss for each in found] == pytest.approx([0.1, 0.05, 0.025, 0.05])
    assert found[-1].error == 0 and found[1].error == pytest.approx(0.05)
    assert rate([]) == Rate(0, 0.0, 0.0)


# -- practice --------------------------------------------------------------------------------------------------------


def test_what_was_given_away_most_is_practised_first(store: Store) -> None:
    """Many small mistakes in leading are more than a large one in an opening; of a deal one is enough."""
    store.keep_review(1, review(0.9, dear=(Dear(0, 0.9, "opening"),)))
    store.keep_review(2, review(0.5, dear=(Dear(4, 0.5, "lead"), Dear(8, 0.6, "lead"))))
    store.keep_review(3, review(0.3, dear=(Dear(12, 0.3, "lead"),)))
    found = positions(store.database, 9)
    assert [(each.deal, each.at, each.kind) for each in found] == [(2, 8, "lead"), (3, 12, "lead"), (1, 0, "opening")]
    records = {deal.id: deal.record for deal in store.deals()}
    assert all(each.record == records[each.deal] and each.seat == 0 for each in found)
    assert len(positions(store.database, 2)) == 2
