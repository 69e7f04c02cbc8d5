"""Draws a single card as it is seen at a moment, with its shadow, its glow and the light on it."""

from __future__ import annotations

import math
from functools import partial
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.rules.cards import CODES, HIDDEN
from gaigel_desktop.table.board.card_places import hand_place
from gaigel_desktop.table.board.layout import Place, Table
from gaigel_desktop.table.board.plan import INN, Plan
from gaigel_desktop.table.motion.sprite import Pose
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Point
from gaigel_desktop.window.faces import Deck, back_file, face_file
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.pieces import grows, piece_named
from gaigel_desktop.window.retouch import fainter, smoothly_turned
from gaigel_desktop.window.scene import Kit

# Shadows by the height of the card above the table: the piece, and how far right and down the lamp lets it fall.
SHADOWS: Final = (
    (0.75, "card_shadow_flying", (13.5, 35.0)),
    (0.05, "card_shadow_hand", (5.5, 15.0)),
    (-1.0, "card_shadow_resting", (2.0, 5.5)),
)
GLOW: Final = "card_highlight"
HIGH: Final = 0.2  # from this height on a shadow has no edge
FINE: Final = 1.6  # pixels a unit: where there are more, the shadows of what moves need not be as fine as the window
IN_THE_AIR: Final = (24.0, 30.0)  # steps of its width, in units, and of its angle
ON_THE_TABLE: Final = (3.0, 3.0)
GLOWING: Final = (3.0, 3.0)  # steps of what glows, on its way
AT_REST: Final = (0.5, 0.1)
STEPS: Final = 8  # of light, glow and fading: finer is not seen in so short a time


class Look(NamedTuple):
    """How this player wants the table to look."""

    deck: Deck = Deck()
    table: str = "wood_dark"
    text_size: float = 1.0

    def picture_of(self, card: int, face_up: bool) -> str:
        """The file of the picture that is seen of a card: its face or its back."""
        return face_file(self.deck, CODES[card]) if face_up and card != HIDDEN else back_file(self.deck)


def expect_cards(kit: Kit, deck: Deck, plan: Plan = INN) -> None:
    """Have the pictures of all cards made that will be needed at the table, in the hand and in the trick; the back also
    in the hands of others; and the shadows that they throw in the air."""
    kit.pictures.expect(back_file(deck), _sizes(kit, plan.fan.card, plan.trick, plan.back))
    for code in CODES:
        kit.pictures.expect(face_file(deck, code), _sizes(kit, plan.fan.card, plan.trick))
    _expect_shadows(kit, plan)


def _expect_shadows(kit: Kit, plan: Plan) -> None:
    pen, (_, piece, _) = Pen(kit), SHADOWS[0]
    file, (wide, high), *_ = piece_named(piece)
    kit.pictures.expect(file, [(pen.px(wide), pen.px(high))])
    for width in (plan.fan.card, plan.trick):
        for angle in range(0, 180, round(IN_THE_AIR[1])):
            flying = Pose(Place(0, 0, angle, width, True), height=1.0)
            kit.pictures.expect_made(partial(_shadow, pen, flying))


def expect_fan(kit: Kit, deck: Deck, hand: list[int], table: Table) -> None:
    """Have the pictures made that are needed when a card is played and the others close up: each stays where it is in
    the smaller fan, or moves on by one."""
    size = len(hand) - 1
    for at, card in enumerate(hand):
        for place in (hand_place(table, to, size) for to in (at - 1, at) if 0 <= to < size):
            kit.pictures.expect(face_file(deck, CODES[card]), _sizes(kit, place.width), place.angle)


def _sizes(kit: Kit, *cards: float) -> list[tuple[int, int]]:
    wide = [round(card * kit.screen.unit) for card in cards]
    return [(width, round(width * theme.CARD_SHAPE)) for width in wide]


def draw_card(pen: Pen, picture: pygame.Surface, card: Pose, still: bool) -> None:
    """Draw the card as it is seen now, with its shadow, its light and its glow."""
    if card.seen <= 0:
        return
    _draw_shadow(pen, card, still)
    if card.light:
        picture = _lit(picture, _stepped(card.light))
    _lay(pen, picture, (card.place.x, card.place.y), card.seen)
    if card.glow > 0:
        _draw_glow(pen, card._replace(place=_nearer(card)), still)


def at_rest(pen: Pen, file: str, card: Pose) -> pygame.Surface:
    """The picture of a card that lies still."""
    place = _nearer(card)
    return pen.pictures.card(file, pen.px(place.width), place.angle, card.flat)


