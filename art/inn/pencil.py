"""The pencil: strokes, the V of a Gigackel, circle and rays in graphite, and the small mark that erases a stroke (P).

The hand is the one that holds the chalk, so every mark has the size and the way of its sister on the slate, but is
drawn finer, and twice as large, for a thin line shows sooner how it is stored. Code: MIT; pictures: CC BY 4.0.
"""

import numpy as np
from PIL import Image

from art.inn.canvas import Field, Paint, bevel, field, grid, inside, line, noise, rgb, tinted
from art.inn.chalk import Line, along, bowed, stroke_line, vee_line

GRAPHITE = rgb("#3B3836")
LACQUER, WOOD, BRASS = rgb("#8E2A1E"), rgb("#DDB27C"), rgb("#C99B45")
CROSSES = 4  # variants
FINE = 2  # times as many pixels a unit as chalk


def mark(way: Line, height: int, width: int, thick: float, seed: int) -> Field:
    """How much graphite lies where: a firm core, thinner to the end, and paper that shows through at its sides."""
    away, where = along(way, height, width)
    press = 0.86 + 0.10 * np.cos(where * 5.2) + 0.05 * noise(height, width, 26, 26, seed)
    half = thick * 0.5 * press * (1 - 0.32 * where**3)
    body = np.clip((half - away) / 1.5 + 0.5, 0, 1)
    grain = 0.5 * noise(height, width, 1.5, 1.5, seed + 1) + 0.5 * noise(height, width, 3.5, 3.5, seed + 2)
    dark = np.clip(press + 0.16 * grain - (0.30 + 0.16 * grain) * (away / half) ** 2, 0.12, 0.96)
    return field(body * dark)


def finer(way: Line) -> Line:
    """The way of the chalk in the pixels of the pencil."""
    return [(x * FINE, y * FINE) for x, y in way]


def stroke(variant: int) -> Image.Image:
    return tinted(mark(finer(stroke_line(variant)), 220, 80, 12, 1100 + 10 * variant), GRAPHITE)


def vee(variant: int) -> Image.Image:
    return tinted(mark(finer(vee_line(variant)), 220, 144, 11.5, 1200 + 10 * variant), GRAPHITE)


def cross(variant: int) -> Image.Image:
    """A short mark that rises to the right, drawn quickly."""
    dice = np.random.default_rng(1260 + variant)
    left, right, low, high = dice.uniform((6, 48, 44, 12), (9, 51, 50, 18))
    way = bowed((left, low), (right, high), dice.uniform(-0.09, 0.09))
    return tinted(mark(way, 62, 56, 11, 1270 + 10 * variant), GRAPHITE)


def circle() -> Image.Image:
    """Drawn round nearly twice, as a pencil does; the second time it strays."""
    turns = np.linspace(-0.7, 10.4, 70)
    way = [(56 + (34 + 0.55 * t) * np.cos(t), 56 + (37 - 0.45 * t) * np.sin(t)) for t in turns]
    return tinted(mark(way, 112, 112, 7, 1330), GRAPHITE)


def ray(variant: int) -> Image.Image:
    """A side's line, from the circle outwards to the right."""
    way = finer(bowed((6, 12), (472, 12 + variant), 0.008 if variant else -0.007, 20))
    return tinted(mark(way, 48, 960, 8, 1340 + 10 * variant), GRAPHITE)


def pencil_piece() -> Image.Image:
    """A stub of a pencil, lying, its point to the left: hexagonal, lacquered, sharpened with a knife."""
    height, width, neck = 56, 260, 66.0
    ys, xs = grid(height, width)
    half = np.where(xs < neck, (xs - 4) / (neck - 4) * 22, 22.0) + 0.25 * noise(height, width, 14, 26, 1400)
    across = np.abs(ys - height / 2)
    shape = field(np.maximum(across - half, xs - width + 5))
    cut = xs - neck - 5 * np.cos((ys - height / 2) / 22 * 4.7)  # the knife leaves three bows in the lacquer
    body = field(inside(shape))
    paint = Paint(height, width).lay(WOOD, body).lay(LACQUER, body * np.clip(cut + 0.5, 0, 1))
    paint.lay(BRASS, body * inside(field(np.abs(xs - width + 24) - 9)))
    paint.lay(GRAPHITE, body * inside(field(xs - 24)))
    edges = np.clip(1 - np.abs(across - 9) / 1.2, 0, 1) * np.clip(cut, 0, 1)
    paint.light(0.26 * bevel(shape, 15) - 0.16 * np.clip((ys - height / 2) / 22, 0, 1) - 0.14 * edges)
    return paint.light(0.03 * noise(height, width, 2, 8, 1401)).lay(rgb("#2A1A12"), line(shape, 0, 3) * 0.8).image()
