"""The figures the tests hold: symmetry, difference of faces, contrast, colour distance, colour-blind sight.

Simulation: Machado, Oliveira, Fernandes 2009, full severity. Distance: CIEDE2000 (Sharma, Wu, Dalal 2005).
Code: MIT.
"""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import numpy as np
from numpy.typing import ArrayLike, NDArray
from PIL import Image

Floats = NDArray[np.float64]
KINDS: dict[str, Floats] = {
    "normal": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = np.array([0.95047, 1, 1.08883])


def linear(values: ArrayLike) -> Floats:
    """Light from sRGB bytes."""
    part = np.asarray(values, float) / 255
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)


def encoded(light: Floats) -> Floats:
    """sRGB bytes, not rounded, from light."""
    part = np.clip(light, 0, 1)
    return np.where(part <= 0.0031308, part * 12.92, 1.055 * part ** (1 / 2.4) - 0.055) * 255


def rgb(colour: str) -> list[int]:
    return [int(colour[start : start + 2], 16) for start in (1, 3, 5)]


def simulated(image: Image.Image, kind: str) -> Image.Image:
    """The picture as such eyes see it."""
    light = linear(np.asarray(image.convert("RGB"))) @ KINDS[kind].T
    return Image.fromarray(encoded(light).round().astype("u1"))


def contrast(one: str, other: str) -> float:
    """WCAG contrast of two colours."""
    first, second = sorted(float(linear(rgb(colour)) @ [0.2126, 0.7152, 0.0722]) for colour in (one, other))
    return (second + 0.05) / (first + 0.05)


def lab(light: Floats) -> tuple[float, float, float]:
    ratio = TO_XYZ @ np.clip(light, 0, 1) / WHITE
    x, y, z = np.where(ratio > 0.008856, np.cbrt(ratio), 7.787 * ratio + 16 / 116).tolist()
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, kind: str = "normal") -> float:
    """CIEDE2000 between two colours as such eyes see them."""
    first, second = (lab(KINDS[kind] @ linear(rgb(colour))) for colour in (one, other))
    return ciede2000(first, second)


def nearest(colours: list[str], kind: str) -> float:
    return min(distance(one, other, kind) for one, other in combinations(colours, 2))


def ciede2000(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    light1, chroma1, hue1, light2, chroma2, hue2 = _lch_pair(one, other)
    light, chroma, hue = (light1 + light2) / 2, (chroma1 + chroma2) / 2, _mean_hue(hue1, hue2)
    turn = (hue2 - hue1 + 180) % 360 - 180
    by_light = (light2 - light1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(chroma1 * chroma2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _hue_weight(hue))
    cross = -2 * _high(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + cross * by_chroma * by_hue)


def _lch_pair(one: tuple[float, float, float], other: tuple[float, float, float]) -> tuple[float, ...]:
    """Lightness, chroma and hue of both, with greys stretched as the formula wants."""
    stretch = 1.5 - 0.5 * _high((hypot(*one[1:]) + hypot(*other[1:])) / 2)
    pairs = ((light, a * stretch, b) for light, a, b in (one, other))
    return tuple(value for light, a, b in pairs for value in (light, hypot(a, b), degrees(atan2(b, a)) % 360))


def _high(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def _mean_hue(one: float, other: float) -> float:
    middle = (one + other) / 2
    return middle if abs(one - other) <= 180 else (middle + 180) % 360


def _hue_weight(hue: float) -> float:
    return (
        1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6)) - 0.2 * cos(radians(4 * hue - 63))
    )  # fmt: skip


def _solid(image: Image.Image) -> NDArray[np.int16]:
    """Pixels on a grey ground, so that transparent corners compare."""
    page = Image.new("RGBA", image.size, "#808080")
    page.alpha_composite(image.convert("RGBA"))
    return np.asarray(page.convert("RGB")).astype(np.int16)


def differing(one: Image.Image, other: Image.Image, tolerance: int = 24) -> float:
    """Share of pixels that differ by more than the tolerance in any channel."""
    return float((np.abs(_solid(one) - _solid(other)).max(axis=2) > tolerance).mean())


def asymmetry(image: Image.Image, tolerance: int = 24) -> float:
    """Share of pixels that differ from the face turned by 180 degrees."""
    return differing(image, image.transpose(Image.Transpose.ROTATE_180), tolerance)
