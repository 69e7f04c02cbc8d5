"""Inquiries: who thought in a past deal, and with which dice, as the store has kept it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from gaigel_desktop.controller.match.setup import ME, MatchSetup, to_json
from gaigel_desktop.controller.match.story import DICE
from gaigel_desktop.controller.minds.mind import Twin
from gaigel_desktop.controller.of_the_day import dice_of_day
from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.controller.settings import NO_AIDS
from gaigel_desktop.controller.store.archive import EVERYTHING, page
from gaigel_desktop.controller.store.schema import DAY, MARK
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.controller.trust.inquiry import Inquiry, inquiry_of_past
from gaigel_desktop.controller.trust.witnesses import dice_in, witnesses
from gaigel_desktop.opponents.considered import MASTER

from .anywhere import examined
from .test_experiment import match_at, setup_of

THROWN = "as then"


def kept(store: Store, told: JsonObject, seats: int = 4, *, dice: str = THROWN, aids: bool = True) -> Inquiry:
    """A deal that was played, stored with this about its match, and asked about."""
    ((record, _),) = match_at(seats, ("beginner",), dice, 1)
    about = to_json(setup_of(seats, ("beginner",))) | told
    match = store.start_match("2026-11-23T20:00:00", about)
    own = about if aids else about | {"aids": []}
    deal = store.start_deal(match, "2026-11-23T20:00:00", record._replace(actions=(), result=None), own)
    store.finish_deal(deal, "2026-11-23T20:10:00", record)
    (past,) = page(store.database, EVERYTHING, 0, 1)
    return inquiry_of_past(past, store, ME)


def test_a_deal_of_the_store_is_asked_as_it_was_played(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        inquiry = kept(store, {DICE: THROWN})
    assert inquiry.the_same_dice and inquiry.over and not inquiry.can_be_asked(ME)
    for at in inquiry.decided[::5]:
        outcome = examined(inquiry.experiment(at), Twin())
        assert outcome.same and outcome.before.action == inquiry.deeds[at][1]


def test_the_dice_of_a_day_come_from_its_date(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        inquiry = kept(store, {DAY: "2026-11-23"}, dice=dice_of_day("2026-11-23"))
    assert inquiry.the_same_dice
    for at in inquiry.decided[::5]:
        assert examined(inquiry.experiment(at), Twin()).before.action == inquiry.deeds[at][1]


def test_where_the_dice_are_not_known_both_questions_get_the_same_new_ones(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        inquiry = kept(store, {})
    assert inquiry.the_same_people and not inquiry.the_same_dice
    experiment = inquiry.experiment(inquiry.decided[0])
    experiment.mix(Random(1))
    assert examined(experiment, Twin()).same


def test_of_a_table_that_nobody_has_written_down_a_master_is_asked(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        inquiry = kept(store, {"chairs": []})
    assert not inquiry.the_same_people and not inquiry.the_same_dice
    assert inquiry.experiment(inquiry.decided[0]).question(changes=False).character == MASTER


def test_whether_hosts_forget_is_as_it_was_agreed_on_for_the_match(tmp_path: Path) -> None:
    """A deal has aids of its own, which may have been switched off later."""
    with closing(tmp_path / "games.sqlite") as store:
        inquiry = kept(store, {DICE: THROWN}, aids=False)
    there = witnesses(setup_of(4, ("beginner",)), THROWN, 0).seats
    assert {inquiry.deeds[at][0] for at in inquiry.decided} == {1, 2, 3}
    for at in inquiry.decided:
        asked = inquiry.experiment(at).question(changes=False)
        assert (asked.character, asked.seed) == there[asked.seat]


def test_the_dice_of_a_tournament_are_its_mark() -> None:
    assert dice_in({MARK: ["seed", 2]}) == "seed 2" and not dice_in({})


@pytest.mark.parametrize("deals", range(8))
def test_a_host_forgets_in_those_deals_in_which_it_forgot(deals: int) -> None:
    gentle: MatchSetup = setup_of(4, ("gentle",))
    forgets = [one.character.forgets for one in witnesses(gentle, "hosts", deals).seats if one is not None]
    assert not any(
        one.character.forgets for one in witnesses(gentle._replace(aids=NO_AIDS), "hosts", deals).seats[1:] if one
    )
    assert forgets[1] is False, "a partner never does"
