"""Rule codes: every rule set goes there and back, and a slip is noticed."""

from __future__ import annotations

from random import Random

import pytest

from gaigel_desktop.controller.records.rule_code import LETTERS, rule_code, rules_of
from gaigel_desktop.rules.errors import BadRules
from gaigel_desktop.rules.options import PRESETS
from tests.random_tables import any_rules
from tests.tiers import thorough


@thorough
def test_every_rule_set_goes_there_and_back() -> None:
    dice = Random(3)
    for _ in range(500):
        rules = any_rules(dice)
        code = rule_code(rules)
        assert rules_of(code) == rules
        assert rules_of(code.lower().replace("-", " ")) == rules
        assert len(code) <= 90


def test_presets_have_short_codes() -> None:
    for rules in PRESETS.values():
        assert len(rule_code(rules)) == 5


def test_letters_that_look_alike_are_read_alike() -> None:
    rules = PRESETS["leinfelden"]._replace(players=2, strokes=31)
    code = rule_code(rules)
    assert rules_of(code[:2] + code[2:].replace("0", "O").replace("1", "I")) == rules


@pytest.mark.parametrize("text", ["", "L", "X-00", "L-", "hello", "L-!!!", "L-" + "Z" * 200, "L-ZZZZZZZZ"])
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(BadRules):
        rules_of(text)


def test_nearly_every_slip_is_noticed() -> None:
    dice = Random(4)
    missed = 0
    for _ in range(400):
        code = list(rule_code(any_rules(dice)))
        at = dice.choice([at for at in range(1, len(code)) if code[at] != "-"])
        code[at] = dice.choice([letter for letter in LETTERS if letter != code[at]])
        try:
            rules_of("".join(code))
        except BadRules:
            continue
        missed += 1
    assert missed <= 4
