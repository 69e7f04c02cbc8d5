"""What every painter here needs: seamless noise, distance to a rounded box, layers of paint, shadows.

Fields are float32 arrays, pictures are Pillow RGBA. Everything hangs on fixed seeds only. Code: MIT.
"""

from typing import Literal

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float32]
Real = NDArray[np.float32] | NDArray[np.float64]
Colour = tuple[int, int, int]
WRAP = 4  # coarse cells added round a noise grid so that its enlargement closes on itself


def rgb(text: str) -> Colour:
    """`#7E502C` as three numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def field(values: object) -> Field:
    return np.asarray(values, dtype="f4")


def noise(height: int, width: int, step_y: float, step_x: float, seed: int) -> Field:
    """Smooth noise of deviation 1 whose opposite edges meet; a step is the size of its spots in pixels."""
    rows, columns = max(1, round(height / step_y)), max(1, round(width / step_x))
    coarse = field(np.random.default_rng(seed).standard_normal((rows, columns)))
    padded = Image.fromarray(np.pad(coarse, WRAP, mode="wrap"))
    box = (WRAP, WRAP, WRAP + columns, WRAP + rows)
    grown = field(padded.resize((width, height), Image.Resampling.BICUBIC, box=box))
    return field((grown - grown.mean()) / max(float(grown.std()), 1e-6))


def grid(height: int, width: int) -> tuple[Field, Field]:
    """y and x of the middle of every pixel."""
    ys, xs = np.mgrid[0:height, 0:width].astype("f4") + 0.5
    return field(ys), field(xs)


def rounded(height: int, width: int, inset: float, radius: float) -> Field:
    """Signed distance to a rounded box `inset` pixels within the picture: negative inside."""
    ys, xs = grid(height, width)
    half_x, half_y = width / 2 - inset - radius, height / 2 - inset - radius
    dx, dy = np.abs(xs - width / 2) - half_x, np.abs(ys - height / 2) - half_y
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0))
    return field(outside + np.minimum(np.maximum(dx, dy), 0) - radius)


def inside(distance: Field, soft: float = 0.7) -> Field:
    """1 inside a shape, 0 outside, an even edge between."""
    return field(np.clip(0.5 - distance / (2 * soft), 0, 1))


def line(distance: Field, at: float, width: float, soft: float = 0.7) -> Field:
    """A line along a shape's edge: its middle `at` pixels from the edge (negative: within)."""
    return inside(field(np.abs(distance - at) - width / 2), soft)


def bevel(distance: Field, depth: float) -> Field:
    """Light from above on a rim of this depth: 1 on edges that face up, -1 on those that face down."""
    fall = np.clip(1 + distance / depth, 0, 1)
    slope_y, slope_x = np.gradient(distance)
    return field(-(0.85 * slope_y + 0.35 * slope_x) * fall * (distance < 1))


class Paint:
    """A picture that is painted layer on layer, in linear steps from below to above."""

    def __init__(self, height: int, width: int) -> None:
        self.colour: Field = np.zeros((height, width, 3), "f4")
        self.alpha: Field = np.zeros((height, width), "f4")

    def lay(self, colour: Colour | Field, cover: Real | float) -> "Paint":
        """A colour (one, or one a pixel) over what is there."""
        part = field(np.broadcast_to(field(cover), self.alpha.shape))
        above = part + self.alpha * (1 - part)
        weight = np.divide(part, above, out=np.zeros_like(part), where=above > 0)[..., None]
        self.colour = field(self.colour * (1 - weight) + field(colour) * weight)
        self.alpha = field(above)
        return self

    def light(self, amount: Real | float) -> "Paint":
        """Multiply by 1 + amount."""
        self.colour = field(self.colour * (1 + field(amount)[..., None]))
        return self

    def keep(self, cover: Field) -> "Paint":
        """Cut to a shape."""
        self.alpha = field(self.alpha * cover)
        return self

    def image(self) -> Image.Image:
        rows = np.dstack([np.clip(self.colour, 0, 255), np.clip(self.alpha, 0, 1) * 255])
        return Image.fromarray((rows + 0.5).astype("u1"), "RGBA")


def tinted(cover: Field, colour: Colour) -> Image.Image:
    """One colour, more or less opaque."""
    return Paint(*cover.shape).lay(colour, cover).image()


def blurred(cover: Real, radius: float, mode: Literal["constant", "wrap"] = "constant") -> Field:
    """Gaussian blur, in floats so that wide shadows have no steps; `wrap` for tiles."""
    reach = int(3 * radius) + 1
    bell = np.exp(-0.5 * (np.arange(-reach, reach + 1) / radius) ** 2)
    done = field(cover)
    for _ in range(2):
        padded = np.pad(done, ((reach, reach), (0, 0)), mode=mode)
        rows = sum(weight * padded[at : at + len(done)] for at, weight in enumerate(bell / bell.sum()))
        done = field(rows).T
    return field(done)


def pixels(image: Image.Image) -> Field:
    return field(np.asarray(image))


def cover_of(image: Image.Image) -> Field:
    """The alpha of a picture between 0 and 1."""
    return field(pixels(image.getchannel("A")) / 255)
