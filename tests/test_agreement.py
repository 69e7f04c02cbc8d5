"""The core and the slow second implementation say the same; `make soak` and .ci/run play many more deals."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gaigel_desktop.rules import compiled, exchange, judge
from tests.agreement import Disagreement, agree_on_deal
from tests.random_tables import TABLES, preset_for

DEALS = 3000
PARTS = 6


@pytest.mark.parametrize("part", range(PARTS))
def test_core_and_oracle_agree_on_random_rule_sets(part: int) -> None:
    for number in range(part, DEALS, PARTS):
        agree_on_deal(Random(f"agreement {number}"))


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_core_and_oracle_agree_on_every_preset(preset: str, players: int) -> None:
    reasons: Counter[str] = Counter()
    for number in range(60):
        reasons[agree_on_deal(Random(f"{preset} {players} {number}"), preset_for(preset, players))] += 1
    assert len(reasons) >= 2


@pytest.mark.skipif(compiled(), reason="the parts of compiled rules call each other past the modules")
def test_a_rule_that_is_read_differently_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "is_barred", lambda deal, seat: False)
    monkeypatch.setattr(judge, "why_not_accuse", lambda deal, seat, side: None)
    with pytest.raises(Disagreement):
        for number in range(200):
            agree_on_deal(Random(f"agreement {number}"))
