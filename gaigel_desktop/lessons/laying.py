"""Laying a table: the pack that deals the hands a lesson names; whatever it leaves open is as useless as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final

from gaigel_desktop.rules.cards import ACE, FACE_OF, HAND_SIZE, KING, OBER, RANK, SEVEN, SUIT, TEN, UNTER
from gaigel_desktop.rules.deal import SORTED_PACK, pack_of
from gaigel_desktop.rules.options import RuleSet, Value, checked, with_changes

USELESS_FIRST: Final = (SEVEN, UNTER, OBER, TEN, KING, ACE)


def faces_of(codes: str) -> list[int]:
    """The cards that are written there."""
    return [FACE_OF[code] for code in codes.split()]


def rules_for(preset: str, players: int, options: Mapping[str, Value]) -> RuleSet:
    """A preset for so many, with what else was agreed on; the partners sit crosswise, as it is usual. BadRules where
    nobody can play so."""
    return checked(with_changes(preset, {"players": players, **options}))


def laid(rules: RuleSet, turned: str, hands: Sequence[str], talon: str) -> tuple[int, ...]:
    """The pack that deals these hands from Vorhand on, turns this card up, and lets this talon be drawn first; hands
    that are not whole, and the rest of the talon, are filled with what is left, the most useless first."""
    dealt, top, indicator = [faces_of(hand) for hand in hands], faces_of(talon), FACE_OF[turned]
    left = _left([*chain(*dealt), *top, indicator], SUIT[indicator])
    for hand in dealt:
        while len(hand) < HAND_SIZE:
            hand.append(left.pop(0))
    return pack_of(rules, dealt, indicator, [*top, *left])


def _left(gone: list[int], trumps: int) -> list[int]:
    """What is left of the pack: no trumps first, and of these the useless ones."""
    left = Counter(SORTED_PACK)
    left.subtract(gone)
    return sorted(left.elements(), key=lambda card: (SUIT[card] == trumps, USELESS_FIRST.index(RANK[card]), card))
