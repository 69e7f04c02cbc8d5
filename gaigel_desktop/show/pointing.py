"""Reach: what lies under the mouse, and the cards of a hand by their numbers."""

from __future__ import annotations

from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.table.board.layout import HAND, portrait_rect
from gaigel_desktop.table.motion.sprite import Sprite
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point


def hand_in_order(stage: Stage, seat: int) -> list[int]:
    """The cards of a hand from left to right, as they are seen."""
    cards = [sprite for sprite in stage.sprites if sprite.zone == (HAND, seat) and not sprite.vanishes]
    return [sprite.face for sprite in sorted(cards, key=lambda sprite: (sprite.target.x, sprite.target.y))]


def card_at(stage: Stage, point: Point) -> tuple[int, int] | None:
    """Whose card lies there, and which it is; the one that lies over the others."""
    there = [sprite for sprite in stage.over_the_talon() if sprite.zone[0] == HAND and _box(sprite).holds(point)]
    return (there[-1].zone[1], there[-1].face) if there else None


def _box(sprite: Sprite) -> Box:
    place = sprite.target
    high = place.width * theme.CARD_SHAPE
    return Box(place.x - place.width / 2, place.y - high / 2, place.width, high)


def seat_at(stage: Stage, point: Point) -> int:
    """Whose portrait hangs there."""
    seats = range(int(stage.seen.players))
    return next((seat for seat in seats if Box(*portrait_rect(stage.seen, stage.table, seat)).holds(point)), NOBODY)
