"""The Wirtshaus room: its early reflections, laid over every sound so that all come from one place."""

from functools import lru_cache

import numpy as np

from art.sounds.plates import SPEED_OF_SOUND
from art.sounds.waves import RATE, BandGain, Samples, convolve, mix, shaped

SIZE = (6.5, 5.0, 2.6)
TABLE_PLACE = (3.2, 2.4, 0.8)
LISTENER_PLACE = (3.3, 1.8, 1.2)
KEPT = 0.82
"""What a wall of wood with people before it gives back of the pressure."""
AMOUNT = 0.55
"""How much of the room is laid over the bare sound: less than the truth, the ear sits close."""
DEEPEST = 9
"""Reflections that met more walls than this are left out."""


@lru_cache(maxsize=1)
def reflections() -> Samples:
    """Answer of the room without the direct sound: mirror images of the table, duller at each wall."""
    distance, walls = _images()
    direct = distance.min()
    parts = [_echoes(distance[walls == number], direct, number) for number in range(1, DEEPEST + 1)]
    return mix((0.0, part) for part in parts)


def _images() -> tuple[Samples, Samples]:
    """Distance from the listener to each mirror image, and how many walls made it."""
    axes = [_axis(*axis) for axis in zip(SIZE, TABLE_PLACE, LISTENER_PLACE, strict=True)]
    squares, walls = np.zeros(1), np.zeros(1)
    for place, met in axes:
        squares, walls = np.add.outer(squares, place**2).ravel(), np.add.outer(walls, met).ravel()
    near = walls <= DEEPEST
    return np.sqrt(squares[near]), walls[near]


def _axis(size: float, source: float, ear: float) -> tuple[Samples, Samples]:
    """The images along one axis: where they are as seen from the ear, and the walls each has met."""
    number = np.arange(-DEEPEST, DEEPEST + 1, dtype=float)
    mirrored = np.where(number % 2 == 0, source, size - source)
    return number * size + mirrored - ear, np.abs(number)


def _echoes(distance: Samples, direct: float, walls: int) -> Samples:
    """All reflections that met so many walls; real walls are uneven, so each is a little out of place."""
    dice = np.random.default_rng(walls)
    uneven = distance * dice.uniform(0.97, 1.03, len(distance))
    at = np.rint((uneven - direct) / SPEED_OF_SOUND * RATE).astype(int)
    echo = np.zeros(at.max() + 200)
    np.add.at(echo, at, KEPT**walls * direct / uneven)
    return shaped(echo, BandGain(60, 9_000 / walls**0.7, 1))


def in_the_room(sound: Samples) -> Samples:
    """The sound as it is heard at the table."""
    return mix([(0, sound), (0, AMOUNT * convolve(sound, reflections()))])
