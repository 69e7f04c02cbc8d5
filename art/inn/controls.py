"""Small controls: check boxes, radio buttons, sliders, scroll bars, speech bubbles and their tails.

Code: MIT; pictures: CC BY 4.0.
"""

import numpy as np
from PIL import Image

from art.inn.canvas import Field, Paint, bevel, blurred, field, grid, inside, line, rgb, rounded
from art.inn.drawing import drawn
from art.inn.widgets import BLACK, CREAM, GOLD, GOLD_DARK, INK, PAPER_DARK, RED, WALNUT
from art.inn.wood import CARVED, board

TAILS = {"south": 0, "west": 90, "north": 180, "east": 270}
LEANING = {"southwest": False, "southeast": True, "northwest": False, "northeast": True}


def _hollow(distance: Field, seed: int) -> Paint:
    """A wooden rim round a hollow of paper."""
    height, width = distance.shape
    paint = Paint(height, width).lay(board(height, width, CARVED, seed).colour, inside(distance))
    paint.light(0.34 * bevel(distance, 6)).lay(CREAM, inside(field(distance + 9)))
    paint.lay(BLACK, np.clip(1 + (distance + 9) / 7, 0, 1) * 0.35 * inside(field(distance + 9)))
    return paint.lay(INK, line(distance, -1.5, 3.2)).lay(INK, line(distance, -9, 2.6))


def check_box(on: bool) -> Image.Image:
    image = _hollow(rounded(72, 72, 5, 10), 61).image()
    if on:
        image.alpha_composite(drawn("controls/tick", 72, 72))
    return image


def radio(on: bool) -> Image.Image:
    image = _hollow(rounded(72, 72, 5, 31), 63).image()
    if on:
        image.alpha_composite(drawn("controls/flower", 72, 72))
    return image


def _channel(height: int, width: int, radius: float) -> Paint:
    """A groove sunk into the wood."""
    distance = rounded(height, width, 2, radius)
    paint = Paint(height, width).lay(WALNUT, inside(distance))
    paint.lay(BLACK, np.clip(1 + distance / 7, 0, 1) * 0.6 * inside(distance))
    return paint.lay(rgb("#A87B46"), line(distance, 0, 2) * 0.7)


def slider_track() -> Image.Image:
    return _channel(24, 96, 9).image()


def slider_fill() -> Image.Image:
    distance = rounded(24, 96, 5, 7)
    ys = grid(24, 96)[0] / 24
    return Paint(24, 96).lay(GOLD, inside(distance)).light(0.24 - 0.5 * ys).lay(INK, line(distance, 0, 2)).image()


def slider_knob() -> Image.Image:
    """A turned knob of wood with a brass flower."""
    distance = rounded(80, 80, 8, 32)
    paint = Paint(80, 80).lay(BLACK, blurred(np.roll(inside(distance), 4, 0), 3) * 0.5)
    top = Paint(80, 80).lay(board(80, 80, CARVED, 67).colour, 1).light(0.1 + 0.4 * bevel(distance, 14))
    paint.lay(top.colour, inside(distance)).lay(INK, line(distance, -1.5, 3.4))
    image = paint.lay(GOLD, line(distance, -9, 2.6)).image()
    image.alpha_composite(drawn("controls/brass", 80, 80))
    return image


def scroll_track() -> Image.Image:
    return _channel(96, 24, 9).image()


def scroll_thumb() -> Image.Image:
    distance = rounded(96, 24, 3, 8)
    grain = board(24, 96, CARVED, 69).colour.transpose(1, 0, 2)
    paint = Paint(96, 24).lay(grain, inside(distance)).light(0.12 + 0.3 * bevel(distance, 6))
    return paint.lay(INK, line(distance, -1, 2.6)).image()


def bubble(call: bool) -> Image.Image:
    """A cut of paper with a heavy ink line, as on the cards; the calls have a red line within."""
    height = width = 128
    distance = rounded(height, width, 6, 34)
    paint = Paint(height, width).lay(CREAM, inside(distance))
    paint.lay(PAPER_DARK, bevel(distance, 12).clip(-1, 0) * -0.5 * inside(distance)).lay(INK, line(distance, -2, 5))
    return paint.lay(RED, line(distance, -10, 3.2)).image() if call else paint.image()


def tail(direction: str) -> Image.Image:
    """The point of a bubble; its flat side lies 5 units within the bubble, so that the lines meet."""
    if direction in TAILS:
        return drawn("controls/tail", 96, 64).rotate(-TAILS[direction], expand=True)
    image = drawn("controls/tail_leaning", 96, 64)
    if LEANING[direction]:
        image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return image.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if direction.startswith("north") else image


def separator() -> Image.Image:
    """A cut line with a lighter lip; stretch it to any length."""
    ys = grid(8, 96)[0]
    paint = Paint(8, 96).lay(INK, inside(field(np.abs(ys - 3) - 1.4)) * 0.6)
    return paint.lay(GOLD_DARK, inside(field(np.abs(ys - 5.5) - 0.9)) * 0.5).image()
