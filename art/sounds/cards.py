"""What the hands do with the cards: play, pick up, deal, turn, shuffle, cut, gather. Each recipe has one moment only:
what has two, such as a trick that is squared and laid aside, is two sounds, so that both are heard when they are seen.
"""

from collections.abc import Callable

import numpy as np

from art.sounds.paper import (
    flicked,
    on_wood,
    packet_set_down,
    puffed,
    rubbed,
    slapped,
    stroked,
    thrown,
    ticks,
)
from art.sounds.waves import Dice, Samples, band, decaying, mix, noise, peaked

# -- one card ------------------------------------------------------------------------------------------------------


def card_slide(dice: Dice) -> Samples:
    """A card slides over the table and comes to rest."""
    speed = thrown(dice.uniform(0.22, 0.30), dice.uniform(0.03, 0.05))
    return on_wood(rubbed(dice, speed))


def card_laid_down(dice: Dice) -> Samples:
    """A card is pushed face down to the middle: longer than a card that is led openly, and with a flatter hand."""
    speed = thrown(dice.uniform(0.36, 0.42), dice.uniform(0.08, 0.12))
    return on_wood(rubbed(dice, speed, 400, 4_600), 0.7)


def card_tucked(dice: Dice) -> Samples:
    """A card is pushed under the talon, or drawn out from there: paper between wood and paper, duller for it."""
    under = rubbed(dice, stroked(dice.uniform(0.24, 0.30)), 350, 3_400)
    corner = ticks(dice, np.array([dice.uniform(0.07, 0.11)]))
    return mix([(0, peaked(on_wood(under, 0.8))), (0, corner * 0.12)])


def card_snap(weight: float) -> Callable[[Dice], Samples]:
    """A card is laid down with a firm hand, here or there on the table: `weight` says how much of the wood answers."""
    return lambda dice: _laid(dice, slapped(dice, weight), dice.uniform(0.03, 0.20))


def card_snap_gentle(weight: float) -> Callable[[Dice], Samples]:
    """A card is laid down by somebody who does not mind losing it: more air, less wood, no bone."""
    return lambda dice: _laid(dice, _gently(dice, weight), dice.uniform(0.15, 0.30))


def _gently(dice: Dice, weight: float) -> Samples:
    """A card that lands softly, its sharp edges taken from it by the fingers that still hold it."""
    return band(slapped(dice, weight, dice.uniform(0.0026, 0.0034)), 80, dice.uniform(2_200, 3_600), 1)


def _laid(dice: Dice, landing: Samples, air: float) -> Samples:
    """So much air goes before the card, and is heard 0.03 s before it."""
    return mix([(0, puffed(dice) * air), (0.03, landing)])


def card_picked(dice: Dice) -> Samples:
    """A card is taken between two fingers, or put back: hardly more than its edge."""
    rub = peaked(rubbed(dice, stroked(dice.uniform(0.045, 0.07)), 700, 4_500), 0.6)
    return mix([(0, rub), (dice.uniform(0.02, 0.035), flicked(dice) * dice.uniform(0.3, 0.5))])


def card_lifted(dice: Dice) -> Samples:
    """A card is lifted at its edge and turned over in the air."""
    lift = peaked(rubbed(dice, stroked(dice.uniform(0.09, 0.11)), 700, 5_000), 0.30)
    air = stroked(dice.uniform(0.14, 0.17))
    swish = peaked(band(noise(dice, 0.2), 250, 1_600, 1)[: len(air)] * air, dice.uniform(0.14, 0.2))
    bend = ticks(dice, np.array([0.0]))
    return mix([(0, lift), (dice.uniform(0.065, 0.085), bend * 0.35), (0.09, swish)])


def card_dropped(dice: Dice) -> Samples:
    """A card that was turned drops on its back."""
    return slapped(dice, dice.uniform(0.3, 0.5))


# -- several -------------------------------------------------------------------------------------------------------


