"""The last hand on every sound: into the room, no rumble, trimmed, faded, and as loud as its kind."""

import numpy as np

from art.sounds.loudness import fast
from art.sounds.room import in_the_room
from art.sounds.waves import BandGain, LowCut, Samples, count, shaped

KNEE, CEILING = 0.50, 0.78
"""Up to the knee nothing is changed; what is above is bent towards the ceiling, which the encoder may overshoot."""
HARDEST = 6.0
"""A peak is driven at most so many decibels over the ceiling: a blow is over before anybody hears that it was bent."""
NEAR = 0.01
"""Decibels that nobody misses."""
LEAD = 0.004
"""Silence before a sound, so that its attack is not cut."""
FADE_IN = 0.002
FADE_OUT = 0.05
QUIET = 10 ** (-56 / 20)
"""What lies so far under the peak at the end is cut off."""


def finished(dry: Samples, target: float, lowest: float, hardest: float = HARDEST) -> Samples:
    """A bare sound made ready to be written, as loud as wanted, without what lies below `lowest` hertz."""
    heard = in_the_room(np.pad(dry, (count(LEAD), count(0.25))))
    smooth = shaped(shaped(heard, LowCut(lowest), 0.1), BandGain(1, 15_000))
    return at_loudness(faded(trimmed(smooth)), target, hardest)


def trimmed(sound: Samples) -> Samples:
    """Without the silence at the end."""
    loud = np.flatnonzero(np.abs(sound) > QUIET * np.abs(sound).max())
    return sound[: loud[-1] + count(FADE_OUT) // 2]


def faded(sound: Samples) -> Samples:
    """From nothing, and to nothing in a half cosine."""
    rise, fall = np.hanning(2 * count(FADE_IN)), np.hanning(2 * count(FADE_OUT))
    result = sound.copy()
    result[: len(rise) // 2] *= rise[: len(rise) // 2]
    result[-(len(fall) // 2) :] *= fall[len(fall) // 2 :]
    return result


def limited(sound: Samples) -> Samples:
    """The same, its highest peaks bent so that they stay under the ceiling."""
    over = np.abs(sound) - KNEE
    bent = KNEE + (CEILING - KNEE) * np.tanh(over / (CEILING - KNEE))
    return np.where(over > 0, np.sign(sound) * bent, sound)


def at_loudness(sound: Samples, target: float, hardest: float) -> Samples:
    """As loud as wanted, unless its peak forbids: what is bent has lost a little, and is driven again."""
    gain, most = 1.0, 10 ** (hardest / 20) * CEILING / float(np.abs(sound).max())
    for _ in range(5):
        short = target - fast(limited(gain * sound))
        if abs(short) < NEAR:
            break
        gain = min(gain * 10 ** (short / 20), most)
    return limited(gain * sound)
