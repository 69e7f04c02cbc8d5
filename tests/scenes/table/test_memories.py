"""What the regulars remember, at the table: spoken of seldom, and where it is wanted; false signs are laughed at."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import partial

import pytest

from gaigel_desktop.app.house import House
from gaigel_desktop.controller.inn.looking_back import known_to, told_before
from gaigel_desktop.controller.inn.remembered import KINDS, Recalled, Spoken
from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.setup import first_setup, to_json
from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.deal.memories import Memories
from gaigel_desktop.table.play.table_talk import RECALLING, Talk
from tests.controller.past_games import BEGAN, keep, played, table
from tests.scenes.pages import Open
from tests.tiers import thorough

RULES = PRESETS["leinfelden"]
FACES = ("", "roesle", "eugen", "lena")


@pytest.fixture
def house(visit: Open) -> House:
    """Forty deals were played three weeks ago, and tonight another match has begun."""
    house = visit().house
    assert house.keeper.store is not None
    keep(house.keeper.store, table(RULES), played(RULES, 40), BEGAN)
    house.current.story = Stored(house.keeper.ledger, lambda: "2026-11-23T20:00:00", to_json(first_setup()))
    house.current.story.start_deal(played(RULES, 1, "tonight")[0]._replace(actions=(), result=None), Seed("seed"))
    return house


def evenings(
    house: House, count: int = 60, began: datetime = datetime(2026, 11, 23, 20)
) -> list[tuple[datetime, Spoken]]:
    """What is told when they sit down and before each of eight deals, evening after evening, twice a week."""
    told: list[tuple[datetime, Spoken]] = []
    for number in range(count):
        now = datetime(2026, 11, 23, 20) + timedelta(days=3.5 * number)
        clock, dice = partial(datetime.fromtimestamp, now.timestamp()), f"evening {number}"
        memories = Memories(FACES, house.player, house.keeper, house.current, dice=dice, clock=clock)
        told += [(now, found) for at in range(9) if (found := memories.come_up(at == 0)) is not None]
    return told


@thorough
def test_on_sixty_evenings_they_tell_what_was_and_nothing_too_often(house: House) -> None:
    told = evenings(house)
    assert house.keeper.store is not None
    for now, (who, recalled) in told:
        assert recalled in known_to(house.keeper.store.database, who, now)
        assert recalled.day < now.date()
    nights = [now for now, _ in told]
    assert len(told) > 5 and max(map(nights.count, nights)) <= 2
    said = [(now, recalled.deal, recalled.kind) for now, (_, recalled) in told]
    for now, *what in said:
        again = [then for then, *that in said if that == what and timedelta() < then - now < timedelta(days=120)]
        assert not again
    mentions = told_before(house.keeper.store.database, nights[0])
    assert {(mention.of_deal, mention.kind) for mention in mentions} == {(deal, kind) for _, deal, kind in said}


def test_the_switch_puts_it_away_and_a_store_that_cannot_be_read_too(house: House) -> None:
    house.player.change(memory=False)
    assert evenings(house, 20) == []
    house.player.change(memory=True)
    assert house.keeper.store is not None
    house.keeper.store.database.execute("DROP TABLE company")
    assert evenings(house, 20) == []


def test_every_kind_of_memory_has_words_and_says_when(visit: Open) -> None:
    visit()
    talk, day = Talk(FACES, "seed"), datetime(2026, 11, 2).date()
    today = day + timedelta(days=21)
    there = [talk.remembers(Spoken("lena", Recalled(kind, 1, day, 7)), today) for kind in KINDS for _ in range(3)]
    said = [remark for remark in there if remark is not None]
    assert set(RECALLING) == set(KINDS) and len(said) >= 2 * len(KINDS)
    assert all(remark.seat == 3 and "{" not in remark.words for remark in said)
    assert any("hree weeks ago" in remark.words for remark in said)
    assert any("7" in remark.words for remark in said)
