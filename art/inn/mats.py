"""Beer mats: one a side, told apart by their motif and the word on the ribbon; the marks of wet glasses; tokens.

Code: MIT; pictures: CC BY 4.0.
"""

import numpy as np
from PIL import Image

from art.inn.canvas import Field, Paint, blurred, field, grid, inside, line, noise, pixels, rgb
from art.inn.drawing import COLOURS, fragment, svg
from art.kit.raster import raster

MOTIFS = {
    "pretzel": "red",
    "hop": "green_dark",
    "grapes": "grape",
    "bell": "blue",
    "radish": "brown_dark",
    "barley": "slate",
    "boot": "green",
    "oak": "brick",
}
SIZE = 320  # pixels


def mat(motif: str) -> Image.Image:
    """A mat with its motif and an empty ribbon, worn at the rim, lying in the light from the upper left."""
    ring = {"ring": MOTIFS[motif]}
    inner = fragment("mats/base", ring) + fragment(f"mats/{motif}") + fragment("mats/ribbon", ring)
    seed = 300 + 10 * list(MOTIFS).index(motif)
    return worn(raster(svg(inner, "-100 -100 200 200"), SIZE, SIZE), seed)


def _disc(size: int, seed: int) -> Field:
    """Distance to a rim that many hands have bent and picked at."""
    ys, xs = grid(size, size)
    away = np.hypot(ys - size / 2, xs - size / 2)
    turn = np.arctan2(ys - size / 2, xs - size / 2)
    picked = np.clip(noise(size, size, 12, 12, seed) - 1.4, 0, 1) * 3
    return field(away - size * 0.482 + 0.7 * np.sin(3 * turn + seed) + 0.5 * np.sin(7 * turn) + picked)


def worn(image: Image.Image, seed: int) -> Image.Image:
    """The print gone at the rim, fibres, faint stains, and the thickness of the board below."""
    size = image.width
    rim, colour = _disc(size, seed), pixels(image)[..., :3]
    paint = Paint(size, size).lay(rgb("#8C7749"), np.roll(inside(rim), 3, 0)).lay(colour, inside(rim))
    rub = np.clip(1 + (rim + 2) / 7, 0, 1) * np.clip(0.55 + 0.5 * noise(size, size, 5, 5, seed + 1), 0, 1)
    paint.lay(rgb("#EDE2C8"), rub * 0.75 * inside(rim))
    scuffs = np.clip(noise(size, size, 2.2, 9, seed + 2) - 2.0, 0, 1) * 0.6
    paint.lay(rgb(COLOURS["board"]), scuffs * inside(rim))
    stain = np.clip(noise(size, size, 70, 70, seed + 3), 0, 2) * 0.035
    grain = 0.018 * noise(size, size, 1.5, 1.5, seed + 4)
    return paint.light(grain - stain).lay(rgb("#5C4526"), line(rim, 0, 2) * 0.6).image()


def glass_ring(variant: int) -> Image.Image:
    """Where a wet glass stood: a ring, thicker on one side, open on another, with a drop."""
    seed = 400 + 10 * variant
    ys, xs = grid(SIZE, SIZE)
    turn = np.arctan2(ys - 160, xs - 160) + variant
    away = np.hypot(ys - 160, xs - 160) + 1.6 * noise(SIZE, SIZE, 40, 40, seed)
    wide = 5 + 3.5 * np.sin(turn + 0.8) + 1.5 * np.sin(3 * turn)
    wet = inside(field(np.abs(away - 108) - wide), 1.6) * np.clip(0.75 + 0.55 * np.sin(turn * 1.5 + 1), 0.05, 1)
    rim = np.clip(1 - np.abs(np.abs(away - 108) - wide) / 2.4, 0, 1) * wet
    drop = inside(field(np.hypot(ys - 278, xs - 214 - 30 * variant) - 7), 2)
    cover = 0.30 * wet + 0.34 * rim + 0.3 * drop
    return Paint(SIZE, SIZE).lay(rgb("#4A2A0C"), blurred(field(cover), 0.8)).image()


def mat_token() -> Image.Image:
    """A small mat seen a little from the side: piles are these, one above the other."""
    height, width = 88, 112
    ys, xs = grid(height, width)
    oval = field((np.hypot((xs - 56) / 50, (ys - 38) / 32) - 1) * 32)
    lower = field(np.roll(oval, 8, 0))
    body = field(np.minimum(oval, lower))
    paint = Paint(height, width).lay(rgb("#1A0D06"), blurred(np.roll(inside(body), 5, 0), 4) * 0.45)
    paint.lay(rgb("#B49B66"), inside(body)).lay(rgb("#EFE3C6"), inside(oval))
    paint.lay(rgb("#AE2F20"), line(oval, -6, 4)).lay(rgb("#AE2F20"), inside(field(oval + 20)))
    layers = np.clip(1 - np.abs(np.roll(oval, 5, 0)) / 1.2, 0, 1) * (ys > 42) * inside(body)
    paint.lay(rgb("#7C6335"), layers * 0.6).light(0.02 * noise(height, width, 1.5, 1.5, 450))
    return paint.lay(rgb("#2A1A12"), line(body, 0, 3)).lay(rgb("#2A1A12"), line(oval, 0, 1.6) * 0.5).image()


def shadow_round() -> Image.Image:
    """The shadow of a mat or glass."""
    disc = inside(_disc(SIZE, 0))
    small = Image.fromarray((disc * 255).astype("u1")).resize((240, 240))
    page = Image.new("L", (SIZE, SIZE))
    page.paste(small, (44, 48))
    cover = blurred(field(np.asarray(page)) / 255, 9) * 0.55
    return Paint(SIZE, SIZE).lay(rgb("#140A04"), cover).image()
