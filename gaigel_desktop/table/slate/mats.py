"""Draws the score as stacks of beer mats, and one that slides from stack to stack."""

from __future__ import annotations

import math
from typing import Final

from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.easing import ease
from gaigel_desktop.window.pieces import piece_named

from . import strokes
from .ground import Ground
from .strokes import NAME, SMALLEST, Row, Slate

TOKEN_STEP: Final = 5.0  # the next mat of a stack lies so much higher
MOST_TOKENS: Final = 20
MOTIFS: Final = ("bell", "hop", "pretzel", "grapes", "radish", "boot", "oak", "barley")  # of the sides
SEEN_ASKANCE: Final = (52.0, 33.0)  # a motif lies on a token like this
TOP: Final = 3.0  # so far above the middle of the token
EDGE: Final = 6.0  # of the board, within its frame
ABOVE_WORDS: Final = 20.0  # from the middle of the lowest mat to the words
MIDDLE: Final = {3: 0.0, 4: 0.2}  # how much of the width the mats that nobody has take between so many sides


def mat_scale(field: Box, sides: int) -> float:
    """How large the mats are, by the size in which they are stored."""
    cell = mat_cells(field, sides)[0]
    return min(cell.width / 78, cell.height / 128)


def mat_cells(field: Box, sides: int) -> list[Box]:
    """The boxes for all sides and, last, for the mats that nobody has: between the sides, or after many. The own one is
    first, the others follow clockwise, in the corners where their rays would point."""
    room, rows = field.inset(EDGE), 1 if sides < 3 else 2
    if sides in MIDDLE:
        wide, high = room.width * (1 - MIDDLE[sides]) / 2, room.height / 2
        left, low = [room.x, room.right - wide], [room.y + high, room.y]
        corners = [Box(left[x], low[y], wide, high) for x, y in ((0, 0), (0, 1), (1, 1), (1, 0))]
        return corners if sides == 3 else [*corners, Box(room.x + wide, room.y, room.width - 2 * wide, room.height)]
    columns = -(-(sides + 1) // rows)
    wide, high = room.width / columns, room.height / rows
    found = [Box(room.x + at % columns * wide, room.y + at // columns * high, wide, high) for at in range(sides + 1)]
    return [found[0], found[2], found[1]] if sides == 2 else found


def stack_foot(cell: Box, scale: float) -> Point:
    """Where the lowest mat of a stack lies: below the middle, with room for the words under it."""
    words = ABOVE_WORDS * scale + 1.3 * max(SMALLEST, NAME * scale)
    return cell.middle[0], min(cell.y + cell.height * 0.5 + 8 * scale, cell.bottom - words)


def draw_mats(ground: Ground, slate: Slate) -> None:
    """Draw a stack of mats for each side, and those that nobody has yet."""
    places = mat_cells(ground.field, len(slate.rows))
    held = [*(_mats_now(slate, side) for side in range(len(slate.rows))), _pool_now(slate)]
    if ground.moving:
        tops = [_top(ground, cell, count) for cell, count in zip(places, held, strict=True)]
        for side, at in strokes.changes(slate):
            if strokes.under_way(slate, (side, at)):
                ways = (tops[-1], tops[side]) if _gives(slate, side) else (tops[side], tops[-1])
                _draw_flying(ground, *ways, strokes.part_done(slate, (side, at)))
        return
    for side, (row, cell, count, motif) in enumerate(zip(slate.rows, places, held, MOTIFS, strict=False)):
        _draw_stack(ground, cell, count, row, side if slate.signs else None)
        _draw_motif(ground, cell, count, motif)
    if held[-1]:
        _draw_stack(ground, places[-1], held[-1], Row(""))


def _gives(slate: Slate, side: int) -> bool:
    """Whether a side gets mats; otherwise it gives them back."""
    return strokes.strokes_in_row(slate.rows[side].marks) > strokes.strokes_in_row(slate.before[side].marks)


def _mats_now(slate: Slate, side: int) -> int:
    """How many mats lie on a side's stack at this moment."""
    before, after = strokes.strokes_in_row(slate.before[side].marks), strokes.strokes_in_row(slate.rows[side].marks)
    mine = [change for change in strokes.changes(slate) if change[0] == side]
    made = sum(strokes.part_done(slate, change) >= (1.0 if after > before else 1e-6) for change in mine)
    return after if made == len(mine) else before + round((after - before) * made / len(mine))


def _pool_now(slate: Slate) -> int:
    """How many mats lie in the middle: those under way to a side have left it already."""
    given = sum(strokes.strokes_in_row(row.marks) for row in slate.rows) - sum(
        strokes.strokes_in_row(row.marks) for row in slate.before
    )
    moving = strokes.changes(slate)
    gone = sum(strokes.part_done(slate, change) > 0 for change in moving) / len(moving) if moving else 1.0
    return max(0, slate.pool + given - round(given * gone)) if given > 0 else slate.pool


def _draw_stack(ground: Ground, cell: Box, count: int, row: Row, sign: int | None = None) -> None:
    """Draw mats one upon the other; under them whose they are, and how many."""
    x, y = stack_foot(cell, ground.scale)
    token = ground.sprite("mat_token", ground.scale)
    step = _token_step(ground, count)
    for at in range(min(count, MOST_TOKENS)):
        ground.put(token, x + _leans(at, ground.scale), y - at * step)
    line = ground.name(" · ".join(part for part in (row.name, str(count)) if part), cell.width - 6, sign)
    ground.put(line, x, y + ABOVE_WORDS * ground.scale + line.get_height() / 2 / ground.unit)


def _draw_motif(ground: Ground, cell: Box, count: int, motif: str) -> None:
    """Draw the top mat of a stack, which has its face up: each side has its own. Who has none will have one soon."""
    file = piece_named(f"mat_{motif}").file
    wide, high = (max(1, round(length * ground.scale * ground.unit)) for length in SEEN_ASKANCE)
    if not count:
        ground.kit.pictures.expect(file, [(wide, high)])
        return
    top, (x, y) = min(count, MOST_TOKENS) - 1, stack_foot(cell, ground.scale)
    face = ground.kit.pictures.scaled(file, (wide, high))
    ground.put(face, x + _leans(top, ground.scale), y - top * _token_step(ground, count) - TOP * ground.scale)


def _leans(at: int, scale: float) -> float:
    """How far a mat of a stack lies beside the others."""
    return (at * 7 % 5 - 2) * 0.7 * scale


def _draw_flying(ground: Ground, start: Point, end: Point, part: float) -> None:
    """Draw a mat that slides over, a little lifted."""
    t = ease(part)
    x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
    lift = math.sin(math.pi * t) * 26 * ground.scale
    ground.put(ground.sprite("mat_token", ground.scale * 1.06), x, y - lift)


def _top(ground: Ground, cell: Box, count: int) -> Point:
    """Where the next mat of a stack lies."""
    x, y = stack_foot(cell, ground.scale)
    return x, y - min(count, MOST_TOKENS) * _token_step(ground, count)


def _token_step(ground: Ground, count: int) -> float:
    """How much higher the next mat lies; a high stack is pressed together."""
    return TOKEN_STEP * 10 / max(10, min(count, MOST_TOKENS)) * ground.scale
