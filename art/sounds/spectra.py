"""Where the energy of a sound lies, how even it is, and how far two takes are from each other."""

from functools import lru_cache
from itertools import combinations

import numpy as np

from art.sounds.waves import Samples, band, convolve, count, pitches, quick

FRAME, STEP = 512, 128
"""Samples of one picture of the spectrum, and from one to the next."""
BANDS, LOWEST, HIGHEST = 40, 50.0, 16_000.0
"""So many bands, as wide as the ear makes them, between these frequencies (hertz)."""
FLOOR = 1e-5
"""What lies 50 dB under the loudest spot of two takes does not tell them apart."""


def power(sound: Samples) -> tuple[Samples, Samples]:
    """Frequencies in hertz, and the energy at each."""
    size = quick(len(sound))
    return pitches(size), np.asarray(np.abs(np.fft.rfft(sound, size)) ** 2)


def centroid(sound: Samples) -> float:
    """The spectrum's centre of gravity in hertz."""
    pitch, energy = power(sound)
    return float((pitch * energy).sum() / energy.sum())


def median(sound: Samples) -> float:
    """Half of the energy lies below so many hertz."""
    pitch, energy = power(sound)
    grown = energy.cumsum()
    return float(pitch[np.searchsorted(grown, grown[-1] / 2)])


def share(sound: Samples, low: float, high: float) -> float:
    """How much of the energy lies between two frequencies, from 0 to 1."""
    pitch, energy = power(sound)
    return float(energy[(pitch >= low) & (pitch < high)].sum() / energy.sum())


def third(sound: Samples, middle: float) -> float:
    """Decibels of the third-octave around a frequency against the whole sound."""
    return float(10 * np.log10(share(sound, middle * 2 ** (-1 / 6), middle * 2 ** (1 / 6))))


def grain(sound: Samples) -> float:
    """How much the strength between 1.5 and 6 kHz varies about its own course, in parts of itself.

    Plain noise has 0.33. What sticks and slips, such as chalk, has more: it consists of single small events.
    """
    strength = _smoothed(_strength(band(sound, 1_500, 6_000)), 0.0004)
    course = _smoothed(strength, 0.05)
    about = (strength / course)[course > 0.3 * course.max()]
    return float(about.std() / about.mean())


def apart(takes: list[Samples]) -> list[float]:
    """Decibels by which every two takes differ on average, at every moment and in every band of the ear."""
    return [_distance(one, other) for one, other in combinations(map(heard_bands, takes), 2)]


def _distance(one: Samples, other: Samples) -> float:
    """The same of two, as energy over time in the bands of the ear."""
    length, top = max(len(one), len(other)), max(one.max(), other.max())
    levels = [10 * np.log10(np.maximum(_lasting(each, length) / top, FLOOR)) for each in (one, other)]
    return float(np.abs(levels[0] - levels[1]).mean())


def heard_bands(sound: Samples) -> Samples:
    """Energy over time in the bands of the ear, a row for each moment."""
    padded = np.pad(sound, FRAME)
    frames = np.lib.stride_tricks.sliding_window_view(padded, FRAME)[::STEP] * np.hanning(FRAME)
    return np.asarray(np.abs(np.fft.rfft(frames)) ** 2 @ _bands().T)


@lru_cache(maxsize=1)
def _bands() -> Samples:
    """Weights of each frequency in each band: triangles whose corners are equally far apart for the ear (mel)."""
    corners = 700 * (np.exp(np.linspace(np.log1p(LOWEST / 700), np.log1p(HIGHEST / 700), BANDS + 2)) - 1)
    low, middle, high = corners[:-2, None], corners[1:-1, None], corners[2:, None]
    pitch = pitches(FRAME)[None]
    rising, falling = (pitch - low) / (middle - low), (high - pitch) / (high - middle)
    return np.asarray(np.maximum(0, np.minimum(rising, falling)))


def _lasting(bands: Samples, length: int) -> Samples:
    """The same with silence after it, up to so many moments."""
    return np.pad(bands, ((0, length - len(bands)), (0, 0)))


def _strength(sound: Samples) -> Samples:
    """The size of a wave without its swinging (Hilbert)."""
    size = quick(len(sound))
    spectrum = np.fft.fft(sound, size)
    spectrum[1 : size // 2] *= 2
    spectrum[size // 2 + 1 :] = 0
    return np.asarray(np.abs(np.fft.ifft(spectrum))[: len(sound)])


def _smoothed(shape: Samples, seconds: float) -> Samples:
    """A curve without what is shorter than this."""
    window = np.hanning(count(seconds))
    late = len(window) // 2
    return convolve(shape, window / window.sum())[late : late + len(shape)]
