"""Where the paper has room on which a deal is talked over, nearest to its home and hiding nothing. Pure."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from gaigel_desktop.window.boxes import Box

SLIP_APART: Final = 3.0  # from cards to a slip
AIR: Final = 10.0  # to the edge of the table
APART: Final = 4.0  # from whatever else lies there
STEP: Final = 30.0  # between two places that are tried, side by side,
FINE: Final = 15.0  # and for what is
NARROW: Final = 180.0  # narrower than this
DOWN: Final = 15.0  # and below each other


class Format(NamedTuple):
    """A shape that the paper may have: how wide and high it would be, how much nearer it has to lie than another to be
    taken, and how far somebody leans over it."""

    wide: float
    high: float
    nearer: float
    leans: float
    off: float  # how much it counts that it does not lie in the middle


@lru_cache(maxsize=32)
def room_kept_free(
    shapes: tuple[Format, ...],
    beside: tuple[Box, ...],
    never: tuple[Box, ...],
    rather_not: tuple[tuple[Box, ...], ...],
    table: Box,
) -> Box | None:
    """The box nearest to what a paper speaks of, or None where there is no room that hides nothing of what must never
    be hidden: that is asked first, because then nothing else has to be."""
    least = _free(shapes, never, beside, table)
    if least is None:
        return None
    kept = (_free(shapes, (*never, *others), beside, table) for others in rather_not)
    return next(filter(None, kept), least)


def _free(shapes: Sequence[Format], hides: Sequence[Box], aims: Sequence[Box], table: Box) -> Box | None:
    """The nearest box that hides nothing of this, or None."""
    free = [nearest for shape in _different(shapes) for nearest in _nearest(shape, hides, aims, table)]
    return min(free)[1] if free else None


def _different(shapes: Sequence[Format]) -> Iterable[Format]:
    """The shapes without those that never come first: of those that are as large as each other only the one that need
    lie least near is left."""
    found: dict[tuple[float, ...], Format] = {}
    for shape in sorted(shapes, key=lambda each: each.nearer):
        found.setdefault((shape.wide, shape.high, shape.leans, shape.off), shape)
    return found.values()


def _nearest(shape: Format, hides: Sequence[Box], aims: Sequence[Box], table: Box) -> Iterator[tuple[float, Box]]:
    """The nearest box of each row in which the paper, the face and some air around them hide nothing of this, with how
    far away it is."""
    inside, (wide, high, _, leans, off) = table.inset(AIR), shape
    apart = SLIP_APART if off else APART
    step = step_of(shape)
    across = [inside.x + step * at for at in range(int((inside.width - wide) / step) + 1)]
    taken = [(box.y, box.bottom, _columns(across, box.inset(-apart, 0), wide)) for box in hides]
    for down in range(int((inside.height - high - leans) / DOWN) + 1):
        y = inside.y + leans + DOWN * down
        top, bottom = y - leans - apart, y + high + apart
        hidden = 0
        for begins, ends, columns in taken:
            if begins < bottom and top < ends:
                hidden |= columns
        free = [x for at, x in enumerate(across) if not hidden >> at & 1] if hidden != (1 << len(across)) - 1 else []
        if free:
            row = Box(0, y, wide, high)
            away, x = min((distance_to(shape, row, x, aim), x) for aim in aims for x in _close(free, row, aim))
            yield away, Box(x, y, wide, high)


def step_of(shape: Format) -> float:
    """How far apart the places lie that are tried: between cards a chip fits where a paper never would."""
    return FINE if shape.wide < NARROW else STEP


def _columns(across: list[float], box: Box, wide: float) -> int:
    """The places of a row at which something so wide would lie on this box, a bit each."""
    first, end = bisect_right(across, box.x - wide), bisect_left(across, box.right)
    return (1 << max(first, end)) - (1 << first)


def _close(free: list[float], row: Box, aim: Box) -> Iterator[float]:
    """The places of a row that can be the nearest: on both sides of where it would lie in the middle before what it is
    about, and of where that begins and ends."""
    for place in (aim.x - row.width, aim.middle[0] - row.width / 2, aim.right):
        at = bisect_left(free, place)
        yield from free[max(0, at - 1) : at + 1]


def distance_to(shape: Format, row: Box, x: float, aim: Box) -> float:
    """How far it is from a place in a row to what a paper is about, as this shape counts."""
    across = max(x - aim.right, aim.x - x - row.width, 0.0)
    down = max(row.y - aim.bottom, aim.y - row.bottom, 0.0)
    return shape.nearer + math.hypot(across, down) + shape.off * abs(x + row.width / 2 - aim.middle[0])
