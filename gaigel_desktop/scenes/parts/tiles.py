"""Tiles: pictures to choose from, in rows: decks, backs, table tops, faces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Tile
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.widgets import Widget
from gaigel_desktop.window.pen import STRONG

GAP: Final = 8.0
ROUNDED: Final = 0.01  # a row that is divided among its pictures must not lose the last one to a fraction


class Sight(NamedTuple):
    """One of the pictures, and what choosing it does."""

    key: str
    words: str
    file: str
    choose: Callable[[], None]
    chosen: bool = False
    faint: bool = False
    below: str = ""
    small: str = ""
    help: str = ""
    told: str = ""  # what its looks say besides


class Shape(NamedTuple):
    """How large the pictures of a row are: the room for each, the height of the picture, and that by its width."""

    width: float
    high: float
    by_width: float = 1.0
    framed: bool = True


CARD_TILE: Final = Shape(158.0, 140.0, theme.CARD_SHAPE, framed=False)


def put_row(flow: Flow, sights: Sequence[Sight], shape: Shape, *, centred: bool = False) -> None:
    """All pictures in one row that fills the width, as far as their room may grow; the rest is at its end, or shared by
    both."""
    wide = (flow.width - GAP * (len(sights) - 1)) / len(sights)
    fitting = shape._replace(width=min(wide, shape.width), high=min(shape.high, (wide - 16) * shape.by_width))
    before = (wide - fitting.width) * len(sights) / 2 if centred else 0.0
    put_tiles(flow, sights, fitting, grow=1.0, before=before)


def put_tiles(flow: Flow, sights: Sequence[Sight], shape: Shape, grow: float = 0.0, before: float = 0.0) -> None:
    """The pictures side by side, so far `before` each row, in as many rows as the width asks for."""
    wide = min(shape.width * (grow or max(1.0, flow.pen.text_size**0.6)), flow.width)
    in_row = max(1, int((flow.width + GAP + ROUNDED) // (wide + GAP)))
    lines = 1 + any(sight.below for sight in sights) + any(sight.small for sight in sights)
    high = 16 + shape.high + lines * flow.pen.line_height(STRONG) + 2
    for start in range(0, len(sights), in_row):
        row: list[Widget] = [
            _tile(sight, Box(flow.x + before + at * (wide + GAP), flow.y, wide, high), shape, lines)
            for at, sight in enumerate(sights[start : start + in_row])
        ]
        flow.widgets += row
        flow.y += high + GAP


def _tile(sight: Sight, box: Box, shape: Shape, lines: int) -> Tile:
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
        lines,
        sight.help,
        framed=shape.framed,
        small=sight.small,
        told=sight.told,
    )
