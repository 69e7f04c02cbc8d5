"""The short version of `python -m tests.scenes.table.evenings_of_talk`, which spends a hundred of them."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from gaigel_desktop.text.regulars.occasions import Occasion
from gaigel_desktop.text.speech import speak
from tests.scenes.pages import Open
from tests.tiers import thorough

from .evenings_of_talk import Eyes, evenings, occasions, wrong_in

FEW, MANY = 5, 40  # evenings


@thorough
@pytest.mark.parametrize("count, every_occasion", [(FEW, False), (MANY, True)])
def test_no_line_is_said_twice_an_evening_all_can_be_read_and_every_occasion_is_heard(
    visit: Open, count: int, every_occasion: bool
) -> None:
    heard, seen = Counter[Occasion](), 0
    for evening in evenings(visit().house, count):
        assert wrong_in(evening) == []
        heard.update(occasions()[line] for line in evening.ears.heard)
        seen += len(evening.eyes.stood)
    if every_occasion:
        assert [occasion for occasion in get_args(Occasion) if not heard[occasion]] == []
    assert seen > 40 * count
    speak("en")


def test_who_looks_on_notices_what_is_gone_too_soon() -> None:
    eyes = Eyes()
    for at, talk in enumerate(([(1, "Der zählt!")], [(1, "Geht doch.")], [(1, "Geht doch.")], [(1, "Geht doch.")], [])):
        eyes.look(talk, at)
    assert eyes.too_short() == ["Der zählt!"]
