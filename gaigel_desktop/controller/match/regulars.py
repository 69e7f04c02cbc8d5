"""The regulars of the house: whom one meets here, how well each of them plays, and in what manner.

A strength can be chosen for everybody, the temperament stays: Jockel stays bold and Eugen silent at any strength.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from gaigel_desktop.bounded import toml
from gaigel_desktop.lessons.reading import Data, about, all_in, number, share, text, words
from gaigel_desktop.opponents.levels import LEVEL_NAMED, Character
from gaigel_desktop.text.regulars.blocks import PEOPLE, who_they_are


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
    """Somebody by the name of their file; Misread where it does not say who they are."""
    with about(who):
        data = toml(who_they_are(who))
    return Regular(
        portrait=who,
        name=text(data, "name"),
        comes=number(data, "comes"),
        strength=_strength(data),
        talks=share(data, "talks"),
        pace=share(data, "pace"),
        boldness=share(data, "boldness"),
        attentive=share(data, "attentive"),
        signs=share(data, "signs"),
        bluffs=share(data, "bluffs"),
        mat=text(data, "mat"),
        about=words(data, "about"),
    )


def _strength(data: Data) -> str:
    with about("strength"):
        return LEVEL_NAMED[text(data, "strength")].name


REGULARS: Final = tuple(sorted(all_in(PEOPLE, lambda file: met(file.stem)), key=lambda regular: regular.comes))
REGULAR_WITH: Final[dict[str, Regular]] = {regular.portrait: regular for regular in REGULARS}
