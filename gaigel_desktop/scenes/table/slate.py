"""The slate: what stands on it after each deal, and where; a circle and a ray for each side, strokes across it. Pure.

A row of marks is a text: `|` a stroke, `V` a Gigackel, `.` a wiped stroke, `w` a wiped Gigackel, `v` one of which a
single stroke was wiped. What has changed between two rows is written one mark after the other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from gaigel_desktop.rules.match import POINTS, Standing
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.screen import Point

STROKE: Final = "|"
GIGACKEL: Final = "V"
WIPED: Final = {"|": ".", "V": "w", "v": "w"}  # what each becomes when nothing of it is left
WORTH: Final = {"|": 1, "V": 2, "v": 1, ".": 0, "w": 0}
ROOM: Final = {"|": 1.0, "V": 2.0, "v": 2.0, ".": 1.0, "w": 2.0}  # in steps
FRAME: Final = 15.0  # the wooden frame of the slate
AIR: Final = 10.0  # between the frame and the end of a ray
STEP: Final = 13.0  # from stroke to stroke, at the size they are stored in
LEAST_STEP: Final = 4.0  # with less, strokes cannot be told apart


class Row(NamedTuple):
    """What stands at the ray of one side: its name, its marks, or the number where points are counted."""

    name: str
    marks: str = ""
    number: str = ""


class Slate(NamedTuple):
    """A slate at one moment: what it says, what it said before, and how many of the changes have been made.

    A made of 1.4 is one mark made, and four tenths of the next one."""

    rows: tuple[Row, ...]  # the own side first, the others clockwise
    before: tuple[Row, ...]
    made: float = math.inf
    mats: bool = False  # beer mats instead of strokes
    pool: int = 0  # mats that nobody has yet
    fades: bool = False  # reduced motion: no chalk or sponge travels


Change = tuple[int, int]  # side and place of a mark; the number of a side has the place NUMBER
NUMBER: Final = -1


class Ray(NamedTuple):
    """A side's line: its direction in degrees (0 to the right, clockwise), where its marks begin, and its end."""

    angle: float
    first: float
    length: float


class Mark(NamedTuple):
    """One mark where it stands: its middle, how it leans, and which of the drawings it is."""

    sign: str
    x: float
    y: float
    angle: float
    variant: int


# -- what stands on it -------------------------------------------------------------------------------------------


def rows(standings: Sequence[Standing]) -> tuple[str, ...]:
    """The marks of all sides after these standings, from the first of the match to the last."""
    marks = [STROKE * score for score in standings[0].score]
    for before, after in pairwise(standings):
        if after.phase == POINTS:
            return tuple("" for _ in marks)
        for side, (old, new) in enumerate(zip(before.score, after.score, strict=True)):
            marks[side] = chalked(marks[side], new - old) if new >= old else wiped(marks[side], old - new)
    return tuple(marks)


def chalked(row: str, strokes: int) -> str:
    """So many strokes more; two at once are a Gigackel."""
    return row + {0: "", 1: STROKE, 2: GIGACKEL}.get(strokes, STROKE * strokes)


def wiped(row: str, strokes: int) -> str:
    """So many strokes fewer: the outermost first, of a Gigackel one arm or both."""
    for at in range(len(row) - 1, -1, -1):
        worth = WORTH[row[at]]
        if strokes and worth:
            left = "v" if worth == 2 and strokes == 1 else WIPED[row[at]]
            row = row[:at] + left + row[at + 1 :]
            strokes -= min(strokes, worth)
    return row


def worth(row: str) -> int:
    """How many strokes count."""
    return sum(WORTH[sign] for sign in row)


def changes(slate: Slate) -> list[Change]:
    """Each mark that is made or wiped and each number written anew, in the order in which a hand does it."""
    found: list[Change] = []
    for side, (old, new) in enumerate(zip(slate.before, slate.rows, strict=True)):
        was, is_now = old.marks, new.marks
        differing = [at for at in range(len(is_now)) if at >= len(was) or was[at] != is_now[at]]
        found += [(side, at) for at in (differing if len(is_now) > len(was) else reversed(differing))]
        found += [(side, NUMBER)] if old.number != new.number else []
    return found


