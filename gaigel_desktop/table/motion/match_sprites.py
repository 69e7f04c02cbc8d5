"""Finds which sprite is which card after an event, by what stays; only what goes openly from hand to hand is told."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.rules import events
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Event
from gaigel_desktop.table.board.layout import HAND, INDICATOR, RESERVED, TRICK, PlacedCard, Zone
from gaigel_desktop.table.board.reminders import REMINDER

from .sprite import Sprite


class Matched(NamedTuple):
    """What was found: cards with their sprites, in the order in which they lie; cards without one; sprites that are
    left."""

    pairs: list[tuple[Sprite, PlacedCard]]
    new: list[PlacedCard]
    left: list[Sprite]


def hand_over(event: Event, seen: Deal, sprites: list[Sprite]) -> None:
    """Move the sprite of a card that goes from under the talon into a hand, or the other way; behind backs it could not
    be told apart.

    `seen` is the view before the event.
    """
    match event:
        case events.Reserved():
            _pass_on(sprites, (HAND, event.seat), (RESERVED, 0), seen.trump * 6)
        case events.Taken():
            _pass_on(sprites, (INDICATOR, 0), (HAND, event.seat))
            _pass_on(sprites, (RESERVED, 0), (INDICATOR, 0))
        case events.Swapped():
            if seen.reserver >= 0:
                _pass_on(sprites, (RESERVED, 0), (HAND, seen.reserver))
            seven = _one_in(sprites, (HAND, event.seat), seen.trump * 6)
            _pass_on(sprites, (INDICATOR, 0), (HAND, event.seat))
            if seven is not None:
                seven.zone, seven.face = (INDICATOR, 0), seen.trump * 6
        case events.Drawn():
            if event.last_open:
                _pass_on(sprites, (INDICATOR, 0), (HAND, (event.seat - 1) % seen.players))
        case _:
            pass


def _pass_on(sprites: list[Sprite], here: Zone, there: Zone, face: int = HIDDEN) -> None:
    """Let the sprite of a card that lies here lie there."""
    sprite = _one_in(sprites, here, face)
    if sprite is not None:
        sprite.zone, sprite.face = there, sprite.face if face == HIDDEN else face


def _one_in(sprites: list[Sprite], zone: Zone, face: int) -> Sprite | None:
    """The card with this face; if nobody has seen it there, one of those whose faces are not known."""
    there = [sprite for sprite in sprites if sprite.zone == zone and not sprite.vanishes]
    if face == HIDDEN:
        return there[0] if there else None
    known = (sprite for sprite in there if sprite.face == face)
    return next(known, None) or next((sprite for sprite in there if sprite.face == HIDDEN), None)


def match_sprites(sprites: list[Sprite], wanted: list[PlacedCard]) -> Matched:
    """The sprites matched to the cards: first what stays where it was, then the same face, then a card of the hand that
    played it."""
    free = [sprite for sprite in sprites if not sprite.vanishes]
    found: dict[int, Sprite] = {}
    for fits in (_stays, _same_zone, _same_face, _from_that_hand, _any_of_that_hand):
        for at, card in enumerate(wanted):
            if at not in found:
                sprite = next((one for one in free if fits(one, card)), None)
                if sprite is not None:
                    free.remove(sprite)
                    found[at] = sprite
    pairs = [(found[at], card) for at, card in enumerate(wanted) if at in found]
    return Matched(pairs, [card for at, card in enumerate(wanted) if at not in found], free)


def _stays(sprite: Sprite, card: PlacedCard) -> bool:
    return sprite.zone == card.zone and sprite.face == card.face and sprite.target == card.place


def _same_zone(sprite: Sprite, card: PlacedCard) -> bool:
    return sprite.zone == card.zone and _may_be(sprite, card)


def _same_face(sprite: Sprite, card: PlacedCard) -> bool:
    """Whether it is a card that was seen; what comes into a hand never lay in another one."""
    moves = sprite.zone[0] != card.zone[0] or card.zone[0] == REMINDER
    return moves and sprite.face == card.face != HIDDEN


def _from_that_hand(sprite: Sprite, card: PlacedCard) -> bool:
    """Whether it is a card that its player has brought to the trick."""
    return _any_of_that_hand(sprite, card) and _may_be(sprite, card)


def _any_of_that_hand(sprite: Sprite, card: PlacedCard) -> bool:
    """Whether it is a card of the hand that a card of the trick must come from, whatever was thought to be there."""
    return card.zone[0] == TRICK and sprite.zone == (HAND, card.zone[1])


def _may_be(sprite: Sprite, card: PlacedCard) -> bool:
    return sprite.face == card.face or HIDDEN in (sprite.face, card.face)
