"""The last hand on every sound: into the room, no rumble, trimmed, faded, and as loud as its kind."""

import numpy as np

from art.sounds.loudness import loudness
from art.sounds.room import in_the_room
from art.sounds.waves import Samples, band, count

HIGHEST_PEAK = 0.80
"""Below the limit of 0.9, because the encoder may overshoot."""
LEAD = 0.004
"""Silence before a sound, so that its attack is not cut."""
FADE_IN = 0.002
FADE_OUT = 0.05
QUIET = 10 ** (-56 / 20)
"""What lies so far under the peak at the end is cut off."""


def finished(dry: Samples, target: float) -> Samples:
    """A bare sound made ready to be written."""
    heard = in_the_room(np.pad(dry, (count(LEAD), count(0.25))))
    return at_loudness(faded(trimmed(band(heard, 40, 15_000, 2))), target)


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


def at_loudness(sound: Samples, target: float) -> Samples:
    """As loud as wanted (LUFS), unless the peak forbids."""
    gain = 10 ** ((target - loudness(sound)) / 20)
    return sound * min(gain, HIGHEST_PEAK / float(np.abs(sound).max()))
