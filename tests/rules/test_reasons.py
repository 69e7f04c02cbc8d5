"""Every reason for which something is not allowed is shown by a scenario."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.rules.actions import ACTIONS_END, TAKE
from gaigel_desktop.rules.deal import OVER, deal_out
from gaigel_desktop.rules.judge import why_never, why_not
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.text.phrases import REASONS
from tests.random_tables import any_deed

HERE = Path(__file__).parent


def shown() -> set[str]:
    """The reasons that the scenarios assert, read from their sources."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    return set(re.findall(r'because="(\w+)"', text))


def test_every_reason_is_shown_by_a_scenario() -> None:
    assert sorted(set(REASONS) - shown()) == []


def test_the_scenarios_know_no_reason_that_has_no_words() -> None:
    assert sorted(shown() - set(REASONS)) == []


def test_what_a_table_does_not_know_is_refused_for_that_very_reason() -> None:
    """In turn and while cards are drawn nothing else stands in the way."""
    for rules in (*PRESETS.values(), PRESETS["leinfelden"]._replace(exchange="off")):
        deal = deal_out(rules, 0, shuffled("never"))
        never = {action: why_never(deal, action) for action in range(ACTIONS_END) if why_never(deal, action)}
        for action, reason in never.items():
            assert why_not(deal, deal.turn, action) == ("nothing_reserved" if action == TAKE else reason)
        dice = Random(1)
        while deal.phase != OVER and (deed := any_deed(deal, dice)) is not None:
            assert deed[1] not in never
            apply(deal, *deed)
