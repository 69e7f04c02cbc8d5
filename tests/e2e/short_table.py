"""A short table: a match that is over after few deals."""

from __future__ import annotations

from pathlib import Path

from gaigel_desktop.controller.match.setup import Sitter, first_setup, keep
from gaigel_desktop.rules.options import PRESETS

SHORT = PRESETS["leinfelden"]._replace(scoring="race", strokes=2)


ANNE = Sitter("Anne", "anne")


def lay_a_short_table(
    home: Path, strength: str = "beginner", strokes: int = SHORT.strokes, beside: Sitter | None = None
) -> None:
    """A match to so few strokes, against opponents who are all as strong as this; somebody else may sit beside the
    player, at the same laptop."""
    setup = first_setup()
    me, next_to, *others = (chair._replace(strength=chair.strength and strength) for chair in setup.chairs)
    chairs = (me, beside or next_to, *others)
    home.mkdir(parents=True, exist_ok=True)
    keep(setup._replace(rules=SHORT._replace(strokes=strokes), chairs=chairs), home / "table.json")
