"""What the regulars remember: whatever they say happened, seldom, nothing twice; and it goes with the deal it is of."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from gaigel_desktop.controller.inn.looking_back import known_to, shared_with, told_before
from gaigel_desktop.controller.inn.remembered import (
    ABSENT,
    AGAIN,
    KINDS,
    MOST,
    RUN,
    Kind,
    Recalled,
    Shared,
    recalled,
    spoken,
)
from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.setup import to_json
from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.controller.store.archive import EVERYTHING, in_order
from gaigel_desktop.controller.store.company import Mention
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.mending import mend
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.controller.store.transfer import export, take_in
from gaigel_desktop.rules.ending import ACCUSED_RIGHT, AUS, COUNTED, UEBERGAIGELT
from gaigel_desktop.rules.options import PRESETS
from tests.tiers import thorough

from .past_games import BEGAN, keep, keep_many, played, table

RULES = PRESETS["leinfelden"]
DEBTS = {"owes", "owed"}  # in a test of their own
WHO = "roesle", "eugen", "lena"
LATER = datetime(2026, 11, 23, 20)


def past_by_chance(dice: Random, deals: int) -> list[Shared]:
    """What somebody may have sat through, newest first: anything that can be."""
    day, match, found = date(2026, 1, 1), 1, list[Shared]()
    for deal in range(1, deals + 1):
        won, ends = dice.random() < 0.75, dice.random() < 0.2
        ours = dice.random() < 0.2
        taken = dice.random() < 0.2
        found.append(
            Shared(
                deal=deal,
                match=match,
                finished=f"{day.isoformat()}T21:00:00",
                ours=ours,
                won=won,
                match_won=won if ends else None,
                reason=dice.choice((AUS, COUNTED, UEBERGAIGELT, ACCUSED_RIGHT)),
                they_won=won == ours,
                they_took=taken and won != ours,
                we_took=taken and not won,
                caught=dice.random() < 0.1,
                accused_wrong=not won and dice.random() < 0.1,
                cleaned=ends and dice.random() < 0.5,
                company=dice.choice(("eugen,lena,roesle", "berta,lena,roesle")),
            )
        )
        match += ends
        day += timedelta(days=dice.choice((0, 0, 0, 1, 7, 40)))
    return found[::-1]


def is_so(told: Recalled, past: Sequence[Shared], today: date) -> bool:
    """The same facts, looked up otherwise."""
    (of,) = [each for each in past if each.deal == told.deal]
    lost = not of.won
    match of_kind(told):
        case "given":
            return of.won and not of.ours and of.they_took
        case "taken":
            return lost and not of.ours and of.we_took and of.they_won
        case "accused":
            return of.accused_wrong
        case "over":
            return lost and not of.ours and of.reason in (UEBERGAIGELT, ACCUSED_RIGHT)
        case "lied":
            return of.caught
        case "cleaned":
            return of.match_won is True and of.cleaned and not of.ours
        case "streak":
            row = sorted(past, key=lambda each: -each.deal)[: told.times]
            return told.times >= RUN and all(each.won and not each.ours for each in row)
        case "absence":
            return all(each.day <= told.day for each in past) and today - told.day >= ABSENT
    ends = sorted((each for each in past if each.match_won is not None), key=lambda each: each.deal)
    before = next(first for first, second in pairwise(ends) if second.deal == told.deal)
    again = before.company == of.company and before.day == of.day
    return again and before.match_won is False and of.match_won is (told.kind == "revenge_won")


def of_kind(told: Recalled) -> Kind:
    return told.kind


def test_whatever_comes_to_mind_has_happened() -> None:
    kinds = set[Kind]()
    for seed in range(60):
        dice = Random(seed)
        past = past_by_chance(dice, 40)
        today = past[0].day + timedelta(days=dice.choice((0, 1, 30)))
        for told in recalled(past, today):
            assert is_so(told, past, today), told
            assert told.day < today
            kinds.add(told.kind)
    assert kinds == set(KINDS) - DEBTS, "everything comes up somewhere"


def test_what_was_told_by_a_clock_that_was_a_year_ahead_silences_nobody() -> None:
    now, dice = datetime(2026, 11, 1, 20), Random("ahead")
    known = {who: recalled(past_by_chance(Random(who), 60), now.date()) for who in WHO}
    ahead = [Mention("lena", "given", -1 - at, "2027-11-01T20:00:00") for at in range(MOST)]
    just_now = [mention._replace(told="2026-11-01T20:30:00") for mention in ahead]
    assert spoken(known, ahead, now, dice) is not None
    assert spoken(known, just_now, now, dice) is None, "half an hour ahead it is the same evening"


@thorough
def test_sixty_evenings_tell_seldom_and_nothing_twice() -> None:
    dice, now, mentions = Random("evenings"), datetime(2026, 1, 1, 20), list[Mention]()
    past = {who: past_by_chance(Random(who), 60) for who in WHO}
    for _ in range(60):
        now += timedelta(days=dice.choice((1, 3, 7)))
        for at in range(12):  # deals of the evening, at each of which something may come up
            moment = now + timedelta(minutes=10 * at)
            before = {who: [each for each in of if each.day < moment.date()] for who, of in past.items()}
            known = {who: recalled(of, moment.date()) for who, of in before.items()}
            found = spoken(known, mentions, moment, dice)
            if found is not None:
                mentions.append(found.mention(moment))
    days = [mention.told[:10] for mention in mentions]
    assert len(mentions) > 30 and max(map(days.count, days)) <= MOST
    for first, second in pairwise(sorted(mentions, key=lambda each: (each.of_deal, each.kind, each.told))):
        if first[1:3] == second[1:3]:
            since = datetime.fromisoformat(second.told) - datetime.fromisoformat(first.told)
            assert since >= AGAIN


# -- in the store ------------------------------------------------------------------------------------------------


def all_known(store: Store) -> dict[str, list[Recalled]]:
    return {who: known_to(store.database, who, LATER) for who in WHO}


@pytest.fixture(scope="module")
def forty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Forty deals of one table, kept once."""
    path = tmp_path_factory.mktemp("forty") / "games.sqlite"
    with closing(path) as store:
        keep(store, table(RULES), played(RULES, 40), BEGAN)
    return path


