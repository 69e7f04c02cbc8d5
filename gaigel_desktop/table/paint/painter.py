"""Draws the table, from the wood up to what is said. What has not changed since the last time is not painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.table.board.card_places import LIFTED, LIFTS, talon_face_down
from gaigel_desktop.table.board.chalk_marks import Mark
from gaigel_desktop.table.board.chrome import Chrome
from gaigel_desktop.table.board.layout import Place
from gaigel_desktop.table.board.plan import INN, Plan
from gaigel_desktop.table.motion.sprite import Pose, Sprite
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.table.paint.table_top import wood_ground
from gaigel_desktop.window.faces import portrait_file, size_in_hand
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Kit

from .paint_card import Look, at_rest, draw_card, expect_cards, in_flight
from .paint_marks import draw_mark
from .paint_resting import PORTRAIT_EDGE, draw_coasters, draw_resting, draw_talon, expect_coasters

FEW: Final = 2  # cards that fly: more are not turned anew on every frame, which takes as long as laying twenty


class Flown(NamedTuple):
    """How a card in its flight is seen, and whether it was turned anew for that."""

    picture: pygame.Surface | None = None
    anew: bool = False


NOT_YET: Final = Flown()


class Painter:
    """Draws the table and its cards on the canvas of the kit."""

    def __init__(self, kit: Kit, look: Look, plan: Plan = INN) -> None:
        self._kit = kit
        self._look = look
        self._pen = Pen(kit)
        kit.pictures.hold(size_in_hand(kit.screen.pixels, plan.fan.card))
        expect_cards(kit, look.deck, plan)
        self._flew: dict[tuple[int, str], Flown] = {}  # what flew in the last picture, and in this one
        self._flies: dict[tuple[int, str], Flown] = {}

    def table(self, chrome: Chrome, seen: Deal) -> None:
        """Draw the table and everything on it but single cards and the talon; every picture begins with it."""
        self.begin(wood_ground(self._kit, self._look.table, laid=True))
        self._pen.still(chrome.table._replace(order=()), lambda: draw_coasters(self._pen, chrome, seen))
        self._pen.still(chrome, lambda: draw_resting(self._pen, self._look, chrome, seen))

    def begin(self, ground: pygame.Surface) -> None:
        """Begin another picture, on this ground."""
        self._pen.begin()
        self._flew, self._flies = self._flies, {}
        self._pen.surface.blit(ground, (0, 0))

    def still(self, key: object, draw: Callable[[], None]) -> None:
        """Lay what was laid for the same key in the last picture, or draw it."""
        self._pen.still(key, draw)

    def talon(self, chrome: Chrome, place: Place) -> None:
        """Draw the stack, over the trump card; when it is gone the trump suit stays."""
        lies = chrome.talon_left, chrome.in_talon, chrome.closed, chrome.trump, place
        self._pen.still(lies, lambda: draw_talon(self._pen, self._look, chrome, place))

    def mark(self, mark: Mark, now: float) -> None:
        """Draw a chalk mark on the table."""
        draw_mark(self._pen, self._look, mark, now)

    def sprite(self, sprite: Sprite, now: float, lifted: bool = False) -> None:
        """Draw a card where it is now."""
        pose = sprite.pose
        if lifted:
            place = pose.place._replace(y=pose.place.y - LIFTS)
            pose = pose._replace(place=place, height=max(pose.height, LIFTED))
        face = self._look.picture_of(sprite.face, pose.place.face_up)
        if sprite.rests_until(now) <= now:
            draw_card(self._pen, self._under_way(sprite, face, pose), pose, still=False)
        else:
            pen = self._pen
            pen.still((face, pose), lambda: draw_card(pen, at_rest(pen, face, pose), pose, still=True))

    def _under_way(self, sprite: Sprite, face: str, pose: Pose) -> pygame.Surface:
        if sprite.slides:
            return at_rest(self._pen, face, pose._replace(place=sprite.legs[0].to))
        return self.in_flight(sprite, face, pose)

    def in_flight(self, sprite: Sprite, face: str, pose: Pose) -> pygame.Surface:
        """The picture of a card in flight. Where many cards fly, each is turned anew on every other frame: nobody can
        tell."""
        key = id(sprite), face
        before = self._flew.get(key, NOT_YET)
        waits = before.anew and len(self._flew) > FEW
        found = in_flight(self._pen, face, pose, before.picture if waits else None)
        self._flies[key] = Flown(found, found is not before.picture)
        return found

    def deal(self, stage: Stage, chrome: Chrome, now: float, one: Callable[[Sprite], None] | None = None) -> None:
        """Draw cards, talon and chalk in the order in which they lie; whoever wants to draws `one` card after the
        other."""
        self.cards(stage, now, lambda: self.talon(chrome, stage.talon.place), one)

    def cards(
        self, stage: Stage, now: float, talon: Callable[[], None], one: Callable[[Sprite], None] | None = None
    ) -> None:
        """Draw cards and chalk in the order in which they lie; the talon, or what stands in its place, is drawn by
        somebody else."""
        if not talon_face_down(stage.seen):  # the sign in its place lies below the card that is drawn last
            talon()
        for sprite in stage.under_the_talon():
            self.sprite(sprite, now)
        if talon_face_down(stage.seen):
            talon()
        for sprite in stage.over_the_talon():
            one(sprite) if one is not None else self.sprite(sprite, now)
        for mark in stage.shades(now):
            self.mark(mark, now)
        for sprite in stage.passing():
            self.sprite(sprite, now)
        for mark in stage.chalk(now):
            self.mark(mark, now)


def expect_portraits(kit: Kit, people: Sequence[str], looks: Sequence[str] = ("",)) -> None:
    """Have the pictures made of people who will sit at the table before their mats, and look like this."""
    wide = round((INN.portrait - 2 * PORTRAIT_EDGE) * kit.screen.unit)
    for who, look in product(people, looks):
        kit.pictures.expect(portrait_file(who, look), [(wide, wide)])
    expect_coasters(Pen(kit), people)
