"""Beer mats: one is pushed over the wood, to count or to cover."""

from art.sounds.paper import on_table, on_wood, rubbed, thrown
from art.sounds.plates import TABLE, struck
from art.sounds.waves import Dice, Samples, mix, peaked


def mat_laid(dice: Dice) -> Samples:
    """Thick board over wood: dull as felt, set on with one finger."""
    board = on_wood(rubbed(dice, thrown(dice.uniform(0.34, 0.40), 0.08), 200, 1_500), 1.0)
    finger = peaked(struck(TABLE, on_table(dice), 0.0035, 0.2), 0.22)
    return mix([(0, peaked(board)), (0.01, finger)])
