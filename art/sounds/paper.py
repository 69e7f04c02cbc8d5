"""Paper that rubs and slaps: the noises of which all card sounds are made."""

import numpy as np

from art.sounds.plates import CARD, TABLE, carried, struck
from art.sounds.waves import RATE, Dice, Samples, band, bump, convolve, decaying, mix, noise, peaked, times


def thrown(seconds: float, push: float = 0.04) -> Samples:
    """Speed of a card that is pushed and let go: friction then slows it evenly to a stop."""
    time = times(seconds)
    rise = np.sin(np.pi / 2 * np.minimum(time / push, 1)) ** 2
    return np.asarray(rise * np.minimum(1, (seconds - time) / (seconds - push)))


def stroked(seconds: float) -> Samples:
    """Speed of a hand that moves something from rest to rest as smoothly as it can (minimum jerk)."""
    part = times(seconds) / seconds
    return 16 * part**2 * (1 - part) ** 2


def rubbed(dice: Dice, speed: Samples, low: float = 500, high: float = 5_500) -> Samples:
    """Friction of paper: faster is louder and brighter, and no surface is even."""
    length = len(speed) / RATE
    middle = np.sqrt(low * high)
    dull = band(noise(dice, length), low, middle, 1)
    bright = band(noise(dice, length), middle, high, 2)
    uneven = 1 + 0.35 * _unit(band(noise(dice, length), 15, 110, 1))
    return speed * uneven * (_unit(dull) + speed * _unit(bright)) + 0.8 * specks(dice, speed)


def specks(dice: Dice, speed: Samples, often: float = 900) -> Samples:
    """Single fibres and grains that catch: more of them the faster the rubbing."""
    hit = dice.random(len(speed)) < often * speed / RATE
    clicks = hit * dice.exponential(1.0, len(speed)) * speed
    return convolve(np.asarray(clicks), bump(0.00025))[: len(speed)] * 12


def slapped(dice: Dice, weight: float = 0.5, contact: float | None = None) -> Samples:
    """A card that lands flat somewhere on the table; `weight` says how much of the wood is heard, `contact` (seconds)
    how gently: no hand lays down two alike."""
    low, high = 350 * dice.uniform(0.7, 1.5), 3_600 * dice.uniform(0.7, 1.3)
    flat = peaked(decaying(band(noise(dice, 0.06), low, high, 1), dice.uniform(0.004, 0.013)), dice.uniform(0.8, 1.4))
    wood = peaked(struck(TABLE, on_table(dice), contact or dice.uniform(0.0013, 0.003)), weight)
    edge = peaked(struck(CARD, (0.2 + 0.2 * dice.random(), 0.31), 0.0006, 0.05), dice.uniform(0.4, 1.1))
    bounce = peaked(decaying(band(noise(dice, 0.04), 500, 4_000, 1), 0.004), dice.uniform(0.1, 0.45))
    return mix([(0, edge), (0.0012, flat), (0.0008, wood), (dice.uniform(0.010, 0.035), bounce)])


def on_table(dice: Dice) -> tuple[float, float]:
    """Some place on the table within reach, in parts of its length and width."""
    return dice.uniform(0.25, 0.75), dice.uniform(0.25, 0.70)


def puffed(dice: Dice, seconds: float = 0.03) -> Samples:
    """The air that a falling card pushes out from under itself, just before it lands."""
    rise = (times(seconds) / seconds) ** 2
    return peaked(band(noise(dice, seconds), 150, 1_400, 1) * rise)


def flicked(dice: Dice) -> Samples:
    """The edge of a card that springs off a thumb."""
    snap = peaked(struck(CARD, (0.1 + 0.3 * dice.random(), 0.43), 0.0004, 0.04))
    hiss = peaked(decaying(band(noise(dice, 0.02), 900, 4_200, 1), 0.0035))
    return mix([(0, snap * 0.5), (0, hiss * 0.6)])


def on_wood(sound: Samples, share: float = 0.5) -> Samples:
    """Rubbing as the table carries it: the bare noise and its echo in the wood."""
    wood = carried(TABLE, band(sound, 60, 900, 1), (0.42, 0.36))
    return mix([(0, sound), (0, wood * share)])


def packet_set_down(dice: Dice, cards: int) -> Samples:
    """Several cards land as one body: slower and lower than one, the edges a moment apart."""
    wood = peaked(struck(TABLE, on_table(dice), 0.0021 + 0.00009 * cards), 0.6)
    flat = peaked(decaying(band(noise(dice, 0.1), 250, 2_600, 1), 0.009 + 0.0003 * cards), 0.5)
    edges = [(dice.uniform(0, 0.014), slapped(dice, 0.1) * 0.3) for _ in range(min(cards, 5))]
    return mix([(0, wood), (0, flat), *edges])


def _unit(sound: Samples) -> Samples:
    """The sound at unit strength."""
    return np.asarray(sound / np.sqrt((sound**2).mean()))


def ticks(dice: Dice, moments: Samples, growing: float = 0) -> Samples:
    """Card edges springing one after the other, at these seconds, never two alike, the last so many decibels louder."""
    grown = 10 ** (np.linspace(-growing, 0, len(moments)) / 20)
    return mix((float(at), flicked(dice) * dice.uniform(0.55, 1.0) * by) for at, by in zip(moments, grown, strict=True))
