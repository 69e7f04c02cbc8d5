"""Where things go: nine-patches stretched, tiles laid, marks placed on the slate. What the game does, in Pillow.

The game places the same pieces with pygame; these functions show how, for the sheets and mock-ups. Code: MIT.
"""

import math
from typing import NamedTuple

from PIL import Image

Margins = tuple[int, int, int, int]  # left, top, right, bottom


def nine(image: Image.Image, margins: Margins, width: int, height: int) -> Image.Image:
    """A nine-patch at a size, all in pixels: corners stay, edges stretch one way, the middle both."""
    left, top, right, bottom = margins
    xs, ys = (0, left, image.width - right, image.width), (0, top, image.height - bottom, image.height)
    to_x, to_y = (0, left, width - right, width), (0, top, height - bottom, height)
    page = Image.new("RGBA", (width, height))
    for row in range(3):
        for column in range(3):
            size = to_x[column + 1] - to_x[column], to_y[row + 1] - to_y[row]
            box = xs[column], ys[row], xs[column + 1], ys[row + 1]
            if min(size) > 0:
                page.paste(image.resize(size, Image.Resampling.BILINEAR, box=box), (to_x[column], to_y[row]))
    return page


def laid(tile: Image.Image, width: int, height: int) -> Image.Image:
    """A tile again and again."""
    page = Image.new("RGBA", (width, height))
    for y in range(0, height, tile.height):
        for x in range(0, width, tile.width):
            page.paste(tile, (x, y))
    return page


def put(page: Image.Image, image: Image.Image, x: float, y: float, turn: float = 0) -> None:
    """A picture with its middle at x, y, turned clockwise by `turn` degrees."""
    if turn:
        image = image.rotate(-turn, Image.Resampling.BICUBIC, expand=True)
    page.alpha_composite(image, *_clipped(page, image, round(x - image.width / 2), round(y - image.height / 2)))


def _clipped(page: Image.Image, image: Image.Image, x: int, y: int) -> tuple[tuple[int, int], tuple[int, ...]]:
    """Pillow wants places within the page: cut off what lies outside it."""
    left, top = max(0, -x), max(0, -y)
    right, bottom = min(image.width, page.width - x), min(image.height, page.height - y)
    return (max(x, 0), max(y, 0)), (left, top, max(right, left), max(bottom, top))


class Ray(NamedTuple):
    """A side's line on the slate."""

    angle: float  # degrees, 0 to the right, clockwise
    length: float


def rays(sides: int, width: float, height: float) -> list[Ray]:
    """One ray a side, evenly round the circle, each as long as the field allows; four go to the corners."""
    start = {2: 180, 3: 90}.get(sides, 90 + 180 / sides)
    found = []
    for number in range(sides):
        angle = start + number * 360 / sides if sides != 4 else _corner(number, width, height)
        run = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
        reach = min(width / 2 / max(run[0], 1e-6), height / 2 / max(run[1], 1e-6))
        found.append(Ray(angle, reach))
    return found


def _corner(number: int, width: float, height: float) -> float:
    """Towards the corners of a wide field."""
    lean = math.degrees(math.atan2(height, width))
    return (180 - lean, 180 + lean, -lean, lean)[number]
