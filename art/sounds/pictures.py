"""Pictures of sounds for judging by eye: waveform above, spectrogram below."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from art.sounds.waves import RATE, Samples

WIDTH, WAVE, SPECTRUM = 560, 90, 210
LOWEST, HIGHEST = 60.0, 16_000.0
FLOOR = -80.0
"""Decibels below the loudest spot that are drawn black."""
TICKS = (100, 200, 500, 1_000, 2_000, 5_000, 10_000)


def picture(name: str, sound: Samples) -> Image.Image:
    """One sound: its name, waveform and spectrogram (logarithmic, 60 Hz to 16 kHz)."""
    page = np.concatenate([_waveform(sound), _spectrogram(sound)])
    image = Image.fromarray(page)
    draw = ImageDraw.Draw(image)
    title = f"{name}  {len(sound) / RATE:.2f} s  peak {np.abs(sound).max():.2f}"
    draw.text((4, 2), title, fill=(255, 220, 120))
    for pitch in TICKS:
        draw.text((2, WAVE + _row(pitch) - 6), f"{pitch}", fill=(150, 200, 255))
    return image


def _waveform(sound: Samples) -> NDArray[np.uint8]:
    """Lowest and highest sample of each column."""
    page = np.full((WAVE, WIDTH, 3), 24, np.uint8)
    for column, part in enumerate(np.array_split(sound, WIDTH)):
        top, bottom = ((1 - value) * (WAVE - 1) / 2 for value in (part.max(), part.min()))
        page[int(top) : int(bottom) + 1, column] = (235, 177, 45)
    return page


def _spectrogram(sound: Samples, size: int = 1024) -> NDArray[np.uint8]:
    """Energy over time and pitch."""
    padded = np.pad(sound, size)
    starts = np.linspace(size // 2, len(sound) + size // 2, WIDTH).astype(int)
    frames = np.array([padded[start : start + size] for start in starts]) * np.hanning(size)
    levels = 20 * np.log10(np.abs(np.fft.rfft(frames, 4 * size)) + 1e-9)
    rows = LOWEST * (HIGHEST / LOWEST) ** np.linspace(1, 0, SPECTRUM)
    picked = levels[:, np.rint(rows * 4 * size / RATE).astype(int)].T
    heat = ((picked - picked.max() - FLOOR) / -FLOOR).clip(0, 1)[..., None]
    return np.asarray(255 * heat ** np.array([0.8, 1.6, 3.0]), dtype=np.uint8)


def _row(pitch: float) -> int:
    """The line of the spectrogram on which a frequency lies."""
    return round((SPECTRUM - 1) * float(np.log(HIGHEST / pitch) / np.log(HIGHEST / LOWEST)))


def sheet(sounds: dict[str, Samples], path: Path, columns: int = 3) -> None:
    """Several sounds on one page."""
    height = WAVE + SPECTRUM + 6
    page = Image.new("RGB", (columns * (WIDTH + 6), -(-len(sounds) // columns) * height))
    for place, (name, sound) in enumerate(sounds.items()):
        page.paste(picture(name, sound), (place % columns * (WIDTH + 6), place // columns * height))
    page.save(path)


def beside(pairs: list[tuple[str, Samples, Samples]], path: Path) -> None:
    """Two states of each sound, the older one on the left, over the same time."""
    height = WAVE + SPECTRUM + 6
    page = Image.new("RGB", (2 * (WIDTH + 6), len(pairs) * height))
    for place, (name, then, now) in enumerate(pairs):
        length = max(len(then), len(now))
        for column, (when, sound) in enumerate((("before", then), ("after", now))):
            one = picture(f"{name}, {when}", np.pad(sound, (0, length - len(sound))))
            page.paste(one, (column * (WIDTH + 6), place * height))
    page.save(path, quality=70, method=6)
