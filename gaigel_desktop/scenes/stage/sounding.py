"""Sounding: what is still to be heard of a deal, and when: calls, chalk, and the cards on their way."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from . import marks, noises
from .cues import Cue
from .marks import Mark
from .sprite import Sprite


class Sounding:
    """What waits for its moment."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, Cue]] = []

    def note(self, at: float, cue: Cue) -> None:
        """It is to be heard at this moment."""
        self._waiting.append((at, cue))

    def draw(self, drawn: Iterable[Mark], width: float, speed: float) -> None:
        """A hand that draws on a table so wide is heard as long as it does."""
        for mark in drawn:
            if mark.kind in marks.CHALKED and mark.drawn > 0:
                cue = Cue("chalk_stroke", pan=noises.aside(mark.rect[0], width))
                self._waiting += [(at, cue) for at in marks.strokes_in(mark.began, mark.drawn, speed)]

    def due(self, now: float, sprites: Sequence[Sprite], width: float) -> list[Cue]:
        """What is to be heard now; asked before the cards go on."""
        heard = [cue for sprite in sprites for cue in noises.due(sprite, now, width)]
        heard += [cue for at, cue in self._waiting if at <= now]
        self._waiting = [(at, cue) for at, cue in self._waiting if at > now]
        return heard

    def next_at(self, sprites: Sequence[Sprite]) -> float:
        """When the next of it is to be heard; infinity when nothing is."""
        of_cards = (at for sprite in sprites for at in noises.begins_next(sprite))
        return min((*(at for at, _ in self._waiting), *of_cards), default=math.inf)

    def skip(self, now: float) -> None:
        """What was said is still said, at once; nothing else is heard of what nobody has seen."""
        self._waiting = [(now, cue._replace(sound="")) for _, cue in self._waiting]