def in_flight(pen: Pen, file: str, card: Pose, instead: pygame.Surface | None = None) -> pygame.Surface:
    """The picture of a card on its way; or the one that was seen before, unless this was drawn already."""
    place = _nearer(card)
    return pen.pictures.flying_card(file, pen.px(place.width), place.angle, card.flat, instead)


def _nearer(card: Pose) -> Place:
    """The place of a card made larger the higher it is; one that is only lifted needs no other picture."""
    more = theme.NEARER * card.height if card.height > HIGH else 0.0
    return card.place._replace(width=card.place.width * (1.0 + more))


def _lay(pen: Pen, picture: pygame.Surface, at: Point, strength: float) -> None:
    picture = fainter(picture, _stepped(strength))
    pen.surface.blit(picture, picture.get_rect(center=(pen.px(at[0]), pen.px(at[1]))))


# -- round a card ------------------------------------------------------------------------------------------------


def _draw_shadow(pen: Pen, card: Pose, still: bool) -> None:
    """Draw the shadow of a card: what is higher has a larger, softer one, further away."""
    picture, (right, down) = _shadow(pen, card, still)
    _lay(pen, picture, (card.place.x + right, card.place.y + down), card.seen)


def _shadow(pen: Pen, card: Pose, still: bool = False) -> tuple[pygame.Surface, Point]:
    """The picture of a shadow and how far away it falls; soft as it is, coarse steps are not seen."""
    name, away = next((name, away) for least, name, away in SHADOWS if card.height > least)
    size, angle = _round(pen, name, card, IN_THE_AIR if card.height > HIGH else ON_THE_TABLE)
    grain = 1 if still else max(1, round(pen.unit / FINE))
    return pen.pictures.turned_nine(name, size, pen.unit, angle, grain), away


def _draw_glow(pen: Pen, card: Pose, still: bool) -> None:
    """Draw chalk along the edges of the card."""
    _lay(pen, _glow(pen, card, still), (card.place.x, card.place.y), card.glow * card.seen)


def _glow(pen: Pen, card: Pose, still: bool) -> pygame.Surface:
    size, angle = _round(pen, GLOW, card, AT_REST if still else GLOWING)

    def make() -> pygame.Surface:
        if still:
            return in_chalk(_rim(pen, size, angle))
        return in_chalk(pen.pictures.turned_nine(GLOW, size, pen.unit, angle))

    return pen.pictures.made(("glow", size, angle, still), make)


def draw_rim(pen: Pen, card: Pose) -> None:
    """Draw gold along the edges of a card that lies still."""
    size, angle = _round(pen, GLOW, card, AT_REST)
    make = partial(_rim, pen, size, angle)
    _lay(pen, pen.pictures.made(("rim", size, angle), make), (card.place.x, card.place.y), 1.0)


def _rim(pen: Pen, size: tuple[int, int], angle: float) -> pygame.Surface:
    return smoothly_turned(pen.pictures.nine(GLOW, size, pen.unit), angle)


def _round(pen: Pen, name: str, card: Pose, steps: tuple[float, float]) -> tuple[tuple[int, int], float]:
    """How large a piece round a card is, and how it is turned, in such steps of width and angle."""
    size_step, angle_step = steps
    more = 2 * grows(name)
    width = size_step * max(1, round(card.place.width / size_step))
    wide = width * math.ceil(STEPS * card.flat) / STEPS + more
    size = 2 * pen.px(wide / 2), 2 * pen.px((width * theme.CARD_SHAPE + more) / 2)
    return size, angle_step * round(card.place.angle / angle_step)


def in_chalk(picture: pygame.Surface) -> pygame.Surface:
    """A picture redrawn in chalk."""
    drawn = picture.copy()
    drawn.fill((*theme.BLACK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    drawn.fill((*theme.CHALK, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return drawn


def _stepped(share: float) -> float:
    return round(STEPS * share) / STEPS


def _lit(picture: pygame.Surface, light: float) -> pygame.Surface:
    """The picture made darker or brighter, but not where nothing is."""
    lit = picture.copy()
    if light < 0:
        lit.fill([round(255 * (1 + light))] * 3, special_flags=pygame.BLEND_RGB_MULT)
    else:
        lit.fill([round(255 * light)] * 3, special_flags=pygame.BLEND_RGB_ADD)
    return lit
