"""Order: how one would read what stands on a page: from above to below, and side by side as it was given. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from gaigel_desktop.window.boxes import Box

TOUCHING: Final = 1.0  # so much may two lines overlap that stand one below the other
T = TypeVar("T")


class _Placed(NamedTuple):
    """One thing: which it is, and where it stands."""

    at: int
    box: Box


def as_read(things: Sequence[tuple[Box, T]]) -> list[T]:
    """The same things in the order in which one would read them."""
    return [things[placed.at][1] for placed in _read([_Placed(at, box) for at, (box, _) in enumerate(things)])]


def _read(placed: list[_Placed]) -> list[_Placed]:
    """Band by band; where there is only one, column by column; what cannot be parted is left as it is."""
    bands = _parted(placed, lambda box: (box.y, box.bottom))
    if len(bands) == 1:
        columns = _parted(placed, lambda box: (box.x, box.right))
        bands = sorted(columns, key=lambda column: min(each.at for each in column))
    return placed if len(bands) <= 1 else [each for band in bands for each in _read(band)]


def _parted(placed: Sequence[_Placed], ends: Callable[[Box], tuple[float, float]]) -> list[list[_Placed]]:
    """Parted wherever nothing reaches across, each piece in the order given."""
    pieces, reach = list[list[_Placed]](), 0.0
    for each in sorted(placed, key=lambda each: ends(each.box)):
        begins, over = ends(each.box)
        if pieces and begins < reach - TOUCHING:
            pieces[-1].append(each)
            reach = max(reach, over)
        else:
            pieces.append([each])
            reach = over
    return [sorted(piece) for piece in pieces]
