"""The slate: a stroke of chalk for a point, the sponge that wipes it clean."""

import numpy as np

from art.sounds.paper import rubbed, stroked
from art.sounds.plates import SLATE, TABLE, carried, struck
from art.sounds.waves import RATE, Dice, Samples, band, bump, convolve, count, decaying, mix, noise, peaked

POWDER = 0.15
"""How much of the powder's noise is heard between two slips, in parts of its strength while the chalk slips."""


def slips(dice: Dice, speed: Samples) -> Samples:
    """Chalk sticks and slips: some hundred small jumps a second, none like the other, more while the hand is faster."""
    often = dice.uniform(95, 130) * (0.4 + 0.6 * speed)
    steps = np.cumsum(often / RATE * dice.normal(1, 0.3, len(speed)).clip(0))
    jump = np.diff(np.floor(steps), prepend=0) > 0
    return np.asarray(jump * dice.gamma(2.0, 0.5, len(speed)) * speed)


def scratched(dice: Dice, speed: Samples) -> tuple[Samples, Samples]:
    """The powder that each slip tears off, and the jolts that the slate feels."""
    jolts = slips(dice, speed)
    torn = convolve(jolts, decaying(np.ones(count(0.010)), 0.002))[: len(speed)]
    powder = band(noise(dice, len(speed) / RATE)[: len(speed)], 1_700, 4_400)
    return powder * (torn / torn.max() + POWDER * speed), convolve(jolts, bump(0.0003))[: len(speed)]


def chalk_stroke(dice: Dice) -> Samples:
    """A short stroke: the chalk is set on with a tap, drawn, and taken off."""
    powder, jolts = scratched(dice, stroked(dice.uniform(0.17, 0.23)))
    grains = peaked(carried(SLATE, jolts, (dice.uniform(0.3, 0.45), 0.3), 0.04), 0.22)
    tap = peaked(struck(SLATE, (dice.uniform(0.36, 0.46), 0.35), 0.0007, 0.10), dice.uniform(0.25, 0.4))
    below = peaked(struck(TABLE, (0.44, 0.4), 0.0016, 0.2), 0.12)
    return mix([(0, tap), (0, below), (0.012, peaked(powder, 0.8)), (0.012, grains)])


def slate_wipe(dice: Dice) -> Samples:
    """A damp sponge goes over the slate, there and back."""
    there, back = dice.uniform(0.30, 0.34), dice.uniform(0.34, 0.40)
    return mix([(0, _sponge(dice, there)), (there * 0.95, _sponge(dice, back) * 0.85)])


def _sponge(dice: Dice, seconds: float) -> Samples:
    """One wipe: soft and wet, all dull noise, with the slate's body under it."""
    speed = stroked(seconds)
    wet = rubbed(dice, speed, 230, 1_600)
    drops = band(noise(dice, seconds), 900, 2_600) * (dice.random(len(speed)) < 0.02) * speed
    body = band(carried(SLATE, band(wet, 200, 900, 1), (0.45, 0.4), 0.05), 150, 900, 1)
    return mix([(0, peaked(wet)), (0, peaked(body, 0.4)), (0, peaked(drops, 0.12))])
