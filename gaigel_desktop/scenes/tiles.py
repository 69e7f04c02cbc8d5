"""Tiles: pictures to choose from, in rows: decks, backs, table tops, faces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Tile
from gaigel_desktop.window.flow import Flow
from gaigel_desktop.window.pen import STRONG
from gaigel_desktop.window.widgets import Widget

GAP: Final = 8.0
LEAST_NAME: Final = 92.0


class Sight(NamedTuple):
    """One of the pictures, and what choosing it does."""

    key: str
    words: str
    file: str
    choose: Callable[[], None]
    chosen: bool = False
    faint: bool = False
    below: str = ""
    help: str = ""


class Shape(NamedTuple):
    """How large the pictures of a row are: the width, and the height by the width."""

    width: float
    by_width: float = 1.0
    framed: bool = True


def tile_height(flow: Flow, width: float, shape: Shape, lines: int) -> float:
    """How high a tile is with so many lines of words."""
    return 16 + (width - 16) * shape.by_width + lines * flow.pen.line_height(STRONG) + 8


def put_tiles(flow: Flow, sights: Sequence[Sight], shape: Shape) -> None:
    """The pictures side by side, in as many rows as the width asks for."""
    wide = min(shape.width * max(1.0, flow.pen.text_size**0.5), flow.width)
    in_row = max(1, int((flow.width + GAP) // (wide + GAP)))
    lines = 1 + any(sight.below for sight in sights)
    high = tile_height(flow, wide, shape, lines)
    for start in range(0, len(sights), in_row):
        row: list[Widget] = [
            _tile(sight, Box(flow.x + at * (wide + GAP), flow.y, wide, high), shape)
            for at, sight in enumerate(sights[start : start + in_row])
        ]
        flow.widgets += row
        flow.y += high + GAP


def _tile(sight: Sight, box: Box, shape: Shape) -> Tile:
    return Tile(
        sight.key,
        sight.words,
        box,
        sight.choose,
        sight.file,
        shape.by_width,
        sight.chosen,
        sight.faint,
        sight.below,
        sight.help,
        framed=shape.framed,
    )
