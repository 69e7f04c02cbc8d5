"""Beer mats: the score as stacks of them, and one that slides from stack to stack."""

from __future__ import annotations

import math
from typing import Final

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.screen import Point

from . import slate as slates
from .ground import Ground
from .slate import Row, Slate

TOKEN_STEP: Final = 5.0  # the next mat of a stack lies so much higher
MOST_TOKENS: Final = 20


def draw_mats(ground: Ground, box: Box, slate: Slate) -> None:
    """The same score on a board: a stack of mats for each side, in the middle those that nobody has yet."""
    places = [stack_place(ground.field, len(slate.rows), side) for side in range(len(slate.rows))]
    held = [_mats_now(slate, side) for side in range(len(slate.rows))]
    if ground.moving:
        for change in slates.changes(slate):
            if slates.under_way(slate, change):
                own = _top(ground, places[change[0]], held[change[0]])
                middle = _top(ground, ground.field.middle, _pool_now(slate))
                ways = (middle, own) if _gives(slate, change[0]) else (own, middle)
                _draw_flying(ground, *ways, slates.done(slate, change))
        return
    ground.frame("panel_wood", box)
    if slate.pool or _pool_now(slate):
        _draw_stack(ground, ground.field.middle, _pool_now(slate), None)
    for side, row in enumerate(slate.rows):
        _draw_stack(ground, places[side], held[side], row)


def _gives(slate: Slate, side: int) -> bool:
    """Whether a side gets mats, or gives them back."""
    return slates.worth(slate.rows[side].marks) > slates.worth(slate.before[side].marks)


def stack_place(field: Box, sides: int, side: int) -> Point:
    """Where a side's stack stands: towards the side."""
    ray = slates.rays(field, sides)[side]
    turn, (x, y) = math.radians(ray.angle), field.middle
    return x + math.cos(turn) * field.width * 0.34, y + math.sin(turn) * field.height * 0.3


def _mats_now(slate: Slate, side: int) -> int:
    """How many mats lie on a side's stack at this moment."""
    before, after = slates.worth(slate.before[side].marks), slates.worth(slate.rows[side].marks)
    mine = [change for change in slates.changes(slate) if change[0] == side]
    made = sum(slates.done(slate, change) >= (1.0 if after > before else 1e-6) for change in mine)
    return after if made == len(mine) else before + round((after - before) * made / len(mine))


def _pool_now(slate: Slate) -> int:
    """The mats in the middle: those under way to a side have left it already."""
    given = sum(slates.worth(row.marks) for row in slate.rows) - sum(slates.worth(row.marks) for row in slate.before)
    moving = slates.changes(slate)
    gone = sum(slates.done(slate, change) > 0 for change in moving) / len(moving) if moving else 1.0
    return max(0, slate.pool + given - round(given * gone)) if given > 0 else slate.pool


def _draw_stack(ground: Ground, place: Point, count: int, row: Row | None) -> None:
    """Mats one upon the other; under them whose they are, and how many."""
    x, y = place
    token = ground.sprite("mat_token", ground.scale)
    step = _token_step(ground, count)
    for at in range(min(count, MOST_TOKENS)):
        lean = (at * 7 % 5 - 2) * 0.7 * ground.scale
        ground.put(token, x + lean, y - at * step)
    words = " · ".join(part for part in (row.name if row else "", str(count)) if part)
    line = ground.name(words)
    ground.put(line, x, y + 24 * ground.scale + line.get_height() / 2 / ground.unit)


def _draw_flying(ground: Ground, start: Point, end: Point, part: float) -> None:
    """A mat slides over, a little lifted."""
    t = part * part * (3 - 2 * part)
    x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
    lift = math.sin(math.pi * t) * 26 * ground.scale
    ground.put(ground.sprite("mat_token", ground.scale * 1.06), x, y - lift)


def _top(ground: Ground, place: Point, count: int) -> Point:
    """Where the next mat of a stack lies."""
    return place[0], place[1] - min(count, MOST_TOKENS) * _token_step(ground, count)


def _token_step(ground: Ground, count: int) -> float:
    """How much higher the next mat lies; a high stack is pressed together."""
    return TOKEN_STEP * 10 / max(10, min(count, MOST_TOKENS)) * ground.scale
