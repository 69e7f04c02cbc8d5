"""The ruling: what the rule book says about how a deal ended, as far as it is in force at the table."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.ending import (
    ACCUSED_RIGHT,
    ACCUSED_WRONG,
    AUS,
    COUNTED,
    DISSLE_FAILED,
    FARBE_SHOWN,
    FIVE_TRICKS,
    QUESTIONED_WRONG,
    REVOKE,
    UEBERGAIGELT,
    UNTERGAIGELT,
)
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.text.in_1907 import say_at

from .facts import values
from .pages_late import SEVENS
from .pages_play import END, FIRST, OUT_PAGE
from .parts import Part

# The paragraphs about each reason; of what tables play otherwise only that stands there which holds at this one.
ABOUT: Final[dict[str, tuple[str, ...]]] = {
    AUS: ("out_aus", "out_knock", "out_stands"),
    UNTERGAIGELT: ("out_under",),
    UEBERGAIGELT: ("out_over", "out_card", "out_trick"),
    ACCUSED_RIGHT: ("out_over", "out_accusation"),
    ACCUSED_WRONG: ("out_over", "out_accusation"),
    QUESTIONED_WRONG: ("out_questioned",),
    REVOKE: ("end_forfeits",),
    FIVE_TRICKS: ("out_five",),
    COUNTED: ("out_counted",),
    DISSLE_FAILED: ("sevens_dissle",),
    FARBE_SHOWN: ("sevens_farbe",),
}
FOUND_IN_COUNT: Final = ("out_over", "out_counted")  # nobody has accused, and the count finds it
FIRST_TRICK: Final = ("first_gaigel", "first_forfeit")
SHOWN_SEVENS: Final = {
    "siebener": ("sevens_siebener",),
    "dissle": ("sevens_dissle",),
    "dealt": ("sevens_dealt",),
    "held": ("sevens_quiet",),
}
DOUBLE: Final = (
    "out_double",
    "out_double_questioned",
    "out_double_each",
    "out_double_games",
    "out_double_rutesheim",
)  # a call against a side without a trick
_PARTS: Final[tuple[Part, ...]] = (*OUT_PAGE, *END, *FIRST, *SEVENS)


def ruling(rules: RuleSet, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these paragraphs that hold at the table, as its rule book says them."""
    known = values(rules)
    asked = {f"tell:{key}" for key in keys}
    held = (part for part in _PARTS if part.kind == "text" and part.key in asked)
    return tuple(say_at(rules, part.key, known) for part in held if all(holds(rules) for holds in part.when))
