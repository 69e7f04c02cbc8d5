"""The box of a part, as its first comment says it: measured, and written in. Code: MIT."""

import re
from collections.abc import Iterator

from art.assemble import part_svg
from art.kit.fragment import PARTS
from art.kit.raster import raster

Box = tuple[int, int, int, int]
WHOLE = -500, -500, 500, 500  # no part is larger
ROUGHLY = 4  # so many units to a pixel, to see where a part lies at all
SAID = re.compile(r"Box -?\d+,-?\d+ to -?\d+,-?\d+\.")


def box(name: str) -> Box:
    """Left, top, right, bottom of a part in its own coordinates; only where it lies it is drawn in full size."""
    left, top, right, bottom = _drawn_box(name, WHOLE, ROUGHLY)
    around = left - ROUGHLY, top - ROUGHLY, right + ROUGHLY, bottom + ROUGHLY
    return _drawn_box(name, around, 1)


def _drawn_box(name: str, limits: Box, units: int) -> Box:
    """The same within these limits, with so many units to a pixel."""
    start_x, start_y, end_x, end_y = limits
    picture = raster(part_svg(name, *limits), (end_x - start_x) // units, (end_y - start_y) // units)
    left, top, right, bottom = (units * value for value in picture.getbbox() or (0, 0, 0, 0))
    return left + start_x, top + start_y, right + start_x, bottom + start_y


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
