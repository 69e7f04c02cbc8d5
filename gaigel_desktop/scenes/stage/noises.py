"""Noises: by what a card is heard on its way: as it sets out, and as it lies. Whatever the speed, the ear follows the
card, and a card that is put there at once is not heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from gaigel_desktop.window import assets

from .cues import Cue

if TYPE_CHECKING:
    from .sprite import Leg, Sprite

WIDEST: Final = 0.5  # so far aside is the edge of the table, where 1 is one ear alone


class Noise(NamedTuple):
    """What is heard of one stretch of a card's way."""

    leaving: str = ""
    landing: str = ""
    softer: float = 0.0  # decibels


SILENT: Final = Noise()
SNAP: Final = Noise(landing="card_snap")
SLIDE: Final = Noise("card_slide")
PUSHED: Final = Noise("card_laid_down")
TURNED: Final = Noise("card_lifted", "card_dropped", 2.0)  # each of several
TUCKED: Final = Noise("card_tucked")


def due(sprite: Sprite, now: float, width: float) -> Iterator[Cue]:
    """What is to be heard of a card now, on a table so wide; each of it once, and of a way without time its end."""
    if sprite.legs and sprite.legs[-1].seconds <= 0:
        leg = sprite.legs[-1]
        if sound := leg.noise.landing or leg.noise.leaving:
            yield Cue(sound, pan=aside(leg.to.x, width), softer=leg.noise.softer)
            sprite.legs = (*sprite.legs[:-1], leg._replace(noise=SILENT))
        return
    for at, leg in enumerate(sprite.legs):
        leaving, landing, softer = leg.noise
        if leaving and now >= leg.began:
            yield Cue(leaving, pan=aside(leg.to.x if leg.fades else sprite.place.x, width), softer=softer)
            leaving = ""
        if landing and now >= _begins(leg, landing):
            yield Cue(landing, pan=aside(leg.to.x, width), softer=softer)
            landing = ""
        if (leaving, landing) != leg.noise[:2]:
            heard = leg._replace(noise=Noise(leaving, landing, softer))
            sprite.legs = (*sprite.legs[:at], heard, *sprite.legs[at + 1 :])


def begins_next(sprite: Sprite) -> Iterator[float]:
    """When something of it is to be heard."""
    for leg in sprite.legs:
        if leg.noise.leaving:
            yield leg.began
        if leg.noise.landing:
            yield _begins(leg, leg.noise.landing)


def aside(x: float, width: float) -> float:
    """From how far left or right something is heard that lies there."""
    return max(-1.0, min(1.0, 2.0 * x / width - 1.0)) * WIDEST


def _begins(leg: Leg, landing: str) -> float:
    """So much before the card lies that the hit in the sound falls on that moment."""
    return max(leg.began, leg.lies_at - hit(landing))


def hit(sound: str) -> float:
    """How long after its beginning a sound hits what it hits."""
    seconds = assets.table("sounds/sounds.json").get(sound, {}).get("hit", 0.0)
    return float(seconds) if isinstance(seconds, int | float) else 0.0
