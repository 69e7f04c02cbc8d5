"""What somebody decided in a deal: the own turns with a choice, what was said, and the calls that were not made."""

from __future__ import annotations

from random import Random

import pytest

from gaigel_desktop.controller.coaching.moments import Moment, moments
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.rules.actions import SPELLED, is_card
from gaigel_desktop.rules.deal import CLAIM, FIELDS, Deal
from gaigel_desktop.rules.errors import NotAllowed
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Record, start
from gaigel_desktop.rules.views import redact, view
from tests.coaching.told import Told
from tests.scenario import lay
from tests.scramble import reshuffled
from tests.tiers import one_in, thorough


def said(found: tuple[Moment, ...]) -> list[str]:
    """Every decision in words, with the place of the deed in the record."""
    return [f"{each.at} {' '.join(map(str, SPELLED[each.course[0]])) if each.course else 'waits'}" for each in found]


def at_103() -> Told:
    """Vorhand has the first trick and gives the second away, and declares two pairs of trumps before they lead."""
    told = Told(
        lay(
            "leinfelden",
            "HX",
            vorhand="EA HK HO HK HO",
            second="HA S7 B7 BU E7",
            third="EX S7 B7 BO SU",
            fourth="E7 EU SO BU BO",
            talon="SX SU SO",
        )
    )
    told.table.opens("elfen", "EA").plays("B7 EX E7").points(21, 0)
    told.table.plays("SX HA S7 EU").trick_goes_to(1).seat(0).declares("H", 2).points(101, 23)
    return told


# -- deeds -----------------------------------------------------------------------------------------------------------


def test_every_turn_with_a_choice_and_every_word_is_a_decision() -> None:
    told = at_103()
    found = moments(told.record, 0)
    assert said(found) == ["0 open elfen EA", "4 play SX", "8 declare H 2"]
    assert [each.phase for each in found] == ["opening", "talon", "talon"]
    assert [each.seen.points[0] for each in found] == [0, 21, 21]


def test_a_card_that_has_to_be_played_is_no_decision() -> None:
    """P: no trump to the first trick unless the hand has nothing else."""
    told = Told(lay("leinfelden", "HX", vorhand="EA BU", second="E7 H7 HU HK HO", third="SU SK"))
    told.table.opens("elfen", "EA").may_play("E7").plays("E7 SU")
    assert said(moments(told.record, 1)) == []
    assert said(moments(told.record, 2)) == ["2 play SU"]


def replayed(record: Record, deeds: int) -> Deal:
    deal = start(record)
    for seat, action in record.actions[:deeds]:
        apply(deal, seat, action)
    return deal


@one_in(4, "preset", PRESETS)
def test_what_was_seen_and_remembered_is_what_it_was_then(preset: str) -> None:
    """And it would have been the same if everything that was hidden had lain otherwise."""
    dice = Random(preset)
    for record in simulate(Plan(PRESETS[preset], 12, "moments", rare=True)):
        for seat in range(record.rules.players):
            decided = {each.at: each for each in moments(record, seat)}
            deal, memory = start(record), Memory()
            for at, (by, action) in enumerate(record.actions):
                if at in decided:
                    seen = view(reshuffled(deal, seat, dice), seat)
                    there = decided[at]
                    assert all(getattr(there.seen, name) == getattr(seen, name) for name in FIELDS)
                    assert there.memory == memory
                    assert not there.course or (by, action) == (seat, *there.course)
                elif by == seat and is_card(action):
                    assert len(card_actions(deal)) == 1, "where more could be played it was a decision"
                told: list[Event] = []
                apply(deal, by, action, told)
                for event in told:
                    memory = remember(memory, redact(event, seat))


def test_a_deal_that_does_not_hold_any_more_is_told_as_far_as_it_does() -> None:
    told = at_103()
    record = told.record._replace(actions=(*told.record.actions, (2, told.record.actions[0][1]), (1, 0)))
    with pytest.raises(NotAllowed):
        replayed(record, len(record.actions))
    assert said(moments(record, 0)) == said(moments(told.record, 0))


# -- calls that were not made ------------------------------------------------------------------------------------------


def test_who_saw_them_go_on_with_101_and_waited_until_the_trick_was_whole() -> None:
    told = at_103()
    told.table.plays("E7")
    seen_by_all = told.at + 1
    told.table.plays(". . .")
    assert f"{seen_by_all} waits" in said(moments(told.record, 1))
    assert "waits" not in " ".join(said(moments(told.record, 3))), "that was decided in turn, with a card"


def test_who_calls_before_the_trick_is_whole_has_not_waited() -> None:
    told = at_103()
    told.table.plays("E7 .")
    called = told.at
    told.table.seat(1).accuses(0).ends("accused_right")
    assert said(moments(told.record, 1))[-1] == f"{called} accuse 0"
    assert "waits" not in " ".join(said(moments(told.record, 1)))


def test_the_partner_went_on_with_101_and_nobody_said_aus() -> None:
    told = at_103()
    told.table.plays("E7")
    partner = told.at
    told.table.plays(". .")
    assert said(moments(told.record, 0))[-1] == f"{partner} waits"
    assert said(moments(told.record, 2))[-1].startswith(f"{partner} play"), "who went on could have called instead"


def test_a_claim_is_questioned_or_let_stand_by_a_decision() -> None:
    records = list(simulate(Plan(PRESETS["uspcc-1907"], 30, "claims", ("greedy",))))
    found = [each for record in records for seat in range(4) for each in moments(record, seat)]
    words = {SPELLED[each.course[0]][0] for each in found if each.seen.phase == CLAIM}
    assert "pass" in words and words <= {"pass", "question"}


@thorough
def test_signs_are_no_decisions() -> None:
    signed = 0
    for record in simulate(Plan(PRESETS["leinfelden"], 40, "signs")):
        signed += sum(SPELLED[action][0] == "signal" for _, action in record.actions)
        for seat in range(4):
            assert not {line.split()[1] for line in said(moments(record, seat))} & {"signal", "proof"}
    assert signed
