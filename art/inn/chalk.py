"""Chalk: strokes, the V of a Gigackel, the circle, the rays, and what is left when they are wiped.

A mark is a line drawn by hand; chalk sticks to the grain of the slate, more where the hand pressed. Every mark
is white on nothing, so the game may place it at any angle. Code: MIT; pictures: CC BY 4.0.
"""

from itertools import pairwise

import numpy as np
from PIL import Image

from art.inn.canvas import Field, blurred, field, grid, noise, rgb, tinted

CHALK = rgb("#F3EEDF")
STROKES, VEES = 8, 4  # variants
Line = list[tuple[float, float]]  # pixels; the pen's way


def along(line: Line, height: int, width: int) -> tuple[Field, Field]:
    """How far each pixel is from the line, and where along it (0 to 1) its nearest point lies."""
    ys, xs = grid(height, width)
    best, where = np.full((height, width), 1e6, "f4"), np.zeros((height, width), "f4")
    for number, ((x1, y1), (x2, y2)) in enumerate(pairwise(line)):
        dx, dy = x2 - x1, y2 - y1
        part = np.clip(((xs - x1) * dx + (ys - y1) * dy) / max(dx * dx + dy * dy, 1e-6), 0, 1)
        away = np.hypot(xs - x1 - part * dx, ys - y1 - part * dy)
        nearer = away < best
        best, where = np.where(nearer, away, best), np.where(nearer, (number + part) / (len(line) - 1), where)
    return field(best), field(where)


def mark(line: Line, height: int, width: int, thick: float, seed: int) -> Field:
    """How much chalk lies where. Pressed harder at the start and end, broken up by the grain of the slate."""
    away, where = along(line, height, width)
    press = 0.82 + 0.16 * np.cos(where * 6.28) + 0.05 * noise(height, width, 14, 14, seed)
    ragged = thick * (0.5 + 0.06 * noise(height, width, 3, 3, seed + 1))
    body = np.clip((ragged - away) / 1.6 + 0.5, 0, 1)
    grain = 0.55 * noise(height, width, 1.4, 1.4, seed + 2) + 0.45 * noise(height, width, 3.2, 3.2, seed + 3)
    rough = np.clip(press + 0.34 * grain - 0.28 * (away / ragged) ** 2, 0, 1)
    crumbs = np.clip(noise(height, width, 1.2, 1.2, seed + 4) - 2.3, 0, 1) * np.clip(2.2 - away / ragged, 0, 1)
    return field(np.clip(body * rough + 0.5 * crumbs + 0.10 * blurred(field(body), 3.5), 0, 1))


def bowed(start: tuple[float, float], end: tuple[float, float], bend: float, steps: int = 8) -> Line:
    """A line drawn in one go, bent a little to the side."""
    (x1, y1), (x2, y2) = start, end
    parts = [step / steps for step in range(steps + 1)]
    return [
        (x1 + (x2 - x1) * t - (y2 - y1) * bend * t * (1 - t), y1 + (y2 - y1) * t + (x2 - x1) * bend * t * (1 - t))
        for t in parts
    ]


def stroke_line(variant: int) -> Line:
    """From above to below, each by another turn of the hand."""
    dice = np.random.default_rng(700 + variant)
    lean, top, foot, bend = dice.uniform((-5, 7, 97, -0.07), (5, 12, 103, 0.07))
    return bowed((20 + lean, top), (20 - lean * 0.8, foot), bend)


def vee_line(variant: int) -> Line:
    """Down and up again without lifting the chalk."""
    dice = np.random.default_rng(730 + variant)
    left, foot, right = dice.uniform((11, 33, 58), (15, 39, 62))
    down = bowed((left, dice.uniform(8, 13)), (foot, 100), dice.uniform(-0.06, 0.06))
    return down + bowed((foot, 100), (right, dice.uniform(5, 11)), dice.uniform(-0.08, 0.03))[1:]


def stroke(variant: int) -> Image.Image:
    return tinted(mark(stroke_line(variant), 110, 40, 8.4, 750 + 10 * variant), CHALK)


def vee(variant: int) -> Image.Image:
    return tinted(mark(vee_line(variant), 110, 72, 8.0, 850 + 10 * variant), CHALK)


def circle() -> Image.Image:
    """Drawn round once and a bit more; the ends miss each other."""
    turns = np.linspace(-0.6, 6.5, 40)
    line = [(28 + (17 + 0.5 * t) * np.cos(t), 28 + (17.5 + 0.35 * t) * np.sin(t)) for t in turns]
    return tinted(mark(line, 56, 56, 6.6, 930), CHALK)


def ray(variant: int) -> Image.Image:
    """A side's line, from the circle outwards to the right."""
    line = bowed((6, 12), (472, 12 + variant), 0.012 if variant else -0.01, 20)
    return tinted(mark(line, 24, 480, 6.4, 940 + 10 * variant), CHALK)


def wiped(line: Line, height: int, width: int, seed: int) -> Image.Image:
    """A ghost of the line, drawn out to the side by the sponge in streaks."""
    old = mark(line, height, width, 8, seed)
    smear = old.copy()
    for shift in range(1, 26):
        pulled = np.roll(np.roll(old, shift, 1), shift // 6, 0)
        smear = np.maximum(smear, field(pulled * (1 - shift / 26)))
    streaks = 0.5 + 0.35 * noise(height, width, 2.2, 40, seed + 5)
    cloud = blurred(smear, 3.0) * np.clip(streaks, 0.1, 1)
    return tinted(field(np.clip(0.26 * cloud + 0.13 * old, 0, 0.5)), CHALK)


def wiped_stroke(variant: int) -> Image.Image:
    return wiped(stroke_line(variant), 110, 72, 960 + 10 * variant)


def wiped_vee(variant: int) -> Image.Image:
    return wiped(vee_line(variant), 110, 104, 990 + 10 * variant)
