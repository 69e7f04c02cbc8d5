"""Contact sheets, for looking: every portrait at 512, 256, 96 and 64 px on the wood of the table. Code: MIT."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from PIL import Image

from art.portraits.render import picture

WOOD, GAP = "#7E502C", 8
COLUMNS = {512: 4, 256: 6, 96: 12, 64: 12}


def sheets(names: list[str], out: Path, jobs: int | None = None) -> Iterator[Path]:
    """Renders the portraits afresh; one large sheet a person, and one a size with all of them."""
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        images = dict(zip(names, pool.map(picture, names), strict=True))
    out.mkdir(parents=True, exist_ok=True)
    for person in dict.fromkeys(name.split("/")[0] for name in names):
        own = [image for name, image in images.items() if name.startswith(f"{person}/")]
        yield _save(grid(own, 512), out / f"{person}_512.png")
        yield _save(grid(own, 256), out / f"{person}_256.png")
    for size in (96, 64):
        yield _save(grid(list(images.values()), size), out / f"all_{size}.png")


def _save(page: Image.Image, path: Path) -> Path:
    page.save(path)
    return path


def small(image: Image.Image, size: int) -> Image.Image:
    """As the game shows it: scaled, on wood."""
    page = Image.new("RGB", (size, size), WOOD)
    scaled = image.convert("RGBA").resize((size, size), Image.Resampling.LANCZOS)
    page.paste(scaled, (0, 0), scaled)
    return page


def grid(images: list[Image.Image], size: int) -> Image.Image:
    columns, step = min(COLUMNS[size], len(images)), size + GAP
    page = Image.new("RGB", (columns * step + GAP, -(-len(images) // columns) * step + GAP), WOOD)
    for place, image in enumerate(images):
        page.paste(small(image, size), (GAP + place % columns * step, GAP + place // columns * step))
    return page
