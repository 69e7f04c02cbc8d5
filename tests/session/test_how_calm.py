"""A newcomer's table is calm: little to read at a decision, one paper at most, and few presses that are waited for."""

from __future__ import annotations

from statistics import median

import pytest

from gaigel_desktop.controller.teaching.progress import Progress

from .how_calm import LEARNED, calm_of

DEALS = range(3)
MOST_WORDS = 25


@pytest.mark.parametrize(("progress", "presses"), [(Progress(), 1.05), (LEARNED, 0.2)], ids=["first", "later"])
def test_at_a_newcomers_table_there_is_one_thing_at_a_time(progress: Progress, presses: float) -> None:
    deals = [calm_of(seed, progress) for seed in DEALS]
    words = [number for each in deals for number in each.words]
    assert words and median(words) <= MOST_WORDS and max(words) <= MOST_WORDS + 10
    assert max(number for each in deals for number in each.papers) <= 1
    waits, tricks = sum(each.waits.total() for each in deals), sum(each.tricks for each in deals)
    assert waits <= presses * tricks, "confirmations"
