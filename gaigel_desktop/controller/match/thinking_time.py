"""Thinking time: how long somebody seems to think, from character and dice alone: a pause tells nobody anything."""

from __future__ import annotations

from random import Random
from typing import Final

from .regulars import REGULAR_WITH

SHORTEST: Final = 0.3  # seconds at normal speed
LONGEST: Final = 1.2  # of somebody with the usual pace


def pause(pace: float, dice: Random) -> float:
    """Seconds before a card or a word; mostly short, now and then as if it were difficult."""
    share = dice.random() ** 2
    return max(SHORTEST, pace * (SHORTEST + (LONGEST - SHORTEST) * share))


def pace_of(portrait: str) -> float:
    """How slow somebody with this face is; 1 is usual, and anybody's who is no regular."""
    regular = REGULAR_WITH.get(portrait)
    return regular.pace if regular else 1.0
