"""The pencil: a stroke on a pad of paper."""

from art.sounds.paper import on_wood, rubbed, stroked
from art.sounds.plates import TABLE, struck
from art.sounds.waves import Dice, Samples, mix, peaked


def pencil_stroke(dice: Dice) -> Samples:
    """A short stroke: graphite rubs over the fibres, and the sheets below take the sharpness from it."""
    speed = stroked(dice.uniform(0.15, 0.21))
    graphite = peaked(on_wood(rubbed(dice, speed, 700, 3_800), 0.35))
    touch = peaked(struck(TABLE, (0.43, 0.37), 0.0024, 0.10), 0.14)
    return mix([(0, touch), (0.008, graphite)])