def done(slate: Slate, change: Change) -> float:
    """How much of a mark is there, from 0 to 1; what was there before is there."""
    order = changes(slate)
    return min(1.0, max(0.0, slate.made - order.index(change))) if change in order else 1.0


def under_way(slate: Slate, change: Change) -> bool:
    """Whether this is being made at this moment."""
    return 0.0 < done(slate, change) < 1.0


def still(rows: tuple[Row, ...]) -> Slate:
    """A slate on which nothing changes."""
    return Slate(rows, rows)


# -- where it stands ---------------------------------------------------------------------------------------------


def field_of(box: Box) -> Box:
    """The slate within its frame."""
    return box.inset(FRAME)


def scale_of(field: Box, sides: int) -> float:
    """How large everything is drawn: smaller where many have to find room."""
    return min(field.width * 0.7, field.height) / {2: 160.0, 3: 230.0, 4: 230.0}.get(sides, 300.0)


def rays(field: Box, sides: int) -> list[Ray]:
    """One ray a side, evenly round the circle, the own one first (left, or below), the others clockwise."""
    scale = scale_of(field, sides)
    start = {2: 180.0, 3: 90.0}.get(sides, 90.0 + 180.0 / sides)
    width, height = field.width / 2 - AIR, field.height / 2 - AIR
    first = 13 * scale + (25 * scale / math.tan(math.pi / sides) if sides > 2 else 7 * scale)
    found: list[Ray] = []
    for number in range(sides):
        angle = start + number * 360.0 / sides if sides != 4 else _corner(number, width, height)
        across, down = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
        reach = min(width / max(across, 1e-6), height / max(down, 1e-6))
        found.append(Ray(angle % 360, first, reach))
    return found


def _corner(number: int, width: float, height: float) -> float:
    """Four go towards the corners of a wide field."""
    lean = math.degrees(math.atan2(height, width))
    return (180 - lean, 180 + lean, -lean, lean)[number]


def block(field: Box, ray: Ray, size: Point) -> Box:
    """Where name and number of a side stand: at the end of its ray."""
    turn = math.radians(ray.angle)
    half = min(size[0] / 2 / max(abs(math.cos(turn)), 1e-6), size[1] / 2 / max(abs(math.sin(turn)), 1e-6))
    x, y = at(field, ray, ray.length - half)
    left = min(max(x - size[0] / 2, field.x + 4), field.right - size[0] - 4)
    top = min(max(y - size[1] / 2, field.y + 2), field.bottom - size[1] - 2)
    return Box(left, top, *size)


def before_block(ray: Ray, size: Point) -> float:
    """How far the marks may go so that they do not touch what stands at the end."""
    turn = math.radians(ray.angle)
    half = min(size[0] / 2 / max(abs(math.cos(turn)), 1e-6), size[1] / 2 / max(abs(math.sin(turn)), 1e-6))
    return ray.length - 2 * half - AIR / 2


def at(field: Box, ray: Ray, away: float) -> Point:
    """A point of a ray."""
    x, y = field.middle
    turn = math.radians(ray.angle)
    return x + away * math.cos(turn), y + away * math.sin(turn)


def placed(field: Box, ray: Ray, row: str, sides: int, end: float) -> list[Mark]:
    """The marks of a row from the middle outwards, upright to the ray; those that find no room are left out."""
    upright = ray.angle - 180 if 90.5 < ray.angle < 270 else ray.angle
    step = _step(field, ray, row, sides, end)
    away, found = ray.first, []
    for place, sign in enumerate(row):
        if away + ROOM[sign] * step > end + 1:
            break
        x, y = at(field, ray, away + ROOM[sign] * step / 2)
        found.append(Mark(sign, x, y, upright, place * 3 + round(ray.angle)))
        away += ROOM[sign] * step
    return found


def _step(field: Box, ray: Ray, row: str, sides: int, end: float) -> float:
    """From stroke to stroke: as a hand likes it, closer where there are many, but never one upon the other."""
    steps, scale = max(6.0, sum(ROOM[sign] for sign in row)), scale_of(field, sides)
    return max(LEAST_STEP * scale, min(STEP * scale, (end - ray.first) / steps))
