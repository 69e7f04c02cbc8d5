"""What a hint says is true: so says another judge, of hints at all tables; and it hangs on nothing that is hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from gaigel_desktop.controller.coaching.case import Case, Position
from gaigel_desktop.controller.coaching.reasons import KIND_NAMED, holds
from gaigel_desktop.opponents.memory import Memory
from tests.coaching.anywhere import Given, hints
from tests.coaching.slow_truth import TRUTH, is_true

MANY = 300


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
    assert said_so["all_in_all"] < MANY / 8
