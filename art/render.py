"""Renders pictures: SVG, 1000 x 1600 master, finish, 500 x 800 WebP.

Processes and not threads, because the renderer holds the interpreter's lock. Code: MIT.
"""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor

from PIL import Image

from art.assemble import back_svg, face_svg
from art.kit.finish import finish
from art.kit.raster import raster
from art.names import backs, faces, path

MASTER = (1000, 1600)
SIZE = (500, 800)
# At 3840 x 2160 a card is 351 pixels wide: there nobody tells its face from one at 86, which takes two fifths more.
FACE = 78
BACK = 86  # so that a back shows less which way round it lies


def svg(name: str) -> str:
    """The SVG text of a picture by its name."""
    known = {face.name: face for face in faces()}
    return face_svg(known[name]) if name in known else back_svg(name.removeprefix("backs/"))


def picture(name: str) -> Image.Image:
    """The finished picture of a name, 500 x 800."""
    return finish(raster(svg(name), *MASTER)).resize(SIZE, Image.Resampling.LANCZOS)


def quality(name: str) -> int:
    """Of the WebP file."""
    return BACK if name.startswith("backs/") else FACE


def store(name: str) -> str:
    path(name).parent.mkdir(parents=True, exist_ok=True)
    picture(name).save(path(name), quality=quality(name), method=6)
    return name


def chosen(keys: Iterable[str]) -> list[str]:
    """The names that any key matches: a card, a deck, a folder, a full name; no key means all."""
    wanted = set(keys)
    every = [face.name for face in faces()] + backs()
    return [name for name in every if not wanted or wanted & _matches(name)]


def _matches(name: str) -> set[str]:
    """`french/safe/kreuz_ass` answers to itself, french, french/safe, kreuz_ass, french/kreuz_ass, ass."""
    words = name.split("/")
    folders = {"/".join(words[:depth]) for depth in range(1, len(words) + 1)}
    return folders | {words[-1], words[-1].split("_")[-1], f"{words[0]}/{words[-1]}"}


def render(names: list[str], jobs: int | None = None) -> Iterator[str]:
    """Renders and stores; yields each name when it is done."""
    if len(names) == 1 or jobs == 1:
        yield from map(store, names)
        return
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        yield from pool.map(store, names)
