"""What can be said of a sound without ears: length, peak, loudness, centre of its spectrum, decay."""

from dataclasses import dataclass

import numpy as np

from art.sounds.loudness import loudness
from art.sounds.waves import RATE, Samples, count, pitches


@dataclass(frozen=True)
class Measures:
    """Figures of one sound."""

    seconds: float
    peak: float
    mean: float
    first: float
    last: float
    loudness: float
    """LUFS, see `art.sounds.loudness`."""
    centroid: float
    """Hertz: the spectrum's centre of gravity by energy."""
    attack: float
    """Seconds from a tenth to nine tenths of the highest envelope."""
    decay: float
    """Seconds after the highest envelope until it stays 20 dB below."""


def measured(sound: Samples) -> Measures:
    """All figures of a sound."""
    return Measures(
        seconds=len(sound) / RATE,
        peak=float(np.abs(sound).max()),
        mean=float(sound.mean()),
        first=float(sound[0]),
        last=float(sound[-1]),
        loudness=loudness(sound),
        centroid=centroid(sound),
        attack=attack(sound),
        decay=decay(sound),
    )


def centroid(sound: Samples) -> float:
    """The spectrum's centre of gravity in hertz."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    return float((power * pitches(len(sound))).sum() / power.sum())


def envelope(sound: Samples) -> Samples:
    """Strength of the sound over a sliding window of 4 ms."""
    window = np.hanning(count(0.004))
    return np.asarray(np.sqrt(np.convolve(sound**2, window / window.sum(), "same").clip(0)))


def attack(sound: Samples) -> float:
    """How long the last rise to the top takes, in seconds."""
    shape = envelope(sound)
    top = int(shape.argmax())
    low = np.flatnonzero(shape[: top + 1] < 0.1 * shape[top])
    high = np.flatnonzero(shape[: top + 1] > 0.9 * shape[top])
    return float(high[0] - (low[low < high[0]][-1] if (low < high[0]).any() else 0)) / RATE


def decay(sound: Samples) -> float:
    """How long the sound needs from its top until it stays 20 dB below, in seconds."""
    shape = envelope(sound)
    top = int(shape.argmax())
    return float(np.flatnonzero(shape > 0.1 * shape[top])[-1] - top) / RATE
