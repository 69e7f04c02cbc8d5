"""How loud a sound is, in two ways.

`fast` is what the mix is made by: the A-weighted level of the loudest 125 ms (a sound level meter set to A and fast).
For a knock that is near to what is heard, while a longer window and a weighting that leaves the bass in make it out
louder than it is. `loudness` is how programmes are compared: K-weighted (ITU-R BS.1770), the loudest 0.4 seconds, in
LUFS. For a sound shorter than the window both are its whole energy spread over the window.
"""

import numpy as np

from art.sounds.waves import RATE, Samples, count, shaped

WINDOW = 0.4
STEP = 0.02
FAST = 0.125


def k_weighting(frequency: Samples) -> Samples:
    """What the ear makes of each frequency: highs a little up (the head), the lowest down."""
    return _shelf(frequency) * _high_pass(frequency)


def _turn(frequency: float, quality: float) -> tuple[float, float]:
    """Tangent and its share that both filters are built from."""
    tangent = float(np.tan(np.pi * frequency / RATE))
    return tangent, tangent / quality


def _shelf(frequency: Samples) -> Samples:
    """+4 dB above 1.7 kHz."""
    tangent, share = _turn(1681.974450955533, 0.7071752369554196)
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    top = (high + middle * share + tangent**2, 2 * (tangent**2 - high), high - middle * share + tangent**2)
    return _ratio(top, _bottom(tangent, share), frequency)


def _high_pass(frequency: Samples) -> Samples:
    """Away with what lies below 40 Hz."""
    tangent, share = _turn(38.13547087602444, 0.5003270373238773)
    lead = 1 + share + tangent**2
    return _ratio((lead, -2 * lead, lead), _bottom(tangent, share), frequency)


def _bottom(tangent: float, share: float) -> tuple[float, float, float]:
    """The denominator of both filters."""
    return 1 + share + tangent**2, 2 * (tangent**2 - 1), 1 - share + tangent**2


def _ratio(top: tuple[float, float, float], bottom: tuple[float, float, float], frequency: Samples) -> Samples:
    """Size of a second-order digital filter's answer at each frequency."""
    z = np.exp(-2j * np.pi * frequency / RATE)
    return np.abs(np.polyval(top[::-1], z) / np.polyval(bottom[::-1], z))


def a_weighting(frequency: Samples) -> Samples:
    """What a soft sound is worth to the ear at each frequency (IEC 61672); 1 at 1 kHz."""
    square = frequency**2
    poles = (square + 20.6**2) * np.sqrt((square + 107.7**2) * (square + 737.9**2)) * (square + 12_194.0**2)
    return np.asarray(10**0.1 * 12_194.0**2 * square**2 / poles)


def loudness(sound: Samples) -> float:
    """LUFS of the loudest window."""
    return float(-0.691 + 10 * np.log10(_loudest(shaped(sound, k_weighting, WINDOW), WINDOW, STEP)))


def fast(sound: Samples) -> float:
    """Decibels (dBFS, A-weighted) of the loudest 125 ms."""
    return float(10 * np.log10(_loudest(shaped(sound, a_weighting, 0.2), FAST, 1 / RATE)))


def _loudest(weighed: Samples, window: float, step: float) -> float:
    """Mean power of the loudest window."""
    around = np.pad(weighed**2, count(window))
    energy = np.concatenate([[0.0], np.cumsum(around)])
    starts = np.arange(0, len(around) - count(window), count(step))
    return float((energy[starts + count(window)] - energy[starts]).max() / count(window))
