"""Enclosed: words in a PNG, as in a letter behind its picture; put in and taken out without looking at the picture.

They lie in a chunk of text (iTXt, compressed) under a keyword of ours, which every program that knows no such thing
passes by. Nothing of a file is believed: neither lengths nor sums, nor how much comes out of what is compressed.
"""

from __future__ import annotations

import zlib
from io import BufferedIOBase
from struct import pack, unpack
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
KEYWORD: Final = b"Gaigel"
COMPRESSED: Final = b"\0\x01\0\0\0"  # after the keyword: zlib, no language, no keyword in it
TEXT: Final = b"iTXt"
END: Final = b"IEND"
AROUND: Final = 12  # bytes of a chunk besides what lies in it
MOST_ENCLOSED: Final = 4 << 20  # bytes, before they are compressed: some thousand deals
MOST_PACKED: Final = 2 << 20  # and as they lie there
MOST_CHUNKS: Final = 20_000
MOST_LOOKED_THROUGH: Final = 64 << 20  # bytes of a picture: several times as many as any of ours has
PIECE: Final = 1 << 16


NOTHING_THERE: Final = "letter_none"  # the keys of why nothing comes out of a picture
BROKEN: Final = "letter_broken"  # also: larger than any of ours
NEWER: Final = "letter_newer"


class NoLetter(ValueError):
    """A picture without anything of ours that could be read; `key` says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def enclose(png: bytes, words: str) -> bytes:
    """The picture with these words behind it; ValueError for what is no PNG, or words that are too many."""
    at = len(png) - AROUND
    plain = words.encode()
    if not png.startswith(SIGNATURE) or png[at + 4 : at + 8] != END or len(plain) > MOST_ENCLOSED:
        raise ValueError("no PNG, or too much for one")
    return png[:at] + _chunk(TEXT, KEYWORD + COMPRESSED + zlib.compress(plain, 9)) + png[at:]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))


def is_picture(head: bytes) -> bool:
    """Whether a file that begins so is a PNG."""
    return head.startswith(SIGNATURE)


def enclosed_in(file: BufferedIOBase) -> str:
    """The words in a PNG; NoLetter where there are none to be read."""
    if not is_picture(file.read(len(SIGNATURE))):
        raise NoLetter(NOTHING_THERE)
    left = MOST_LOOKED_THROUGH
    for _ in range(MOST_CHUNKS):
        length, kind = _head(file)
        left -= length
        if kind == END or left < 0:
            break
        if kind != TEXT or length > MOST_PACKED:
            _pass_by(file, length)
            continue
        data, sum_there = file.read(length), file.read(4)
        if data.startswith(KEYWORD + b"\0"):
            return _opened(data, sum_there)
    raise NoLetter(NOTHING_THERE)


def _head(file: BufferedIOBase) -> tuple[int, bytes]:
    """How long the next chunk is, and what it is called; a picture that breaks off has come to its end."""
    head = file.read(8)
    if len(head) < 8:
        return 0, END
    length, kind = unpack(">I4s", head)
    return int(length), bytes(kind)


def _pass_by(file: BufferedIOBase, length: int) -> None:
    """Read over a chunk and its sum, never more of it at once than a piece."""
    left = length + 4
    while left:
        piece = file.read(min(left, PIECE))
        if not piece:
            return
        left -= len(piece)


def _opened(data: bytes, sum_there: bytes) -> str:
    """What is in the chunk of ours, as far as its sum and its size hold."""
    if sum_there != pack(">I", zlib.crc32(TEXT + data)) or not data.startswith(KEYWORD + COMPRESSED):
        raise NoLetter(BROKEN)
    unpacking = zlib.decompressobj()
    try:
        words = unpacking.decompress(data[len(KEYWORD + COMPRESSED) :], MOST_ENCLOSED)
        if not unpacking.eof:
            raise NoLetter(BROKEN)
        return words.decode()
    except (zlib.error, UnicodeDecodeError):
        raise NoLetter(BROKEN) from None
