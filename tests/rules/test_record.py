"""The record of a deal, by which it is played once more (docs/record-format.md)."""

from __future__ import annotations

import os

import pytest

from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.actions import ACTION_OF, card_of, is_accusation, is_card
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import FIELDS, OVER, PLAYED_OUT, SORTED_PACK
from gaigel_desktop.rules.ending import COUNTED
from gaigel_desktop.rules.errors import NotAllowed
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import Value, changes
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.record import Deed, Record, cut_winner_of, replay, start
from tests.scenario import rules_for

PACK = tuple(card * 7 % 24 for card in SORTED_PACK)


def dealt(preset: str = "leinfelden", **options: Value) -> Record:
    """A deal of which nothing has been played."""
    return Record(rules_for(preset, **options), 0, False, PACK, ())


def played_out(record: Record) -> tuple[Record, list[Event]]:
    """Everybody plays the first card that is allowed and calls nothing, and the tricks are counted."""
    deal, told, deeds = start(record), list[Event](), list[Deed]()
    while deal.phase != PLAYED_OUT:
        deed = next_to_act(deal), ACTION_OF["pass",] if deal.waiting else card_actions(deal)[0]
        apply(deal, *deed, told)
        deeds.append(deed)
    count(deal, None, told)
    return record._replace(actions=tuple(deeds), result=deal.result), told


def test_a_record_is_replayed_to_the_same_end_with_the_same_events_decision() -> None:
    record, told = played_out(dealt(players=6))
    heard: list[Event] = []
    deal = replay(record, heard)
    assert deal.phase == OVER and deal.result == record.result and heard == told
    assert [getattr(replay(record), field) for field in FIELDS] == [getattr(deal, field) for field in FIELDS]


def test_without_its_result_a_record_leaves_the_deal_uncounted_decision() -> None:
    record, _ = played_out(dealt(players=6))
    assert replay(record._replace(result=None)).result is None


def test_a_result_names_who_won_the_cut_and_only_of_a_count_decision() -> None:
    record, _ = played_out(dealt(players=6))
    assert record.result is not None
    counted = record.result._replace(reason=COUNTED, winners=(1,))
    assert cut_winner_of(counted) == 1
    assert cut_winner_of(counted._replace(winners=())) is None
    assert cut_winner_of(counted._replace(reason="aus")) is None


def test_a_deed_that_does_not_hold_ends_the_replay_and_says_whose_it_was_decision() -> None:
    swap = ACTION_OF["swap",]
    with pytest.raises(NotAllowed, match="needs_trick") as refused:
        replay(dealt()._replace(actions=((1, swap),)))
    assert (refused.value.seat, refused.value.action, refused.value.key) == (1, swap, "needs_trick")


def test_a_record_needs_to_say_of_its_rules_only_what_differs_from_the_preset_decision() -> None:
    assert changes(rules_for("leinfelden")) == {}
    assert changes(rules_for("leinfelden", players=6, strokes=7)) == {"players": 6, "strokes": 7}


def test_a_card_is_a_card_however_it_is_played_and_an_accusation_is_none_decision() -> None:
    cards = [ACTION_OF["play", "EA"], ACTION_OF["open", "dive", "EA"]]
    assert {card_of(action) for action in cards} == {FACE_OF["EA"]}
    accusation, aus = ACTION_OF["accuse", 1], ACTION_OF["aus",]
    assert [is_card(action) for action in (*cards, accusation, aus)] == [True, True, False, False]
    assert [is_accusation(action) for action in (*cards, accusation, aus)] == [False, False, True, False]


def test_the_rules_know_whether_they_are_compiled_decision() -> None:
    assert compiled() == (os.environ.get("RULES") == "compiled")
