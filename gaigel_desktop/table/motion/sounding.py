"""What is still to be heard of a deal, and when: calls, chalk, and the cards on their way."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from gaigel_desktop.table.board import chalk_marks
from gaigel_desktop.table.board.chalk_marks import Mark
from gaigel_desktop.table.board.cues import Cue
from gaigel_desktop.table.slate.writing import strokes_in

from .card_sounds import SILENT, Noise, seconds_to_hit, stereo_position
from .sprite import Leg, Sprite


class Sounding:
    """The sounds and calls that wait for their moment."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, Cue]] = []

    def note(self, at: float, cue: Cue) -> None:
        """Note a cue that is to be heard at this moment."""
        self._waiting.append((at, cue))

    def draw(self, drawn: Iterable[Mark], width: float, speed: float) -> None:
        """Note the sound of a hand that draws these marks on a table so wide: it is heard as long as it draws."""
        for mark in drawn:
            if mark.kind in chalk_marks.CHALKED and mark.drawn > 0:
                cue = Cue("chalk_stroke", pan=stereo_position(mark.rect[0], width))
                self._waiting += [(at, cue) for at in strokes_in(mark.began, mark.drawn, speed)]

    def take_due(self, now: float, sprites: Sequence[Sprite], width: float) -> list[Cue]:
        """Take what is to be heard now, before the cards go on."""
        heard = [cue for sprite in sprites for cue in _take_noises(sprite, now, width)]
        heard += [cue for at, cue in self._waiting if at <= now]
        self._waiting = [(at, cue) for at, cue in self._waiting if at > now]
        return heard

    def next_at(self, sprites: Sequence[Sprite]) -> float:
        """When the next sound or call is to be heard; infinity when none is."""
        of_cards = (at for sprite in sprites for at in _noises_begin(sprite))
        return min((*(at for at, _ in self._waiting), *of_cards), default=math.inf)

    def skip(self, now: float) -> None:
        """Skip the sounds: what was said is still said, at once; nothing else is heard of what nobody has seen."""
        self._waiting = [(now, cue._replace(sound="")) for _, cue in self._waiting]


# -- of a card on its way ----------------------------------------------------------------------------------------


def _take_noises(sprite: Sprite, now: float, width: float) -> Iterator[Cue]:
    """Take what is to be heard of a card now, on a table so wide; each sound once, of a way without time its end, which
    is not yet where it is held to be seen."""
    last = sum(leg.began < math.inf for leg in sprite.legs) - 1
    if last >= 0 and sprite.legs[last].seconds <= 0:
        leg = sprite.legs[last]
        if sound := leg.noise.landing or leg.noise.leaving:
            yield Cue(sound, pan=stereo_position(leg.to.x, width), softer=leg.noise.softer)
            sprite.legs = (*sprite.legs[:last], leg._replace(noise=SILENT), *sprite.legs[last + 1 :])
        return
    for at, leg in enumerate(sprite.legs):
        leaving, landing, softer = leg.noise
        if leaving and now >= leg.began:
            yield Cue(leaving, pan=stereo_position(leg.to.x if leg.fades else sprite.place.x, width), softer=softer)
            leaving = ""
        if landing and now >= _begins_at(leg, landing):
            yield Cue(landing, pan=stereo_position(leg.to.x, width), softer=softer)
            landing = ""
        if (leaving, landing) != leg.noise[:2]:
            heard = leg._replace(noise=Noise(leaving, landing, softer))
            sprite.legs = (*sprite.legs[:at], heard, *sprite.legs[at + 1 :])


def _noises_begin(sprite: Sprite) -> Iterator[float]:
    """When each noise that a card has left begins."""
    for leg in sprite.legs:
        if leg.noise.leaving:
            yield leg.began
        if leg.noise.landing:
            yield _begins_at(leg, leg.noise.landing)


def _begins_at(leg: Leg, landing: str) -> float:
    """When the sound of landing begins: so much before the card lies that the hit in it falls on that moment."""
    return max(leg.began, leg.lies_at - seconds_to_hit(landing))
