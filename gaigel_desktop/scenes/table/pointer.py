"""Pointer: what a point on the table means. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from gaigel_desktop.window import theme

from .layout import HAND, Place, Rect, Table, button_rects, contains
from .sprite import Sprite


def card_at(point: tuple[float, float], sprites: Sequence[Sprite], me: int) -> Sprite | None:
    """The own card under the point; of overlapping ones the one on top."""
    own = [sprite for sprite in sprites if sprite.zone == (HAND, me)]
    return next((sprite for sprite in reversed(own) if covers(sprite.target, point)), None)


def covers(place: Place, point: tuple[float, float]) -> bool:
    """Whether a card at the place lies under the point; its small angle in the fan is left aside."""
    width = place.width
    return abs(point[0] - place.x) <= width / 2 and abs(point[1] - place.y) <= width * 0.8


def button_at(point: tuple[float, float], table: Table) -> str:
    """The announcement under the point, or nothing."""
    return next((name for name, rect in button_rects(table).items() if contains(rect, point)), "")


def choice_rects(table: Table, count: int) -> list[Rect]:
    """The buttons of a panel with so many choices, one below the other, in the middle of the table."""
    wide, high, gap = 380.0, theme.TARGET + 4, 10.0
    top = table.height / 2 - (count * (high + gap)) / 2 + 10
    return [(table.width / 2 - wide / 2, top + at * (high + gap), wide, high) for at in range(count)]


def choice_at(point: tuple[float, float], table: Table, count: int) -> int | None:
    """Which choice of the panel is under the point."""
    rects = choice_rects(table, count)
    return next((at for at, rect in enumerate(rects) if contains(rect, point)), None)
