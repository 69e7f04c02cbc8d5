"""Announcements that a table does not know are dim from the first card to the last, and say why."""

from __future__ import annotations

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.rules.deal import Deal, deal_out
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.table.board.chrome import calls_unknown_here
from gaigel_desktop.text.phrases import REASONS

DIM = {
    "leinfelden": {"more"},
    "wikipedia": {"uebergaigelt"},
    "uspcc-1907": {"uebergaigelt", "winken"},
    "rutesheim": {"uebergaigelt", "winken", "more"},
}


def table(rules: RuleSet) -> Deal:
    return deal_out(rules, 0, shuffled("never"))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rule_set_alone_dims_a_button(preset: str) -> None:
    assert set(calls_unknown_here(table(PRESETS[preset]))) == DIM[preset]


def test_where_nothing_is_exchanged_there_is_no_diss() -> None:
    assert calls_unknown_here(table(PRESETS["leinfelden"]._replace(exchange="off")))["diss"] == "exchange_off"


def test_every_reason_can_be_said() -> None:
    rules = PRESETS["rutesheim"]._replace(exchange="off")
    assert set(calls_unknown_here(table(rules)).values()) <= set(REASONS)
