"""The way back: own deals that were written to a file and deleted come back from it as they were, and nobody else's
become one's own."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from gaigel_desktop.controller.inn.counting import guesses
from gaigel_desktop.controller.match.setup import seat_person, to_json
from gaigel_desktop.controller.records.notation import JsonObject, write_line
from gaigel_desktop.controller.settings import Aids
from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted, in_order, page
from gaigel_desktop.controller.store.keeping import keeping
from gaigel_desktop.controller.store.own_play import own_play
from gaigel_desktop.controller.store.reviewed import Dear, Lost, Reviewed
from gaigel_desktop.controller.store.schema import DAY, MARK, WORKED_OUT
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.controller.store.transfer import Taken, export, take_in
from gaigel_desktop.controller.store.way_back import MOST_IN_A_HEAD, make_secret
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.pages.past.deal_words import seating_of
from tests.controller.past_games import BEGAN, keep, keep_many, played, table
from tests.tiers import thorough

NOW: Final = "2026-11-21T22:00:00"
LEINFELDEN: Final = PRESETS["leinfelden"]
TABLES: Final = (*WORKED_OUT, "match", "deal")
REVIEWED: Final = Reviewed(0.1, -0.25, (Lost(3, 0.1), Lost(4, 1 / 3), Lost(0, 0.0)), (Dear(7, 1 / 3, "led"),))
Row = tuple[object, ...]


def write(store: Store, path: Path, wanted: Wanted = EVERYTHING) -> Path:
    make_secret(store.database)
    list(export(in_order(store.database, wanted), path, heads=True))
    return path


def take(store: Store, path: Path) -> Taken:
    *_, last = take_in(store.database, path, NOW)
    return last


def rows(store: Store) -> dict[str, list[Row]]:
    return {name: store.database.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in TABLES}


def told(store: Store) -> list[object]:
    """What the figures tell."""
    found = [ask(store.database, EVERYTHING) for ask in (figures, own_play, guesses)]
    return [*found, list(store.unfinished())]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(tmp_path / "games.sqlite") as opened:
        yield opened


# -- as it was ---------------------------------------------------------------------------------------------------


def lived(store: Store, dice: Random) -> None:
    """Matches of all kinds: won, given up, not over; with aids, guests, guesses, and looks back on them."""
    for number in range(dice.randint(1, 6)):
        rules = PRESETS[dice.choice(list(PRESETS))]
        setup = table(rules, Aids(hint=dice.random() < 0.5))
        about: JsonObject = to_json(setup) | dice.choice([{}, {}, {MARK: [f"Most {number}", 0]}, {DAY: "2026-11-02"}])
        at = BEGAN + timedelta(days=number, minutes=dice.randint(0, 9))
        match, last = store.start_match(at.isoformat(), about), dice.randint(1, 9)
        for dealt in played(rules, last, f"{dice.randint(0, 3)}"):
            deal = store.start_deal(match, at.isoformat(), dealt, about | {"seed": f"{number}"})
            at += timedelta(minutes=15)
            given_up, most = dice.random() < 0.1, min(6, len(dealt.actions) - 1)
            record = dealt._replace(actions=dealt.actions[: dice.randint(0, most)], result=None) if given_up else dealt
            store.finish_deal(deal, at.isoformat(), record)
            if dice.random() < 0.3 and not given_up:
                store.keep_guess(deal, dice.randint(0, 140))
                store.keep_review(deal, REVIEWED)
            after = record.match.after if record.match else None
            if after is not None and after.winner != NOBODY:
                store.finish_match(match, at.isoformat(), after.winner)
                break
        else:
            if dice.random() < 0.7:
                store.finish_match(match, at.isoformat(), None)
    if dice.random() < 0.2:
        store.clear_figures()


@thorough
@given(integers(0, 1 << 20))
def test_written_deleted_and_read_everything_is_the_same(seed: int) -> None:
    there_and_back(seed)


def test_written_deleted_and_read_one_store_is_the_same() -> None:
    there_and_back(1)


def there_and_back(seed: int) -> None:
    """A store of somebody is written to a file, cleared, and read back from it."""
    with TemporaryDirectory() as folder, closing(Path(folder) / "games.sqlite") as store:
        lived(store, Random(seed))
        before, expected = rows(store), told(store)
        path = write(store, Path(folder) / "all.jsonl")
        store.clear()
        assert figures(store.database, EVERYTHING).total.deals == 0
        assert take(store, path).bad == 0
        assert (rows(store), told(store)) == (before, expected)
        assert take(store, path).new == 0
        assert (rows(store), told(store)) == (before, expected)


def test_what_was_cleared_from_the_figures_counts_again(store: Store, tmp_path: Path) -> None:
    keep_many(store, 20)
    before, path = rows(store), write(store, tmp_path / "all.jsonl")
    store.clear_figures()
    assert take(store, path).known == 20
    assert rows(store) == before


@thorough
def test_a_long_match_has_more_heads_than_one(store: Store, tmp_path: Path) -> None:
    rules = LEINFELDEN._replace(scoring="deals", strokes=99)
    keep(store, table(rules), played(rules, MOST_IN_A_HEAD * 2 + 1))
    before, path = rows(store), write(store, tmp_path / "all.jsonl")
    lines = path.read_bytes().splitlines()
    assert sum(b"gaigel-match/1" in line for line in lines) == 3
    for match in list(store.unfinished()):
        store.finish_match(match.id, NOW, None)
    store.clear()
    take(store, path)
    assert len(rows(store)["match"]) == 1 and rows(store)["deal"] == before["deal"]


@thorough
@pytest.mark.parametrize("much", [{"helped": [1] * 2_000}, {"seed": "s" * 100_000}])
def test_much_that_is_told_needs_more_heads_and_comes_back_too(
    store: Store, tmp_path: Path, much: dict[str, object]
) -> None:
    match = store.start_match(NOW, {})
    for record in played(LEINFELDEN._replace(scoring="deals", strokes=99), 20):
        store.finish_deal(store.start_deal(match, NOW, record, much), NOW, record)
    store.finish_match(match, NOW, None)
    before, path = rows(store), write(store, tmp_path / "all.jsonl")
    store.clear()
    assert take(store, path).new == 20
    assert rows(store) == before


def test_numbers_that_were_given_to_others_meanwhile_stay_theirs(store: Store, tmp_path: Path) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 5))
    expected, path = figures(store.database, EVERYTHING), write(store, tmp_path / "all.jsonl")
    for match in list(store.unfinished()):
        store.finish_match(match.id, NOW, None)
    store.clear()
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 2, "later"), BEGAN + timedelta(days=1))
    assert take(store, path).new == 5
    both = figures(store.database, EVERYTHING)
    assert both.total.deals == expected.total.deals + 2
    assert len(page(store.database, EVERYTHING, 0, 9)) == 7


def test_a_match_that_was_written_before_it_was_over_is_one(store: Store, tmp_path: Path) -> None:
    about: JsonObject = {"chairs": []}
    match = store.start_match(NOW, about)
    records = played(LEINFELDEN, 3)
    files: list[Path] = []
    for number, record in enumerate(records):
        deal = store.start_deal(match, f"{NOW[:-1]}{number}", record, about)
        store.finish_deal(deal, NOW, record)
        files.append(write(store, tmp_path / f"{number}.jsonl"))
    store.finish_match(match, NOW, None)
    files.append(write(store, tmp_path / "over.jsonl"))
    before = rows(store)
    store.clear()
    assert [(taken.new, taken.known) for taken in (take(store, path) for path in files)] == [
        (1, 0),
        (1, 1),
        (1, 2),
        (0, 3),
    ]
    assert rows(store)["match"] == before["match"]
    store.clear()
    assert take(store, files[-1]).new == 3
    assert rows(store) == before


def test_deals_of_a_match_whose_row_is_damaged_come_back_too(store: Store, tmp_path: Path) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 4))
    expected = figures(store.database, EVERYTHING).total
    store.database.execute("UPDATE match SET started = 'yesterday'")
    path = write(store, tmp_path / "all.jsonl")
    store.database.execute("DELETE FROM match")
    assert take(store, path).new == 4
    assert figures(store.database, EVERYTHING).total.deals == expected.deals


def test_a_mended_store_still_knows_what_it_has_written(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(path) as store:
        keep_many(store, 10)
        file, before = write(store, tmp_path / "all.jsonl"), rows(store)
    data = path.read_bytes()
    path.write_bytes(b"\xff" * 16 + data[16:])
    with keeping(path) as kept:
        assert kept.damaged
        list(kept.carry_over())
        assert kept.store is not None
        for match in list(kept.store.unfinished()):
            kept.store.finish_match(match.id, NOW, None)
        kept.store.clear()
        assert take(kept.store, file).new == 10
        assert rows(kept.store)["deal"] == before["deal"]


def test_matches_that_were_begun_in_the_same_second_stay_apart(store: Store, tmp_path: Path) -> None:
    (record,) = played(LEINFELDEN, 1)
    for name in ("Most", "Bier"):
        match = store.start_match(NOW, {"chairs": [], "of": name})
        alone = record._replace(match=None)
        store.finish_deal(store.start_deal(match, NOW, alone, {"of": name}), NOW, alone)
        store.finish_match(match, NOW, None)
    before, path = rows(store), write(store, tmp_path / "all.jsonl")
    store.database.execute("DELETE FROM match WHERE id = 2")
    assert take(store, path).new == 1
    assert rows(store) == before


def test_a_match_of_several_people_comes_back_with_all_of_them(store: Store, tmp_path: Path) -> None:
    """A stranger is told their names; here they are people again, and the owner's deals the owner's."""
    setup = seat_person(seat_person(table(LEINFELDEN), 1, "Anna", "anne"), 2, "Ben", "fritz")
    keep(store, setup, played(LEINFELDEN, 4))
    before, counted, path = rows(store), told(store), write(store, tmp_path / "all.jsonl")
    store.database.execute("DELETE FROM match")
    assert take(store, path).new == 4 and rows(store) == before and told(store) == counted
    with closing(tmp_path / "other.sqlite") as other:
        assert take(other, path).new == 4
        here, there = (next(in_order(each.database, EVERYTHING)) for each in (store, other))
        assert seating_of(here, "Marie", "marie").people == (0, 1, 2) and seating_of(there, "Uli", "uli").people == (0,)
        assert seating_of(here, "Marie", "marie").names[:3] == ("Marie", "Anna", "Ben")
        assert seating_of(there, "Uli", "uli").names[1:3] == ("Anna", "Ben")


# -- a stranger's ------------------------------------------------------------------------------------------------


def test_what_another_store_has_written_is_a_strangers_with_its_names(store: Store, tmp_path: Path) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 4))
    path = write(store, tmp_path / "all.jsonl")
    with closing(tmp_path / "other.sqlite") as other:
        assert take(other, path).new == 4
        deals = list(in_order(other.database, EVERYTHING))
        assert figures(other.database, EVERYTHING).total.deals == 0
        assert all(deal.match.imported and deal.won is None for deal in deals)
        names = seating_of(deals[0], "Ulrich", "anne").names
        assert names[1:] == tuple(chair.name for chair in table(LEINFELDEN).chairs[1:]) and "Ulrich" not in names
        again, before = write(other, tmp_path / "again.jsonl"), rows(other)
        assert (take(store, again).known, take(other, again).known) == (4, 4)
        other.clear()
        assert take(other, again).new == 4 and rows(other) == before, "there it is what it was: a stranger's"


@pytest.mark.parametrize(
    ("was", "forged"),
    [
        (rb'"seal": "\w{64}"', b'"seal": "0123456789abcdef"'),
        (rb'"seal": "\w{64}"', b'"seal": 7'),
        (rb'"counted": true', b'"counted": false'),
        (rb'"kept": \{.*\}, "seal"', b'"kept": 7, "seal"'),
        (rb'"kept": \{.*\}, "seal"', b'"kept": {}, "seal"'),
    ],
)
def test_a_file_that_somebody_has_changed_pays_nobody(store: Store, tmp_path: Path, was: bytes, forged: bytes) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 3))
    path = write(store, tmp_path / "all.jsonl")
    store.database.execute("DELETE FROM match")
    changed, times = re.subn(was, forged, path.read_bytes(), count=1)
    path.write_bytes(changed)
    assert times == 1 and take(store, path).new == 3
    assert all(deal.match.imported for deal in page(store.database, EVERYTHING, 0, 9))
    assert figures(store.database, EVERYTHING).total.deals == 0


def test_a_record_below_a_head_that_does_not_name_it_is_a_strangers(store: Store, tmp_path: Path) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 1))
    path = write(store, tmp_path / "all.jsonl")
    (another,) = played(LEINFELDEN, 1, "another")
    path.write_bytes(path.read_bytes() + write_line(another._replace(match=None)).encode() + b"\n")
    taken = take(store, path)
    assert (taken.known, taken.new) == (1, 1)
    assert figures(store.database, EVERYTHING).total.deals == 1


@pytest.mark.parametrize("head", [b'{"format": "gaigel-match/2"}', b'{"format": "gaigel-match/1", "me": 1e999}'])
def test_a_head_that_cannot_be_read_is_named_and_costs_nothing_else(store: Store, tmp_path: Path, head: bytes) -> None:
    keep(store, table(LEINFELDEN), played(LEINFELDEN, 2))
    path = write(store, tmp_path / "all.jsonl")
    with closing(tmp_path / "other.sqlite") as other:
        path.write_bytes(head + b"\n" + b"\n".join(path.read_bytes().splitlines()[1:]))
        taken = take(other, path)
        assert (taken.new, taken.bad) == (2, 1) and str(taken.first_bad).startswith("line 1: ")


def test_names_that_no_letter_can_say_are_left_out(store: Store, tmp_path: Path) -> None:
    setup = table(LEINFELDEN)
    chairs = (setup.chairs[0], setup.chairs[1]._replace(name="n" * 41), *setup.chairs[2:])
    keep(store, setup._replace(chairs=chairs), played(LEINFELDEN, 1))
    path = write(store, tmp_path / "all.jsonl")
    assert b'"names": []' in path.read_bytes()
    store.database.execute("DELETE FROM match")
    assert take(store, path).new == 1 and figures(store.database, EVERYTHING).total.deals == 1


def test_the_store_that_is_only_read_can_be_written_out(store: Store, tmp_path: Path) -> None:
    keep_many(store, 4)
    store.database.execute("PRAGMA query_only = 1")
    with pytest.raises(sqlite3.Error):
        make_secret(store.database)
    list(export(in_order(store.database, EVERYTHING), tmp_path / "all.jsonl", heads=True))
    assert b"kept" not in (tmp_path / "all.jsonl").read_bytes()
    with pytest.raises(sqlite3.Error):
        store.clear()
