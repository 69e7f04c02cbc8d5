"""The regulars of the house: whom one meets here, how well each of them plays, and in what manner.

A strength can be chosen for everybody, the temperament stays: Jockel stays bold and Eugen silent at any strength.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final, NamedTuple

from gaigel_desktop.opponents.levels import LEVEL_NAMED, Character
from gaigel_desktop.text.regulars.blocks import everybody, who_they_are


class Regular(NamedTuple):
    """Somebody whom one meets at this inn; the fields are those of their file."""

    portrait: str
    name: str
    comes: int  # who comes first sits down first where nobody has chosen
    strength: str  # unless the player wants it otherwise
    talks: float  # how often it has something to say
    pace: float  # how long it seems to think, 1 being usual
    boldness: float
    attentive: float
    signs: float
    bluffs: float
    mat: str  # the motif of the beer mat
    about: Mapping[str, str]  # a sentence about them, by language

    def playing(self, strength: str) -> Character:
        """The character at this strength."""
        return Character(self.portrait, LEVEL_NAMED[strength], self.boldness, self.attentive, self.signs, self.bluffs)


def met(who: str) -> Regular:
    """Somebody by the name of their file."""
    return Regular(who, **tomllib.loads(who_they_are(who)))


REGULARS: Final = tuple(sorted(map(met, everybody()), key=lambda regular: regular.comes))
REGULAR_WITH: Final[dict[str, Regular]] = {regular.portrait: regular for regular in REGULARS}
