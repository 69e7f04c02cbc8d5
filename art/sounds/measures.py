"""What can be said of a sound without ears: length, peak, loudness, where its energy lies, how it begins and ends."""

from dataclasses import dataclass

import numpy as np

from art.sounds.loudness import fast, loudness
from art.sounds.spectra import centroid, grain, median, share
from art.sounds.waves import RATE, Samples, count, quick


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
    fast: float
    """Decibels, A-weighted, of the loudest 125 ms: what the mix is made by."""
    centroid: float
    """Hertz: the spectrum's centre of gravity by energy."""
    median: float
    """Hertz: half of the energy lies below."""
    deep: float
    """Share of the energy below 150 Hz."""
    high: float
    """Share of the energy between 2,500 and 6,000 Hz, where paper and chalk are heard."""
    hiss: float
    """Share of the energy above 6,000 Hz."""
    grain: float
    """How uneven it is from moment to moment: 0.3 is plain noise."""
    onset: float
    """Seconds until it comes within 20 dB of its highest envelope: nothing was heard before."""
    hit: float
    """Seconds until it comes within 6 dB of it."""
    attack: float
    """Seconds from a tenth to nine tenths of the highest envelope."""
    decay: float
    """Seconds after the highest envelope until it stays 20 dB below."""


def measured(sound: Samples) -> Measures:
    """All figures of a sound."""
    shape = envelope(sound)
    return Measures(
        seconds=len(sound) / RATE,
        peak=float(np.abs(sound).max()),
        mean=float(sound.mean()),
        first=float(sound[0]),
        last=float(sound[-1]),
        loudness=loudness(sound),
        fast=fast(sound),
        centroid=centroid(sound),
        median=median(sound),
        deep=share(sound, 0, 150),
        high=share(sound, 2_500, 6_000),
        hiss=share(sound, 6_000, RATE),
        grain=grain(sound),
        onset=_reached(shape, 0.1),
        hit=_reached(shape, 0.5),
        attack=_attack(shape),
        decay=_decay(shape),
    )


def envelope(sound: Samples) -> Samples:
    """Strength of the sound over a sliding window of 4 ms."""
    window = np.hanning(count(0.004))
    return np.asarray(np.sqrt(np.convolve(sound**2, window / window.sum(), "same").clip(0)))


def true_peak(sound: Samples) -> float:
    """The highest value between the samples, as a converter makes it: four times as many of them."""
    size = quick(len(sound) + 200)
    return float(4 * np.abs(np.fft.irfft(np.fft.rfft(sound, size), 4 * size)).max())


def _reached(shape: Samples, part: float) -> float:
    """Seconds until the envelope first reaches so much of its top."""
    return float((shape > part * shape.max()).argmax()) / RATE


def _attack(shape: Samples) -> float:
    """How long the last rise to the top takes, in seconds."""
    top = int(shape.argmax())
    low = np.flatnonzero(shape[: top + 1] < 0.1 * shape[top])
    high = np.flatnonzero(shape[: top + 1] > 0.9 * shape[top])
    return float(high[0] - (low[low < high[0]][-1] if (low < high[0]).any() else 0)) / RATE


def _decay(shape: Samples) -> float:
    """How long the sound needs from its top until it stays 20 dB below, in seconds."""
    top = int(shape.argmax())
    return float(np.flatnonzero(shape > 0.1 * shape[top])[-1] - top) / RATE
