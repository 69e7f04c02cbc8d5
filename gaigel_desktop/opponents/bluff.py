"""Bluff: an Aus that is none, at a table where it is counted only if somebody questions it (U).

The bold think of it where little is missing. What it brings if it is believed, and costs if it is not, is weighed
against what the deal is worth as it stands; nobody looks further than what everybody has seen.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from gaigel_desktop.rules.deal import PLAYED_OUT, Result
from gaigel_desktop.rules.ending import AUS, OUT, UNTERGAIGELT, end, lost, may_be_questioned, won
from gaigel_desktop.rules.views import View

from .dice import throw
from .levels import CAREFUL, LEVELS, Character
from .memory import Memory, counted
from .reward import Reward

FACES: Final = 24  # as many as there are cards of half the pack


def bluffs(seen: View, seat: int, memory: Memory, character: Character, *, have: int, seed: int) -> bool:
    """Whether the seat claims, with the points that it thinks its side has, what it does not have."""
    if not may_be_questioned(seen) or throw(seed, 4000 + seen.done) >= 2 * (character.boldness - CAREFUL):
        return False
    believed = _is_believed(seen, OUT - have)
    is_won = _is_won(seen, seat, memory, character, have=have, seed=seed)
    return believed > 0 and _pays(seen, seat, memory, believed, is_won)


def _is_believed(seen: View, missing: int) -> float:
    """How likely all opponents let it stand, if they may be of any strength; partners have watched the same tricks, and
    believe the same."""
    one = sum(level.trusts >= missing for level in LEVELS) / len(LEVELS)
    return float(one ** (seen.law.sides - 1))


def _is_won(seen: View, seat: int, memory: Memory, character: Character, *, have: int, seed: int) -> float:
    """How likely the own side gets to 101 first without it: whoever needs fewer tricks of the usual worth."""
    mine = seen.law.side[seat]
    others = (side for side in range(seen.law.sides) if side != mine)
    most = max(counted(memory, seen, side, character.level, seed) for side in others)
    if seen.phase == PLAYED_OUT:
        return float(have > most)
    usual = sum(seen.law.card_points) * seen.players / FACES
    ours, theirs = ceil((OUT - have) / usual), ceil(max(0, OUT - most) / usual)
    return float(theirs / (theirs + ours))


def _pays(seen: View, seat: int, memory: Memory, believed: float, is_won: float) -> bool:
    """Whether the claim is worth more than the deal without it."""
    mine = seen.law.side[seat]
    rival = max((side for side in range(seen.law.sides) if side != mine), key=lambda side: seen.points[side])
    reward = Reward(seen, mine, memory.standing)

    def worth(result: Result) -> float:
        after = seen.copy()
        end(after, result)
        return reward.of(after)

    out, caught, late = worth(won(seen, AUS, mine)), worth(lost(seen, UNTERGAIGELT, mine)), worth(won(seen, AUS, rival))
    return believed * out + (1 - believed) * caught > is_won * out + (1 - is_won) * late
