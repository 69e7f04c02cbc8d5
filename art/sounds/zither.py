"""A zither: plucked strings (Karplus and Strong's loop) over a board of spruce."""

from functools import lru_cache

import numpy as np

from art.sounds.plates import ZITHER_TOP, carried
from art.sounds.waves import (
    RATE,
    BandGain,
    Dice,
    Samples,
    band,
    bump,
    convolve,
    count,
    decaying,
    mix,
    noise,
    peaked,
    shaped,
)

PLUCKED_AT = 0.11
"""Where the thumb's ring meets the string, in parts of its length."""

BRIGHT = 3_000.0
"""The frequency (hertz) for which `fade_of_brightness` is stated."""

NASAL, DAMPED, BROAD = 1_870.0, 4.0, 0.45
"""The board rings too well about this frequency (hertz): its ribs take so many decibels, over so many octaves."""

BOARD = BandGain(20, 1_900, 1)
"""Above this frequency a thick board gives way less and less: what is bright comes from the strings themselves."""

DETUNE = 0.00035
"""A string swings up and down and to and fro, and the two differ by half a hundredth of a semitone."""


def ring_time(pitch: float) -> float:
    """Seconds until a string of this pitch has fallen by 60 dB."""
    return float(np.clip(4.2 * (220 / pitch) ** 0.5, 1.6, 5.5))


def fade_of_brightness(pitch: float) -> float:
    """Seconds until the overtones about BRIGHT have fallen by 60 dB."""
    return float(np.clip(2.6 * (220 / pitch) ** 0.25, 1.4, 3.0))


def loop_filter(pitch: float) -> tuple[int, Samples]:
    """Whole samples of one turn of the wave along the string, and what each turn does to it."""
    turn = RATE / pitch
    whole = int(turn - 2)
    keep = 10 ** (-3 / (pitch * ring_time(pitch)))
    keep_bright = 10 ** (-3 / (pitch * fade_of_brightness(pitch)))
    side = min(0.25, (1 - keep_bright / keep) / (2 * (1 - np.cos(2 * np.pi * BRIGHT / RATE))))
    soften = keep * np.array([side, 1 - 2 * side, side])
    return whole, np.convolve(soften, between_samples(turn - 1 - whole))


def between_samples(delay: float) -> Samples:
    """Four weights (Lagrange) that delay by a part of a sample: without them the string is out of tune."""
    points = np.arange(4)
    weights = [np.prod([(delay - k) / (n - k) for k in points if k != n]) for n in points]
    return np.array(weights)


def pull(pitch: float, strength: float) -> Samples:
    """Force of the plucked string on the bridge in its first turn: a pulse as wide as the place is far."""
    turn = RATE / pitch
    pulse = np.full(round(turn), -PLUCKED_AT)
    pulse[: round(turn * PLUCKED_AT)] += 1
    return convolve(pulse, bump(0.00013 / strength**0.5))


def string(pitch: float, seconds: float, strength: float) -> Samples:
    """The pull going round and round, one turn of the string at a time."""
    whole, weights = loop_filter(pitch)
    before = whole + len(weights) - 1
    first = pull(pitch, strength)
    swing = np.zeros(before + count(seconds) + whole)
    swing[before : before + len(first)] = first
    for start in range(before + whole, len(swing) - whole, whole):
        swing[start : start + whole] += np.convolve(swing[start - before : start], weights, "valid")
    return swing[before : before + count(seconds)]


@lru_cache(maxsize=256)
def tone(pitch: float, seconds: float, strength: float) -> Samples:
    """Both swings of one string, heard through the board."""
    upright = string(pitch * (1 + DETUNE), seconds, strength)
    level = string(pitch * (1 - DETUNE), seconds, strength)
    swing = (0.65 * upright + 0.35 * level) * np.minimum(1, np.arange(count(seconds))[::-1] / count(0.35))
    board = shaped(carried(ZITHER_TOP, swing, (0.31, 0.23), 0.12), ribbed)
    return mix([(0, 1.2 * swing), (0, board)])


def ribbed(frequency: Samples) -> Samples:
    """What board and ribs leave of each frequency."""
    octaves = np.log2(np.maximum(frequency, 1.0) / NASAL)
    return np.asarray(BOARD(frequency) * 10 ** (-DAMPED / 20 * np.exp(-((octaves / BROAD) ** 2))))


def pluck(dice: Dice, pitch: float, seconds: float, strength: float) -> Samples:
    """One note: the string and the tick of the ring that plucks it."""
    tick = peaked(decaying(band(noise(dice, 0.02), 900, 4_500, 1), 0.003), 0.06)
    sound = tone(pitch, seconds, round(strength, 2)) / np.sqrt(ring_time(pitch))
    return strength * mix([(0, sound), (0, tick)])
