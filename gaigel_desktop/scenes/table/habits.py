"""Habits: how this player wants tricks to be gathered, and how long calls are read."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from gaigel_desktop.controller.settings import Aids, Settings
from gaigel_desktop.window import theme


class Habits(NamedTuple):
    """What the conductor has to know of the player."""

    stays: float = 0.0  # a finished trick; 0: until a click
    by_hand: bool = True  # the player collects, and nothing proposes Aus
    proposes: bool = False  # with 101 the trick stays until the player has decided
    reads: float = theme.BUBBLE  # so long a call stands there; infinity: until a click


LEARNING: Final = Habits(theme.LESSON_STAYS, by_hand=False)  # in a lesson every press is one to learn by


def habits(chosen: Settings, aids: Aids) -> Habits:
    """As the settings say, with these aids."""
    by_hand = chosen.collect == "me" and not aids.propose_aus
    reads = (chosen.caption_stays or math.inf) if chosen.captions else theme.BUBBLE
    return Habits(chosen.trick_stays, by_hand, aids.propose_aus, reads)
