"""The season: rounds, debts and everybody's evenings are what the records say, and go with the deals they are of."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections import Counter, deque
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

from gaigel_desktop.controller.inn.looking_back import known_to
from gaigel_desktop.controller.inn.season import (
    OWED,
    PLAYER,
    Ended,
    Evenings,
    OnTheSlate,
    ended,
    in_order,
    look_for,
    owed_by,
    owing,
    season_of,
)
from gaigel_desktop.controller.match.setup import to_json
from gaigel_desktop.controller.store.archive import EVERYTHING
from gaigel_desktop.controller.store.archive import in_order as archived
from gaigel_desktop.controller.store.mending import mend
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.controller.store.summary import chairs
from gaigel_desktop.controller.store.transfer import export, take_in
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.options import PRESETS, with_changes
from gaigel_desktop.rules.seats import sides_of
from tests.tiers import thorough

from .past_games import BEGAN, keep, played, table

RULES: Final = PRESETS["leinfelden"]
TODAY: Final = date(2027, 12, 31)
TABLES: Final = {
    "four": (RULES, 120),
    "three": (PRESETS["rutesheim"], 95),
    "pairs": (with_changes("uspcc-1907", {"players": 6, "teams": "opposite"}), 60),
    "eight": (PRESETS["uspcc-1907"]._replace(players=8), 40),
    "two": (with_changes("leinfelden", {"players": 2, "signals": False}), 40),
}
WRITES: Final = """
import sys
from pathlib import Path
from gaigel_desktop.controller.store.store import open_store
from tests.controller.test_season import RULES, keep, played, table
store = open_store(Path(sys.argv[1]))
records = played(RULES, 60)
while True:
    keep(store, table(RULES), records)
    print("another sixty", flush=True)
