"""What stands on the slate after each deal, and where: a circle and a ray for each side, strokes across it. Pure.

A row of marks is a text: `|` a stroke, `V` a Gigackel, `.` a wiped stroke, `w` a wiped Gigackel, `v` one of which a
single stroke was wiped. What has changed between two rows is written one mark after the other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from gaigel_desktop.rules.match import POINTS, Standing
from gaigel_desktop.window.boxes import Box, Point

ON_SLATE: Final = "slate"  # what the score is kept on: strokes of chalk, beer mats, strokes of a pencil
ON_MATS: Final = "mats"
ON_PAPER: Final = "paper"
STROKE: Final = "|"
GIGACKEL: Final = "V"
WIPED: Final = {"|": ".", "V": "w", "v": "w"}  # what each becomes when nothing of it is left
STROKES: Final = {"|": 1, "V": 2, "v": 2, ".": 1, "w": 2}  # as many as are drawn
WORTH: Final = {"|": 1, "V": 2, "v": 1, ".": 0, "w": 0}
FRAME: Final = 15.0  # the wooden frame of the slate
AIR: Final = 10.0  # between the frame and the end of a ray
ROOM: Final = {"|": 16.0, ".": 16.0, "V": 42.0, "v": 42.0, "w": 42.0}  # a mark likes, with the gap to the next one
LEAST: Final = {"|": 4.0, ".": 4.0, "V": 8.0, "v": 8.0, "w": 8.0}  # with less, marks cannot be told apart
HALF: Final = 22.0  # of a stroke
NAME: Final = 24.0  # letters, at the size of the slate
SMALLEST: Final = 15.0  # letters are never smaller, on the small slate either
LINE: Final = 1.3  # as high as its letters

# Where the rays point, the own one first (to the left or below), the others clockwise: shallower where many share the
# wide field. Those of three and four pass the names in the corners, however long these are: so all are about as long.
ANGLES: Final[dict[int, tuple[float, ...]]] = {
    2: (180, 0),
    5: (126, 196, 270, 344, 54),
    6: (120, 180, 240, 300, 0, 60),
    7: (163, 197, 253, 318, 0, 42, 107),
    8: (116, 163, 197, 244, 296, 343, 17, 64),
}
CIRCLE: Final = {3: 0.46}  # how far down the field; otherwise half
ALIKE: Final = 1.4  # times the shortest ray of three: none is longer
HIGHEST: Final = {2: 0.19, 3: 0.19, 4: 0.14, 5: 0.13, 6: 0.138, 7: 0.13, 8: 0.13}  # of the field, letters may grow to
NAMES_GROW: Final = 6  # sides; among more there is no room for larger names on the large slate
STACKED: Final = 4  # so many sides have the number above the name, more beside it: that takes less of a short ray
BETWEEN: Final = 10.0  # number and name beside each other
STEEP: Final = 0.8  # a ray so upright needs its whole length: what stands at its end stands beside it


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
    dress: str = ON_SLATE
    pool: int = 0  # mats that nobody has yet
    fades: bool = False  # reduced motion: no chalk or sponge travels
    signs: bool = False  # each side has a sign, by which one sees at the table who belongs to it


Change = tuple[int, int]  # side and place of a mark; the number of a side has the place NUMBER
NUMBER: Final = -1


class Ray(NamedTuple):
    """A side's line: the circle it comes from, its direction in degrees (0 to the right, clockwise), where its marks
    begin, where it ends, and how large everything on it is drawn."""

    middle: Point
    angle: float
    first: float
    length: float
    scale: float


class PlacedMark(NamedTuple):
    """One mark where it stands: its middle, how it leans, which of the drawings it is, and how far a stroke is from
    the next, with the gap between."""

    sign: str
    x: float
    y: float
    angle: float
    variant: int
    step: float


# -- what stands on it -------------------------------------------------------------------------------------------


def rows_after(standings: Sequence[Standing]) -> tuple[str, ...]:
    """The marks of all sides after these standings, from the first of the match to the last."""
    marks = [STROKE * score for score in standings[0].score]
    for before, after in pairwise(standings):
        if after.phase == POINTS:
            return tuple("" for _ in marks)
        for side, (old, new) in enumerate(zip(before.score, after.score, strict=True)):
            marks[side] = add_strokes(marks[side], new - old) if new >= old else wipe_strokes(marks[side], old - new)
    return tuple(marks)


def add_strokes(row: str, strokes: int) -> str:
    """The row with so many strokes more; two at once are a Gigackel."""
    return row + {0: "", 1: STROKE, 2: GIGACKEL}.get(strokes, STROKE * strokes)


def wipe_strokes(row: str, strokes: int) -> str:
    """The row with so many strokes fewer: the outermost are wiped first, of a Gigackel one arm or both."""
    for at in range(len(row) - 1, -1, -1):
        worth = WORTH[row[at]]
        if strokes and worth:
            left = "v" if worth == 2 and strokes == 1 else WIPED[row[at]]
            row = row[:at] + left + row[at + 1 :]
            strokes -= min(strokes, worth)
    return row


def strokes_in_row(row: str) -> int:
    """How many strokes of a row count."""
    return sum(WORTH[sign] for sign in row)


def changes(slate: Slate) -> tuple[Change, ...]:
    """Each mark that is made or wiped and each number written anew, in the order in which a hand does it."""
    return _changes(slate.before, slate.rows)


@lru_cache(maxsize=8)
def _changes(before: tuple[Row, ...], now: tuple[Row, ...]) -> tuple[Change, ...]:
    """The changes between two states of the slate, kept because every mark asks for them in every frame."""
    found: list[Change] = []
    for side, (old, new) in enumerate(zip(before, now, strict=True)):
        was, is_now = old.marks, new.marks
        differing = [at for at in range(len(is_now)) if at >= len(was) or was[at] != is_now[at]]
        found += [(side, at) for at in (differing if len(is_now) > len(was) else reversed(differing))]
        found += [(side, NUMBER)] if old.number != new.number else []
    return tuple(found)


def part_done(slate: Slate, change: Change) -> float:
    """How much of a mark is there, from 0 to 1; what was there before is there."""
    order = changes(slate)
    return min(1.0, max(0.0, slate.made - order.index(change))) if change in order else 1.0


def under_way(slate: Slate, change: Change) -> bool:
    """Whether this change is being made at this moment."""
    return 0.0 < part_done(slate, change) < 1.0


def still_slate(rows: tuple[Row, ...]) -> Slate:
    """A slate on which nothing changes."""
    return Slate(rows, rows)


# -- where it stands ---------------------------------------------------------------------------------------------


def field_of(box: Box) -> Box:
    """The box of the slate within its frame."""
    return box.inset(FRAME)


def scale_of(field: Box, sides: int) -> float:
    """How large everything is drawn: smaller where many have to find room."""
    return min(field.width * 0.7, field.height) / {2: 160.0, 3: 230.0, 4: 230.0}.get(sides, 300.0)


def least_letters(field: Box, sides: int, text_size: float) -> float:
    """How large letters are at least: as the player wants them, as far as there is room."""
    named = NAME * scale_of(field, sides) * (text_size if sides <= NAMES_GROW else 1.0)
    return max(SMALLEST, min(max(SMALLEST * text_size, named), field.height * HIGHEST[sides]))


def rays(field: Box, sides: int, letters: float = SMALLEST) -> list[Ray]:
    """The rays, one a side, from the circle to the edge of the field, the own one first, the others clockwise; letters
    are so large at least."""
    scale, angles = scale_of(field, sides), _angles(field, sides, letters)
    middle = _circle(field, sides)
    gaps = [(after - before) % 360 for before, after in zip(angles, (*angles[1:], angles[0]), strict=True)]
    found: list[Ray] = []
    for angle, gap, gap_before in zip(angles, gaps, (gaps[-1], *gaps[:-1]), strict=True):
        apart = 1.1 * HALF / math.tan(math.radians(min(gap, gap_before)) / 2)
        entered = _within(field.inset(AIR), middle, angle)
        found.append(Ray(middle, angle, scale * max(20.0, apart), entered[1], scale))
    if sides != 3:
        return found
    longest = ALIKE * min(ray.length for ray in found)
    return [ray._replace(length=min(ray.length, longest)) for ray in found]


def _circle(field: Box, sides: int) -> Point:
    """The middle of the circle."""
    return field.middle[0], field.y + field.height * CIRCLE.get(sides, 0.5)


def _angles(field: Box, sides: int, letters: float) -> tuple[float, ...]:
    """The angles of the rays; between three and four, strokes just pass the names in the corners."""
    if sides in ANGLES:
        return ANGLES[sides]
    scale, (x, y) = scale_of(field, sides), _circle(field, sides)
    passed = corner_of(field, scale).y + LINE * max(letters, NAME * scale) + AIR / 2 + HALF * scale
    rise = math.degrees(math.atan2(max(0.0, y - passed), field.right - AIR - x))
    return (90, 180 + rise, 360 - rise) if sides == 3 else (180 - rise, 180 + rise, 360 - rise, rise)


def corner_of(field: Box, scale: float) -> Box:
    """The field as far as words may go."""
    return field.inset(10 * scale, 2.5 * scale)


def name_block(field: Box, ray: Ray, size: Point, sides: int) -> Box:
    """The box of name and number of a side: at the end of its ray, beside the end of a steep one, or in the corner that
    it passes."""
    room = corner_of(field, ray.scale)
    (across, down), (x, y) = _direction(ray.angle), point_on_ray(ray, ray.length)
    if abs(down) > STEEP:
        x += math.copysign(HALF * ray.scale + AIR + size[0] / 2, round(across, 6) or 1.0)
    if abs(down) > STEEP or sides not in ANGLES:
        y = room.y if down < 0 else room.bottom
    left = min(max(x - size[0] / 2, room.x), room.right - size[0])
    return Box(left, min(max(y - size[1] / 2, room.y), room.bottom - size[1]), *size)


def name_boxes(field: Box, ray: Ray, sizes: Sequence[Point], sides: int) -> list[Box]:
    """The boxes of number and name of a side, or of the name alone."""
    wide, high = [size[0] for size in sizes], [size[1] for size in sizes]
    lines, gap = range(len(sizes)), BETWEEN * ray.scale
    if sides > STACKED:
        place = name_block(field, ray, (sum(wide) + gap * (len(sizes) - 1), max(high)), sides)
        return [place.after(sum(wide[:at]) + gap * at).left(wide[at]) for at in lines]
    place = name_block(field, ray, (max(wide), sum(high)), sides)
    return [place.below(sum(high[:at])).top(high[at]) for at in lines]


def ray_end(ray: Ray, words: Sequence[Box]) -> float:
    """How far ray and marks may go so that they do not touch what stands at the end."""
    across, down = (HALF * ray.scale * abs(way) for way in _direction(ray.angle))
    passed = (_within(line.inset(-AIR / 2 - down, -AIR / 2 - across), ray.middle, ray.angle) for line in words)
    return min([ray.length, *(entered for entered, left in passed if 0 < entered < left)])


def _within(box: Box, start: Point, angle: float) -> tuple[float, float]:
    """The two distances between which a line runs within a box; it ends before it begins where it misses the box."""
    entered, left = -math.inf, math.inf
    for way, begin, low, length in zip(_direction(angle), start, box[:2], box[2:], strict=True):
        ends = sorted((edge - begin) / (way or 1e-9) for edge in (low, low + length))
        entered, left = max(entered, ends[0]), min(left, ends[1])
    return entered, left


def _direction(angle: float) -> Point:
    return math.cos(math.radians(angle)), math.sin(math.radians(angle))


def point_on_ray(ray: Ray, away: float) -> Point:
    """The point of a ray that is so far away from its middle."""
    across, down = _direction(ray.angle)
    return ray.middle[0] + away * across, ray.middle[1] + away * down


def placed_marks(ray: Ray, row: str, end: float) -> list[PlacedMark]:
    """The marks of a row from the middle outwards, upright to the ray; those that find no room are left out."""
    upright = ray.angle - 180 if 90.5 < ray.angle < 270 else ray.angle
    loose = _loose(ray, row, end)
    away, found = ray.first, []
    for place, sign in enumerate(row):
        room = (LEAST[sign] + loose * (ROOM[sign] - LEAST[sign])) * ray.scale
        if away + room > end + 1:
            break
        x, y = point_on_ray(ray, away + room / 2)
        found.append(PlacedMark(sign, x, y, upright, place * 3 + round(ray.angle), room / STROKES[sign]))
        away += room
    return found


def row_fits(ray: Ray, row: str, end: float) -> bool:
    """Whether all marks of a row find room."""
    return len(placed_marks(ray, row, end)) == len(row)


def _loose(ray: Ray, row: str, end: float) -> float:
    """How loosely the marks stand, from 0 to 1: as a hand likes it, closer where there are many, but never one upon
    the other."""
    tight, wide = (sum(room[sign] for sign in row) for room in (LEAST, ROOM))
    return max(0.0, min(1.0, ((end - ray.first) / ray.scale - tight) / max(1.0, wide - tight)))
