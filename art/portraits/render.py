"""Renders portraits: SVG, 1024 x 1024 master, hand-cut wobble, 512 x 512 WebP with transparent corners. Code: MIT."""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw

from art.kit.finish import finish
from art.kit.raster import raster
from art.portraits.assemble import svg
from art.portraits.table import expressions, people

FOLDER = Path(__file__).parent.parent.parent / "assets" / "portraits"
MASTER, SIZE, RADIUS = 1024, 512, 94
QUALITY, ALPHA = 38, 50  # 13 kB each, 2 MB in all; below 35 red edges smear


def names() -> list[str]:
    """Every picture: `lena/neutral` …"""
    return [f"{name}/{expression}" for name in people() for expression in expressions(name)]


def path(name: str) -> Path:
    return FOLDER / f"{name}.webp"


@cache
def corners() -> Image.Image:
    """What is seen: a square with round corners, drawn four times as large for a smooth edge."""
    mask = Image.new("L", (4 * SIZE, 4 * SIZE))
    ImageDraw.Draw(mask).rounded_rectangle((6, 6, 4 * SIZE - 7, 4 * SIZE - 7), 4 * RADIUS, fill=255)
    return mask.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def picture(name: str) -> Image.Image:
    """The finished portrait of a name, 512 x 512."""
    master = finish(raster(svg(*name.split("/")), MASTER, MASTER))
    image = master.resize((SIZE, SIZE), Image.Resampling.BICUBIC)
    image.putalpha(corners())
    return image


def store(name: str) -> str:
    path(name).parent.mkdir(parents=True, exist_ok=True)
    picture(name).save(path(name), quality=QUALITY, alpha_quality=ALPHA, method=6, exact=True)
    return name


def chosen(keys: Iterable[str]) -> list[str]:
    """The names that any key matches: a person, an expression, or both; no key means all."""
    wanted = set(keys)
    return [name for name in names() if not wanted or wanted & {name, *name.split("/")}]


def render(wanted: list[str], jobs: int | None = None) -> Iterator[str]:
    """Renders and stores; yields each name when it is done."""
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        yield from pool.map(store, wanted)
