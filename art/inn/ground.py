"""What the cards lie on: two woods, felt, linen and its border of cross-stitch; and the light of the lamp.

Every surface is a tile: its left edge meets its right one, its top its bottom. Code: MIT; pictures: CC BY 4.0.
"""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from art.inn.canvas import Colour, Field, Paint, blurred, field, grid, noise, pixels, rgb
from art.inn.wood import DARK, LIGHT, Timber, planks

BOARDS = [277, 309, 261, 301, 292]  # pixels; together 1440
STITCHES = Path(__file__).parent / "parts" / "border.txt"
FELT, FELT_DARK, FELT_LIGHT = rgb("#3A5C33"), rgb("#274425"), rgb("#64854F")
LINEN, LINEN_DARK = rgb("#DCCFB0"), rgb("#A8946C")
THREADS: dict[str, Colour] = {"#": rgb("#A93226"), "+": rgb("#2F5D7C"), "o": rgb("#4C7A3A")}
THREAD, STITCH = 4, 8  # pixels: one thread of linen, one cross-stitch over two threads


def table_top(timber: Timber, seed: int) -> Image.Image:
    return planks(2560, BOARDS, timber, seed).image()


def wood_dark() -> Image.Image:
    return table_top(DARK, 3)


def wood_light() -> Image.Image:
    return table_top(LIGHT, 8)


def fibres(size: int, count: int, seed: int) -> Field:
    """Short hairs lying any way, wrapped round the edges of the tile."""
    dice = np.random.default_rng(seed)
    sheet = Image.new("L", (3 * size, 3 * size))
    draw = ImageDraw.Draw(sheet)
    for x, y, turn, bend in dice.uniform((0, 0, 0, -1), (size, size, 6.28, 1), (count, 4)):
        for dx, dy in np.ndindex(3, 3):
            _hair(draw, x + dx * size, y + dy * size, turn, bend)
    return field(pixels(sheet)[size : 2 * size, size : 2 * size] / 255)


def _hair(draw: ImageDraw.ImageDraw, x: float, y: float, turn: float, bend: float) -> None:
    steps = [turn + bend * part / 3 for part in range(4)]
    points = [(x, y)]
    for step in steps:
        points.append((points[-1][0] + 4 * np.cos(step), points[-1][1] + 4 * np.sin(step)))
    draw.line(points, fill=150)


def felt(size: int = 512) -> Image.Image:
    """Green cloth: hairs light and dark, worn a little where the cards slide."""
    paint = Paint(size, size).lay(FELT, 1)
    paint.lay(FELT_DARK, blurred(fibres(size, 2600, 1), 0.6, "wrap") * 0.55)
    paint.lay(FELT_LIGHT, blurred(fibres(size, 1800, 2), 0.6, "wrap") * 0.30)
    cloud = 0.03 * noise(size, size, 90, 90, 3) + 0.035 * noise(size, size, 1.5, 1.5, 4)
    return paint.light(cloud).image()


def weave(height: int, width: int, seed: int) -> Paint:
    """Plain weave: threads over and under, each a little thicker or thinner than the next."""
    ys, xs = grid(height, width)
    column, row = (xs // THREAD).astype(int), (ys // THREAD).astype(int)
    over = (column + row) % 2 == 0
    across, along = np.abs(xs % THREAD - THREAD / 2) / THREAD, np.abs(ys % THREAD - THREAD / 2) / THREAD
    round_light = np.where(over, 1 - 1.7 * across**2 - 0.6 * along**2, 0.94 - 1.7 * along**2 - 0.6 * across**2)
    slub_x, slub_y = noise(height, width, 200, THREAD, seed), noise(height, width, THREAD, 200, seed + 1)
    slub = np.where(over, slub_x, slub_y) * 0.035 + 0.02 * noise(height, width, 2, 2, seed + 2)
    paint = Paint(height, width).lay(LINEN, 1)
    gaps = field(np.clip(0.86 - round_light, 0, 1) * 0.9)
    return paint.lay(LINEN_DARK, gaps).light(slub + 0.012 * noise(height, width, 70, 70, seed + 3))


def linen(size: int = 512) -> Image.Image:
    return weave(size, size, 20).image()


def _stitch(threads: Field, row: int, column: int, seed: int) -> None:
    """One cross over two threads, as a little saddle of light."""
    top, left = row * STITCH, column * STITCH
    ys, xs = grid(STITCH, STITCH)
    arms = np.minimum(np.abs(ys - xs), np.abs(ys + xs - STITCH))
    lean = np.random.default_rng(seed).uniform(-0.3, 0.3)
    cross = np.clip(2.2 + lean - arms, 0, 1)
    threads[top : top + STITCH, left : left + STITCH] = cross


def linen_border() -> Image.Image:
    """The border in cross-stitch, to be laid on the linen; tiles to the left and right."""
    pattern = STITCHES.read_text(encoding="utf-8").split("\n\n", 1)[1].splitlines()
    signs = np.array([list(text) for text in pattern])
    height, width = len(pattern) * STITCH, len(pattern[0]) * STITCH
    paint = Paint(height, width)
    for mark, colour in THREADS.items():
        threads = np.zeros((height, width), "f4")
        for row, column in np.argwhere(signs == mark):
            _stitch(threads, row, column, int(row) * 1000 + int(column))
        paint.lay(rgb("#3A2812"), np.roll(blurred(threads, 1.0, "wrap"), 1, 0) * 0.45).lay(colour, threads * 0.95)
    return paint.light(0.05 * noise(height, width, 2, 2, 44)).image()


def lamp() -> Image.Image:
    """The light of the lamp over the table: warm in the middle, brown dusk in the corners. Stretch over all."""
    height, width = 360, 640
    ys, xs = grid(height, width)
    away = np.hypot((xs - width / 2) / (0.66 * width), (ys - 0.46 * height) / (0.74 * height))
    dusk = np.clip((away - 0.42) / 0.58, 0, 1) ** 1.6 * 0.72
    glow = np.clip(1 - away / 0.75, 0, 1) ** 1.5 * 0.15
    return Paint(height, width).lay(rgb("#FFD98A"), glow).lay(rgb("#1A0D06"), dusk).image()
