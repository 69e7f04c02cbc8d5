"""The core and the slow second implementation say the same; `make soak` and .ci/run play many more deals."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from random import Random

import pytest

from tests.agreement import Disagreement, agree_on_deal
from tests.random_tables import TABLES, any_rules, preset_for, with_fields
from tests.tiers import first_of, one_in, thorough

DEALS = 1500
PARTS = 20


@first_of(1, "part", range(PARTS))
def test_core_and_oracle_agree_on_random_rule_sets(part: int) -> None:
    for number in range(part, DEALS, PARTS):
        agree_on_deal(Random(f"agreement {number}"))


@one_in(12, "preset, players", TABLES)
def test_core_and_oracle_agree_on_every_preset(preset: str, players: int) -> None:
    reasons: Counter[str] = Counter()
    for number in range(60):
        reasons[agree_on_deal(Random(f"{preset} {players} {number}"), preset_for(preset, players))] += 1
    assert len(reasons) >= 2


# What the oracle is made to answer, by the module that asks (the core may be compiled, and cannot be misread then), and
# at which tables this is asked often.
MISREADINGS: dict[str, tuple[str, str, object, dict[str, int | str]]] = {
    "another side may exchange as well": ("exchange", "is_barred", False, {}),
    "anybody may accuse anybody at any time": ("legal", "refuse_accuse", None, {}),
    "a trick is sure whatever opponents may hold": ("pairs", "opponents_to_come", (), {}),
    "no five cards are of one suit": ("announce", "five_of_a_suit", False, {"auf_farbe": True}),
    "nobody ever breaks a duty": ("act", "breaks_duty", False, {}),
    "trumps are trumps in the first trick too": ("trick", "no_suit_is_trumps", False, {"first_trumps": "powerless"}),
    "auf Dissle binds nobody to anything": ("trick", "keeps_sevens", False, {"auf_siebener": False}),
    "a claim leaves everything else possible": ("legal", "claim_is_open", False, {"claims": "questioned"}),
}


@thorough
@pytest.mark.parametrize("misreading", MISREADINGS)
def test_a_rule_that_is_read_differently_is_noticed(misreading: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, question, answer, options = MISREADINGS[misreading]
    monkeypatch.setattr(import_module(f"tests.oracle.{module}"), question, lambda *_: answer)
    with pytest.raises(Disagreement):
        for number in range(200):
            dice = Random(f"agreement {number}")
            agree_on_deal(dice, with_fields(any_rules(dice), options))
