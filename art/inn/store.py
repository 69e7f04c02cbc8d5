"""Renders pieces into assets, and writes the table of them that the game reads. Code: MIT."""

import io
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
from PIL import Image

from art.inn import app
from art.inn.canvas import blurred, pixels
from art.inn.icons import tinted_mask
from art.inn.pieces import Four, Piece, pieces

ASSETS = Path(__file__).parents[2] / "assets"
TABLE = ASSETS / "table" / "table.json"


def bled(image: Image.Image) -> Image.Image:
    """The colour of the edge spread into what is transparent; else scaling would darken the edges."""
    rows = pixels(image)
    colour, alpha = rows[..., :3], rows[..., 3] / 255
    weight = np.maximum(blurred(alpha, 3), 1e-4)
    near = np.dstack([blurred(colour[..., band] * alpha, 3) for band in range(3)]) / weight[..., None]
    mean = (colour * alpha[..., None]).sum((0, 1)) / max(float(alpha.sum()), 1e-6)
    spread = np.where((weight > 0.002)[..., None], near, mean)
    rows = np.dstack([np.where((alpha > 0.02)[..., None], colour, spread), rows[..., 3]])
    return Image.fromarray(np.clip(rows + 0.5, 0, 255).astype("u1"), "RGBA")


def encoded(piece: Piece, image: Image.Image | None = None) -> bytes:
    """The picture as a WebP file; surfaces and the scene have no alpha."""
    image = image or piece.paint()
    if piece.kind in ("tile", "scene") and image.getchannel("A").getextrema() == (255, 255):
        image = image.convert("RGB")
    elif piece.kind in ("icon", "mask"):
        image = tinted_mask(image, (255, 255, 255))
    else:
        image = bled(image)
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", quality=piece.quality or 100, lossless=not piece.quality, method=6, exact=True)
    return buffer.getvalue()


def store_one(name: str, assets: Path) -> str:
    piece = pieces()[name]
    path = assets / piece.file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encoded(piece))
    return name


def store(names: list[str], assets: Path = ASSETS) -> Iterator[str]:
    """Renders, on several processes; yields each name when it is stored."""
    if len(names) < 4:
        yield from (store_one(name, assets) for name in names)
        return
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(partial(store_one, assets=assets), names)


def store_app(assets: Path = ASSETS) -> list[str]:
    return app.store(assets / "app")


def opened(name: str) -> Image.Image:
    """A stored piece."""
    return Image.open(ASSETS / pieces()[name].file).convert("RGBA")


def leftovers(assets: Path = ASSETS) -> list[Path]:
    """Pictures that no piece names any more."""
    known = {assets / piece.file for piece in pieces().values()} | {assets / "app" / name for name in app.names()}
    stored = (path for folder in ("table", "icons", "app") for path in (assets / folder).glob("*.*"))
    return [path for path in stored if path not in known and path.suffix != ".json"]


def _number(value: float) -> str:
    return f"{value:g}"


def _list(values: Four | tuple[float, ...]) -> str:
    return "[" + ", ".join(map(_number, values)) + "]"


def line(piece: Piece, pixels: tuple[int, int]) -> str:
    """A piece as a line of the table."""
    size = _list(tuple(side / piece.scale for side in pixels))
    words = [f'"file": "{piece.file}"', f'"kind": "{piece.kind}"', f'"size": {size}']
    words += [f'"scale": {_number(piece.scale)}']
    words += [f'"margins": {_list(piece.margins)}'] if piece.margins else []
    words += [f'"grow": {piece.grow}'] if piece.grow else []
    words += [f'"place": {_list(piece.place)}'] if piece.place else []
    return f'"{piece.name}": {{{", ".join(words)}}}'


def table(assets: Path = ASSETS) -> str:
    """The text of the table, from the list of pieces and the sizes of the stored files."""
    groups: dict[str, list[str]] = {}
    for piece in pieces().values():
        with Image.open(assets / piece.file) as image:
            groups.setdefault(piece.group, []).append(line(piece, image.size))
    written = (f'"{group}": {{\n' + ",\n".join(rows) + "\n}" for group, rows in groups.items())
    return "{\n" + ",\n".join(written) + "\n}\n"
