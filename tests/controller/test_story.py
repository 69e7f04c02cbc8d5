"""The story: what is written down of a match that goes on, that breaks off, or that goes from the store meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.story import Forgotten, Stored
from gaigel_desktop.controller.settings import NO_AIDS, Aids
from gaigel_desktop.controller.store.company import Mention, mentions_in, signs_said
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.store import ASIDE, Store, StoredDeal, closing
from gaigel_desktop.controller.store.summary import aids_of
from gaigel_desktop.text.customs import AN_ACE, EITHER
from tests.controller.test_store import NOW, a_deal

WHOLE = a_deal()
DEALT = WHOLE._replace(actions=(), result=None)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(tmp_path / "games.sqlite") as opened:
        yield opened


def told(store: Store, deeds: int, aids: Aids = NO_AIDS) -> Stored:
    """A story of a deal in which so much has happened."""
    story = Stored(Ledger(store), lambda: NOW, {"table": "of four"}, lambda: aids)
    story.start_deal(DEALT, Seed("secret"))
    note(story, 0, deeds)
    return story


def note(story: Stored, start: int, end: int) -> None:
    for number in range(start, end):
        story.note(number, WHOLE.actions[number])


def only_deal(store: Store) -> StoredDeal:
    (deal,) = store.deals()
    return deal


# -- going on ----------------------------------------------------------------------------------------------------


def test_a_match_that_lies_in_the_store_goes_on_there(store: Store) -> None:
    told(store, 9)
    there = only_deal(store)
    story = Stored(Ledger(store), lambda: NOW, {}, match=there.match)
    story.go_on(there, held=9)
    note(story, 9, 11)
    assert only_deal(store).record.actions == WHOLE.actions[:11]
    assert [match.id for match in store.unfinished()] == [there.match], "no match has been added"


def test_deeds_that_do_not_hold_any_more_are_kept_beside_when_the_deal_changes(store: Store) -> None:
    told(store, 9)
    there = only_deal(store)
    story = Stored(Ledger(store), lambda: NOW, {}, match=there.match)
    story.go_on(there, held=7)
    assert only_deal(store).record.actions == WHOLE.actions[:9], "it has only been looked at"
    note(story, 7, 8)
    now = only_deal(store)
    assert now.record.actions == WHOLE.actions[:8]
    aside = now.about[ASIDE]
    assert isinstance(aside, list) and [each["from"] for each in aside] == [7] and len(aside[0]["actions"]) == 2


def test_a_deal_that_goes_on_in_its_own_story_loses_what_does_not_hold(store: Store) -> None:
    story = told(store, 9)
    story.go_on(only_deal(store), held=5)
    note(story, 5, 6)
    assert only_deal(store).record.actions == WHOLE.actions[:6]
    assert ASIDE not in only_deal(store).about


def test_what_the_store_does_not_have_yet_is_told_beside_what_it_has(store: Store) -> None:
    story = told(store, 3)
    there = list(store.deals())
    story.finish_deal(WHOLE)
    store.writes = False
    story.start_deal(DEALT, Seed("next"))
    deals = story.deals(there)
    assert [(deal.record, deal.finished) for deal in deals] == [(WHOLE, NOW), (DEALT, None)]
    assert [deal.record for deal in store.deals()] == [WHOLE], "the store takes nothing any more"


def test_what_has_gone_from_the_store_meanwhile_is_written_anew(store: Store) -> None:
    story = told(store, 9)
    with store.database:
        store.database.execute("DELETE FROM match")
    assert list(store.deals()) == []
    note(story, 9, 10)
    assert only_deal(store).record.actions == WHOLE.actions[:10]
    assert [match.about for match in store.unfinished()] == [{"table": "of four"}]


# -- help and talk -----------------------------------------------------------------------------------------------


def test_an_aid_that_was_asked_has_helped_with_the_running_deal(store: Store) -> None:
    story = told(store, 3, Aids(hint=True))
    story.helped("aid_take_back")
    assert aids_of(only_deal(store).about) == ["aid_hint", "aid_take_back"]
    story.finish_deal(WHOLE)
    story.helped("aid_strip")
    assert aids_of(only_deal(store).about) == ["aid_hint", "aid_take_back"], "it is over"


def test_an_aid_that_is_switched_on_in_the_middle_has_helped_too(store: Store) -> None:
    aids = [Aids()]
    story = Stored(Ledger(store), lambda: NOW, {}, lambda: aids[0])
    story.start_deal(DEALT, Seed("secret"))
    note(story, 0, 1)
    assert aids_of(only_deal(store).about) == []
    aids[0] = Aids(strip=True)
    note(story, 1, 2)
    assert aids_of(only_deal(store).about) == ["aid_strip"]


def test_where_a_sign_could_be_a_wish_at_any_deed_the_deal_says_so(store: Store) -> None:
    agreed = [AN_ACE]
    story = Stored(Ledger(store), lambda: NOW, {}, signs_say=lambda: agreed[0])
    story.start_deal(DEALT, Seed("secret"))
    note(story, 0, 1)
    assert signs_said(only_deal(store).about) == AN_ACE
    for agreed[0] in (EITHER, AN_ACE):
        note(story, 1, 3)
        assert signs_said(only_deal(store).about) == EITHER


def test_a_deal_from_before_this_was_agreed_on_had_aces_signed() -> None:
    assert signs_said({}) == AN_ACE


def test_between_two_deals_nothing_that_is_told_again_is_written_down(store: Store) -> None:
    story = told(store, 3)
    first, second = Mention("lena", "forty", 1, NOW), Mention("eugen", "aus", 1, NOW)
    story.mention(first)
    story.finish_deal(WHOLE)
    story.mention(second)
    assert list(mentions_in(only_deal(store).about)) == [first]


def test_a_story_that_nobody_writes_down_is_taken_out_at_any_time() -> None:
    assert Forgotten().take_out()


# -- the ledger --------------------------------------------------------------------------------------------------


def test_stories_wait_in_order_until_the_store_takes_them(store: Store) -> None:
    ledger = Ledger()
    first, second = (Stored(ledger, lambda: NOW, {"evening": name}) for name in ("first", "second"))
    assert ledger.behind and ledger.waiting == (first, second)
    ledger.store = store
    ledger.catch_up()
    assert not ledger.behind and ledger.waiting == ()
    assert [match.about for match in store.unfinished()] == [{"evening": "second"}, {"evening": "first"}]


# -- others sit there ----------------------------------------------------------------------------------------------


def test_whoever_takes_a_seat_over_sits_there_in_the_match_and_in_the_deal_that_runs(store: Store) -> None:
    told(store, 9)
    there = only_deal(store)
    story = Stored(Ledger(store), lambda: NOW, {"table": "of four", "chairs": ["Anna"]}, match=there.match)
    story.go_on(there, held=9)
    story.seat(["Eugen"])
    (match,) = store.unfinished()
    assert match.about == {"table": "of four", "chairs": ["Eugen"]}
    assert only_deal(store).about["chairs"] == ["Eugen"] and only_deal(store).record.actions == WHOLE.actions[:9]
    story.finish_deal(WHOLE)
    story.seat(["Berta"])
    assert only_deal(store).about["chairs"] == ["Eugen"], "what is over stays as it was"
    assert next(store.unfinished()).about["chairs"] == ["Berta"]


def test_a_match_that_is_written_once_more_takes_the_place_of_what_was_there(store: Store) -> None:
    story = Stored(ledger := Ledger(store), lambda: NOW, {"chairs": ["Anna"]})
    ledger.store = None
    story.seat(["Eugen"])
    ledger.store = store
    ledger.begin_anew()
    ledger.catch_up()
    assert [match.about for match in store.unfinished()] == [{"chairs": ["Eugen"]}]
