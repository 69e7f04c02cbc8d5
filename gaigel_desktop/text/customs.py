"""Customs: what a table has agreed on besides its rules: what an opening is called, which gesture means what, and what
a sign of a suit says.

Rules and records know none of it: they keep the opening itself, and of a sign only its suit.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

SECONDS: Final = ("zweite_alte", "andere_alte", "zweites_ass")  # P, D: Zweite or Andere Alte; E: Zweites Ass
# P, as it tells them, in the order of `rules.actions.SIGNS`; "these vary from place to place".
GESTURES: Final = ("shoulder", "tongue", "heart", "tongue_in_cheek", "blink")
GESTURE_ORDERS: Final = tuple(" ".join(order) for order in permutations(GESTURES))
# What a sign of a suit says; P has both, "which suit they would like partner to lead" and the story of a signed ace.
AN_ACE: Final = "ace"  # that is held: only here can a sign of a suit be false
A_WISH: Final = "suit"  # that is to be led
EITHER: Final = "either"
SIGNS_SAY: Final = (AN_ACE, A_WISH, EITHER)


class Customs(NamedTuple):
    """What the ace that fears its twin is called, the gesture for each sign, and what one of a suit says."""

    second: str = SECONDS[0]
    gestures: tuple[str, ...] = GESTURES
    signs_say: str = EITHER

    @property
    def suits_are_wished(self) -> bool:
        """Whether a sign of a suit may be a wish, so that nobody who makes it can be said to lie."""
        return self.signs_say != AN_ACE


USUAL: Final = Customs()


def swapped(gestures: tuple[str, ...], sign: int, gesture: str) -> tuple[str, ...]:
    """The sign is made by this gesture now; whatever it meant before takes the one that became free."""
    free = gestures[sign]
    return tuple(gesture if at == sign else free if each == gesture else each for at, each in enumerate(gestures))
