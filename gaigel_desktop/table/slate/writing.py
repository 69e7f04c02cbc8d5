"""How a hand writes on the slate: when each mark is begun, how long it takes, and what is heard. Pure."""

from __future__ import annotations

import math
from itertools import accumulate
from typing import Final, NamedTuple

from gaigel_desktop.window import theme

from .strokes import GIGACKEL, NUMBER, ON_MATS, ON_PAPER, Change, Slate, changes, strokes_in_row

CHALKING: Final = "chalk_stroke"
WIPING: Final = "slate_wipe"
PENCILLING: Final = "pencil_stroke"
MAT: Final = "mat_laid"
STROKE_EVERY: Final = 0.26  # of chalk, at normal speed
SHORTEST: Final = 0.1  # less is no stroke any more


class HandMove(NamedTuple):
    """One change that the hand makes: when it begins and ends, in seconds from the start, and its sound."""

    begins: float
    ends: float
    sound: str


def plan_writing(slate: Slate, speed: float) -> list[HandMove]:
    """Everything that the hand does, one after the other; empty without motion, as nothing takes any time then."""
    if not speed:
        return []
    order = changes(slate)
    lasting = [theme.FADE if slate.fades else _seconds(slate, change) * speed for change in order]
    starts = accumulate([each + theme.MARKS_APART * speed for each in lasting], initial=theme.BEFORE_CHALK * speed)
    return [
        HandMove(start, start + each, _sound(slate, change))
        for start, each, change in zip(starts, lasting, order, strict=False)
    ]


def changes_made(plan: list[HandMove], time: float) -> float:
    """How many of the changes are made at this moment."""
    whole = sum(1.0 for deed in plan if time >= deed.ends)
    under_way = next((deed for deed in plan if deed.begins <= time < deed.ends), None)
    return whole + ((time - under_way.begins) / (under_way.ends - under_way.begins) if under_way else 0.0)


def writing_sounds(plan: list[HandMove], speed: float) -> list[tuple[float, str]]:
    """The moments when something is heard, and what: a hand that writes stroke by stroke, as long as it does."""
    return [(at, deed.sound) for deed in plan for at in _strokes(deed, speed)]


def _strokes(deed: HandMove, speed: float) -> list[float]:
    writes = deed.sound in (CHALKING, PENCILLING)
    return strokes_in(deed.begins, deed.ends - deed.begins, speed) if writes else [deed.begins]


def _seconds(slate: Slate, change: Change) -> float:
    side, at = change
    if slate.dress == ON_MATS:
        return theme.MAT_MOVED
    if at == NUMBER:
        return theme.NUMBER_WRITTEN
    if _wipes(slate, change):
        return _worth_less(slate, change) * theme.MARK_CROSSED if slate.dress == ON_PAPER else theme.MARK_WIPED
    return theme.GIGACKEL_CHALKED if slate.rows[side].marks[at] == GIGACKEL else theme.STROKE_CHALKED


def _sound(slate: Slate, change: Change) -> str:
    if slate.dress == ON_MATS:
        return MAT
    if slate.dress == ON_PAPER:
        return PENCILLING
    return WIPING if _wipes(slate, change) else CHALKING


def _wipes(slate: Slate, change: Change) -> bool:
    """Whether a mark becomes less."""
    return _worth_less(slate, change) > 0


def _worth_less(slate: Slate, change: Change) -> int:
    """How many strokes fewer a mark counts."""
    side, at = change
    before = slate.before[side].marks
    return strokes_in_row(before[at]) - strokes_in_row(slate.rows[side].marks[at]) if 0 <= at < len(before) else 0


def strokes_in(began: float, seconds: float, speed: float) -> list[float]:
    """The moments when a hand is heard that writes for so long: stroke after stroke, the first at once."""
    every = STROKE_EVERY * speed
    strokes = max(1, math.ceil((seconds - SHORTEST * speed) / every)) if every else 1
    return [began + at * every for at in range(strokes)]
