"""The finish: edges a little wobbly as if cut by hand, and paper grain.

Both are symmetric about the middle of the card, so a face still equals itself turned by 180 degrees.
Deterministic: the noise hangs on the size and a fixed seed only. Code: MIT.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float32]
WOBBLE, GRAIN, SEED = 0.5, 0.05, 11


def _noise(height: int, width: int, sigma: float, seed: int) -> Field:
    """Smooth noise of deviation 1: random numbers on a coarse grid, enlarged."""
    step = max(1, int(sigma))
    coarse = np.random.default_rng(seed).standard_normal((height // step + 3, width // step + 3)).astype("f4")
    large = Image.fromarray(coarse).resize((width + 3 * step, height + 3 * step), Image.Resampling.BICUBIC)
    field = np.asarray(large)[step : step + height, step : step + width]
    return np.asarray(field / field.std(), dtype="f4")


def _shift(height: int, width: int, seed: int) -> Field:
    """How far each pixel is moved along one axis; opposite pixels move in opposite directions."""
    k = width / 500
    raw = _noise(height, width, 16 * k, seed) + 0.45 * _noise(height, width, 5 * k, seed + 4)
    return np.asarray((raw - raw[::-1, ::-1]) / 1.5 * WOBBLE * k, dtype="f4")


@lru_cache(maxsize=2)
def _places(height: int, width: int) -> tuple[Field, Field]:
    """Where each pixel takes its colour from. The card's own edge stays crisp."""
    ys, xs = np.mgrid[0:height, 0:width].astype("f4")
    border = np.minimum.reduce([xs, ys, width - 1 - xs, height - 1 - ys])
    inside = np.clip(border / (14 * width / 500), 0, 1)
    from_x = np.clip(xs + _shift(height, width, SEED) * inside, 0, width - 1.001)
    from_y = np.clip(ys + _shift(height, width, SEED + 1) * inside, 0, height - 1.001)
    return from_x, from_y


@lru_cache(maxsize=2)
def _paper(height: int, width: int) -> Field:
    """What each pixel's colour is multiplied by."""
    k = width / 500
    raw = _noise(height, width, 1, SEED + 2) * 0.5 + _noise(height, width, 2 * k, SEED + 3) * 0.5
    even = (raw + raw[::-1, ::-1]) / 2
    return np.asarray(1 - GRAIN * np.clip(even * 0.5 + 0.25, -0.4, 1), dtype="f4")


def _moved(pixels: Field) -> Field:
    """Bilinear: every pixel from its place."""
    from_x, from_y = _places(*pixels.shape[:2])
    x, y = from_x.astype(int), from_y.astype(int)
    fx, fy = (from_x - x)[..., None], (from_y - y)[..., None]
    above = pixels[y, x] * (1 - fx) + pixels[y, x + 1] * fx
    below = pixels[y + 1, x] * (1 - fx) + pixels[y + 1, x + 1] * fx
    return np.asarray(above * (1 - fy) + below * fy, dtype="f4")


def finish(image: Image.Image) -> Image.Image:
    pixels: Field = np.asarray(image.convert("RGBA")).astype("f4")
    done = _moved(pixels)
    done[..., :3] *= _paper(*pixels.shape[:2])[..., None]
    done[..., 3] = pixels[..., 3]
    return Image.fromarray(np.clip(done, 0, 255).astype("u1"), "RGBA")
