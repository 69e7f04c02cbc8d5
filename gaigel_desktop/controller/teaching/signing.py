"""Signing: whether a player makes signs at all, learned from the own presses alone, and nobody's cards. Pure.

A partner who leads looks over for a sign. Who has made none in some deals in which a partner did so is looked at for a
moment only, until the next sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.rules.events import Ended, Event, Signed

from .new_words import SIGN
from .progress import Progress

UNSIGNED: Final = "deals_unsigned"  # one after the other, in which a partner looked over for nothing
SELDOM: Final = 3  # so many
LESSON: Final = "signs"  # in which they are taught


def seldom_signs(progress: Progress) -> bool:
    """Whether nobody need wait long for a sign of this player."""
    return progress.has_done(UNSIGNED, SELDOM)


def knows_signs(progress: Progress) -> bool:
    """Whether the player has taken the lesson about signs, or made one."""
    return LESSON in progress.lessons or progress.has_done(SIGN)


def with_event(progress: Progress, event: Event, before: Sequence[Event], me: int, *, looked: bool) -> Progress:
    """A sign of the player's begins the counting anew; a deal that is over counts if a partner has looked over in it,
    and no sign was made before its end."""
    if _is_own_sign(event, me):
        return progress.without(UNSIGNED)
    if not isinstance(event, Ended) or not looked or any(_is_own_sign(each, me) for each in before):
        return progress
    return progress.with_done(UNSIGNED)


def _is_own_sign(event: Event, me: int) -> bool:
    return isinstance(event, Signed) and event.seat == me
