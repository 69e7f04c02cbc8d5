"""Every reason for which something is not allowed is shown by a scenario."""

from __future__ import annotations

import re
from pathlib import Path

from gaigel_desktop.text.phrases import REASONS

HERE = Path(__file__).parent


def shown() -> set[str]:
    """The reasons that the scenarios assert, read from their sources."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    return set(re.findall(r'because="(\w+)"', text))


def test_every_reason_is_shown_by_a_scenario() -> None:
    assert sorted(set(REASONS) - shown()) == []


def test_the_scenarios_know_no_reason_that_has_no_words() -> None:
    assert sorted(shown() - set(REASONS)) == []
