"""Things that ring when they are struck: table top, slate, playing card, wooden button, zither board.

All are thin plates. Theory gives the frequencies of their modes from size, stiffness and weight, the
material's loss gives how long each mode rings, and the place of the blow gives how strongly it answers.
So a knock, a card and a piece of chalk on the same table belong together by construction.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from art.sounds.waves import RATE, Samples, Turned, bump, convolve, count

HIGHEST = 9_000.0
"""Modes above this frequency (hertz) are left out: their ring is too short to matter."""

SPEED_OF_SOUND = 343.0
"""Metres a second."""

HEARD_AT = tuple((along, across) for along in (0.10, 0.23, 0.37, 0.45) for across in (0.12, 0.29, 0.41))
"""Where the plate is heard from, in parts of its length and width. One place alone lies on a still line of some modes:
they would be missing, and a table without its modes between 200 and 400 Hz is a box."""

SHORT_CIRCUIT = 120.0
"""Below so many hertz the air flows round the edge of a plate to its other side instead of sounding."""


@dataclass(frozen=True)
class Plate:
    """A plate on its edges: metres, pascals along and across the grain, kilograms a cubic metre."""

    length: float
    width: float
    thickness: float
    along: float
    across: float
    density: float
    loss: float
    """Energy lost in a cycle: wood 0.02, a card 0.2."""
    rest: float
    """What supports, hands and air take besides, in parts a second."""

    def modes(self) -> tuple[Samples, Samples, Samples]:
        """Numbers of half waves along and across, and the frequency of each mode in hertz."""
        along, across = (grid.ravel().astype(float) for grid in np.mgrid[1:60, 1:60])
        frequency = self._frequency(along / self.length, across / self.width)
        heard = frequency < HIGHEST
        return along[heard], across[heard], frequency[heard]

    def radiation(self, frequency: Samples) -> Samples:
        """How well the air takes a mode up: poorly where its waves are shorter than those in air, or flow round."""
        stiffness = np.sqrt(self.along * self.across)
        critical = SPEED_OF_SOUND**2 / (2 * np.pi * self.thickness) * np.sqrt(12 * self.density / stiffness)
        around = frequency**2 / (frequency**2 + SHORT_CIRCUIT**2)
        return np.asarray(around * frequency / np.hypot(frequency, critical))

    def _frequency(self, along: Samples, across: Samples) -> Samples:
        """Bending waves of an orthotropic plate (Huber's estimate of the twisting stiffness)."""
        stiff = np.sqrt(self.along) * along**2 + np.sqrt(self.across) * across**2
        return np.asarray(np.pi / 2 * self.thickness / np.sqrt(12 * self.density) * stiff)


@lru_cache(maxsize=128)
def answer(plate: Plate, where: tuple[float, float], seconds: float) -> Samples:
    """The sound of one infinitely short blow at `where` (parts of length and width)."""
    along, across, frequency = plate.modes()
    strength = _shape(along, across, where) * _heard(along, across) * plate.radiation(frequency)
    turning = np.asarray(2j * np.pi * frequency - np.pi * frequency * plate.loss - plate.rest, np.complex128) / RATE
    ring = _ringing(strength, turning, count(seconds))
    return np.asarray(ring / np.sqrt((ring**2).sum()))


def _ringing(strength: Samples, turning: Turned, length: int) -> Samples:
    """All modes together. A step of many samples times a step of few: one product of two small tables."""
    fine = round(length**0.5)
    coarse = np.arange(-(-length // fine)) * fine
    rows = strength * np.exp(np.outer(coarse, turning))
    columns = np.exp(np.outer(turning, np.arange(fine)))
    return np.asarray((rows @ columns).imag.ravel()[:length])


def _heard(along: Samples, across: Samples) -> Samples:
    """How strongly each mode moves on average where it is heard."""
    return np.asarray(np.sqrt(np.mean([_shape(along, across, place) ** 2 for place in HEARD_AT], axis=0)))


def _shape(along: Samples, across: Samples, where: tuple[float, float]) -> Samples:
    """How far each mode moves at a place."""
    return np.asarray(np.sin(np.pi * along * where[0]) * np.sin(np.pi * across * where[1]))


def struck(plate: Plate, where: tuple[float, float], contact: float, seconds: float = 0.3) -> Samples:
    """A blow that touches for `contact` seconds: the shorter, the brighter."""
    return convolve(bump(contact), answer(plate, where, seconds))


def carried(plate: Plate, sound: Samples, where: tuple[float, float], seconds: float = 0.15) -> Samples:
    """What the plate makes of a longer force, such as rubbing or a string's pull, at equal strength."""
    ringing = convolve(sound, answer(plate, where, seconds))
    strength = float(np.sqrt((sound**2).sum() / (ringing**2).sum()))
    return ringing[: len(sound) + count(seconds)] * strength


TABLE = Plate(1.4, 0.8, 0.032, 11e9, 1.4e9, 690, loss=0.035, rest=14)
"""An oak table top with elbows and glasses on it."""

SLATE = Plate(0.30, 0.20, 0.005, 60e9, 60e9, 2750, loss=0.03, rest=40)
"""The slate on which the score is chalked, lying on the table."""

CARD = Plate(0.100, 0.057, 0.00032, 4e9, 2.5e9, 1100, loss=0.2, rest=60)
"""A playing card, held by nobody."""

BUTTON = Plate(0.20, 0.09, 0.007, 10e9, 1.0e9, 620, loss=0.05, rest=60)
"""A thin board to press, such as the lid of a card box."""

LID = Plate(0.15, 0.12, 0.006, 10e9, 1.0e9, 560, loss=0.08, rest=90)
"""Another one, smaller and drier."""

ZITHER_TOP = Plate(0.42, 0.26, 0.0075, 10e9, 1.2e9, 430, loss=0.07, rest=12)
"""The board of a zither, its ribs counted in as thickness."""
