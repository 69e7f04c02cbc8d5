"""The little brass bell that announces a pair."""

import numpy as np

from art.sounds.waves import Dice, Samples, bump, convolve, mix, peaked, times

PARTIALS = (
    (1.0, 1.0, 0.55),
    (2.41, 0.42, 0.34),
    (3.02, 0.50, 0.26),
    (4.55, 0.20, 0.13),
    (5.43, 0.16, 0.10),
)
"""A small cup-shaped bell: multiple of the lowest note, strength, seconds to fall to 1/e."""

SPLIT = 0.0013
"""No bell is quite round: each partial is a pair, so far apart, and the pair beats."""


def bell(dice: Dice, pitch: float, seconds: float = 2.4) -> Samples:
    """One stroke of a soft clapper."""
    time = times(seconds)
    ring = np.zeros(len(time))
    for multiple, strength, decay in PARTIALS:
        for turn, share in ((1 - SPLIT, 0.75), (1 + SPLIT, dice.uniform(0.2, 0.3))):
            wave = np.sin(2 * np.pi * pitch * multiple * turn * time)
            ring += share * strength * wave * np.exp(-time / decay)
    return peaked(convolve(ring * np.minimum(1, (seconds - time) / 0.5), bump(0.00028)))


def pair_bell(dice: Dice) -> Samples:
    """A pair is called: the little bell is rung once, its clapper touching it again as it swings back."""
    return mix([(0, bell(dice, 1_318.5)), (0.16, bell(dice, 1_318.5) * 0.38)])
