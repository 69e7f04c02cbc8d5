"""Sheets of the stored pieces on the real wood, at the sizes of the game. Code: MIT."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from art.inn.icons import tinted_mask
from art.inn.layout import laid
from art.inn.pieces import Piece, pieces
from art.inn.slates import marked
from art.inn.store import opened

WIDTH, GAP = 1280, 10
CREAM = (246, 230, 196)
SLATES = (
    ["||V|", ".w||"],
    ["||V", "V|", ".||"],
    ["||", "V|", ".w|", "|"],
    ["||", "V", ".|", "|", "w", "||", "|", "V|"],
)


def shown(piece: Piece) -> list[Image.Image]:
    """A piece as it appears: at one pixel a unit; icons large and at 24."""
    image = opened(piece.name)
    if piece.kind in ("icon", "mask"):
        image = tinted_mask(image, CREAM)
    if piece.kind in ("tile", "scene", "overlay"):
        return [image.resize((360, round(360 * image.height / image.width)), Image.Resampling.LANCZOS)]
    size = max(1, round(image.width / piece.scale)), max(1, round(image.height / piece.scale))
    sizes = [size, (24, 24)] if piece.group in ("icons", "suits") else [size]
    return [image.resize(one, Image.Resampling.LANCZOS) for one in sizes]


def flow(images: list[Image.Image]) -> Image.Image:
    """Pictures in rows on the wood."""
    places, x, y, high = [], GAP, GAP, 0
    for image in images:
        if x + image.width + GAP > WIDTH:
            x, y, high = GAP, y + high + GAP, 0
        places.append((x, y))
        x, high = x + image.width + GAP, max(high, image.height)
    wood = opened("wood_dark").resize((1280, 720), Image.Resampling.LANCZOS)
    page = laid(wood, WIDTH, y + high + GAP)
    for image, place in zip(images, places, strict=True):
        page.alpha_composite(image, place)
    return page


def slates() -> Image.Image:
    """Two, three, four and eight sides, small as on the table and large as after the deal."""
    small = [marked(480, 300, rows).resize((240, 150), Image.Resampling.LANCZOS) for rows in SLATES]
    large = [marked(1200, 760, rows).resize((600, 380), Image.Resampling.LANCZOS) for rows in SLATES]
    return flow(small + large)


def store(folder: Path) -> Iterator[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for group in dict.fromkeys(piece.group for piece in pieces().values()):
        images = [image for piece in pieces().values() if piece.group == group for image in shown(piece)]
        yield _saved(flow(images), folder / f"inn_{group}.png")
    yield _saved(slates(), folder / "inn_slates.png")


def _saved(page: Image.Image, path: Path) -> Path:
    page.convert("RGB").save(path)
    return path
