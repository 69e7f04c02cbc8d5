"""A card of the own hand under the player's fingers: taken up, moved, and let go on the table or in the hand."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.table.board.card_places import hand_place, sorted_hand
from gaigel_desktop.table.board.layout import HAND
from gaigel_desktop.table.motion.sprite import Sprite
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Point

from .pointing import Drag

ON_TABLE: Final = 236.0  # so far above the lower edge a card that is let go is played


def own_sprites(stage: Stage) -> dict[int, Sprite]:
    """The sprites of the own cards, by their places in the hand."""
    table, size = stage.table, len(sorted_hand(stage.seen, stage.table))
    at = {hand_place(table, at, size): at for at in range(size)}
    return {at[one.target]: one for one in stage.sprites if one.zone == (HAND, table.me) and one.target in at}


def is_over_table(stage: Stage, point: Point) -> bool:
    """Whether a card that is let go at this point is played; further down it only changes its place in the hand."""
    return point[1] < stage.table.height - ON_TABLE


def hold_card(stage: Stage, drag: Drag) -> None:
    """Lay the card under the fingers that took it, upright and near the eye."""
    sprite = own_sprites(stage).get(drag.at)
    if sprite is not None:
        _lies_in_fingers(sprite, drag)


def _lies_in_fingers(sprite: Sprite, drag: Drag) -> None:
    home = sprite.target
    across, down = drag.held[0] - drag.taken[0], drag.held[1] - drag.taken[1]
    place = home._replace(x=home.x + across, y=home.y + down, angle=home.angle / 3)
    sprite.pose = sprite.pose._replace(place=place, height=0.8)


def let_card_go(stage: Stage, drag: Drag, now: float, goes_home: bool) -> None:
    """Let a card go: one that was played flies on from there; any other goes home."""
    sprite = own_sprites(stage).get(drag.at)
    if sprite is not None and not sprite.legs:
        _lies_in_fingers(sprite, drag)
        if goes_home:
            sprite.send(stage.tempo.leg(now, theme.SHIFT, sprite.target))


def put_card_back(stage: Stage, drag: Drag) -> None:
    """Lay the card again where it was taken."""
    sprite = own_sprites(stage).get(drag.at)
    if sprite is not None and not sprite.legs:
        sprite.put(sprite.target)


def place_in_hand(stage: Stage, x: float) -> int:
    """The place in the hand that is nearest to this point across the table."""
    size = len(sorted_hand(stage.seen, stage.table))
    return min(range(size), key=lambda at: abs(hand_place(stage.table, at, size).x - x))
