"""Occasions: when somebody at the table may have something to say."""

from __future__ import annotations

from typing import Literal

Occasion = Literal[
    "greeting",  # they have sat down
    "good_trick",  # took a rich one
    "lost_trick",  # lost a rich one
    "lost_bolle",  # the own ace or ten of bells was in it
    "own_pair",
    "their_pair",
    "won_deal",
    "lost_deal",
    "aus_heard",
    "gigackel",  # lost a deal without a trick
    "long_thought",  # somebody else has been thinking
    "nine_strokes",  # of ten: one more, and the cleaning begins
    "revenge",  # the same people have sat down once more
]

Lines = dict[Occasion, dict[str, list[str]]]  # by the codes of the languages
