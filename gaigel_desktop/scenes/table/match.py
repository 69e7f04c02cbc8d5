"""Match: which sprite is which card now. Found by what stays, not by what was said to happen. Pure."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.rules.cards import HIDDEN

from .layout import HAND, INDICATOR, RESERVED, TRICK, Lying
from .reminders import REMINDER
from .sprite import Sprite


class Matched(NamedTuple):
    """Cards that have their sprites, in the order in which they lie; cards without one; sprites that are left."""

    pairs: list[tuple[Sprite, Lying]]
    new: list[Lying]
    left: list[Sprite]


def matched(sprites: list[Sprite], wanted: list[Lying], actor: int) -> Matched:
    """First what stays where it was, then the same face, then a card of the hand that acted."""
    free = [sprite for sprite in sprites if not sprite.vanishes]
    found: dict[int, Sprite] = {}
    rules = (_stays, _same_zone, _same_face, _from_that_hand, _into_a_hand, _any_of_that_hand)
    for fits in rules:
        for at, card in enumerate(wanted):
            if at not in found:
                sprite = next((one for one in free if fits(one, card, actor)), None)
                if sprite is not None:
                    free.remove(sprite)
                    found[at] = sprite
    pairs = [(found[at], card) for at, card in enumerate(wanted) if at in found]
    return Matched(pairs, [card for at, card in enumerate(wanted) if at not in found], free)


def _stays(sprite: Sprite, card: Lying, actor: int) -> bool:
    return sprite.zone == card.zone and sprite.face == card.face and sprite.target == card.place


def _same_zone(sprite: Sprite, card: Lying, actor: int) -> bool:
    return sprite.zone == card.zone and _may_be(sprite, card)


def _same_face(sprite: Sprite, card: Lying, actor: int) -> bool:
    """A card that was seen; what is drawn into a hand is never one that lay anywhere else in a hand."""
    moves = sprite.zone[0] != card.zone[0] or card.zone[0] == REMINDER
    return moves and sprite.face == card.face != HIDDEN


def _from_that_hand(sprite: Sprite, card: Lying, actor: int) -> bool:
    """A card of the trick, or under the talon, comes out of its player's hand."""
    return _came_from(sprite, card, actor) and _may_be(sprite, card)


def _into_a_hand(sprite: Sprite, card: Lying, actor: int) -> bool:
    """The trump card, or a Seven given back, goes into somebody's hand."""
    return card.zone[0] == HAND and sprite.zone[0] in (INDICATOR, RESERVED)


def _any_of_that_hand(sprite: Sprite, card: Lying, actor: int) -> bool:
    """Whatever was thought to be there: one card of that hand it must be."""
    return _came_from(sprite, card, actor)


def _came_from(sprite: Sprite, card: Lying, actor: int) -> bool:
    owner = card.zone[1] if card.zone[0] == TRICK else actor if card.zone[0] in (INDICATOR, RESERVED) else -1
    return sprite.zone == (HAND, owner)


def _may_be(sprite: Sprite, card: Lying) -> bool:
    return sprite.face == card.face or HIDDEN in (sprite.face, card.face)