def packet_thrown(dice: Dice) -> Samples:
    """Two or three cards leave the pack in one throw and fan out."""
    throw = peaked(on_wood(rubbed(dice, thrown(dice.uniform(0.15, 0.19), 0.03))), 0.45)
    fan = peaked(rubbed(dice, thrown(0.11, 0.02), 700, 5_000), 0.22)
    return mix([(0, throw), (0.09 + 0.03 * dice.random(), fan)])


def packet_landed(dice: Dice) -> Samples:
    """Two or three cards lie before somebody."""
    return packet_set_down(dice, int(dice.integers(2, 4)))


def trick_swept(dice: Dice) -> Samples:
    """The cards of a trick are swept together."""
    sweep = peaked(on_wood(rubbed(dice, stroked(dice.uniform(0.24, 0.28)), 450, 4_600)), 0.5)
    meet = ticks(dice, np.array([0.09, 0.13, 0.165]) + dice.uniform(-0.012, 0.012, 3))
    return mix([(0, sweep), (0, meet * 0.3)])


def trick_squared(dice: Dice) -> Samples:
    """They are squared on their edge."""
    edges = ticks(dice, np.sort(dice.uniform(0, 0.012, 3)))
    return mix([(0, edges * 0.5), (0, slapped(dice, 0.4) * 0.8)])


def trick_set_down(dice: Dice) -> Samples:
    """The trick lies on its pile."""
    return packet_set_down(dice, int(dice.integers(3, 6)))


# -- the pack ------------------------------------------------------------------------------------------------------


def shuffle_overhand(dice: Dice) -> Samples:
    """The pack is shuffled in the hand: packets drawn off and dropped, the rhythm never quite even."""
    parts: list[tuple[float, Samples]] = []
    at = 0.0
    for stroke in range(6):
        parts += _packet_drawn(dice, at, cards=8 - stroke)
        at += dice.uniform(0.17, 0.23)
    return mix([*parts, (at, packet_set_down(dice, 12) * 0.55)])


def _packet_drawn(dice: Dice, at: float, cards: int) -> list[tuple[float, Samples]]:
    """One packet slides off the pack and falls on the cards in the other hand: paper, no table."""
    drawn = peaked(rubbed(dice, stroked(0.11), 600, 4_800), dice.uniform(0.20, 0.28))
    flat = band(noise(dice, 0.08), 220, 2_400, 1)
    fall = peaked(decaying(flat, 0.008 + 0.001 * cards), dice.uniform(0.38, 0.5))
    edges = ticks(dice, np.sort(dice.uniform(0, 0.03, 3)))
    return [(at, drawn), (at + 0.085, fall), (at + 0.08, edges * 0.22)]


def shuffle_riffle(dice: Dice) -> Samples:
    """Two halves run off the thumbs into each other, harder to the end, then are pushed together and set down."""
    steps = np.cumsum(np.linspace(0.023, 0.011, 46) * dice.uniform(0.6, 1.4, 46))
    run = ticks(dice, steps, growing=4) * 0.75
    end = float(steps[-1])
    push = peaked(rubbed(dice, stroked(0.26), 450, 4_000), 0.35)
    return mix([(0, run), (end + 0.09, push), (end + 0.33, packet_set_down(dice, 12) * 0.8)])


def cut_lifted(dice: Dice) -> Samples:
    """The upper half of the pack is lifted off, and the lower half drawn out over the wood."""
    lift = peaked(rubbed(dice, stroked(0.12), 500, 4_200), 0.30)
    slide = peaked(on_wood(rubbed(dice, stroked(dice.uniform(0.15, 0.19)), 450, 3_800)), 0.34)
    return mix([(0, lift), (0.11, slide)])


def cut_set_down(dice: Dice) -> Samples:
    """One half is put on the other, and squared."""
    square = ticks(dice, np.array([0.0, 0.018]) + dice.uniform(0.035, 0.05))
    return mix([(0, packet_set_down(dice, 16)), (0, square * 0.35)])
