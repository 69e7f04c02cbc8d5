"""Laid: where each card of a doubted deal lies on the table, open as far as whoever doubts may see it, and what of it
can be pressed. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from gaigel_desktop.controller.trust.changed import Pack
from gaigel_desktop.controller.trust.vantage import Vantage
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.picture.spots import lying_box, talon_boxes
from gaigel_desktop.scenes.stage.layout import HAND, TRICK, Place, Table, Zone
from gaigel_desktop.scenes.stage.lying import hand_place, open_place, suit_order, trick_place
from gaigel_desktop.scenes.stage.sprite import Pose, Sprite
from gaigel_desktop.window.boxes import Box

TALON: Final[Zone] = ("talon", 0)
SHADE: Final = -0.5  # so much darker lies what somebody cannot see
GLOWS: Final = 0.75


class LaidCard(NamedTuple):
    """A card: its place in the pack, where it lies, what of it is seen, and as much as can be pressed."""

    place: int
    zone: Zone
    face: int
    at: Place
    box: Box


class Shading(NamedTuple):
    """What lies in the shade, what was exchanged, and what is to be."""

    shaded: frozenset[int]
    moved: frozenset[int] = frozenset()
    picked: int | None = None


def laid(vantage: Vantage, pack: Pack, seen: View, table: Table) -> tuple[LaidCard, ...]:
    """The hands, the trick, and the uppermost card of the talon."""
    found: list[LaidCard] = []
    for seat in range(seen.players):
        found += _hand(vantage, pack, seen, table, seat)
    for seat, place in vantage.trick:
        face, at = vantage.face(place, pack), trick_place(seen, table, seat)
        found.append(LaidCard(place, (TRICK, seat), face, at._replace(face_up=face != HIDDEN), lying_box(at)))
    for place in vantage.talon[:1]:
        box = talon_boxes(table)[0]
        found.append(LaidCard(place, TALON, HIDDEN, Place(*box.middle, 0, box.width, False), box))
    return tuple(found)


def _hand(vantage: Vantage, pack: Pack, seen: View, table: Table, seat: int) -> Iterator[LaidCard]:
    """In the order in which they lay: an exchange moves no other card."""
    order, hand = suit_order(seen.trump), vantage.hands[seat]
    places = sorted(
        hand, key=lambda place: order.index(face) if (face := vantage.face(place)) != HIDDEN else len(order)
    )
    lying = [_place_in_hand(seen, table, seat, at, len(hand)) for at in range(len(hand))]
    for place, at, box in zip(places, lying, _seen_boxes(lying), strict=True):
        face = vantage.face(place, pack)
        yield LaidCard(place, (HAND, seat), face, at._replace(face_up=face != HIDDEN), box)


def _place_in_hand(seen: View, table: Table, seat: int, at: int, size: int) -> Place:
    return hand_place(table, at, size) if seat == table.front else open_place(seen, table, seat, at, size)


def _seen_boxes(lying: Sequence[Place]) -> list[Box]:
    """Of cards that lie over each other as much as is seen."""
    boxes = [lying_box(place) for place in lying]
    clipped = [
        box.left(min(box.width, over.x - box.x)) if over.x - box.x > over.y - box.y else box.top(over.y - box.y)
        for box, over in pairwise(boxes)
    ]
    return [*clipped, *boxes[-1:]]


def where_cards_lie(cards: Sequence[LaidCard]) -> Iterator[Box]:
    """Each hand as a whole, each card of the trick, and the talon."""
    for _, lying in groupby(cards, key=lambda card: card.zone):
        boxes = [card.box for card in lying]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        yield Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def sprites(cards: Sequence[LaidCard], marks: Shading) -> list[Sprite]:
    """The cards as they are drawn; the talon is a stack, and drawn as one."""
    return [_sprite(card, marks) for card in cards if card.zone != TALON]


def _sprite(card: LaidCard, marks: Shading) -> Sprite:
    sprite = Sprite(card.zone, card.face, card.at)
    glow = GLOWS if card.place in marks.moved or card.place == marks.picked else 0.0
    sprite.pose = Pose(card.at, glow=glow, light=SHADE if card.place in marks.shaded else 0.0)
    return sprite
