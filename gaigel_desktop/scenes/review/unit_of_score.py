"""What a deal is measured in at a table: strokes, or at Rutesheim game points."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.controller.coaching.account import GAME_POINTS
from gaigel_desktop.controller.store import own_play
from gaigel_desktop.rules.options import RuleSet


class Measure(NamedTuple):
    """How the sentences about it end, how many of it make a stroke, and whether one would rather have fewer of it."""

    words: str
    of_stroke: float
    fewer: bool


STROKES: Final = Measure("", 1.0, True)
POINTS: Final = Measure("_points", GAME_POINTS, False)


def measure(rules: RuleSet) -> Measure:
    """What is written down there."""
    return POINTS if rules.scoring == own_play.GAME_POINTS else STROKES
