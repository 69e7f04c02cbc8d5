"""What lies under and round the cards: shadows, the edges of stacks, highlights. The cards are drawn by `art`.

Shadows and highlights are nine-patches that reach beyond the card by the piece's `grow`, so they fit any size.
Stacks are the edges of the cards below; the game lays a back on them. Code: MIT; pictures: CC BY 4.0.
"""

import numpy as np
from PIL import Image

from art.inn.canvas import Field, Paint, blurred, field, grid, inside, line, rgb, rounded
from art.inn.drawing import svg
from art.kit.raster import raster

SHADOW = rgb("#140A04")
GOLD, INK = rgb("#F0B93A"), rgb("#2A1A12")
CARD = 120, 192  # units; the corner is 7.7
RADIUS = 15
SHADOWS = {"resting": (2, 5, 5, 0.55), "hand": (5, 12, 12, 0.52), "flying": (14, 30, 24, 0.42)}


def shadow(kind: str) -> Image.Image:
    """The nearer the card to the table, the smaller and darker."""
    right, down, soft, dark = SHADOWS[kind]
    pad = grow(kind) * 2
    size = 4 * pad + 40
    cover = inside(rounded(size, size, pad, RADIUS))
    moved = np.roll(cover, (down, right), (0, 1))
    return Paint(size, size).lay(SHADOW, blurred(field(moved), soft) * dark).image()


def grow(kind: str) -> int:
    """How far a shadow reaches beyond the card, in units."""
    right, down, soft, _ = SHADOWS[kind]
    return int(max(right, down) + 2.6 * soft) // 2 + 1


def _brackets(size: int, pad: int) -> Field:
    """Heavier corners."""
    ys, xs = grid(size, size)
    dx, dy = np.minimum(xs, size - xs) - pad, np.minimum(ys, size - ys) - pad
    return field(np.clip((34 - dx) / 3, 0, 1) * np.clip((34 - dy) / 3, 0, 1))


def highlight() -> Image.Image:
    """A card that may be played: a warm rim of light."""
    size, pad = 168, 24
    distance = rounded(size, size, pad, RADIUS)
    outside = 1 - inside(distance)
    glow = blurred(inside(field(distance - 4)), 6) * outside * 0.75
    return Paint(size, size).lay(GOLD, glow).lay(GOLD, line(distance, 2, 4)).image()


def focus() -> Image.Image:
    """The card the keys are on: gold with heavy corners, edged in ink, so it shows on any ground."""
    size, pad = 168, 24
    distance, corner = rounded(size, size, pad, RADIUS), _brackets(168, 24)
    wide = 5 + 7 * corner
    gold = inside(field(np.abs(distance - 5) - wide / 2))
    dark = inside(field(np.abs(distance - 5) - wide / 2 - 2.6))
    return Paint(size, size).lay(INK, dark * 0.9).lay(GOLD, gold).image()


def place_mark() -> Image.Image:
    """Where a card will lie: a dashed chalk outline is too loud, so a soft hollow in the wood."""
    size, pad = 140, 10
    distance = rounded(size, size, pad, RADIUS)
    paint = Paint(size, size).lay(SHADOW, inside(distance) * 0.16)
    paint.lay(SHADOW, np.clip(1 + distance / 10, 0, 1) * inside(distance) * 0.25)
    return paint.lay(rgb("#FFE2B0"), line(distance, 0, 2) * 0.28).image()


def _card(x: float, y: float, turn: float, number: int) -> str:
    """The edge of one card; every third one is a little older."""
    tone = ("$silver", "$paper", "$white_dark")[number % 3]
    middle = f"{x + CARD[0] / 2:.2f} {y + CARD[1] / 2:.2f}"
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{CARD[0]}" height="{CARD[1]}" rx="7.7" fill="{tone}" '
        f'stroke="$edge" stroke-width=".8" transform="rotate({turn:.2f} {middle})"/>'
    )


def stack(count: int, loose: float) -> Image.Image:
    """The cards under the top one, whose place is 8, 8 to 128, 200: squared up, or loose as a won trick lies."""
    dice = np.random.default_rng(count + int(loose * 100))
    body = []
    for number in range(count - 1, 0, -1):
        x, y, turn = dice.uniform(-1, 1, 3) * loose
        body.append(_card(8 + 0.16 * number + 1.6 * x, 8 + 0.42 * number + 1.6 * y, 1.7 * turn, number))
    return raster(svg("".join(body), f"0 0 {CARD[0] + 24} {CARD[1] + 28}"), 2 * CARD[0] + 48, 2 * CARD[1] + 56)
