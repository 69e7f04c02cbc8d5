"""The little brass bell that announces a pair."""

import numpy as np

from art.sounds.waves import RATE, Dice, Samples, bump, convolve, mix, peaked, times

PARTIALS = (
    (1.0, 1.0, 0.55),
    (2.41, 0.80, 0.45),
    (3.02, 0.70, 0.35),
    (4.55, 0.65, 0.20),
    (5.43, 0.60, 0.14),
    (6.9, 0.50, 0.09),
)
"""A small cup-shaped bell: multiple of the lowest note, strength, seconds to fall to 1/e."""

SPLIT = 0.0006
"""No bell is quite round: each partial is a pair, so far apart, and the pair beats, slowly, or it would tremble."""

CLAPPER = 0.00010
"""Seconds that brass touches brass: the shorter, the more of the high partials."""


def bell(dice: Dice, pitch: float, seconds: float = 1.7, clapper: float = CLAPPER) -> Samples:
    """One stroke of the clapper."""
    time = times(seconds)
    ring = np.zeros(len(time))
    for multiple, strength, decay in PARTIALS:
        for turn, share in ((1 - SPLIT, 0.85), (1 + SPLIT, dice.uniform(0.12, 0.18))):
            wave = np.sin(2 * np.pi * pitch * multiple * turn * time)
            ring += share * strength * wave * np.exp(-time / decay)
    return peaked(convolve(ring * np.minimum(1, (seconds - time) / 0.5), bump(clapper)))


def pair_bell(dice: Dice) -> Samples:
    """A pair is called: the little bell is rung once, its clapper touching it again as it swings back."""
    again, softly = dice.uniform(0.13, 0.21), dice.uniform(0.25, 0.5)
    first, second = (bell(dice, 1_318.5, 1.6, CLAPPER * dice.uniform(0.8, 1.2)) for _ in range(2))
    return mix([(0, first), (again, softly * second[: -round(again * RATE)])])
