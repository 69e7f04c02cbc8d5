"""The slate: its wooden frame, its field, old chalk dust, the sponge and a piece of chalk.

Code: MIT; pictures: CC BY 4.0.
"""

import numpy as np
from PIL import Image

from art.inn.canvas import Field, Paint, bevel, field, grid, inside, line, noise, rgb, rounded
from art.inn.chalk import CHALK
from art.inn.wood import FRAME, Timber, board

SLATE, SLATE_DARK = rgb("#303534"), rgb("#1A1D1C")
RIM = 30  # pixels of frame


def _frame(height: int, width: int, rim: int, timber: Timber, seed: int) -> Field:
    """Four laths, mitred: the grain runs along each, so it may be stretched."""
    ys, xs = grid(height, width)
    level = board(rim, width, timber, seed).colour
    upright = board(rim, height, timber, seed + 1).colour.transpose(1, 0, 2)
    colour = np.zeros((height, width, 3), "f4")
    colour[:rim], colour[-rim:] = level, level[::-1]
    side = np.minimum(xs, width - xs) < np.minimum(ys, height - ys)
    for part in (slice(0, rim), slice(width - rim, width)):
        colour[:, part] = np.where(side[:, part, None], upright, colour[:, part])
    return colour


def framed(height: int, width: int, rim: int, timber: Timber, seed: int) -> Paint:
    """A frame with rounded corners, joints and edges that catch the light; nothing in it."""
    outer, inner = rounded(height, width, 1, 9), rounded(height, width, rim, 3)
    ys, xs = grid(height, width)
    joint = np.abs(np.minimum(xs, width - xs) - np.minimum(ys, height - ys))
    paint = Paint(height, width).lay(_frame(height, width, rim, timber, seed), 1)
    paint.lay(timber.gap, np.clip(1.3 - joint, 0, 1) * 0.55 * (np.minimum(xs, width - xs) < rim))
    paint.light(0.34 * bevel(outer, 8) - 0.30 * bevel(field(-inner), 7))
    paint.lay(timber.gap, line(outer, -1.5, 3) * 0.85).lay(timber.gap, line(inner, 0.5, 3) * 0.9)
    return paint.keep(inside(outer)).keep(field(1 - inside(inner)))


def slate() -> Image.Image:
    """Frame and field: a nine-patch whose middle is even, to be stretched to any size."""
    height, width = 280, 400
    inner = rounded(height, width, RIM, 3)
    frame = framed(height, width, RIM, FRAME, 70)
    paint = Paint(height, width).lay(SLATE, inside(inner))
    paint.lay(SLATE_DARK, np.clip(1 + inner / 16, 0, 1) ** 2 * inside(inner) * 0.75)
    return paint.lay(frame.colour, frame.alpha).image()


def dust() -> Image.Image:
    """A tile for the field of the slate: the stone's grain, and the wipes of many evenings."""
    size = 512
    stone = 0.012 * noise(size, size, 1.4, 1.4, 80) + 0.010 * noise(size, size, 5, 12, 81)
    wipes = np.clip(noise(size, size, 26, 150, 82) * 0.6 + noise(size, size, 6, 110, 83) * 0.35, 0, 2)
    cloud = np.clip(noise(size, size, 110, 130, 84), 0, 2)
    cover = np.clip(0.010 + stone + 0.026 * wipes + 0.010 * cloud, 0, 0.2)
    return Paint(size, size).lay(CHALK, cover).image()


def sponge() -> Image.Image:
    """A natural sponge, damp, with chalk in its pores."""
    height, width = 104, 152
    wavy = 3.2 * noise(height, width, 22, 22, 90) + 1.3 * noise(height, width, 6, 6, 91)
    shape = field(rounded(height, width, 11, 34) + wavy)
    holes = np.clip(noise(height, width, 7, 8, 92) * 1.1 + 0.5 * noise(height, width, 3, 3, 93) - 0.75, 0, 1)
    paint = Paint(height, width).lay(rgb("#D9A24A"), inside(shape))
    paint.light(0.30 * bevel(shape, 26) + 0.05 * noise(height, width, 2, 2, 94))
    paint.lay(rgb("#7A4C1C"), holes * 0.85 * inside(shape)).lay(CHALK, _chalky(height, width) * inside(shape))
    return paint.lay(rgb("#4E2E12"), line(shape, 0, 4) * 0.9).image()


def _chalky(height: int, width: int) -> Field:
    ys, _ = grid(height, width)
    return field(np.clip(noise(height, width, 9, 20, 95), 0, 1) * 0.35 * np.clip(ys / height * 2 - 1, 0, 1))


def chalk_piece() -> Image.Image:
    """A stump of chalk, lying."""
    height, width = 36, 104
    ys, xs = grid(height, width)
    shape = field(rounded(height, width, 4, 6) + 0.7 * noise(height, width, 5, 5, 97))
    paint = Paint(height, width).lay(CHALK, inside(shape))
    paint.light(-0.34 * np.clip((ys / height - 0.55) / 0.45, 0, 1) + 0.03 * noise(height, width, 1.5, 1.5, 98))
    paint.lay(rgb("#C9C0A8"), np.clip((xs - width + 16) / 3, 0, 1) * 0.5 * inside(shape))
    return paint.lay(rgb("#5A5346"), line(shape, 0, 3) * 0.9).image()
