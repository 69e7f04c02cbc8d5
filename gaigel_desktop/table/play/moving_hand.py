"""Which own card a press or a number means: the one that is seen there, also while cards move."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.table.board.item_boxes import lying_box
from gaigel_desktop.table.board.layout import HAND
from gaigel_desktop.table.motion.sprite import Sprite
from gaigel_desktop.window.boxes import Point

from .table_state import TableState

LIES_WITHIN: Final = 40.0  # units above or below its place; what is farther away is still on its way there


def card_at_number(state: TableState, at: int) -> int | None:
    """The card at this place of the hand, as it lies before the player's eyes; None if there is none yet."""
    seen = _seen_in_hand(state)
    return seen[at] if at < len(seen) else None


def card_under(state: TableState, point: Point, card: int) -> int | None:
    """The card under the pointer, where it would be this one if nothing moved; None if none is there yet."""
    if not state.shown.moving(state.now):
        return card
    there = [sprite.face for sprite in _lying(state) if lying_box(sprite.place).holds(point)]
    return there[-1] if there else None


def _seen_in_hand(state: TableState) -> list[int]:
    """The own cards from left to right; while cards move, those that lie there already."""
    if not state.shown.moving(state.now):
        return state.hand()
    return [sprite.face for sprite in _lying(state)]


def _lying(state: TableState) -> list[Sprite]:
    """The cards that lie in the own hand at this moment and can be seen there."""
    own = (sprite for sprite in state.stage.sprites if sprite.zone == (HAND, state.me) and not sprite.vanishes)
    return sorted((sprite for sprite in own if _lies(sprite)), key=lambda sprite: sprite.place.x)


def _lies(sprite: Sprite) -> bool:
    return sprite.pose.seen > 0 and abs(sprite.place.y - sprite.target.y) < LIES_WITHIN
