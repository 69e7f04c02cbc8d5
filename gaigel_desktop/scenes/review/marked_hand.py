"""Chalked: the own cards of a position: lifted, and with chalk above what is advised and a plate at what was played."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from gaigel_desktop.table.board import chalk_marks
from gaigel_desktop.table.board.card_places import LIFTS
from gaigel_desktop.table.board.chalk_marks import Mark
from gaigel_desktop.table.board.chrome import Chrome
from gaigel_desktop.table.motion.sprite import Sprite
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.table.paint.painter import Painter
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import HELP, Pen

GLOWS: Final = 0.75
TICK: Final = (34.0, 22.0)
ABOVE: Final = 16.0  # a card, to the middle of what stands there
LABEL: Final = HELP._replace(size=theme.SMALL_TEXT + 1)


class Chalked(NamedTuple):
    """The own cards, which of them are lifted, and the faces of what is advised and of what was played then."""

    paint: Painter
    pen: Pen
    own: list[Sprite]
    hand: list[int]
    lifted: frozenset[int]
    advised: int | None
    then: int | None

    def deal(self, stage: Stage, rests: Chrome) -> None:
        """Everything that lies there, and what is marked."""
        places = {id(sprite): at for at, sprite in enumerate(self.own)}
        self.paint.deal(stage, rests, 0.0, lambda sprite: self._one(sprite, places.get(id(sprite))))
        for box in self.labels():
            self.pen.nine("plate", box)
            self.pen.line(say("review_then_label"), box.inset(8, 0), LABEL, "middle")

    def _one(self, sprite: Sprite, at: int | None) -> None:
        advised = at is not None and at == self.at(self.advised)
        sprite.pose = sprite.pose._replace(glow=GLOWS if advised else 0.0)
        self.paint.sprite(sprite, 0.0, lifted=advised or at in self.lifted)
        if advised:
            x, y = self._above(sprite, LIFTS)
            self.paint.mark(Mark(chalk_marks.TICK, (x - TICK[0] / 2, y - TICK[1] / 2, *TICK)), 0.0)

    def labels(self) -> Iterator[Box]:
        """Where it stands that a card was played then, if another one is advised."""
        at = self.at(self.then)
        if at is not None and self.then != self.advised:
            high = self.pen.line_height(LABEL) + 6
            wide = self.pen.width(say("review_then_label"), LABEL) + 20
            yield Box(*self._above(self.own[at], 0.0), 0, 0).centred(wide, high)

    def at(self, face: int | None) -> int | None:
        """The place of a face in the hand."""
        return self.hand.index(face) if face in self.hand else None

    def _above(self, sprite: Sprite, up: float) -> tuple[float, float]:
        """The point above a card that stands so much higher."""
        place = sprite.place
        lean, out = math.radians(place.angle), place.width * theme.CARD_SHAPE / 2 + ABOVE
        return place.x - math.sin(lean) * out, place.y - math.cos(lean) * out - up
