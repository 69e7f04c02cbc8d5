"""Contact sheets, for looking: every face at four sizes, and what colour-blind players see. Code: MIT."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from PIL import Image

from art.assemble import part_svg
from art.boxes import WHOLE, box
from art.kit.raster import raster
from art.measure import KINDS, simulated
from art.render import picture

GROUND, GAP = "#5B4029", 12
WIDTHS = (500, 160, 110, 70)


def sheets(names: list[str], out: Path, jobs: int | None = None) -> Iterator[Path]:
    """Renders the pictures afresh and lays them out: `sizes`, `sight`; one sheet a folder of names."""
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        images = dict(zip(names, pool.map(picture, names), strict=True))
    out.mkdir(parents=True, exist_ok=True)
    for folder in dict.fromkeys(name.rpartition("/")[0] for name in names):
        group = [image for name, image in images.items() if name.rpartition("/")[0] == folder]
        yield _save(sizes(group), out / f"{folder.replace('/', '_')}_sizes.png")
        yield _save(sight(group), out / f"{folder.replace('/', '_')}_sight.png")


def _save(page: Image.Image, path: Path) -> Path:
    page.save(path)
    return path


def sizes(images: list[Image.Image]) -> Image.Image:
    """Each face at 500, 160, 110 and 70 px width; six side by side."""
    blocks = [_block(image) for image in images]
    return grid(blocks, 6)


def _block(image: Image.Image) -> Image.Image:
    """One face large, and small ones in a row under it."""
    page = Image.new("RGB", (500, 800 + GAP + 256), GROUND)
    _paste(page, image, 0, 0)
    x = 0
    for width in WIDTHS[1:]:
        _paste(page, small(image, width), x, 800 + GAP)
        x += width + GAP
    return page


def sight(images: list[Image.Image], width: int = 110) -> Image.Image:
    """All faces as four kinds of eyes see them."""
    page = grid([_flat(small(image, width)) for image in images], 6)
    return grid([simulated(page, kind) for kind in KINDS], 2)


def small(image: Image.Image, width: int) -> Image.Image:
    return image.resize((width, round(width * 1.6)), Image.Resampling.LANCZOS)


def _flat(image: Image.Image) -> Image.Image:
    page = Image.new("RGB", image.size, GROUND)
    _paste(page, image, 0, 0)
    return page


def _paste(page: Image.Image, image: Image.Image, x: int, y: int) -> None:
    page.paste(image, (x, y), image if image.mode == "RGBA" else None)


def grid(images: list[Image.Image], columns: int) -> Image.Image:
    wide, high = images[0].width + GAP, images[0].height + GAP
    columns = min(columns, len(images))
    page = Image.new("RGB", (columns * wide + GAP, -(-len(images) // columns) * high + GAP), GROUND)
    for place, image in enumerate(images):
        _paste(page, image, GAP + place % columns * wide, GAP + place // columns * high)
    return page


def part_preview(name: str, out: Path) -> str:
    """Draws a part on a light ground, its anchor in the middle; says its box relative to the anchor."""
    drawn = raster(part_svg(name, *WHOLE), 1000, 1000)
    page = Image.new("RGB", drawn.size, "#E8E0CC")
    page.paste(drawn, (0, 0), drawn)
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"part_{name.replace('/', '_')}.png"
    page.save(path)
    return f"{path}  box {box(name)}"