@pytest.fixture
def path(forty: Path, tmp_path: Path) -> Path:
    """A copy of them."""
    return Path(shutil.copy(forty, tmp_path))


def test_they_remember_what_the_records_say_and_still_do_after_a_restart(path: Path) -> None:
    with closing(path) as store:
        known = all_known(store)
        deals = {deal.id: deal.record for deal in store.deals()}
    for told in (each for all_of in known.values() for each in all_of if each.kind == "given"):
        result = deals[told.deal].result
        assert result is not None and 0 in result.winners and 2 in result.strokes and 0 in result.tricks
    assert any(known.values())
    with closing(path) as store:
        assert all_known(store) == known


@thorough
def test_a_mended_store_remembers_the_same(path: Path) -> None:
    with closing(path) as store:
        deal = next(store.deals()).id
        store.keep_guess(deal, 77)
        known, guess = all_known(store), "SELECT deal, guess FROM kept WHERE guess IS NOT NULL"
    list(mend(path))
    with closing(path) as store:
        assert all_known(store) == known
        assert store.database.execute(guess).fetchall() == [(deal, 77)]


def test_what_is_deleted_or_came_as_a_file_is_not_remembered(path: Path, tmp_path: Path) -> None:
    with closing(path) as store:
        file = tmp_path / "deals.jsonl"
        list(export(in_order(store.database, EVERYTHING), file))
        store.clear([each.id for each in store.unfinished()])
        assert not any(shared_with(store.database, who) for who in WHO)
        list(take_in(store.database, file, "2026-11-20T20:00:00"))
        assert store.database.execute("SELECT count(*) FROM past").fetchone()[0] > 0
        assert not any(all_known(store).values())
        assert store.database.execute("SELECT count(*) FROM kept").fetchone() == (0,)


def test_what_was_told_is_written_down_with_the_deal_and_kept_through_a_restart(tmp_path: Path) -> None:
    path, record = tmp_path / "games.sqlite", played(RULES, 1)[0]
    told = Mention("roesle", "given", 3, "2026-11-22T20:00:00")
    with closing(path) as store:
        story = Stored(Ledger(store), lambda: "2026-11-22T20:00:00", to_json(table(RULES)))
        story.start_deal(record._replace(actions=(), result=None), Seed("seed"))
        story.mention(told)
    with closing(path) as store:  # killed in the middle of the deal
        assert told_before(store.database, LATER) == [told]
        (deal,) = store.deals()
        store.finish_deal(deal.id, "2026-11-22T20:10:00", record)
        assert told_before(store.database, LATER) == [told]
        assert told_before(store.database, LATER + AGAIN) == []


def test_the_first_word_before_a_count_is_kept(tmp_path: Path) -> None:
    record = played(RULES, 1)[0]
    with closing(tmp_path / "games.sqlite") as store:
        ledger = Ledger()
        story = Stored(ledger, lambda: "2026-11-22T20:00:00", to_json(table(RULES)))
        story.start_deal(record._replace(actions=(), result=None), Seed("seed"))
        story.finish_deal(record)
        story.guess(record, 99)
        story.guess(record, 101)
        assert story.guessed(record) == 99
        ledger.store = store
        ledger.catch_up()
        assert store.database.execute("SELECT guess FROM kept").fetchall() == [(99,)]
        assert next(store.deals()).about["guess"] == 99


def test_clearing_the_figures_leaves_memories_but_no_debts(path: Path) -> None:
    """Rounds are figures: whoever counts anew owes nobody anything."""
    with closing(path) as store:
        known = all_known(store)
        assert any(each.kind in DEBTS for all_of in known.values() for each in all_of)
        store.clear_figures()
        left = {who: [each for each in all_of if each.kind not in DEBTS] for who, all_of in known.items()}
        assert all_known(store) == left


def test_no_deal_of_many_tables_breaks_it(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        keep_many(store, 40, ("leinfelden", "rutesheim"))
        assert any(all_known(store).values())
