"""Sound as an array of numbers: time, pulses, noise, mixing; the small tools that all recipes share."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
"""Samples in a second."""

Samples: TypeAlias = NDArray[np.float64]
Turned: TypeAlias = NDArray[np.complex128]
"""Weights that also turn the phase."""
Dice: TypeAlias = np.random.Generator


def count(seconds: float) -> int:
    """How many samples last so long."""
    return round(seconds * RATE)


def times(seconds: float) -> Samples:
    """The moment of each sample, in seconds from the start."""
    return np.arange(count(seconds)) / RATE


def noise(dice: Dice, seconds: float) -> Samples:
    """White noise of unit strength."""
    return dice.standard_normal(count(seconds))


def peaked(sound: Samples, peak: float = 1.0) -> Samples:
    """The same sound, its largest sample brought to `peak`."""
    return sound * (peak / float(np.abs(sound).max()))


def decaying(sound: Samples, decay: float) -> Samples:
    """The sound under an envelope that falls to 1/e within `decay` seconds."""
    return sound * np.exp(-np.arange(len(sound)) / (decay * RATE))


def bump(seconds: float) -> Samples:
    """A smooth pulse (Hann window) of area one: how a body pushes another while they touch."""
    shape = np.hanning(max(count(seconds), 2) + 2)[1:-1]
    return np.asarray(shape / shape.sum())


def mix(parts: Iterable[tuple[float, Samples]]) -> Samples:
    """Lay sounds over each other, each beginning at its own second."""
    placed = [(count(start), sound) for start, sound in parts]
    whole = np.zeros(max(start + len(sound) for start, sound in placed))
    for start, sound in placed:
        whole[start : start + len(sound)] += sound
    return whole


def convolve(sound: Samples, answer: Samples) -> Samples:
    """What a body with this impulse answer makes of the sound."""
    length = len(sound) + len(answer) - 1
    size = quick(length)
    whole = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(answer, size), size)
    return np.asarray(whole[:length], dtype=np.float64)


def quick(size: int) -> int:
    """So many samples or some more, of which a spectrum is quickly made: a power of two."""
    return 1 << (size - 1).bit_length()


def pitches(size: int) -> Samples:
    """The frequencies in hertz that the spectrum of so many samples tells apart."""
    return np.asarray(np.arange(size // 2 + 1) * (RATE / size), dtype=np.float64)


def shaped(sound: Samples, gain: Callable[[Samples], Samples | Turned], pad: float = 0.02) -> Samples:
    """Weigh the spectrum of a sound; silence is added on both sides so that the ends cannot meet."""
    size = quick(len(sound) + 2 * count(pad))
    spectrum = np.fft.rfft(np.pad(sound, count(pad)), size)
    weighed = np.asarray(np.fft.irfft(spectrum * gain(pitches(size)), size))
    return weighed[count(pad) : count(pad) + len(sound)]


@dataclass(frozen=True)
class BandGain:
    """A band-pass with gentle flanks (Butterworth magnitude); `order` 1 falls 6 dB an octave."""

    low: float
    high: float
    order: int = 2

    def __call__(self, frequency: Samples) -> Samples:
        """The factor at each frequency in hertz."""
        below = (self.low / np.maximum(frequency, 1e-3)) ** (2 * self.order)
        above = (frequency / self.high) ** (2 * self.order)
        return np.asarray(1 / np.sqrt((1 + below) * (1 + above)))


def band(sound: Samples, low: float, high: float, order: int = 2) -> Samples:
    """The part of a sound between two frequencies in hertz."""
    return shaped(sound, BandGain(low, high, order))


@dataclass(frozen=True)
class LowCut:
    """Away with what lies below, 12 dB an octave; unlike a filter without phase it never rings before the blow."""

    low: float

    def __call__(self, frequency: Samples) -> Turned:
        """The factor at each frequency in hertz."""
        s = 1j * frequency / self.low
        return np.asarray(s**2 / (s**2 + np.sqrt(2) * s + 1))
