"""Searching: where words stand in a text, whatever their case, and with or without dots and accents. Pure."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

SPELLED_OUT: Final = (("ae", "a"), ("oe", "o"), ("ue", "u"))  # how umlauts are typed without their keys


class Span(NamedTuple):
    """A stretch of a text."""

    start: int
    end: int


class Folded(NamedTuple):
    """A text as it is compared, and where in the text each letter of it stood."""

    letters: str
    places: tuple[int, ...]


@lru_cache(maxsize=2048)  # the rule book has some 700 texts; they are asked again with every letter that is typed
def folded(text: str) -> Folded:
    """Small letters without dots and accents; ß is ss, and an apostrophe is that of the keys."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        for plain in unicodedata.normalize("NFKD", letter.casefold().replace("’", "'")):
            if not unicodedata.combining(plain):
                letters.append(plain)
                places.append(place)
    return Folded("".join(letters), tuple(places))


def spans(text: str, query: str) -> list[Span]:
    """Where the query stands in the text; umlauts may also be typed as two letters."""
    wanted = folded(query.strip()).letters
    if not wanted:
        return []
    plain = wanted
    for two, one in SPELLED_OUT:
        plain = plain.replace(two, one)
    where = folded(text)
    return list(_spans(where, wanted)) or (list(_spans(where, plain)) if plain != wanted else [])


def _spans(where: Folded, wanted: str) -> Iterator[Span]:
    at = where.letters.find(wanted)
    while at >= 0:
        last = at + len(wanted) - 1
        yield Span(where.places[at], where.places[last] + 1)
        at = where.letters.find(wanted, last + 1)
