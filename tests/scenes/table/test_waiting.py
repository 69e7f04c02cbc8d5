"""Waiting: the table keeps nobody waiting who is quick. The clock is that of the tests, not of the machine."""

from __future__ import annotations

from collections import Counter
from statistics import median

import pytest

from tests.bench.waiting import PRESSES, THINKING, Waits, play
from tests.tiers import first_of, thorough

SOME, DEALS = 8, 20
MEDIAN = {"normal": 3.0, "fast": 1.5}  # seconds a trick
MOST = {"normal": 5.0, "fast": 3.0}


def in_all(tricks: list[Waits]) -> list[float]:
    return [trick.total() for trick in tricks]


@first_of(1, "speed, deals", [("normal", SOME), ("normal", DEALS), ("fast", DEALS)])
def test_who_presses_as_fast_as_the_table_lets_them_waits_little_for_each_trick(speed: str, deals: int) -> None:
    waited = in_all(play(deals, "all", speed=speed))
    assert len(waited) > 4 * deals
    assert median(waited) <= MEDIAN[speed] and max(waited) <= MOST[speed]


@thorough
@pytest.mark.parametrize("speed", MEDIAN)
def test_who_looks_on_while_others_play_waits_longer_only_for_what_is_held_up(speed: str) -> None:
    """A pair, an exchange and cards that are turned are there to be seen: Space ends them, and nobody has to."""
    tricks = play(DEALS, "cards", speed=speed)
    assert median(in_all(tricks)) <= MEDIAN[speed]
    shown = ("motion: Declared", "motion: Swapped", "motion: Reserved", "motion: Turned")
    plain = [trick for trick in tricks if not any(kind in trick for kind in shown)]
    assert len(plain) > 50 and max(in_all(plain)) <= MOST[speed]


@thorough
def test_where_the_time_goes_is_known_to_the_last_moment() -> None:
    """Who ends everything waits for thoughts alone; who ends nothing waits for stops too."""
    kinds = {presses: set(sum(play(4, presses), Counter())) for presses in PRESSES}
    assert kinds["all"] == {THINKING}
    assert not any(kind.startswith("stop") for kind in kinds["late"] | kinds["cards"])
    assert {"stop: trick", "stop: partner_looks"} <= kinds["nothing"]
