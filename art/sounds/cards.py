"""What the hands do with the cards: play, deal, turn, shuffle, cut, gather."""

import numpy as np

from art.sounds.paper import (
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


def card_slide(dice: Dice) -> Samples:
    """A card slides over the table and comes to rest."""
    speed = thrown(dice.uniform(0.22, 0.30), dice.uniform(0.03, 0.05))
    return on_wood(rubbed(dice, speed))


def card_snap(dice: Dice) -> Samples:
    """A card is laid down with a firm hand."""
    return mix([(0, puffed(dice) * 0.10), (0.03, slapped(dice, dice.uniform(0.7, 0.9)))])


def card_turn(dice: Dice) -> Samples:
    """A card is lifted at its edge, turned over and dropped on its back."""
    lift = peaked(rubbed(dice, stroked(0.10), 700, 5_000), 0.30)
    swish = peaked(band(noise(dice, 0.16), 250, 1_600, 1)[: len(stroked(0.16))] * stroked(0.16), 0.16)
    bend = ticks(dice, np.array([0.0]))
    return mix([(0, lift), (0.075, bend * 0.35), (0.09, swish), (0.25, slapped(dice, 0.4) * 0.8)])


def deal_packet(dice: Dice) -> Samples:
    """Two or three cards are dealt in one throw and settle."""
    throw = peaked(on_wood(rubbed(dice, thrown(0.17, 0.03))), 0.45)
    fan = peaked(rubbed(dice, thrown(0.11, 0.02), 700, 5_000), 0.22)
    landing = packet_set_down(dice, int(dice.integers(2, 4)))
    return mix([(0, throw), (0.10, landing * 0.55), (0.11 + 0.03 * dice.random(), fan)])


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
    """Two halves run off the thumbs into each other, then are pushed together and set down."""
    steps = np.cumsum(np.linspace(0.023, 0.011, 46) * dice.uniform(0.6, 1.4, 46))
    run = ticks(dice, steps) * 0.6
    end = float(steps[-1])
    push = peaked(rubbed(dice, stroked(0.26), 450, 4_000), 0.35)
    return mix([(0, run), (end + 0.09, push), (end + 0.33, packet_set_down(dice, 12) * 0.8)])


def cut(dice: Dice) -> Samples:
    """The upper half is lifted off, laid beside, and the lower half laid on top."""
    lift = peaked(rubbed(dice, stroked(0.12), 500, 4_200), 0.22)
    slide = peaked(on_wood(rubbed(dice, stroked(0.14), 450, 3_800)), 0.20)
    square = ticks(dice, np.array([0.0, 0.018]))
    return mix(
        [
            (0, lift),
            (0.20, packet_set_down(dice, 16) * 0.7),
            (0.36, slide),
            (0.52, packet_set_down(dice, 16) * 0.5),
            (0.56, square * 0.2),
        ]
    )


def trick_gathered(dice: Dice) -> Samples:
    """The cards of a trick are swept together, squared on their edge and laid aside."""
    sweep = peaked(on_wood(rubbed(dice, stroked(0.34), 450, 4_600)), 0.5)
    meet = ticks(dice, np.array([0.11, 0.16, 0.205]) + dice.uniform(-0.012, 0.012, 3))
    edge = slapped(dice, 0.5)
    return mix([(0, sweep), (0, meet * 0.3), (0.40, edge * 0.42), (0.53, packet_set_down(dice, 4) * 0.5)])
