"""Slates with marks on them: how the game puts circle, rays, strokes, V's and wiped marks together.

A row of marks is written as text: `|` a stroke, `V` a Gigackel, `.` a wiped stroke, `w` a wiped Gigackel.
Code: MIT.
"""

import math

from PIL import Image

from art.inn import chalk, slate
from art.inn.layout import Ray, laid, nine, put, rays

MARGIN = 48  # of the slate's nine-patch, pixels
MOST = 10  # marks a ray must hold
STEP = {"|": 1.0, ".": 1.0, "V": 2.0, "w": 2.0}


def empty(width: int, height: int) -> Image.Image:
    """A slate without marks; pixels, two a unit."""
    page = nine(slate.slate(), (MARGIN, MARGIN, MARGIN, MARGIN), width, height)
    field = laid(slate.dust(), width - 2 * slate.RIM, height - 2 * slate.RIM)
    page.alpha_composite(field, (slate.RIM, slate.RIM))
    return page


def marked(width: int, height: int, rows: list[str]) -> Image.Image:
    """A slate with one ray a row."""
    page, sides = empty(width, height), len(rows)
    lines = rays(sides, width - 2 * slate.RIM - 24, height - 2 * slate.RIM - 24)
    scale = min(width, height) / (450 if sides == 2 else 560 if sides < 5 else 680)
    size = round(56 * scale)
    put(page, chalk.circle().resize((size, size)), width / 2, height / 2)
    for number, (line, row) in enumerate(zip(lines, rows, strict=True)):
        _ray(page, line, number, size * 0.4)
        _row(page, line, row, number, scale=scale, start=first(sides, scale))
    return page


def first(sides: int, scale: float) -> float:
    """How far from the middle the first mark may be without touching its neighbour's."""
    return 26 * scale + (50 * scale / math.tan(math.pi / sides) if sides > 2 else 14 * scale)


def _ray(page: Image.Image, line: Ray, number: int, start: float) -> None:
    length = line.length - start
    image = chalk.ray(number % 2)
    image = image.resize((max(8, round(length)), max(10, round(24 * min(1, page.height / 620 + 0.25)))))
    x, y = _at(page, line, start + length / 2)
    put(page, image, x, y, line.angle)


def _at(page: Image.Image, line: Ray, away: float) -> tuple[float, float]:
    turn = math.radians(line.angle)
    return page.width / 2 + away * math.cos(turn), page.height / 2 + away * math.sin(turn)


def _row(page: Image.Image, line: Ray, row: str, number: int, *, scale: float, start: float) -> None:
    """The marks of a ray from the middle outwards, evenly, upright to the ray."""
    step = min(26 * scale, (line.length - start) / MOST)
    away = start
    upside = line.angle + (180 if math.cos(math.radians(line.angle)) < -0.01 else 0)
    for place, sign in enumerate(row):
        x, y = _at(page, line, away + STEP[sign] * step / 2)
        put(page, _mark(sign, place * 3 + number, scale), x, y, upside)
        away += STEP[sign] * step


def _mark(sign: str, variant: int, scale: float) -> Image.Image:
    strokes, vees = variant % chalk.STROKES, variant % chalk.VEES
    image = {
        "|": lambda: chalk.stroke(strokes),
        "V": lambda: chalk.vee(vees),
        ".": lambda: chalk.wiped_stroke(strokes),
        "w": lambda: chalk.wiped_vee(vees),
    }[sign]()
    return image.resize((max(1, round(image.width * scale * 0.8)), max(1, round(image.height * scale * 0.8))))
