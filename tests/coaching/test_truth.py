"""What a hint says is true: so says another judge, of hints at all tables; and it hangs on nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gaigel_desktop.controller.coaching.case import Case, Position
from gaigel_desktop.controller.coaching.hint import hint
from gaigel_desktop.controller.coaching.reasons import KIND_NAMED, holds
from gaigel_desktop.opponents.considered import Looks, considered
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.rules.actions import is_card
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.views import view
from gaigel_desktop.text.hinting import better_said, look_said, praise_said, said
from tests.coaching.anywhere import Given, hints
from tests.coaching.slow_truth import TRUTH, is_true
from tests.opponents.positions import positions
from tests.scramble import reshuffled
from tests.tiers import thorough

MANY = 250
MOST_WORDS = 25
AGAINST_HABIT = 8  # words more


@pytest.fixture(scope="module")
def given() -> list[Given]:
    return list(hints(MANY, 1))


def told_of(each: Given) -> str:
    """What to look at if it is wrong."""
    return f"{each.hint} rather than {each.other}\n{each.asked.state}"


def test_every_kind_of_reason_has_a_judge_of_its_own() -> None:
    assert set(TRUTH) == set(KIND_NAMED)


def test_another_judge_finds_every_hint_true(given: list[Given]) -> None:
    assert [told_of(each) for each in given if not is_true(each.asked)] == []


def test_the_checker_of_its_kind_finds_it_true_again(given: list[Given]) -> None:
    for each in given:
        case = Case(Position(each.thought, each.seen, each.asked.seat, Memory()), each.hint.deed, each.asked.of)
        assert holds(each.hint.reason, each.hint.told, case), told_of(each)


def test_the_same_is_not_said_of_everything(given: list[Given]) -> None:
    said_so = Counter(each.hint.reason for each in given)
    assert len(said_so) > 25
    assert said_so["comes_out_ahead"] < MANY / 4


def test_no_sentence_is_longer_than_a_breath(given: list[Given], language: str) -> None:
    for each in given:
        for words in (said, better_said, praise_said, look_said):
            sentence = words(each.hint._replace(against_habit=False), each.seen)
            assert len(sentence.split()) <= MOST_WORDS, (language, sentence)
            assert "{" not in sentence and "  " not in sentence


def test_there_is_room_for_a_second_card(given: list[Given], language: str) -> None:
    for each in given:
        if each.hint.either is not None:
            sentence = said(each.hint, each.seen)
            assert len(sentence.split()) <= MOST_WORDS + AGAINST_HABIT, (language, sentence)


FORBIDDEN = {"guess", "guesses", "reward", "playout", "expected", "best"}


def test_some_words_are_never_said(given: list[Given]) -> None:
    for each in given:
        assert not FORBIDDEN & set(said(each.hint, each.seen).lower().replace(":", "").split())


def test_what_is_lit_is_not_the_deed_alone(given: list[Given]) -> None:
    for each in given:
        deed = [action % 24 for action in each.hint.deed[:1] if is_card(action)]
        choice = deed and len(set(each.asked.hand)) > 1
        assert not choice or all(set(lit.cards) != set(deed) for lit in each.hint.lit)


# -- nothing hidden ----------------------------------------------------------------------------------------------


@thorough
def test_other_hidden_cards_give_the_same_hint() -> None:
    """The whole way, from the view to the sentence, with everything exchanged that the seat cannot see."""
    dice, compared = Random(3), 0
    for position in positions(12, 5):
        deal = position.deal
        seat = deal.waiting[0] if deal.waiting else deal.turn
        found = {said_at(twin, seat, position.memories[seat]) for twin in (deal, reshuffled(deal, seat, dice))}
        assert len(found) == 1
        compared += found != {""}
    assert compared > 6


def said_at(deal: Deal, seat: int, memory: Memory) -> str:
    seen = view(deal, seat)
    thought = considered(seen, seat, memory, 1, Looks(tries=40))
    if not thought.ways:
        return ""
    found = hint(thought, seen, seat, memory, thought.ways[-1].course)
    return f"{look_said(found, seen)} {found.lit} {said(found, seen)}"
