"""A programme as data: what is shown one after the other. A club's own is a file like those in `programmes/`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from .reading import LARGEST, WORDLESS, Data, Misread, Words, all_in, data_in, number, tables, text, words
from .story import Stop, stops_of

FOLDER: Final = Path(__file__).parent / "programmes"
TWELVE_MINUTES: Final = "twelve_minutes"
STORY: Final = "story"
DEAL: Final = "deal"
FILE: Final = "file"
KINDS: Final = (STORY, DEAL, FILE)  # a story of ours, a past deal, a file of records


class Number(NamedTuple):
    """One thing that is shown; what it says itself goes before what the story says."""

    kind: str
    name: str
    title: Words = WORDLESS
    say: Words = WORDLESS
    stops: tuple[Stop, ...] = ()
    seat: int | None = None  # whose hand is talked about, where the story has no word in it
    seconds: int = 0


class Programme(NamedTuple):
    """Numbers in their order."""

    name: str
    title: Words
    numbers: tuple[Number, ...]
    gist: Words = WORDLESS


# -- reading -----------------------------------------------------------------------------------------------------


@cache
def programmes() -> tuple[Programme, ...]:
    """Those that are built in: the twelve minutes first."""
    read = all_in(FOLDER, lambda file: programme_of(file.stem, data_in(file)))
    return tuple(sorted(read, key=lambda programme: programme.name != TWELVE_MINUTES))


def programme_of(name: str, data: Data) -> Programme:
    """A programme as its file says it; Misread with the name of what is not as it should be."""
    numbers = tuple(map(_number, tables(data, "numbers")))
    return Programme(name, words(data, "title"), numbers, words(data, "gist", WORDLESS))


def _number(data: Data) -> Number:
    kind = next((kind for kind in KINDS if kind in data), None)
    if kind is None:
        raise Misread("numbers")
    return Number(
        kind=kind,
        name=_deal(data) if kind == DEAL else text(data, kind),
        title=words(data, "title", WORDLESS),
        say=words(data, "say", WORDLESS),
        stops=stops_of(data),
        seat=number(data, "seat") if "seat" in data else None,
        seconds=number(data, "seconds", 0),
    )


def _deal(data: Data) -> str:
    """The number of a past deal."""
    name = text(data, DEAL)
    if not name.isdecimal() or int(name) > LARGEST:
        raise Misread(DEAL)
    return name
