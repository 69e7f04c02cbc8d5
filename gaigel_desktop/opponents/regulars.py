"""The regulars of the house: how well each of them plays, and in what manner. Their faces and lines are elsewhere.

A strength can be chosen for everybody, the temperament stays: Jockel stays bold and Eugen silent at any strength.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .levels import LEVELS, Character, Level

LEVEL_NAMED: Final[dict[str, Level]] = {level.name: level for level in LEVELS}


class Regular(NamedTuple):
    """Somebody whom one meets at this inn."""

    portrait: str
    name: str
    strength: str  # unless the player wants it otherwise
    talks: float  # how often it has something to say
    pace: float  # how long it seems to think, 1 being usual
    boldness: float
    attentive: float
    signs: float
    bluffs: float

    def playing(self, strength: str) -> Character:
        """The character at this strength."""
        return Character(self.portrait, LEVEL_NAMED[strength], self.boldness, self.attentive, self.signs, self.bluffs)


# fmt: off
REGULARS: Final = (  #                              talks  pace  bold  attentive  signs  bluffs
    Regular("lena", "Lena", "guest",                0.60,  0.80, 0.80, 0.30,      0.60,  0.20),
    Regular("eugen", "Eugen", "old-hand",           0.15,  1.40, 0.30, 0.80,      0.35,  0.30),
    Regular("roesle", "Rösle", "regular",           0.55,  1.00, 0.50, 0.95,      0.60,  0.45),
    Regular("jockel", "Jockel", "regular",          0.45,  1.20, 0.75, 0.40,      0.45,  0.10),
    Regular("berta", "Berta", "master",             0.35,  0.90, 0.35, 0.90,      0.75,  0.60),
    Regular("karle", "Karle", "guest",              0.85,  0.70, 0.60, 0.60,      0.80,  0.40),
    Regular("oezlem", "Özlem", "old-hand",          0.30,  1.30, 0.40, 0.75,      0.50,  0.20),
    Regular("samuel", "Samuel", "master",           0.65,  1.00, 0.50, 0.70,      0.55,  0.30),
)
# fmt: on
REGULAR_WITH: Final[dict[str, Regular]] = {regular.portrait: regular for regular in REGULARS}
