"""The box of a part, as its first comment says it: measured, and written in. Code: MIT."""

import re
from collections.abc import Iterator

from art.assemble import part_svg
from art.kit.fragment import PARTS
from art.kit.raster import raster

SIZE = 1000
SAID = re.compile(r"Box -?\d+,-?\d+ to -?\d+,-?\d+\.")


def box(name: str) -> tuple[int, int, int, int]:
    """Left, top, right, bottom of a part in its own coordinates."""
    found = raster(part_svg(name, SIZE), SIZE, SIZE).getbbox() or (0, 0, 0, 0)
    left, top, right, bottom = (value - SIZE // 2 for value in found)
    return left, top, right, bottom


def names() -> list[str]:
    return sorted(file.relative_to(PARTS).with_suffix("").as_posix() for file in PARTS.rglob("*.svg"))


def write() -> Iterator[str]:
    """Brings the boxes in all parts up to date; yields the parts that changed."""
    for name in names():
        path = PARTS / f"{name}.svg"
        old = path.read_text(encoding="utf-8")
        left, top, right, bottom = box(name)
        new = SAID.sub(f"Box {left},{top} to {right},{bottom}.", old, count=1)
        if new != old:
            path.write_text(new, encoding="utf-8")
            yield name
