"""The slate: a stroke of chalk for a point, the sponge that wipes it clean."""

import numpy as np

from art.sounds.paper import rubbed, stroked
from art.sounds.plates import SLATE, TABLE, carried, struck
from art.sounds.waves import RATE, Dice, Samples, band, bump, convolve, mix, noise, peaked


def slips(dice: Dice, speed: Samples, often: float = 420) -> Samples:
    """Chalk sticks and slips: a rough train of tiny jumps, quicker the faster the hand."""
    steps = np.cumsum(speed * often / RATE * dice.normal(1, 0.55, len(speed)).clip(0))
    jump = np.diff(np.floor(steps), prepend=0) > 0
    train = jump * dice.gamma(2.0, 0.5, len(speed)) * speed
    return convolve(np.asarray(train), bump(0.0003))[: len(speed)]


def chalk_stroke(dice: Dice) -> Samples:
    """A short stroke: the chalk is set on with a tap, drawn, and taken off."""
    speed = stroked(dice.uniform(0.19, 0.25))
    powder = peaked(rubbed(dice, speed, 800, 5_200), 0.36)
    grains = peaked(carried(SLATE, slips(dice, speed), (0.4, 0.3), 0.06), 0.40)
    tap = peaked(struck(SLATE, (0.42, 0.35), 0.0007, 0.12), 0.5)
    below = peaked(struck(TABLE, (0.44, 0.4), 0.0016, 0.2), 0.18)
    return mix([(0, tap), (0, below), (0.012, powder), (0.012, grains)])


def slate_wipe(dice: Dice) -> Samples:
    """A damp sponge goes over the slate, there and back."""
    there, back = dice.uniform(0.30, 0.34), dice.uniform(0.34, 0.40)
    return mix([(0, _sponge(dice, there)), (there * 0.95, _sponge(dice, back) * 0.85)])


def _sponge(dice: Dice, seconds: float) -> Samples:
    """One wipe: soft and wet, all dull noise, with the slate's body under it."""
    speed = stroked(seconds)
    wet = rubbed(dice, speed, 250, 2_000)
    drops = band(noise(dice, seconds), 900, 2_600) * (dice.random(len(speed)) < 0.02) * speed
    body = carried(SLATE, band(wet, 200, 900, 1), (0.45, 0.4), 0.05)
    return mix([(0, peaked(wet)), (0, peaked(body, 0.4)), (0, peaked(drops, 0.12))])
