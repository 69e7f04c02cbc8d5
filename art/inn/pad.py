"""The pad: squared paper on which the score is kept in pencil, bound at its head. Code: MIT; pictures: CC BY 4.0."""

import numpy as np
from PIL import Image

from art.inn.canvas import Field, Paint, bevel, field, grid, inside, line, rgb, rounded

SHEET, BELOW, EDGE = rgb("#F6EFDB"), rgb("#D8CBA6"), rgb("#8B7750")
INK, SHADE, TAPE = rgb("#2A1A12"), rgb("#140A04"), rgb("#7E2A20")
SIZE = 280, 400  # pixels, height and width
MARGIN = 8  # from the edge of the picture to the sheet on top
BOUND = 22  # of tape over the head
FOLD = 24  # of the corner that is turned up


def pad() -> Image.Image:
    """On the table, with sheets that have slipped a little and a dog-eared corner: a nine-patch whose middle is even.
    Its squares are ruled by the game, sharp at every size."""
    paint = Paint(*SIZE).lay(SHADE, np.clip(0.5 - _sheet(7) / 9, 0, 1) * 0.42)
    for slipped, tone in ((5, "#C9B993"), (3, "#E6DABB"), (1.5, "#D3C5A2")):
        lower = _sheet(slipped)
        paint.lay(rgb(tone), inside(lower)).lay(SHADE, line(lower, -0.5, 1.2) * 0.25)
    top = rounded(*SIZE, MARGIN, 2.5)
    paint.lay(SHEET, inside(top)).lay(rgb("#E4D6B2"), np.clip(1 + top / 26, 0, 1) ** 2 * 0.55 * inside(top))
    paint.lay(EDGE, line(top, -0.6, 1.4) * 0.7)
    _turn_up(paint, top)
    _bind(paint, top)
    return paint.image()


def _box(left: float, upper: float, right: float, lower: float) -> Field:
    """Distance to a box with sharp corners, negative inside."""
    ys, xs = grid(*SIZE)
    return field(np.maximum(np.maximum(left - xs, xs - right), np.maximum(upper - ys, ys - lower)))


def _sheet(slipped: float) -> Field:
    """A lower sheet, which has slipped so far down and to the right."""
    height, width = SIZE
    return _box(MARGIN, MARGIN, width - MARGIN + 0.7 * slipped, height - MARGIN - 2 + slipped)


def _turn_up(paint: Paint, top: Field) -> None:
    """The lower right corner, turned up: its back is seen and throws a little shadow, and so is the sheet below."""
    ys, xs = grid(*SIZE)
    right, lower = SIZE[1] - MARGIN, SIZE[0] - MARGIN
    crease = field((xs + ys - right - lower + FOLD) / np.sqrt(2))
    corner = _box(right - FOLD, lower - FOLD, right, lower)
    paint.lay(BELOW, inside(field(-crease)) * inside(top))
    paint.lay(SHADE, np.clip(1 - np.abs(crease + 3) / 7, 0, 1) * inside(corner, 3) * 0.22)
    paint.lay(rgb("#EADFC2"), inside(field(np.maximum(crease, corner))))
    paint.lay(EDGE, line(crease, 0, 1.6) * inside(corner) * 0.8)


def _bind(paint: Paint, top: Field) -> None:
    """Linen tape over the head, woven along it, and the shadow at its lower edge."""
    tape = _box(MARGIN - 2, MARGIN - 2, SIZE[1] - MARGIN + 2, MARGIN + BOUND)
    ys, _ = grid(*SIZE)
    paint.lay(SHADE, np.clip(1 - np.abs(tape - 2) / 5, 0, 1) * inside(top) * 0.26).lay(TAPE, inside(tape))
    paint.light(0.16 * bevel(tape, 8) + 0.05 * np.sin(ys * 2.2) * inside(tape)).lay(INK, line(tape, -0.5, 2) * 0.75)