"""


def slate(store: Store, today: date = TODAY) -> OnTheSlate | None:
    return deque([None, *look_for(store.database, today)], maxlen=1)[0]


def by_hand(store: Store) -> dict[str, tuple[int, int, int, int]]:
    """Days, matches, matches won and deals won of everybody, looked up deal by deal in the records."""
    days: dict[str, set[str]] = {}
    found: dict[str, Counter[str]] = {}
    for deal in store.deals():
        if deal.finished is None:
            continue
        result, score, side = deal.record.result, deal.record.match, sides_of(deal.record.rules)
        assert result is not None and score is not None and score.after is not None
        for chair, at in zip(chairs(deal.about), side, strict=True):
            who = str(chair["portrait"])
            days.setdefault(who, set()).add(deal.finished[:10])
            each = found.setdefault(who, Counter())
            each["deals"] += at in result.winners
            if score.after.winner != NOBODY:
                each["matches"] += 1
                each["won"] += at == score.after.winner
    return {who: (len(days[who]), each["matches"], each["won"], each["deals"]) for who, each in found.items()}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty one."""
    with closing(tmp_path / "games.sqlite") as store:
        yield store


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Matches of one table, kept once."""
    path = tmp_path_factory.mktemp("season") / "games.sqlite"
    with closing(path) as store:
        keep(store, table(RULES), played(RULES, 60))
    return path


@pytest.fixture
def path(whole: Path, tmp_path: Path) -> Path:
    """A copy of them."""
    return Path(shutil.copy(whole, tmp_path))


@thorough
@pytest.mark.parametrize("name", TABLES)
def test_everybodys_line_is_what_the_records_say(store: Store, name: str) -> None:
    rules, deals = TABLES[name]
    keep(store, table(rules), played(rules, deals))
    told = slate(store)
    assert told is not None
    assert {line.who: line[1:5] for line in told.lines} == by_hand(store)
    assert told.own.matches > 0 and told.rounds == (told.own.matches - told.own.won, told.own.won)


@thorough
def test_who_owes_whom_is_what_the_records_say_also_of_three(store: Store) -> None:
    rules, deals = TABLES["three"]
    keep(store, table(rules), played(rules, deals))
    debts = Counter[str]()
    for deal in store.deals():
        score = deal.record.match
        assert score is not None and score.after is not None
        names = [str(chair["portrait"]) for chair in chairs(deal.about)]
        if score.after.winner == 0:
            debts.update(names[1:])
        elif score.after.winner != NOBODY:
            debts[names[score.after.winner]] -= 1
    ends = ended(store.database, TODAY)
    assert len(ends) == 3 and {who: owed_by(ends, who) for who in debts} == dict(debts)


def test_before_a_match_is_over_nothing_stands_there(store: Store) -> None:
    assert slate(store) is None
    records = played(RULES, 60)
    first = next(
        at for at, each in enumerate(records) if each.match and each.match.after and each.match.after.winner >= 0
    )
    keep(store, table(RULES), records[:first])
    assert slate(store) is None and ended(store.database, TODAY) == []
    keep(store, table(RULES), records[first : first + 1], BEGAN + timedelta(days=1))
    told = slate(store)
    assert told is not None and told.own.matches == 1


def test_a_match_that_was_given_up_is_lost_and_paid_for(store: Store) -> None:
    record = played(RULES, 1)[0]
    match = store.start_match("2026-11-01T20:00:00", to_json(table(RULES)))
    deal = store.start_deal(match, "2026-11-01T20:00:00", record, to_json(table(RULES)))
    store.finish_deal(deal, "2026-11-01T20:15:00", record)
    assert slate(store) is None
    store.finish_match(match, "2026-11-01T20:16:00", None)
    told = slate(store)
    assert told is not None and told.rounds == (1, 0)
    assert {line.who: line.owes for line in told.lines} == {PLAYER: 0, "roesle": 0, "eugen": -1, "jockel": -1}


def test_tables_of_a_tournament_pay_nobody(store: Store) -> None:
    rules, _ = TABLES["three"]
    records, about = played(rules, 30), to_json(table(rules)) | {"tournament": "seed"}
    match = store.start_match("2026-11-01T20:00:00", about)
    for record in records:
        deal = store.start_deal(match, "2026-11-01T20:00:00", record, about)
        store.finish_deal(deal, "2026-11-01T20:15:00", record)
    store.finish_match(match, "2026-11-01T22:00:00", 0)
    assert slate(store) is None


def test_a_deal_that_is_given_up_is_won_by_the_others_and_with_the_last_one_the_match(tmp_path: Path) -> None:
    path, record = tmp_path / "own.sqlite", played(RULES, 1)[0]._replace(result=None)
    with closing(path) as store:
        match = store.start_match("2026-11-01T20:00:00", to_json(table(RULES)))
        for _ in range(2):
            deal = store.start_deal(match, "2026-11-01T20:00:00", record, to_json(table(RULES)))
            store.finish_deal(deal, "2026-11-01T20:15:00", record)
        store.finish_match(match, "2026-11-01T20:16:00", 1)
    expected = {PLAYER: (0, 0), "roesle": (0, 0), "eugen": (1, 2), "jockel": (1, 2)}
    for _ in range(2):
        with closing(path) as store:
            told = slate(store)
        assert told is not None and told.rounds == (1, 0)
        assert {line.who: (line.won, line.deals) for line in told.lines} == expected
        list(mend(path))


# -- what it survives --------------------------------------------------------------------------------------------


@thorough
def test_it_is_the_same_after_a_restart_and_in_a_mended_store(path: Path) -> None:
    with closing(path) as store:
        match = store.start_match("2026-11-20T20:00:00", to_json(table(RULES)))
        record = played(RULES, 1, "given up")[0]
        store.finish_deal(
            store.start_deal(match, "2026-11-20T20:00:00", record, to_json(table(RULES))), "2026-11-20T20:15:00", record
        )
        store.finish_match(match, "2026-11-20T20:16:00", None)
        before, ends = slate(store), ended(store.database, TODAY)
        known = {who: known_to(store.database, who, datetime(2026, 12, 24)) for who in ("lena", "roesle")}
    assert before is not None and ends
    with closing(path) as store:
        assert (slate(store), ended(store.database, TODAY)) == (before, ends)
    list(mend(path))
    with closing(path) as store:
        assert (slate(store), ended(store.database, TODAY)) == (before, ends)
        assert {who: known_to(store.database, who, datetime(2026, 12, 24)) for who in known} == known


@thorough
@pytest.mark.parametrize("batches", [1, 2])
def test_whoever_is_killed_has_paid_what_was_written_down(tmp_path: Path, batches: int) -> None:
    path = tmp_path / "games.sqlite"
    with subprocess.Popen([sys.executable, "-c", WRITES, str(path)], stdout=subprocess.PIPE, text=True) as writing:
        assert writing.stdout is not None
        for _ in range(batches):
            assert writing.stdout.readline()
        writing.kill()
    with closing(path) as store:
        told = slate(store)
        assert told is not None and told.own.matches > 0
        assert {line.who: line[1:5] for line in told.lines} == by_hand(store)


@thorough
def test_what_came_as_a_file_pays_nobody_and_what_is_deleted_is_wiped(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    with closing(path) as store:
        before = slate(store)
        list(export(archived(store.database, EVERYTHING), file))
        list(take_in(store.database, file, "2026-11-20T20:00:00"))
        assert slate(store) == before, "deals that are there already"
        store.clear([each.id for each in store.unfinished()])
        assert slate(store) is None and ended(store.database, TODAY) == []
        list(take_in(store.database, file, "2026-11-20T20:00:00"))
        assert store.database.execute("SELECT count(*) FROM past").fetchone()[0] > 0
        assert slate(store) is None, "nobody knows who sat there"
        assert not any(known_to(store.database, who, datetime(2026, 12, 24)) for who in ("lena", "roesle", "eugen"))
        keep(store, table(RULES), played(RULES, 30, "anew"))
        told = slate(store)
        assert told is not None and {line.who: line[1:5] for line in told.lines} == by_hand_of_own(store)


def by_hand_of_own(store: Store) -> dict[str, tuple[int, int, int, int]]:
    """The same without what came as a file."""
    store.database.execute("DELETE FROM match WHERE imported")
    return by_hand(store)


def test_one_match_less_takes_its_round_along(path: Path) -> None:
    with closing(path) as store:
        before, ends = slate(store), ended(store.database, TODAY)
        assert before is not None
        last = ends[-1]
        store.database.execute("DELETE FROM match WHERE id = (SELECT match FROM deal WHERE id = ?)", (last.deal,))
        told = slate(store)
        assert told is not None and ended(store.database, TODAY) == ends[:-1]
        assert told.own.matches == before.own.matches - 1 and told.own.won == before.own.won - last.won


def test_whoever_counts_anew_has_a_clean_slate(path: Path) -> None:
    with closing(path) as store:
        store.clear_figures()
        assert slate(store) is None and ended(store.database, TODAY) == []


# -- seasons -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("day", "first", "winter", "until"),
    [
        ("2026-11-24", "2026-10-01", True, "2027-04-01"),
        ("2026-10-01", "2026-10-01", True, "2027-04-01"),
        ("2027-03-31", "2026-10-01", True, "2027-04-01"),
        ("2027-04-01", "2027-04-01", False, "2027-10-01"),
        ("2027-09-30", "2027-04-01", False, "2027-10-01"),
    ],
)
def test_a_season_is_half_a_year(day: str, first: str, winter: bool, until: str) -> None:
    season = season_of(date.fromisoformat(day))
    assert season.bounds == (first, until) and season.is_winter == winter


def test_the_first_match_of_a_season_wipes_the_slate(store: Store) -> None:
    keep(store, table(RULES), played(RULES, 30), datetime(2026, 3, 30, 20))
    winter = slate(store)
    assert winter is not None and winter.season.is_winter and winter.own.matches > 1
    records = played(RULES, 30, "summer")
    first = next(
        at for at, each in enumerate(records) if each.match and each.match.after and each.match.after.winner >= 0
    )
    keep(store, table(RULES), records[:first], datetime(2026, 4, 2, 20))
    assert slate(store) == winter, "nobody wipes it before"
    keep(store, table(RULES), records[first : first + 1], datetime(2026, 4, 9, 20))
    summer = slate(store)
    assert summer is not None and not summer.season.is_winter and summer.own.matches == 1
    assert len(ended(store.database, TODAY)) == 1, "old debts are forgiven"


@thorough
def test_a_clock_that_was_a_year_ahead_for_once_does_not_keep_the_slate_until_then(store: Store) -> None:
    keep(store, table(RULES), played(RULES, 60), datetime(2026, 11, 1, 20))
    today = date(2026, 11, 20)
    before, ends = slate(store, today), ended(store.database, today)
    keep(store, table(RULES), played(RULES, 60, "ahead"), datetime(2027, 11, 1, 20))
    assert before is not None and (slate(store, today), ended(store.database, today)) == (before, ends)
    then = slate(store, date(2027, 11, 20))
    assert then is not None and then.season.first.year == 2027, "nothing is lost of it"


# -- what is said of it ------------------------------------------------------------------------------------------


def lost_and_won(*lost: int, won: tuple[int, ...] = ()) -> list[Ended]:
    """Matches against Lena, by the days of November on which the player lost or won them."""
    both = sorted([(day, False) for day in lost] + [(day, True) for day in won])
    lena, eugen = frozenset({"lena"}), frozenset({"eugen"})
    return [
        Ended(at, date(2026, 11, day), won, eugen, lena, frozenset() if won else lena)
        for at, (day, won) in enumerate(both)
    ]


def test_they_speak_of_two_viertele_and_of_the_day_when_the_last_one_was_lost() -> None:
    today = date(2026, 11, 24)
    assert owing(lost_and_won(5), "lena", today) == []
    (owes,) = owing(lost_and_won(5, 12, 19, won=(17,)), "lena", today)
    assert owes == ("owes", 3, date(2026, 11, 19), OWED)
    (owed,) = owing(lost_and_won(20, won=(3, 4, 10, 17)), "lena", today)
    assert owed == ("owed", 3, date(2026, 11, 17), 3)
    assert owing(lost_and_won(5, 12, won=(3, 4)), "lena", today) == [], "they are quits"
    assert owing(lost_and_won(5, 12), "eugen", today) == [], "who loses together owes one another nothing"


def test_what_was_lost_today_counts_and_is_not_what_they_speak_of() -> None:
    today = date(2026, 11, 24)
    assert owing(lost_and_won(24, 24), "lena", today) == []
    (owes,) = owing(lost_and_won(12, 19, 24), "lena", today)
    assert owes == ("owes", 1, date(2026, 11, 19), 3)


def test_whoever_has_won_most_stands_first() -> None:
    lines = [
        Evenings("b", 9, 9, 2, 5),
        Evenings(PLAYER, 9, 9, 2, 7),
        Evenings("c", 3, 3, 3, 3),
        Evenings("a", 8, 9, 2, 5),
    ]
    assert [line.who for line in in_order(lines)] == ["c", PLAYER, "a", "b"]
