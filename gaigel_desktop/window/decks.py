"""Decks: what their suits are called, and which pictures there are; each folder of cards with a deck.toml is one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.bounded import text_in, toml

from .assets import asset

MOST: Final = 1 << 14  # bytes of a deck's file
USUAL: Final = "wuerttemberg"


class Pattern(NamedTuple):
    """A deck as its file tells it; whatever is missing there, the game uses plain shapes and its own words."""

    name: Mapping[str, str] = {"en": ""}
    sample: str = "EO"  # the card that stands for it where decks are chosen
    suits: Sequence[str] = ()  # in names of pictures, in the order E B H S
    ranks: Sequence[str] = ()  # in the order A X K O U 7
    nines: str = ""  # the rank that may stand for the Sevens, if there are pictures of it
    corners: Sequence[str] = ()  # what stands in the corners
    safe: Sequence[str] = ()  # suits with pictures in colour-safe colours
    large: bool = False  # whether there are pictures with large corners
    letters: Mapping[str, Sequence[str]] = {}
    called: Mapping[str, Sequence[str]] = {}  # its suits, by language
    queens: bool = False  # it has Queens and Jacks for Obers and Unters, and words name them so

    def rank(self, place: int, nines: bool) -> str:
        """What the pictures of a rank are called, if nines are to stand for the Sevens, and there are any."""
        if nines and self.nines and place == len(self.ranks) - 1:
            return self.nines
        return self.ranks[place] if place < len(self.ranks) else "missing"

    def drawn_anew(self, letters: str) -> tuple[str, ...]:
        """The ranks of which there are pictures with these letters, because they differ."""
        both = zip(self.ranks, self.corners, self.letters.get(letters, self.corners), strict=False)
        return tuple(rank for rank, usual, other in both if usual != other)


@cache
def patterns() -> Mapping[str, Pattern]:
    """All decks by the names of their folders, the usual one first."""
    files = sorted(asset("cards").glob("*/deck.toml"), key=lambda file: (file.parent.name != USUAL, file))
    return {file.parent.name: _read(file) for file in files}


def pattern_named(name: str) -> Pattern:
    """How a deck looks and what it is called."""
    return patterns().get(name, Pattern())


def _read(file: Path) -> Pattern:
    try:
        return Pattern(**toml(text_in(file, MOST)))  # type: ignore[arg-type]
    except (OSError, ValueError, TypeError):
        return Pattern()
