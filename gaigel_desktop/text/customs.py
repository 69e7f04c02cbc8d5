"""Customs: what a table has agreed on besides its rules: what an opening is called, and which gesture means what.

Rules and records know neither: they keep the opening itself, and what a sign means.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

SECONDS: Final = ("zweite_alte", "andere_alte", "zweites_ass")  # P, D: Zweite or Andere Alte; E: Zweites Ass
# P, as it tells them, in the order of `rules.actions.SIGNS`; "these vary from place to place".
GESTURES: Final = ("shoulder", "tongue", "heart", "tongue_in_cheek", "blink")
GESTURE_ORDERS: Final = tuple(" ".join(order) for order in permutations(GESTURES))


class Customs(NamedTuple):
    """What the ace that fears its twin is called, and the gesture for each sign."""

    second: str = SECONDS[0]
    gestures: tuple[str, ...] = GESTURES


USUAL: Final = Customs()


def swapped(gestures: tuple[str, ...], sign: int, gesture: str) -> tuple[str, ...]:
    """The sign is made by this gesture now; whatever it meant before takes the one that became free."""
    free = gestures[sign]
    return tuple(gesture if at == sign else free if each == gesture else each for at, each in enumerate(gestures))
