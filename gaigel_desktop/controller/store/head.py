"""The head: the first hundred bytes of a store, most of which always say the same; where they do not, they can be put
right, and everything behind them is read again."""

from __future__ import annotations

from pathlib import Path
from struct import pack
from typing import Final

LONG: Final = 100
PAGE: Final = 4096
FEWEST: Final = 2 * PAGE  # no store is shorter
# What stands in every store of ours: the name of the format, the size of pages and how they are filled; the format of
# the schema, no pages that move by themselves, UTF-8.
ALWAYS: Final = {
    0: b"SQLite format 3\0",
    16: pack(">H", PAGE),
    20: b"\0\x40\x20\x20",
    44: pack(">I", 4),
    52: pack(">II", 0, 1),
}
FORMATS: Final = (b"\1\1", b"\2\2")  # with a journal or a log beside it


def is_broken(path: Path) -> bool:
    """Whether the head does not say what it says in every store; a file that is too short for one has none."""
    with path.open("rb") as file:
        head = file.read(LONG)
    if path.stat().st_size < FEWEST:
        return False
    return head[18:20] not in FORMATS or any(head[at : at + len(said)] != said for at, said in ALWAYS.items())


def put_right(path: Path, copy: Path) -> None:
    """A copy with a head that says what it must; what it counted is counted anew."""
    data = bytearray(path.read_bytes())
    anew = {18: FORMATS[0], 24: pack(">IIII", 1, len(data) // PAGE, 0, 0), 92: pack(">I", 1)}
    for at, said in (ALWAYS | anew).items():
        data[at : at + len(said)] = said
    copy.write_bytes(data)
