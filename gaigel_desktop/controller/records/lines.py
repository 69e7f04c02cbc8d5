"""Lines: a file of records line by line, whatever it is and holds: nothing of it is waited for, or kept in memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from io import BufferedReader
from typing import Final, NamedTuple

from .notation import LONGEST_LINE

PIECE: Final = 1 << 14  # bytes


class Line(NamedTuple):
    """A line that is not blank, counted from 1; without text it only tells that so much was read meanwhile."""

    number: int
    text: bytes = b""


def pieces_of(file: BufferedReader) -> Iterator[bytes]:
    """The file piece by piece, each as soon as it is there."""
    return iter(partial(file.read1, PIECE), b"")


def lines_of(pieces: Iterable[bytes]) -> Iterator[Line]:
    """Every line that is not blank, of a giant one only so much that it is seen to be no record."""
    number, begun = 1, bytearray()
    for piece in pieces:
        *ended, rest = piece.split(b"\n")
        for text in ended:
            line = _ended(begun, text) if begun else text
            if line and not _is_blank(line):
                yield Line(number, line)
            number += 1
        _add(begun, rest)
        yield Line(number)
    if not _is_blank(begun):
        yield Line(number, bytes(begun))


def _ended(begun: bytearray, end: bytes) -> bytes:
    """The line that ends here; the next one begins."""
    _add(begun, end)
    line = bytes(begun)
    begun.clear()
    return line


def _add(begun: bytearray, more: bytes) -> None:
    """What follows in a line, as far as that matters."""
    if len(begun) <= LONGEST_LINE:
        begun += more[: LONGEST_LINE + 1 - len(begun)]


def _is_blank(line: bytes | bytearray) -> bool:
    """Whether nothing stands there; a giant line is none that is skipped."""
    return len(line) <= LONGEST_LINE and not line.strip()
