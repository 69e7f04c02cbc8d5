"""Own pictures: backs of cards that a player has made of photographs, as they are kept.

Each is a file of its own beside the games; what they are called stands in one more. The photograph itself, and where
it lay, is not remembered.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Final, NamedTuple

from gaigel_desktop.bounded import plain_file

from .places import own_pictures_folder, sweep, write_bytes, write_whole
from .reading import Unreadable, json_in
from .thrown_away import throw_away

OWN: Final = "own:"  # how a setting begins that names one of them
ENDING: Final = ".webp"
NAMES: Final = "names.json"
LONGEST_NAME: Final = 24
MOST: Final = 12
NAMED_SO: Final = re.compile(r"back-[0-9a-f]{12}")  # never twice the same: pictures are remembered by it
RIFF: Final = 8  # bytes before what the head of such a file counts
HEAD: Final = 30  # bytes, in which its size stands
SIDE: Final = (1 << 14) - 1  # the bits of a number of pixels
MOST_BYTES: Final = 4 << 20
MOST_PIXELS: Final = 1920 * 1080  # several times as many as a back has


class OwnPicture(NamedTuple):
    """One of them, with what the player calls it; empty: nothing."""

    id: str
    name: str
    path: Path

    @property
    def value(self) -> str:
        """As a setting names it."""
        return OWN + self.id


def kept() -> tuple[OwnPicture, ...]:
    """All that can be shown, the first one first."""
    folder, found = own_pictures_folder(), list[tuple[float, Path]]()
    with suppress(OSError):
        ours = (path for path in folder.glob(f"*{ENDING}") if NAMED_SO.fullmatch(path.stem))
        found = sorted((path.stat().st_mtime, path) for path in ours if _is_whole(path))
    names = _names()
    return tuple(OwnPicture(path.stem, names.get(path.stem, ""), path) for _, path in found[:MOST])


def file_of(value: str) -> Path | None:
    """The file of a setting; None where it is gone or damaged, or nothing of ours."""
    name = value.removeprefix(OWN)
    if not value.startswith(OWN) or not NAMED_SO.fullmatch(name):
        return None
    path = own_pictures_folder() / f"{name}{ENDING}"
    return path if _is_whole(path) else None


def keep(name: str, picture: bytes) -> OwnPicture:
    """One more; OSError where it cannot be written, and then nothing has changed."""
    folder = own_pictures_folder()
    sweep(folder, (f"{ENDING}.new",))
    path = folder / f"back-{token_hex(6)}{ENDING}"
    write_bytes(path, picture)
    one = OwnPicture(path.stem, _short(name), path)
    with suppress(OSError):  # it is there, though nobody knows what it is called
        rename(one, name)
    return one


def rename(one: OwnPicture, name: str) -> None:
    """Call it otherwise; OSError where that cannot be written down."""
    names = {known: called for known, called in _names().items() if known != one.id}
    _write_names(names | {one.id: _short(name)})


def delete(one: OwnPicture) -> None:
    """It is thrown away, and its name with it; OSError where it stays."""
    throw_away(one.path)
    with suppress(OSError):
        _write_names({known: name for known, name in _names().items() if known != one.id})


def _names() -> Mapping[str, str]:
    """What they are called, as far as that can be read."""
    try:
        read = json_in(own_pictures_folder() / NAMES) or {}
    except Unreadable:
        return {}
    return {known: _short(name) for known, name in read.items() if isinstance(name, str)}


def _write_names(names: Mapping[str, str]) -> None:
    write_whole(own_pictures_folder() / NAMES, json.dumps(names, ensure_ascii=False, indent=1) + "\n")


def _short(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


def _is_whole(path: Path) -> bool:
    """Whether it is as long as its head says, and no larger than one of ours; what else may be wrong with it is found
    when it is drawn."""
    try:
        with plain_file(path) as file:
            head, size = file.read(HEAD), path.stat().st_size
    except OSError:
        return False
    counted = int.from_bytes(head[4:8], "little")
    is_one = head[:4] == b"RIFF" and head[8:12] == b"WEBP"
    return is_one and counted + RIFF <= size <= MOST_BYTES and _pixels_in(head) <= MOST_PIXELS


def _pixels_in(head: bytes) -> int:
    """How many pixels the picture says that it has; none where it is of no kind that is known."""
    little = partial(int.from_bytes, byteorder="little")
    match head[12:16]:
        case b"VP8X":
            return (little(head[24:27]) + 1) * (little(head[27:30]) + 1)
        case b"VP8L":
            sides = little(head[21:25])
            return ((sides & SIDE) + 1) * ((sides >> 14 & SIDE) + 1)
    return (little(head[26:28]) & SIDE) * (little(head[28:30]) & SIDE)
