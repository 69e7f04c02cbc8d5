"""Sounds as files: Ogg Vorbis written and read, and `sounds.json`, the table the game reads."""

import io
from collections.abc import Iterator
from json import dumps
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]

from art.sounds.catalogue import KINDS, Kind
from art.sounds.waves import RATE, Samples

FOLDER = Path(__file__).parents[2] / "assets" / "sounds"
TABLE = "sounds.json"
LICENCE = "CC BY 4.0, https://creativecommons.org/licenses/by/4.0/"
SERIAL = b"gaig"
"""Number of the stream in each page. Encoders throw dice for it; ours stays, so files can be compared."""
QUALITY = 0.7
"""soundfile's compression level: 0 is the largest file, 1 the smallest."""


def encoded(stem: str, sound: Samples) -> bytes:
    """The sound as an Ogg Vorbis file that says what it is."""
    buffer = io.BytesIO()
    with soundfile.SoundFile(buffer, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=QUALITY) as file:
        file.title, file.artist, file.license = stem, "Gaigel Desktop", LICENCE
        file.write(sound.astype(np.float32))
    return b"".join(_renumbered(page) for page in pages(buffer.getvalue()))


def decoded(data: bytes) -> tuple[Samples, int, int]:
    """Samples, rate and channels of an Ogg file."""
    with soundfile.SoundFile(io.BytesIO(data)) as file:
        return file.read(dtype="float64"), file.samplerate, file.channels


def pages(data: bytes) -> Iterator[bytes]:
    """The pages of an Ogg stream: a header of 27 bytes, a table of lengths, the body."""
    while data:
        lengths = data[27 : 27 + data[26]]
        size = 27 + len(lengths) + sum(lengths)
        yield data[:size]
        data = data[size:]


def _renumbered(page: bytes) -> bytes:
    """The page with our serial number and the checksum that then belongs to it."""
    blank = page[:14] + SERIAL + page[18:22] + bytes(4) + page[26:]
    return blank[:22] + checksum(blank).to_bytes(4, "little") + blank[26:]


def _checksum_step(value: int) -> int:
    """One entry of the checksum table: eight shifts with the polynomial of Ogg."""
    value <<= 24
    for _ in range(8):
        value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
    return value & 0xFFFFFFFF


STEPS = [_checksum_step(value) for value in range(256)]


def checksum(page: bytes) -> int:
    """The CRC of an Ogg page whose checksum field is zero."""
    result = 0
    for byte in page:
        result = (result << 8 & 0xFFFFFFFF) ^ STEPS[result >> 24 ^ byte]
    return result


def table() -> str:
    """The text of `sounds.json`: which files belong to which kind, how long they last, and how they are played."""
    return "{\n" + ",\n".join(map(_entry, KINDS)) + "\n}\n"


def _entry(kind: Kind) -> str:
    """One kind in the table."""
    files, lengths = [f"{stem}.ogg" for stem in kind.stems], [round(seconds(stem), 2) for stem in kind.stems]
    played = {"hit": round(kind.hit, 3), "spread": kind.spread, "tune": kind.tune}
    return f'"{kind.name}": {dumps({"files": files, "seconds": lengths, "loudness": kind.loudness} | played)}'


def seconds(stem: str) -> float:
    """How long a written file lasts."""
    return float(soundfile.info(str(FOLDER / f"{stem}.ogg")).duration)
