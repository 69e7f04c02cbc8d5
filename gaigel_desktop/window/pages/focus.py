"""Focus: which widget the keys go to, and which one is next. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gaigel_desktop.window.boxes import Box

T = TypeVar("T")  # how a scene calls what can have the focus


def after(ring: Sequence[T], focus: T | None, step: int) -> T | None:
    """The next in the ring, or the one before; round and round. None: there is nothing."""
    if not ring:
        return None
    if focus not in ring:
        return ring[0 if step > 0 else -1]
    return ring[(ring.index(focus) + step) % len(ring)]


def towards(placed: Sequence[tuple[T, Box]], focus: T | None, direction: tuple[int, int]) -> T | None:
    """The nearest one in a direction; the same one where there is none."""
    here = next((box for which, box in placed if which == focus), None)
    if here is None:
        return placed[0][0] if placed else None
    ahead = [(_distance(here, box, direction), which) for which, box in placed if which != focus]
    found = [(far, which) for far, which in ahead if far is not None]
    return min(found, key=lambda pair: pair[0])[1] if found else focus


def _distance(here: Box, there: Box, direction: tuple[int, int]) -> float | None:
    """How far away; what lies beside the way counts as much farther. None: not in this direction."""
    across, down = direction
    if across:
        along = (there.x - here.right) if across > 0 else (here.x - there.right)
        beside = max(0.0, there.y - here.bottom, here.y - there.bottom)
        askew = abs(there.middle[1] - here.middle[1])
    else:
        along = (there.y - here.bottom) if down > 0 else (here.y - there.bottom)
        beside = max(0.0, there.x - here.right, here.x - there.right)
        askew = abs(there.x - here.x)
    if along < -1:
        return None
    return along + 4 * beside + 0.1 * askew
