"""What is seen in somebody's face: a sign, a look at the player, talk, sleep, and joy or anger at the end.

It never shows what the hand is like. Pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import Deal

from .stops import PARTNER_LOOKS, Stop

LOOKS_OVER: Final = "pleased"  # eye to eye with the player, whatever the hand is like
ASLEEP: Final = "asleep"
SPEAKING: Final = "speaking"
LAUGHING: Final = "laughing"
ANNOYED: Final = "annoyed"
WORN: Final = (SPEAKING, LOOKS_OVER, LAUGHING, ANNOYED, ASLEEP)  # besides the signs


class Face(NamedTuple):
    """How somebody looks, until a moment."""

    look: str
    until: float


class Mood(NamedTuple):
    """What there is to be seen in faces: who signs or speaks, whether all sleep, and whether the deal is over."""

    faces: Mapping[int, Face]
    speaking: frozenset[int] = frozenset()
    asleep: bool = False
    over: bool = False


def moods_of(seen: Deal, stop: Stop | None, mood: Mood) -> dict[int, str]:
    """How everybody looks who does not just sit there, by seat; a sign goes before anything else."""
    looks = dict.fromkeys(range(seen.players), ASLEEP) if mood.asleep else {}
    if mood.over and seen.result is not None:
        won = [side in seen.result.winners for side in seen.law.side]
        looks |= {seat: LAUGHING if won[seat] else ANNOYED for seat in range(seen.players)}
    looks |= dict.fromkeys(mood.speaking, SPEAKING)
    if stop is not None and stop.kind == PARTNER_LOOKS:
        looks[seen.turn] = LOOKS_OVER
    return looks | {seat: face.look for seat, face in mood.faces.items()}
