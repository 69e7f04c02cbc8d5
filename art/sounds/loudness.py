"""How loud a sound is: K-weighted (ITU-R BS.1770) level of its loudest 0.4 seconds, in LUFS.

For a sound shorter than the window this is its whole energy spread over the window, which is about how
the ear judges short sounds too: a crack of 10 ms is not as loud as a tone of the same strength.
"""

import numpy as np

from art.sounds.waves import RATE, Samples, count, shaped

WINDOW = 0.4
STEP = 0.02


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


def _ratio(
    top: tuple[float, float, float], bottom: tuple[float, float, float], frequency: Samples
) -> Samples:
    """Size of a second-order digital filter's answer at each frequency."""
    z = np.exp(-2j * np.pi * frequency / RATE)
    return np.abs(np.polyval(top[::-1], z) / np.polyval(bottom[::-1], z))


def loudness(sound: Samples) -> float:
    """LUFS of the loudest window."""
    weighed = shaped(sound, k_weighting, WINDOW) ** 2
    energy = np.concatenate([[0.0], np.cumsum(np.pad(weighed, (0, count(WINDOW))))])
    starts = np.arange(0, len(weighed), count(STEP))
    loudest = (energy[starts + count(WINDOW)] - energy[starts]).max() / count(WINDOW)
    return float(-0.691 + 10 * np.log10(loudest))
